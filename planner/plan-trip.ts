import type { Language } from '#domain/language.ts';
import { dayCount } from '#domain/trip/dates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledDestination } from './catalogue/compiled.ts';
import { CHECKER_VERSION, checkTrip, type Violation } from './check/check.ts';
import { readIntent } from './intent/intent.ts';
import { narrateDay, narrateTrip } from './narrate/narrate.ts';
import { hashText, seededRandom } from './random.ts';
import { planOutings } from './solver/day-trips.ts';
import { finishDay } from './solver/finish.ts';
import { buildInstance } from './solver/instance.ts';
import { solve } from './solver/solve.ts';

export const EMBEDDED_ENGINE = 'embedded-1';
/** Other seeds are tried this often when the checker refuses a plan. */
const ATTEMPTS = 4;

export interface PlanInput {
  /** Id of the new trip; the only part of the answer that the seed does not decide. */
  readonly tripId: string;
  readonly request: TripRequest;
  readonly destination: CompiledDestination;
  readonly catalogueVersion: string;
  readonly language: Language;
  /** Default: drawn from the request, so that the same wish gives the same plan. */
  readonly seed?: number;
}

export type PlanResult =
  | { readonly kind: 'planned'; readonly trip: Trip }
  | { readonly kind: 'impossible'; readonly violations: readonly Violation[] };

/** Seed of a request: everything that was asked for, in the language it was asked in. */
function defaultSeed(request: TripRequest, destinationId: string): number {
  return hashText(JSON.stringify([destinationId, request]));
}

function attempt(input: PlanInput, seed: number): Trip {
  const { request, destination, language } = input;
  const random = seededRandom(seed);
  const intent = readIntent(request, destination.compiled);
  const days = dayCount(request.dates);
  const instance = buildInstance(destination, intent, request.dates.start, days, new Set());
  const free = new Set<string>();
  const outings = planOutings(instance, request.dates.start);
  const stops = solve(instance, { routes: outings, meals: [] }, random).map((route) =>
    finishDay(instance, route, request.dates.start, free),
  );
  const story = { destination, request, intent, language, random };
  return {
    id: input.tripId,
    destination: destination.name[language],
    destinationId: destination.id,
    dates: request.dates,
    travellers: request.travellers,
    categories: request.categories,
    preferences: request.preferences,
    budget: request.budget,
    ...narrateTrip(stops, story),
    days: stops.map((day, index) => narrateDay(day, index, story)),
    provenance: {
      engine: EMBEDDED_ENGINE,
      catalogueVersion: input.catalogueVersion,
      checkerVersion: CHECKER_VERSION,
      seed,
    },
  };
}

/**
 * Plans a trip and lets the checker decide: a plan with a violation is never returned. Pure and deterministic; throws only
 * on bugs.
 */
export function planTrip(input: PlanInput): PlanResult {
  const seed = input.seed ?? defaultSeed(input.request, input.destination.id);
  let violations: readonly Violation[] = [];
  for (let i = 0; i < ATTEMPTS; i++) {
    const trip = attempt(input, (seed + i) >>> 0);
    violations = checkTrip(trip, { destination: input.destination });
    if (violations.length === 0) return { kind: 'planned', trip };
  }
  return { kind: 'impossible', violations };
}
