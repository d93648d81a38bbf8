import { describe, expect, it } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import { judgeAnswers } from '#judge/judge.ts';
import { checkTrip } from '#planner/check/check.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const planned = (id: string, start: string, end: string, preferences: string) =>
  aTrip({ dates: { start, end }, categories: [], preferences, budget: 'luxury' }, aDestination(id));

const idsOf = ({ days }: Trip) => days.flatMap(({ activities }) => activities.flatMap(({ placeId }) => placeId ?? []));
const answerTo = ({ answers }: Trip, kind: string, key: string, id: string) =>
  answers.find(({ about }) => about?.kind === kind && about[key] === id);
const endOf = ({ days }: Trip, id: string) =>
  days.flatMap(({ activities }) => activities).find(({ placeId }) => placeId === id);

/** Record 107: plans of fourteen requests, read by eyes that had not seen the code. */
describe('what a ninth reader found', () => {
  it('no traveller leaves town on the only day of what was named', () => {
    const trip = planned(
      'cusco',
      '2027-06-21',
      '2027-06-25',
      'landing monday 10:15, Machu Picchu on wednesday, Inti Raymi on the 24th, Sacsayhuaman, Ollantaytambo',
    );
    expect(idsOf(trip)).toEqual(expect.arrayContaining(['inti-raymi', 'machu-picchu', 'ollantaytambo']));
    expect(answerTo(trip, 'place', 'placeId', 'inti-raymi')).toMatchObject({ met: 'yes' });
  });

  it('parks do not take every day of those who named something in town', () => {
    const trip = planned('orlando', '2027-03-05', '2027-03-07', 'Gatorland');
    expect(idsOf(trip)).toContain('gatorland');
    expect(idsOf(trip).some((id) => ['magic-kingdom', 'universal-epic-universe'].includes(id))).toBe(true);
  });

  it('an opera that begins at nine is stayed up for, on one night', () => {
    const verona = aDestination('verona');
    const trip = planned('verona', '2027-07-05', '2027-07-07', 'opera at the Arena');
    const opera = endOf(trip, 'opera-at-the-arena');
    expect((opera?.start ?? 0) + (opera?.duration ?? 0)).toBeGreaterThan(23 * 60 + 30);
    const late = trip.days.filter(({ activities }) =>
      activities.some(({ start, duration }) => start + duration > 23 * 60 + 30),
    );
    expect(late).toHaveLength(1);
    expect(checkTrip(trip, { destination: verona })).toEqual([]);
    const onThird = planned('verona', '2027-07-05', '2027-07-07', 'opera at the Arena on day 3');
    expect(onThird.days[2]?.activities.map(({ placeId }) => placeId)).toContain('opera-at-the-arena');
  });

  it('a name that is refused is refused at both ends of the town', () => {
    expect(idsOf(planned('tokyo', '2027-06-14', '2027-06-17', 'teamLab'))).toEqual(
      expect.arrayContaining([expect.stringContaining('teamlab')]),
    );
    const without = planned('tokyo', '2027-06-14', '2027-06-17', 'no teamLab');
    expect(idsOf(without).filter((id) => id.startsWith('teamlab'))).toEqual([]);
  });

  it('dinner at six is of the last night', () => {
    const trip = planned(
      'chicago',
      '2027-10-11',
      '2027-10-14',
      'a steakhouse on our last night, dinner at 6pm, we eat early',
    );
    expect(answerTo(trip, 'sort', 'tag', 'steak')).toMatchObject({ met: 'yes' });
    expect(judgeAnswers(trip, aDestination('chicago'))).toEqual([]);
  });

  it('a ship is boarded three quarters of an hour before the hour that was said', () => {
    const trip = planned(
      'dubrovnik',
      '2027-09-13',
      '2027-09-13',
      'our cruise ship docks at 9 and we have to be back on board at 16:30',
    );
    const ends = trip.days.flatMap(({ activities }) => activities.map(({ start, duration }) => start + duration));
    expect(Math.max(...ends)).toBeGreaterThan(14 * 60);
    expect(Math.max(...ends)).toBeLessThan(15 * 60 + 30);
    expect(judgeAnswers(trip, aDestination('dubrovnik'))).toEqual([]);
  });

  it('one in the morning is an hour of the evening before', () => {
    const porto = aDestination('porto');
    const trip = planned('porto', '2027-06-22', '2027-06-25', 'back at the hotel by 1am');
    expect(trip.answers.find(({ about }) => about?.kind === 'day-end')).toMatchObject({ met: 'yes' });
    expect(trip.days.flatMap(({ activities }) => activities).length).toBeGreaterThan(15);
    expect(judgeAnswers(trip, porto)).toEqual([]);
  });

  it('who is claustrophobic is not led underground', () => {
    const naples = aDestination('naples');
    const ids = idsOf(planned('naples', '2027-03-29', '2027-03-31', 'tengo claustrofobia'));
    expect(ids.filter((id) => naples.byId.get(id)?.tags.includes('underground'))).toEqual([]);
    expect(idsOf(planned('naples', '2027-03-29', '2027-03-31', ''))).toContain('naples-underground');
    const cave = (preferences: string) => {
      const { byId } = aDestination('lanzarote');
      return idsOf(planned('lanzarote', '2027-05-12', '2027-05-15', preferences)).some((id) =>
        byId.get(id)?.tags.includes('cave'),
      );
    };
    expect([cave(''), cave('soy claustrofóbica')]).toEqual([true, false]);
  });
});

describe('dishes', () => {
  it.each([
    ['santiago-de-compostela', 'Pulpo', 'octopus', 'yes'],
    ['vienna', 'a proper schnitzel', 'schnitzel', 'yes'],
    ['hanoi', 'coffee with egg', 'egg-coffee', 'yes'],
    ['vienna', 'pho', 'pho', 'no'],
  ] as const)('%s, "%s": %s is answered %s', (id, say, tag, met) => {
    const destination = aDestination(id);
    const trip = planned(id, '2027-05-12', '2027-05-14', say);
    const answer = answerTo(trip, 'sort', 'tag', tag);
    expect(answer).toMatchObject({ met });
    for (const place of answer?.places ?? []) expect(destination.byId.get(place)?.tags).toContain(tag);
    expect(judgeAnswers(trip, destination)).toEqual([]);
  });

  it('are asked for on the spot where no table is known by them, and never denied', () => {
    const trip = planned('vienna', '2027-05-12', '2027-05-14', 'pho');
    expect(answerTo(trip, 'sort', 'tag', 'pho')?.answer).toBe(
      'We know no table here by this dish: ask for it where you eat.',
    );
  });

  it('that are refused are served at no table of the plan', () => {
    const cusco = aDestination('cusco');
    const trip = planned('cusco', '2027-05-12', '2027-05-15', "I don't eat guinea pig or alpaca");
    for (const id of idsOf(trip)) {
      expect(cusco.byId.get(id)?.tags).not.toContain('cuy');
      expect(cusco.byId.get(id)?.tags).not.toContain('alpaca');
    }
    expect(answerTo(trip, 'sort', 'tag', 'cuy')).toMatchObject({
      met: 'yes',
      answer: 'No table of the plan is known for it.',
    });
  });
});

/** What was named and had no place in any plan (`sim -- coverage`). */
describe('places that were in no plan though they were named', () => {
  it.each([
    ['chicago', '2027-03-05', '2027-03-07', 'Alinea', 'alinea'],
    ['girona', '2027-03-09', '2027-03-12', 'El Celler de Can Roca', 'celler-de-can-roca'],
    ['hoi-an-da-nang', '2027-03-05', '2027-03-07', 'Red Bridge cooking school', 'red-bridge-cooking'],
    ['mumbai', '2027-03-05', '2027-03-07', 'Sassoon Dock', 'sassoon-dock'],
  ] as const)('%s, %s to %s: %s is in it', (id, start, end, say, placeId) => {
    const trip = planned(id, start, end, say);
    expect(idsOf(trip)).toContain(placeId);
    expect(checkTrip(trip, { destination: aDestination(id) })).toEqual([]);
  });
});
