import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { luggageItemSchema } from '#domain/trip/fields/luggage.ts';
import { packingProgress } from '#domain/trip/luggage.ts';

const item = (packed: boolean, label = 'Socks') => ({ id: randomUUID(), label, packed });

describe('packing progress', () => {
  it('of an empty list is none of none', () => {
    expect(packingProgress([])).toEqual({ packed: 0, total: 0 });
  });

  it('counts ticks, equal labels too', () => {
    expect(packingProgress([item(true), item(false), item(true)])).toEqual({ packed: 2, total: 3 });
  });
});

describe('an item of luggage', () => {
  it('has a label of 1 to 160 characters', () => {
    const accepted = [0, 1, 160, 161].map(
      (length) => luggageItemSchema.safeParse(item(false, 'a'.repeat(length))).success,
    );
    expect(accepted).toEqual([false, true, true, false]);
  });

  it.each([
    { ...item(true), id: '1' },
    { ...item(true), packed: 'yes' },
    { ...item(true), quantity: 2 },
    { id: randomUUID(), label: 'Socks' },
  ])('is refused as %j', (wrong) => {
    expect(luggageItemSchema.safeParse(wrong).success).toBe(false);
  });
});
