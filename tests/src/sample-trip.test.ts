import { describe, expect, it } from 'vitest';
import { addDays, weekdayOf } from '#domain/trip/dates.ts';
import { tripSchema } from '#domain/trip/fields/trip.ts';
import { checkTrip } from '#planner/check/check.ts';
import { sampleFrom } from '#src/data/sample-trip.ts';
import en from '../../src/data/sample/en/barcelona.json' with { type: 'json' };
import es from '../../src/data/sample/es/barcelona.json' with { type: 'json' };
import { aDestination } from '../support/trips.ts';

const destination = aDestination('barcelona');

describe.each([
  ['en', en],
  ['es', es],
] as const)('the sample in %s (npm run tool -- sample-trip makes it anew)', (language, json) => {
  const trip = tripSchema.parse(json);

  it('is five days that pass every check', () => {
    expect(trip.days).toHaveLength(5);
    expect(trip.provenance?.language).toBe(language);
    expect(checkTrip(trip, { destination })).toEqual([]);
  });

  it('is never over: on every day of ten years it is yet to come or under way, and passes every check then', () => {
    const seen = new Set<string>();
    for (let day = 0; day < 3653; day++) {
      const today = addDays(trip.dates.start, day);
      const moved = sampleFrom(trip, today);
      expect(moved.dates.end >= today, today).toBe(true);
      if (seen.has(moved.dates.start)) continue;
      seen.add(moved.dates.start);
      expect(weekdayOf(moved.dates.start)).toBe(weekdayOf(trip.dates.start));
      expect(checkTrip(moved, { destination, today: addDays(moved.dates.start, -1) })).toEqual([]);
    }
    expect(seen.size).toBe(11);
  });

  it('keeps its own dates until they are over', () => {
    expect(sampleFrom(trip, trip.dates.end)).toEqual(trip);
  });
});
