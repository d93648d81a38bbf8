import {
  fromWireTripCard,
  getTripEndpoint,
  listTripsEndpoint,
  saveTripEndpoint,
  type WireTripCard,
} from '#contract/trips.ts';
import { fromWireTrip, toWireTrip } from '#contract/wire-trip.ts';
import { Problem } from '#domain/problem.ts';
import type { TripCard } from '#domain/trip/trip.ts';
import { call } from '../api/call.ts';
import { databaseOf, type UserDatabase } from '../offline/database.ts';
import type { Operation } from '../offline/operation.ts';
import { drainOutbox, type OutboxWorld } from '../offline/outbox.ts';
import { useSession } from '../session/session.ts';
import { useSync } from './sync-state.ts';

const LOCK = 'periplo-outbox';
const RETRY_EVERY_MS = 30_000;

function sendOperation(operation: Operation, signal: AbortSignal): Promise<WireTripCard> {
  return call(saveTripEndpoint, { body: toWireTrip(operation.body), idempotencyKey: operation.opId, signal });
}

function outboxWorld(database: UserDatabase, signal: AbortSignal): OutboxWorld {
  return {
    waiting: () => database.outbox.orderBy('seq').toArray(),
    send: (operation) => sendOperation(operation, signal),
    settle: (operation, answer) =>
      database.transaction('rw', database.outbox, database.cards, async () => {
        await database.outbox.delete(operation.seq);
        await database.cards.put(fromWireTripCard(answer as WireTripCard));
      }),
    update: async (seq, change) => {
      await database.outbox.update(seq, change);
    },
    now: Date.now,
    random: Math.random,
  };
}

async function fetchMissing(database: UserDatabase, cards: readonly TripCard[], signal: AbortSignal): Promise<void> {
  for (const card of cards) {
    const [stored, whole] = await Promise.all([database.cards.get(card.id), database.trips.get(card.id)]);
    if (stored?.version === card.version && whole) continue;
    const wire = await call(getTripEndpoint, { params: { id: card.id }, signal });
    const trip = fromWireTrip(wire, () => crypto.randomUUID());
    await database.transaction('rw', database.trips, database.cards, async () => {
      await database.trips.put(trip);
      await database.cards.put(card);
    });
  }
}

/** Trips deleted elsewhere go, unless this device still has something to say about them. */
async function forgetDeleted(database: UserDatabase, cards: readonly TripCard[]): Promise<void> {
  const known = new Set(cards.map((card) => card.id));
  await database.transaction('rw', database.trips, database.cards, database.outbox, async () => {
    const waiting = new Set((await database.outbox.toArray()).map((operation) => operation.tripId));
    const gone = (await database.cards.toArray()).filter(
      ({ id, version }) => version > 0 && !known.has(id) && !waiting.has(id),
    );
    const ids = gone.map((card) => card.id);
    await database.cards.bulkDelete(ids);
    await database.trips.bulkDelete(ids);
  });
}

async function exchange(database: UserDatabase, force: boolean, signal: AbortSignal): Promise<void> {
  await drainOutbox(outboxWorld(database, signal), force);
  const cards = (await call(listTripsEndpoint, { signal })).map(fromWireTripCard);
  await fetchMissing(database, cards, signal);
  await forgetDeleted(database, cards);
}

/** One tab at a time; a second one has nothing to add, because the first reads the same outbox. */
async function underLock(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  await navigator.locks.request(LOCK, { ifAvailable: true }, (lock) => (lock ? work() : Promise.resolve()));
}

let running: Promise<void> | null = null;
let again = false;
let gate = new AbortController();

async function syncOnce(force: boolean): Promise<void> {
  const session = useSession.getState();
  const { signal } = gate;
  if (session.state !== 'signed-in' || signal.aborted) return;
  const database = databaseOf(session.user.id);
  try {
    await underLock(() => exchange(database, force, signal));
    useSync.setState({ reach: 'reached', refreshedAt: new Date().toISOString() });
  } catch (error) {
    if (signal.aborted) return;
    if (!(error instanceof Problem)) throw error;
    useSync.setState({ reach: error.code === 'NO_RESPONSE' ? 'unreachable' : 'reached' });
  }
}

/** Sends what waits, then brings home what is new. Never throws for want of a network. */
export function syncNow(force = false): Promise<void> {
  if (running) {
    again = true;
    return running;
  }
  running = syncOnce(force).finally(() => {
    running = null;
    if (!again) return;
    again = false;
    void syncNow();
  });
  return running;
}

/** Signing out: aborts what is under way and waits until nothing touches the user's database any more (P2). */
export async function stopSync(): Promise<void> {
  again = false;
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
  window.setInterval(() => void syncWhileWaiting(), RETRY_EVERY_MS);
  void syncNow(true);
}
