import type { Language } from '#domain/language.ts';
import type { Progress } from '#domain/trip/progress.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';

export interface PlanOrder {
  readonly request: TripRequest;
  readonly destination: CompiledDestination;
  readonly catalogueVersion: string;
  readonly language: Language;
  /** The date at the destination. */
  readonly today: string;
}

export interface ReplanOrder {
  readonly trip: Trip;
  /** Ids of the activities to replace. */
  readonly excluded: ReadonlySet<string>;
  readonly destination: CompiledDestination;
  readonly language: Language;
}

/** The caller who waits for a plan: hears how it goes, and may stop waiting. */
export interface Watch {
  /** Whose plan it is; null for a visitor without an account. */
  readonly userId: string | null;
  readonly signal: AbortSignal;
  readonly report: (progress: Progress) => void;
}

/** What proposes a plan. Answers with a checked trip under a new id, or Problem PLAN_IMPOSSIBLE. */
export interface Engine {
  readonly name: string;
  plan(order: PlanOrder, watch: Watch): Promise<Trip>;
  /** The same for a plan of which some activities are replaced and the rest stays (D15). */
  replan(order: ReplanOrder, watch: Watch): Promise<Trip>;
}

/** For a caller that needs no word on the way. */
export const unwatched = (): Watch => ({
  userId: null,
  signal: new AbortController().signal,
  report: () => {},
});
