import { same } from '../same.ts';
import type { Activity } from './itinerary.ts';
import { applyChange, type Change } from './patch.ts';
import { lacksTarget } from './targets.ts';
import type { Trip } from './trip.ts';
import { undoOf } from './undo.ts';

/** One change of a step, and the changes that take it back. */
export interface StepPart {
  readonly change: Change;
  readonly back: readonly Change[];
}

/** What taking a step back, or again, comes to. */
export interface Turned {
  readonly changes: readonly Change[];
  /** A removal is final, so what comes back has a new id: by the one it had, in every step that speaks of it. */
  readonly ids: ReadonlyMap<string, string>;
  /** How many parts stay as they are, because something else was written there since, or what they speak of is gone. */
  readonly left: number;
}

/** The id of what a change removes; null where it removes nothing. */
function removedBy(change: Change): string | null {
  switch (change.kind) {
    case 'activity.remove':
      return change.activityId;
    case 'luggage.remove':
      return change.itemId;
    case 'booking.remove':
      return change.bookingId;
    case 'document.remove':
      return change.documentId;
    default:
      return null;
  }
}

/** The parts of what an owner did at once, from the trip as it was before. */
export function partsOf(trip: Trip, changes: readonly Change[], newId: () => string): StepPart[] {
  let now = trip;
  return changes.map((change) => {
    const removed = removedBy(change);
    // Under the id it had, by which every step speaks of it; it gets another when it comes back.
    const back = undoOf(now, [change], removed === null ? newId : () => removed);
    now = applyChange(now, change);
    return { change, back };
  });
}

/** A stop without where it is, which devices look up by themselves. */
const unplaced = (activity: Activity | undefined) => activity && { ...activity, latitude: null, longitude: null };

/** Whether a trip is as a change leaves it: every change sets, so once more makes no difference. */
function holds(trip: Trip, change: Change): boolean {
  if (change.kind !== 'activity.add') return same(applyChange(trip, change), trip);
  const day = trip.days.find(({ id }) => id === change.dayId);
  const own = day?.activities.find(({ id }) => id === change.activity.id);
  return same(unplaced(own), unplaced(change.activity));
}

/** The id of what a change brings into a trip that does not have it; null where it brings nothing. */
function broughtBy(trip: Trip, change: Change): string | null {
  switch (change.kind) {
    case 'activity.add':
      return change.activity.id;
    case 'luggage.add':
      return change.itemId;
    case 'document.add':
      return change.document.id;
    case 'booking.put':
      return trip.bookings?.some(({ id }) => id === change.booking.id) ? null : change.booking.id;
    default:
      return null;
  }
}

/** The same with other ids, wherever they stand. */
export function withIds<T>(value: T, ids: ReadonlyMap<string, string>): T {
  let text = JSON.stringify(value);
  for (const [old, id] of ids) text = text.replaceAll(old, id);
  return JSON.parse(text) as T;
}

const renewed = (change: Change, newId: () => string): Change =>
  change.kind === 'dates' ? { ...change, newDays: change.newDays.map(newId) } : change;

interface Turning {
  /** What has to hold for a part to be turned. */
  readonly holding: readonly Change[];
  readonly wanted: readonly Change[];
}

function turn(trip: Trip, parts: readonly Turning[], newId: () => string): Turned {
  const ids = new Map<string, string>();
  const changes: Change[] = [];
  let now = trip;
  let left = 0;
  for (const part of parts) {
    const { holding, wanted } = withIds(part, ids);
    const fits = holding.every((change) => holds(now, change)) && wanted.every((change) => !lacksTarget(now, change));
    if (!fits) left += 1;
    for (const change of fits ? wanted : []) {
      const brought = broughtBy(now, change);
      if (brought !== null) ids.set(brought, newId());
      const own = renewed(withIds(change, ids), newId);
      now = applyChange(now, own);
      changes.push(own);
    }
  }
  return { changes, ids, left };
}

/** Changes that take a step back, the last of it first. What was written over since stays. Never throws. */
export function turnBack(trip: Trip, parts: readonly StepPart[], newId: () => string): Turned {
  const reversed = parts.toReversed().map(({ change, back }) => ({ holding: [change], wanted: back }));
  return turn(trip, reversed, newId);
}

/** Changes that make a step again that was taken back. */
export function turnAgain(trip: Trip, parts: readonly StepPart[], newId: () => string): Turned {
  return turn(
    trip,
    parts.map(({ change, back }) => ({ holding: back, wanted: [change] })),
    newId,
  );
}
