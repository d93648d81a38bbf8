import { plainText } from '#domain/plain-text.ts';
import { stopIn } from '#domain/trip/told-in.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import type { UserDatabase } from '../offline/database.ts';
import { readTrip } from '../offline/trip-store.ts';
import { useStored } from './stored.ts';

/** What the stops of trips are called and where they are, by the id of the trip, as `plainText`. */
export type StopWords = ReadonlyMap<string, string>;

const NONE: StopWords = new Map();

/** As they are read in the language of the page, and as they are stored. */
function wordsOf({ days }: Trip): string {
  const stops = days.flatMap(({ activities }) => activities);
  const told = [...stops, ...stops.map((stop) => stopIn(stop, currentLanguage()))];
  return plainText([...new Set(told.flatMap(({ name, location }) => [name, location]))].join(' '));
}

async function readStopWords(database: UserDatabase): Promise<StopWords> {
  const words = new Map<string, string>();
  await database.trips.each(({ id, trip }) => words.set(id, wordsOf(trip)));
  // What waits to be sent is part of what the traveller sees.
  for (const id of new Set((await database.outbox.toArray()).map(({ tripId }) => tripId))) {
    const trip = await readTrip(database, id);
    if (trip) words.set(id, wordsOf(trip));
  }
  return words;
}

/** Of the trips that lie whole on this device, read once they are wanted: a list of cards opens without them. null while they are read. */
export function useStopWords(wanted: boolean): StopWords | null {
  const read = async (database: UserDatabase) => (wanted ? readStopWords(database) : NONE);
  const stored = useStored(`stop words ${wanted} ${currentLanguage()}`, read);
  if (stored.state === 'reading') return null;
  return stored.state === 'read' ? stored.value : NONE;
}
