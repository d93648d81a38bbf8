import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { hashText, seededRandom, seededUuid } from '#domain/random.ts';

const take = (count: number, seed: number) => {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => random());
};

describe('a seeded stream', () => {
  it('is the same for the same seed and another for another', () => {
    expect(take(20, 7)).toEqual(take(20, 7));
    expect(take(20, 8)).not.toEqual(take(20, 7));
  });

  it('is mulberry32, on every machine', () => {
    expect(take(3, 0).map((number) => Math.round(number * 2 ** 32))).toEqual([1144304738, 1416247, 958946056]);
  });

  it('stays in [0, 1), for any seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
        const numbers = take(50, seed);
        expect(Math.min(...numbers)).toBeGreaterThanOrEqual(0);
        expect(Math.max(...numbers)).toBeLessThan(1);
      }),
      { seed: 20261120, numRuns: 200 },
    );
  });

  it('is spread evenly', () => {
    const counts = Array.from({ length: 10 }, () => 0);
    for (const number of take(10_000, 42)) counts[Math.floor(number * 10)]! += 1;
    expect(Math.min(...counts)).toBeGreaterThan(900);
    expect(Math.max(...counts)).toBeLessThan(1100);
  });
});

describe('a hash', () => {
  it.each([
    ['', 0x811c9dc5],
    ['a', 0xe40c292c],
    ['foobar', 0xbf9cf968],
  ])('of %j is FNV-1a', (text, hash) => {
    expect(hashText(text)).toBe(hash);
  });

  it('is a whole number of 32 bits and differs for near texts', () => {
    const hashes = Array.from({ length: 1000 }, (_, i) => hashText(`{"start":"2027-03-${i}"}`));
    expect(hashes.every((hash) => Number.isInteger(hash) && hash >= 0 && hash < 2 ** 32)).toBe(true);
    expect(new Set(hashes).size).toBe(1000);
  });
});

describe('a seeded UUID', () => {
  it('is a valid one of version 4, for any seed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 2 ** 32 - 1 }), (seed) => {
        const uuid = seededUuid(seededRandom(seed));
        expect(uuid).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        expect(z.uuid().safeParse(uuid).success).toBe(true);
      }),
      { seed: 20261120, numRuns: 300 },
    );
  });

  it('is decided by the stream', () => {
    const drawTwo = () => {
      const random = seededRandom(1);
      return [seededUuid(random), seededUuid(random)];
    };
    expect(drawTwo()).toEqual(drawTwo());
    expect(new Set(drawTwo()).size).toBe(2);
  });

  it('does not repeat within a long stream', () => {
    const random = seededRandom(3);
    expect(new Set(Array.from({ length: 2000 }, () => seededUuid(random))).size).toBe(2000);
  });
});
