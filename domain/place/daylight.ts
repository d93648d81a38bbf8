import { dayNumber } from '../trip/dates.ts';
import type { Coordinates } from './coordinates.ts';
import { offsetAt } from './time-zone.ts';

const radians = Math.PI / 180;
const MS_PER_DAY = 86_400_000;
/** Refraction and the radius of the sun, in degrees. */
const HORIZON = -0.833;
const TILT = 23.44;

/**
 * Local minutes after midnight at which the sun sets at a point on a date, within five minutes up to 60 degrees of latitude; NaN where it
 * does not set. By the declination and the equation of time as sums of sines.
 */
export function sunsetOn(date: string, { latitude, longitude }: Coordinates, zone: string): number {
  const days = dayNumber(date) ?? Number.NaN;
  const ofYear = days - (dayNumber(`${date.slice(0, 4)}-01-01`) ?? Number.NaN) + 1;
  const declination = -TILT * Math.cos(((2 * Math.PI) / 365) * (ofYear + 10)) * radians;
  const b = ((2 * Math.PI) / 364) * (ofYear - 81);
  const equation = 9.87 * Math.sin(2 * b) - 7.53 * Math.cos(b) - 1.5 * Math.sin(b);
  const north = latitude * radians;
  const cosine =
    (Math.sin(HORIZON * radians) - Math.sin(north) * Math.sin(declination)) / (Math.cos(north) * Math.cos(declination));
  const noon = 720 - 4 * longitude - equation + offsetAt(zone, (days + 0.5) * MS_PER_DAY) / 60;
  return noon + (4 * Math.acos(cosine)) / radians;
}
