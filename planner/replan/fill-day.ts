import { isWalked, type Point, travelMinutes, wayM } from '#domain/place/travel-time.ts';
import { type Activity, mealOf } from '#domain/trip/itinerary.ts';
import type { CompiledPlace } from '../catalogue/compiled.ts';
import { frameOn } from '../frame.ts';
import { countedMinutes, type Span } from '../rules.ts';
import { goodStarts } from '../solver/good-hours.ts';
import { usedKey } from '../solver/open-days.ts';
import { NEAR_PLACES, placesNear } from '../solver/places-near.ts';
import { startSpans } from '../solver/starts.ts';
import { ceilToStep, FREE_TIME, floorToStep } from '../solver/steps.ts';
import type { Stop } from '../solver/stop.ts';
import type { TimedStop } from '../solver/timed-stop.ts';
import { holds } from './fullness.ts';
import type { DayContext, Slot } from './slot.ts';
import { besideBookings, homesOn, mealSpan, roomAt, timedOf } from './timed-slots.ts';

/** What a minute on the way, and one away from the old hour, takes off a score. */
export const TRAVEL_WEIGHT = 0.7;
export const SHIFT_WEIGHT = 0.35;
const GENERIC_MEAL_MINUTES = [60, 45, 30, 20];

/** Minutes on the way and metres on foot as H17 counts them, from bed to bed. */
function waysOf(slots: readonly Slot[], context: DayContext): { readonly minutes: number; readonly walkedM: number } {
  const { from: bed, to: home } = homesOn(context);
  const points = [bed, ...slots.map((slot) => timedOf(slot).at), home].filter((point) => point !== null);
  const legs = points.slice(1).map((point, i) => [points[i] ?? point, point] as const);
  return {
    minutes: legs.reduce((sum, [from, to]) => sum + countedMinutes(from, to), 0),
    walkedM: legs.reduce((sum, [from, to]) => sum + (isWalked(from, to) ? wayM(from, to) : 0), 0),
  };
}

/** A day within the limits on ways, walking, activity and money (H11, H17). */
function isBearable(slots: readonly Slot[], context: DayContext): boolean {
  const { instance } = context;
  const limits = outOfTown(slots, context) ? instance.dayTripLimits : instance.limits;
  const active = slots.filter(isVisit).reduce((sum, slot) => sum + timedOf(slot).end - timedOf(slot).start, 0);
  const spent = slots.reduce((sum, slot) => sum + priceOf(slot), 0);
  const { minutes, walkedM } = waysOf(slots, context);
  const isEasy = minutes <= limits.travelMinutes && walkedM <= limits.walkedM;
  return isEasy && minutes + active <= limits.activeMinutes && spent <= instance.cap;
}

/** The place out of town that a stop is at, also a meal there. */
function awayOf(slot: Slot, { destination }: DayContext): CompiledPlace | null {
  const id = 'added' in slot ? slot.added.anchor.id : (slot.kept.placeId ?? '');
  const place = destination.byId.get(id);
  return place?.kind === 'day-trip' ? place : null;
}

const outOfTown = (slots: readonly Slot[], context: DayContext): CompiledPlace | null =>
  slots.map((slot) => awayOf(slot, context)).find((place) => place !== null) ?? null;

function isVisit(slot: Slot): boolean {
  return 'added' in slot
    ? slot.added.place !== null && !slot.added.meal
    : slot.kept.kind === 'place' && !slot.kept.meal;
}

function priceOf(slot: Slot): number {
  if ('added' in slot) return slot.added.place?.price.adult ?? 0;
  return slot.kept.cost.kind === 'amount' ? slot.kept.cost.adult : 0;
}

/** A day with one place more. */
export interface Placement {
  readonly slots: readonly Slot[];
  readonly added: TimedStop;
  /** Minutes of the ways to it and on from it. */
  readonly travel: number;
  /** What it is worth there: its score, less the ways and what it is away from the old hour. */
  readonly value: number;
}

/** The start nearest to the old one within all spans, or null. */
function nearestStart(spans: readonly Span[], room: Span, minutes: number, wished: number): number | null {
  let best: number | null = null;
  for (const span of spans) {
    const from = ceilToStep(Math.max(span.from, room.from));
    const to = floorToStep(Math.min(span.to, room.to - minutes));
    if (from > to) continue;
    const start = Math.min(Math.max(ceilToStep(wished), from), to);
    if (best === null || Math.abs(start - wished) < Math.abs(best - wished)) best = start;
  }
  return best;
}

/** The best a place can do in the gaps of a day for what is removed from it; null where it fits nowhere. */
export function placementOf(
  slots: readonly Slot[],
  stop: Stop,
  removed: Activity,
  context: DayContext,
): Placement | null {
  const candidate = stop.place as CompiledPlace;
  let best: Placement | null = null;
  if (!holds(slots, stop, context)) return null;
  for (const minutes of new Set([stop.minutes, ceilToStep(candidate.duration.min)])) {
    const within = stop.meal ? mealSpan(slots, stop.meal, minutes, context.instance) : { from: 0, to: 1439 };
    const open = startSpans(candidate, context.date, minutes, within);
    const good = stop.meal ? open : goodStarts(open, candidate, context.date, minutes);
    const spans = besideBookings(good, minutes, candidate, context);
    for (let position = 0; position <= slots.length; position++) {
      const room = roomAt(slots, position, candidate, context);
      const start = nearestStart(spans, room, minutes, removed.start);
      if (start === null) continue;
      const added: TimedStop = { kind: 'place', place: candidate, meal: stop.meal, anchor: candidate, start, minutes };
      const filled = slots.toSpliced(position, 0, { added });
      if (!isBearable(filled, context)) continue;
      const value = stop.score - TRAVEL_WEIGHT * room.travel - SHIFT_WEIGHT * Math.abs(start - removed.start);
      if (best && value <= best.value) continue;
      best = { slots: filled, added, travel: room.travel, value };
    }
  }
  return best;
}

/** Of a long trip that is replanned whole the town may have nothing left to visit: so many places are looked at to rest or eat near. */
const PLACES_TO_REST = 40;

function anywhereNear(point: Point, { destination }: DayContext): CompiledPlace[] {
  return destination.compiled
    .filter(({ kind }) => kind !== 'day-trip')
    .toSorted((a, b) => travelMinutes(point, a) - travelMinutes(point, b))
    .slice(0, PLACES_TO_REST);
}

/** Where a meal or free time may be: where the traveller is or goes next, what lies nearest, what lies near the bed, and at last anywhere. */
function* anchorsAt(slots: readonly Slot[], position: number, context: DayContext): Generator<CompiledPlace> {
  const { destination, instance, day } = context;
  const own = [slots[position - 1], slots[position]].flatMap((slot) => {
    if (!slot) return [];
    return 'added' in slot ? [slot.added.anchor] : (destination.byId.get(slot.kept.placeId ?? '') ?? []);
  });
  const [here] = own;
  yield* own;
  if (here) yield* placesNear(instance, here);
  yield* (instance.nearHome[day] ?? []).slice(0, NEAR_PLACES).flatMap(({ place }) => place ?? []);
  const bed = instance.homes[day]?.from ?? 0;
  yield* anywhereNear(here ?? instance.stops[bed]?.bed ?? instance.firstBed, context);
}

/** How long a generic may take: a meal as long as fits, free time whatever the gap leaves. */
function genericLengths(removed: Activity, room: Span): number[] {
  const gap = floorToStep(room.to - ceilToStep(room.from));
  if (removed.meal) return GENERIC_MEAL_MINUTES.filter((minutes) => minutes <= gap);
  return gap >= FREE_TIME.shortest ? [Math.min(FREE_TIME.longest, gap)] : [];
}

interface Generic {
  readonly removed: Activity;
  /** The key of what may be used once more, if any. */
  readonly again: string | null;
}

function genericAt(
  slots: readonly Slot[],
  position: number,
  { removed, again }: Generic,
  context: DayContext,
): readonly Slot[] | null {
  const meal = mealOf(removed);
  const kind = meal ? 'meal' : 'free-time';
  for (const anchor of anchorsAt(slots, position, context)) {
    const key = usedKey(kind, meal, anchor.id);
    if (key !== again && context.taken.has(key)) continue;
    const room = roomAt(slots, position, anchor, context);
    for (const minutes of genericLengths(removed, room)) {
      const span = meal ? mealSpan(slots, meal, minutes, context.instance) : { from: 0, to: 1439 };
      const start = nearestStart(besideBookings([span], minutes, anchor, context), room, minutes, removed.start);
      if (start === null) continue;
      const filled = slots.toSpliced(position, 0, { added: { kind, place: null, meal, anchor, start, minutes } });
      if (!isBearable(filled, context)) continue;
      context.taken.add(key);
      return filled;
    }
  }
  return null;
}

/**
 * A meal or free time near where the traveller is, when no place fits; what was near a place that stays, and has nothing else beside it, is
 * had there again (H12).
 */
function placeGeneric(slots: readonly Slot[], removed: Activity, context: DayContext): readonly Slot[] | null {
  const own = usedKey(removed.kind, removed.meal, removed.placeId ?? '');
  for (const again of removed.kind === 'place' ? [null] : [null, own])
    for (let position = 0; position <= slots.length; position++) {
      const filled = genericAt(slots, position, { removed, again }, context);
      if (filled) return filled;
    }
  return null;
}

/** What may stand in the place of an activity, if it fits: tables for a meal, visits for anything else; nothing beside a day out of town. */
export function offersFor(slots: readonly Slot[], removed: Activity, context: DayContext): readonly Stop[] {
  const { instance, taken } = context;
  const alone = slots.some((slot) => isVisit(slot) && awayOf(slot, context));
  const meal = mealOf(removed);
  const offers = meal ? instance.tables[meal] : alone ? [] : instance.visits;
  return offers.filter(({ place }) => !taken.has(usedKey('place', null, place?.id ?? '')));
}

/** Replaces one activity: by the best place of its kind that fits the gaps, else by a generic, else by nothing. */
function replaceOne(slots: readonly Slot[], removed: Activity, context: DayContext): readonly Slot[] {
  let best: Placement | null = null;
  for (const stop of offersFor(slots, removed, context)) {
    const found = placementOf(slots, stop, removed, context);
    if (found && (!best || found.value > best.value)) best = found;
  }
  if (!best) return placeGeneric(slots, removed, context) ?? slots;
  context.taken.add(usedKey('place', null, best.added.anchor.id));
  return best.slots;
}

/** Where a day out of town was, more fits than went: as much as the pace of the trip promises (H3). */
function withEnough(slots: readonly Slot[], removed: readonly Activity[], context: DayContext): readonly Slot[] {
  const visit = removed.find(({ kind, meal }) => kind === 'place' && !meal);
  const { fewest } = frameOn(context.instance.rules, context.day + 1);
  if (!visit || slots.length >= fewest) return slots;
  const fuller = replaceOne(slots, visit, context);
  return fuller.length === slots.length ? slots : withEnough(fuller, removed, context);
}

/** Hours that one visit took hold more than one other; a gap of so many minutes between two stops is not left. */
const LONG_VISIT = 240;
const LONGEST_GAP = 120;

/** When the longest time without anything to do begins, in local minutes; null where none is long. */
function emptyFrom(slots: readonly Slot[]): number | null {
  const parts = slots.map(timedOf);
  const gaps = parts.slice(1).map(({ start }, i) => ({ from: parts[i]?.end ?? start, to: start }));
  const [longest] = gaps.toSorted((a, b) => b.to - b.from - (a.to - a.from));
  return longest && longest.to - longest.from > LONGEST_GAP ? longest.from : null;
}

/** Where a visit of half a day was, its hours are filled as far as they may be. */
function withFullHours(slots: readonly Slot[], removed: readonly Activity[], context: DayContext): readonly Slot[] {
  const visit = removed.find(({ kind, meal, duration }) => kind === 'place' && !meal && duration >= LONG_VISIT);
  const from = emptyFrom(slots);
  if (!visit || from === null) return slots;
  const fuller = replaceOne(slots, { ...visit, start: from }, context);
  return fuller.length === slots.length ? slots : withFullHours(fuller, removed, context);
}

/** A day with some activities replaced; what stays is the very same object. */
export function fillDay(kept: readonly Activity[], removed: readonly Activity[], context: DayContext): readonly Slot[] {
  const start: readonly Slot[] = kept.map((activity) => ({ kept: activity }));
  const mealsFirst = [...removed].sort(
    (a, b) => Number(b.meal !== null) - Number(a.meal !== null) || a.start - b.start,
  );
  const filled = mealsFirst.reduce((slots, activity) => replaceOne(slots, activity, context), start);
  return withFullHours(withEnough(filled, removed, context), removed, context);
}
