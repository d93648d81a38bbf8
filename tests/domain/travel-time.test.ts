import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { distanceM } from '#domain/place/distance.ts';
import { isWalked, travelMinutes, wayM } from '#domain/place/travel-time.ts';
import { northM } from '../planner/plans.ts';

const rome = { latitude: 41.9028, longitude: 12.4964 };
/** The point whose way from Rome, detours included, is that long. */
const wayOf = (metres: number) => ({ latitude: rome.latitude + northM(metres / 1.3), longitude: rome.longitude });
const point = fc.record({
  latitude: fc.double({ min: -90, max: 90, noNaN: true }),
  longitude: fc.double({ min: -180, max: 180, noNaN: true }),
});
const sampled = { seed: 20261120, numRuns: 300 };

describe('the distance', () => {
  it.each([
    ['Rome and Paris', rome, { latitude: 48.8566, longitude: 2.3522 }, 1_105_000],
    [
      'London and New York',
      { latitude: 51.5074, longitude: -0.1278 },
      { latitude: 40.7128, longitude: -74.006 },
      5_570_000,
    ],
    ['two sides of the date line', { latitude: 0, longitude: 179.5 }, { latitude: 0, longitude: -179.5 }, 111_195],
    ['the poles', { latitude: 90, longitude: 0 }, { latitude: -90, longitude: 77 }, 20_015_115],
  ])('between %s is known', (_, a, b, metres) => {
    expect(Math.abs(distanceM(a, b) - metres) / metres).toBeLessThan(0.005);
  });

  it('is none to oneself, the same back, and never more than half round the earth', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(distanceM(a, a)).toBe(0);
        expect(distanceM(a, b)).toBeCloseTo(distanceM(b, a), 6);
        expect(distanceM(a, b)).toBeLessThanOrEqual(20_015_116);
      }),
      sampled,
    );
  });

  it('grows by 1.3 on the way', () => {
    expect(wayM(rome, wayOf(1000))).toBeCloseTo(1000, 3);
    expect(wayM(rome, { latitude: rome.latitude + northM(1000), longitude: rome.longitude })).toBeCloseTo(1300, 3);
  });
});

describe('the travel time', () => {
  it.each([
    [0, 0],
    [1, 1],
    [74.9, 1],
    [75, 1],
    [75.1, 2],
    [750, 10],
    [1499.9, 20],
    [1500, 20],
    [1500.1, 17],
    [2000, 18],
    [3666, 22],
    [3667, 23],
    [15_000, 53],
    [15_001, 53],
    [22_000, 60],
    [44_000, 82],
    [100_000, 138],
  ])('over a way of %d m is %i minutes', (metres, minutes) => {
    expect(0 + travelMinutes(rome, wayOf(metres))).toBe(minutes);
  });

  it('follows the formula, on foot up to 1.5 km and then by the faster of both', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 60_000 }), (metres) => {
        const walking = metres / 75;
        const riding = 12 + (Math.min(metres, 15_000) * 60) / 22_000 + Math.max(0, metres - 15_000) / 1000;
        const minutes = metres <= 1500 ? walking : Math.min(walking, riding);
        const answer = travelMinutes(rome, wayOf(metres));
        expect(answer).toBeGreaterThanOrEqual(minutes - 0.001);
        expect(answer).toBeLessThan(minutes + 1.001);
      }),
      sampled,
    );
  });

  describe('to a place whose way is known', () => {
    const reached = (metres: number, minutes: number, by = 'train') => ({ ...wayOf(metres), access: { by, minutes } });

    it('is what is known, from wherever one is in town', () => {
      expect(travelMinutes(rome, reached(90_000, 75))).toBe(75);
      expect(travelMinutes(reached(90_000, 75), wayOf(4_000))).toBe(75);
      expect(travelMinutes(rome, reached(2_501, 30))).toBe(30);
    });

    it('is on foot from what lies beside it, but not over water', () => {
      expect(travelMinutes(wayOf(89_000), reached(90_000, 75))).toBe(14);
      expect(travelMinutes(rome, reached(2_500, 30))).toBe(travelMinutes(rome, wayOf(2_500)));
      expect(travelMinutes(rome, reached(2_000, 40, 'ferry'))).toBe(40);
      expect(isWalked(rome, reached(1_400, 40, 'ferry'))).toBe(false);
      expect(isWalked(rome, reached(599, 40, 'ferry'))).toBe(true);
    });

    it('has the ride to the centre before it from elsewhere in town, where that is told and riding across is no shorter', () => {
      const centre = rome;
      const train = { ...wayOf(90_000), access: { by: 'train', minutes: 75, centre } };
      const south = { latitude: rome.latitude - (wayOf(11_000).latitude - rome.latitude), longitude: rome.longitude };
      expect(travelMinutes(train, wayOf(2_400))).toBe(75);
      expect(travelMinutes(train, south)).toBe(75 + 24);
      // Eleven kilometres further out, 79 are left: 12 + 41 + 64 would be no way across.
      expect(travelMinutes(train, wayOf(11_000))).toBe(75 + 24);
      const hill = { ...wayOf(8_000), access: { by: 'bus', minutes: 40, centre } };
      expect(travelMinutes(hill, wayOf(4_000))).toBe(40);
      expect(travelMinutes(hill, south)).toBe(travelMinutes(wayOf(8_000), south));
      const island = { ...wayOf(8_000), access: { by: 'ferry', minutes: 40, centre } };
      expect(travelMinutes(island, south)).toBe(40 + 24);
      expect(travelMinutes(south, island)).toBe(40 + 24);
    });

    it('is through the centre between two that are far from each other', () => {
      expect(travelMinutes(reached(90_000, 75), reached(40_000, 45))).toBe(120);
      expect(travelMinutes(reached(90_000, 75), reached(89_000, 70))).toBe(14);
    });
  });

  it('is whole minutes and the same back', () => {
    fc.assert(
      fc.property(point, point, (a, b) => {
        expect(Number.isInteger(travelMinutes(a, b))).toBe(true);
        expect(travelMinutes(b, a)).toBe(travelMinutes(a, b));
      }),
      sampled,
    );
  });
});
