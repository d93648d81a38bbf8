import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Activity, Day } from '#domain/trip/itinerary.ts';

export interface MappedStop extends Coordinates {
  readonly activity: Activity;
  /** 1 for the first of its day, those without a place counted too. */
  readonly number: number;
}

/** The stops of a day whose place is known. */
export function mappedStops({ activities }: Day): MappedStop[] {
  return activities.flatMap((activity, index) => {
    const { latitude, longitude } = activity;
    return latitude === null || longitude === null ? [] : [{ activity, number: index + 1, latitude, longitude }];
  });
}
