import { travelMinutes } from '#domain/place/travel-time.ts';
import { type Activity, type Day, pointOfStop } from '#domain/trip/itinerary.ts';
import { earliestAfter, fixedIn, following } from '#domain/trip/rearrange.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { goodStarts } from '../solver/good-hours.ts';
import { startSpans } from '../solver/starts.ts';
import { ceilToStep } from '../solver/steps.ts';
import type { Stop } from '../solver/stop.ts';
import type { TimedStop } from '../solver/timed-stop.ts';
import { type Placement, SHIFT_WEIGHT, TRAVEL_WEIGHT } from './fill-day.ts';
import { holds } from './fullness.ts';
import type { DayContext } from './slot.ts';

/** What follows may begin so many minutes later. */
const LATEST = 15;

const WHOLE_DAY = { from: 0, to: 1439 };

interface Gone {
  readonly trip: Trip;
  readonly day: Day;
  /** The stop whose place is taken. */
  readonly activity: Activity;
}

/** A place as a stop of a day, as far as ways and hours go. */
const asStop = (gone: Activity, { anchor, start, minutes }: TimedStop): Activity => ({
  ...gone,
  id: '',
  start,
  duration: minutes,
  latitude: anchor.latitude,
  longitude: anchor.longitude,
  access: anchor.access && { ...anchor.access, from: null },
});

/** A place right where a stop stood, with what follows as late as that makes necessary; null where that is too late. */
export function pushedPlacement(stop: Stop, { trip, day, activity }: Gone, context: DayContext): Placement | null {
  const place = stop.place;
  const at = day.activities.indexOf(activity);
  const kept = day.activities.filter((own) => own !== activity).map((own) => ({ kept: own }));
  if (!place || !holds(kept, stop, context)) return null;
  const [before, rest] = [day.activities.slice(0, at), day.activities.slice(at + 1)];
  const minutes = Math.min(stop.minutes, Math.max(activity.duration, ceilToStep(place.duration.min)));
  const begin = (start: number): TimedStop => ({
    kind: 'place',
    place,
    meal: stop.meal,
    anchor: place,
    start,
    minutes,
  });
  const last = before.at(-1);
  const added = begin(Math.max(activity.start, earliestAfter(last, asStop(activity, begin(activity.start)))));
  const starts = goodStarts(startSpans(place, context.date, minutes, WHOLE_DAY), place, context.date, minutes);
  if (!starts.some(({ from, to }) => from <= added.start && added.start <= to)) return null;
  const after = following(rest, asStop(activity, added), fixedIn(trip, day));
  const later = Math.max(0, ...after.map(({ start }, i) => start - (rest[i]?.start ?? start)));
  if (later > LATEST) return null;
  const points = [last, after[0]].flatMap((own) => (own && pointOfStop(own)) ?? []);
  const travel = points.reduce((sum, point) => sum + travelMinutes(point, place), 0);
  const slots = [...before.map((own) => ({ kept: own })), { added }, ...after.map((own) => ({ kept: own }))];
  return { slots, added, travel, value: stop.score - TRAVEL_WEIGHT * travel - SHIFT_WEIGHT * later };
}
