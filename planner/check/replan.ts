import type { Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { normaliseName } from '../resolve/normalise.ts';
import { wholeSelection } from '../selection.ts';
import { eachActivity, type Violation } from './violation.ts';

/** An excluded activity by its name, with what it was. */
const named =
  (excluded: ReadonlySet<string>) =>
  ({ day, activity: { id, kind, name } }: ReturnType<typeof eachActivity>[number]) =>
    excluded.has(id) ? [[normaliseName(name), { day, kind }] as const] : [];

/**
 * H12: nothing excluded comes back, neither by id nor by place nor by name. Only a meal or free time may be had on its day near the same
 * place again: out of town there may be nothing else.
 */
function comesBack(before: Trip, after: Trip, excluded: ReadonlySet<string>): Violation[] {
  const gone = eachActivity(before).flatMap(({ activity }) => (excluded.has(activity.id) ? [activity] : []));
  const ids = new Set(gone.map(({ id }) => id));
  const places = new Set(gone.filter(({ kind }) => kind === 'place').map(({ placeId }) => placeId));
  const names = new Map(eachActivity(before).flatMap(named(excluded)));
  return eachActivity(after)
    .filter(({ day, activity: { id, kind, placeId, name } }) => {
      if (ids.has(id) || (kind === 'place' && places.has(placeId))) return true;
      const left = names.get(normaliseName(name));
      return left !== undefined && !(kind !== 'place' && left.kind === kind && left.day === day);
    })
    .map(({ day, activity }) => ({
      rule: 'H12',
      day,
      activityId: activity.id,
      message: `"${activity.name}" comes back`,
    }));
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

/** A day without a selection stays whole; of any other its number, weather and what was not selected, in order. */
function isDayKept(before: Day, after: Day | undefined, excluded: ReadonlySet<string>): boolean {
  if (!after) return false;
  const kept = before.activities.filter(({ id }) => !excluded.has(id));
  if (kept.length === before.activities.length) return isSame(before, after);
  const keptIds = new Set(kept.map(({ id }) => id));
  const now = after.activities.filter(({ id }) => keptIds.has(id));
  return isSame([before.id, before.day, before.weather, kept], [after.id, after.day, after.weather, now]);
}

/** What no selection of activities can change. */
const fixed = [
  'destination',
  'destinationId',
  'landscape',
  'dates',
  'travellers',
  'categories',
  'preferences',
  'budget',
  'bookings',
  'accommodation',
  'luggage',
] as const satisfies readonly (keyof Trip)[];

/** H13: everything that was not selected is identical to the byte, day by day and in order. */
function isKept(before: Trip, after: Trip, excluded: ReadonlySet<string>): Violation[] {
  const days = before.days.filter((day, index) => !isDayKept(day, after.days[index], excluded));
  return [
    ...fixed
      .filter((key) => !isSame(before[key], after[key]))
      .map((key): Violation => ({ rule: 'H13', message: `${key} has changed` })),
    ...days.map(({ day }): Violation => ({ rule: 'H13', day, message: 'something that was not selected has changed' })),
  ];
}

/** What a replan breaks beyond what the checks say of the plan itself. */
export function checkReplan(before: Trip, after: Trip, selected: ReadonlySet<string>): Violation[] {
  const excluded = wholeSelection(before, selected);
  return [...comesBack(before, after, excluded), ...isKept(before, after, excluded)];
}
