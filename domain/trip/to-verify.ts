import type { Open } from '../open-list.ts';
import type { Activity, VerifyReason } from './itinerary.ts';
import type { Trip } from './trip.ts';

export interface ToVerify {
  readonly day: number;
  readonly activity: Activity;
  readonly reasons: readonly (Open<VerifyReason> | 'booking')[];
}

/** What a traveller should look up or book before going, in the order of the plan; empty when nothing is open. */
export function toVerify(trip: Trip): ToVerify[] {
  return trip.days.flatMap(({ day, activities }) =>
    activities.flatMap((activity): ToVerify[] => {
      const reasons = [...(activity.booking ? (['booking'] as const) : []), ...activity.verify];
      return reasons.length === 0 ? [] : [{ day, activity, reasons }];
    }),
  );
}
