import { describe, expect, it } from 'vitest';
import { readIntent } from '#planner/intent/intent.ts';
import { lunchShare, usualMeal } from '#planner/solver/score.ts';
import { aDestination, aTrip, aTripRequest } from '../support/trips.ts';

const dates = { start: '2027-06-07', end: '2027-06-11' };
const change = { dates, categories: [], preferences: '' };

/** What lunches at tables cost an adult, in shares of a usual meal of the budget. */
function lunchesOf(id: string, budget: 'economic' | 'moderate'): number[] {
  const { priceIndex, byId } = aDestination(id);
  return aTrip({ ...change, budget }, aDestination(id))
    .days.flatMap(({ activities }) => activities)
    .filter(({ kind, meal }) => kind === 'place' && meal === 'lunch')
    .flatMap(({ placeId }) => byId.get(placeId ?? '')?.price.adult ?? [])
    .map((price) => price / ((usualMeal[budget] * priceIndex) / 100));
}

/** Record 111. */
describe('lunch', () => {
  it.each([
    ['moderate', 0.95],
    ['economic', 1.17],
  ] as const)('costs less than a usual dinner, or hardly more, on a %s budget', (budget, most) => {
    const lunches = ['new-york', 'paris', 'london', 'rome', 'tokyo'].flatMap((id) => lunchesOf(id, budget));
    expect(lunches.length).toBeGreaterThanOrEqual(20);
    // Without the two rules of record 111 it is 1.00 and 1.22.
    expect(lunches.reduce((sum, own) => sum + own, 0) / lunches.length).toBeLessThan(most);
  });

  it('may cost what it wants in luxury, and where the table was named', () => {
    const paris = aDestination('paris');
    const dear = paris.places.find(({ kind, price }) => kind === 'food' && (price.adult ?? 0) > 6_000);
    if (!dear) throw new Error('Paris has a dear table');
    const share = (more: object) =>
      lunchShare(dear, 'lunch', readIntent(aTripRequest({ destination: 'paris', ...change, ...more }), paris), 120);
    expect(share({})).toBeLessThan(0.5);
    expect(share({ budget: 'luxury' })).toBe(1);
    expect(share({ preferences: `lunch at ${dear.name.en}` })).toBe(1);
    expect(lunchShare(dear, 'dinner', readIntent(aTripRequest(change), paris), 120)).toBe(1);
  });
});
