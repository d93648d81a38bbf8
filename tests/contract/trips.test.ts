import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fromWireTripRequest, toWireTripRequest, wireTripRequestSchema } from '#contract/planning.ts';
import { fromWireTripCard, toWireTripCard, wireTripCardSchema } from '#contract/trips.ts';
import type { TripCard } from '#domain/trip/trip.ts';
import { aTrip, aTripRequest, aWireTripRequest } from '../support/trips.ts';

function aCard(totalBudget: number): TripCard {
  const { id, destination, destinationId, dates, travellers, categories, budget, summary } = aTrip();
  return { id, destination, destinationId, dates, travellers, categories, budget, summary, totalBudget, version: 3 };
}

describe('a trip card', () => {
  const card = aCard(0);

  it('comes back from the wire as it went, to the cent', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), (totalBudget) => {
        const wire = wireTripCardSchema.parse(toWireTripCard({ ...card, totalBudget }));
        expect(fromWireTripCard(wire)).toEqual({ ...card, totalBudget });
      }),
      { seed: 20261120, numRuns: 200 },
    );
  });

  it('travels in euros and under the names of the specification', () => {
    const { dates, travellers, ...same } = card;
    expect(toWireTripCard({ ...card, totalBudget: 12_345 })).toEqual({
      ...same,
      dateStart: dates.start,
      dateEnd: dates.end,
      travelers: travellers,
      totalBudget: 123.45,
    });
  });
});

describe('a trip request', () => {
  it('comes back from the wire as it went', () => {
    const request = aTripRequest({ preferences: 'Sin prisas', budget: null });
    expect(fromWireTripRequest(wireTripRequestSchema.parse(toWireTripRequest(request)))).toEqual(request);
  });

  it('says travelers on the wire, and nothing else', () => {
    const wire = aWireTripRequest();
    expect(wireTripRequestSchema.safeParse(wire).success).toBe(true);
    expect(wireTripRequestSchema.safeParse({ ...wire, travellers: wire.travelers }).success).toBe(false);
    expect(wireTripRequestSchema.safeParse(aTripRequest()).success).toBe(false);
  });
});
