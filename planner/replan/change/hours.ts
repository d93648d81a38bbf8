import { travelMinutes } from '#domain/place/travel-time.ts';
import { type Activity, mealOf, pointOfStop } from '#domain/trip/itinerary.ts';
import { endOf } from '../../check/violation.ts';
import { type HourNamed, isAtHour, type Light, startsInPart } from '../../intent/hour-named.ts';
import type { Span } from '../../rules.ts';
import { placementOf } from '../fill-day.ts';
import { homesOn } from '../timed-slots.ts';
import { isGoodHour } from './good-hour.ts';
import { leastLost, lossOf } from './loss.ts';
import { settled } from './settle.ts';
import { isVisit, lightOf, toldSlots, type Workday } from './workday.ts';

const STEP = 5;
const QUARTER = 15;
/** An hour that was said is kept within this many minutes. */
export const ABOUT = 15;

const roundedUp = (minutes: number) => Math.ceil(minutes / STEP) * STEP;

/** Minutes from the bed to a stop, or back to it. */
function bedWay(stop: Activity, end: 'from' | 'to', { context }: Pick<Workday, 'context'>): number {
  const [bed, point] = [homesOn(context)[end], pointOfStop(stop)];
  return bed && point ? travelMinutes(bed, point) : 0;
}

const firstOf = (activities: readonly Activity[]) => activities.toSorted((a, b) => a.start - b.start)[0] ?? null;
const lastOf = (activities: readonly Activity[]) => activities.toSorted((a, b) => endOf(b) - endOf(a))[0] ?? null;

/** When the travellers leave their bed on a day, in local minutes; null on a day with nothing in it. */
export function leaveAt(activities: readonly Activity[], workday: Pick<Workday, 'context'>): number | null {
  const first = firstOf(activities);
  return first && first.start - bedWay(first, 'from', workday);
}

/** When they are back. */
export function backAt(activities: readonly Activity[], workday: Pick<Workday, 'context'>): number | null {
  const last = lastOf(activities);
  return last && endOf(last) + bedWay(last, 'to', workday);
}

/** A day that begins no earlier than at a minute: its first stops move, and go where there is no room for them. */
export function startingAt(workday: Workday, minutes: number): Activity[] | null {
  const { day, fixed, timed } = workday;
  const stays = ({ id }: Activity) => fixed.has(id) || timed.has(id);
  // In their order: any of them may be the first in the end.
  const early = day.activities.filter((own) => own.start < minutes);
  const way = Math.max(0, ...early.map((own) => bedWay(own, 'from', workday)));
  const start = roundedUp(minutes + way);
  const shifted = day.activities.map((own) => (own.start >= start || stays(own) ? own : { ...own, start }));
  return settled(workday, shifted);
}

/** A day that begins at a minute that is earlier than now: its first visit does, and what follows it stays. */
export function startingEarlier(workday: Workday, minutes: number): Activity[] | null {
  const { day, fixed, faultsOf } = workday;
  const first = firstOf(day.activities);
  if (!first || fixed.has(first.id)) return null;
  const start = roundedUp(minutes + bedWay(first, 'from', workday));
  const moved = day.activities.map((own) => (own === first ? { ...own, start } : own));
  return start < first.start && faultsOf(moved).length === 0 ? moved : null;
}

const mealsOf = (activities: readonly Activity[], meal: 'lunch' | 'dinner') =>
  activities.filter((own) => mealOf(own) === meal);

/** The meal of a day, if it has just one. */
export function mealOn(activities: readonly Activity[], meal: 'lunch' | 'dinner'): Activity | null {
  const own = mealsOf(activities, meal);
  return own.length === 1 ? (own[0] ?? null) : null;
}

/** The same stop at another hour: visits that are in its way come after it, or go. */
function sameStop(workday: Workday, stop: Activity, start: number): (Activity[] | null)[] {
  const { day, fixed } = workday;
  const moved = { ...stop, start };
  const isInTheWay = (own: Activity) => own.start < start && endOf(own) > start && !fixed.has(own.id);
  const rest = day.activities.filter((own) => own !== stop);
  const after = rest.map((own) => (isInTheWay(own) ? { ...own, start: endOf(moved) } : own));
  const isFine = rest.filter(isInTheWay).every((own) => isGoodHour(own, endOf(moved), workday));
  return [
    settled(workday, [...rest, moved], [stop.id]),
    isFine ? settled(workday, [...after, moved], [stop.id]) : null,
  ];
}

/** So far apart are the hours that a visit is tried at. */
const TRIED_EVERY = 45;

/** The hours at which a visit is what was named: the hour itself, or some of the part of the day. */
function startsAt({ duration }: Activity, named: HourNamed, light: Light): number[] {
  if (named.time !== undefined) return [named.time, named.time + QUARTER, named.time - QUARTER].map(roundedUp);
  if (!named.part) return [];
  const { from, to } = startsInPart(named.part, duration, light);
  return Array.from({ length: Math.floor((to - from) / TRIED_EVERY) + 1 }, (_, i) => roundedUp(from + i * TRIED_EVERY));
}

/** The day with one of its visits at the hour, or in the part of the day, that was named; null where it cannot be. */
export function visitAt(workday: Workday, visit: Activity, named: HourNamed): Activity[] | null {
  if (workday.fixed.has(visit.id) || workday.timed.has(visit.id)) return null;
  const light = lightOf(visit, workday);
  const found: (Activity[] | null)[] = [];
  for (const start of startsAt(visit, named, light).filter((own) => isGoodHour(visit, own, workday))) {
    found.push(
      ...sameStop(workday, visit, start).filter((made) =>
        made?.some((own) => own.id === visit.id && isAtHour(own, named, light)),
      ),
    );
    if (found.some((made) => made && lossOf(made, workday) === 0)) break;
  }
  return leastLost(workday, found);
}

/** A meal is not exchanged for a bite. */
export const AS_LONG = 0.6;

/** Another table at that hour. */
function otherTable(workday: Workday, meal: Activity, start: number): Activity[] | null {
  const { day, context, faultsOf } = workday;
  const kind = mealOf(meal);
  if (!kind) return null;
  const slots = day.activities.filter((own) => own !== meal).map((kept) => ({ kept }));
  const found = context.instance.tables[kind]
    .flatMap((stop) => placementOf(slots, stop, { ...meal, start }, context) ?? [])
    .filter(({ added }) => Math.abs(added.start - start) <= ABOUT && added.minutes >= AS_LONG * meal.duration)
    .sort((a, b) => b.value - a.value);
  for (const { slots: made } of found) {
    const activities = toldSlots(made, workday);
    if (faultsOf(activities).length === 0) return activities;
  }
  return null;
}

/** A meal at about a minute: at its own table, or at another one that has room for it then. */
export function mealAt(workday: Workday, kind: 'lunch' | 'dinner', minutes: number): Activity[] | null {
  const meal = mealOn(workday.day.activities, kind);
  if (!meal || workday.fixed.has(meal.id)) return null;
  const start = roundedUp(minutes);
  return leastLost(workday, [...sameStop(workday, meal, start), otherTable(workday, meal, start)]);
}

/** That a meal is due, and that a day is full enough, is for its owner to say. */
const ownersToSay: readonly string[] = ['H3', 'H14'];

/** A day without one of its meals. */
export function withoutMeal(workday: Workday, kind: 'lunch' | 'dinner'): Activity[] | null {
  const { day, fixed, faultsOf } = workday;
  const rest = day.activities.filter((own) => mealOf(own) !== kind || fixed.has(own.id));
  const isSound = faultsOf(rest).every(({ rule }) => ownersToSay.includes(rule));
  return rest.length < day.activities.length && isSound ? rest : null;
}

const MOST_STEPS = 3;

/** A day whose travellers are back by a minute: what comes after goes, and dinner is earlier. */
export function endingBy(workday: Workday, minutes: number): Activity[] | null {
  const { day, fixed } = workday;
  const isIn = (own: Activity) => endOf(own) + bedWay(own, 'to', workday) <= minutes;
  const kept = day.activities.filter((own) => isIn(own) || !isVisit(own) || fixed.has(own.id));
  const late = kept.filter((own) => !isIn(own));
  if (late.some((own) => fixed.has(own.id) || mealOf(own) !== 'dinner') || late.length > 1) return null;
  const [dinner] = late;
  if (!dinner) return settled(workday, kept);
  const shorter = { ...workday, day: { ...day, activities: kept } };
  const start = Math.floor((minutes - bedWay(dinner, 'to', workday) - dinner.duration) / STEP) * STEP;
  const ways = Array.from({ length: MOST_STEPS }, (_, step) => mealAt(shorter, 'dinner', start - step * QUARTER));
  return leastLost(
    workday,
    ways.filter((made) => made !== null && (backAt(made, workday) ?? 0) <= minutes),
  );
}

/** Whether a stop lies in hours that are to stay free; meals may. */
export const liesIn = ({ from, to }: Span, own: Activity): boolean =>
  mealOf(own) === null && own.start < to && endOf(own) > from;

/** A day with hours that are its travellers' own. */
export function freeIn(workday: Workday, hours: Span): Activity[] | null {
  const { day, fixed } = workday;
  const left = day.activities.filter((own) => !liesIn(hours, own) || own.kind === 'free-time' || fixed.has(own.id));
  return left.some((own) => own.kind !== 'free-time' && liesIn(hours, own)) ? null : settled(workday, left);
}
