import { describe, expect, it } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import { judgeAnswers } from '#judge/judge.ts';
import { compileDestination } from '#planner/catalogue/compiled.ts';
import { readIntent } from '#planner/intent/intent.ts';
import { aDestination, aTrip, aTripRequest } from '../support/trips.ts';

const july = { start: '2027-07-13', end: '2027-07-15' };
const march = { start: '2027-03-09', end: '2027-03-11' };

function outdoorsIn(trip: Trip, id: string, preferences: string): string[] {
  const destination = aDestination(id);
  const { heat } = readIntent(aTripRequest({ destination: id, dates: trip.dates, preferences }), destination);
  return trip.days.flatMap(({ day, activities }) =>
    activities.flatMap(({ kind, start, duration, placeId }) => {
      const place = kind === 'place' ? destination.places.find((own) => own.id === placeId) : undefined;
      const hours = heat.hours.get(day);
      const isOut = place && !place.indoor && place.kind !== 'food' && place.kind !== 'day-trip';
      return isOut && hours && start < hours.to && start + duration > hours.from ? [place.id] : [];
    }),
  );
}

const answerOf = ({ answers }: Trip) => answers.find(({ about }) => about?.kind === 'avoid');

/** Record 110: who bears no heat is not out of doors when it is hottest; from 34 °C on no traveller is. */
describe('heat', () => {
  it.each([
    ['rome', "I don't cope well with heat"],
    ['cairo', 'llevamos fatal el calor'],
    ['dubai', "we can't stand the heat"],
    ['sevilla', ''],
    ['jaipur', ''],
  ])('keeps the visits of %s under a roof in the hottest hours ("%s")', (id, preferences) => {
    const dates = id === 'jaipur' ? { start: '2027-05-11', end: '2027-05-13' } : july;
    const destination = aDestination(id);
    const trip = aTrip({ dates, categories: [], preferences }, destination);
    expect(outdoorsIn(trip, id, preferences)).toEqual([]);
    expect(trip.recommendations.some((line) => /It is hottest from \d/.test(line))).toBe(true);
    expect(judgeAnswers(trip, destination)).toEqual([]);
  });

  it('binds no day that is not hot, and says so', () => {
    const trip = aTrip({ dates: march, preferences: 'no heat please, I hate the heat' }, aDestination('rome'));
    expect(answerOf(trip)).toMatchObject({ met: 'yes', answer: expect.stringContaining('not hot') });
  });

  it('is answered with what is out of doors all the same', () => {
    const trip = aTrip({ dates: july, preferences: 'I hate the heat. Piazza Navona at 15:00' }, aDestination('rome'));
    expect(answerOf(trip)).toMatchObject({ met: 'no', answer: expect.stringContaining('Piazza Navona') });
  });

  it('leaves what has no other hour to who named it', () => {
    const rome = aDestination('rome');
    const places = rome.places.map((own) =>
      own.id === 'orange-garden' ? { ...own, hours: { daily: '13:00-17:00' }, seasons: [] } : own,
    );
    const trip = aTrip(
      { dates: july, preferences: 'I hate the heat, but the Orange Garden is a must' },
      compileDestination({ ...rome, places }),
    );
    expect(trip.days.flatMap(({ activities }) => activities.map(({ placeId }) => placeId))).toContain('orange-garden');
    expect(answerOf(trip)?.met).toBe('no');
  });
});
