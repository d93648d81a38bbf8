import { addDays } from '#domain/trip/dates.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { aDestination, aTripRequest } from './trips.ts';

/** What a traveller says of a trip to a city; two days of two adults where nothing else is said. */
export interface Told {
  readonly city: string;
  readonly say: string;
  readonly start?: string;
  readonly days?: number;
  readonly children?: number;
}

/** The plan of what was said; throws with the violations where there is none. */
export function planned({ city, say, start = '2027-06-08', days = 2, children = 0 }: Told): Trip {
  const request = aTripRequest({
    destination: city,
    dates: { start, end: addDays(start, days - 1) },
    travellers: { adults: 2, children },
    preferences: say,
    categories: [],
  });
  const tripId = '00000000-0000-4000-8000-000000000001';
  const destination = aDestination(city);
  const result = planTrip({ tripId, request, destination, catalogueVersion: 'test', language: 'en' });
  if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
  return result.trip;
}

export const stopsOf = ({ days }: Trip): Activity[] => days.flatMap(({ activities }) => activities);

/** The answer to words of what was said. */
export const answerTo = ({ answers, preferences }: Trip, words: string) =>
  answers.find(({ quote }) => quote && preferences.slice(quote.from, quote.to) === words);
