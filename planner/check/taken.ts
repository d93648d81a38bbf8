import { frameOn } from '../frame.ts';
import { type Check, endOf, type Violation } from './violation.ts';

/** H24: nothing is planned in hours that belong to something else; what the travellers added themselves may be that. */
export const takenHours: Check = ({ trip, rules }) =>
  trip.days.flatMap(({ day, activities }) => {
    const { busy } = frameOn(rules, day);
    return activities.flatMap((activity): Violation[] => {
      if (activity.own || !busy.some(({ from, to }) => activity.start < to && endOf(activity) > from)) return [];
      return [
        { rule: 'H24', day, activityId: activity.id, message: `"${activity.name}" lies in hours that are taken` },
      ];
    });
  });
