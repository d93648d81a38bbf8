import { travelMinutes } from '#domain/place/travel-time.ts';
import { type Activity, pointOfStop } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { type CompiledDestination, type CompiledPlace, compileDestination } from '#planner/catalogue/compiled.ts';
import { checkTrip, type Violation } from '#planner/check/check.ts';
import { type HardRule, hardRules } from '#planner/check/violation.ts';
import { stayArea } from '#planner/rules.ts';
import { aDestination, aTrip } from '../support/trips.ts';

export const clock = (hours: number, minutes = 0) => hours * 60 + minutes;
export const endOf = (activity: Activity) => activity.start + activity.duration;
/** Degrees of latitude that are this many metres. */
export const northM = (metres: number) => metres / (6_371_008.8 * (Math.PI / 180));

/** A request and the figures docs/specification/checks.md promises for it, written out so that no test reads them from the sources. */
export interface Scenario {
  readonly name: string;
  readonly destination: string;
  readonly request: Partial<TripRequest>;
  readonly leave: number;
  readonly back: number;
  readonly fewest: number;
  readonly most: number;
  readonly lunch: readonly [from: number, to: number];
  readonly dinner: readonly [from: number, to: number];
  /** Metres on foot and active minutes a day may have. */
  readonly walk: number;
  readonly active: number;
  /** What an adult may spend a day where prices are those of Rome, in cents. */
  readonly cap: number;
}

const lateLunch = [clock(12), clock(15, 30)] as const;
const lunch = [clock(12), clock(15)] as const;
const dinner = [clock(18, 30), clock(21, 30)] as const;
const spanishDinner = [clock(20), clock(22, 30)] as const;

export const scenarios: readonly Scenario[] = [
  {
    name: 'three ordinary days in Rome',
    destination: 'rome',
    request: { dates: { start: '2027-03-16', end: '2027-03-18' } },
    leave: clock(9),
    back: clock(23, 30),
    fewest: 4,
    most: 7,
    lunch: lateLunch,
    dinner,
    walk: 12_000,
    active: clock(11),
    cap: 18_000,
  },
  {
    name: 'relaxed days in Barcelona with children',
    destination: 'barcelona',
    request: {
      dates: { start: '2027-06-10', end: '2027-06-12' },
      preferences: 'Sin prisas, por favor',
      travellers: { adults: 2, children: 2 },
      budget: null,
    },
    leave: clock(9, 30),
    back: clock(21, 30),
    fewest: 2,
    most: 4,
    lunch: lateLunch,
    dinner: spanishDinner,
    walk: 7_000,
    active: clock(8),
    cap: 18_000,
  },
  {
    name: 'packed days in Barcelona',
    destination: 'barcelona',
    request: {
      dates: { start: '2027-05-11', end: '2027-05-13' },
      preferences: 'a packed trip',
      budget: 'economic',
      categories: ['art', 'nightlife'],
    },
    leave: clock(8, 30),
    back: clock(23, 30),
    fewest: 5,
    most: 8,
    lunch: lateLunch,
    dinner: spanishDinner,
    walk: 12_000,
    active: clock(11),
    cap: 9_000,
  },
  {
    name: 'packed days in Kyoto',
    destination: 'kyoto',
    request: { preferences: 'packed days', dates: { start: '2027-11-09', end: '2027-11-12' }, categories: [] },
    leave: clock(8, 30),
    back: clock(23, 30),
    fewest: 5,
    most: 8,
    lunch,
    dinner,
    walk: 12_000,
    active: clock(11),
    cap: 18_000,
  },
  {
    name: 'ordinary days in New York with children',
    destination: 'new-york',
    request: {
      budget: 'luxury',
      preferences: 'not our first time in New York',
      travellers: { adults: 1, children: 1 },
      dates: { start: '2027-03-18', end: '2027-03-20' },
    },
    leave: clock(9),
    back: clock(21, 30),
    fewest: 3,
    most: 6,
    lunch,
    dinner,
    walk: 7_000,
    active: clock(11),
    cap: 60_000,
  },
  {
    name: 'relaxed days in New York',
    destination: 'new-york',
    request: { preferences: 'a relaxed trip', categories: ['nature', 'wellness', 'shopping'] },
    leave: clock(9, 30),
    back: clock(23, 30),
    fewest: 3,
    most: 5,
    lunch,
    dinner,
    walk: 12_000,
    active: clock(8),
    cap: 18_000,
  },
];

const planned = new Map<Scenario, Trip>();

/** The scenario's plan, made once and copied for the test that changes it. */
export function planOf(scenario: Scenario): Trip {
  const known = planned.get(scenario) ?? aTrip(scenario.request, aDestination(scenario.destination));
  planned.set(scenario, known);
  return structuredClone(known);
}

/** The rules a trip breaks; H22 only when a date is given. */
export function brokenRules(trip: Trip, destination: CompiledDestination, today?: string): HardRule[] {
  return rulesOf(checkTrip(trip, { destination, ...(today !== undefined && { today }) }));
}

/** The rules of violations, each once, in order. */
export function rulesOf(violations: readonly Violation[]): HardRule[] {
  const rules = new Set(violations.map(({ rule }) => rule));
  return hardRules.filter((rule) => rules.has(rule));
}

/** The destination with one place of it changed. */
export function withPlace(
  destination: CompiledDestination,
  id: string,
  change: Partial<CompiledPlace>,
): CompiledDestination {
  const places = destination.places.map((place) => (place.id === id ? { ...place, ...change } : place));
  return compileDestination({ ...destination, places });
}

export function must<T>(found: T | null | undefined): T {
  if (found === null || found === undefined) throw new Error('the plan has nothing of the kind this test changes');
  return found;
}

export const visits = (trip: Trip): Activity[] =>
  trip.days.flatMap((day) => day.activities.filter(({ kind, meal }) => kind === 'place' && meal === null));

export const placeOf = (activity: Activity, destination: CompiledDestination): CompiledPlace =>
  must(destination.byId.get(activity.placeId ?? ''));

const pointOf = (activity: Activity) => must(pointOfStop(activity));

/** Minutes from one activity to the next. */
export const wayBetween = (a: Activity, b: Activity) => travelMinutes(pointOf(a), pointOf(b));

/** Minutes between an activity and the lodging. */
export const wayHome = (activity: Activity, trip: Trip, destination: CompiledDestination) =>
  travelMinutes(pointOf(activity), stayArea(destination, trip.budget));

/** Turns an activity into a generic one, at the place where it was. */
export function makeGeneric(activity: Activity, kind: 'meal' | 'free-time', destination: CompiledDestination): void {
  const anchor = placeOf(activity, destination).name.en;
  const meal = activity.meal === 'lunch' ? 'Lunch' : 'Dinner';
  activity.kind = kind;
  activity.name = kind === 'meal' ? `${meal} near ${anchor}` : `Free time around ${anchor}`;
  activity.location = anchor;
  activity.cost = kind === 'meal' ? { kind: 'variable' } : { kind: 'amount', adult: 0, child: 0 };
}
