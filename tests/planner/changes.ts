import type { Destination } from '#domain/place/destination.ts';
import { addDays } from '#domain/trip/dates.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type CompiledDestination, type CompiledPlace, compileDestination } from '#planner/catalogue/compiled.ts';
import type { HardRule } from '#planner/check/violation.ts';
import { aDestination } from '../support/trips.ts';
import {
  endOf,
  makeGeneric,
  must,
  northM,
  placeOf,
  planOf,
  type Scenario,
  visits,
  wayBetween,
  wayHome,
  withPlace,
} from './plans.ts';

/** A copy of a good plan, with the parts of it that the tests change. */
export interface Copy {
  readonly trip: Trip;
  /** What the plan is checked against; a change may put a changed copy in its place. */
  destination: CompiledDestination;
  /** The date the plan is checked on, when the change is about it. */
  today?: string;
  readonly scenario: Scenario;
  readonly day: Day;
  readonly lunch: Activity;
  readonly dinner: Activity;
  readonly visit: Activity;
  /** A visit whose place is small and whose length may be one minute off without being absurd. */
  readonly precise: Activity;
  /** Two neighbours with a way between them. */
  readonly apart: { readonly before: Activity; readonly next: Activity; readonly way: number };
}

/** What one thing is changed in a copy. `alone`: no other rule has an opinion on it. */
export interface Change {
  readonly rule: HardRule;
  readonly what: string;
  readonly alone: boolean;
  readonly apply: (copy: Copy) => void;
}

export const change = (rule: HardRule, what: string, apply: (copy: Copy) => void): Change => ({
  rule,
  what,
  alone: false,
  apply,
});

export const changeAlone = (rule: HardRule, what: string, apply: (copy: Copy) => void): Change => ({
  rule,
  what,
  alone: true,
  apply,
});

function neighbours(trip: Trip): Copy['apart'] {
  const pairs = trip.days.flatMap((day) =>
    day.activities.slice(1).map((next, i) => {
      const before = must(day.activities[i]);
      return { before, next, way: wayBetween(before, next) };
    }),
  );
  return must(pairs.find(({ way }) => way >= 5));
}

function isPrecise(visit: Activity, destination: CompiledDestination): boolean {
  const { duration, tolerance } = placeOf(visit, destination);
  return duration.min > 10 && duration.max < 720 && tolerance < 1900;
}

/** Whether a meal or time of one's own lies at the place of a visit. */
const isAnchor = ({ placeId }: Activity, { days }: Trip) =>
  days.some(({ activities }) => activities.some((own) => own.kind !== 'place' && own.placeId === placeId));

/** The visits of the first day, first those that fill a whole stop of it, at which nothing else lies, and whose way is worked out. */
function visitsOf(trip: Trip, destination: CompiledDestination): Activity[] {
  const fit = (visit: Activity) =>
    4 * Number(placeOf(visit, destination).access !== undefined) +
    2 * Number(isAnchor(visit, trip)) +
    Number(sizeOf(visit, destination) < 1);
  return visits(trip)
    .filter((visit) => trip.days[0]?.activities.includes(visit))
    .sort((a, b) => fit(a) - fit(b));
}

export function copyOf(scenario: Scenario): Copy {
  const trip = planOf(scenario);
  const destination = aDestination(scenario.destination);
  const day = must(trip.days[0]);
  const meal = (kind: 'lunch' | 'dinner') => must(day.activities.find((activity) => activity.meal === kind));
  return {
    trip,
    destination,
    scenario,
    day,
    lunch: meal('lunch'),
    dinner: meal('dinner'),
    visit: must(visitsOf(trip, destination)[0]),
    precise: must(visits(trip).find((visit) => isPrecise(visit, destination))),
    apart: neighbours(trip),
  };
}

/** Breaking examples of rules, and beside each the last value that still passes. */
export interface Examples {
  readonly breaking: readonly Change[];
  readonly passing: readonly Change[];
}

export function set<T extends object>(target: T, values: Partial<T>): void {
  Object.assign(target, values);
}

/** Changes what the catalogue says of the place of an activity. */
export function setPlace(copy: Copy, { placeId }: Activity, change: Partial<CompiledPlace>): void {
  copy.destination = withPlace(copy.destination, must(placeId), change);
}

/** Changes the destination itself. */
export function setDestination(copy: Copy, change: Partial<Destination>): void {
  copy.destination = compileDestination({ ...copy.destination, ...change });
}

export function lengthen({ trip }: Copy, days: number): void {
  trip.dates.end = addDays(trip.dates.end, days);
}

/** Lunch on the first day at `start`, dinner that many minutes after its end. */
export function dine({ lunch, dinner }: Copy, start: number, gap: number): void {
  lunch.start = start;
  dinner.start = endOf(lunch) + gap;
}

function extra(like: Activity, index: number): Activity {
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  const name = `${like.name} ${index}`;
  return {
    ...structuredClone(like),
    id,
    kind: 'place',
    placeId: null,
    meal: null,
    name,
    start: endOf(like),
    duration: 60,
  };
}

/** How much of a day a stop is, by the words of H3. */
function sizeOf({ kind, meal, placeId }: Activity, destination: CompiledDestination): number {
  if (kind === 'free-time') return 0;
  const place = destination.byId.get(placeId ?? '');
  if (kind !== 'place' || meal || !place) return 1;
  return place.duration.typical <= 45 || place.categories.includes('nightlife') ? 0.5 : 1;
}

/** Takes visits (and only then meals) out of the first day until it has so many activities. */
export function shrink({ day }: Copy, size: number): void {
  const byNeed = [...day.activities].sort((a, b) => Number(a.meal !== null) - Number(b.meal !== null));
  const leaving = new Set(byNeed.slice(0, Math.max(0, day.activities.length - size)));
  day.activities = day.activities.filter((activity) => !leaving.has(activity));
}

/** Adds stops after the last one of the first day while it holds no more than so much. */
export function fillUp({ day, destination }: Copy, size: number): void {
  const last = must(day.activities.at(-1));
  const fullness = () => day.activities.reduce((sum, own) => sum + sizeOf(own, destination), 0);
  for (let i = day.activities.length; fullness() + 1 <= size; i++) day.activities.push(extra(last, i));
}

/** Generic lunches of the same name, differently spelled, on two days and that far apart. */
export function namesakes({ trip, lunch, destination }: Copy, metres: number): void {
  const [second] = trip.days.slice(1).flatMap(({ activities }) => activities.filter(({ meal }) => meal === 'lunch'));
  makeGeneric(lunch, 'meal', destination);
  const { kind, placeId, location, longitude } = lunch;
  const latitude = must(lunch.latitude) + northM(metres);
  set(must(second), { kind, placeId, name: ` ${lunch.name.toUpperCase()}!`, location, latitude, longitude });
}

export function moveNorth(activity: Activity, metres: number): void {
  activity.latitude = must(activity.latitude) + northM(metres);
}

/** Moves the last stop of the first day so that one is back at that minute. */
export function returnAt({ trip, day, destination }: Copy, back: number): void {
  const last = must(day.activities.at(-1));
  last.start = back - wayHome(last, trip, destination) - last.duration;
}
