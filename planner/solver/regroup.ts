import type { MealKind } from '#domain/place/meal.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { splitCost } from './affinity.ts';
import type { Instance } from './instance.ts';
import { lossOf } from './objective.ts';
import { isCrowded } from './room.ts';
import { isBearable, type Route, schedule } from './schedule.ts';
import { isVisit, type Stop } from './stop.ts';
import { metresBetween } from './ways.ts';

/** What a minute on the way costs here beyond what the search counts. */
const WAY_WEIGHT = 4;
/** An improvement smaller than this is none. */
const LEAST_GAIN = 0.5;
const MOST_ROUNDS = 6;

/** What a kilometre from visit to visit costs beside its minutes: on rails a long way is soon done, and still a way across the town. */
const KILOMETRE_WEIGHT = 30;

/** From visit to visit, as the crow flies; tables lie where they lie. */
function kilometresOf(instance: Instance, { stops }: Route): number {
  let [before, metres]: [CompiledPlace | null, number] = [null, 0];
  for (const { place, meal } of stops) {
    if (!place || meal) continue;
    if (before) metres += metresBetween(instance.between, before, place);
    before = place;
  }
  return metres / 1000;
}

/** What the ways, the waiting and the mixture of a day cost; infinite where it is not possible. */
function costOf(instance: Instance, route: Route): number {
  const timed = schedule(instance, route);
  if (!timed || !isBearable(instance, route, timed) || isCrowded(instance, route)) return Number.POSITIVE_INFINITY;
  return (
    lossOf(instance, route, timed.starts) +
    WAY_WEIGHT * timed.travelMinutes +
    KILOMETRE_WEIGHT * kilometresOf(instance, route)
  );
}

const isClosedOn = ({ starts }: Stop, day: number) => (starts[day]?.length ?? 0) === 0;

/** The cheapest day with a stop in it. */
function withStop(instance: Instance, route: Route, stop: Stop): Weighed {
  let best: Weighed = { route, cost: Number.POSITIVE_INFINITY };
  if (isClosedOn(stop, route.day)) return best;
  for (let at = 0; at <= route.stops.length; at++) {
    const candidate = { day: route.day, stops: route.stops.toSpliced(at, 0, stop) };
    const cost = costOf(instance, candidate);
    if (cost < best.cost) best = { route: candidate, cost };
  }
  return best;
}

const without = ({ day, stops }: Route, gone: Stop): Route => ({ day, stops: stops.filter((stop) => stop !== gone) });

interface Weighed {
  readonly route: Route;
  readonly cost: number;
}

/** Two days after a change, and what is gained by it. */
interface Change {
  readonly one: Weighed;
  readonly other: Weighed;
  readonly gain: number;
}

class Regrouping {
  constructor(
    private readonly instance: Instance,
    private readonly days: Weighed[],
    /** Days that stay as they are. */
    private readonly others: readonly Route[],
  ) {}

  /** What a stop would cost apart from the stops of a day. */
  private apartFrom(stop: Stop, { stops }: Route): number {
    return stops.reduce((sum, other) => sum + (other === stop ? 0 : splitCost(this.instance, stop, other)), 0);
  }

  private nearest(stop: Stop, { stops }: Route): number {
    const { travel, stops: all } = this.instance;
    return Math.min(
      ...stops.map((other) =>
        other === stop ? Number.POSITIVE_INFINITY : (travel[stop.index * all.length + other.index] ?? 0),
      ),
    );
  }

  /** Whether a stop lies nearer to what another day holds than to its own. */
  private isDrawn(stop: Stop, from: Route, to: Route): boolean {
    return this.nearest(stop, to) < this.nearest(stop, from) || this.apartFrom(stop, to) > this.apartFrom(stop, from);
  }

  private change(before: readonly [Weighed, Weighed], one: Weighed, other: Weighed, joined: number): Change {
    return { one, other, gain: before[0].cost + before[1].cost - one.cost - other.cost + joined };
  }

  /** A visit goes to another day. */
  private moved(from: Weighed, to: Weighed, stop: Stop): Change {
    const left = without(from.route, stop);
    const joined = this.apartFrom(stop, to.route) - this.apartFrom(stop, from.route);
    const there = withStop(this.instance, to.route, stop);
    return this.change([from, to], { route: left, cost: costOf(this.instance, left) }, there, joined);
  }

  /** Two visits change places. */
  private swapped(from: Weighed, to: Weighed, a: Stop, b: Stop): Change {
    const [left, leftThere] = [without(from.route, a), without(to.route, b)];
    const one = withStop(this.instance, left, b);
    if (one.cost === Number.POSITIVE_INFINITY) return { one, other: to, gain: Number.NEGATIVE_INFINITY };
    const joined =
      this.apartFrom(a, leftThere) - this.apartFrom(a, left) + this.apartFrom(b, left) - this.apartFrom(b, leftThere);
    return this.change([from, to], one, withStop(this.instance, leftThere, a), joined);
  }

  /** What it would cost to see the visits of a day on as many days. */
  private heldBy({ stops }: Route): number {
    return stops.reduce((sum, stop, i) => sum + this.apartFrom(stop, { day: 0, stops: stops.slice(i + 1) }), 0);
  }

  /** Each stop where it costs least, one after the other. */
  private withAll(route: Route, stops: readonly Stop[]): Weighed {
    return stops.reduce<Weighed>(
      (day, stop) => (Number.isFinite(day.cost) ? withStop(this.instance, day.route, stop) : day),
      { route, cost: costOf(this.instance, route) },
    );
  }

  /** The visits of a day that belong with one of them, in the order of the day. */
  private clusterOf(stop: Stop, { stops }: Route): Stop[] {
    return stops.filter((other) => other === stop || splitCost(this.instance, stop, other) > 0);
  }

  /** Visits that belong together go where another of them is, and as many of those that lie furthest from them come back. */
  private movedTogether(from: Weighed, to: Weighed, cluster: readonly Stop[]): Change[] {
    const left = cluster.reduce(without, from.route);
    const distance = (stop: Stop) => this.nearest(stop, { day: 0, stops: [...cluster] });
    const others = to.route.stops
      .filter((stop) => isVisit(stop) && this.apartFrom(stop, { day: 0, stops: [...cluster] }) === 0)
      .sort((a, b) => distance(b) - distance(a));
    const before = this.heldBy(from.route) + this.heldBy(to.route);
    return Array.from({ length: Math.min(cluster.length, others.length) + 1 }, (_, count) => {
      const back = others.slice(0, count);
      const there = this.withAll(back.reduce(without, to.route), cluster);
      const here = this.withAll(left, back);
      return this.change([from, to], here, there, this.heldBy(here.route) + this.heldBy(there.route) - before);
    });
  }

  /** Visits of a day that belong together and with one of another day. */
  private clustersDrawn(from: Route, to: Route): Stop[][] {
    const found = from.stops
      .filter(isVisit)
      .map((stop) => this.clusterOf(stop, from))
      .filter((cluster) => cluster.length > 1 && cluster.some((stop) => this.apartFrom(stop, to) > 0));
    return [...new Map(found.map((cluster) => [cluster.map(({ index }) => index).join(), cluster])).values()];
  }

  private bestBetween(from: Weighed, to: Weighed): Change | null {
    const single = from.route.stops.filter(isVisit).flatMap((a) => {
      if (!this.isDrawn(a, from.route, to.route)) return [];
      const others = to.route.stops.filter(isVisit);
      return [this.moved(from, to, a), ...others.map((b) => this.swapped(from, to, a, b))];
    });
    const changes = [
      ...single,
      ...this.clustersDrawn(from.route, to.route).flatMap((cluster) => this.movedTogether(from, to, cluster)),
    ];
    const best = changes.reduce<Change | null>((sofar, own) => (sofar && sofar.gain >= own.gain ? sofar : own), null);
    return best && best.gain > LEAST_GAIN ? best : null;
  }

  /** Each stop of a day where it costs least. */
  private reorder(at: number): boolean {
    const day = this.days[at] as Weighed;
    for (const stop of day.route.stops) {
      const better = withStop(this.instance, without(day.route, stop), stop);
      if (better.cost >= day.cost - LEAST_GAIN) continue;
      this.days[at] = better;
      return true;
    }
    return false;
  }

  /** Tables of no day yet. */
  private freeTables(meal: MealKind): Stop[] {
    const all = [...this.days.map(({ route }) => route), ...this.others];
    const taken = new Set(all.flatMap(({ stops }) => stops.map(({ place }) => place?.id)));
    return this.instance.tables[meal].filter(({ place }) => !taken.has(place?.id));
  }

  /** Another table where that is nearer to what its day holds now, and as good. */
  private retable(at: number): boolean {
    const day = this.days[at] as Weighed;
    let best: { readonly day: Weighed; readonly gain: number } | null = null;
    for (const [i, { place, meal, score }] of day.route.stops.entries()) {
      if (!place || !meal) continue;
      for (const table of this.freeTables(meal)) {
        const route = { ...day.route, stops: day.route.stops.with(i, table) };
        const cost = costOf(this.instance, route);
        const gain = day.cost - cost + table.score - score;
        if (gain > Math.max(LEAST_GAIN, best?.gain ?? 0)) best = { day: { route, cost }, gain };
      }
    }
    if (best) this.days[at] = best.day;
    return best !== null;
  }

  private round(): boolean {
    let isBetter = false;
    for (let i = 0; i < this.days.length; i++) {
      while (this.reorder(i)) isBetter = true;
      if (this.retable(i)) isBetter = true;
      for (let j = 0; j < this.days.length; j++) {
        const best = i === j ? null : this.bestBetween(this.days[i] as Weighed, this.days[j] as Weighed);
        if (!best) continue;
        this.days[i] = best.one;
        this.days[j] = best.other;
        isBetter = true;
      }
    }
    return isBetter;
  }

  run(): readonly Route[] {
    for (let round = 0; round < MOST_ROUNDS && this.round(); round++);
    return this.days.map(({ route }) => route);
  }
}

/**
 * The same visits on the days and in the order in which their ways are shortest, with neighbours and what belongs together on one day, and
 * tables near them. Days of `settled`, and those that are not possible as they are, stay as they are.
 */
export function regroup(instance: Instance, routes: readonly Route[], settled: ReadonlySet<number>): Route[] {
  const weighed = routes.map((route) => ({ route, cost: costOf(instance, route) }));
  const isOpen = ({ route, cost }: Weighed) => !settled.has(route.day) && Number.isFinite(cost);
  const others = weighed.filter((own) => !isOpen(own)).map(({ route }) => route);
  const better = new Map(
    new Regrouping(instance, weighed.filter(isOpen), others).run().map((route) => [route.day, route]),
  );
  return routes.map((route) => better.get(route.day) ?? route);
}
