import { travelMinutes } from '#domain/place/travel-time.ts';
import { addDays, nightsBetween } from '#domain/trip/dates.ts';
import { type Activity, pointOfStop } from '#domain/trip/itinerary.ts';
import { frameOn, setsOffAt } from '../frame.ts';
import { type Check, type CheckInput, endOf, type Violation } from './violation.ts';

/** Whole minutes between two activities; 0 where one of them has no known point. */
function between(a: Activity, b: Activity): number {
  const from = pointOfStop(a);
  const to = pointOfStop(b);
  return from && to ? travelMinutes(from, to) : 0;
}

/** H4: in order, one at a time. */
export const noOverlap = ({ trip }: Pick<CheckInput, 'trip'>): Violation[] =>
  trip.days.flatMap(({ day, activities }) =>
    activities.slice(1).flatMap((activity, i): Violation[] => {
      const before = activities[i] as Activity;
      if (activity.start >= endOf(before)) return [];
      return [{ rule: 'H4', day, activityId: activity.id, message: `starts before "${before.name}" ends` }];
    }),
  );

/** H5: there is time to get there, in the morning too. */
export const timeToTravel: Check = ({ trip, rules, intent, destination }) =>
  trip.days.flatMap(({ day, activities }) => {
    const from = setsOffAt(rules, day, destination.byId.get(activities[0]?.placeId ?? '') ?? null);
    const home = intent.homes[day - 1]?.from;
    return activities.flatMap((activity, i): Violation[] => {
      const before = activities[i - 1];
      const here = pointOfStop(activity);
      // When their own day begins the travellers know themselves.
      if (!before && activity.own) return [];
      const needed = before ? between(before, activity) : here && home ? travelMinutes(home, here) : 0;
      const available = activity.start - (before ? endOf(before) : from);
      if (available >= needed) return [];
      const message = `${needed} min of travel, ${available} available`;
      return [{ rule: 'H5', day, activityId: activity.id, message }];
    });
  });

/** H16: back at the lodging in time. */
export const backInTime: Check = ({ trip, rules, intent }) =>
  trip.days.flatMap(({ day, activities }): Violation[] => {
    const last = activities.at(-1);
    if (!last || last.own) return [];
    const home = intent.homes[day - 1]?.to;
    const here = pointOfStop(last);
    const back = endOf(last) + (here && home ? travelMinutes(here, home) : 0);
    const { to } = frameOn(rules, day);
    if (back <= to) return [];
    return [{ rule: 'H16', day, activityId: last.id, message: `back ${back - to} min too late` }];
  });

/**
 * H22: the trip does not begin in the past. A traveller may still be on yesterday's side of the date line (D4). Times are
 * local minutes of the destination, so that a night on which clocks change moves nothing between H16's hours.
 */
export const notInThePast: Check = ({ trip, today }) => {
  if (today === null || nightsBetween(addDays(today, -1), trip.dates.start) >= 0) return [];
  return [{ rule: 'H22', message: `starts on ${trip.dates.start}, it is ${today} there` }];
};
