import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampAdults, clampChildren, defaultTravellers, travellersSchema } from '#domain/trip/travellers.ts';

describe('a typed number of travellers', () => {
  it.each([
    ['0', 1, 0],
    ['1', 1, 1],
    ['10', 10, 10],
    ['11', 10, 10],
    ['-3', 1, 0],
    ['abc', 1, 0],
    ['', 1, 0],
    ['2.9', 2, 2],
    [' 4 ', 4, 4],
    ['007', 7, 7],
    ['99999999999999999999', 10, 10],
    ['Infinity', 1, 0],
    ['NaN', 1, 0],
    ['٣', 1, 0],
  ])('%j means %i adults, or %i children', (text, adults, children) => {
    expect(clampAdults(text)).toBe(adults);
    expect(clampChildren(text)).toBe(children);
  });

  it('is always one that may be sent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.integer().map(String), fc.double().map(String)), (text) => {
        const travellers = { adults: clampAdults(text), children: clampChildren(text) };
        expect(travellersSchema.safeParse(travellers).success).toBe(true);
      }),
      { seed: 20261120, numRuns: 300 },
    );
  });
});

describe('travellers', () => {
  it('are two adults unless told otherwise', () => {
    expect(defaultTravellers).toEqual({ adults: 2, children: 0 });
  });

  it.each([
    { adults: 1, children: 0 },
    { adults: 10, children: 10 },
  ])('may be $adults adults and $children children', (travellers) => {
    expect(travellersSchema.safeParse(travellers).success).toBe(true);
  });

  it.each([
    { adults: 0, children: 1 },
    { adults: 11, children: 0 },
    { adults: 1, children: -1 },
    { adults: 1, children: 11 },
    { adults: 1.5, children: 0 },
    { adults: '2', children: 0 },
    { adults: Number.NaN, children: 0 },
    { adults: 2 },
    { adults: 2, children: 0, pets: 1 },
  ])('may not be %j', (travellers) => {
    expect(travellersSchema.safeParse(travellers).success).toBe(false);
  });
});
