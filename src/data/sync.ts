import type { Profile } from '#domain/account/profile.ts';
import { Problem } from '#domain/problem.ts';
import type { TripCard } from '#domain/trip/trip.ts';
import { databaseOf, type UserDatabase } from '../offline/database.ts';
import { askAgain } from '../offline/document-store.ts';
import type { Operation } from '../offline/operation.ts';
import { drainOutbox, type OutboxWorld } from '../offline/outbox.ts';
import { settleProfile } from '../offline/profile-store.ts';
import { withRoom } from '../offline/room.ts';
import type { Settled } from '../offline/trip-state.ts';
import { settle, updateOperation } from '../offline/trip-store.ts';
import { useSession } from '../session/session.ts';
import { wakeWhenOnline, whenWoken } from './background-sync.ts';
import { destinationsAhead, keepFacts } from './facts.ts';
import { fetchTrips } from './fetch-trips.ts';
import { keepPicture } from './pictures.ts';
import { sendOperation } from './send-operation.ts';
import { knownSettings } from './settings.ts';
import { lookAgainAtSeen } from './shared-trips.ts';
import { useSync } from './sync-state.ts';

const LOCK = 'periplo-outbox';
const RETRY_EVERY_MS = 30_000;

const isProfile = (answer: Settled | Profile): answer is Profile => typeof answer === 'object' && 'email' in answer;

/** It was shown as saved when it was kept here: what the server says of it later must be told. */
function tellRefused({ kind, tripId }: Operation): void {
  useSync.setState({ refused: { tripId: kind === 'profile.patch' ? null : tripId } });
}

function outboxWorld(database: UserDatabase, signal: AbortSignal): OutboxWorld<Settled | Profile> {
  return {
    waiting: () => database.outbox.orderBy('seq').toArray(),
    send: (operation) => sendOperation(database, operation, signal),
    settle: async (operation, answer) => {
      if (isProfile(answer)) return settleProfile(database, operation, answer);
      await settle(database, operation, answer);
      if (operation.kind === 'trip.create') await askAgain(database, operation.tripId);
    },
    update: async (operation, change) => {
      await updateOperation(database, operation, change);
      if ('parkedBecause' in change) tellRefused(operation);
    },
    now: Date.now,
    random: Math.random,
  };
}

/** What trips need besides themselves to be changed and looked at with no network; the next exchange tries again. */
async function keepCompanions(database: UserDatabase, cards: readonly TripCard[], signal: AbortSignal): Promise<void> {
  for (const id of destinationsAhead(cards)) {
    await keepFacts(database, id, signal);
    const pictured = (await database.photos.where('key').equals(id).count()) > 0;
    if (!pictured && knownSettings()?.photos) await keepPicture(database, id, signal);
  }
}

let next: ReturnType<typeof setTimeout> | undefined;

/** Another exchange after so many seconds; the last word counts. */
function comeAgain(seconds: number): void {
  clearTimeout(next);
  next = setTimeout(() => void syncNow(), seconds * 1000);
}

async function exchange(database: UserDatabase, force: boolean, signal: AbortSignal): Promise<void> {
  await drainOutbox(outboxWorld(database, signal), force);
  const { cards, missing, retryAfterS } = await fetchTrips(database, signal);
  useSync.setState({ trips: missing === 0 ? 'whole' : 'part', missing });
  if (missing > 0) comeAgain(retryAfterS ?? RETRY_EVERY_MS / 1000);
  else await withRoom(database, () => database.notes.put({ key: 'refreshedAt', value: new Date().toISOString() }));
  await keepCompanions(database, cards, signal).catch(ignoreProblem);
  await lookAgainAtSeen(database, signal).catch(ignoreProblem);
  sendContents(database, force).catch(() => undefined);
}

/** Contents of documents go on their own: a large one must not hold up what is small. Their code is loaded when there are any. */
async function sendContents(database: UserDatabase, force: boolean): Promise<void> {
  if ((await database.documents.count()) === 0) return;
  const { sendDocuments, sendDocumentsNow } = await import('./send-documents.ts');
  await (force ? sendDocumentsNow() : sendDocuments());
}

function ignoreProblem(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}

const isClosed = (error: unknown) => error instanceof Error && error.name === 'DatabaseClosedError';

/** A browser that takes itself for online would wake the page at once, again and again, while the server does not answer. */
async function wakeWhenWaiting(database: UserDatabase): Promise<void> {
  if (navigator.onLine) return;
  const waiting = await database.outbox.count().catch(() => 0);
  if (waiting > 0) await wakeWhenOnline();
}

/** One tab at a time. A second one waits for its turn: what it adds may come too late for the round of the first. */
async function underLock(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(LOCK, { signal }, work);
}

let running: Promise<void> | null = null;
let again: 'no' | 'in time' | 'now' = 'no';
let gate = new AbortController();

async function syncOnce(force: boolean): Promise<void> {
  const session = useSession.getState();
  const { signal } = gate;
  if (session.state !== 'signed-in' || signal.aborted) return;
  const database = databaseOf(session.user.id);
  try {
    await underLock(signal, () => exchange(database, force, signal));
    // The server is back: what waits because it was gone need not wait any longer.
    if (useSync.getState().reach === 'unreachable' && !force) again = 'now';
    useSync.setState({ reach: 'reached' });
  } catch (error) {
    // A connection that was lost or made room for another tab: the next moment opens a new one.
    if (signal.aborted || isClosed(error)) return;
    useSync.setState({ trips: 'failed' });
    if (!(error instanceof Problem)) throw error;
    useSync.setState({ reach: error.code === 'NO_RESPONSE' ? 'unreachable' : 'reached' });
    if (error.more.retryAfterS !== undefined) comeAgain(error.more.retryAfterS);
    await wakeWhenWaiting(database);
  }
}

/** Sends what waits, then brings home what is new. Never throws for want of a network. */
export function syncNow(force = false): Promise<void> {
  if (running) {
    again = force || again === 'now' ? 'now' : 'in time';
    return running;
  }
  running = syncOnce(force).finally(() => {
    running = null;
    const wanted = again;
    again = 'no';
    if (wanted !== 'no') void syncNow(wanted === 'now');
  });
  return running;
}

/** Signing out: aborts what is under way and waits until nothing touches the user's database any more (P2). */
export async function stopSync(): Promise<void> {
  again = 'no';
  clearTimeout(next);
  useSync.setState({ trips: 'unasked', missing: 0 });
  gate.abort();
  await running?.catch(() => undefined);
}

/** The next user may sync. */
export function allowSync(): void {
  gate = new AbortController();
}

/** While something waits to be sent, or to be brought home. */
async function syncWhileWaiting(): Promise<void> {
  const session = useSession.getState();
  if (session.state !== 'signed-in' || document.visibilityState !== 'visible') return;
  const isIncomplete = ['failed', 'part'].includes(useSync.getState().trips);
  if (isIncomplete || (await databaseOf(session.user.id).outbox.count()) > 0) await syncNow();
}

/** Every moment at which sending may have become possible (P2). Called once, at start. */
export function keepInSync(): void {
  window.addEventListener('online', () => void syncNow(true));
  window.addEventListener('pageshow', () => void syncNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void syncNow();
  });
  whenWoken(() => void syncNow(true));
  window.setInterval(() => void syncWhileWaiting(), RETRY_EVERY_MS);
  void syncNow(true);
}
