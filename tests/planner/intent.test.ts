import { describe, expect, it } from 'vitest';
import type { WishItem } from '#domain/wishes/item.ts';
import { confirmed } from '#planner/intent/confirmed.ts';
import { asksForDayTrips, lenient, readIntent } from '#planner/intent/intent.ts';
import { dayRules } from '#planner/rules.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';

const rome = aDestination();
const dates = { start: '2027-05-11', end: '2027-05-13' };
const requestWith = (...items: WishItem[]) =>
  aTripRequest({ dates, wishes: items.map((item) => ({ item, quote: null, binds: 'must' })) });
const intentOf = (...items: WishItem[]) => readIntent(requestWith(...items), rome);
const rulesOf = (...items: WishItem[]) => dayRules('IT', intentOf(...items));

const seen = (placeId: string): WishItem => ({ kind: 'place', placeId, stance: 'seen' });
const see = (placeId: string): WishItem => ({ kind: 'place', placeId, stance: 'see' });
const noMuseums: WishItem = { kind: 'sort', tag: 'museum', stance: 'refuse' };

describe('places that were named', () => {
  it('are must-sees or stay out, whatever stands in the way of a plan', () => {
    const intent = intentOf(see('pantheon'), seen('colosseum'), {
      ...seen('vatican-museums'),
      stance: 'skip',
    } as WishItem);
    expect([...intent.mustSee]).toEqual(['pantheon']);
    expect([...intent.refused].sort()).toEqual(['colosseum', 'vatican-museums']);
    expect([...lenient(intent, 'wholly').refused].sort()).toEqual(['colosseum', 'vatican-museums']);
  });

  it('are wanted although their sort is refused', () => {
    const intent = intentOf(noMuseums, see('vatican-museums'));
    expect(intent.refused.has('vatican-museums')).toBe(false);
    expect(intent.refused.has('borghese-gallery')).toBe(true);
  });
});

describe('what is refused', () => {
  it('is what the data call so, and with a quality also what may have it', () => {
    const none = intentOf(noMuseums).refused;
    const crowded = intentOf({ ...noMuseums, quality: 'crowded' } as WishItem).refused;
    for (const id of crowded) expect(none.has(id)).toBe(true);
    expect(crowded.size).toBeLessThan(none.size);
    expect(crowded.has('vatican-museums')).toBe(true);
  });

  it('is let in again before what somebody cannot eat', () => {
    const intent = intentOf(noMuseums, { kind: 'diet', diet: 'vegan', who: 'all' });
    const table = rome.compiled.find(({ kind, diets }) => kind === 'food' && diets?.vegan === undefined);
    expect(lenient(intent, 'sorts').refused.has('borghese-gallery')).toBe(false);
    expect(lenient(intent, 'sorts').refused.has(table?.id ?? '')).toBe(true);
    expect(lenient(intent, 'wholly').refused.has(table?.id ?? '')).toBe(false);
  });

  it('is every other visit where only one sort is wanted, and every larger museum where small ones are', () => {
    const only = intentOf({ kind: 'sort', tag: 'museum', stance: 'only' }).refused;
    expect(only.has('trevi-fountain')).toBe(true);
    expect(only.has('borghese-gallery')).toBe(false);
    const small = intentOf({ kind: 'sort', tag: 'museum', stance: 'only', quality: 'small' }).refused;
    expect(small.has('trevi-fountain')).toBe(false);
    expect(small.has('vatican-museums')).toBe(true);
  });
});

describe('who cannot climb', () => {
  it('is rather not sent where our own text speaks of stairs or steep lanes', () => {
    for (const need of ['little-walking', 'no-stairs', 'wheelchair', 'pregnant'] as const) {
      const { boosts } = intentOf({ kind: 'mobility', need });
      expect(boosts.get('spanish-steps')).toBeLessThan(boosts.get('trevi-fountain') ?? 1);
    }
  });
});

describe('a guest of a diet', () => {
  it('is sent to no table of which nothing is known, unless others eat there too', () => {
    const unknown = rome.compiled.filter(
      ({ kind, diets, words }) => kind === 'food' && diets?.vegan === undefined && !/\bpasta\b/.test(words.all),
    );
    expect(unknown.length).toBeGreaterThan(0);
    const all = intentOf({ kind: 'diet', diet: 'vegan', who: 'all' }).refused;
    for (const { id } of unknown) expect(all.has(id)).toBe(true);
    expect(intentOf({ kind: 'diet', diet: 'halal', who: 'one' }).refused.size).toBeLessThan(
      intentOf({ kind: 'diet', diet: 'halal', who: 'all' }).refused.size,
    );
  });
});

describe('the frame of the days', () => {
  it.each<[WishItem, Partial<ReturnType<typeof rulesOf>>]>([
    [{ kind: 'pace', pace: 'relaxed' }, { activities: { min: 3, max: 5, isSaid: false, extra: 0 } }],
    [{ kind: 'things', most: 2 }, { activities: { min: 4, max: 4, isSaid: true, extra: 0 } }],
    [{ kind: 'things', least: 2, most: 3 }, { activities: { min: 4, max: 5, isSaid: true, extra: 0 } }],
    [{ kind: 'day-start', at: 11 * 60 }, { start: 11 * 60 }],
    [{ kind: 'day-start', at: 'late' }, { start: 10 * 60 + 30 }],
    [{ kind: 'meal', meal: 'dinner', habit: 21 * 60 }, { dinner: { from: 20 * 60 + 45, to: 21 * 60 + 15 } }],
    [{ kind: 'meal', meal: 'dinner', habit: 'late' }, { dinner: { from: 21 * 60, to: 22 * 60 } }],
    [{ kind: 'meal', meal: 'lunch', habit: 'early' }, { lunch: { from: 12 * 60, to: 12 * 60 + 45 } }],
    [
      { kind: 'children', ages: [2] },
      { end: 21 * 60 + 30, activities: { min: 3, max: 5, isSaid: false, extra: 1 } },
    ],
  ])('of %j', (item, expected) => {
    expect(rulesOf(item)).toMatchObject(expected);
  });

  it('leaves an afternoon alone that nobody gave a day in the middle of the trip', () => {
    expect(intentOf({ kind: 'free', part: 'afternoon' }).free).toMatchObject([{ day: 2, from: 900, to: 1140 }]);
    expect(intentOf({ kind: 'free', part: 'morning', every: true }).free.map(({ day }) => day)).toEqual([1, 2, 3]);
    expect(intentOf({ kind: 'free', part: 'day', day: 0 }).free).toEqual([]);
  });
});

describe('money', () => {
  it('is what an adult may spend a day; of other currencies nothing is known', () => {
    const money = { kind: 'money', cents: 12_000, currency: 'EUR' } as const;
    expect(intentOf({ ...money, per: 'a-day', each: true }).mostADay).toBe(12_000);
    expect(intentOf({ ...money, per: 'a-day' }).mostADay).toBe(6_000);
    expect(intentOf({ ...money, per: 'in-all' }).mostADay).toBe(2_000);
    expect(intentOf({ ...money, per: 'a-day', currency: 'USD' }).mostADay).toBeNull();
  });
});

describe('a request without confirmed wishes', () => {
  it('is read by its words, once for all lengths of the trip', () => {
    const asked = confirmed(
      aTripRequest({ dates, preferences: 'day trips, the Pantheon on the third day' }),
      rome,
      'en',
    );
    expect(asked.wishes?.map(({ item }) => item)).toContainEqual({
      kind: 'place',
      placeId: 'pantheon',
      stance: 'see',
      day: 3,
    });
    const shorter = { ...asked, dates: { ...dates, end: dates.start } };
    expect(readIntent(shorter, rome).pins.get('pantheon')?.day).toBe(3);
    expect(asksForDayTrips(readIntent(asked, rome))).toBe(true);
  });

  it('is not read again where everything was taken away', () => {
    const intent = readIntent(aTripRequest({ dates, preferences: 'no museums', wishes: [] }), rome);
    expect(intent.wishes).toEqual([]);
    expect(intent.refused.size).toBe(0);
  });
});
