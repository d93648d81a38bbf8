import { asksForDayTrips, type Intent } from '../intent/intent.ts';
import { isOfSort } from '../intent/sorts.ts';
import type { Stop } from './stop.ts';

/** Days out: which there are, which were named, and whether trips out of town were asked for at all. */
export interface Outings {
  readonly stops: readonly Stop[];
  readonly named: ReadonlySet<string>;
  /** Of what was named what the travellers said themselves: before what a first visit holds. */
  readonly said: ReadonlySet<string>;
  /** What takes its day in town, a park above all, and is of a sort that was asked for. */
  readonly ofSorts: ReadonlySet<string>;
  readonly askedFor: boolean;
  /** By day, from 0, the ids of what is booked on it: for anything else the day is no day out. */
  readonly booked: ReadonlyMap<number, readonly string[]>;
}

function bookedBy({ pins }: Intent): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, readonly string[]>();
  for (const [id, { isBooked, day }] of pins)
    if (isBooked && day) found.set(day - 1, [...(found.get(day - 1) ?? []), id]);
  return found;
}

export const outingsOf = (
  stops: readonly Stop[],
  intent: Intent,
  proposed: ReadonlyMap<string, number> | undefined,
): Outings => ({
  stops,
  named: new Set([...intent.mustSee, ...intent.essential.keys(), ...(proposed?.keys() ?? [])]),
  said: intent.mustSee,
  ofSorts: new Set(
    stops.flatMap(({ place }) =>
      place && place.kind !== 'day-trip' && intent.sorts.some((sort) => isOfSort(place, sort)) ? [place.id] : [],
    ),
  ),
  askedFor: asksForDayTrips(intent),
  booked: bookedBy(intent),
});
