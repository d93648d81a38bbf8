import { frameOn } from '../frame.ts';
import { finishDay } from './finish.ts';
import type { Instance } from './instance.ts';
import { unboundedLoss } from './objective.ts';
import { rebuiltDay } from './rebuilt-day.ts';
import { byOneVisit, byTheWeakest, withStop } from './room.ts';
import type { Route } from './schedule.ts';
import { ceilToStep } from './steps.ts';
import type { Stop } from './stop.ts';

/** A change that gains less than so many points is none. */
const LEAST_GAIN = 20;
/** What a minute less at a sight is worth: rather half an hour less at each of two than one of them alone. */
const HURRY_WEIGHT = 1.5;
/** So many of what was left out are brought back, one after the other. */
const MOST_CHANGES = 8;
/** So many of what is missing are tried, those worth most: a wish that names half the town is held as far as it goes. */
const MOST_TRIED = 12;
/** Of the days with a stop more so many are looked at closely, those worth most as they are. */
const MOST_REFINED = 3;

const isVisited = (routes: readonly Route[], { place }: Stop) =>
  routes.some(({ stops }) => stops.some((own) => own.place?.id === place?.id));

/** What can begin at one minute only is booked, or a show. */
const hasOneStart = ({ starts }: Stop) => starts.some((spans) => spans.some(({ from, to }) => from === to));

/** A visit that takes as little time as it may; it may start whenever the longer one may. Travellers do not leave early what they booked. */
const hurried = (stop: Stop): Stop =>
  stop.place && !stop.meal && !hasOneStart(stop)
    ? { ...stop, minutes: Math.min(stop.minutes, ceilToStep(stop.place.duration.min)) }
    : stop;

/** Days with their worth: a hurried visit is worth less, and one of a sort too many a day less than none. */
const worthOf = (instance: Instance, routes: readonly Route[]) =>
  routes.reduce(
    (sum, route) =>
      route.stops.reduce((own, { index, meal, score, minutes }) => {
        const usual = instance.stops[index]?.minutes ?? minutes;
        return meal ? own : own + score - HURRY_WEIGHT * (usual - minutes);
      }, sum - unboundedLoss(instance, route)),
    0,
  );

/** Whether a day, with the time that is free in it, has as many stops as its pace promises (H3): one around a single long visit has not. */
function hasEnough(instance: Instance, route: Route): boolean {
  const { fewest } = frameOn(instance.rules, route.day + 1);
  return route.stops.length >= fewest || finishDay(instance, route, new Set()).length >= fewest;
}

/** A day with a stop more: as it is, with less time for each, or without what is worth least. */
function daysWith(instance: Instance, route: Route, stop: Stop): Route[] {
  const asItIs = withStop(instance, route, stop);
  if (asItIs) return [asItIs].filter((day) => hasEnough(instance, day));
  const brief = { day: route.day, stops: route.stops.map(hurried) };
  const fitting = withStop(instance, brief, hurried(stop));
  const made = [
    byOneVisit(instance, route, stop),
    byTheWeakest(instance, route, stop),
    fitting ? null : byOneVisit(instance, brief, hurried(stop)),
    fitting ? null : byTheWeakest(instance, brief, hurried(stop)),
  ];
  return [...(fitting ? [fitting] : []), ...made.flatMap((own) => own?.route ?? [])].filter((day) =>
    hasEnough(instance, day),
  );
}

/** Whether a stop was added and nothing had to go for it. */
const isAsItIs = (made: readonly Route[], route: Route): boolean =>
  made.some(({ stops }) => route.stops.every((stop) => stops.includes(stop)));

const withDay = (days: readonly Route[], route: Route): Route[] =>
  days.map((other) => (other.day === route.day ? route : other));

const hoursOf = new WeakMap<Stop, readonly Stop[]>();

/** A stop at its best hours, then at others: the same objects every time, so that what was found for one is found again. */
function atAnyHour(stop: Stop): readonly Stop[] {
  const known = hoursOf.get(stop) ?? [stop, ...(stop.otherStarts ?? []).map((starts) => ({ ...stop, starts }))];
  hoursOf.set(stop, known);
  return known;
}

class Worthiest {
  private readonly wanted: readonly Stop[];
  /** Days with a stop more by the day and the stop: most days stay as they are from one change to the next. */
  private readonly bySteps = new WeakMap<Route, Map<Stop, readonly Route[]>>();

  constructor(
    private readonly instance: Instance,
    private readonly settled: ReadonlySet<number>,
  ) {
    const { named } = instance.outings;
    this.wanted = instance.visits
      .filter(({ place }) => named.has(place?.id ?? ''))
      .toSorted((a, b) => b.score - a.score);
  }

  private daysWith(route: Route, stop: Stop): readonly Route[] {
    const known = this.bySteps.get(route) ?? new Map<Stop, readonly Route[]>();
    this.bySteps.set(route, known);
    const found = known.get(stop) ?? daysWith(this.instance, route, stop);
    known.set(stop, found);
    return found;
  }

  /** Days with a stop more, by small steps, and begun anew around it where they lose something. */
  private offers(days: readonly Route[], stop: Stop): Route[] {
    const isFree = (other: Stop) => !isVisited(days, other);
    return days
      .filter(({ day }) => !this.settled.has(day))
      .flatMap((route) => {
        const bySteps = this.daysWith(route, stop);
        const anew = !isAsItIs(bySteps, route) ? rebuiltDay(this.instance, route, stop, isFree) : null;
        return anew && hasEnough(this.instance, anew) ? [...bySteps, anew] : bySteps;
      });
  }

  private byWorth(offers: readonly Route[][]): Route[][] {
    return offers
      .map((days) => ({ days, worth: worthOf(this.instance, days) }))
      .sort((a, b) => b.worth - a.worth)
      .map(({ days }) => days);
  }

  /** The days with a stop more, worth the most; null where it fits on none. */
  private best(days: readonly Route[], stop: Stop, isDeep: boolean): Route[] | null {
    const refine = (own: Route[]) => (isDeep ? this.improved(own, false) : own);
    for (const own of atAnyHour(stop)) {
      const [found] = this.byWorth(this.offers(days, own).map((route) => withDay(days, route)))
        .slice(0, MOST_REFINED)
        .map(refine)
        .sort((a, b) => worthOf(this.instance, b) - worthOf(this.instance, a));
      if (found && worthOf(this.instance, found) >= worthOf(this.instance, days) + LEAST_GAIN) return found;
    }
    return null;
  }

  /** Brings back what is missing; what made room for it may come back on another day, once. */
  improved(routes: readonly Route[], isDeep: boolean): Route[] {
    let days = [...routes];
    for (let change = 0; change < MOST_CHANGES; change++) {
      const missing = this.wanted.filter((stop) => !isVisited(days, stop)).slice(0, MOST_TRIED);
      const better = missing.reduce<Route[] | null>((found, stop) => found ?? this.best(days, stop, isDeep), null);
      if (!better) break;
      days = better;
    }
    return days;
  }
}

/**
 * The same days with what was named or may not be missed, where the search has left it out for what is worth less: a place that shares its
 * day with many neighbours, or its dear tickets, is hard to find by small steps.
 */
export const withWorthiest = (instance: Instance, routes: readonly Route[], settled: ReadonlySet<number>): Route[] =>
  new Worthiest(instance, settled).improved(routes, true);
