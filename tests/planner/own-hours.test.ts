import { describe, expect, it } from 'vitest';
import { mealOf } from '#domain/trip/itinerary.ts';
import { answerTo, planned, stopsOf, type Told } from '../support/told-plan.ts';
import { clock, endOf } from './plans.ts';

/** Names of visits and meals of a plan that lie in some hours. */
function within(told: Told, from: number, to: number): string[] {
  const stops = stopsOf(planned(told)).filter(({ kind }) => kind !== 'free-time');
  return stops.filter((own) => own.start < to && endOf(own) > from).map(({ name }) => name);
}

describe('hours that travellers want for themselves', () => {
  it.each([
    ['lisbon', 'we rest from 2 to 4', clock(14), clock(16)],
    ['copenhagen', 'our 2 year old naps 12:30-14:30', clock(12, 30), clock(14, 30)],
    ['rome', 'siesta de 15 a 17', clock(15), clock(17)],
  ])('have no meal in them either: %s, "%s"', (city, say, from, to) => {
    expect(within({ city, say, days: 3 }, from, to)).toEqual([]);
  });

  it('come after lunch, where there is time for it before: who naps from one to three has eaten', () => {
    const lunches = ['nap 1 to 3', 'we rest from 2 to 4'].flatMap((say) =>
      stopsOf(planned({ city: 'venice', say, days: 3 })).filter((own) => mealOf(own) === 'lunch'),
    );
    expect(lunches.length).toBeGreaterThan(4);
    expect(lunches.map(endOf).filter((end) => end > clock(14))).toEqual([]);
  });

  it('are in part their own where lunch cannot lie elsewhere', () => {
    const trip = planned({ city: 'rome', say: 'free from 12 to 16 every day', days: 2 });
    const lunch = stopsOf(trip).filter((own) => mealOf(own) === 'lunch' && own.start < clock(16));
    expect(lunch).toHaveLength(2);
    expect(answerTo(trip, 'free from 12 to 16 every')).toMatchObject({ met: 'partly' });
    expect(
      answerTo(planned({ city: 'rome', say: 'a free afternoon every day', days: 2 }), 'free afternoon every')?.met,
    ).toBe('yes');
  });
});

/** A Saturday. */
const ARRIVAL = '2027-08-14';

describe('hours of their own on a day of arrival', () => {
  it.each([
    ['landing at Fiumicino on Saturday at 11:20, nothing outdoors between 13 and 16', clock(13), clock(16)],
    ['landing on Saturday at 12:20, rest from 14 to 16', clock(14), clock(16)],
  ])('leave a plan, with a meal in them rather than none: %s', (say, from, to) => {
    const trip = planned({ city: 'rome', say, days: 3, start: ARRIVAL });
    const lunch = trip.days[0]?.activities.find((own) => mealOf(own) === 'lunch');
    expect(lunch).toBeDefined();
    const later = trip.days
      .slice(1)
      .flatMap(({ activities }) => activities.find((own) => mealOf(own) === 'lunch') ?? []);
    expect(later.every((own) => own.start >= to || endOf(own) <= from)).toBe(true);
    expect(trip.answers.find(({ about }) => about?.kind === 'free')?.met).toBe('partly');
  });
});

describe('hours at which travellers eat', () => {
  it.each([
    ['buenos-aires', 'Voy con mi hija de 9 años, es celíaca. No comemos antes de las 21'],
    ['buenos-aires', 'mi hija es celíaca. comida a las 16:30, cenamos a las 18'],
    ['madrid', 'comemos a las 16, cenamos a las 19'],
    ['london', 'lunch at 3pm, dinner at 5:30pm'],
  ])('are kept, however soon one meal follows the other: %s, "%s"', (city, say) => {
    expect(planned({ city, say, days: 3 }).days).toHaveLength(3);
  });
});
