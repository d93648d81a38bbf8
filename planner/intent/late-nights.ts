import { addDays, dayCount, type TripDates } from '#domain/trip/dates.ts';
import { type CompiledDestination, type CompiledPlace, existsOn } from '../catalogue/compiled.ts';
import type { DayWishes } from '../rules.ts';

interface Setting extends Pick<DayWishes, 'withChildren' | 'toddler' | 'end' | 'fixed'> {
  readonly dates: TripDates;
  readonly destination: CompiledDestination;
  /** Ids of places that were named. */
  readonly named: ReadonlySet<string>;
}

const NEW_YEARS_EVE = '12-31';
const MIDNIGHT = 24 * 60;
/** Home through the crowd. */
const HOME_BY = MIDNIGHT + 45;

/** What is there on this night of the year and on no other: it lasts until midnight. */
const isOfTheNight = (place: CompiledPlace, date: string): boolean =>
  place.dates?.every(({ from, to }) => from === NEW_YEARS_EVE && to === NEW_YEARS_EVE) === true &&
  existsOn(place, date);

/**
 * The nights for which one stays up, by day of the trip (1 is the first), with when one is home in local minutes: New Year's Eve where something is
 * on until midnight, for those who named it, or who bring no children and did not say when their days end.
 */
export function lateNights({ dates, destination, named, ...wishes }: Setting): ReadonlyMap<number, number> {
  const late = new Map<number, number>();
  const staysUp = !wishes.withChildren && !wishes.toddler && wishes.end === null;
  const { departure } = wishes.fixed;
  for (let day = 1; day <= dayCount(dates); day++) {
    const date = addDays(dates.start, day - 1);
    if (departure?.day === day) continue;
    const isOn = (place: CompiledPlace) => isOfTheNight(place, date) && (staysUp || named.has(place.id));
    if (destination.compiled.some(isOn)) late.set(day, HOME_BY);
  }
  return late;
}
