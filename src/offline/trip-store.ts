import { tripCard } from '#domain/trip/card.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { UserDatabase } from './database.ts';
import type { NewOperation, Operation } from './operation.ts';
import { afterReceived, afterSettled, type Settled, type StoredTrip, shownTrip, type TripState } from './trip-state.ts';

const NOT_ON_SERVER = 0;

/** Everything about one trip changes together or not at all. */
function transaction<T>(database: UserDatabase, work: () => Promise<T>): Promise<T> {
  return database.transaction('rw', database.trips, database.cards, database.outbox, work);
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

/** One transaction: the change is visible and waits to be sent. Resolves when both are on the disk. */
export function record(database: UserDatabase, operation: NewOperation): Promise<void> {
  return transaction(database, async () => {
    await database.outbox.add(operation);
    await writeCard(database, operation.tripId, await readState(database, operation.tripId));
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
