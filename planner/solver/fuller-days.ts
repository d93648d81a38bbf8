import { splitCost } from './affinity.ts';
import type { Instance } from './instance.ts';
import { lossOf } from './objective.ts';
import { rebuiltDay } from './rebuilt-day.ts';
import { isFull, withStop } from './room.ts';
import { type Route, schedule } from './schedule.ts';
import { isVisit, type Stop } from './stop.ts';
import { LONGEST_REST, unhurried, waits } from './unhurried.ts';

/** A day with a wait of so many minutes, when its visits have taken what they may, has a hole. */
const HOLE = 90;
/** What a minute of waiting beyond a rest costs here beside what the search counts, in points of score. */
const WAIT_WEIGHT = 0.8;
/** A change that gains less than so many points is none. */
const LEAST_GAIN = 20;
/** So many visits near the day come into question, and so many changes are looked at closely. */
const VISITS_TRIED = 25;
const LOOKED_AT = 6;
/** A day is begun anew around so many of its visits. */
const BEGUN_ANEW = 3;
const MOST_CHANGES = 2;

/** Minutes of a day in which nothing happens, beyond a rest each time. */
const idleOf = (instance: Instance, route: Route, starts: readonly number[]): number =>
  waits(instance, route, starts).reduce((sum, wait) => sum + Math.max(0, wait - LONGEST_REST), 0);

/** What it costs that visits of a day have their neighbours on other days. */
const apart = (instance: Instance, route: Route, others: readonly Stop[]): number =>
  route.stops.reduce((sum, stop) => others.reduce((own, other) => own + splitCost(instance, stop, other), sum), 0);

/** What a day is worth beside the stops of the others: with what it loses by ways, waiting and too much of the same. */
function valueOf(instance: Instance, route: Route, others: readonly Stop[]): number {
  const { starts } = schedule(instance, route) ?? { starts: [] };
  const worth = route.stops.reduce((sum, { score }) => sum + score, 0);
  const lost = lossOf(instance, route, starts) + WAIT_WEIGHT * idleOf(instance, route, starts);
  return worth - lost - apart(instance, route, others);
}

/** What is worth a detour more because the day is to have one of its sort, and has none yet. */
const DUE = 500;

/** The stops of which the day has too few, by sorts of which every day is to have some. */
const due = ({ daily }: Instance, { stops }: Route) =>
  daily.filter(({ least, isOne }) => stops.filter(isOne).length < least);

/** Visits of no day that are worth most, their way to the nearest stop of a day taken off. */
function nearby(instance: Instance, route: Route, taken: ReadonlySet<string>): Stop[] {
  const { visits, travel, stops } = instance;
  const missing = due(instance, route);
  const own = route.stops.filter(({ place }) => place !== null);
  const way = (visit: Stop) => Math.min(...own.map(({ index }) => travel[index * stops.length + visit.index] ?? 0));
  return visits
    .filter(({ place, starts }) => !taken.has(place?.id ?? '') && (starts[route.day]?.length ?? 0) > 0)
    .map((visit) => ({
      visit,
      worth: visit.score - 2 * way(visit) + (missing.some(({ isOne }) => isOne(visit)) ? DUE : 0),
    }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, VISITS_TRIED)
    .map(({ visit }) => visit);
}

/** The day begun anew around its first visits: tables near them leave more of its ways for others. */
const anew = (instance: Instance, route: Route, taken: ReadonlySet<string>): Route[] =>
  route.stops
    .filter(isVisit)
    .slice(0, BEGUN_ANEW)
    .flatMap((visit) => rebuiltDay(instance, route, visit, ({ place }) => !taken.has(place?.id ?? '')) ?? []);

/** A day with one visit more, or with one in the place of another that was not named. */
function changes(instance: Instance, route: Route, taken: ReadonlySet<string>): Route[] {
  const { named } = instance.outings;
  const replaceable = route.stops.filter((stop) => isVisit(stop) && !named.has(stop.place?.id ?? ''));
  const fewer = replaceable.map((gone) => ({ day: route.day, stops: route.stops.filter((stop) => stop !== gone) }));
  const others = nearby(instance, route, taken).flatMap((visit) =>
    [...(isFull(instance, route, visit) ? [] : [route]), ...fewer].flatMap(
      (day) => withStop(instance, day, visit) ?? [],
    ),
  );
  return [...others, ...anew(instance, route, taken)];
}

const roomierOf = new WeakMap<Instance, Instance>();

/** The same instance with days that may hold as much as they do rather than hours of nothing (H3). */
function roomier(instance: Instance): Instance {
  const { rules } = instance;
  const { max, extra } = rules.activities;
  if (extra === 0) return instance;
  const known = roomierOf.get(instance);
  const made = known ?? {
    ...instance,
    rules: { ...rules, activities: { ...rules.activities, max: max + extra, extra: 0 } },
  };
  roomierOf.set(instance, made);
  return made;
}

function fuller(usual: Instance, route: Route, others: readonly Stop[]): Route | null {
  const taken = new Set([...others, ...route.stops].flatMap(({ place }) => place?.id ?? []));
  const before = unhurried(usual, route);
  const starts = schedule(usual, before)?.starts ?? [];
  const hasHole = Math.max(0, ...waits(usual, before, starts)) >= HOLE;
  if (!hasHole && due(usual, route).length === 0) return null;
  const instance = hasHole ? roomier(usual) : usual;
  const own = valueOf(instance, before, others);
  const looked = changes(instance, route, taken)
    .map((made) => ({ made, value: valueOf(instance, made, others) }))
    .sort((a, b) => b.value - a.value)
    .slice(0, LOOKED_AT)
    .map(({ made }) => ({ made, value: valueOf(instance, unhurried(instance, made), others) }));
  const best = looked.reduce<(typeof looked)[number] | null>(
    (sofar, one) => (sofar && sofar.value >= one.value ? sofar : one),
    null,
  );
  return best && best.value > own + LEAST_GAIN ? best.made : null;
}

/** Days in which hours would be free with a sight more, or a longer one, in them; days of `settled`, and days out of town, stay as they are. */
export function fullerDays(instance: Instance, routes: readonly Route[], settled: ReadonlySet<number>): Route[] {
  const days = [...routes];
  for (const [at, { day }] of days.entries()) {
    if (settled.has(day)) continue;
    const others = days.flatMap((own, i) => (i === at ? [] : own.stops));
    for (let change = 0; change < MOST_CHANGES; change++) {
      const better = fuller(instance, days[at] as Route, others);
      if (!better) break;
      days[at] = better;
    }
  }
  return days;
}
