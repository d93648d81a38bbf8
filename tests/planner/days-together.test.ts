import { describe, expect, it } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import { judgeAnswers } from '#judge/judge.ts';
import { answerTo, planned } from '../support/told-plan.ts';
import { aDestination } from '../support/trips.ts';

const dayOf = ({ days }: Trip, id: string) =>
  days.find(({ activities }) => activities.some(({ placeId }) => placeId === id))?.day;
/** 2027-06-07, a Monday; the Louvre is closed on Tuesdays and the Orsay on Mondays. */
const MONDAY = '2027-06-07';

describe('places that are wanted on one day, or on two', () => {
  it.each([
    ['kyoto', 'Fushimi Inari and Kinkaku-ji on the same day', ['fushimi-inari', 'kinkaku-ji'], true],
    ['paris', 'Montmartre and Versailles not on the same day', ['montmartre', 'versailles'], false],
    ['paris', 'the Louvre and the Orsay on the same day', ['louvre', 'orsay'], true],
    ['rome', "don't put the Vatican and the Colosseum on the same day", ['vatican-museums', 'colosseum'], false],
    ['madrid', 'el Prado y el Thyssen en días distintos', ['prado', 'thyssen'], false],
  ])('are planned so in %s: %s', (city, say, ids, isSame) => {
    const trip = planned({ city, say, days: 3, start: MONDAY });
    const [one, other] = ids.map((id) => dayOf(trip, id));
    expect([one, other]).not.toContain(undefined);
    expect(one === other).toBe(isSame);
    expect(trip.answers.filter(({ about }) => about?.kind === 'place').map(({ met }) => met)).toEqual(['yes', 'yes']);
    expect(judgeAnswers(trip, aDestination(city))).toEqual([]);
  });

  it('are answered in part where no day has both, and the answer says which is so', () => {
    // The one is closed on the only Monday and the other on the only Tuesday.
    const trip = planned({ city: 'paris', say: 'the Louvre and the Orsay on the same day', days: 2, start: MONDAY });
    const answer = answerTo(trip, 'Orsay');
    expect(answer?.met).toBe('partly');
    expect(answer?.answer).toMatch(/Not on the day of Louvre Museum\.$/);
    expect(judgeAnswers(trip, aDestination('paris'))).toEqual([]);
  });
});
