import { known } from '../open-list.ts';
import { type AccessKind, accessKinds } from '../place/access.ts';
import { accessBetween, isWalked, travelMinutes, wayM } from '../place/travel-time.ts';
import { type Activity, pointOfStop } from './itinerary.ts';

/** Nearer than this, in metres, two stops are at the same place, and there is no way to speak of. */
export const SAME_PLACE_M = 25;

/** How one comes from a stop to the next: on foot, by what a town has, or by what is known to lead there. */
export interface Way {
  readonly by: 'foot' | 'transit' | AccessKind;
  /** Whole minutes, estimated as the checks do (docs/specification/checks.md). */
  readonly minutes: number;
}

/** The way between two stops; null where they are at one place, or where it is not known where one of them is. */
export function wayBetween(before: Activity, after: Activity): Way | null {
  const [from, to] = [pointOfStop(before), pointOfStop(after)];
  if (!from || !to || wayM(from, to) < SAME_PLACE_M) return null;
  const minutes = travelMinutes(from, to);
  const [first, second] = accessBetween(from, to);
  if (first) return { by: second ? 'mixed' : (known(accessKinds, first.by) ?? 'mixed'), minutes };
  return { by: isWalked(from, to) ? 'foot' : 'transit', minutes };
}
