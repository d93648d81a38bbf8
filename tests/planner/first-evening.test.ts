import { describe, expect, it } from 'vitest';
import { frameOn } from '#planner/frame.ts';
import { readIntent } from '#planner/intent/intent.ts';
import { dayRules } from '#planner/rules.ts';
import { aDestination, aTrip, aTripRequest } from '../support/trips.ts';

const dates = { start: '2027-04-05', end: '2027-04-08' };
const change = (preferences: string, more = {}) => ({ dates, categories: [], preferences, ...more });

/** Local minutes at which the first day of a plan of Kyoto is over. */
function endOfFirst(preferences: string, more = {}): number {
  const [first] = aTrip(change(preferences, more), aDestination('kyoto')).days;
  return Math.max(...(first?.activities ?? []).map(({ start, duration }) => start + duration));
}
const intentBy = (preferences: string, more = {}) =>
  readIntent(aTripRequest({ destination: 'kyoto', ...change(preferences, more) }), aDestination('kyoto'));
const fixedBy = (preferences: string, more = {}) => intentBy(preferences, more).fixed;

/** Record 110: who has flown has dinner and goes to bed; who lands in the small hours sleeps first. */
describe('the first evening', () => {
  it('of a flight is over after dinner', () => {
    expect(endOfFirst('we land at KIX on monday at 10:15')).toBeLessThanOrEqual(21 * 60);
    const until = (preferences: string) => frameOn(dayRules('JP', intentBy(preferences)), 1).to;
    expect(until('we land at KIX on monday at 10:15')).toBe(21 * 60);
    expect(until('we arrive by train on monday at 10:15')).toBeGreaterThan(22 * 60);
  });

  it.each([
    ['full days', 'land at KIX monday 10:15, pack as much as possible into every day', {}],
    ['nightlife, in the form', 'land at KIX monday 10:15', { categories: ['nightlife'] }],
    ['something that evening', 'land at KIX monday 10:15, Gion on monday at 20:00', {}],
    ['a sort in the evening', 'land at KIX monday 10:15, bars in the evening', {}],
    ['a night out of two', 'land at KIX monday 10:15', { dates: { start: '2027-04-05', end: '2027-04-06' } }],
  ])('is as long as any other for who asked for %s', (_, preferences, more) => {
    expect(fixedBy(preferences, more).arrival).toMatchObject({ day: 1, isTired: false });
  });

  it('is cut for nothing that another evening is for', () => {
    expect(fixedBy('land at KIX monday 10:15, Gion on tuesday at 20:00').arrival?.isTired).toBe(true);
  });

  it('leaves a dinner to who arrives late', () => {
    const [first] = aTrip(change('we land at KIX on monday at 17:30'), aDestination('kyoto')).days;
    expect(first?.activities.map(({ meal }) => meal)).toContain('dinner');
  });
});

describe('an arrival in the small hours', () => {
  it('is slept off before the first visit', () => {
    const { arrival } = fixedBy('we land at KIX on monday at 01:15');
    // An hour to get out, nearly two on the way, and a night.
    expect(arrival?.from).toBeGreaterThan(11 * 60 + 30);
    const [first] = aTrip(change('we land at KIX on monday at 01:15'), aDestination('kyoto')).days;
    expect(first?.activities[0]?.start).toBeGreaterThan(11 * 60 + 30);
  });

  it('is none in the morning', () => {
    expect(fixedBy('we land at KIX on monday at 05:15').arrival?.from).toBeLessThan(9 * 60);
  });
});
