import type { Activity, Day } from '#domain/trip/itinerary.ts';
import { applyChange, type Change, pathOf } from '#domain/trip/patch.ts';
import { lacksTarget } from '#domain/trip/targets.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Target } from './operation.ts';

const LONGEST_NOTES = 2000;

/** Where each of these changes was meant to go, in the trip that was on the screen. */
export function targetsOf(seen: Trip, changes: readonly Change[]): Target[] {
  const wanted = changes.filter(({ kind }) => !/^(luggage|document)\./.test(kind) && kind !== 'activity.place');
  return wanted.flatMap((change): Target[] => {
    const id = 'activityId' in change ? change.activityId : null;
    const day = seen.days.find(({ id: dayId, activities }) =>
      id === null ? 'dayId' in change && dayId === change.dayId : activities.some((own) => own.id === id),
    );
    if (!day) return [];
    const activity = day.activities.find((own) => own.id === id) ?? null;
    return [{ path: pathOf(change), day: day.day, activity }];
  });
}

/** What putting changes back needs to know: the ids that stops have since they were put back, by the ids they had. */
export interface PuttingBack {
  readonly ids: Map<string, string>;
  readonly newId: () => string;
}

function nearestDay({ days }: Trip, number: number): Day | undefined {
  return [...days].sort((a, b) => Math.abs(a.day - number) - Math.abs(b.day - number))[0];
}

const joined = (before: string, own: string) => (before === '' ? own : `${before}\n${own}`);

/** Notes of a day that is gone go to the nearest one with room, below what stands there; null when there is none. */
function notesElsewhere(trip: Trip, number: number, notes: string): Change | null {
  const near = [...trip.days].sort((a, b) => Math.abs(a.day - number) - Math.abs(b.day - number));
  const day = near.find((own) => joined(own.notes, notes).length <= LONGEST_NOTES);
  return day ? { kind: 'day.notes', dayId: day.id, notes: joined(day.notes, notes) } : null;
}

function restoredStop(trip: Trip, { day, activity }: Target, { ids, newId }: PuttingBack): Change | null {
  const place = nearestDay(trip, day);
  if (!activity || !place) return null;
  const id = newId();
  ids.set(activity.id, id);
  const back: Activity = { ...activity, id };
  return { kind: 'activity.add', dayId: place.id, activity: back };
}

/** One change whose target is gone, as changes that find one; empty when it cannot be put back. */
function putOneBack(trip: Trip, change: Change, target: Target | undefined, putting: PuttingBack): Change[] {
  if (change.kind === 'activity.add') {
    const day = target && nearestDay(trip, target.day);
    return day ? [{ ...change, dayId: day.id }] : [];
  }
  if (change.kind === 'day.notes') {
    const elsewhere = target && notesElsewhere(trip, target.day, change.notes);
    return elsewhere ? [elsewhere] : [];
  }
  return 'activityId' in change && target ? changeOfStopBack(trip, change, target, putting) : [];
}

type ChangeOfStop = Extract<Change, { readonly activityId: string }>;

function changeOfStopBack(trip: Trip, change: ChangeOfStop, target: Target, putting: PuttingBack): Change[] {
  const isHere = trip.days.some(({ activities }) => activities.some(({ id }) => id === change.activityId));
  const stop = isHere ? null : restoredStop(trip, target, putting);
  if (!isHere && !stop) return [];
  const activityId = putting.ids.get(change.activityId) ?? change.activityId;
  const own = { ...change, activityId };
  const after = stop ? applyChange(trip, stop) : trip;
  const day = nearestDay(after, target.day);
  const fits = own.kind === 'activity.move' && lacksTarget(after, own) && day ? { ...own, dayId: day.id } : own;
  return [...(stop ? [stop] : []), fits];
}

/** A change of a stop that was put back, under the id it has since. */
export function withKnownId(change: Change, ids: PuttingBack['ids']): Change {
  const known = 'activityId' in change ? ids.get(change.activityId) : undefined;
  return known !== undefined && 'activityId' in change ? { ...change, activityId: known } : change;
}

/**
 * Changes of a device over the trip as the server has it now: those whose stop or day is gone put it back first, as something new, on
 * the nearest day. What cannot be put back is left out.
 */
export function putBack(
  trip: Trip,
  changes: readonly Change[],
  targets: readonly Target[],
  putting: PuttingBack,
): Change[] {
  let after = trip;
  return changes.flatMap((change) => {
    const own = withKnownId(change, putting.ids);
    const target = targets.find(({ path }) => path === pathOf(change));
    const made = lacksTarget(after, own) ? putOneBack(after, own, target, putting) : [own];
    after = made.reduce(applyChange, after);
    return made;
  });
}
