import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/trip/dates.ts';
import { openIntervals } from '#planner/catalogue/compiled.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { aTripRequest } from '../support/trips.ts';

/** All of them in the gate, some in `npm test`. */
const step = process.env['WISHES'] === 'all' ? 1 : 9;
const start = '2027-06-14';
const days = 4;

const outings = loadCatalogue().destinations.flatMap((destination) =>
  destination.compiled.filter(({ kind }) => kind === 'day-trip').map((place) => ({ destination, place })),
);
const isOpenOnce = ({ place }: (typeof outings)[number]) =>
  Array.from({ length: days }, (_, day) => addDays(start, day)).some((date) => openIntervals(place, date).length > 0);

function planOf({ destination, place }: (typeof outings)[number]) {
  const result = planTrip({
    tripId: '00000000-0000-4000-8000-000000000001',
    request: aTripRequest({
      destination: destination.id,
      dates: { start, end: addDays(start, days - 1) },
      preferences: `a day in ${place.name.en}`,
      categories: [],
    }),
    destination,
    catalogueVersion: 'test',
    language: 'en',
  });
  if (result.kind === 'impossible') throw new Error(`${place.id}: ${JSON.stringify(result.violations)}`);
  return result.trip;
}

describe('a day trip of the catalogue (19.1)', () => {
  it('says how one gets there', () => {
    expect(outings.filter(({ place }) => !place.access).map(({ place }) => place.id)).toEqual([]);
  });

  it('is planned when it is asked for and open, and says its way', { timeout: 240_000 }, () => {
    const asked = outings.filter((own, i) => i % step === 0 && isOpenOnce(own));
    expect(asked.length).toBeGreaterThan(20);
    const missing = asked.filter((own) => {
      const stops = planOf(own).days.flatMap(({ activities }) => activities);
      const visit = stops.find(({ kind, placeId }) => kind === 'place' && placeId === own.place.id);
      return visit?.access?.minutes !== own.place.access?.minutes;
    });
    expect(missing.map(({ place }) => place.id)).toEqual([]);
  });
});
