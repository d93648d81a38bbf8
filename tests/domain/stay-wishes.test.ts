import { describe, expect, it } from 'vitest';
import type { Base } from '#domain/trip/base.ts';
import { scopedId, unscoped, wishesOfBase } from '#domain/trip/stay-wishes.ts';
import type { WishItem } from '#domain/wishes/item.ts';

const base = (destinationId: string, first: number): Base => ({
  destinationId,
  name: destinationId,
  landscape: 'city',
  zone: 'Europe/Lisbon',
  first,
  way: null,
  fares: null,
});
/** Three days, two days, three days. */
const journey = {
  bases: [base('cartagena', 1), base('cartagena-colombia', 4), base('lisbon', 6)],
  dates: { start: '2027-05-10', end: '2027-05-17' },
};
const of = (item: WishItem) =>
  [0, 1, 2].map((index) => wishesOfBase([{ item, quote: null, binds: 'must' }], journey, index)[0]?.item ?? null);

describe('the wishes of one base (issue 23)', () => {
  it('are about its own places, by their own ids, where one id begins like another', () => {
    const id = scopedId('cartagena-colombia', 'cathedral');
    expect(unscoped(id, ['cartagena', 'cartagena-colombia'])).toEqual({ at: 'cartagena-colombia', id: 'cathedral' });
    expect(unscoped('rome-cathedral', ['cartagena'])).toBeNull();
    expect(of({ kind: 'place', placeId: id, stance: 'see', day: 5 })).toEqual([
      null,
      { kind: 'place', placeId: 'cathedral', stance: 'see', day: 2 },
      null,
    ]);
    expect(of({ kind: 'lodging', areaId: 'lisbon-alfama' })).toEqual([
      null,
      null,
      { kind: 'lodging', areaId: 'alfama' },
    ]);
  });

  it('are on its own days, and on every day where none was said', () => {
    expect(of({ kind: 'free', part: 'afternoon', day: 7 })).toEqual([
      null,
      null,
      { kind: 'free', part: 'afternoon', day: 2 },
    ]);
    expect(of({ kind: 'diet', diet: 'vegan', who: 'all' }).every((own) => own !== null)).toBe(true);
    expect(of({ kind: 'day-start', at: 'late' })).toEqual(Array(3).fill({ kind: 'day-start', at: 'late' }));
    const outside: WishItem = { kind: 'occasion', what: 'birthday', day: 0 };
    expect(of(outside)).toEqual([outside, outside, outside]);
  });

  it('have arrivals at the first base and departures at the last', () => {
    expect(of({ kind: 'arrival', day: 1, time: 600 })).toEqual([{ kind: 'arrival', day: 1, time: 600 }, null, null]);
    expect(of({ kind: 'departure', day: 8, time: 600 })).toEqual([
      null,
      null,
      { kind: 'departure', day: 3, time: 600 },
    ]);
  });

  it('share out what was said of the whole: one museum is one, and money is what it was', () => {
    const museum = { kind: 'sort', tag: 'museum', stance: 'want' } as const;
    const refused = { kind: 'sort', tag: 'museum', stance: 'refuse' } as const;
    expect(of({ ...museum, most: 1 })).toEqual([{ ...museum, most: 1 }, refused, refused]);
    expect(of({ ...museum, least: 4 })).toEqual([
      { ...museum, least: 2 },
      { ...museum, least: 1 },
      { ...museum, least: 1 },
    ]);
    expect(of({ ...museum, most: 1, aDay: true })).toEqual(Array(3).fill({ ...museum, most: 1, aDay: true }));
    const shares = of({ kind: 'money', cents: 100_001, per: 'in-all', currency: 'EUR' });
    const cents = shares.map((own) => (own?.kind === 'money' ? own.cents : 0));
    expect(cents.reduce((sum, own) => sum + own, 0)).toBe(100_001);
    expect(cents[0]).toBeGreaterThan(cents[1] ?? 0);
    const aDay: WishItem = { kind: 'money', cents: 8000, per: 'a-day', currency: 'EUR' };
    expect(of(aDay)).toEqual([aDay, aDay, aDay]);
  });
});
