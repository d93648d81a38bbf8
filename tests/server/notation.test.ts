import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { itemSchema, type WishItem } from '#domain/wishes/item.ts';
import { written } from '#domain/wishes/written.ts';
import { itemOf, notation } from '#server/understanding/notation.ts';
import { goldenWishes, openSet } from '../reading/judged.ts';
import { anyValue } from '../support/any-value.ts';

const kinds = itemSchema._zod.def.options.map((option) => String(option._zod.def.shape.kind._zod.def.values[0]));

describe('the notation of items (17)', () => {
  it('is explained for every kind', () => {
    expect([...notation.keys()]).toEqual(kinds);
    expect(notation.get('free')).toBe(
      'free morning|afternoon|evening|night|day [day N] [every] [from HH:MM] [to HH:MM]',
    );
    expect(notation.get('arrival')).toContain('[day N] [time HH:MM] [part dawn|');
  });

  it('is read as people wrote it: every item of the golden wishes', () => {
    const lines = goldenWishes(openSet).flatMap(({ items }) => items);
    expect(lines.length).toBeGreaterThan(1_000);
    const lost = lines.filter((line) => {
      const item = itemOf(line);
      return !item || written(item) !== line;
    });
    expect(lost).toEqual([]);
  });

  it('is read as it is written, for any item', () => {
    fc.assert(
      fc.property(anyValue(itemSchema), (value) => {
        const line = written(value as WishItem);
        const item = itemOf(line);
        expect(item && written(item)).toBe(line);
      }),
      { numRuns: 500 },
    );
  });

  it.each([
    '',
    'pwned',
    'place',
    'place Colosseum see',
    'place colosseum',
    'place colosseum see now',
    'place colosseum see day 61',
    'place colosseum see day 2 day 3',
    'sort unicorn want',
    'diet vegan',
    'arrival time 24:00',
    'money 60.00 a-day',
    'children 3 99',
    '__proto__',
    'constructor see',
  ])('does not take %j for an item', (line) => {
    expect(itemOf(line)).toBeNull();
  });
});
