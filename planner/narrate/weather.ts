import type { Destination } from '#domain/place/destination.ts';
import { monthOf } from '#domain/trip/dates.ts';
import type { Weather } from '#domain/trip/fields/day.ts';

const RAINY_MONTH = 15;
const CLOUDY_MONTH = 9;

/** What the month is usually like; never called a forecast (D18); null where no climate is known. */
export function seasonalWeather(destination: Destination, date: string): Weather | null {
  if (destination.climate === null) return null;
  const month = destination.climate[monthOf(date)];
  if (!month) throw new Error(`${destination.id} has no climate for ${date}`);
  const wet = month.rainDays >= RAINY_MONTH;
  const cold = month.high <= 1;
  const condition = wet ? (cold ? 'snowy' : 'rainy') : month.rainDays >= CLOUDY_MONTH ? 'cloudy' : 'sunny';
  return { temperature: Math.round(month.high), condition, source: 'season' };
}
