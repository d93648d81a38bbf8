import type { ChangedPart } from '#domain/trip/asked-change.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** Indexes of two days between which something went: neither can be changed without the other. */
export type Link = readonly [number, number];

/** What makes one state of a day of another. */
function changesOf(before: Day, after: Day): Change[] {
  const had = new Map(before.activities.map((own) => [own.id, own]));
  const has = new Set(after.activities.map(({ id }) => id));
  return [
    ...before.activities
      .filter(({ id }) => !has.has(id))
      .map(({ id: activityId }): Change => ({ kind: 'activity.remove', activityId })),
    ...after.activities.flatMap((own): Change[] => {
      const { id: activityId, start, duration } = own;
      const old = had.get(activityId);
      if (!old) return [{ kind: 'activity.add', dayId: before.id, activity: own }];
      return [
        ...(old.start === start ? [] : [{ kind: 'activity.move', activityId, dayId: before.id, start } as const]),
        ...(old.duration === duration ? [] : [{ kind: 'activity.duration', activityId, duration } as const]),
      ];
    }),
  ];
}

/** Indexes of days in groups of those that hang together. */
function grouped(count: number, links: readonly Link[]): number[][] {
  const groups = new Map(Array.from({ length: count }, (_, index) => [index, new Set([index])]));
  for (const [a, b] of links) {
    const joined = new Set([...(groups.get(a) ?? []), ...(groups.get(b) ?? [])]);
    for (const index of joined) groups.set(index, joined);
  }
  return [...new Set(groups.values())].map((group) => [...group].sort((a, b) => a - b));
}

/** What makes one state of a trip of another, in parts; days that are linked go together. */
export function partsOf({ days }: Trip, trip: Trip, links: readonly Link[]): ChangedPart[] {
  return grouped(days.length, links).flatMap((group): ChangedPart[] => {
    const own = group.flatMap((index) => {
      const [before, after] = [days[index], trip.days[index]];
      const changes = before && after ? changesOf(before, after) : [];
      return before && changes.length > 0 ? [{ day: before.day, changes }] : [];
    });
    const part = { days: own.map(({ day }) => day), changes: own.flatMap(({ changes }) => changes) };
    return part.days.length > 0 ? [part] : [];
  });
}
