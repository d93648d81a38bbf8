import { hasTag } from '#domain/place/has-tag.ts';
import type { Tag } from '#domain/place/tag.ts';
import { addDays, dayCount, monthOf, type TripDates } from '#domain/trip/dates.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import { takesItsDay } from '../day-out.ts';
import type { Span } from '../rules.ts';
import { itemsOf } from './understood.ts';

/** From so many degrees on (°C, what the days of the month reach) those who bear no heat stay in the shade, and from so many on all do. */
const HOT = { forSome: 28, forAll: 34 };
/** The hottest hours begin a little before the sun stands highest and last so many minutes longer: the ground goes on heating. */
const HEAT = { before: 30, after: 270 };
const STEP = 30;

/** Where the water is what one comes for, only those who said so stay away. */
const cooling: readonly Tag[] = [
  'beach',
  'swimming',
  'water-park',
  'theme-park',
  'boat',
  'diving',
  'kayak',
  'surf',
  'waterfall',
  'island',
];

/** When it is too hot to be out of doors. */
export interface Heat {
  /** The travellers said that they bear none. */
  readonly isSaid: boolean;
  /** By day of the trip (1 is the first), in local minutes. */
  readonly hours: ReadonlyMap<number, Span>;
}

/** Whether a visit means being out of doors. */
export const isOutdoors = ({ indoor, kind }: Pick<CompiledPlace, 'indoor' | 'kind'>): boolean =>
  !indoor && kind !== 'food';

/** What the days of a month reach (°C); null where no climate is known. */
export const highOn = ({ climate }: CompiledDestination, date: string): number | null =>
  climate?.[monthOf(date)]?.high ?? null;

/** The hottest hours of a day; null where the sun does not rise. */
function hottest({ compiled }: CompiledDestination, date: string): Span | null {
  const sun = compiled[0]?.sun.on(date);
  if (!sun) return null;
  const noon = (sun.sunrise + sun.sunset) / 2;
  return {
    from: Math.floor((noon - HEAT.before) / STEP) * STEP,
    to: Math.ceil((noon + HEAT.after) / STEP) * STEP,
  };
}

/** When it is too hot for these travellers. */
export function heatOf(wishes: readonly Wish[], destination: CompiledDestination, dates: TripDates): Heat {
  const isSaid = itemsOf(wishes, 'avoid').some(({ what }) => what === 'heat');
  const from = isSaid ? HOT.forSome : HOT.forAll;
  const hours = new Map<number, Span>();
  for (let day = 1; day <= dayCount(dates); day++) {
    const date = addDays(dates.start, day - 1);
    const span = (highOn(destination, date) ?? 0) < from ? null : hottest(destination, date);
    if (span) hours.set(day, span);
  }
  return { isSaid, hours };
}

/** The hours of a day of the trip (1 is the first) in which it is too hot for a place; a day out of town takes its day as it is. */
export function tooHotFor(place: CompiledPlace, day: number, { isSaid, hours }: Heat): Span | null {
  const isBorne = !isSaid && cooling.some((tag) => hasTag(place.tags, tag));
  return isOutdoors(place) && !takesItsDay(place) && !isBorne ? (hours.get(day) ?? null) : null;
}
