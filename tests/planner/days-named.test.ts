import { expect, it } from 'vitest';
import { travelMinutes } from '#domain/place/travel-time.ts';
import { pointOfStop } from '#domain/trip/itinerary.ts';
import { planned, stopsOf } from '../support/told-plan.ts';
import { aDestination } from '../support/trips.ts';
import { clock, endOf } from './plans.ts';

/** What a reader who had not seen the code found in 14 plans (record 103). */
it('a feast whose day is named keeps its good hours: the fireworks of São João', () => {
  const trip = planned({ city: 'porto', start: '2027-06-22', days: 3, say: 'Sao Joao night on the 23rd' });
  const [feast] = stopsOf(trip).filter(({ placeId }) => placeId === 'sao-joao');
  // They are at midnight (record 107).
  expect(feast && endOf(feast)).toBe(clock(24, 25));
});

it('what is wanted early, and another thing on another day, is not left for the evening of arrival', () => {
  const say = 'llegamos el viernes a las 13h. Acrópolis a primera hora y el museo de la Acrópolis otro día';
  const trip = planned({ city: 'athens', start: '2027-04-30', days: 4, say });
  const [acropolis] = stopsOf(trip).filter(({ placeId }) => placeId === 'acropolis-and-parthenon');
  expect(acropolis?.start).toBeLessThan(clock(12));
});

it('hours of rest are spent at the bed that is known: the ways there and back lie outside of them', () => {
  const say = 'estamos en Vesterbro. siesta de 13 a 15 en el apartamento todos los días';
  const trip = planned({ city: 'copenhagen', start: '2027-01-24', days: 3, say });
  const bed = aDestination('copenhagen').areas.find(({ id }) => id === 'vesterbro-stay');
  const [from, to] = [clock(13), clock(15)];
  const visits = stopsOf(trip).filter(({ kind, meal }) => kind === 'place' && !meal);
  const late = visits.filter((stop) => {
    const point = pointOfStop(stop);
    const way = point && bed ? Math.min(40, travelMinutes(point, bed)) : 0;
    return way === 0 || (endOf(stop) + way > from && stop.start - way < to);
  });
  expect(visits.length).toBeGreaterThan(4);
  expect(late.map(({ name }) => name)).toEqual([]);
});
