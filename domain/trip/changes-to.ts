import { same, written } from '../same.ts';
import type { Booking } from './booking.ts';
import { nightsBetween } from './dates.ts';
import type { Part } from './fields/parts.ts';
import { type PartName, setTargets, setTo } from './fields/set-change.ts';
import type { Activity, Day } from './itinerary.ts';
import type { LuggageItem } from './luggage.ts';
import { applyChanges, type Change } from './patch.ts';
import type { Trip } from './trip.ts';

/** What one request may carry (contract). */
const MOST_CHANGES = 200;

/** An activity without what a change can set of it: where the rest differs it is another one. */
function fixedPart(activity: Activity): Part {
  const set = [...setTargets.values()].filter(({ part }) => part === 'activity').map(({ key }) => [key, null] as const);
  return { ...activity, start: 0, ...Object.fromEntries(set) };
}

/** The changes that set the fields of one part as another state of it says. */
function setsOf(name: PartName, id: string | null, now: Part, wanted: Part): Change[] {
  return [...setTargets].flatMap(([kind, target]) =>
    target.part === name && !same(now[target.key] ?? null, wanted[target.key] ?? null)
      ? [setTo(kind, target, id, wanted[target.key])]
      : [],
  );
}

interface Spot {
  readonly dayId: string;
  readonly activity: Activity;
}

function spotsOf(days: readonly Day[]): Map<string, Spot> {
  return new Map(
    days.flatMap(({ id: dayId, activities }) => activities.map((own) => [own.id, { dayId, activity: own }] as const)),
  );
}

function changesOf(now: Spot, wanted: Spot): Change[] {
  const { id: activityId, start } = wanted.activity;
  const moved = now.dayId !== wanted.dayId || now.activity.start !== start;
  return [
    ...(moved ? [{ kind: 'activity.move', activityId, dayId: wanted.dayId, start } as const] : []),
    ...setsOf('activity', activityId, now.activity, wanted.activity),
  ];
}

/** A removal is final, wherever it has arrived already: what comes back comes as something new. */
function activityChanges(now: Trip, wanted: Trip, newId: () => string): Change[] {
  const [have, want] = [spotsOf(now.days), spotsOf(wanted.days)];
  const stays = (id: string) => {
    const [mine, theirs] = [have.get(id), want.get(id)];
    return mine && theirs && same(fixedPart(mine.activity), fixedPart(theirs.activity)) ? mine : undefined;
  };
  const gone = [...have.keys()].filter((id) => !stays(id));
  return [
    ...gone.map((activityId): Change => ({ kind: 'activity.remove', activityId })),
    ...[...want].flatMap(([id, spot]): Change[] => {
      const mine = stays(id);
      if (mine) return changesOf(mine, spot);
      return [{ kind: 'activity.add', dayId: spot.dayId, activity: { ...spot.activity, id: newId() } }];
    }),
  ];
}

function luggageChanges(now: readonly LuggageItem[], wanted: readonly LuggageItem[], newId: () => string): Change[] {
  const have = new Map(now.map((item) => [item.id, item]));
  const want = new Map(wanted.map((item) => [item.id, item]));
  const stays = ({ id, label }: LuggageItem) => have.get(id)?.label === label && want.get(id)?.label === label;
  return [
    ...now.filter((item) => !stays(item)).map(({ id }): Change => ({ kind: 'luggage.remove', itemId: id })),
    ...wanted.flatMap((item): Change[] => {
      const { label, packed } = item;
      if (stays(item)) {
        return have.get(item.id)?.packed === packed ? [] : [{ kind: 'luggage.set', itemId: item.id, packed }];
      }
      const itemId = newId();
      const added: Change = { kind: 'luggage.add', itemId, label };
      return packed ? [added, { kind: 'luggage.set', itemId, packed }] : [added];
    }),
  ];
}

/** A removal is final: a booking that was removed here comes back under another id. */
function bookingChanges(now: readonly Booking[], wanted: readonly Booking[], newId: () => string): Change[] {
  const have = new Map(now.map((own) => [own.id, own]));
  const want = new Set(wanted.map(({ id }) => id));
  return [
    ...now.filter(({ id }) => !want.has(id)).map(({ id }): Change => ({ kind: 'booking.remove', bookingId: id })),
    ...wanted.flatMap((own): Change[] => {
      const mine = have.get(own.id);
      if (mine && same(mine, own)) return [];
      return [{ kind: 'booking.put', booking: mine ? own : { ...own, id: newId() } }];
    }),
  ];
}

function headChanges(now: Trip, wanted: Trip): Change[] {
  const { start, end } = wanted.dates;
  const asLong = nightsBetween(start, end) === nightsBetween(now.dates.start, now.dates.end);
  const changes: Change[] = [];
  if (start !== now.dates.start && asLong) changes.push({ kind: 'dates', start, end, newDays: [] });
  changes.push(...setsOf('trip', null, now, wanted));
  const days = new Map(now.days.map((day) => [day.id, day]));
  return [...changes, ...wanted.days.flatMap((day) => setsOf('day', day.id, days.get(day.id) ?? {}, day))];
}

/**
 * A trip without what may differ when nothing does: ids of activities and luggage, and the order of what starts together. Documents are no
 * part of it: their contents lie beside, and no state of a trip brings one or takes one away.
 */
function contentOf(trip: Trip) {
  const { days, luggage, bookings, documents: _, ...rest } = trip;
  const sorted = <T>(parts: readonly T[]) => parts.map(written).sort();
  return {
    ...rest,
    days: days.map(({ activities, ...day }) => ({
      ...day,
      activities: sorted(activities.map((own) => ({ ...own, id: '' }))),
    })),
    luggage: sorted(luggage.map((item) => ({ ...item, id: '' }))),
    bookings: sorted((bookings ?? []).map((own) => ({ ...own, id: '' }))),
  };
}

/**
 * The changes that put another plan of the same days into a trip: stops that the plan no longer has go, those that are new come. What
 * else the trip says stays.
 */
export function stopChanges(now: Trip, replanned: Trip): Change[] {
  const wanted = new Set(replanned.days.flatMap(({ activities }) => activities.map(({ id }) => id)));
  const have = spotsOf(now.days);
  const gone = [...have.keys()].filter((id) => !wanted.has(id));
  return [
    ...gone.map((activityId): Change => ({ kind: 'activity.remove', activityId })),
    ...now.days.flatMap(({ id: dayId, day }) =>
      (replanned.days.find((own) => own.day === day)?.activities ?? [])
        .filter(({ id }) => !have.has(id))
        .map((activity): Change => ({ kind: 'activity.add', dayId, activity })),
    ),
  ];
}

/** Whether two trips say the same. */
export function sameContent(a: Trip, b: Trip): boolean {
  return same(contentOf(a), contentOf(b));
}

/**
 * Changes that make of a trip what another state of it says, empty when it says that already; null when no changes can: parts that
 * only planning makes differ, or it would be too many.
 */
export function changesTo(now: Trip, wanted: Trip, newId: () => string): Change[] | null {
  if (sameContent(now, wanted)) return [];
  const changes = [
    ...headChanges(now, wanted),
    ...activityChanges(now, wanted, newId),
    ...luggageChanges(now.luggage, wanted.luggage, newId),
    ...bookingChanges(now.bookings ?? [], wanted.bookings ?? [], newId),
  ];
  const after = applyChanges(now, changes);
  return changes.length > 0 && changes.length <= MOST_CHANGES && sameContent(after, wanted) ? changes : null;
}
