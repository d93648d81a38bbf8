import { legOf } from '#domain/trip/booking.ts';
import { arrivalOf, waitAfter, waitBefore } from '#domain/trip/booking-hours.ts';
import { nightsBetween } from '#domain/trip/dates.ts';
import { onClocksOf } from '#domain/trip/moments.ts';
import { LIGHT } from '../rules.ts';
import { type Check, eachActivity, endOf, type Violation } from './violation.ts';

const DAY = 24 * 60;

/**
 * H26: nothing before an arrival and its wait (border, luggage), nothing after the time to be there for a departure. Counted from the
 * bookings alone; the ways are the other checks' affair.
 */
export const afterArrivalBeforeDeparture: Check = ({ trip, destination, intent }) => {
  const minuteOf = (moment: Parameters<typeof onClocksOf>[0]) => {
    const { date, time } = onClocksOf(moment, destination.zone);
    return time === null ? null : nightsBetween(trip.dates.start, date) * DAY + time;
  };
  const limits = intent.bookings.flatMap((booking) => {
    const leg = legOf(booking);
    const at = leg && minuteOf(leg === 'in' ? arrivalOf(booking) : booking.start);
    if (at === null) return [];
    return leg === 'in' ? { from: at + waitAfter(booking) } : { to: at - waitBefore(booking) };
  });
  // Journeys that arrive after the trip is over say nothing of its days.
  const last = trip.days.length * DAY;
  return eachActivity(trip).flatMap(({ day, activity }): Violation[] => {
    const [start, end] = [(day - 1) * DAY + activity.start, (day - 1) * DAY + endOf(activity)];
    const isEarly = limits.some((limit) => 'from' in limit && limit.from < last && start < limit.from);
    const isLate = limits.some((limit) => 'to' in limit && limit.to > 0 && end > limit.to);
    if (activity.own || (!isEarly && !isLate)) return [];
    const message = `"${activity.name}" lies ${isEarly ? 'before the arrival' : 'after the time to leave'}`;
    return [{ rule: 'H26', day, activityId: activity.id, message }];
  });
};

/** H27: who comes from a night on the way, or wants an easy day, has two visits that day and meals, no more. */
export const lightDays: Check = ({ trip, rules }) => {
  const { arrival } = rules.fixed;
  const light = new Set([...rules.lightDays, ...(arrival?.isLight ? [arrival.day] : [])]);
  return trip.days.flatMap(({ day, activities }): Violation[] => {
    const visits = activities.filter(({ kind, meal, own }) => kind === 'place' && meal === null && !own).length;
    if (!light.has(day) || visits <= LIGHT) return [];
    return [{ rule: 'H27', day, message: `${visits} visits on a light day, at most ${LIGHT}` }];
  });
};
