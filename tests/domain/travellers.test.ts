import { describe, expect, it } from 'vitest';
import { defaultTravellers, travellersSchema } from '#domain/trip/travellers.ts';

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
