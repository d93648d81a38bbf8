import { fromWireTripCard, getTripEndpoint, listTripsEndpoint } from '#contract/trips.ts';
import { fromWireTrip } from '#contract/wire-trip.ts';
import type { Profile } from '#domain/account/profile.ts';
import { Problem } from '#domain/problem.ts';
import type { TripCard } from '#domain/trip/trip.ts';
import { call } from '../api/call.ts';
import { databaseOf, type UserDatabase } from '../offline/database.ts';
import { drainOutbox, type OutboxWorld } from '../offline/outbox.ts';
import { settleProfile } from '../offline/profile-store.ts';
import { withRoom } from '../offline/room.ts';
import type { Settled } from '../offline/trip-state.ts';
import { forget, receive, settle } from '../offline/trip-store.ts';
import { useSession } from '../session/session.ts';
import { wakeWhenOnline, whenWoken } from './background-sync.ts';
import { destinationsAhead, keepFacts } from './facts.ts';
import { keepPicture } from './pictures.ts';
import { sendOperation } from './send-operation.ts';
import { knownSettings } from './settings.ts';
import { lookAgainAtSeen } from './shared-trips.ts';
import { useSync } from './sync-state.ts';

const LOCK = 'periplo-outbox';
const RETRY_EVERY_MS = 30_000;

const newId = () => crypto.randomUUID();

const isProfile = (answer: Settled | Profile): answer is Profile => typeof answer === 'object' && 'email' in answer;

function outboxWorld(database: UserDatabase, signal: AbortSignal): OutboxWorld<Settled | Profile> {
  return {
    waiting: () => database.outbox.orderBy('seq').toArray(),
    send: (operation) => sendOperation(database, operation, signal),
    settle: (operation, answer) =>
      isProfile(answer) ? settleProfile(database, operation, answer) : settle(database, operation, answer),
    update: async (seq, change) => {
      await database.outbox.update(seq, change);
    },
    now: Date.now,
    random: Math.random,
  };
}

async function fetchMissing(database: UserDatabase, cards: readonly TripCard[], signal: AbortSignal): Promise<void> {
  for (const { id, version } of cards) {
    const stored = await database.trips.get(id);
    if (stored && stored.version >= version) continue;
    const wire = await call(getTripEndpoint, { params: { id }, signal });
    await receive(database, { id, version: wire.version ?? version, trip: fromWireTrip(wire, newId) });
  }
}

/** Trips deleted elsewhere go, unless this device still has something to say about them. */
async function forgetDeleted(database: UserDatabase, cards: readonly TripCard[]): Promise<void> {
  const known = new Set(cards.map((card) => card.id));
  const here = await database.trips.toCollection().primaryKeys();
  for (const id of here) if (!known.has(id)) await forget(database, id);
}

/** What trips need besides themselves to be changed and looked at with no network; the next exchange tries again. */
async function keepCompanions(database: UserDatabase, cards: readonly TripCard[], signal: AbortSignal): Promise<void> {
  for (const id of destinationsAhead(cards)) {
    await keepFacts(database, id, signal);
    const pictured = (await database.photos.where('key').equals(id).count()) > 0;
    if (!pictured && knownSettings()?.photos) await keepPicture(database, id, signal);
  }
}

async function exchange(database: UserDatabase, force: boolean, signal: AbortSignal): Promise<void> {
  await drainOutbox(outboxWorld(database, signal), force);
  const cards = (await call(listTripsEndpoint, { signal })).map(fromWireTripCard);
  await fetchMissing(database, cards, signal);
  await forgetDeleted(database, cards);
  await withRoom(database, () => database.notes.put({ key: 'refreshedAt', value: new Date().toISOString() }));
  await keepCompanions(database, cards, signal).catch(ignoreProblem);
  await lookAgainAtSeen(database, signal).catch(ignoreProblem);
}

function ignoreProblem(error: unknown): void {
  if (!(error instanceof Problem)) throw error;
}

const isClosed = (error: unknown) => error instanceof Error && error.name === 'DatabaseClosedError';

/** A browser that takes itself for online would wake the page at once, again and again, while nobody answers. */
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
    if (!(error instanceof Problem)) throw error;
    useSync.setState({ reach: error.code === 'NO_RESPONSE' ? 'unreachable' : 'reached' });
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
    const next = again;
    again = 'no';
    if (next !== 'no') void syncNow(next === 'now');
  });
  return running;
}

/** Signing out: aborts what is under way and waits until nothing touches the user's database any more (P2). */
export async function stopSync(): Promise<void> {
  again = 'no';
  gate.abort();
  await running?.catch(() => undefined);
}

/** The next user may sync. */
export function allowSync(): void {
  gate = new AbortController();
}

async function syncWhileWaiting(): Promise<void> {
  const session = useSession.getState();
  if (session.state !== 'signed-in' || document.visibilityState !== 'visible') return;
  if ((await databaseOf(session.user.id).outbox.count()) > 0) await syncNow();
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
