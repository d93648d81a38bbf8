import type { Activity } from '#domain/trip/itinerary.ts';
import { following } from '#domain/trip/rearrange.ts';
import { spareVisits } from '../slower-day.ts';
import { isVisit, type Workday } from './workday.ts';

/** A day gives up no more visits than this for one wish. */
const MOST_DROPPED = 3;

/** What a day may give up, in this order: time of its own, what it could do without, and then what the travellers did not name. */
function droppable({ trip, day, destination, story }: Workday, activities: readonly Activity[]): Activity[] {
  const spare = spareVisits(trip, { ...day, activities: [...activities] }, destination).map(({ visit }) => visit);
  const others = activities.filter(
    (own) => isVisit(own) && !spare.includes(own) && !story.intent.mustSee.has(own.placeId ?? ''),
  );
  return [...activities.filter(({ kind }) => kind === 'free-time'), ...spare, ...others];
}

/** Stops in order, each as late as the one before it makes necessary; those with an hour of their own keep it. */
export function lined(activities: readonly Activity[], fixed: ReadonlySet<string>): Activity[] {
  const [first, ...rest] = activities.toSorted((a, b) => a.start - b.start);
  return first ? [first, ...following(rest, first, fixed)] : [];
}

/** Puts back what went for something that went later: the last first. */
function restored(now: Activity[], gone: readonly Activity[], still: ReadonlySet<string>, { faultsOf }: Workday) {
  return gone.toReversed().reduce((left, own) => {
    const fuller = lined([...left, own], still);
    return faultsOf(fuller).length === 0 ? fuller : left;
  }, now);
}

/**
 * A day whose stops have other hours, put right: what follows moves, and where that is not enough the visits go that are worth least. `held` keep
 * their hour. null where more would have to go than a wish is worth.
 */
export function settled(
  workday: Workday,
  activities: readonly Activity[],
  held: readonly string[] = [],
): Activity[] | null {
  const { fixed, faultsOf } = workday;
  const still = new Set([...fixed, ...held]);
  const gone: Activity[] = [];
  let left = activities;
  while (gone.length <= MOST_DROPPED) {
    const now = lined(left, still);
    if (faultsOf(now).length === 0) return restored(now, gone, still, workday);
    const loose = droppable(workday, left).filter(({ id }) => !still.has(id));
    const best = loose
      .map((own, rank) => {
        const rest = left.filter((other) => other !== own);
        return { own, rest, rank, faults: faultsOf(lined(rest, still)).length };
      })
      .sort((a, b) => a.faults - b.faults || a.rank - b.rank)[0];
    if (!best) return null;
    gone.push(best.own);
    left = best.rest;
  }
  return null;
}
