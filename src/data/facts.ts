import { getDestinationEndpoint } from '#contract/destination-facts.ts';
import { localDate } from '#domain/trip/dates.ts';
import type { TripCard } from '#domain/trip/trip.ts';
import { call } from '../api/call.ts';
import type { UserDatabase } from '../offline/database.ts';
import { withRoom } from '../offline/room.ts';

/** Facts are good for this long; then they are fetched again with the next exchange. */
const FRESH_MS = 7 * 86_400_000;

/** Fetches what the catalogue knows of a destination, unless it is here and fresh. Throws Problem. */
export async function keepFacts(database: UserDatabase, id: string, signal?: AbortSignal): Promise<void> {
  const known = await database.facts.get(id);
  if (known && Date.now() - known.storedAt < FRESH_MS) return;
  const options = { params: { destination: id }, ...(signal && { signal }) };
  const { version, facts } = await call(getDestinationEndpoint, options);
  await withRoom(database, () => database.facts.put({ id, version, facts, storedAt: Date.now() }));
}

/** The destinations of trips that are not over: what the traveller may still want to change on the road. */
export function destinationsAhead(
  trips: readonly Pick<TripCard, 'destinationId' | 'destinationIds' | 'dates'>[],
): string[] {
  const today = localDate(new Date());
  const ahead = trips.filter(({ dates }) => dates.end >= today);
  return [...new Set(ahead.flatMap(({ destinationId, destinationIds }) => destinationIds ?? destinationId ?? []))];
}
