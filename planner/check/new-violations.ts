import type { Trip } from '#domain/trip/trip.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { checkTrip } from './check.ts';
import type { Violation } from './violation.ts';

const keyOf = ({ rule, activityId, day }: Violation) => `${rule} ${activityId ?? day ?? ''}`;

/** Looks at what becomes of a trip: what it breaks that the trip as it was did not break. */
export function newViolations(before: Trip, destination: CompiledDestination): (after: Trip) => Violation[] {
  const broken = new Set(checkTrip(before, { destination }).map(keyOf));
  return (after) => checkTrip(after, { destination }).filter((violation) => !broken.has(keyOf(violation)));
}
