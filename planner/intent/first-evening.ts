import type { CategoryId } from '#domain/trip/category.ts';
import { dayCount, type TripDates } from '#domain/trip/dates.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { FixedHours } from '../fixed-hours.ts';
import type { DayWishes } from '../rules.ts';
import type { Pin } from './pin.ts';

/** From this minute of the day on a visit is of the evening. */
const EVENING = 18 * 60;
/** Of so few days no evening is given away. */
const SHORT_TRIP = 2;

/** What travellers want of their evenings. */
interface Evenings {
  readonly dates: TripDates;
  readonly pace: DayWishes['pace'];
  readonly liked: ReadonlySet<CategoryId>;
  readonly pins: Iterable<Pin>;
  readonly sorts: readonly ItemOf<'sort'>[];
}

const isLate = ({ time, part }: Pick<Pin, 'time' | 'part'>) =>
  (time ?? 0) >= EVENING || part === 'evening' || part === 'night' || part === 'dusk';

/** The arrival of a trip, on which those who asked for something late that day, for full days or for nights out stay up. */
export function withFirstEvening(arrival: FixedHours['arrival'], evenings: Evenings): FixedHours['arrival'] {
  if (!arrival) return null;
  const { dates, pace, liked, pins, sorts } = evenings;
  const isAsked =
    [...pins].some((pin) => pin.day === arrival.day && isLate(pin)) ||
    sorts.some((sort) => isLate(sort) && (sort.day === undefined || sort.day === arrival.day));
  const staysUp = isAsked || pace === 'packed' || liked.has('nightlife') || dayCount(dates) <= SHORT_TRIP;
  return { ...arrival, isTired: arrival.isTired && !staysUp };
}
