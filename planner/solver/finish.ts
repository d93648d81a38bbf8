import { addDays } from '#domain/trip/dates.ts';
import { type CompiledPlace, openIntervals } from '../catalogue/compiled.ts';
import { holdsItsLunch, takesItsDay } from '../day-out.ts';
import { type DayFrame, frameOn, OUT_OF_TOWN } from '../frame.ts';
import type { DayRules } from '../rules.ts';
import { takenAt } from '../taken.ts';
import { withDinnerInTime } from './dinner-in-time.ts';
import { fillWithFreeTime, withOwnTime } from './free-time.ts';
import { lastLight } from './good-hours.ts';
import { type Instance, limitsOf } from './instance.ts';
import { longestStay } from './longest-stay.ts';
import { anchorOf, type Route, type Schedule, schedule } from './schedule.ts';
import { floorToStep, STEP } from './steps.ts';
import { endOf, gapAfter, isOnDayOut, type TimedStop } from './timed-stop.ts';
import { unhurried } from './unhurried.ts';

function closingTime(stop: TimedStop, date: string): number {
  if (!stop.place) return Number.POSITIVE_INFINITY;
  const interval = openIntervals(stop.place, date).find((i) => i.open <= stop.start && i.close >= endOf(stop));
  return Math.min(interval?.close ?? endOf(stop), lastLight(stop.place, date));
}

/** Minutes of visits and ways of a day, as H17 counts them. */
function activeMinutes(stops: readonly TimedStop[], timed: Schedule): number {
  return stops.reduce((sum, stop) => sum + (stop.place && !stop.meal ? stop.minutes : 0), timed.countedMinutes);
}

/** Out of town one stays a little longer than usual, and does not come home too late for dinner. */
const LONGER_OUT = 60;
const longestVisit = (place: CompiledPlace, instance: Instance) =>
  takesItsDay(place) ? Math.min(place.duration.max, place.duration.typical + LONGER_OUT) : longestStay(place, instance);

/** Lets visits take longer where the traveller would only wait for the next one, `spare` minutes in all. */
function stretch(stops: readonly TimedStop[], spare: number, instance: Instance, day: number): TimedStop[] {
  const { start, rules } = instance;
  const { busy } = frameOn(rules, day + 1);
  const date = addDays(start, day);
  let left = spare;
  return stops.map((stop, i) => {
    const next = stops[i + 1];
    if (!next || !stop.place || stop.meal) return stop;
    const untilClosing = closingTime(stop, date) - endOf(stop);
    const own = instance.barredHours(stop.anchor, day);
    const taken = [...takenAt(busy, stop.anchor), ...own].filter(({ to }) => to > stop.start);
    const untilBusy = Math.min(...taken.map(({ from }) => from - endOf(stop)));
    const longest = longestVisit(stop.place, instance) - stop.minutes;
    const room = Math.min(gapAfter(stop, next), longest, untilClosing, untilBusy, left);
    if (room < STEP) return stop;
    const more = floorToStep(room);
    left -= more;
    return { ...stop, minutes: stop.minutes + more };
  });
}
/** How many activities a day out of town must have: lunch in the course of the visit is one (H3). */
export function fewestOutOfTown(frame: DayFrame, stops: readonly TimedStop[], { lunch }: DayRules): number {
  return Math.min(OUT_OF_TOWN, frame.fewest) - Number(holdsItsLunch(stops, lunch));
}
/**
 * A solved day with its times; empty when the route has no place at all to hang a meal on. `usedForFreeTime` collects the ids
 * of places that had free time on any day.
 */
export function finishDay(instance: Instance, solved: Route, usedForFreeTime: Set<string>): TimedStop[] {
  const route = unhurried(instance, solved);
  const timed = schedule(instance, route);
  if (!timed) throw new Error(`the solver returned an impossible day ${route.day + 1}`);
  const starts = withDinnerInTime(instance, route, timed.starts);
  const stops = route.stops.flatMap((stop, i): TimedStop[] => {
    const anchor = stop.place ?? anchorOf(route.stops, i)?.place;
    if (!anchor) return [];
    return [
      {
        kind: stop.place ? 'place' : 'meal',
        place: stop.place,
        meal: stop.meal,
        anchor,
        start: starts[i] ?? 0,
        minutes: stop.minutes,
      },
    ];
  });
  const limits = limitsOf(instance, route.stops);
  const spare = limits.activeMinutes - activeMinutes(stops, timed);
  const frame = frameOn(instance.rules, route.day + 1);
  const isOut = stops.some(isOnDayOut);
  const fewest = isOut ? fewestOutOfTown(frame, stops, instance.rules) : frame.fewest;
  const date = addDays(instance.start, route.day);
  const spareTravel = limits.travelMinutes - timed.countedMinutes;
  const bounds = { used: usedForFreeTime, frame, date, fewest, spareTravel };
  const windows = instance.rules.free.filter(({ day }) => day === route.day + 1);
  const own = withOwnTime(stops, windows, instance, bounds);
  // Out of town one came for the place; in town a day has as many stops as its pace promises first.
  if (isOut) {
    const longer = stretch(own, spare, instance, route.day);
    const left = spare - longer.reduce((sum, stop, i) => sum + stop.minutes - (own[i]?.minutes ?? 0), 0);
    return fillWithFreeTime(longer, instance, { ...bounds, spareTravel: Math.min(spareTravel, left) });
  }
  return stretch(fillWithFreeTime(own, instance, bounds), spare, instance, route.day);
}
