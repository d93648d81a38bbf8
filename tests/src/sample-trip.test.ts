import { expect, it } from 'vitest';
import { tripSchema } from '#domain/trip/fields/trip.ts';
import { checkTrip } from '#planner/check/check.ts';
import en from '../../src/data/sample/barcelona.en.json' with { type: 'json' };
import es from '../../src/data/sample/barcelona.es.json' with { type: 'json' };
import { aDestination } from '../support/trips.ts';

it.each([
  ['en', en],
  ['es', es],
] as const)(
  'the sample in %s is five days that pass every check (npm run tool -- sample-trip makes it anew)',
  (language, json) => {
    const trip = tripSchema.parse(json);
    expect(trip.days).toHaveLength(5);
    expect(trip.provenance?.language).toBe(language);
    expect(checkTrip(trip, { destination: aDestination('barcelona') })).toEqual([]);
  },
);
