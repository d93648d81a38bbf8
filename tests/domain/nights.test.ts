import { describe, expect, it } from 'vitest';
import { fittingBases, shiftNight, splitNights } from '#domain/trip/nights.ts';

const sum = (all: readonly number[]) => all.reduce((a, b) => a + b, 0);

describe('nights of a journey (issue 23)', () => {
  it('are split by what is usual, all of them, one at least for each', () => {
    expect(splitNights([3, 2], 5)).toEqual([3, 2]);
    expect(splitNights([3, 3, 1], 7)).toEqual([3, 3, 1]);
    expect(splitNights([2, 2], 7)).toEqual([4, 3]);
    expect(splitNights([5, 1], 2)).toEqual([1, 1]);
    for (let nights = 4; nights <= 7; nights++)
      for (const weights of [
        [1, 1, 1, 1],
        [7, 1, 1, 1],
        [1, 2, 3, 4],
      ]) {
        const split = splitNights(weights, nights);
        expect(sum(split)).toBe(nights);
        expect(Math.min(...split)).toBeGreaterThan(0);
      }
    expect(() => splitNights([1, 1, 1], 2)).toThrow(RangeError);
  });

  it('decide which bases there is time for', () => {
    const japan = [
      { nights: 3, rank: 1 },
      { nights: 3, rank: 2 },
      { nights: 1, rank: 3 },
    ];
    expect(fittingBases(japan, 7, 4)).toEqual([0, 1, 2]);
    expect(fittingBases(japan, 4, 4)).toEqual([0, 1]);
    expect(fittingBases(japan, 5, 4)).toEqual([0, 1, 2]);
    expect(fittingBases(japan, 3, 4)).toEqual([0, 2]);
    expect(fittingBases(japan, 7, 2)).toEqual([0, 1]);
    expect(fittingBases(japan, 1, 4)).toEqual([2]);
  });

  it('are moved from base to base, and never leave one without', () => {
    expect(shiftNight([3, 2], 0, 1)).toEqual([4, 1]);
    expect(shiftNight([4, 1], 0, 1)).toEqual([4, 1]);
    expect(shiftNight([2, 1, 3], 0, 1)).toEqual([3, 1, 2]);
    expect(shiftNight([2, 1, 1], 2, 1)).toEqual([1, 1, 2]);
    expect(shiftNight([2, 2], 0, -1)).toEqual([1, 3]);
    expect(shiftNight([1, 2], 0, -1)).toEqual([1, 2]);
  });
});
