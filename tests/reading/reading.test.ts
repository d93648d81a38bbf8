import { describe, expect, it } from 'vitest';
import { itemSchema } from '#domain/wishes/item.ts';
import { nameSheetOf } from '#planner/catalogue/name-sheet.ts';
import { readWishes } from '#reading/read.ts';
import { aDestination } from '../support/trips.ts';
import { figuresOf, goldenWishes, judged, openSet } from './judged.ts';

/** What the reader reads today; these only ever go up. 97 and 99 % are what it has to reach before a plan relies on it. */
const floors = { recall: 0.84, precision: 0.81, listed: 0.84 };

const all = goldenWishes(openSet).map(judged);
const trip = { start: '2028-05-09', end: '2028-05-12' };
const rome = nameSheetOf(aDestination('rome'));

describe('the reading of wishes (17)', () => {
  it('does not fall behind what it read', () => {
    const { recall, precision, listed } = figuresOf(all);
    expect(recall).toBeGreaterThanOrEqual(floors.recall);
    expect(precision).toBeGreaterThanOrEqual(floors.precision);
    expect(listed).toBeGreaterThanOrEqual(floors.listed);
  });

  it('gives items as the protocol knows them, each with a quote of the text', () => {
    for (const { say } of goldenWishes(openSet))
      for (const { item, quote } of readWishes(say, rome, trip).items) {
        expect(itemSchema.safeParse(item).error?.issues ?? [], say).toEqual([]);
        expect(quote.to, say).toBeGreaterThan(quote.from);
        expect(quote.to, say).toBeLessThanOrEqual(say.length);
      }
  });

  it.each([
    ['We have seen the Colosseum before, skip it', ['place colosseum seen']],
    ['ya conocemos el Coliseo y el Panteón', ['place colosseum seen', 'place pantheon seen']],
    ['we land at 14:30, flight home Friday 11:00', ['arrival day 1 time 14:30', 'departure day 4 time 11:00 plane']],
    ['one museum only', ['sort museum want most 1']],
    ['no museums or churches', ['sort museum refuse', 'sort church refuse']],
    ['everything but churches', ['sort church refuse']],
    ['cenamos tarde', ['meal dinner late']],
    ['una tarde libre', ['free afternoon']],
    ['ramen and jazz', ['sort ramen want', 'sort jazz want']],
    ['at most 60 euros a day', ['money 6000 a-day']],
    ["I don't mind walking", []],
  ])('reads %j', (say, items) => {
    const wish = { in: 'rome', from: trip.start, days: 4, say, items, unknown: [] };
    expect(judged(wish).read).toEqual(items);
  });

  it('lists what it does not understand', () => {
    const wish = { in: 'rome', from: trip.start, days: 4, say: 'we collect fridge magnets', items: [], unknown: [] };
    expect(judged(wish).left.join(' ')).toContain('magnets');
  });
});
