import type { MealKind } from '#domain/place/destination.ts';
import { addDays } from '#domain/trip/dates.ts';
import { type CompiledPlace, openIntervals } from '../catalogue/compiled.ts';
import { travelMinutes } from '../geo/travel-time.ts';
import type { Instance } from './instance.ts';
import { anchorOf, type Route, schedule } from './schedule.ts';

/** A stop with its times; generic ones happen at `anchor`. */
export interface TimedStop {
  readonly kind: 'place' | 'meal' | 'free-time';
  readonly place: CompiledPlace | null;
  readonly meal: MealKind | null;
  readonly anchor: CompiledPlace;
  readonly start: number;
  readonly minutes: number;
}

const STEP = 5;
const FREE_TIME = { shortest: 30, longest: 90 };

const endOf = (stop: TimedStop) => stop.start + stop.minutes;

/** Minutes between two stops that are neither visit nor way. */
function gapAfter(stop: TimedStop, next: TimedStop): number {
  return next.start - endOf(stop) - travelMinutes(stop.anchor, next.anchor);
}

function closingTime(stop: TimedStop, date: string): number {
  if (!stop.place) return Number.POSITIVE_INFINITY;
  const interval = openIntervals(stop.place, date).find((i) => i.open <= stop.start && i.close >= endOf(stop));
  return interval?.close ?? endOf(stop);
}

/** Lets visits take longer where the traveller would only wait for the next one. */
function stretch(stops: readonly TimedStop[], date: string): TimedStop[] {
  return stops.map((stop, i) => {
    const next = stops[i + 1];
    if (!next || !stop.place || stop.meal) return stop;
    const room = Math.min(
      gapAfter(stop, next),
      stop.place.duration.max - stop.minutes,
      closingTime(stop, date) - endOf(stop),
    );
    return room >= STEP ? { ...stop, minutes: stop.minutes + Math.floor(room / STEP) * STEP } : stop;
  });
}

interface Gap {
  /** Position of the stop before it. */
  readonly after: number;
  readonly minutes: number;
  readonly freeTime: TimedStop;
}

/** Free time where the traveller is, or, when there was some already, where he goes next; null when both had theirs. */
function freeTimeIn(stops: readonly TimedStop[], after: number): Gap | null {
  const [before, next] = [stops[after] as TimedStop, stops[after + 1] as TimedStop];
  const used = new Set(stops.filter((stop) => stop.kind === 'free-time').map((stop) => stop.anchor.id));
  const minutes = gapAfter(before, next);
  const stays = !used.has(before.anchor.id);
  if (!stays && used.has(next.anchor.id)) return null;
  const anchor = stays ? before.anchor : next.anchor;
  const length = Math.min(FREE_TIME.longest, Math.floor(minutes / STEP) * STEP);
  const start = stays ? endOf(before) : next.start - length;
  return { after, minutes, freeTime: { kind: 'free-time', place: null, meal: null, anchor, start, minutes: length } };
}

/** Adds free time in the widest gaps until the day has as many activities as its pace promises (H3). */
function fillWithFreeTime(stops: readonly TimedStop[], atLeast: number): TimedStop[] {
  const filled = [...stops];
  while (filled.length < atLeast) {
    const gaps = filled.slice(0, -1).flatMap((_, after) => freeTimeIn(filled, after) ?? []);
    const widest = gaps.sort((a, b) => b.minutes - a.minutes)[0];
    if (!widest || widest.minutes < FREE_TIME.shortest) break;
    filled.splice(widest.after + 1, 0, widest.freeTime);
  }
  return filled;
}

/** A solved day with its times; empty when the route has no place at all to hang a meal on. */
export function finishDay(instance: Instance, route: Route, start: string): TimedStop[] {
  const timed = schedule(instance, route);
  if (!timed) throw new Error(`the solver returned an impossible day ${route.day + 1}`);
  const date = addDays(start, route.day);
  const stops = route.stops.flatMap((stop, i): TimedStop[] => {
    const anchor = stop.place ?? anchorOf(route.stops, i)?.place;
    if (!anchor) return [];
    return [
      {
        kind: stop.place ? 'place' : 'meal',
        place: stop.place,
        meal: stop.meal,
        anchor,
        start: timed.starts[i] ?? 0,
        minutes: stop.minutes,
      },
    ];
  });
  return fillWithFreeTime(stretch(stops, date), instance.rules.activities.min);
}
