import { stayingStops } from '#domain/trip/booked-stops.ts';
import type { Fix } from '#domain/trip/finding.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { applyChanges, type Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { endOf, type Violation } from '../check/violation.ts';
import { frameOn } from '../frame.ts';
import { allViolationsOf, type FitContext, keyOf } from './findings.ts';

/** Times of fixes are round. */
const STEP = 15;
const LAST_START = 1439;

interface Search {
  readonly trip: Trip;
  readonly context: FitContext;
  readonly violation: Violation;
  /** Keys of everything that is broken already: a fix may leave it so, and break nothing else. */
  readonly broken: ReadonlySet<string>;
}

interface Spot {
  readonly activity: Activity;
  readonly day: Day;
}

/**
 * A fix mends what it is for and breaks nothing. The checker alone decides. Days do not depend on each other in what is
 * checked here, so only the touched ones are looked at.
 */
function mends(search: Search, touched: readonly Day[], changes: readonly Change[]): boolean {
  const { trip, context, violation, broken } = search;
  const part = { ...trip, days: trip.days.filter((day) => touched.includes(day)) };
  const after = allViolationsOf(applyChanges(part, changes), context).map(keyOf);
  return !after.includes(keyOf(violation)) && after.every((key) => broken.has(key));
}

const move = ({ id: activityId }: Activity, dayId: string, start: number): Change => ({
  kind: 'activity.move',
  activityId,
  dayId,
  start,
});

/** Round times of a day, later ones than `from` first and then the earlier ones, the nearest first. */
function* timesAround(from: number, first: number, last: number): Generator<number> {
  for (let start = Math.ceil((from + 1) / STEP) * STEP; start <= last; start += STEP) yield start;
  for (let start = Math.floor((from - 1) / STEP) * STEP; start >= first; start -= STEP) yield start;
}

function firstThatMends(search: Search, { activity, day: own }: Spot, day: Day): Fix | null {
  const kind = day === own ? 'time' : 'day';
  // Before the arrival and after the departure the travellers are not there.
  const { from: first, to } = frameOn(search.context.rules, day.day);
  const last = Math.min(LAST_START, to - activity.duration);
  const from = kind === 'time' ? activity.start : first - 1;
  for (const start of timesAround(from, first, last)) {
    const changes = [move(activity, day.id, start)];
    if (mends(search, [own, day], changes)) return { kind, activityId: activity.id, day: day.day, start, changes };
  }
  return null;
}

function onAnotherDay(search: Search, spot: Spot): Fix | null {
  for (const day of search.trip.days) {
    const fix = day === spot.day ? null : firstThatMends(search, spot, day);
    if (fix) return fix;
  }
  return null;
}

/** It and everything after it as much later as is needed. */
function shifted(search: Search, { activity, day }: Spot): Fix | null {
  const following = day.activities.slice(day.activities.indexOf(activity));
  const room = LAST_START - Math.max(...following.map(({ start }) => start));
  if (following.length < 2) return null;
  for (let later = 5; later <= Math.min(room, 180); later += 5) {
    const changes = following.map((own) => move(own, day.id, own.start + later));
    if (mends(search, [day], changes)) {
      return { kind: 'shift', activityId: activity.id, day: day.day, start: activity.start + later, changes };
    }
  }
  return null;
}

const removal = ({ activity: { id, start }, day }: Spot): Fix => ({
  kind: 'remove',
  activityId: id,
  day: day.day,
  start,
  changes: [{ kind: 'activity.remove', activityId: id }],
});

function fixesOfActivity(search: Search, spot: Spot): Fix[] {
  const shifts = ['H4', 'H5'].includes(search.violation.rule) ? shifted(search, spot) : null;
  const moves = [firstThatMends(search, spot, spot.day), shifts, onAnotherDay(search, spot)];
  return [...moves.filter((fix) => fix !== null), removal(spot)];
}

const priceOf = ({ cost }: Activity) => (cost.kind === 'amount' ? cost.adult : 0);

/** A day that is too full or too dear: what of it another day has room for, and what it would be lighter without. */
function fixesOfDay(search: Search, day: Day): Fix[] {
  const staying = stayingStops(search.trip);
  const visits = day.activities.filter(({ id, kind, done }) => kind !== 'meal' && !done && !staying.has(id));
  const worst =
    search.violation.rule === 'H11'
      ? visits.toSorted((a, b) => priceOf(b) - priceOf(a))
      : visits.toSorted((a, b) => endOf(b) - endOf(a));
  const spots = worst.map((activity) => ({ activity, day }));
  const first = <T>(found: (spot: Spot) => T | null) => spots.reduce<T | null>((fix, spot) => fix ?? found(spot), null);
  const elsewhere = first((spot) => onAnotherDay(search, spot));
  const without = first((spot) => {
    const fix = removal(spot);
    return mends(search, [day], fix.changes) ? fix : null;
  });
  return [elsewhere, without].filter((fix) => fix !== null);
}

/** Ways out of a violation, best first; the traveller decides. */
export function fixesFor(
  trip: Trip,
  violation: Violation,
  context: FitContext,
  broken: readonly Violation[],
): readonly Fix[] {
  const search = { trip, violation, context, broken: new Set(broken.map(keyOf)) };
  const day = trip.days.find((own) => own.day === violation.day);
  const activity = day?.activities.find(({ id }) => id === violation.activityId);
  if (!day) return [];
  const staying = stayingStops(trip);
  const found = activity ? fixesOfActivity(search, { activity, day }) : fixesOfDay(search, day);
  return found.filter(({ changes }) => changes.every((own) => !('activityId' in own) || !staying.has(own.activityId)));
}
