import { type Activity, pointOfStop } from '#domain/trip/itinerary.ts';
import { frameOn } from '../frame.ts';
import { takenAt } from '../taken.ts';
import { type Check, endOf, type Violation } from './violation.ts';

const overlaps = ({ start, ...own }: Activity, hours: { readonly from: number; readonly to: number }) =>
  start < hours.to && endOf({ start, ...own }) > hours.from;

/** H24: nothing is planned in hours that belong to something else; what the travellers added themselves may be that. */
export const takenHours: Check = ({ trip, rules }) =>
  trip.days.flatMap(({ day, activities }) => {
    const { busy } = frameOn(rules, day);
    return activities.flatMap((activity): Violation[] => {
      if (activity.own || !busy.some((hours) => overlaps(activity, hours))) return [];
      return [
        { rule: 'H24', day, activityId: activity.id, message: `"${activity.name}" lies in hours that are taken` },
      ];
    });
  });

/** H25: from every stop there is time for the way to what is booked next, and from there to the next stop. */
export const bookingsInReach: Check = ({ trip, rules }) =>
  trip.days.flatMap(({ day, activities }) => {
    const { busy } = frameOn(rules, day);
    return activities.flatMap((activity): Violation[] => {
      const isClear = !busy.some((hours) => overlaps(activity, hours));
      const isFar = takenAt(busy, pointOfStop(activity)).some((hours) => overlaps(activity, hours));
      if (activity.own || !isClear || !isFar) return [];
      return [
        { rule: 'H25', day, activityId: activity.id, message: `no time between "${activity.name}" and a booking` },
      ];
    });
  });
