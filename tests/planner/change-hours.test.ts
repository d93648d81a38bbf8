import { describe, expect, it } from 'vitest';
import type { Activity } from '#domain/trip/itinerary.ts';
import { applyChanges } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { checkTrip } from '#planner/check/check.ts';
import { changeByWords } from '#planner/replan/change/by-words.ts';
import { aDestination, aTrip } from '../support/trips.ts';

const rome = aDestination('rome');
const trip = aTrip({ dates: { start: '2027-05-04', end: '2027-05-06' } }, rome);
const NOON = 12 * 60;

function asked(text: string) {
  let made = 0;
  const newId = () => `00000000-0000-4000-8000-${String(made++).padStart(12, '0')}`;
  const found = changeByWords(
    { before: trip, destination: rome, language: 'en', newId },
    { text, days: [1, 2, 3], today: null, shownIn: 'en' },
  );
  const changes = found.parts.flatMap((part) => part.changes);
  const after: Trip = applyChanges(trip, changes);
  return { outcomes: found.outcomes, after };
}

const all = (of: Trip) => of.days.flatMap(({ day, activities }) => activities.map((activity) => ({ day, activity })));
const stopAt = (of: Trip, placeId: string) =>
  all(of).find(({ activity }) => activity.kind === 'place' && activity.placeId === placeId);
const middleOf = ({ start, duration }: Activity) => start + duration / 2;
const visits = all(trip).filter(({ activity }) => activity.kind === 'place' && !activity.meal);
const isChurch = ({ activity }: (typeof visits)[number]) =>
  rome.byId
    .get(activity.placeId ?? '')
    ?.tags?.slice(0, 2)
    .includes('church') === true;

describe('a stop that is asked for at another hour', () => {
  const afternoon = visits.filter(({ activity }) => activity.start > 14 * 60);

  it.each(afternoon.map(({ activity }) => [activity.name, activity.placeId ?? '']))(
    'stands there, or the answer says that no way was found: %s in the morning',
    (name, placeId) => {
      const { outcomes, after } = asked(`${name} in the morning`);
      const { done = [], already = [] } = outcomes[0] ?? {};
      expect(already).toEqual([]);
      const stop = stopAt(after, placeId);
      const isMorning = stop !== undefined && middleOf(stop.activity) < NOON + 60;
      expect(done.length > 0).toBe(isMorning);
      expect(checkTrip(after, { destination: rome })).toEqual(checkTrip(trip, { destination: rome }));
    },
  );

  it('is moved where that breaks nothing', () => {
    const moved = afternoon.filter(({ activity }) => asked(`${activity.name} in the morning`).outcomes[0]?.done.length);
    expect(moved.length).toBeGreaterThan(0);
  });

  it.each(visits.slice(0, 4).map(({ day, activity }) => [activity.name, activity.placeId ?? '', day]))(
    'comes to another day at the hour that was named, or the answer says that it does not: %s',
    (name, placeId, day) => {
      const other = (day % 3) + 1;
      const { outcomes, after } = asked(`${name} on day ${other} in the afternoon`);
      const stop = stopAt(after, placeId);
      const isSo = stop?.day === other && middleOf(stop.activity) >= NOON + 60;
      expect((outcomes[0]?.done.length ?? 0) > 0).toBe(isSo);
      expect(outcomes[0]?.already).toEqual([]);
    },
  );
});

describe('a place that is named beside what it is one of', () => {
  const church = visits.find(isChurch);

  it.each(['no churches but', 'no churches, but add'])('stays, and the others go: %s', (words) => {
    const { outcomes, after } = asked(`${words} the ${church?.activity.name ?? ''}`);
    expect(stopAt(after, church?.activity.placeId ?? '')).toBeDefined();
    const left = all(after).filter((own) => own.activity.kind === 'place' && !own.activity.meal && isChurch(own));
    expect(left.map(({ activity }) => activity.placeId)).toEqual([church?.activity.placeId]);
    expect(outcomes.flatMap(({ failed }) => failed)).toEqual([]);
  });
});
