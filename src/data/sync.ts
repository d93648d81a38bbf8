import { Problem } from '#domain/problem.ts';
import type { TripCard } from '#domain/trip/trip.ts';
import { api } from '../api/call.ts';
import { OUTBOX_LOCK, sendOutbox } from '../exchange/send-outbox.ts';
import { databaseOf, type UserDatabase } from '../offline/database.ts';
import type { Operation } from '../offline/operation.ts';
import { withRoom } from '../offline/room.ts';
import { useSession } from '../session/session.ts';
import { keepSendingToken, sendWithAppClosed } from './background-sync.ts';
import { destinationsAhead, keepFacts } from './facts.ts';
import { fetchNewer, fetchTrips } from './fetch-trips.ts';
import { keepPicture } from './pictures.ts';
import { knownSettings } from './settings.ts';
import { lookAgainAtSeen } from './shared-trips.ts';
import { useSync } from './sync-state.ts';

const RETRY_EVERY_MS = 30_000;

/** It was shown as saved when it was kept here: what the server says of it later must be told. */
function tellRefused({ kind, tripId }: Operation): void {
  useSync.setState({ refused: { tripId: kind === 'profile.patch' ? null : tripId } });
}

/** What trips need besides themselves to be changed and looked at with no network; the next exchange tries again. */
async function keepCompanions(database: UserDatabase, ahead: readonly string[], signal: AbortSignal): Promise<void> {
  for (const id of ahead) {
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
  await sendOutbox(api, database, { force, signal, onRefused: tellRefused });
  const { listed, missing, retryAfterS } = await fetchTrips(database, signal);
  useSync.setState({ trips: missing === 0 ? 'whole' : 'part', missing });
  if (missing > 0) comeAgain(retryAfterS ?? RETRY_EVERY_MS / 1000);
  else await withRoom(database, () => database.notes.put({ key: 'refreshedAt', value: new Date().toISOString() }));
  await keepSendingToken(database, signal).catch(ignoreProblem);
  await keepCompanions(database, destinationsAhead(listed), signal).catch(ignoreProblem);
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

/** One tab at a time. A second one waits for its turn: what it adds may come too late for the round of the first. */
async function underLock(signal: AbortSignal, work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(OUTBOX_LOCK, { signal }, work);
}

let running: Promise<void> | null = null;
let again: 'no' | 'in time' | 'now' = 'no';
let gate = new AbortController();
/** What is brought home beside the exchanges. */
const bringing = new Set<Promise<void>>();

/**
 * The server answers: what waits because it was gone goes now, also what met the last moment of a bad network in an exchange that asked for
 * all; what one try has lost goes when its own wait is over. That may be before a slow exchange is: what was due when it began has had its
 * turn, or is held by what goes before it.
 */
async function sendLeft(database: UserDatabase, wasForced: boolean, begunAt: number): Promise<void> {
  const waiting = (await database.outbox.toArray()).filter((own) => !own.parkedBecause && own.nextAt > begunAt);
  const soonest = Math.min(...waiting.map(({ nextAt }) => nextAt));
  const { reach, missing } = useSync.getState();
  if (reach === 'unreachable' && (!wasForced || waiting.length > 0)) again = 'now';
  else if (waiting.length > 0 && missing === 0) comeAgain(Math.max(0, soonest - Date.now()) / 1000);
}

async function syncOnce(force: boolean): Promise<void> {
  const session = useSession.getState();
  const { signal } = gate;
  if (session.state !== 'signed-in' || signal.aborted) return;
  const database = databaseOf(session.user.id);
  try {
    await sendWithAppClosed(database);
    const begunAt = Date.now();
    await underLock(signal, () => exchange(database, force, signal));
    await sendLeft(database, force, begunAt);
    useSync.setState({ reach: 'reached' });
  } catch (error) {
    // A connection that was lost or made room for another tab: the next moment opens a new one.
    if (signal.aborted || isClosed(error)) return;
    useSync.setState({ trips: 'failed' });
    if (!(error instanceof Problem)) throw error;
    useSync.setState({ reach: error.code === 'NO_RESPONSE' ? 'unreachable' : 'reached' });
    if (error.more.retryAfterS !== undefined) comeAgain(error.more.retryAfterS);
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

/** As `syncNow`; resolves once an exchange has ended that began after this call: what was kept before it has had its turn. */
export async function syncAfresh(): Promise<void> {
  const earlier = running;
  await syncNow();
  if (earlier) await running;
}

/**
 * Brings home a trip that another device changed, unless this one has that version already: then it is news of its own change. Throws
 * Problem.
 */
export async function bringHome(changed: Pick<TripCard, 'id' | 'version'>): Promise<void> {
  const session = useSession.getState();
  const { signal } = gate;
  if (session.state !== 'signed-in' || signal.aborted) return;
  const database = databaseOf(session.user.id);
  const fetching = underLock(signal, async () => {
    const ended = await fetchNewer(database, [changed], signal);
    if (ended) throw ended;
  });
  bringing.add(fetching);
  try {
    await fetching;
  } catch (error) {
    if (!signal.aborted && !isClosed(error)) throw error;
  } finally {
    bringing.delete(fetching);
  }
}

/** Signing out: aborts what is under way and waits until nothing touches the user's database any more (P2). */
export async function stopSync(): Promise<void> {
  again = 'no';
  clearTimeout(next);
  useSync.setState({ trips: 'unasked', missing: 0 });
  gate.abort();
  await Promise.allSettled([running, ...bringing]);
}

/** The next user may sync. */
export function allowSync(): void {
  gate = new AbortController();
}

/** While something waits to be sent, or to be brought home, and while the server does not tell by itself. */
async function syncWhileWaiting(): Promise<void> {
  const session = useSession.getState();
  if (session.state !== 'signed-in' || document.visibilityState !== 'visible') return;
  const { trips, live } = useSync.getState();
  if (!live || ['failed', 'part'].includes(trips) || (await databaseOf(session.user.id).outbox.count()) > 0)
    await syncNow();
}

/** Every moment at which sending may have become possible (P2). Called once, at start. */
export function keepInSync(): void {
  window.addEventListener('online', () => void syncNow(true));
  window.addEventListener('pageshow', () => void syncNow());
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void syncNow();
  });
  window.setInterval(() => void syncWhileWaiting(), RETRY_EVERY_MS);
  void syncNow(true);
}
