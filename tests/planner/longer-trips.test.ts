import { randomUUID } from 'node:crypto';
import { describe, expect, it, vi } from 'vitest';
import { acceptWireTrip, fromWireTrip, toWireTrip, wireTripSchema } from '#contract/wire-trip.ts';
import { addDays, brokenDateRule } from '#domain/trip/dates.ts';
import { tripSchema } from '#domain/trip/fields/trip.ts';
import { applyChange, changeSchema } from '#domain/trip/patch.ts';
import { sharedTrip } from '#domain/trip/shared-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripRequestSchema } from '#domain/trip/trip-request.ts';
import { undoOf } from '#domain/trip/undo.ts';
import { type PlanResult } from '#planner/attempt.ts';
import { checkTrip } from '#planner/check/check.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import { readTripFile, tripFile } from '#rendering/export/trip-file.ts';
import { aDestination } from '../support/trips.ts';

/** One constant says how long a trip may be; here it says ten days. */
vi.mock('#domain/trip/longest.ts', async (original) => ({
  ...(await original<object>()),
  MAX_DAYS: 10,
  MAX_NIGHTS: 9,
}));

const start = addDays(new Date().toISOString().slice(0, 10), 40);
const { wishes: _, ...request } = tripRequestSchema.parse({
  destination: 'Rome',
  dates: { start, end: addDays(start, 9) },
  travellers: { adults: 2, children: 1 },
  categories: ['history', 'food'],
  budget: 'moderate',
  preferences: '',
});

/** The trip of a plan; a plan that is impossible fails the test. */
function tripOf(result: PlanResult): Trip {
  if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
  return result.trip;
}

describe('trips of ten days, where the constant says ten (16.2)', () => {
  const rome = aDestination('rome');
  const common = { tripId: randomUUID(), destination: rome, language: 'en' } as const;
  const trip = tripOf(planTrip({ ...common, request, catalogueVersion: 'of the test' }));

  it('may be asked for, and no longer ones', () => {
    expect(brokenDateRule(request.dates, start)).toBeNull();
    expect(brokenDateRule({ start, end: addDays(start, 10) }, start)?.rule).toBe('maxDurationError');
  });

  it('are planned, pass every check, and are replanned', () => {
    expect(trip.days.map(({ day }) => day)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(checkTrip(trip, { destination: rome })).toEqual([]);
    const excluded = new Set([trip.days[9]?.activities[1]?.id ?? '']);
    const again = tripOf(replanTrip({ ...common, trip, excluded }));
    expect(again.days).toHaveLength(10);
    expect(checkTrip(again, { destination: rome })).toEqual([]);
  });

  it('travel, are filed, shared, and change their dates there and back', () => {
    const wire = wireTripSchema.parse(JSON.parse(JSON.stringify(toWireTrip(trip))));
    expect(acceptWireTrip(wire, randomUUID)).toEqual(trip);
    expect(fromWireTrip(wire, randomUUID)).toEqual(trip);
    expect(readTripFile(tripFile(trip, new Date().toISOString()))).toMatchObject({ kind: 'read', trip });
    const shared = sharedTrip(trip, { luggage: true, costs: true, dates: 'length' }, randomUUID);
    expect(tripSchema.parse(shared).days).toHaveLength(10);
    const newDays = Array.from({ length: 9 }, () => randomUUID());
    const later = changeSchema.parse({ kind: 'dates', start: addDays(start, 2), end: addDays(start, 11), newDays });
    const moved = applyChange(trip, later);
    expect(moved.days).toHaveLength(10);
    const back = undoOf(trip, [later], randomUUID).reduce(applyChange, moved);
    expect(back.dates).toEqual(trip.dates);
  });
});
