import { type Change, neverCollides, pathOf } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { isFromBefore, type Paths, partOf, REMADE } from './changes.ts';

/** So many parts that are gone a trip remembers: who removed them, and when. */
export const REMEMBERED_PARTS = 300;
/** No path is spelled like this: its mark holds the version up to which marks of parts that are gone were forgotten. */
const FORGOTTEN = 'forgotten';

/** What the marks of a trip speak of. */
interface Marked {
  readonly trip: Trip;
  readonly paths: Paths;
}

function partsOf({ days, luggage, bookings, documents }: Trip): Set<string> {
  return new Set([
    'title',
    'notes',
    'dates',
    ...days.map((day) => `day/${day.id}`),
    ...days.flatMap(({ activities }) => activities.map((activity) => `activity/${activity.id}`)),
    ...luggage.map((item) => `luggage/${item.id}`),
    ...(bookings ?? []).map((own) => `booking/${own.id}`),
    ...(documents ?? []).map((own) => `document/${own.id}`),
  ]);
}

function byPart(paths: Paths): Map<string, [path: string, mark: Paths[string]][]> {
  const parts = new Map<string, [string, Paths[string]][]>();
  for (const entry of Object.entries(paths)) {
    if (entry[0] === FORGOTTEN || entry[0] === REMADE) continue;
    const part = partOf(entry[0]);
    const known = parts.get(part);
    if (known) known.push(entry);
    else parts.set(part, [entry]);
  }
  return parts;
}

/**
 * The marks of a trip in proportion to it: all of what it has, and of what it does not have (removed, or an id that a device
 * made up) only the newest. Up to the newest version that was forgotten, `doubtful` asks.
 */
export function forgetMarks(marks: Paths, trip: Trip, remembered: number): Paths {
  const present = partsOf(trip);
  const parts = [...byPart(marks)].map(([part, entries]) => ({
    part,
    entries,
    newest: Math.max(...entries.map(([, { v }]) => v)),
  }));
  const gone = parts
    .filter(({ part }) => !present.has(part))
    .sort((a, b) => b.newest - a.newest || a.part.localeCompare(b.part));
  const kept = [...parts.filter(({ part }) => present.has(part)), ...gone.slice(0, remembered)];
  const forgotten = Math.max(marks[FORGOTTEN]?.v ?? 0, gone[remembered]?.newest ?? 0);
  return {
    ...Object.fromEntries(kept.flatMap(({ entries }) => entries)),
    ...(forgotten > 0 && { [FORGOTTEN]: { v: forgotten, d: '' } }),
    ...(marks[REMADE] && { [REMADE]: marks[REMADE] }),
  };
}

const addedForGood: readonly Change['kind'][] = ['luggage.add', 'document.add'];

/**
 * The paths of changes of which it is no longer known whether another device changed or removed what they speak of: made on a version
 * before what was forgotten, about something that the trip does not have, or before the trip was made anew. They are asked about, never
 * merged.
 */
export function doubtful(changes: readonly Change[], { trip, paths }: Marked, baseVersion: number): string[] {
  const asks = (change: Change) => !neverCollides(pathOf(change));
  if (isFromBefore(paths, baseVersion)) return changes.filter(asks).map(pathOf);
  if (baseVersion >= (paths[FORGOTTEN]?.v ?? 0)) return [];
  const present = partsOf(trip);
  return changes
    .filter((change) => addedForGood.includes(change.kind) || asks(change))
    .map(pathOf)
    .filter((path) => !present.has(partOf(path)));
}
