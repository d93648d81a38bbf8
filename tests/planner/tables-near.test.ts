import { describe, expect, it } from 'vitest';
import { distanceM } from '#domain/place/distance.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { judgeAnswers } from '#judge/judge.ts';
import { checkTrip } from '#planner/check/check.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const planned = (id: string, days: number, preferences: string) =>
  aTrip({ dates: { start: '2027-05-11', end: `2027-05-${10 + days}` }, categories: [], preferences }, aDestination(id));

const answersOf = ({ answers }: Trip) => answers.filter(({ about }) => about?.kind === 'table');
const mealsOn = ({ days }: Trip, day: number) => (days[day - 1]?.activities ?? []).filter(({ meal }) => meal);

describe('where a meal is wanted (record 107)', () => {
  it('is a table there, on its day, and no stroll', () => {
    const rome = aDestination('rome');
    const trip = planned('rome', 4, 'dinner in Trastevere on Thursday, lunch near the Pantheon on day 2');
    const trastevere = rome.byId.get('trastevere');
    const pantheon = rome.byId.get('pantheon');
    if (!trastevere || !pantheon) throw new Error('Rome has both');
    const dinner = mealsOn(trip, 3).find(({ meal }) => meal === 'dinner');
    const lunch = mealsOn(trip, 2).find(({ meal }) => meal === 'lunch');
    expect(dinner).toMatchObject({ kind: 'place' });
    for (const [meal, place] of [
      [dinner, trastevere],
      [lunch, pantheon],
    ] as const)
      expect(distanceM(rome.byId.get(meal?.placeId ?? '') ?? rome, place)).toBeLessThanOrEqual(700);
    expect(answersOf(trip).map(({ met, places }) => [met, places?.length])).toEqual([
      ['yes', 1],
      ['yes', 1],
    ]);
    expect(judgeAnswers(trip, rome)).toEqual([]);
    expect(checkTrip(trip, { destination: rome })).toEqual([]);
  });

  it.each([1, 2, 3, 4])('is on day %i where that was said', (day) => {
    const { answers } = planned('rome', 4, `dinner in Trastevere on day ${day}`);
    expect(answersOf({ answers } as Trip)).toMatchObject([
      { met: 'yes', answer: expect.stringContaining(`Day ${day}`) },
    ]);
  });

  it('is as far as the next table where none is near', () => {
    const trip = planned('rome', 3, 'lunch near the Borghese Gallery');
    expect(answersOf(trip)).toMatchObject([{ met: 'yes' }]);
    expect(judgeAnswers(trip, aDestination('rome'))).toEqual([]);
  });

  it('is said to be unknown where we know no table, and the place is visited', () => {
    const lonely = planned('rome', 3, 'lunch at Ostia Antica');
    expect(answersOf(lonely)).toMatchObject([{ met: 'no', answer: expect.stringContaining('no table near Ostia') }]);
    expect(lonely.days.flatMap(({ activities }) => activities).map(({ placeId }) => placeId)).toContain('ostia-antica');
  });

  it('by the water is at a table that has it before it', () => {
    for (const [id, say, tag] of [
      ['abu-dhabi', 'dinner by the sea', 'seaside-table'],
      ['bilbao', 'una cena junto al río', 'waterside-table'],
      ['valencia', 'comer en un chiringuito', 'beach-table'],
    ] as const) {
      const trip = planned(id, 3, say);
      const answer = trip.answers.find(({ about }) => about?.kind === 'sort');
      expect([id, answer?.about?.['tag'], answer?.met]).toEqual([id, tag, 'yes']);
      expect(judgeAnswers(trip, aDestination(id))).toEqual([]);
    }
  });
});
