import { dayCount } from '#domain/trip/dates.ts';
import { type PlanInput, type PlanResult, planChecked } from '../attempt.ts';
import { placesOf } from '../catalogue/places-of.ts';
import { type Draft, groundDraft } from './ground.ts';

export type RepairResult = PlanResult & {
  /** Ids of proposed places that the plan kept, and that it did not. */
  readonly kept: readonly string[];
  readonly dropped: readonly string[];
  /** Names the catalogue does not know. */
  readonly unknown: readonly string[];
};

/**
 * Turns any draft, also nonsense, into a plan that passes every check: names become places of the catalogue, what fits stays
 * on its day, the solver does the rest. An empty draft gives the planner's own plan.
 */
export function repairDraft(input: PlanInput, draft: Draft): RepairResult {
  const { proposed, unknown } = groundDraft(draft, input.destination, dayCount(input.request.dates));
  const result = planChecked({ ...input, proposed });
  const planned = new Set(
    result.kind === 'planned' ? placesOf(result.trip.days, input.destination).map(({ id }) => id) : [],
  );
  const ids = [...proposed.keys()];
  return {
    ...result,
    kept: ids.filter((id) => planned.has(id)),
    dropped: ids.filter((id) => !planned.has(id)),
    unknown,
  };
}
