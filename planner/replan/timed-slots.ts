import type { MealKind } from '#domain/place/meal.ts';
import { type Point, travelMinutes } from '#domain/place/travel-time.ts';
import { mealOf, pointOfStop } from '#domain/trip/itinerary.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { frameOn, setsOffAt } from '../frame.ts';
import type { Span } from '../rules.ts';
import type { Instance } from '../solver/instance.ts';
import { outside } from '../solver/starts.ts';
import { takenAt } from '../taken.ts';
import type { DayContext, Slot } from './slot.ts';

/** A stop of a day, kept or new, as far as its hours go; local minutes. */
export interface Timed {
  readonly start: number;
  readonly end: number;
  readonly at: Point | null;
  readonly meal: MealKind | null;
}

export function timedOf(slot: Slot): Timed {
  if ('added' in slot) {
    const { start, minutes, anchor, meal } = slot.added;
    return { start, end: start + minutes, at: anchor, meal };
  }
  const { start, duration } = slot.kept;
  return { start, end: start + duration, at: pointOfStop(slot.kept), meal: mealOf(slot.kept) };
}

const minutesBetween = (a: Point | null, b: Point | null) => (a && b ? travelMinutes(a, b) : 0);

/** Where the day begins and ends. */
export function homesOn({ instance, day }: DayContext): {
  readonly from: Point | null;
  readonly to: Point | null;
} {
  const { from, to } = instance.homes[day] ?? { from: 0, to: 0 };
  return { from: instance.stops[from]?.bed ?? instance.firstBed, to: instance.stops[to]?.bed ?? instance.firstBed };
}

/** The starts of what lasts some minutes at a point that leave bookings alone, with the ways to and from them. */
export const besideBookings = (spans: readonly Span[], minutes: number, at: Point, { instance, day }: DayContext) =>
  outside(spans, minutes, takenAt(frameOn(instance.rules, day + 1).busy, at));

/** The room between two neighbours of the day, with the ways to and from a point taken off. */
export function roomAt(
  slots: readonly Slot[],
  position: number,
  at: CompiledPlace,
  context: DayContext,
): Span & { travel: number } {
  const before = slots[position - 1];
  const after = slots[position];
  const frame = frameOn(context.instance.rules, context.day + 1);
  const { from: bed, to: home } = homesOn(context);
  const first = at.kind === 'day-trip' ? at : null;
  const from = before ? timedOf(before) : { end: setsOffAt(context.instance.rules, context.day + 1, first), at: bed };
  const to = after ? timedOf(after) : { start: frame.to, at: home };
  const [there, on] = [minutesBetween(from.at, at), minutesBetween(at, to.at)];
  return { from: from.end + there, to: to.start - on, travel: there + on };
}

/** Lunch and dinner keep their distance (H14). */
export function mealSpan(slots: readonly Slot[], meal: MealKind, minutes: number, { rules }: Instance): Span {
  const others = slots.map(timedOf).filter((slot) => slot.meal !== null && slot.meal !== meal);
  const span = rules[meal];
  return others.reduce(
    (left, other) =>
      meal === 'lunch'
        ? { from: left.from, to: Math.min(left.to, other.start - rules.mealGap - minutes) }
        : { from: Math.max(left.from, other.end + rules.mealGap), to: left.to },
    span,
  );
}
