import { describe, expect, it } from 'vitest';
import type { Answer } from '#domain/trip/answer.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import type { PartOfDay } from '#domain/wishes/words.ts';
import { judgeAnswers } from '#judge/judge.ts';
import { aTrip } from '../support/trips.ts';
import { answering, answerTo, mealNear, ownStop, rome, romeWith, threeDays, tripOf, withStop } from './plans.ts';

const plain = tripOf(threeDays);
const found = (about: WishItem | undefined, met: string, places?: string[]) =>
  judgeAnswers(answering(plain, about, met, places), rome);

describe('what no plan can prove', () => {
  const never: readonly WishItem[] = [
    { kind: 'allergy', to: 'nuts', who: 'one' },
    { kind: 'diet', diet: 'no-pork', who: 'all' },
    { kind: 'company', who: 'couple' },
    { kind: 'occasion', what: 'birthday' },
    { kind: 'visit', which: 'first' },
    { kind: 'lodging', areaId: 'monti-stay' },
    { kind: 'avoid', what: 'rain' },
    { kind: 'meal', meal: 'lunch', habit: 'picnic' },
    { kind: 'meal', meal: 'breakfast', habit: 480 },
    { kind: 'money', cents: 1_000_000, per: 'a-day', currency: 'USD' },
    { kind: 'things' },
    { kind: 'arrival', day: 1 },
    { kind: 'busy', day: 0 },
  ];

  it.each(never)('is a false tick, whole or in part: $kind', (about) => {
    expect(found(about, 'yes')).toHaveLength(1);
    expect(found(about, 'partly')).toHaveLength(1);
  });

  const neverWhole: readonly WishItem[] = [
    { kind: 'diet', diet: 'halal', who: 'one' },
    { kind: 'mobility', need: 'wheelchair' },
    { kind: 'style', style: 'quiet' },
    { kind: 'money', cents: 1_000_000, per: 'in-all', currency: 'EUR' },
  ];

  it.each(neverWhole)('is a false tick as a whole: $kind', (about) => {
    expect(found(about, 'yes', ['pantheon'])).toHaveLength(1);
  });

  it('is not looked for in an answer that promises nothing', () => {
    expect(found({ kind: 'company', who: 'couple' }, 'no')).toEqual([]);
  });
});

describe('what is only so in part', () => {
  const parts: readonly WishItem[] = [
    { kind: 'place', placeId: 'pantheon', stance: 'see', day: 3 },
    { kind: 'sort', tag: 'museum', stance: 'want', quality: 'famous' },
    { kind: 'sort', tag: 'museum', stance: 'want', least: 5 },
    { kind: 'diet', diet: 'vegetarian', who: 'all' },
    { kind: 'walk-most', metres: 4500 },
    { kind: 'pace', pace: 'relaxed' },
    { kind: 'things', least: 2, most: 3 },
    { kind: 'day-start', at: 'early' },
    { kind: 'money', cents: 3200, per: 'a-meal', currency: 'EUR' },
  ];
  const busier = withStop(plain, 3, '16:30 trevi-fountain 25');
  const fuller = withStop(withStop(busier, 3, '17:10 piazza-navona 40'), 3, mealNear('21:00 pantheon 40 dinner'));

  it.each(parts)('is true in part and false as a whole: $kind', (about) => {
    expect(judgeAnswers(answering(fuller, about, 'partly'), rome)).toEqual([]);
    expect(judgeAnswers(answering(fuller, about, 'yes'), rome)).toHaveLength(1);
  });

  it('is had in a house of its own, not by walking past', () => {
    const isFalse = (stop: string, tag: 'bakery' | 'jewish') =>
      judgeAnswers(answering(tripOf([[stop]]), { kind: 'sort', tag, stance: 'want' }, 'yes'), rome).length > 0;
    expect(isFalse('10:00 jewish-ghetto 90', 'bakery')).toBe(true);
    expect(isFalse('10:00 jewish-ghetto 90', 'jewish')).toBe(false);
  });

  it('is looked at on the day and in the part of the day that a refusal names', () => {
    const museum = tripOf([
      ['09:30 palazzo-massimo 90', '15:00 villa-borghese 90'],
      ['10:00 piazza-navona 40', '16:00 villa-borghese 90'],
    ]);
    const isFalse = (when: { readonly day?: number; readonly part?: PartOfDay }) =>
      judgeAnswers(answering(museum, { kind: 'sort', tag: 'museum', stance: 'refuse', ...when }, 'yes'), rome).length >
      0;
    expect([{}, { day: 1 }, { day: 2 }, { day: 0 }].map(isFalse)).toEqual([true, true, false, true]);
    expect(isFalse({ part: 'morning' })).toBe(true);
    expect(isFalse({ part: 'afternoon' })).toBe(false);
    expect(isFalse({ day: 2, part: 'morning' })).toBe(false);
  });

  it('is not so where most is not', () => {
    expect(found({ kind: 'sort', tag: 'museum', stance: 'want', most: 2 }, 'partly')).toHaveLength(1);
    expect(found({ kind: 'things', most: 1 }, 'partly')).toHaveLength(1);
  });
});

describe('a fact that is missing', () => {
  const bare = (id: string) => romeWith(id, { tags: undefined, crowds: undefined, walk: undefined, ages: undefined });
  const needy: readonly WishItem[] = [
    { kind: 'sort', tag: 'beach', stance: 'refuse' },
    { kind: 'sort', tag: 'church', stance: 'want', least: 2 },
    { kind: 'sort', tag: 'museum', stance: 'want', most: 3 },
    { kind: 'walk-most', metres: 60_000 },
  ];

  it.each(needy)('never lets a tick pass: $kind', (about) => {
    expect(found(about, 'yes')).toEqual([]);
    expect(judgeAnswers(answering(plain, about, 'yes'), bare('pantheon'))).toHaveLength(1);
  });

  it('nor does a stop that the catalogue does not have', () => {
    const own = withStop(plain, 2, ownStop('16:30', 60));
    const asked: readonly WishItem[] = [
      { kind: 'sort', tag: 'beach', stance: 'refuse' },
      { kind: 'children', ages: [10] },
      { kind: 'mobility', need: 'little-walking' },
      { kind: 'money', cents: 1_000_000, per: 'a-day', currency: 'EUR' },
    ];
    for (const about of asked) {
      expect(found(about, 'yes'), about.kind).toEqual([]);
      expect(judgeAnswers(answering(own, about, 'yes'), rome), about.kind).toHaveLength(1);
    }
  });
});

describe('the way from the bed', () => {
  const near = tripOf([['09:30 pantheon 40']]);
  const lodging = { item: { kind: 'lodging', areaId: 'monti-stay' }, quote: null, binds: 'must' } as const;
  const about: WishItem = { kind: 'walk-most', metres: 350 };

  it('is walked where it is known and short enough', () => {
    expect(judgeAnswers(answering(near, about, 'yes'), rome)).toEqual([]);
    const centre = { ...lodging, item: { kind: 'lodging', areaId: 'centro-storico' } } as const;
    expect(judgeAnswers(answering({ ...near, wishes: [centre] }, about, 'yes'), rome)).toHaveLength(1);
  });

  it('is ridden where it is long', () => {
    expect(judgeAnswers(answering({ ...near, wishes: [lodging] }, about, 'yes'), rome)).toEqual([]);
  });
});

describe('an answer', () => {
  it('that was chosen in the form is looked at for its stops', () => {
    expect(found(undefined, 'yes', ['pantheon'])).toEqual([]);
    expect(found(undefined, 'yes', ['colosseum'])).toHaveLength(1);
  });

  it('to something that is not known here is not believed', () => {
    expect(found({ kind: 'dream' } as unknown as WishItem, 'yes')).toHaveLength(1);
  });

  it('is named by its number, the others pass', () => {
    const wrong: Answer = answerTo({ kind: 'place', placeId: 'colosseum', stance: 'see' }, 'yes');
    const right: Answer = answerTo({ kind: 'place', placeId: 'pantheon', stance: 'see' }, 'yes', ['pantheon']);
    expect(judgeAnswers({ ...plain, answers: [right, wrong, right] }, rome)).toEqual([
      { answer: 1, met: 'yes', reason: 'colosseum is no stop, or not when it was wanted' },
    ]);
  });

  it('of a plan that asks for nothing more is left alone, and nothing is changed', () => {
    const trip = aTrip();
    const before = JSON.stringify(trip);
    expect(judgeAnswers({ ...trip, answers: [] }, rome)).toEqual([]);
    judgeAnswers(trip, rome);
    expect(JSON.stringify(trip)).toBe(before);
  });
});
