import { documentsOf } from './document.ts';
import { type DocumentChange, isDocumentChange } from './document-changes.ts';
import { partIn } from './fields/parts.ts';
import { isSet, readSet, type SetChange, setTo } from './fields/set-change.ts';
import type { Activity, Day } from './itinerary.ts';
import { MAX_NIGHTS } from './longest.ts';
import type { Change } from './patch.ts';
import type { Trip } from './trip.ts';

/** Where things were before a change. */
interface Before {
  readonly trip: Trip;
  /** What was removed comes back as something new: a removal is final, wherever it has arrived already. */
  readonly newId: () => string;
}

function spotOf({ days }: Trip, activityId: string): { day: Day; activity: Activity } | null {
  for (const day of days) {
    const activity = day.activities.find(({ id }) => id === activityId);
    if (activity) return { day, activity };
  }
  return null;
}

function undoOfSet(change: SetChange, { trip }: Before): Change[] {
  const { target, id } = readSet(change);
  const part = partIn(trip, target.part, id);
  return part ? [setTo(change.kind, target, id, part[target.key])] : [];
}

type ActivityChange = Extract<Change, { kind: 'activity.remove' | 'activity.move' | 'activity.place' }>;

function undoOfActivity(change: ActivityChange, { trip, newId }: Before): Change[] {
  const { activityId } = change;
  const spot = spotOf(trip, activityId);
  if (!spot) return [];
  const { day, activity } = spot;
  switch (change.kind) {
    case 'activity.remove':
      return [{ kind: 'activity.add', dayId: day.id, activity: { ...activity, id: newId() } }];
    case 'activity.move':
      return [{ kind: change.kind, activityId, dayId: day.id, start: activity.start }];
    case 'activity.place': {
      const { latitude, longitude } = activity;
      const place = latitude === null || longitude === null ? null : { latitude, longitude };
      return [{ kind: change.kind, activityId, place }];
    }
  }
}

function luggageBack({ trip, newId }: Before, removed: string): Change[] {
  const item = trip.luggage.find(({ id }) => id === removed);
  if (!item) return [];
  const itemId = newId();
  const back: Change = { kind: 'luggage.add', itemId, label: item.label };
  return item.packed ? [back, { kind: 'luggage.set', itemId, packed: true }] : [back];
}

/** What was removed comes back as something new, what was written over as it was. */
function bookingBack(
  change: Extract<Change, { kind: 'booking.put' | 'booking.remove' }>,
  { trip, newId }: Before,
): Change[] {
  const bookingId = change.kind === 'booking.put' ? change.booking.id : change.bookingId;
  const was = trip.bookings?.find(({ id }) => id === bookingId);
  if (change.kind === 'booking.remove') {
    if (!was) return [];
    const booking = { ...was, id: newId() };
    const itsDocuments = documentsOf(trip).filter((own) => own.bookingId === bookingId);
    return [
      { kind: 'booking.put', booking },
      ...itsDocuments.map(({ id }): Change => ({ kind: 'document.booking', documentId: id, bookingId: booking.id })),
    ];
  }
  return [was ? { kind: 'booking.put', booking: was } : { kind: 'booking.remove', bookingId }];
}

/** The content is found by its digest, so a document that comes back under another id has it again. */
function undoOfDocument(change: DocumentChange, { trip, newId }: Before): Change[] {
  if (change.kind === 'document.add') return [{ kind: 'document.remove', documentId: change.document.id }];
  const was = documentsOf(trip).find(({ id }) => id === change.documentId);
  if (!was) return [];
  if (change.kind === 'document.remove') return [{ kind: 'document.add', document: { ...was, id: newId() } }];
  return [{ ...change, bookingId: was.bookingId }];
}

function undoOfOne(change: Change, before: Before): Change[] {
  if (isSet(change)) return undoOfSet(change, before);
  if (isDocumentChange(change)) return undoOfDocument(change, before);
  switch (change.kind) {
    case 'activity.add':
      return [{ kind: 'activity.remove', activityId: change.activity.id }];
    case 'luggage.add':
      return [{ kind: 'luggage.remove', itemId: change.itemId }];
    case 'luggage.remove':
      return luggageBack(before, change.itemId);
    case 'booking.put':
    case 'booking.remove':
      return bookingBack(change, before);
    case 'dates':
      return [{ ...change, ...before.trip.dates, newDays: Array.from({ length: MAX_NIGHTS }, before.newId) }];
    default:
      return undoOfActivity(change, before);
  }
}

/**
 * Changes that take changes back, made from the trip as it was before them. What others changed meanwhile stays; what was said
 * of the weather and of holidays does not come back with old dates.
 */
export function undoOf(trip: Trip, changes: readonly Change[], newId: () => string): Change[] {
  return changes.toReversed().flatMap((change) => undoOfOne(change, { trip, newId }));
}
