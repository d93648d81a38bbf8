import type { Activity } from '#domain/trip/itinerary.ts';
import { following } from '#domain/trip/rearrange.ts';

/** Stops in order, each as late as the one before it makes necessary; those with an hour of their own keep it. */
export function lined(activities: readonly Activity[], fixed: ReadonlySet<string>): Activity[] {
  const [first, ...rest] = activities.toSorted((a, b) => a.start - b.start);
  return first ? [first, ...following(rest, first, fixed)] : [];
}

/** Without time of one's own near a place that went: it was there for that. */
export function withoutHanging(now: readonly Activity[], before: readonly Activity[]): Activity[] {
  const here = new Set(now.flatMap(({ kind, placeId }) => (kind === 'place' ? [placeId] : [])));
  const gone = new Set(
    before.flatMap(({ kind, placeId }) => (kind === 'place' && !here.has(placeId) ? [placeId] : [])),
  );
  return now.filter(({ kind, placeId }) => kind !== 'free-time' || !gone.has(placeId));
}
