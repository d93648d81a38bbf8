import { describe, expect, it } from 'vitest';
import type { Place } from '#domain/place/destination.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { compileDestination } from '#planner/catalogue/compiled.ts';
import { worthOn } from '#planner/catalogue/weekday-worth.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const rome = aDestination();
/** Rome where the square of the flower market has weekdays of its own. */
const withDays = (weekdays: NonNullable<Place['weekdays']>) =>
  compileDestination({
    ...rome,
    places: rome.places.map((own) => (own.id === 'campo-de-fiori' ? { ...own, popularity: 100, weekdays } : own)),
  });
// A Saturday to a Monday.
const dates = { start: '2027-05-08', end: '2027-05-10' };
const plan = (weekdays: NonNullable<Place['weekdays']>, preferences = '', days = dates) =>
  aTrip({ dates: days, categories: [], preferences }, withDays(weekdays));

const daysOf = ({ days }: Trip) =>
  days.flatMap(({ day, activities }) =>
    activities.flatMap(({ kind, placeId }) => (kind === 'place' && placeId === 'campo-de-fiori' ? [day] : [])),
  );
const answerOf = ({ answers }: Trip) =>
  answers.find(({ about }) => about?.kind === 'place' && about['placeId'] === 'campo-de-fiori');

/** Record 111. */
describe('weekdays that are worth a visit', () => {
  it('are told apart', () => {
    const own = { weekdays: { only: ['sat' as const, 'sun' as const], avoid: ['sun' as const] } };
    expect(['2027-05-08', '2027-05-09', '2027-05-10'].map((date) => worthOn(own, date))).toEqual([
      'all',
      'little',
      'none',
    ]);
    expect(worthOn({}, '2027-05-10')).toBe('all');
  });

  it.each([
    [{ only: ['sat' as const] }, [1]],
    [{ only: ['mon' as const] }, [3]],
    [{ avoid: ['sat' as const] }, [3]],
  ])('%j are those of the visit', (weekdays, days) => {
    expect(daysOf(plan(weekdays, "Campo de' Fiori"))).toEqual(days);
    expect(answerOf(plan(weekdays, "Campo de' Fiori"))?.met).toBe('yes');
  });

  it('leave a place out that has none of them, unless it was named', () => {
    expect(daysOf(plan({ only: ['wed'] }))).toEqual([]);
    const named = plan({ only: ['wed'] }, "Campo de' Fiori");
    expect(daysOf(named)).toHaveLength(1);
    expect(answerOf(named)).toMatchObject({ met: 'partly', answer: expect.stringContaining('Wednesday') });
  });

  it('do not leave out what only has less to see', () => {
    const trip = plan({ avoid: ['sat', 'sun', 'mon'] }, "Campo de' Fiori");
    expect(daysOf(trip)).toHaveLength(1);
    expect(answerOf(trip)).toMatchObject({ met: 'partly', answer: expect.stringContaining('weekday') });
  });

  it('yield to the day that was named', () => {
    const trip = plan({ only: ['sat'] }, "Campo de' Fiori on Monday");
    expect(daysOf(trip)).toEqual([3]);
    expect(answerOf(trip)?.met).toBe('partly');
  });
});
