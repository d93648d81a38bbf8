import { plainText } from '#domain/plain-text.ts';
import { keptAs } from '#domain/trip/kept-as.ts';
import { byRelevance, type TripStatus, tripStatus } from '#domain/trip/status.ts';
import type { StopWords } from '../../data/stop-words.ts';
import type { MyTrip } from '../../data/trips.ts';

export interface TripFilter {
  /** Parts of a name, a destination, a summary or the stops, all of them; case and accents do not matter. */
  readonly text: string;
  readonly status: TripStatus | 'all';
}

export const noFilter: TripFilter = { text: '', status: 'all' };

export const isNarrowed = ({ text, status }: TripFilter): boolean => status !== 'all' || text.trim() !== '';

const searchedIn = ({ title, destination, summary }: MyTrip) => plainText(`${title ?? ''} ${destination} ${summary}`);

const wordsOf = (text: string) => plainText(text).split(/\s+/).filter(Boolean);

/** What of the trips matches, drafts and archived ones only where words are searched for, in the order in which one wants to see them. */
export function filterTrips(
  trips: readonly MyTrip[],
  filter: TripFilter,
  { today, stops }: { readonly today: string; readonly stops: StopWords | null },
): MyTrip[] {
  const wanted = wordsOf(filter.text);
  const has = (trip: MyTrip) => {
    const text = `${searchedIn(trip)} ${stops?.get(trip.id) ?? ''}`;
    return wanted.every((word) => text.includes(word));
  };
  return trips
    .filter((trip) => wanted.length > 0 || !keptAs(trip))
    .filter((trip) => filter.status === 'all' || tripStatus(trip.dates, today) === filter.status)
    .filter((trip) => wanted.length === 0 || has(trip))
    .sort(byRelevance(today));
}
