import { seededRandom } from '#domain/random.ts';
import { checkTrip, type Violation } from '#planner/check/check.ts';
import { checkReplan } from '#planner/check/replan.ts';
import { planTrip } from '#planner/plan-trip.ts';
import { replanTrip } from '#planner/replan/replan-trip.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { aRandomSelection, aRandomTrip } from '../support/random-trips.ts';

const tripId = '00000000-0000-4000-8000-000000000000';
const spoken = (violations: readonly Violation[]) =>
  violations
    .slice(0, 5)
    .map(({ rule, day, message }) => `${rule} day ${day ?? '-'}: ${message}`)
    .join('; ');

function plan(seed: number, number: number, { destinations, version }: Catalogue) {
  const { destination, request, language } = aRandomTrip(seed, number, destinations);
  const result = planTrip({ tripId, request, destination, catalogueVersion: version, language });
  const about = `#${number} ${destination.id} ${JSON.stringify({ ...request, preferences: request.preferences.slice(0, 80) })}`;
  return { destination, request, language, result, about };
}

export interface Outcome {
  /** Broken rules of something that was delivered, or a plan that was not delivered. */
  readonly fault?: string;
  /** Why an impossible replan was refused; says so honestly, so no fault. */
  readonly refused?: string;
}

/** What is wrong with plan `number` of a seed. */
export function planOutcome(seed: number, number: number, catalogue: Catalogue): Outcome {
  const { destination, result, about } = plan(seed, number, catalogue);
  if (result.kind === 'impossible') return { fault: `impossible ${about}: ${spoken(result.violations)}` };
  const violations = checkTrip(result.trip, { destination });
  return violations.length === 0 ? {} : { fault: `${about}: ${spoken(violations)}` };
}

/** The same for a replan of plan `number`: H12 and H13, and every other rule. */
export function replanOutcome(seed: number, number: number, catalogue: Catalogue): Outcome {
  const { destination, language, result, about } = plan(seed, number, catalogue);
  if (result.kind === 'impossible') return { fault: `impossible ${about}` };
  const ids = result.trip.days.map(({ activities }) => activities.map(({ id }) => id));
  const excluded = aRandomSelection(seededRandom(number), ids);
  const again = replanTrip({ tripId, trip: result.trip, excluded, destination, language });
  if (again.kind === 'impossible') return { refused: `${about}: ${spoken(again.violations)}` };
  const violations = [...checkReplan(result.trip, again.trip, excluded), ...checkTrip(again.trip, { destination })];
  return violations.length === 0 ? {} : { fault: `replan ${about}: ${spoken(violations)}` };
}
