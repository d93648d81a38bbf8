import type { Day } from './itinerary.ts';

/** People set off on a round minute. */
const STEP = 5;

/**
 * When one leaves the centre for the first stop of a day where that lies out of town, in local minutes, by the usual way there; null: it lies in town, or
 * nothing is known of the way.
 */
export function setsOffAt({ activities: [first] }: Pick<Day, 'activities'>): number | null {
  if (!first?.access || first.kind !== 'place') return null;
  const at = first.start - first.access.minutes;
  return at < 0 ? null : at - (at % STEP);
}
