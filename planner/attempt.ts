import type { Language } from '#domain/language.ts';
import { hashText, seededRandom } from '#domain/random.ts';
import { dayCount } from '#domain/trip/dates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledDestination } from './catalogue/compiled.ts';
import { CHECKER_VERSION, checkTrip, type Violation } from './check/check.ts';
import { readIntent, withoutRefusedThemes } from './intent/intent.ts';
import { answerWishes } from './narrate/answers.ts';
import { narrateDay, narrateTrip } from './narrate/narrate.ts';
import { planOutings } from './solver/day-trips.ts';
import { finishDay } from './solver/finish.ts';
import { buildInstance } from './solver/instance.ts';
import { solve } from './solver/solve.ts';

export const EMBEDDED_ENGINE = 'embedded-1';
/** Other seeds are tried this often when the checker refuses a plan. */
export const ATTEMPTS = 8;
/** From this attempt on, sorts of places that were refused are allowed where there is nothing else; the answers say so. */
const FIRST_LENIENT_ATTEMPT = 3;

export interface PlanInput {
  /** Id of the new trip; the only part of the answer that the seed does not decide. */
  readonly tripId: string;
  readonly request: TripRequest;
  readonly destination: CompiledDestination;
  readonly catalogueVersion: string;
  readonly language: Language;
  /** The date at the destination (H22); none when the caller has no clock. */
  readonly today?: string;
  /** Places somebody proposed, by id, with the index of their day: kept there where they fit. */
  readonly proposed?: ReadonlyMap<string, number>;
  /** Who proposed; stored with the plan. */
  readonly engine?: string;
  /** Default: drawn from the request, so that the same wish gives the same plan. */
  readonly seed?: number;
}

export type PlanResult =
  | { readonly kind: 'planned'; readonly trip: Trip }
  | { readonly kind: 'impossible'; readonly violations: readonly Violation[] };

/** Seed of a request: everything that was asked for, in the language it was asked in. */
export function defaultSeed(request: TripRequest, destinationId: string): number {
  return hashText(JSON.stringify([destinationId, request]));
}

function attempt(input: PlanInput, seed: number, lenient: boolean): Trip {
  const { request, destination, language } = input;
  const random = seededRandom(seed);
  const asked = readIntent(request, destination.compiled);
  const intent = lenient ? withoutRefusedThemes(asked) : asked;
  const instance = buildInstance(
    destination,
    intent,
    request.dates.start,
    dayCount(request.dates),
    new Set(),
    input.proposed,
  );
  const free = new Set<string>();
  const outings = planOutings(instance, request.dates.start);
  const stops = solve(instance, { routes: outings, meals: [] }, random).map((route) =>
    finishDay(instance, route, request.dates.start, free),
  );
  const story = { destination, request, intent, language, random };
  const texts = narrateTrip(stops, story);
  const days = stops.map((day, index) => narrateDay(day, index, story));
  return {
    id: input.tripId,
    destination: destination.name[language],
    destinationId: destination.id,
    landscape: destination.landscape,
    title: null,
    notes: '',
    dates: request.dates,
    travellers: request.travellers,
    categories: request.categories,
    preferences: request.preferences,
    budget: request.budget,
    ...texts,
    answers: answerWishes({ days, intent, destination, request, language }),
    days,
    provenance: {
      engine: input.engine ?? EMBEDDED_ENGINE,
      catalogueVersion: input.catalogueVersion,
      checkerVersion: CHECKER_VERSION,
      seed,
      language,
      factsDate: destination.facts.date,
    },
  };
}

/** The first attempt that passes every check, or what the last one broke. */
export function planChecked(input: PlanInput, seed: number): PlanResult {
  let violations: readonly Violation[] = [];
  for (let i = 0; i < ATTEMPTS; i++) {
    const trip = attempt(input, (seed + i) >>> 0, i >= FIRST_LENIENT_ATTEMPT);
    violations = checkTrip(trip, { destination: input.destination, ...(input.today && { today: input.today }) });
    if (violations.length === 0) return { kind: 'planned', trip };
  }
  return { kind: 'impossible', violations };
}
