import { hasTag } from '#domain/place/has-tag.ts';
import { frameOn } from '../frame.ts';
import { COMPANIONS } from '../rules.ts';
import { isWholeOut } from './day-trips.ts';
import type { Instance } from './instance.ts';
import { isCrowded } from './room.ts';
import { isBearable, isWalkable, type Route, schedule } from './schedule.ts';
import { isDayOut, type Stop } from './stop.ts';
import { waits } from './unhurried.ts';

/** Who is back so long before dinner has an evening in town; less is a rest. */
const EVENING = 75;
/** So many visits near the table come into question. */
const VISITS_TRIED = 25;
/** Visits that usually take no longer are light. */
const LIGHT = 90;
/** What was named, and has found no other day, comes before all. */
const NAMED = 1000;

interface Evening {
  readonly route: Route;
  readonly worth: number;
}

/** After a day out one strolls, and goes to no museum that was not named. */
const isLight = (place: Stop['place']): boolean =>
  place !== null && place.duration.typical <= LIGHT && !hasTag(place.tags, 'museum');

/** Whether a day has no more of a sort than was wanted. */
const isModest = ({ daily }: Instance, { stops }: Route): boolean =>
  daily.every(({ most, isOne }) => stops.filter(isOne).length <= most);

/** Trains are missed: what begins at an hour leaves so many minutes behind the way back. */
const MISSED_TRAIN = 25;

function isTight(instance: Instance, route: Route, out: number, starts: readonly number[]): boolean {
  const next = route.stops[out + 1]?.place;
  const isAtAnHour = next?.kind === 'show';
  return isAtAnHour && (waits(instance, route, starts)[out + 1] ?? 0) < MISSED_TRAIN;
}

/** The longest wait of a day behind its day trip, in minutes. */
function longestWait(instance: Instance, route: Route, out: number): number {
  const { starts } = schedule(instance, route) ?? { starts: [] };
  return Math.max(0, ...waits(instance, route, starts).slice(out + 1));
}

/** Visits of no day, those first that were named, then what is worth most for its way from the table. */
function nearby(instance: Instance, { day, stops }: Route, taken: ReadonlySet<string>): Stop[] {
  const at = stops.at(-1);
  const table = at?.place ? at.index : at?.anchor?.index;
  const { named } = instance.outings;
  const worth = ({ index, score, place }: Stop) =>
    score -
    2 * (instance.travel[index * instance.stops.length + (table ?? index)] ?? 0) +
    (named.has(place?.id ?? '') ? NAMED : 0);
  return instance.visits
    .filter(({ place, starts }) => !taken.has(place?.id ?? '') && (starts[day]?.length ?? 0) > 0)
    .filter(({ place }) => named.has(place?.id ?? '') || isLight(place))
    .toSorted((a, b) => worth(b) - worth(a) || a.index - b.index)
    .slice(0, VISITS_TRIED);
}

/** The days with a visit behind the day trip and before dinner, as far as there is time and they ask for no more than a day may (H3, H11, H17). */
function withVisit(instance: Instance, route: Route, out: number, visit: Stop): Evening[] {
  const isNamed = instance.outings.named.has(visit.place?.id ?? '');
  const spots = route.stops.map((_, at) => at).filter((at) => at > out);
  return spots.flatMap((at): Evening[] => {
    const made: Route = { day: route.day, stops: route.stops.toSpliced(at, 0, visit) };
    const timed = schedule(instance, made);
    if (!timed || !isBearable(instance, made, timed) || isCrowded(instance, made)) return [];
    if (!isWalkable(instance, made) || !isModest(instance, made) || isTight(instance, made, out, timed.starts))
      return [];
    const worth = visit.score + (isNamed ? NAMED : 0) - 2 * timed.travelMinutes - timed.idleMinutes;
    return [{ route: made, worth }];
  });
}

function evening(instance: Instance, route: Route, taken: ReadonlySet<string>): Route {
  const out = route.stops.findIndex(isDayOut);
  const visits = route.stops.slice(out + 1).filter(({ meal }) => !meal).length;
  if (out < 0 || visits >= COMPANIONS || longestWait(instance, route, out) < EVENING) return route;
  const offers = nearby(instance, route, taken).flatMap((visit) => withVisit(instance, route, out, visit));
  const best = offers.toSorted((a, b) => b.worth - a.worth).find((own) => isWholeOut(instance, own.route));
  if (!best) return route;
  return evening(
    instance,
    best.route,
    new Set([...taken, ...best.route.stops.flatMap(({ place }) => place?.id ?? [])]),
  );
}

/**
 * Days out of town from which one is back long before dinner, with something to see in town until then, rather than hours of one's own. `out`:
 * the days that are taken as they are, of which those with a day trip and a dinner at their end are meant.
 */
export function afterDaysOut(instance: Instance, routes: readonly Route[], out: readonly Route[]): Route[] {
  const days = [...routes];
  for (const { day } of out) {
    const at = days.findIndex((own) => own.day === day);
    const route = days[at];
    if (!route || !frameOn(instance.rules, day + 1).dinner) continue;
    const taken = new Set(days.flatMap(({ stops }) => stops.flatMap(({ place }) => place?.id ?? [])));
    days[at] = evening(instance, route, taken);
  }
  return days;
}
