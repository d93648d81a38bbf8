import { frameOn } from '../frame.ts';
import { finishDay } from './finish.ts';
import type { Instance } from './instance.ts';
import { isBearable, type Route, schedule } from './schedule.ts';
import type { Stop } from './stop.ts';

/** From this many days on travellers who did not ask for it go out of town once. */
const DAYS_FOR_AN_OUTING = 5;
const DAYS_PER_OUTING_ASKED_FOR = 3;
/** Below this popularity it is not missed. */
const WORTH_AN_OUTING = 60;
const TABLES_TRIED = 12;

/** How many days may go out of town: what was named, what was asked for, or one in a long trip. */
export function outingsAllowed({ days, outings }: Instance): number {
  const most = Math.max(1, Math.floor(days / 2));
  const asked = outings.askedFor && days > 1 ? Math.max(1, Math.floor(days / DAYS_PER_OUTING_ASKED_FOR)) : 0;
  const usual = days >= DAYS_FOR_AN_OUTING ? 1 : 0;
  const named = outings.stops.filter(({ place }) => outings.named.has(place?.id ?? '')).length;
  return Math.min(most, Math.max(named, asked, usual));
}

/** From the middle of the trip outwards: travellers do not want to leave town on the day of arrival. */
function daysByFit(days: number): number[] {
  const middle = (days - 1) / 2;
  return Array.from({ length: days }, (_, day) => day).sort(
    (a, b) => Math.abs(a - middle) - Math.abs(b - middle) || a - b,
  );
}

/** Tables near the lodging, or a meal around there when none fits. */
function dinners(instance: Instance, day: number, taken: ReadonlySet<string>): Stop[] {
  const n = instance.stops.length;
  const home = instance.homes[day]?.to ?? 0;
  const value = (stop: Stop) => stop.score - 2 * (instance.travel[home * n + stop.index] ?? 0);
  const tables = instance.tables.dinner
    .filter(({ place }) => place && !taken.has(place.id))
    .sort((a, b) => value(b) - value(a) || a.index - b.index)
    .slice(0, TABLES_TRIED);
  const generic = (instance.nearHome[day] ?? [])
    .filter(({ place }) => place && !taken.has(place.id))
    .slice(0, TABLES_TRIED)
    .map((anchor) => ({ ...instance.genericMeals.dinner, anchor }));
  return [...tables, ...generic];
}

/** Out, lunch before or after the visit, back, dinner: the longest visit and the best table that fit. */
function outingOn(instance: Instance, trip: Stop, day: number, taken: ReadonlySet<string>): Route | null {
  const { duration } = trip.place ?? { duration: { min: trip.minutes, max: trip.minutes } };
  const lunch = instance.genericMeals.lunch;
  for (const minutes of new Set([trip.minutes, Math.ceil((trip.minutes + duration.min) / 10) * 5, duration.min])) {
    const visit = { ...trip, minutes };
    for (const dinner of dinners(instance, day, taken)) {
      for (const stops of [
        [visit, lunch, dinner],
        [lunch, visit, dinner],
      ]) {
        const route = { day, stops };
        const timed = schedule(instance, route);
        if (!timed || !isBearable(instance, route, timed)) continue;
        const finished = finishDay(instance, route, new Set());
        if (finished.length >= frameOn(instance.rules, day + 1).fewest) return route;
      }
    }
  }
  return null;
}

/**
 * The days that are spent out of town, each with one day trip and nothing else but meals; at most half of the days. The
 * named ones first, then by worth.
 */
export function planOutings(instance: Instance): Route[] {
  const planned: Route[] = [];
  const allowed = outingsAllowed(instance);
  const { named, stops, askedFor } = instance.outings;
  const isNamed = (stop: Stop) => named.has(stop.place?.id ?? '');
  const wanted = stops
    .filter((stop) => isNamed(stop) || askedFor || (stop.place?.popularity ?? 0) >= WORTH_AN_OUTING)
    .sort((a, b) => Number(isNamed(b)) - Number(isNamed(a)) || b.score - a.score || a.index - b.index);
  for (const trip of wanted) {
    if (planned.length >= allowed) break;
    const taken = new Set(
      planned.flatMap((route) => route.stops.map(({ place, anchor }) => (place ?? anchor?.place)?.id ?? '')),
    );
    for (const day of daysByFit(instance.days)) {
      if (instance.outings.booked.has(day) || planned.some((route) => route.day === day)) continue;
      const outing = outingOn(instance, trip, day, taken);
      if (!outing) continue;
      planned.push(outing);
      break;
    }
  }
  return planned;
}
