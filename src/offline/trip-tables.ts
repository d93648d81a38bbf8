import type { Table } from 'dexie';
import { tripCard } from '#domain/trip/card.ts';
import type { UserDatabase } from './database.ts';
import { shownOf } from './kept-card.ts';
import { withRoom } from './room.ts';
import { shownTrip, type TripState } from './trip-state.ts';
import { deleteViews } from './views.ts';

/** The version of a trip that the server has not got. */
const NOT_ON_SERVER = 0;

/** Everything about one trip changes together or not at all; what screens showed of it goes, and so does what was drawn meanwhile. */
export async function tripTransaction<T>(
  database: UserDatabase,
  work: () => Promise<T>,
  more: readonly Table[] = [],
): Promise<T> {
  const { trips, cards, outbox, shares, lost, steps, trash } = database;
  // At the same time: what the user saves waits for nothing.
  const gone = deleteViews();
  const done = await withRoom(database, () =>
    database.transaction('rw', [trips, cards, outbox, shares, lost, steps, trash, ...more], work),
  );
  await gone;
  await deleteViews();
  return done;
}

export async function readState(database: UserDatabase, tripId: string): Promise<TripState> {
  const stored = (await database.trips.get(tripId)) ?? null;
  const lane = await database.outbox.where('tripId').equals(tripId).sortBy('seq');
  return { stored, lane };
}

/** The card of a trip, as it is shown from now on; inside a transaction. */
export async function writeCard(database: UserDatabase, tripId: string, state: TripState): Promise<void> {
  const trip = shownTrip(state);
  if (trip) {
    const card = tripCard(trip, state.stored?.version ?? NOT_ON_SERVER);
    await database.cards.put({ ...card, ...shownOf(trip) });
  } else await database.cards.delete(tripId);
  // With the trip goes what was left out of it, and how it came to be what it was.
  if (!state.stored && state.lane.length === 0)
    for (const table of [database.lost, database.steps]) await table.where('tripId').equals(tripId).delete();
}
