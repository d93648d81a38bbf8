import type { Activity } from '#domain/trip/itinerary.ts';
import { earliestAfter } from '#domain/trip/rearrange.ts';
import { isGoodHour } from './good-hour.ts';
import { lined } from './lined.ts';
import { isVisit, type Workday } from './workday.ts';

/** The hours at which a stop could begin behind each of a day's stops, the nearest to its old hour first. */
function startsFor(own: Activity, now: readonly Activity[]): number[] {
  const behind = now.map((before) => earliestAfter(before, own));
  return behind.sort((a, b) => Math.abs(a - own.start) - Math.abs(b - own.start));
}

/** A day with those of the visits it has lost that still fit somewhere in it, what it would miss most first. */
export function rescued(
  now: Activity[],
  lost: readonly Activity[],
  still: ReadonlySet<string>,
  workday: Workday,
): Activity[] {
  const { faultsOf, unwanted } = workday;
  // Time of one's own gives way.
  const withIn = (own: Activity, day: readonly Activity[]) =>
    [day, day.filter(({ kind }) => kind !== 'free-time')]
      .flatMap((rest) =>
        startsFor(own, rest)
          .filter((start) => isGoodHour(own, start, workday))
          .map((start) => lined([...rest, { ...own, start }], still)),
      )
      .find((made) => faultsOf(made).length === 0);
  return lost.filter((own) => isVisit(own) && !unwanted.has(own.id)).reduce((day, own) => withIn(own, day) ?? day, now);
}
