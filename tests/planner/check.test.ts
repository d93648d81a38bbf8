import type { Activity } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import { checkTrip } from '#planner/check/check.ts';
import type { HardRule } from '#planner/check/violation.ts';
import { describe, expect, it } from 'vitest';
import { aDestination } from '../support/trips.ts';
import {
  activities,
  aMeal,
  aVisit,
  brokenRules,
  clock,
  endOf,
  firstDay,
  makeGeneric,
  must,
  northM,
  placeOf,
  planOf,
  type Scenario,
  scenarios,
  visits,
  wayBetween,
  wayHome,
} from './plans.ts';

/** One change to a good plan. `alone`: it breaks this rule and can break no other. */
interface Change {
  readonly rule: HardRule;
  readonly what: string;
  readonly alone?: true;
  change(trip: Trip, destination: CompiledDestination, scenario: Scenario): void;
}

/** Two neighbours of a day with a way between them. */
function apart(trip: Trip): { before: Activity; next: Activity; way: number } {
  const pairs = trip.days.flatMap((day) =>
    day.activities.slice(1).map((next, i) => {
      const before = must(day.activities[i]);
      return { before, next, way: wayBetween(before, next) };
    }),
  );
  return must(pairs.find(({ way }) => way >= 5));
}

/** A visit that may be shortened or moved without becoming something else. */
const aPreciseVisit = (trip: Trip, destination: CompiledDestination) =>
  must(
    visits(trip).find((visit) => {
      const { duration, tolerance } = placeOf(visit, destination);
      return duration.min > 10 && duration.max < 720 && tolerance < 1900;
    }),
  );

/** Makes a lunch that late and a dinner that many minutes after it. */
function dine(trip: Trip, lunchAt: number, gap: number): void {
  const lunch = aMeal(firstDay(trip), 'lunch');
  lunch.start = lunchAt;
  aMeal(firstDay(trip), 'dinner').start = endOf(lunch) + gap;
}

function extraActivity(like: Activity, index: number): Activity {
  const id = `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;
  return { ...structuredClone(like), id, kind: 'free-time', meal: null, name: `${like.name} ${index}`, start: endOf(like), duration: 10 };
}

function resize(trip: Trip, size: number): void {
  const day = firstDay(trip);
  const optional = (activity: Activity) => (activity.meal === null ? 0 : 1);
  const leaving = [...day.activities].sort((a, b) => optional(a) - optional(b)).slice(0, Math.max(0, day.activities.length - size));
  day.activities = day.activities.filter((activity) => !leaving.includes(activity));
  const last = must(day.activities.at(-1));
  for (let i = day.activities.length; i < size; i++) day.activities.push(extraActivity(last, i));
}

const mutations: readonly Change[] = [
  { rule: 'H1', what: 'an id that is not a UUID', alone: true, change: (trip) => void (aVisit(trip).id = 'colosseum') },
  { rule: 'H1', what: 'a negative seed', alone: true, change: (trip) => void (must(trip.provenance).seed = -1) },
  { rule: 'H1', what: 'half a degree', alone: true, change: (trip) => void (must(firstDay(trip).weather).temperature = 21.5) },
  { rule: 'H1', what: 'luggage without a label', alone: true, change: (trip) => void (must(trip.luggage[0]).label = '') },
  { rule: 'H1', what: 'a description of 1001 characters', alone: true, change: (trip) => void (aVisit(trip).description = 'a'.repeat(1001)) },
  { rule: 'H1', what: 'a key nobody knows', alone: true, change: (trip) => void Object.assign(aVisit(trip), { rating: 5 }) },
  { rule: 'H1', what: 'a fraction of a cent', alone: true, change: (trip) => void (aVisit(trip).cost = { kind: 'amount', adult: 0.5, child: 0 }) },
  { rule: 'H1', what: 'a start at 24:00', change: (trip) => void (aVisit(trip).start = 1440) },
  { rule: 'H1', what: 'half a minute', change: (trip) => void (aVisit(trip).duration -= 0.5) },
  { rule: 'H1', what: 'a visit of 9 minutes', change: (trip) => void (aVisit(trip).duration = 9) },
  { rule: 'H1', what: 'a visit of 721 minutes', change: (trip) => void (aVisit(trip).duration = 721) },
  { rule: 'H1', what: 'a latitude that is no number', change: (trip) => void (aVisit(trip).latitude = Number.NaN) },
  { rule: 'H1', what: 'a longitude of 181 degrees', change: (trip) => void (aVisit(trip).longitude = 181) },

  { rule: 'H2', what: 'the last day missing', alone: true, change: (trip) => void trip.days.pop() },
  { rule: 'H2', what: 'one more night in the dates', alone: true, change: (trip) => void (trip.dates.end = trip.dates.end.replace(/\d$/, (d) => String(Number(d) + 1))) },
  { rule: 'H2', what: 'the days in another order', alone: true, change: (trip) => void trip.days.reverse() },
  { rule: 'H2', what: 'two days with the same number', change: (trip) => void (must(trip.days[1]).day = 1) },
  { rule: 'H2', what: 'days that start at 2', change: (trip) => trip.days.forEach((day) => void (day.day += 1)) },

  { rule: 'H3', what: 'one activity too few', change: (trip, _, { fewest }) => resize(trip, fewest - 1) },
  { rule: 'H3', what: 'one activity too many', change: (trip, _, { most }) => resize(trip, most + 1) },
  { rule: 'H3', what: 'an empty day', change: (trip) => void (firstDay(trip).activities = []) },

  {
    rule: 'H4',
    what: 'a start one minute before the end of the one before',
    change: (trip) => {
      const { before, next } = apart(trip);
      next.start = endOf(before) - 1;
    },
  },
  { rule: 'H4', what: 'two activities in the wrong order', change: (trip) => void firstDay(trip).activities.reverse() },
  {
    rule: 'H4',
    what: 'two activities at the same time',
    change: (trip) => {
      const { before, next } = apart(trip);
      next.start = before.start;
    },
  },

  {
    rule: 'H5',
    what: 'one minute less than the way takes',
    change: (trip) => {
      const { before, next, way } = apart(trip);
      next.start = endOf(before) + way - 1;
    },
  },
  {
    rule: 'H5',
    what: 'a first stop one minute before one can be there',
    change: (trip, destination, { leave }) => {
      const first = must(firstDay(trip).activities[0]);
      first.start = leave + wayHome(first, trip, destination) - 1;
    },
  },

  {
    rule: 'H7',
    what: 'the same place on two days',
    change: (trip) => {
      const { placeId, name, latitude, longitude, duration } = aVisit(trip);
      Object.assign(must(visits(trip).at(-1)), { placeId, name, latitude, longitude, duration });
    },
  },
  {
    rule: 'H7',
    what: 'the same name, spelled otherwise, 149 m away',
    change: (trip, destination) => namesake(trip, destination, 149),
  },

  {
    rule: 'H8',
    what: 'a visit at (0, 0)',
    change: (trip) => void Object.assign(aVisit(trip), { latitude: 0, longitude: 0 }),
  },
  {
    rule: 'H8',
    what: 'a visit 2 km from its place',
    change: (trip, destination) => void (must(aPreciseVisit(trip, destination)).latitude! += northM(2000)),
  },
  {
    rule: 'H8',
    what: 'a visit a metre outside the tolerance of its place',
    change: (trip, destination) => offBy(aPreciseVisit(trip, destination), destination, 1),
  },
  {
    rule: 'H8',
    what: 'a visit to a catalogue place that lies nowhere',
    change: (trip) => void Object.assign(aVisit(trip), { latitude: null, longitude: null }),
  },

  { rule: 'H9', what: 'a renamed place', alone: true, change: (trip) => void (aVisit(trip).name = 'The Hidden Garden') },
  { rule: 'H9', what: 'a place under the name of another', alone: true, change: (trip, destination) => void (aVisit(trip).name = must(destination.places.at(-1)).name.en) },
  { rule: 'H9', what: 'an invented place', alone: true, change: (trip) => void Object.assign(aVisit(trip), { placeId: 'hidden-garden', name: 'The Hidden Garden' }) },
  { rule: 'H9', what: 'a place without an id', alone: true, change: (trip) => void (aVisit(trip).placeId = null) },
  {
    rule: 'H9',
    what: 'free time at an unknown anchor',
    alone: true,
    change: (trip, destination) => {
      makeGeneric(aVisit(trip), 'free-time', destination);
      aVisitOrGeneric(trip).placeId = 'nowhere';
    },
  },
  {
    rule: 'H9',
    what: 'a restaurant of an invented name behind a generic meal',
    alone: true,
    change: (trip, destination) => {
      const lunch = aMeal(firstDay(trip), 'lunch');
      makeGeneric(lunch, 'meal', destination);
      Object.assign(lunch, { name: 'Trattoria Inventata', location: 'Trattoria Inventata' });
    },
  },

  { rule: 'H14', what: 'no lunch', alone: true, change: (trip) => void (aMeal(firstDay(trip), 'lunch').meal = null) },
  { rule: 'H14', what: 'no dinner on the last day', alone: true, change: (trip) => void (aMeal(trip.days.at(-1), 'dinner').meal = null) },
  { rule: 'H14', what: 'two dinners', change: (trip) => void (aVisit(trip).meal = 'dinner') },
  { rule: 'H14', what: 'a lunch at 16:30', change: (trip) => void (aMeal(firstDay(trip), 'lunch').start = clock(16, 30)) },
  { rule: 'H14', what: 'a lunch a minute too early', change: (trip, _, { lunch: [from] }) => void (aMeal(firstDay(trip), 'lunch').start = from - 1) },
  { rule: 'H14', what: 'a lunch a minute too late', change: (trip, _, { lunch: [, to] }) => dine(trip, to + 1, 300) },
  { rule: 'H14', what: 'a dinner a minute too early', change: (trip, _, { dinner: [from] }) => void (aMeal(firstDay(trip), 'dinner').start = from - 1) },
  { rule: 'H14', what: 'a dinner a minute too late', change: (trip, _, { dinner: [, to] }) => void (aMeal(firstDay(trip), 'dinner').start = to + 1) },
  { rule: 'H14', what: 'a dinner 100 minutes after lunch', change: (trip, _, { lunch: [, to] }) => dine(trip, to, 100) },
  {
    rule: 'H14',
    what: 'a sight that is called the lunch',
    change: (trip) => {
      const lunch = aMeal(firstDay(trip), 'lunch');
      const visit = must(firstDay(trip).activities.find((activity) => activity.kind === 'place' && activity.meal === null));
      lunch.meal = null;
      visit.meal = 'lunch';
      [lunch.start, visit.start] = [visit.start, lunch.start];
    },
  },

  {
    rule: 'H15',
    what: 'a visit a minute too short',
    alone: true,
    change: (trip, destination) => {
      const visit = aPreciseVisit(trip, destination);
      visit.duration = placeOf(visit, destination).duration.min - 1;
    },
  },
  {
    rule: 'H15',
    what: 'a visit a minute too long',
    change: (trip, destination) => {
      const visit = aPreciseVisit(trip, destination);
      visit.duration = placeOf(visit, destination).duration.max + 1;
    },
  },

  {
    rule: 'H16',
    what: 'a return one minute too late',
    change: (trip, destination, { back }) => endAt(trip, destination, back + 1),
  },
  {
    rule: 'H16',
    what: 'a last stop that ends at 23:29, far from the lodging',
    change: (trip, destination) => {
      const far = [...destination.places].sort((a, b) => Math.abs(b.latitude - destination.latitude) - Math.abs(a.latitude - destination.latitude));
      const last = must(firstDay(trip).activities.at(-1));
      const { latitude, longitude } = must(far[0]);
      Object.assign(last, { latitude, longitude, start: clock(23, 29) - last.duration });
    },
  },
];

/** The last good value beside each bad one. `alone`: the plan passes as a whole. */
const boundaries: readonly Change[] = [
  { rule: 'H1', what: 'a description of 1000 characters', alone: true, change: (trip) => void (aVisit(trip).description = 'a'.repeat(1000)) },
  { rule: 'H1', what: 'a temperature of whole degrees below zero', alone: true, change: (trip) => void (must(firstDay(trip).weather).temperature = -12) },
  { rule: 'H1', what: 'nobody who says where the plan comes from', alone: true, change: (trip) => void (trip.provenance = null) },
  { rule: 'H2', what: 'one day less in plan and dates', change: (trip) => void (trip.days.pop(), (trip.dates.end = trip.dates.end.replace(/\d$/, (d) => String(Number(d) - 1)))) },
  { rule: 'H3', what: 'as few activities as allowed', alone: true, change: (trip, _, { fewest }) => resize(trip, fewest) },
  { rule: 'H3', what: 'as many activities as allowed', change: (trip, _, { most }) => resize(trip, most) },
  {
    rule: 'H4',
    what: 'a start at the very end of the one before',
    change: (trip) => {
      const { before, next } = apart(trip);
      next.start = endOf(before);
    },
  },
  {
    rule: 'H5',
    what: 'just the minutes that the way takes',
    change: (trip) => {
      const { before, next, way } = apart(trip);
      next.start = endOf(before) + way;
    },
  },
  {
    rule: 'H5',
    what: 'a first stop as early as one can be there',
    change: (trip, destination, { leave }) => {
      const first = must(firstDay(trip).activities[0]);
      first.start = leave + wayHome(first, trip, destination);
    },
  },
  {
    rule: 'H7',
    what: 'the same name 151 m away',
    change: (trip, destination) => namesake(trip, destination, 151),
  },
  {
    rule: 'H8',
    what: 'a visit a metre inside the tolerance of its place',
    change: (trip, destination) => offBy(aPreciseVisit(trip, destination), destination, -1),
  },
  {
    rule: 'H9',
    what: 'a place under its name in the other language',
    alone: true,
    change: (trip, destination) => void (aVisit(trip).name = placeOf(aVisit(trip), destination).name.es),
  },
  {
    rule: 'H9',
    what: 'free time at a place of the catalogue',
    alone: true,
    change: (trip, destination) => makeGeneric(aVisit(trip), 'free-time', destination),
  },
  {
    rule: 'H9',
    what: 'a meal near a place of the catalogue',
    alone: true,
    change: (trip, destination) => makeGeneric(aMeal(firstDay(trip), 'dinner'), 'meal', destination),
  },
  { rule: 'H14', what: 'a lunch as early as it may be', change: (trip, _, { lunch: [from] }) => void (aMeal(firstDay(trip), 'lunch').start = from) },
  { rule: 'H14', what: 'a lunch as late as it may be', change: (trip, _, { lunch: [, to], dinner: [, late] }) => (dine(trip, to, 150), void (aMeal(firstDay(trip), 'dinner').start = late)) },
  { rule: 'H14', what: 'a dinner as early as it may be', change: (trip, _, { lunch: [from], dinner: [early] }) => (dine(trip, from, 150), void (aMeal(firstDay(trip), 'dinner').start = early)) },
  { rule: 'H14', what: 'a dinner as late as it may be', change: (trip, _, { dinner: [, to] }) => void (aMeal(firstDay(trip), 'dinner').start = to) },
  {
    rule: 'H15',
    what: 'a visit as short as it may be',
    alone: true,
    change: (trip, destination) => {
      const visit = aPreciseVisit(trip, destination);
      visit.duration = placeOf(visit, destination).duration.min;
    },
  },
  {
    rule: 'H15',
    what: 'a visit as long as it may be',
    change: (trip, destination) => {
      const visit = aPreciseVisit(trip, destination);
      visit.duration = placeOf(visit, destination).duration.max;
    },
  },
  {
    rule: 'H16',
    what: 'a return at the last minute',
    change: (trip, destination, { back }) => endAt(trip, destination, back),
  },
];

function aVisitOrGeneric(trip: Trip): Activity {
  return must(activities(trip).find((activity) => activity.kind === 'free-time'));
}

/** Two generic meals of the same name on two days, that far apart. */
function namesake(trip: Trip, destination: CompiledDestination, metres: number): void {
  const [first, second] = [aMeal(trip.days[0], 'lunch'), aMeal(trip.days[1], 'lunch')];
  makeGeneric(first, 'meal', destination);
  const { kind, placeId, name, location, latitude, longitude } = first;
  const spelled = ` ${name.toUpperCase()}!`;
  Object.assign(second, { kind, placeId, name: spelled, location, latitude: must(latitude) + northM(metres), longitude });
}

/** Moves a visit to that many metres beyond the edge of its place. */
function offBy(visit: Activity, destination: CompiledDestination, metres: number): void {
  const { latitude, tolerance } = placeOf(visit, destination);
  visit.latitude = latitude + northM(tolerance + metres);
}

/** Moves the last stop of the first day so that one is back at that minute. */
function endAt(trip: Trip, destination: CompiledDestination, back: number): void {
  const last = must(firstDay(trip).activities.at(-1));
  last.start = back - wayHome(last, trip, destination) - last.duration;
}

describe.each(scenarios)('$name', (scenario) => {
  const destination = aDestination(scenario.destination);

  it('pass every check', () => {
    expect(checkTrip(planOf(scenario), { destination })).toEqual([]);
  });

  it.each(mutations)('break $rule with $what', ({ rule, alone, change }) => {
    const trip = planOf(scenario);
    change(trip, destination, scenario);
    const broken = brokenRules(trip, destination);
    expect(alone ? broken : broken.filter((other) => other === rule)).toEqual([rule]);
  });

  it.each(boundaries)('keep $rule with $what', ({ rule, alone, change }) => {
    const trip = planOf(scenario);
    change(trip, destination, scenario);
    const broken = brokenRules(trip, destination);
    expect(alone ? broken : broken.filter((other) => other === rule)).toEqual([]);
  });

  it('are judged without being changed', () => {
    const trip = planOf(scenario);
    aVisit(trip).duration = 9;
    const before = JSON.stringify(trip);
    checkTrip(trip, { destination });
    expect(JSON.stringify(trip)).toBe(before);
  });
});
