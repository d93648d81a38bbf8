import { frameOn } from '../frame.ts';
import type { Instance } from './instance.ts';
import { longestStay } from './longest-stay.ts';
import { anchorOf, isBearable, type Route, schedule } from './schedule.ts';
import { isDayOut, isVisit, type Stop } from './stop.ts';

/** So many minutes between two stops are a rest; more are spent at what one came for. */
export const LONGEST_REST = 60;
/** Visits are made longer by so many minutes at a time. */
const LONGER_BY = 15;
/** Lunch comes no later than this for the sake of a longer morning. */
const LATER_LUNCH = 30;

/** A visit of more minutes; it must begin earlier to end within the same hours. Null beyond what one may stay. */
function longer(stop: Stop, day: number, instance: Instance): Stop | null {
  const minutes = stop.minutes + LONGER_BY;
  if (!stop.place || minutes > longestStay(stop.place, instance)) return null;
  const spans = (stop.starts[day] ?? [])
    .map(({ from, to }) => ({ from, to: to - LONGER_BY }))
    .filter(({ from, to }) => from <= to);
  return spans.length > 0 ? { ...stop, minutes, starts: stop.starts.with(day, spans) } : null;
}

/** How much of what it may take longer a visit has taken. */
const takenOf = ({ minutes, place }: Stop) => minutes / (place?.duration.max ?? minutes);

/** Minutes without way or stop before each stop of a day. */
export function waits({ travel, stops }: Instance, route: Route, starts: readonly number[]): number[] {
  return route.stops.map((_, i) => {
    const before = route.stops[i - 1];
    if (!before) return 0;
    const [from, to] = [anchorOf(route.stops, i - 1)?.index ?? 0, anchorOf(route.stops, i)?.index ?? 0];
    return (starts[i] ?? 0) - (starts[i - 1] ?? 0) - before.minutes - (travel[from * stops.length + to] ?? 0);
  });
}

class Unhurried {
  private readonly lunch: number;

  constructor(
    private readonly instance: Instance,
    private readonly planned: Route,
    starts: readonly number[],
  ) {
    const at = planned.stops.findIndex(({ meal }) => meal === 'lunch');
    this.lunch = at < 0 ? Number.POSITIVE_INFINITY : (starts[at] ?? 0) + LATER_LUNCH;
  }

  /** The day with a visit before a wait made longer, all behind the wait as it was; null where it cannot be. */
  private with(route: Route, at: number, wait: number, starts: readonly number[]): Route | null {
    const stop = longer(route.stops[at] as Stop, route.day, this.instance);
    if (!stop) return null;
    const made = { day: route.day, stops: route.stops.with(at, stop) };
    const timed = schedule(this.instance, made);
    if (!timed || !isBearable(this.instance, made, timed) || timed.starts[wait] !== starts[wait]) return null;
    const lunch = made.stops.findIndex(({ meal }) => meal === 'lunch');
    return (timed.starts[lunch] ?? 0) > this.lunch ? null : made;
  }

  private better(route: Route): Route | null {
    const starts = schedule(this.instance, route)?.starts ?? [];
    const all = waits(this.instance, route, starts);
    const wait = all.reduce((best, own, i) => (own > (all[best] ?? 0) ? i : best), 0);
    if ((all[wait] ?? 0) < LONGEST_REST + LONGER_BY) return null;
    const meal = route.stops.slice(0, wait).findLastIndex((stop) => !isVisit(stop));
    const before = [...route.stops.slice(0, wait).keys()].filter((at) => isVisit(route.stops[at] as Stop));
    const byTaken = before.toSorted((a, b) => takenOf(route.stops[a] as Stop) - takenOf(route.stops[b] as Stop));
    // Who has eaten is not kept from it.
    for (const at of [...byTaken.filter((i) => i > meal), ...byTaken.filter((i) => i < meal)]) {
      const made = this.with(route, at, wait, starts);
      if (made) return made;
    }
    return null;
  }

  run(): Route {
    let route = this.planned;
    for (let better = this.better(route); better; better = this.better(route)) route = better;
    return route;
  }
}

/** The day with more time for its visits, as far as they may take it, where it has hours in which nothing happens. Days out of town stay as they are. */
export function unhurried(instance: Instance, route: Route): Route {
  const timed = schedule(instance, route);
  if (!timed || route.stops.some(isDayOut)) return route;
  // Too few stops: the free time between them counts as one (H3).
  if (route.stops.length < frameOn(instance.rules, route.day + 1).fewest) return route;
  return new Unhurried(instance, route, timed.starts).run();
}
