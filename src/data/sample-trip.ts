import { useCallback } from 'react';
import type { Language } from '#domain/language.ts';
import { addDays, dayCount, localDate, type TripDates, weekdayOf } from '#domain/trip/dates.ts';
import { tripSchema } from '#domain/trip/fields/trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useAsked } from './asking.ts';

/** One chunk per language, precached: the sample opens without a network (D27). */
const samples = import.meta.glob<unknown>('./sample/*/barcelona.json', { import: 'default' });

/** Half a week, rounded down: the same weekday is never further away. */
const HALF_WEEK = 3;

/** The same dates in a year: the nearest ones that begin on the same weekday, because opening hours go by it. */
function datesIn(year: number, dates: TripDates): TripDates {
  const anniversary = `${year}${dates.start.slice(4)}`;
  const days = ((weekdayOf(dates.start) - weekdayOf(anniversary) + 7 + HALF_WEEK) % 7) - HALF_WEEK;
  const start = addDays(anniversary, days);
  return { start, end: addDays(start, dayCount(dates) - 1) };
}

/** The sample moved to the next year in which it is not over, in the same season. `today` is YYYY-MM-DD on the device. */
export function sampleFrom(trip: Trip, today: string): Trip {
  const year = Number(today.slice(0, 4));
  const dates = datesIn(year, trip.dates);
  return { ...trip, dates: dates.end >= today ? dates : datesIn(year + 1, trip.dates) };
}

/** The Barcelona trip in a language, yet to come; undefined while it is being loaded. */
export function useSampleTrip(language: Language): Trip | undefined {
  const ask = useCallback(async () => {
    const sample = await samples[`./sample/${language}/barcelona.json`]?.();
    return sampleFrom(tripSchema.parse(sample), localDate(new Date()));
  }, [language]);
  const [asked] = useAsked(ask);
  return asked.state === 'answered' ? asked.answer : undefined;
}
