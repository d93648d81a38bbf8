import { addDays, dayCount, type TripDates } from '#domain/trip/dates.ts';
import { type CompiledDestination, type CompiledPlace, existsOn, openIntervals } from '../catalogue/compiled.ts';
import { lengthOf } from '../catalogue/holidays.ts';
import type { DayWishes } from '../rules.ts';

interface Setting extends Pick<DayWishes, 'withChildren' | 'toddler' | 'end' | 'fixed'> {
  readonly dates: TripDates;
  readonly destination: CompiledDestination;
  /** The places that were named, some with the day of the trip on which they are wanted. */
  readonly named: readonly { readonly placeId: string; readonly day?: number | undefined }[];
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

/** The way home from a show. */
const WAY = 30;
const USUAL_END = MIDNIGHT - 30;

/** Whether what is on in the evening ends after the days usually do, and not much later: an opera that begins at nine. */
const endsLate = (place: CompiledPlace, date: string): boolean =>
  openIntervals(place, date).some(({ open, close }) => {
    const home = open + place.duration.min + WAY;
    return open + place.duration.min <= close && home > USUAL_END && home <= HOME_BY;
  });

/** For what was named and ends late one night is enough: the one that was said, else the first on which it is on, not that of the arrival. */
function nightsOut({ dates, destination, named, fixed }: Setting): number[] {
  const wanted = new Map(named.map(({ placeId, day }) => [placeId, day]));
  const days = Array.from({ length: dayCount(dates) }, (_, day) => day + 1).filter(
    (day) => fixed.departure?.day !== day,
  );
  const late = destination.compiled.filter(({ id, kind }) => wanted.has(id) && kind !== 'food');
  return late.flatMap((place) => {
    const said = wanted.get(place.id);
    const nights = days.filter(
      (day) => (said === undefined || day === said) && endsLate(place, addDays(dates.start, day - 1)),
    );
    const isEarlier = days.some((day) =>
      openIntervals(place, addDays(dates.start, day - 1)).some(
        ({ open, close }) => open + place.duration.min <= Math.min(close, USUAL_END - WAY),
      ),
    );
    return isEarlier ? [] : (nights.find((day) => day > 1) ?? nights[0] ?? []);
  });
}

/**
 * The nights for which one stays up, by day of the trip (1 is the first), with when one is home in local minutes: for who named what is on that
 * night only; on New Year's Eve, where there is something, also for those who bring no children and did not say when their days end.
 */
export function lateNights(setting: Setting): ReadonlyMap<number, number> {
  const { dates, destination, ...wishes } = setting;
  const named = new Set(setting.named.map(({ placeId }) => placeId));
  const late = new Map<number, number>(nightsOut(setting).map((day) => [day, HOME_BY]));
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
