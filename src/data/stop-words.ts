import { useEffect, useState } from 'react';
import { plainText } from '#domain/plain-text.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { currentLanguage } from '../i18n/i18n.ts';
import type { UserDatabase } from '../offline/database.ts';
import { readTrip } from '../offline/trip-store.ts';
import { useStored } from './stored.ts';

/** What the stops of trips are called and where they are, by the id of the trip, as `plainText`. */
export type StopWords = ReadonlyMap<string, string>;

type StopIn = typeof import('#domain/trip/told-in.ts').stopIn;

const NONE: StopWords = new Map();

/** As they are read in the language of the page, and as they are stored. */
function wordsOf({ days }: Trip, stopIn: StopIn): string {
  const stops = days.flatMap(({ activities }) => activities);
  const told = [...stops, ...stops.map((stop) => stopIn(stop, currentLanguage()))];
  return plainText([...new Set(told.flatMap(({ name, location }) => [name, location]))].join(' '));
}

async function readStopWords(database: UserDatabase, stopIn: StopIn): Promise<StopWords> {
  const words = new Map<string, string>();
  await database.trips.each(({ id, trip }) => words.set(id, wordsOf(trip, stopIn)));
  // What waits to be sent is part of what the traveller sees.
  for (const id of new Set((await database.outbox.toArray()).map(({ tripId }) => tripId))) {
    const trip = await readTrip(database, id);
    if (trip) words.set(id, wordsOf(trip, stopIn));
  }
  return words;
}

/** A list that is only looked at needs nothing of how a trip is told. */
function useStopIn(wanted: boolean): StopIn | null {
  const [found, setFound] = useState<{ readonly stopIn: StopIn } | null>(null);
  useEffect(() => {
    // Where that part of the app cannot be had, stops are found by what is stored.
    const asStored: StopIn = (stop) => stop;
    if (wanted) void import('#domain/trip/told-in.ts').then(setFound, () => setFound({ stopIn: asStored }));
  }, [wanted]);
  return wanted ? (found?.stopIn ?? null) : null;
}

/** Of the trips that lie whole on this device, read once they are wanted: a list of cards opens without them. null while they are read. */
export function useStopWords(wanted: boolean): StopWords | null {
  const stopIn = useStopIn(wanted);
  const read = async (database: UserDatabase) => (stopIn ? readStopWords(database, stopIn) : NONE);
  const stored = useStored(`stop words ${stopIn !== null} ${currentLanguage()}`, read);
  if (stored.state === 'reading' || (wanted && !stopIn)) return null;
  return stored.state === 'read' ? stored.value : NONE;
}
