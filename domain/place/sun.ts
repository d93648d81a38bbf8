import { dayNumber } from '../trip/dates.ts';
import type { Coordinates } from './coordinates.ts';
import { offsetAt } from './time-zone.ts';

const MS_PER_DAY = 86_400_000;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const degrees = (angle: number) => (angle * 180) / Math.PI;

/** The centre of the sun at its rise and set, with refraction and its own radius. */
const HORIZON = -0.833;

/** When the sun rises and sets, in local minutes; null where it does neither that day. */
export interface Daylight {
  readonly sunrise: number;
  readonly sunset: number;
}

/**
 * Sunrise and sunset on a date (YYYY-MM-DD) on the clocks of a zone, good to some three minutes (the low-precision formulae of the
 * Astronomical Almanac).
 */
export function daylightOn(date: string, { latitude, longitude }: Coordinates, zone: string): Daylight | null {
  const midnight = (dayNumber(date) ?? 0) * MS_PER_DAY;
  // Days since noon of 1 January 2000, at about local noon.
  const n = midnight / MS_PER_DAY - 10_957 - longitude / 360;
  const anomaly = radians((357.528 + 0.9856003 * n) % 360);
  const mean = 280.46 + 0.9856474 * n;
  const ecliptic = radians(mean + 1.915 * Math.sin(anomaly) + 0.02 * Math.sin(2 * anomaly));
  const tilt = radians(23.439 - 0.0000004 * n);
  const declination = Math.asin(Math.sin(tilt) * Math.sin(ecliptic));
  const ascension = degrees(Math.atan2(Math.cos(tilt) * Math.sin(ecliptic), Math.cos(ecliptic)));
  const equation = (((mean - ascension + 540) % 360) + 360) % 360;
  const noon = 720 - 4 * longitude - 4 * (equation - 180);
  const cosine =
    (Math.sin(radians(HORIZON)) - Math.sin(radians(latitude)) * Math.sin(declination)) /
    (Math.cos(radians(latitude)) * Math.cos(declination));
  if (Math.abs(cosine) > 1) return null;
  const half = 4 * degrees(Math.acos(cosine));
  const offset = offsetAt(zone, midnight + noon * 60_000) / 60;
  return { sunrise: Math.round(noon - half + offset), sunset: Math.round(noon + half + offset) };
}
