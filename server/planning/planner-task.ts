import type { Language } from '#domain/language.ts';
import type { Destination } from '#domain/place/destination.ts';
import type { Day } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { PlanResult } from '#planner/attempt.ts';
import { type CompiledDestination, factsOf } from '#planner/catalogue/compiled.ts';
import type { DraftDay } from '#planner/repair/ground.ts';
import type { DayResult } from '#planner/repair/next-day.ts';

interface Common {
  readonly tripId: string;
  readonly destinationId: string;
  /** Of a destination that is not in the catalogue: all of it. */
  readonly facts?: Destination;
  readonly language: Language;
}

interface Growing extends Common {
  readonly request: TripRequest;
  readonly today: string;
  readonly engine: string;
  /** The days so far. */
  readonly days: readonly Day[];
}

export type DayTask = Growing & { readonly kind: 'day'; readonly draft: DraftDay };

type TripTask =
  | (Common & { readonly kind: 'plan'; readonly request: TripRequest; readonly today: string })
  | (Common & {
      readonly kind: 'replan';
      readonly trip: Trip;
      readonly excluded: ReadonlySet<string>;
      readonly proposed?: ReadonlyMap<string, number>;
      readonly engine?: string;
    })
  | (Growing & { readonly kind: 'finish' });

/** How a task names its destination. */
export const sentTo = (destination: CompiledDestination): Pick<Common, 'destinationId' | 'facts'> => ({
  destinationId: destination.id,
  ...(destination.sources && { facts: factsOf(destination) }),
});

/** What goes to a planner thread; destinations of the catalogue by id, because every thread has read it. */
export type PlannerTask = TripTask | DayTask;

export type ResultOf<Task extends PlannerTask> = Task extends DayTask ? DayResult : PlanResult;

/** What comes back: a result, or what went wrong in the thread. */
export type PlannerAnswer = { readonly result: PlanResult | DayResult } | { readonly failed: string };

export interface Waiting {
  readonly signal?: AbortSignal;
  /** Called when a thread begins with the task. */
  readonly onStart?: () => void;
  /** No traveller waits for it: every task of one that comes later goes first. */
  readonly yields?: boolean;
}

/** What does the planner's work. */
export interface Planner {
  run<Task extends PlannerTask>(task: Task, waiting?: Waiting): Promise<ResultOf<Task>>;
}

/** The same planner for work that no traveller waits for. */
export const yielding = (planner: Planner): Planner => ({
  run: (task, waiting = {}) => planner.run(task, { ...waiting, yields: true }),
});
