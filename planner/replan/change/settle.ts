import type { Activity } from '#domain/trip/itinerary.ts';
import { spareVisits } from '../slower-day.ts';
import { lined, withoutHanging } from './lined.ts';
import { isMain } from './loss.ts';
import { rescued } from './rescue.ts';
import { isVisit, type Workday } from './workday.ts';

/** A day gives up no more visits than this for one wish. */
const MOST_DROPPED = 3;
/** Time of one's own is worth so much of a fault. */
const FREE = 0.5;
/** So many ways to give some up are followed. */
const MOST_STATES = 4;
/** What the trip is for goes only where it takes away more faults than something else by so many. */
const MISSED = 3;

/** What a day may give up, in this order: time of its own, what it could do without, and then what the travellers did not name. */
function droppable({ trip, day, destination, story }: Workday, activities: readonly Activity[]): Activity[] {
  const spare = spareVisits(trip, { ...day, activities: [...activities] }, destination).map(({ visit }) => visit);
  const others = activities.filter(
    (own) => isVisit(own) && !spare.includes(own) && !story.intent.mustSee.has(own.placeId ?? ''),
  );
  return [...activities.filter(({ kind }) => kind === 'free-time'), ...spare, ...others];
}

const HOUR = 60;
/** Hours that stops begin later than before are worth so much of a fault: what goes early in a day helps all that follows. */
const DELAY = 0.25;

/** How many hours stops begin later than they did, together. */
function delayOf(now: readonly Activity[], { day }: Workday): number {
  const startOf = new Map(day.activities.map(({ id, start }) => [id, start]));
  return now.reduce((sum, { id, start }) => sum + Math.max(0, start - (startOf.get(id) ?? start)), 0) / HOUR;
}

/** A day with some of its stops gone, lined up, and what is still wrong with it. */
interface State {
  readonly left: readonly Activity[];
  readonly now: Activity[];
  readonly faults: number;
  readonly missed: number;
  readonly cost: number;
}

function stateOf(left: readonly Activity[], missed: number, still: ReadonlySet<string>, workday: Workday): State {
  const now = lined(left, new Set([...still, ...workday.timed]));
  const faults = workday.faultsOf(now).length;
  return { left, now, faults, missed, cost: faults + missed + DELAY * delayOf(now, workday) };
}

/** The states that one stop less makes of some states, each once. */
function withoutOne(states: readonly State[], still: ReadonlySet<string>, workday: Workday): State[] {
  const seen = new Set<string>();
  return states.flatMap(({ left, missed }) =>
    droppable(workday, left)
      .filter(({ id }) => !still.has(id))
      .flatMap((gone): State[] => {
        const rest = left.filter((own) => own !== gone);
        const key = rest.map(({ id }) => id).join();
        if (seen.has(key)) return [];
        seen.add(key);
        return [stateOf(rest, missed + (isMain(gone, workday) ? MISSED : 0), still, workday)];
      }),
  );
}

function withoutIdle(now: Activity[], { day, faultsOf }: Workday): Activity[] {
  const bare = withoutHanging(now, day.activities);
  return faultsOf(bare).length === 0 ? bare : now;
}

/**
 * A day whose stops have other hours, put right: what follows moves, and where that is not enough as few visits go as possible, those first that
 * are worth least. `held` keep their hour. null where more would have to go than a wish is worth.
 */
export function settled(
  workday: Workday,
  activities: readonly Activity[],
  held: readonly string[] = [],
): Activity[] | null {
  const still = new Set([...workday.fixed, ...held]);
  // Time of one's own gives way before anything is pushed far.
  const busy = activities.filter(({ kind }) => kind !== 'free-time');
  let states = [stateOf(activities, 0, still, workday), stateOf(busy, FREE, still, workday)];
  for (let dropped = 0; dropped <= MOST_DROPPED; dropped++) {
    const [sound] = states.filter(({ faults }) => faults === 0).sort((a, b) => a.cost - b.cost);
    if (sound) {
      const lost = workday.day.activities.filter(
        (own) => activities.some(({ id }) => id === own.id) && !sound.left.some(({ id }) => id === own.id),
      );
      return withoutIdle(rescued(sound.now, lost, new Set([...still, ...workday.timed]), workday), workday);
    }
    if (dropped < MOST_DROPPED)
      states = withoutOne(states, still, workday)
        .sort((a, b) => a.cost - b.cost)
        .slice(0, MOST_STATES);
  }
  return null;
}
