import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Trip } from '#domain/trip/trip.ts';
import { checkTrip } from '#planner/check/check.ts';
import type { Draft } from '#planner/repair/ground.ts';
import { repairDraft } from '#planner/repair/repair-draft.ts';
import { aDestination, aTrip, aTripRequest } from '../support/trips.ts';

const destination = aDestination();
const dates = { start: '2027-04-12', end: '2027-04-14' };

function repair(draft: Draft, preferences = '') {
  const request = aTripRequest({ dates, preferences });
  return repairDraft({ tripId: randomUUID(), request, destination, catalogueVersion: 'test', language: 'en' }, draft);
}

const days = (...names: readonly (readonly string[])[]): Draft => ({
  days: names.map((day) => ({ activities: day.map((name) => ({ name })) })),
});

function expectPlanned(result: ReturnType<typeof repair>): Trip {
  if (result.kind === 'impossible') throw new Error(JSON.stringify(result.violations));
  expect(checkTrip(result.trip, { destination })).toEqual([]);
  return result.trip;
}

const idsOn = (trip: Trip, day: number) => trip.days[day]?.activities.map(({ placeId }) => placeId) ?? [];

describe('a draft', () => {
  it('keeps its places on their days', () => {
    const result = repair(
      days(['Colosseum', 'Roman Forum and Palatine Hill'], ['Borghese Gallery'], ['Pantheon', 'Trevi Fountain']),
    );
    const trip = expectPlanned(result);
    expect(idsOn(trip, 0)).toContain('colosseum');
    expect(idsOn(trip, 1)).toContain('borghese-gallery');
    expect(idsOn(trip, 2)).toEqual(expect.arrayContaining(['pantheon', 'trevi-fountain']));
  });

  it('that passes already keeps every visit', () => {
    const before = aTrip({ dates }, destination);
    const result = repair({ days: before.days });
    const visits = before.days.flatMap(({ activities }) => activities.filter(({ kind }) => kind === 'place'));
    expect(result.kept.length).toBeGreaterThanOrEqual(visits.length - 1);
    expectPlanned(result);
  });

  it('with a museum on its closing day gets it on another day', () => {
    // 2027-04-12 is a Monday, when the Borghese Gallery is shut.
    const trip = expectPlanned(repair(days(['Borghese Gallery'], [], [])));
    expect(idsOn(trip, 0)).not.toContain('borghese-gallery');
    expect([...idsOn(trip, 1), ...idsOn(trip, 2)]).toContain('borghese-gallery');
  });

  it('is read with typos, other languages, ids and words around the name', () => {
    const draft: Draft = {
      days: [
        { activities: [{ name: 'Coliseo' }, { name: 'Panteon' }, { name: 'A walk to the Trevi Fountain at night' }] },
        { activities: [{ name: 'whatever', placeId: 'borghese-gallery' }, { name: 'Piaza Navona' }] },
      ],
    };
    const { kept, dropped, unknown } = repair(draft);
    expect([...kept, ...dropped].sort()).toEqual(
      ['borghese-gallery', 'colosseum', 'pantheon', 'piazza-navona', 'trevi-fountain'].sort(),
    );
    expect(unknown).toEqual([]);
  });

  it('loses invented places and says so', () => {
    const result = repair(days(['The Hanging Gardens of Trastevere'], ['Bar Foo <script>']));
    expect(result.unknown).toEqual(['The Hanging Gardens of Trastevere', 'Bar Foo <script>']);
    expect(JSON.stringify(expectPlanned(result))).not.toContain('Hanging Gardens');
  });

  it('that names one place forty times visits it once', () => {
    const trip = expectPlanned(repair(days(Array.from({ length: 40 }, () => 'Colosseum'))));
    expect(
      trip.days
        .flatMap(({ activities }) => activities)
        .filter(({ placeId, kind }) => kind === 'place' && placeId === 'colosseum'),
    ).toHaveLength(1);
  });

  it('with everything at once keeps what fits', () => {
    const result = repair(days(destination.places.map(({ name }) => name.en)));
    expectPlanned(result);
    expect(result.kept.length).toBeGreaterThanOrEqual(6);
    expect(result.dropped.length).toBeGreaterThan(20);
  });

  it('for more days than the trip has, or none, is a plan', () => {
    expectPlanned(repair({ days: [] }));
    expectPlanned(repair(days([], [], [], [], [], ['Pantheon'], ['Colosseum'])));
  });

  it('of anything at all becomes a plan that passes', () => {
    const name = fc.oneof(
      fc.string({ maxLength: 60 }),
      fc.constantFrom(...destination.places.map((place) => place.name.es)),
    );
    const activity = fc.record({ name, placeId: fc.constantFrom(null, 'colosseum', 'nowhere', '') });
    const draft = fc.record({
      days: fc.array(fc.record({ activities: fc.array(activity, { maxLength: 12 }) }), { maxLength: 5 }),
    });
    fc.assert(
      fc.property(draft, (any) => {
        expectPlanned(repair(any));
      }),
      { numRuns: 40, seed: 20_261_121 },
    );
  });
});
