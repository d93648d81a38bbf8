import { describe, expect, it } from 'vitest';
import { mealOf } from '#domain/trip/itinerary.ts';
import { costsOf, ticketsPaidAt } from '#domain/trip/shared-tickets.ts';
import { isKnownFor } from '#planner/intent/allergens.ts';
import { offerOf } from '#planner/intent/diets.ts';
import { answerTo, planned, stopsOf } from '../support/told-plan.ts';
import { aDestination } from '../support/trips.ts';

/** What a reader who had not seen the code found in 20 plans (record 94). */
describe('plans for people as they live', () => {
  it.each([
    ['nice', '2027-02-13', 'tickets for the Flower Parade sat 13 feb 14:30. nap every day from 13 to 15'],
    ['rome', '2027-11-05', 'Borghese Gallery booked sat 6 nov at 14:30. siesta at the hotel 13:00-17:00 every day'],
    [
      'madrid',
      '2027-05-14',
      'Siesta todos los días de 15:30 a 17:30. El sábado tenemos entradas para el Prado a las 16:00',
    ],
  ])('rest in %s around what they booked, and are told on how many days', (city, start, say) => {
    const trip = planned({ city, start, say });
    const rest = trip.answers.find(({ about }) => about?.kind === 'free');
    expect(rest?.met).toBe('no');
    expect(rest?.answer).toBe('On 1 of 2 days.');
  });

  it('are told that every day rests, not only the first', () => {
    const trip = planned({ city: 'rome', say: 'siesta from 14:00 to 16:30 every day' });
    expect(trip.answers.find(({ about }) => about?.kind === 'free')).toMatchObject({
      met: 'yes',
      answer: 'No day has visits from 14:00 to 16:30.',
    });
  });

  it('have no lunch where they want none', () => {
    const trip = planned({ city: 'istanbul', say: 'we are fasting, no lunches' });
    expect(stopsOf(trip).map(mealOf)).not.toContain('lunch');
    expect(stopsOf(trip).map(mealOf)).toContain('dinner');
    expect(answerTo(trip, 'no lunches')?.met).toBe('yes');
  });

  it('are back in time for the dinner of their hotel', () => {
    const trip = planned({ city: 'mallorca', say: 'half board: dinner included at the hotel', days: 3 });
    const own = stopsOf(trip);
    expect(own.map(mealOf)).not.toContain('dinner');
    // Dinner begins at 20:00 in Spain.
    expect(Math.max(...own.map(({ start, duration }) => start + duration))).toBeLessThanOrEqual(21 * 60);
  });

  it.each([
    ['sydney', 'egg allergy', 'eggs', 'pancakes-on-the-rocks'],
    ['tokyo', 'soy allergy', 'soy', 'kanda-yabu-soba'],
    ['mexico-city', 'allergic to peanuts', 'peanuts', 'azul-historico'],
    ['delhi', 'milk allergy', 'milk', 'moti-mahal-daryaganj'],
    ['florence', 'my son is allergic to nuts', 'nuts', 'il-latini'],
  ] as const)('are led in %s with an %s past tables that are known for it', (city, say, allergen, id) => {
    const { byId } = aDestination(city);
    const table = byId.get(id);
    expect(table && isKnownFor(table, allergen)).toBe(true);
    const stops = stopsOf(planned({ city, say, days: 4 })).flatMap(({ kind, placeId }) =>
      kind === 'place' ? [byId.get(placeId ?? '')] : [],
    );
    const eaten = stops.filter((place) => place?.kind === 'food' && isKnownFor(place, allergen));
    expect(eaten.map((place) => place?.id)).toEqual([]);
  });

  it.each([
    ['mexico-city', 'el-turix'],
    ['munich', 'bratwurstherzl'],
  ])('eat in %s at no house of the pig, as %s is, who eat no pork', (city, id) => {
    const { compiled } = aDestination(city);
    const houses = compiled.filter((place) => place.kind === 'food' && offerOf(place, 'no-pork') === 'no');
    const ids = houses.map((place) => place.id);
    expect(ids).toContain(id);
    const trip = planned({ city, say: 'we eat no pork', days: 5 });
    const eaten = stopsOf(trip).filter(({ kind, placeId }) => kind === 'place' && ids.includes(placeId ?? ''));
    expect(eaten.map(({ name }) => name)).toEqual([]);
  });

  it('are promised no safe table where every kitchen cooks with it', () => {
    expect(answerTo(planned({ city: 'tokyo', say: 'soy allergy' }), 'soy allergy')?.answer).toContain(
      'nearly everything',
    );
    expect(answerTo(planned({ city: 'rome', say: 'soy allergy' }), 'soy allergy')?.answer).not.toContain(
      'nearly everything',
    );
  });

  it('pay one ticket for the palace and the museum across the square', () => {
    const trip = planned({ city: 'venice', say: "Doge's Palace and Correr Museum", days: 3 });
    const palaces = new Set(['doges-palace', 'correr-museum']);
    const own = stopsOf(trip).map(({ placeId }) => palaces.has(placeId ?? ''));
    const paid = costsOf(trip.days).filter((_, index) => own[index]);
    expect(ticketsPaidAt(trip.days).size).toBe(1);
    expect(new Set(paid.map((cost) => (cost.kind === 'amount' ? cost.adult : null)))).toEqual(new Set([0, 3000]));
  });

  it.each([
    ['hamburg', 'Fischmarkt', '2027-05-07', 'fish-market'],
    ['hanoi', 'Quang Ba flower market', '2027-05-07', 'quang-ba-flower-market'],
  ])('get up in %s for a %s that is over before their days begin', (city, say, start, id) => {
    const trip = planned({ city, say, start, days: 3 });
    const own = stopsOf(trip).find(({ placeId }) => placeId === id);
    expect(own?.start).toBeLessThan(9 * 60);
    expect(answerTo(trip, say)?.met).toBe('yes');
  });

  it('are told that they catch a train for which the plan leaves half an hour and the way', () => {
    const say = 'train to Bergen Saturday 13:03 from Oslo S';
    const trip = planned({ city: 'oslo', say, start: '2027-02-05' });
    expect(trip.answers.find(({ about }) => about?.kind === 'departure')).toMatchObject({ met: 'partly' });
  });

  it('are at what they want to see in the evening when it is evening', () => {
    const trip = planned({ city: 'paris', say: 'Louvre on Friday evening', start: '2027-06-10' });
    const own = stopsOf(trip).find(({ placeId }) => placeId === 'louvre');
    expect(own?.start).toBeGreaterThanOrEqual(17 * 60);
    expect(answerTo(trip, 'Louvre on Friday evening')?.met).toBe('yes');
  });
});
