import type { Trip } from '#domain/trip/trip.ts';
import { ATTEMPTS, defaultSeed, type PlanInput, type PlanResult, planChecked } from './attempt.ts';
import { expectationsOf } from './expectations.ts';

/** Other plans are tried so often when one does not meet an expectation. */
const BETTER_TRIES = 8;

/**
 * Plans a trip and lets the checker decide: a plan with a violation is never returned. Where comparing matters (see
 * `expectationsOf`) other seeds are tried until the plan compares well. Pure and deterministic; throws only on bugs.
 */
export function planTrip(input: PlanInput): PlanResult {
  const { request, destination } = input;
  const seed = input.seed ?? defaultSeed(request, destination.id);
  const planned = planChecked(input, seed);
  if (planned.kind === 'impossible') return planned;
  const floors = expectationsOf(planned.trip, destination, request).flatMap(({ other, measure }) => {
    const compared = planTrip({ ...input, request: other });
    return compared.kind === 'planned' ? [{ measure, atLeast: measure(compared.trip) }] : [];
  });
  const misses = (trip: Trip) => floors.filter(({ measure, atLeast }) => measure(trip) < atLeast).length;
  let best = planned;
  for (let i = 1; i <= BETTER_TRIES && misses(best.trip) > 0; i++) {
    const other = planChecked(input, (seed + i * ATTEMPTS) >>> 0);
    if (other.kind === 'planned' && misses(other.trip) < misses(best.trip)) best = other;
  }
  return best;
}
