import { tripCard } from '#domain/trip/card.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { UserDatabase } from './database.ts';
import type { NewOperation, Operation } from './operation.ts';
import { newOperation, overwriting, unnumbered } from './outbox.ts';
import { withRoom } from './room.ts';
import { isShare, unwriteShare, writeShare } from './share-store.ts';
import { afterReceived, afterSettled, type Settled, type StoredTrip, shownTrip, type TripState } from './trip-state.ts';
import { deleteViews } from './views.ts';

const NOT_ON_SERVER = 0;

/** Everything about one trip changes together or not at all; what screens showed of it goes, and so does what was drawn meanwhile. */
async function transaction<T>(database: UserDatabase, work: () => Promise<T>): Promise<T> {
  const { trips, cards, outbox, shares } = database;
  // At the same time: what somebody saves waits for nothing.
  const gone = deleteViews();
  const done = await withRoom(database, () => database.transaction('rw', trips, cards, outbox, shares, work));
  await gone;
  await deleteViews();
  return done;
}

async function readState(database: UserDatabase, tripId: string): Promise<TripState> {
  const stored = (await database.trips.get(tripId)) ?? null;
  const lane = await database.outbox.where('tripId').equals(tripId).sortBy('seq');
  return { stored, lane };
}

async function writeStored(database: UserDatabase, tripId: string, { stored }: TripState): Promise<void> {
  if (stored) await database.trips.put(stored);
  else await database.trips.delete(tripId);
}

async function writeCard(database: UserDatabase, tripId: string, state: TripState): Promise<void> {
  const trip = shownTrip(state);
  if (trip) await database.cards.put(tripCard(trip, state.stored?.version ?? NOT_ON_SERVER));
  else await database.cards.delete(tripId);
}

/** What the traveller sees of a trip on this device; null when it is not here. */
export async function readTrip(database: UserDatabase, tripId: string): Promise<Trip | null> {
  return shownTrip(await readState(database, tripId));
}

/** One transaction: the changes of one trip are visible and wait to be sent. Resolves when both are on the disk. */
export function record(
  database: UserDatabase,
  ...operations: readonly [NewOperation, ...NewOperation[]]
): Promise<void> {
  const [{ tripId }] = operations;
  return transaction(database, async () => {
    await database.outbox.bulkAdd([...operations]);
    for (const operation of operations) await writeShare(database, operation);
    await writeCard(database, tripId, await readState(database, tripId));
  });
}

/** The same for a trip that is not here yet; one that is, is left alone. */
export function recordNew(database: UserDatabase, operation: NewOperation): Promise<void> {
  return transaction(database, async () => {
    if (shownTrip(await readState(database, operation.tripId))) return;
    await database.outbox.add(operation);
    await writeCard(database, operation.tripId, await readState(database, operation.tripId));
  });
}

/** One transaction: the operation is forgotten and what the server has is kept. */
export function settle(database: UserDatabase, operation: Operation, answer: Settled): Promise<void> {
  return transaction(database, async () => {
    const state = afterSettled(await readState(database, operation.tripId), operation, answer);
    await database.outbox.delete(operation.seq);
    await writeStored(database, operation.tripId, state);
    await writeCard(database, operation.tripId, state);
  });
}

/** A trip came from the server; what waits here stays on top of it. */
export function receive(database: UserDatabase, received: StoredTrip): Promise<void> {
  return transaction(database, async () => {
    const state = afterReceived(await readState(database, received.id), received);
    await writeStored(database, received.id, state);
    await writeCard(database, received.id, state);
  });
}

/** The server has it no more. What waits here keeps it visible, so that somebody can decide. */
export function forget(database: UserDatabase, tripId: string): Promise<void> {
  return transaction(database, async () => {
    const { lane } = await readState(database, tripId);
    if (lane.length > 0) return;
    await database.trips.delete(tripId);
    await database.cards.delete(tripId);
  });
}

/**
 * The traveller wants what waits here over what others changed: the lane may go again, under new keys, because the old ones
 * were answered. A trip that is gone from the server is created anew from what is shown.
 */
export function overwriteLane(database: UserDatabase, tripId: string): Promise<void> {
  return transaction(database, async () => {
    const state = await readState(database, tripId);
    const shown = shownTrip(state);
    const gone = state.lane.some(({ parkedBecause }) => parkedBecause === 'NOT_FOUND');
    await database.outbox.bulkDelete(state.lane.map(({ seq }) => seq));
    if (gone && shown) {
      await database.trips.delete(tripId);
      const again = newOperation('trip.create', tripId, shown, crypto.randomUUID(), new Date());
      await database.outbox.bulkAdd([again, ...state.lane.filter(isShare).map(overwriting)]);
      return;
    }
    await database.outbox.bulkAdd(state.lane.map(overwriting));
  });
}

/** Forgets what waits for a trip; what the server has is shown again. Resolves with what was there, for `restoreLane`. */
export function dropLane(database: UserDatabase, tripId: string): Promise<TripState> {
  return transaction(database, async () => {
    const before = await readState(database, tripId);
    const { stored, lane } = before;
    const gone = lane.some(({ parkedBecause }) => parkedBecause === 'NOT_FOUND');
    await database.outbox.bulkDelete(lane.map(({ seq }) => seq));
    for (const operation of lane) await unwriteShare(database, operation);
    const state = { stored: gone ? null : stored, lane: [] };
    await writeStored(database, tripId, state);
    await writeCard(database, tripId, state);
    return before;
  });
}

/** Takes `dropLane` back: what waited waits again, refused as it was, on top of whatever the server has by now. */
export function restoreLane(database: UserDatabase, tripId: string, before: TripState): Promise<void> {
  return transaction(database, async () => {
    const { stored } = await readState(database, tripId);
    await writeStored(database, tripId, { ...before, stored: stored ?? before.stored });
    await database.outbox.bulkAdd(before.lane.map(unnumbered));
    for (const operation of before.lane) await writeShare(database, operation);
    await writeCard(database, tripId, await readState(database, tripId));
  });
}
