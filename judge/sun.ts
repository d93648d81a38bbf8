import { offsetAt } from '#domain/place/time-zone.ts';
import { addDays, dayNumber } from '#domain/trip/dates.ts';
import { overlaps } from './clock.ts';
import type { Entry, Plan } from './plan.ts';

const radians = Math.PI / 180;
const MS_PER_DAY = 86_400_000;
/** The sun's upper edge at the horizon, refraction included. */
const HORIZON = 90.833 * radians;
/** How long before and after it sets people come for it, and how long before and after it rises. */
const SUNSET = { before: 30, after: 15 };
const SUNRISE = { before: 45, after: 30 };

/** Local minutes at which the sun rises and sets, within a few minutes (NOAA's general equations); NaN where it does not. */
function sunOn(
  date: string,
  { latitude, longitude, zone }: Plan['destination'],
): { readonly rise: number; readonly set: number } {
  const days = dayNumber(date) ?? Number.NaN;
  const firstOfYear = dayNumber(`${date.slice(0, 4)}-01-01`) ?? Number.NaN;
  const angle = ((2 * Math.PI) / 365) * (days - firstOfYear + 0.25);
  const equation =
    229.18 *
    (0.000075 +
      0.001868 * Math.cos(angle) -
      0.032077 * Math.sin(angle) -
      0.014615 * Math.cos(2 * angle) -
      0.040849 * Math.sin(2 * angle));
  const declination =
    0.006918 -
    0.399912 * Math.cos(angle) +
    0.070257 * Math.sin(angle) -
    0.006758 * Math.cos(2 * angle) +
    0.000907 * Math.sin(2 * angle);
  const north = latitude * radians;
  const hour =
    Math.acos(Math.cos(HORIZON) / (Math.cos(north) * Math.cos(declination)) - Math.tan(north) * Math.tan(declination)) /
    radians;
  const offset = offsetAt(zone, days * MS_PER_DAY + MS_PER_DAY / 2) / 60;
  const noon = 720 - 4 * longitude - equation + offset;
  return { rise: noon - 4 * hour, set: noon + 4 * hour };
}

const sunOf = (entry: Entry, { trip, destination }: Plan) =>
  sunOn(addDays(trip.dates.start, entry.day - 1), destination);

/** When the sun stands highest on the day of a visit, in local minutes; NaN where it does not rise. */
export function noonAt(entry: Entry, plan: Plan): number {
  const { rise, set } = sunOf(entry, plan);
  return (rise + set) / 2;
}

/** Whether a visit is there when the sun sets. */
export function seesSunset(entry: Entry, plan: Plan): boolean {
  const { set } = sunOf(entry, plan);
  return overlaps(entry, { from: set - SUNSET.before, to: set + SUNSET.after });
}

/** Where summer nights are bright, the night is what the clock says. */
const LATEST_DARK = 21 * 60 + 45;
const NEARLY = 15;

/** Whether a visit outdoors is there when it is dark, or nearly so. */
export function seesDark(entry: Entry, plan: Plan): boolean {
  const { set } = sunOf(entry, plan);
  return entry.place?.indoor !== false || Number.isNaN(set) || entry.end >= Math.min(set - NEARLY, LATEST_DARK);
}

/** Whether a visit is there when the sun rises. */
export function seesSunrise(entry: Entry, plan: Plan): boolean {
  const { rise } = sunOf(entry, plan);
  return overlaps(entry, { from: rise - SUNRISE.before, to: rise + SUNRISE.after });
}
