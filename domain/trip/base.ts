import type * as z from 'zod/mini';
import { addDays, dayCount, type TripDates } from './dates.ts';
import type { basesSchema } from './fields/base.ts';
import type { Trip } from './trip.ts';

export type Base = z.infer<typeof basesSchema>[number];
export type WayThere = NonNullable<Base['way']>;

/** The bases of a journey in their order; none of a trip to one place. */
export const basesOf = ({ bases }: Pick<Trip, 'bases'>): readonly Base[] => bases ?? [];

/** The number of the base (0 is the first) that a day of the trip (1 is the first) belongs to; -1 where there are none. */
export const baseIndexOn = (trip: Pick<Trip, 'bases'>, day: number): number =>
  basesOf(trip).findLastIndex(({ first }, index) => first <= day || index === 0);

/** The base of a day; null of a trip to one place. */
export const baseOn = (trip: Pick<Trip, 'bases'>, day: number): Base | null =>
  basesOf(trip)[baseIndexOn(trip, day)] ?? null;

/** Every destination of a trip, in the order in which one comes there. */
export const destinationIdsOf = (trip: Pick<Trip, 'bases' | 'destinationId'>): string[] => {
  const ids = basesOf(trip).map(({ destinationId }) => destinationId);
  return [...new Set(ids.length > 0 ? ids : trip.destinationId === null ? [] : [trip.destinationId])];
};

/** The destination that stands for a trip in lists and pictures: that of a journey is its first. */
export const mainDestinationId = (trip: Pick<Trip, 'bases' | 'destinationId'>): string | null =>
  destinationIdsOf(trip)[0] ?? null;

export type Dated = Pick<Trip, 'bases' | 'dates'>;

/** The day (1 is the first) on which one comes to a base; the day after the trip where other dates have left none for it. */
function comesOn({ bases = [], dates }: Dated, index: number): number {
  const days = dayCount(dates);
  if (index === 0) return 1;
  return Math.max(1, Math.min(days + 1, bases[index]?.first ?? days + 1));
}

/** The first and the last day of a trip that belong to a base; the last lies before the first where other dates have left none for it. */
export const daysOfBase = (trip: Dated, index: number): { readonly first: number; readonly last: number } => ({
  first: comesOn(trip, index),
  last: comesOn(trip, index + 1) - 1,
});

/** Whether any day of a trip belongs to a base. */
export function hasDays(trip: Dated, index: number): boolean {
  const { first, last } = daysOfBase(trip, index);
  return first <= last;
}

/** The nights of each base. */
export const nightsOf = (trip: Dated): number[] =>
  basesOf(trip).map((_, index) =>
    Math.max(0, Math.min(comesOn(trip, index + 1), dayCount(trip.dates)) - comesOn(trip, index)),
  );

/** The dates of the days that belong to a base. */
export function datesOfBase(trip: Dated, index: number): TripDates {
  const { first, last } = daysOfBase(trip, index);
  return { start: addDays(trip.dates.start, first - 1), end: addDays(trip.dates.start, last - 1) };
}
