import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/trip/dates.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { parseLocalTime } from '#domain/trip/local-time.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { checkTrip } from '#planner/check/check.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';
import { type FixedCase, fixedCases, type Kept } from './fixed-cases.ts';
import { saidCases } from './said-cases.ts';

const DAY = 1440;
const tripId = '00000000-0000-4000-8000-000000000001';

function planOf({ city, start, days, bookings, said = '' }: FixedCase): Trip {
  const request = aTripRequest({
    destination: city,
    dates: { start, end: addDays(start, days - 1) },
    bookings,
    preferences: said,
  });
  const destination = aDestination(city);
  const result = planTrip({ tripId, request, destination, catalogueVersion: 'test', language: 'en' });
  if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
  return result.trip;
}

const minute = ([day, time]: readonly [number, string]) =>
  (day - 1) * DAY + (time === '24:00' ? DAY : parseLocalTime(time));

/** What a plan does not keep, in words. */
function lostOf(trip: Trip, kept: Kept): string[] {
  const stops = trip.days.flatMap(({ day, activities }) =>
    activities.map((own) => {
      const from = (day - 1) * DAY + own.start;
      return { ...own, day, from, to: from + own.duration };
    }),
  );
  const { notBefore, notAfter, free, stop, empty = [], mostVisits, without, noMeal } = kept;
  const { within, visitsADay = DAY, centsADay = DAY * DAY, dinnersFrom = '00:00', bed = '' } = kept;
  const lost = stops.flatMap(({ name, from, to, day, placeId, meal }) => [
    notBefore && from < minute(notBefore) ? `${name} too early` : '',
    notAfter && to > minute(notAfter) ? `${name} too late` : '',
    free && from < minute([free[0], free[2]]) && to > minute([free[0], free[1]])
      ? `${name} in hours that are taken`
      : '',
    empty.includes(day) ? `${name} on a day that is empty` : '',
    placeId === without ? `${name} again` : '',
    noMeal && day === noMeal[0] && meal === noMeal[1] ? `${name} beside what is booked` : '',
    placeId === within?.[0] && (from < minute([within[1], within[2]]) || to > minute([within[1], within[3]]))
      ? `${name} at another hour`
      : '',
    meal === 'dinner' && from < minute([day, dinnersFrom]) ? `${name} too early` : '',
  ]);
  const visits = stops.filter(({ day, kind, meal }) => day === mostVisits?.[0] && kind === 'place' && !meal);
  const isThere =
    !stop || stops.some(({ placeId, from }) => placeId === stop[0] && from === minute([stop[1], stop[2]]));
  const over = trip.days.flatMap(({ day, activities }) => {
    const seen = activities.filter(({ kind, meal }) => kind === 'place' && !meal).length;
    const spent = activities.reduce((sum, { cost }) => sum + (cost.kind === 'amount' ? cost.adult : 0), 0);
    return seen > visitsADay || spent > centsADay ? [`day ${day}: ${seen} visits, ${spent} cents`] : [];
  });
  const isSeen = !within || stops.some(({ placeId }) => placeId === within[0]);
  return [
    ...over,
    ...(isSeen ? [] : [`${within?.[0]} is not in the plan`]),
    ...(trip.importantInfo[0]?.includes(bed) ? [] : [trip.importantInfo[0] ?? 'no word of a bed']),
    ...lost.filter(Boolean),
    ...(isThere ? [] : [`${stop?.[0]} is no stop then`]),
    ...(mostVisits && visits.length > mostVisits[1] ? [`${visits.length} visits`] : []),
  ];
}

describe('what is fixed is kept', () => {
  const all = [...fixedCases, ...saidCases];

  it.each(all)('$name', (own) => {
    const trip = planOf(own);
    expect(lostOf(trip, own.kept)).toEqual([]);
    // What is said with an hour becomes a booking of its own.
    expect(trip.bookings?.slice(0, own.bookings.length)).toEqual(own.bookings);
    expect(checkTrip(trip, { destination: aDestination(own.city) })).toEqual([]);
  });

  const dayOf = ({ free, notBefore, notAfter }: Kept) => (free ?? notBefore ?? notAfter)?.[0];
  const tied = all.filter(({ kept }) => dayOf(kept) !== undefined);

  it.each(tied)('when all but one stop of its day are replaced, too: $name', (own) => {
    const trip = planOf(own);
    const day = trip.days.find((other) => other.day === dayOf(own.kept) && other.activities.length > 1);
    const stop = own.kept.stop?.[0];
    // Out of town there may be no other place to eat.
    const isTied = ({ placeId, meal, access }: Activity) => placeId === stop || (meal !== null && access !== undefined);
    const [, ...others] = day?.activities.filter((activity) => !isTied(activity)) ?? [];
    const excluded = new Set(others.map(({ id }) => id));
    const again = replanTrip({ tripId, trip, excluded, destination: aDestination(own.city), language: 'en' });
    if (again.kind === 'impossible') throw new Error(JSON.stringify(again.violations));
    expect(lostOf(again.trip, own.kept)).toEqual([]);
    const besides = (whole: Trip) => whole.days.filter((other) => other.day !== day?.day);
    expect(besides(again.trip)).toEqual(besides(trip));
    expect(again.trip.bookings).toEqual(trip.bookings);
  });
});
