import type { Language } from '#domain/language.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { PlanResult } from '#planner/attempt.ts';

interface Common {
  readonly tripId: string;
  readonly destinationId: string;
  readonly language: Language;
}

/** What goes to a planner thread; destinations by id, because every thread has read the catalogue. */
export type PlannerTask =
  | (Common & { readonly kind: 'plan'; readonly request: TripRequest; readonly today: string })
  | (Common & { readonly kind: 'replan'; readonly trip: Trip; readonly excluded: ReadonlySet<string> });

/** What comes back: a result, or what went wrong in the thread. */
export type PlannerAnswer = { readonly result: PlanResult } | { readonly failed: string };
