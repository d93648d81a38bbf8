import { describe, expect, it } from 'vitest';
import { addDays } from '#domain/trip/dates.ts';
import { toldIn } from '#domain/trip/told-in.ts';
import { isAtHour } from '#planner/intent/hour-named.ts';
import { aDestination, aTrip } from '../support/trips.ts';
import { clock } from './plans.ts';

/** A plan with what was answered to the first wish. */
function planned(city: string, preferences: string, from: string, to: string) {
  const destination = aDestination(city);
  const trip = toldIn(aTrip({ categories: [], preferences, dates: { start: from, end: to } }, destination), 'en');
  const stops = trip.days.flatMap(({ day, activities }) => activities.map((own) => ({ ...own, day })));
  return { trip, stops, at: (id: string) => stops.find(({ placeId }) => placeId === id), answer: trip.answers?.[0] };
}

describe('a place that is wanted at sunrise or sunset', () => {
  // Sunrise by the tables of the observatories: Kyoto 19 June 4:43, Prague 4 December 7:43.
  it.each([
    ['kyoto', 'Fushimi Inari at sunrise', 'fushimi-inari', '2027-06-18', '2027-06-21', clock(4, 43)],
    ['kyoto', 'Fushimi Inari al amanecer', 'fushimi-inari', '2027-06-18', '2027-06-21', clock(4, 43)],
    ['prague', 'Charles Bridge at dawn', 'charles-bridge', '2027-12-03', '2027-12-05', clock(7, 43)],
  ])('is planned then: %s, %s', (city, say, id, from, to, sunrise) => {
    const { at, stops, answer } = planned(city, say, from, to);
    const stop = at(id);
    expect(stop?.day).toBe(2);
    expect(Math.abs((stop?.start ?? 0) - sunrise)).toBeLessThanOrEqual(25);
    expect(answer?.met).toBe('yes');
    // The rest of the day begins as usual: before it there is time for breakfast.
    const others = stops.filter((own) => own.day === 2 && own.placeId !== id && own.kind === 'place');
    expect(Math.min(...others.map(({ start }) => start))).toBeGreaterThanOrEqual(clock(9));
  });

  it('keeps its usual hour where it is shut then, and the answer says so', () => {
    const { at, stops, answer } = planned('kyoto', 'Nijo castle at sunrise', '2027-06-18', '2027-06-21');
    expect(at('nijo-castle')).toBeDefined();
    expect(answer?.met).toBe('partly');
    expect(Math.min(...stops.map(({ start }) => start))).toBeGreaterThanOrEqual(clock(9));
  });

  it('comes on a morning on which the travellers are there and have nothing else to do', () => {
    const dayOf = (say: string, to = '2027-06-21') =>
      planned('prague', `Charles Bridge at dawn. ${say}`, '2027-06-18', to).at('charles-bridge')?.day;
    expect(dayOf('We land on Saturday at 14:30')).toBe(3);
    expect(dayOf('Saturday morning free')).toBe(3);
    expect(dayOf('Back home on Saturday, our flight is at 5am', '2027-06-19')).toBe(1);
  });

  it('takes a morning of its own for each of two', () => {
    const { at } = planned('prague', 'Charles Bridge at dawn, Old Town Square at dawn', '2027-06-18', '2027-06-21');
    expect([at('charles-bridge')?.day, at('old-town-square')?.day]).toEqual([2, 3]);
  });

  it('may be any of a sort: the best known that is open then', () => {
    const { at, answer } = planned('siem-reap', 'sunrise over a temple', '2027-06-18', '2027-06-21');
    expect(at('angkor-wat')?.start).toBeLessThan(clock(5, 45));
    expect(answer?.met).toBe('yes');
    // The better known gardens open at nine.
    expect(planned('tokyo', 'a park at sunrise', '2027-06-18', '2027-06-21').answer?.met).toBe('yes');
  });

  // Sunset by the tables: Florence 6 November 16:56, New York 20 June 20:30.
  it.each([
    ['florence', 'Piazzale Michelangelo at sunset', 'piazzale-michelangelo', '2027-11-05', clock(16, 56)],
    ['new-york', 'atardecer en Top of the Rock', 'top-of-the-rock', '2027-06-18', clock(20, 30)],
  ])('is there when the sun sets where that is wanted: %s, %s', (city, say, id, from, sunset) => {
    const { at, answer } = planned(city, say, from, addDays(from, 3));
    const { start = 0, duration = 0 } = at(id) ?? {};
    expect(start).toBeLessThan(sunset + 5);
    expect(start + duration).toBeGreaterThan(sunset - 5);
    expect(answer?.met).toBe('yes');
  });

  // Sunset by the tables: Paris 20 June 21:57, London 20 June 21:21, Rome 11 December 16:38.
  it.each([
    ['paris', 'Eiffel Tower at night', 'eiffel-tower', '2027-06-18', clock(21, 57)],
    ['london', 'el Big Ben de noche', 'big-ben-parliament', '2027-06-18', clock(21, 21)],
    ['rome', 'Trevi Fountain at night', 'trevi-fountain', '2027-12-10', clock(19, 30)],
  ])('is seen in the dark where that is wanted: %s, %s', (city, say, id, from, dark) => {
    const { at, answer } = planned(city, say, from, addDays(from, 3));
    const { start = 0, duration = 0 } = at(id) ?? {};
    expect(start + duration).toBeGreaterThan(dark - 5);
    expect(answer?.met).toBe('yes');
  });

  it('is no night by daylight; indoors the clock says what it is, and so it does where summer nights are bright', () => {
    const sun = { sunrise: clock(5, 46), sunset: clock(21, 57) };
    const visit = { start: clock(18, 40), duration: 120, meal: null };
    expect(isAtHour(visit, { part: 'night' }, { sun, indoor: false })).toBe(false);
    expect(isAtHour(visit, { part: 'night' }, { sun, indoor: true })).toBe(true);
    const bright = { sunrise: clock(2, 55), sunset: clock(24, 2) };
    expect(
      isAtHour({ start: clock(20, 10), duration: 120, meal: null }, { part: 'night' }, { sun: bright, indoor: false }),
    ).toBe(true);
  });

  it('is no sunset at another hour', () => {
    const { answer } = planned('barcelona', 'a view at sunset', '2027-06-18', '2027-06-21');
    expect(answer).toMatchObject({ met: 'no' });
    expect(answer?.answer).toContain('not at the hour for it');
  });

  it('is planned before the day usually begins at an hour that was named, too', () => {
    const { at, stops, answer } = planned('kyoto', 'Fushimi Inari at 6:30 on Sunday', '2027-06-18', '2027-06-21');
    expect(at('fushimi-inari')).toMatchObject({ day: 3, start: clock(6, 30) });
    expect(answer?.met).toBe('yes');
    const others = stops.filter(({ placeId, kind }) => placeId !== 'fushimi-inari' && kind === 'place');
    expect(Math.min(...others.map(({ start }) => start))).toBeGreaterThanOrEqual(clock(9));
  });

  it('is planned at the hour of a ticket, too', () => {
    const { at, answer } = planned('rome', 'Colosseum booked Saturday at 8:30', '2027-06-18', '2027-06-21');
    expect(at('colosseum')).toMatchObject({ day: 2, start: clock(8, 30) });
    expect(answer?.met).toBe('yes');
  });

  it('leaves a day out of town alone', () => {
    for (const city of ['barcelona', 'lisbon', 'madrid']) {
      const { stops } = planned(city, 'viewpoints in the evening, a day trip', '2027-05-10', '2027-05-14');
      const isOut = (id: string | null) => aDestination(city).byId.get(id ?? '')?.kind === 'day-trip';
      const out = stops.filter(({ placeId, kind }) => kind === 'place' && isOut(placeId));
      expect(out.length).toBeGreaterThan(0);
      for (const { start } of out) expect(start).toBeLessThan(clock(13));
    }
  });

  it('is none of a sort that is refused', () => {
    const { stops } = planned('siem-reap', 'sunrise over a temple. No Angkor Wat', '2027-06-18', '2027-06-21');
    expect(stops.some(({ placeId }) => placeId === 'angkor-wat')).toBe(false);
  });
});
