import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fromWireTrip, toWireTrip } from '#contract/wire-trip.ts';
import { destinationSchema } from '#domain/place/destination.ts';
import { sharedTrip } from '#domain/trip/shared-trip.ts';
import { factsOf } from '#planner/catalogue/compiled.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import { aDestination, aTrip } from '../support/trips.ts';

// Invented.
const fares = { single: 150, day: 700 };
const rome = { ...aDestination('rome'), fares };
const { fares: _, ...romeWithout } = rome;

describe('the fares of a destination', () => {
  it('are read with it, and may be absent', () => {
    const facts = factsOf(romeWithout);
    expect(destinationSchema.parse({ ...facts, fares }).fares).toEqual(fares);
    expect(destinationSchema.parse(facts).fares).toBeUndefined();
    expect(destinationSchema.safeParse({ ...facts, fares: { single: -1, day: null } }).success).toBe(false);
  });

  it('come with the plan, null where they are not known', () => {
    expect(aTrip({}, rome).fares).toEqual(fares);
    expect(aTrip({}, romeWithout).fares).toBeNull();
  });

  it('come with a replan of a trip that was planned before they were known', () => {
    const trip = aTrip({}, romeWithout);
    const first = trip.days[0]?.activities[0]?.id ?? '';
    const replanned = replanTrip({
      tripId: randomUUID(),
      trip,
      excluded: new Set([first]),
      destination: rome,
      language: 'en',
    });
    expect(replanned.kind === 'planned' && replanned.trip.fares).toEqual(fares);
  });

  it('travel there and back, and are null in a trip of before', () => {
    const trip = aTrip({}, rome);
    const wire = toWireTrip(trip);
    expect(fromWireTrip(wire, randomUUID).fares).toEqual(fares);
    const { fares: _fares, ...before } = wire;
    expect(fromWireTrip(before, randomUUID).fares).toBeNull();
  });

  it('are seen in a share where its owner shows the costs', () => {
    const trip = aTrip({}, rome);
    const seen = (costs: boolean) =>
      sharedTrip(trip, { luggage: true, links: true, costs, dates: 'exact' }, randomUUID).fares;
    expect(seen(true)).toEqual(fares);
    expect(seen(false)).toBeNull();
  });
});
