import * as z from 'zod/mini';
import { type Coordinates, coordinatesSchema } from '../place/coordinates.ts';
import type { Booking } from './booking.ts';
import { withDates } from './change-dates.ts';
import { documentPath, isDocumentChange, withDocuments, withoutBooking } from './document-changes.ts';
import { activitySchema } from './fields/activity.ts';
import { bookingSchema } from './fields/booking.ts';
import { documentSchema } from './fields/document.ts';
import { luggageItemSchema } from './fields/luggage.ts';
import { mapActivity, mapDays, withField } from './fields/parts.ts';
import { isSet, readSet, type SetChange, setSchemas, setTargets } from './fields/set-change.ts';
import { isoDateSchema } from './iso-date.ts';
import type { Activity } from './itinerary.ts';
import { MAX_NIGHTS } from './longest.ts';
import type { Trip } from './trip.ts';

const id = z.uuid();
const start = activitySchema.shape.start;

/** Changes that do more than setting one field; the others are made from the registers (`fields/set-change.ts`). */
const structural = [
  /** The plan moves with its first day, or stays on its dates; days that hold something stay, others come with these ids. */
  z.strictObject({
    kind: z.literal('dates'),
    start: isoDateSchema,
    end: isoDateSchema,
    newDays: z.array(id).check(z.maxLength(MAX_NIGHTS)),
    keep: z.optional(z.boolean()),
  }),
  z.strictObject({ kind: z.literal('activity.add'), dayId: id, activity: activitySchema }),
  z.strictObject({ kind: z.literal('activity.remove'), activityId: id }),
  z.strictObject({ kind: z.literal('activity.move'), activityId: id, dayId: id, start }),
  z.strictObject({ kind: z.literal('activity.place'), activityId: id, place: z.nullable(coordinatesSchema) }),
  z.strictObject({ kind: z.literal('luggage.add'), itemId: id, label: luggageItemSchema.shape.label }),
  z.strictObject({ kind: z.literal('luggage.remove'), itemId: id }),
  /** Adds a booking, or puts it in the place of what it was. */
  z.strictObject({ kind: z.literal('booking.put'), booking: bookingSchema }),
  z.strictObject({ kind: z.literal('booking.remove'), bookingId: id }),
  z.strictObject({ kind: z.literal('document.add'), document: documentSchema }),
  z.strictObject({ kind: z.literal('document.remove'), documentId: id }),
  z.strictObject({ kind: z.literal('document.booking'), documentId: id, bookingId: z.nullable(id) }),
] as const;

type StructuralChange = z.infer<(typeof structural)[number]>;

/**
 * One change of a saved trip, by intent (P2): always "set", never "toggle", so that applying it twice is applying it once.
 * The path says what is changed; two changes collide only when their paths do.
 */
export type Change = StructuralChange | SetChange;

const anyChange: unknown = z.discriminatedUnion('kind', [...structural, ...setSchemas]);
/** The registers' types say what their schemas read; the compiler cannot follow a list of them. */
export const changeSchema = anyChange as z.ZodMiniType<Change, Change>;

function pathOfSet(change: SetChange): string {
  const { target, id: part } = readSet(change);
  return part === null ? target.key : `${target.part}/${part}/${target.key}`;
}

/** What a change touches, as a path; a path covers everything below it. */
export function pathOf(change: Change): string {
  if (isSet(change)) return pathOfSet(change);
  if (isDocumentChange(change)) return documentPath(change);
  switch (change.kind) {
    case 'dates':
      return change.kind;
    case 'activity.add':
      return `activity/${change.activity.id}`;
    case 'activity.remove':
      return `activity/${change.activityId}`;
    case 'luggage.add':
    case 'luggage.remove':
      return `luggage/${change.itemId}`;
    case 'booking.put':
      return `booking/${change.booking.id}`;
    case 'booking.remove':
      return `booking/${change.bookingId}`;
    case 'activity.move':
      return `activity/${change.activityId}/move`;
    case 'activity.place':
      return `activity/${change.activityId}/place`;
  }
}

/** Whether two paths speak of the same thing, or one of a part of the other. */
export function overlaps(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}

const laterWins = new Set(
  [...setTargets.values()]
    .filter(({ merge }) => merge === 'later wins')
    .map(({ part, key }) => (part === 'trip' ? key : `${part}/${key}`)),
);

/** Parts of which a removal is final: what others changed of them goes with it, unasked. */
const removedForGood = ['luggage', 'document'];

/**
 * Luggage and documents never ask: an item is one register, and removal wins. Nor does where a stop is: devices look it up, people do
 * not say it. Nor do fields whose register says so.
 */
export function neverCollides(path: string): boolean {
  const [part = '', , key] = path.split('/');
  const field = key === undefined ? part : `${part}/${key}`;
  return removedForGood.includes(part) || key === 'place' || laterWins.has(field);
}

const byStart = (a: Activity, b: Activity) => a.start - b.start || a.id.localeCompare(b.id);

function findActivity({ days }: Trip, activityId: string): Activity | undefined {
  return days.flatMap(({ activities }) => activities).find((activity) => activity.id === activityId);
}

function without(trip: Trip, activityId: string): Trip {
  return mapDays(trip, (day) =>
    day.activities.some((activity) => activity.id === activityId)
      ? { ...day, activities: day.activities.filter((activity) => activity.id !== activityId) }
      : day,
  );
}

/** Puts an activity on a day, or leaves the trip as it is when the day does not exist. */
function withActivity(trip: Trip, dayId: string, activity: Activity): Trip {
  if (!trip.days.some((day) => day.id === dayId)) return trip;
  return mapDays(without(trip, activity.id), (day) =>
    day.id === dayId ? { ...day, activities: [...day.activities, activity].sort(byStart) } : day,
  );
}

function moved(trip: Trip, { activityId, dayId, start }: Extract<Change, { kind: 'activity.move' }>): Trip {
  const activity = findActivity(trip, activityId);
  return activity ? withActivity(trip, dayId, { ...activity, start }) : trip;
}

function withPlace(trip: Trip, activityId: string, place: Coordinates | null): Trip {
  const { latitude, longitude } = place ?? { latitude: null, longitude: null };
  return mapActivity(trip, activityId, (own) => ({ ...own, latitude, longitude }));
}

function withLuggage(trip: Trip, itemId: string, label: string): Trip {
  const isThere = trip.luggage.some((item) => item.id === itemId);
  return isThere ? trip : { ...trip, luggage: [...trip.luggage, { id: itemId, label, packed: false }] };
}

function withBooking(trip: Trip, booking: Booking): Trip {
  const own = trip.bookings ?? [];
  const isThere = own.some(({ id }) => id === booking.id);
  return {
    ...trip,
    bookings: isThere ? own.map((other) => (other.id === booking.id ? booking : other)) : [...own, booking],
  };
}

function applyToBookings(trip: Trip, change: Extract<Change, { kind: 'booking.put' | 'booking.remove' }>): Trip {
  return change.kind === 'booking.put' ? withBooking(trip, change.booking) : withoutBooking(trip, change.bookingId);
}

/** What one change makes of a trip. What it speaks of may be gone: then it changes nothing. Never throws. */
export function applyChange(trip: Trip, change: Change): Trip {
  if (isSet(change)) {
    const { target, id: part, value } = readSet(change);
    return withField(trip, target.part, part, { [target.key]: value });
  }
  if (isDocumentChange(change)) return withDocuments(trip, change);
  switch (change.kind) {
    case 'dates':
      return withDates(trip, change);
    case 'activity.add':
      return withActivity(trip, change.dayId, change.activity);
    case 'activity.remove':
      return without(trip, change.activityId);
    case 'activity.move':
      return moved(trip, change);
    case 'activity.place':
      return withPlace(trip, change.activityId, change.place);
    case 'booking.put':
    case 'booking.remove':
      return applyToBookings(trip, change);
    case 'luggage.add':
      return withLuggage(trip, change.itemId, change.label);
    case 'luggage.remove':
      return { ...trip, luggage: trip.luggage.filter((item) => item.id !== change.itemId) };
  }
}

export function applyChanges(trip: Trip, changes: readonly Change[]): Trip {
  return changes.reduce(applyChange, trip);
}
