import type { Activity } from '#domain/trip/itinerary.ts';

/** The id of an activity's card on the page. */
export function activityAnchor({ id }: Activity): string {
  return `stop-${id}`;
}

export function activityHref(activity: Activity): string {
  return `#${activityAnchor(activity)}`;
}
