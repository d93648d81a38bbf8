import type { Trip } from '#domain/trip/trip.ts';
import { normaliseName } from '../resolve/normalise.ts';
import { eachActivity, type Violation } from './violation.ts';

/** H12: nothing excluded comes back, neither by id nor by place nor by name. */
function comesBack(before: Trip, after: Trip, excluded: ReadonlySet<string>): Violation[] {
  const gone = eachActivity(before).flatMap(({ activity }) => (excluded.has(activity.id) ? [activity] : []));
  const ids = new Set(gone.map(({ id }) => id));
  const places = new Set(gone.filter(({ kind }) => kind === 'place').map(({ placeId }) => placeId));
  const names = new Set(gone.map(({ name }) => normaliseName(name)));
  return eachActivity(after)
    .filter(({ activity: { id, kind, placeId, name } }) => {
      return ids.has(id) || (kind === 'place' && places.has(placeId)) || names.has(normaliseName(name));
    })
    .map(({ day, activity }) => ({
      rule: 'H12',
      day,
      activityId: activity.id,
      message: `"${activity.name}" comes back`,
    }));
}

/** H13: everything that was not selected is identical to the byte, day by day and in order. */
function isKept(before: Trip, after: Trip, excluded: ReadonlySet<string>): Violation[] {
  return before.days.flatMap(({ day, activities }, index): Violation[] => {
    const kept = activities.filter(({ id }) => !excluded.has(id));
    const keptIds = new Set(kept.map(({ id }) => id));
    const now = (after.days[index]?.activities ?? []).filter(({ id }) => keptIds.has(id));
    if (JSON.stringify(now) === JSON.stringify(kept)) return [];
    return [{ rule: 'H13', day, message: 'something that was not selected has changed' }];
  });
}

/** What a replan breaks beyond what the checks say of the plan itself. */
export function checkReplan(before: Trip, after: Trip, excluded: ReadonlySet<string>): Violation[] {
  return [...comesBack(before, after, excluded), ...isKept(before, after, excluded)];
}
