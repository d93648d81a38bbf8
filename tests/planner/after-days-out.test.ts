import { describe, expect, it } from 'vitest';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import { COMPANIONS } from '#planner/rules.ts';
import { answerTo, planned, type Told } from '../support/told-plan.ts';
import { aDestination } from '../support/trips.ts';

const START = '2027-05-05';

const visitsOf = ({ activities }: Day) => activities.filter(({ kind, meal }) => kind === 'place' && meal === null);
const isOut = (own: Activity, { byId }: CompiledDestination) => byId.get(own.placeId ?? '')?.kind === 'day-trip';

/** What is seen after the day trip of a plan. */
function evening(told: Told) {
  const destination = aDestination(told.city);
  const day = planned({ start: START, ...told }).days.find(({ activities }) =>
    activities.some((own) => isOut(own, destination)),
  );
  if (!day) throw new Error('no day out is planned');
  const visits = visitsOf(day);
  const at = visits.findIndex((own) => isOut(own, destination));
  return { before: visits.slice(0, at), after: visits.slice(at + 1), byId: destination.byId };
}

describe('after a day out of town', () => {
  it('what was named and has no other day is seen, however much it is', () => {
    const { before, after } = evening({ city: 'bilbao', say: 'Guggenheim and San Juan de Gaztelugatxe', days: 1 });
    expect(before).toEqual([]);
    expect(after.map(({ placeId }) => placeId)).toContain('guggenheim-museum-bilbao');
  });

  it.each([
    ['lisbon', 'Sintra'],
    ['rome', 'Tivoli'],
    ['kyoto', 'Nara'],
    ['madrid', 'Toledo'],
  ])('there is something light to see in %s after %s, and no more than a little', (city, say) => {
    const { before, after, byId } = evening({ city, say, days: 3 });
    expect(before).toEqual([]);
    expect(after.length).toBeGreaterThan(0);
    expect(after.length).toBeLessThanOrEqual(COMPANIONS);
    const places = after.map(({ placeId }) => byId.get(placeId ?? ''));
    for (const place of places) expect(place?.duration.typical).toBeLessThanOrEqual(90);
    expect(places.filter((place) => place?.tags.includes('museum')).map((place) => place?.id)).toEqual([]);
  });

  it('there is no more of a sort than was wanted of a day', () => {
    const { after, byId } = evening({ city: 'lisbon', say: 'Sintra, at most one viewpoint a day', days: 3 });
    const views = after.filter(({ placeId }) => byId.get(placeId ?? '')?.tags.includes('viewpoint'));
    expect(views.length).toBeLessThanOrEqual(1);
  });

  it('nothing follows a day that is as long as the travellers can bear', () => {
    const { after } = evening({ city: 'paris', say: 'Versailles, calm days', days: 3, children: 2 });
    expect(after).toEqual([]);
  });
});

describe('a day out of those who want slow mornings', () => {
  const slow = { city: 'munich', days: 4, start: '2027-09-20' };

  it('begins early where it was named, and the answer says so', () => {
    const trip = planned({ ...slow, say: 'Neuschwanstein, slow mornings' });
    expect(trip.days.flatMap(({ activities }) => activities).map(({ placeId }) => placeId)).toContain('neuschwanstein');
    expect(answerTo(trip, 'slow mornings')).toMatchObject({ met: 'partly' });
    expect(answerTo(trip, 'slow mornings')?.answer).toContain('08:30');
  });

  it('begins no earlier than an hour that was said', () => {
    const trip = planned({ ...slow, say: 'Neuschwanstein, never before 10:30' });
    expect(trip.days.flatMap(({ activities }) => activities).map(({ placeId }) => placeId)).not.toContain(
      'neuschwanstein',
    );
  });

  it('begins no earlier where it was not named', () => {
    const trip = planned({ ...slow, days: 6, say: 'day trips, slow mornings' });
    expect(answerTo(trip, 'slow mornings')).toMatchObject({ met: 'yes' });
  });
});
