import { addDays, dayCount, type TripDates } from '#domain/trip/dates.ts';
import { type CompiledDestination, type CompiledPlace, existsOn, openIntervals } from '../catalogue/compiled.ts';
import { lengthOf } from '../catalogue/holidays.ts';
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
/** A feast of more days than these a year is there on another evening, too. */
const FEW_DAYS = 3;
/** What shuts later may end after the days usually do. */
const LATE = MIDNIGHT - 30;

/** What is there on this night and on few others of the year, until late. */
function isOfTheNight(place: CompiledPlace, date: string): boolean {
  if (!place.dates || !existsOn(place, date)) return false;
  const days = place.dates.reduce((sum, span) => sum + lengthOf(span), 0);
  return days <= FEW_DAYS && openIntervals(place, date).some(({ close }) => close > LATE);
}

/**
 * The nights for which one stays up, by day of the trip (1 is the first), with when one is home in local minutes: for who named what is on that
 * night only; on New Year's Eve, where there is something, also for those who bring no children and did not say when their days end.
 */
export function lateNights({ dates, destination, named, ...wishes }: Setting): ReadonlyMap<number, number> {
  const late = new Map<number, number>();
  const waits = !wishes.withChildren && !wishes.toddler && wishes.end === null;
  const { departure } = wishes.fixed;
  for (let day = 1; day <= dayCount(dates); day++) {
    const date = addDays(dates.start, day - 1);
    if (departure?.day === day) continue;
    const staysUp = waits && date.endsWith(NEW_YEARS_EVE);
    const isOn = (place: CompiledPlace) => (staysUp || named.has(place.id)) && isOfTheNight(place, date);
    if (destination.compiled.some(isOn)) late.set(day, HOME_BY);
  }
  return late;
}
