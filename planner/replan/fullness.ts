import type { Activity } from '#domain/trip/itinerary.ts';
import { crowdOfDay } from '../check/shape.ts';
import { crowdOf } from '../crowd.ts';
import { frameOn } from '../frame.ts';
import type { Stop } from '../solver/stop.ts';
import type { DayContext, Slot } from './slot.ts';

const isVisit = ({ kind, meal }: Activity) => kind === 'place' && !meal;

/** Whether a day has room for a stop more: as much as its frame leaves (H3, H27), or as much as it held before. */
export function holds(slots: readonly Slot[], stop: Stop, { destination, instance, day, before }: DayContext): boolean {
  const { rules } = instance;
  const frame = frameOn(rules, day + 1);
  const kept = slots.flatMap((slot) => ('kept' in slot ? [slot.kept] : []));
  const added = slots.flatMap((slot) => ('added' in slot && slot.added.kind !== 'free-time' ? [slot.added] : []));
  const crowdIn = (activities: readonly Activity[]) => crowdOfDay(activities, { destination, rules });
  const visits = kept.filter(isVisit).length + added.filter(({ meal }) => !meal).length + Number(!stop.meal);
  return (
    crowdIn(kept) + crowdOf(rules, [...added, stop]) <= Math.max(frame.stops, crowdIn(before)) &&
    visits <= Math.max(frame.visits, before.filter(isVisit).length)
  );
}
