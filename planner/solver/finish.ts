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

/** Adds free time in the widest gaps until the day has as many activities as its pace promises (H3). */
function fillWithFreeTime(stops: readonly TimedStop[], atLeast: number): TimedStop[] {
  const filled = [...stops];
  while (filled.length < atLeast) {
    const gaps = filled.slice(0, -1).map((stop, i) => ({ i, gap: gapAfter(stop, filled[i + 1] as TimedStop) }));
    const widest = gaps.sort((a, b) => b.gap - a.gap)[0];
    if (!widest || widest.gap < FREE_TIME.shortest) break;
    const before = filled[widest.i] as TimedStop;
    const minutes = Math.min(FREE_TIME.longest, Math.floor(widest.gap / STEP) * STEP);
    const freeTime: TimedStop = {
      kind: 'free-time',
      place: null,
      meal: null,
      anchor: before.anchor,
      start: endOf(before),
      minutes,
    };
    filled.splice(widest.i + 1, 0, freeTime);
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
