import * as z from 'zod/mini';
import { coordinatesSchema } from '../place/coordinates.ts';
import { withDates } from './change-dates.ts';
import { isoDateSchema, MAX_NIGHTS } from './dates.ts';
import { type Activity, activitySchema, type Day } from './itinerary.ts';
import type { Trip } from './trip.ts';

const id = z.uuid();
const cents = z.int().check(z.minimum(0), z.maximum(100_000_000));
const note = z.string().check(z.maxLength(2000));
const start = activitySchema.shape.start;

/**
 * One change of a saved trip, by intent (P2): always "set", never "toggle", so that applying it twice is applying it once.
 * The path says what is changed; two changes collide only when their paths do.
 */
export const changeSchema = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('title'), title: z.nullable(z.string().check(z.minLength(1), z.maxLength(120))) }),
  z.strictObject({ kind: z.literal('notes'), notes: note }),
  /** The plan moves with its first day, or stays on its dates; days that hold something stay, others come with these ids. */
  z.strictObject({
    kind: z.literal('dates'),
    start: isoDateSchema,
    end: isoDateSchema,
    newDays: z.array(id).check(z.maxLength(MAX_NIGHTS)),
    keep: z.optional(z.boolean()),
  }),
  z.strictObject({ kind: z.literal('day.notes'), dayId: id, notes: note }),
  z.strictObject({ kind: z.literal('activity.add'), dayId: id, activity: activitySchema }),
  z.strictObject({ kind: z.literal('activity.remove'), activityId: id }),
  z.strictObject({ kind: z.literal('activity.move'), activityId: id, dayId: id, start }),
  z.strictObject({ kind: z.literal('activity.duration'), activityId: id, duration: activitySchema.shape.duration }),
  z.strictObject({ kind: z.literal('activity.notes'), activityId: id, notes: note }),
  z.strictObject({ kind: z.literal('activity.place'), activityId: id, place: z.nullable(coordinatesSchema) }),
  z.strictObject({ kind: z.literal('activity.done'), activityId: id, done: z.boolean() }),
  z.strictObject({ kind: z.literal('activity.paid'), activityId: id, paid: z.nullable(cents) }),
  z.strictObject({
    kind: z.literal('luggage.add'),
    itemId: id,
    label: z.string().check(z.minLength(1), z.maxLength(160)),
  }),
  z.strictObject({ kind: z.literal('luggage.remove'), itemId: id }),
  z.strictObject({ kind: z.literal('luggage.set'), itemId: id, packed: z.boolean() }),
]);
export type Change = z.infer<typeof changeSchema>;

/** What a change touches, as a path; a path covers everything below it. */
export function pathOf(change: Change): string {
  switch (change.kind) {
    case 'title':
    case 'notes':
    case 'dates':
      return change.kind;
    case 'day.notes':
      return `day/${change.dayId}/notes`;
    case 'activity.add':
      return `activity/${change.activity.id}`;
    case 'activity.remove':
      return `activity/${change.activityId}`;
    case 'luggage.add':
    case 'luggage.remove':
      return `luggage/${change.itemId}`;
    case 'luggage.set':
      return `luggage/${change.itemId}/packed`;
    default:
      return `activity/${change.activityId}/${change.kind.slice('activity.'.length)}`;
  }
}

/** Whether two paths speak of the same thing, or one of a part of the other. */
export function overlaps(a: string, b: string): boolean {
  return a === b || a.startsWith(`${b}/`) || b.startsWith(`${a}/`);
}

/**
 * Luggage never asks: an item is one register, and removal wins. Nor does where a stop is: devices look it up, people do
 * not say it.
 */
export const neverCollides = (path: string): boolean => path.startsWith('luggage/') || path.endsWith('/place');

const byStart = (a: Activity, b: Activity) => a.start - b.start || a.id.localeCompare(b.id);

function mapDays(trip: Trip, change: (day: Day) => Day): Trip {
  const days = trip.days.map(change);
  return days.every((day, i) => day === trip.days[i]) ? trip : { ...trip, days };
}

function mapActivity(trip: Trip, activityId: string, change: (activity: Activity) => Activity): Trip {
  return mapDays(trip, (day) =>
    day.activities.some((activity) => activity.id === activityId)
      ? { ...day, activities: day.activities.map((own) => (own.id === activityId ? change(own) : own)) }
      : day,
  );
}

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

/** What one change makes of a trip. What it speaks of may be gone: then it changes nothing. Never throws. */
export function applyChange(trip: Trip, change: Change): Trip {
  switch (change.kind) {
    case 'title':
      return { ...trip, title: change.title };
    case 'notes':
      return { ...trip, notes: change.notes };
    case 'dates':
      return withDates(trip, change);
    case 'day.notes':
      return mapDays(trip, (day) => (day.id === change.dayId ? { ...day, notes: change.notes } : day));
    case 'activity.add':
      return withActivity(trip, change.dayId, change.activity);
    case 'activity.remove':
      return without(trip, change.activityId);
    case 'activity.move': {
      const activity = findActivity(trip, change.activityId);
      return activity ? withActivity(trip, change.dayId, { ...activity, start: change.start }) : trip;
    }
    case 'activity.duration':
      return mapActivity(trip, change.activityId, (own) => ({ ...own, duration: change.duration }));
    case 'activity.notes':
      return mapActivity(trip, change.activityId, (own) => ({ ...own, notes: change.notes }));
    case 'activity.place': {
      const { latitude, longitude } = change.place ?? { latitude: null, longitude: null };
      return mapActivity(trip, change.activityId, (own) => ({ ...own, latitude, longitude }));
    }
    case 'activity.done':
      return mapActivity(trip, change.activityId, (own) => ({ ...own, done: change.done }));
    case 'activity.paid':
      return mapActivity(trip, change.activityId, (own) => ({ ...own, paid: change.paid }));
    case 'luggage.add':
      return trip.luggage.some((item) => item.id === change.itemId)
        ? trip
        : { ...trip, luggage: [...trip.luggage, { id: change.itemId, label: change.label, packed: false }] };
    case 'luggage.remove':
      return { ...trip, luggage: trip.luggage.filter((item) => item.id !== change.itemId) };
    case 'luggage.set':
      return {
        ...trip,
        luggage: trip.luggage.map((item) => (item.id === change.itemId ? { ...item, packed: change.packed } : item)),
      };
  }
}

export function applyChanges(trip: Trip, changes: readonly Change[]): Trip {
  return changes.reduce(applyChange, trip);
}
