import { readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { seededRandom } from '#domain/random.ts';
import { bookedStops } from '#domain/trip/booked-stops.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import { applyChanges } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import { checkTrip, type Violation } from '#planner/check/check.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { changeByWords } from '#planner/replan/change/by-words.ts';
import { aPossibleTrip } from '../support/random-trips.ts';
import { aDestination } from '../support/trips.ts';

/** `npm run sim -- changes` asks 3,000. */
const COUNT = Number(process.env['ASKED_CHANGES'] ?? 10);
const SEED = 20261125;
/** Those that showed a fault once: two parts took the same table. */
const SHOWN = [25];

const asks = [
  'slower, no museums, dinner later',
  'day 2 slower',
  'start at 11',
  'empezar más tarde y cenar más tarde',
  'no churches, add a park',
  'sin museos, más barato',
  'less walking',
  'a free afternoon on day 1',
  'una mañana libre',
  'only two things',
  'more things',
  'no lunch on day 1',
  'cenar a las 22:00',
  'earlier nights',
  'comer antes',
  'vegan',
  'a viewpoint instead of a museum',
  'no boats, no palaces, another market',
  'vegetarian',
  'a pub on day 1, start later',
] as const;

const folder = path.join(import.meta.dirname, '../../places');
const destinations = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .map((file) => aDestination(file.replace('.json', '')));

/** What the asked hours and the asked amount decide, and not the checker. */
const owners: readonly string[] = ['H3', 'H14', 'H16'];
const keyOf = ({ rule, day, activityId }: Violation) => `${rule} ${activityId ?? day ?? ''}`;

/** New faults, but for those of hours and amounts, and of a day that begins before the trip's days do. */
function faultsOf(before: Trip, after: Trip, destination: CompiledDestination): string[] {
  const known = new Set(checkTrip(before, { destination }).map(keyOf));
  const isFirst = ({ day, activityId }: Violation) =>
    after.days.find((own) => own.day === day)?.activities[0]?.id === activityId;
  return checkTrip(after, { destination })
    .filter((found) => !known.has(keyOf(found)) && !owners.includes(found.rule))
    .filter((found) => !(found.rule === 'H5' && isFirst(found)))
    .map(({ rule, day, message }) => `${rule} day ${day}: ${message}`);
}

const stopsOf = ({ days }: Trip) => days.flatMap(({ activities }) => activities);
const placed = (own: Activity) => [own.id, own.start, own.duration];

it(
  `breaks nothing and moves nothing that is fixed, whatever is asked and whichever part is taken (${COUNT})`,
  () => {
    let changed = 0;
    for (const number of new Set([...SHOWN, ...Array.from({ length: COUNT }, (_, i) => i)])) {
      const { destination, request, language } = aPossibleTrip(SEED, number, destinations);
      const tripId = '00000000-0000-4000-8000-000000000000';
      const planned = planTrip({ tripId, request, destination, catalogueVersion: 'test', language });
      if (planned.kind !== 'planned') continue;
      const random = seededRandom(SEED + number);
      const [any] = stopsOf(planned.trip);
      const isDone = any !== undefined && random() < 0.3;
      const trip = isDone
        ? applyChanges(planned.trip, [{ kind: 'activity.done', activityId: any.id, done: true }])
        : planned.trip;
      const text = asks[number % asks.length] ?? '';
      let made = 0;
      const newId = () => `00000000-0000-4000-8000-${String(made++).padStart(12, '0')}`;
      const about = `#${number} ${destination.id} "${text}"`;
      const days = trip.days.map(({ day }) => day);
      const words = { text, days, today: null, shownIn: language };
      const { parts, outcomes } = changeByWords({ before: trip, destination, language, newId }, words);
      const all = parts.flatMap(({ changes }) => changes);
      if (parts.length > 0) changed += 1;
      for (const changes of [all, ...parts.map((part) => part.changes)])
        expect(faultsOf(trip, applyChanges(trip, changes), destination), about).toEqual([]);
      const after = applyChanges(trip, all);
      const touched = new Set(parts.flatMap((part) => part.days));
      for (const { done } of outcomes)
        for (const day of done) expect(touched, `${about}: done on day ${day}`).toContain(day);
      for (const day of trip.days.filter((own) => !touched.has(own.day)))
        expect(
          after.days.find(({ id }) => id === day.id),
          about,
        ).toEqual(day);
      const fixed = stopsOf(trip).filter(({ id, done }) => done || bookedStops(trip).has(id));
      expect(stopsOf(after).map(placed), about).toEqual(expect.arrayContaining(fixed.map(placed)));
      const isShow = ({ placeId, meal }: Activity) => !meal && destination.byId.get(placeId ?? '')?.kind === 'show';
      const startOf = new Map(stopsOf(trip).map(({ id, start }) => [id, start]));
      for (const show of stopsOf(after).filter((own) => isShow(own) && startOf.has(own.id)))
        expect(show.start, `${about}: ${show.name}`).toBe(startOf.get(show.id));
      expect(new Set(stopsOf(after).map(({ id }) => id)).size, about).toBe(stopsOf(after).length);
    }
    expect(changed).toBeGreaterThan(COUNT / 3);
  },
  120_000 + COUNT * 5_000,
);
