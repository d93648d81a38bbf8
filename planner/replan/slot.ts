import type { Activity } from '#domain/trip/itinerary.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import type { Instance } from '../solver/instance.ts';
import type { TimedStop } from '../solver/timed-stop.ts';

/** A day in the making: activities that stay as they are, and stops that were put between them. */
export type Slot = { readonly kept: Activity } | { readonly added: TimedStop };

export interface DayContext {
  readonly destination: CompiledDestination;
  readonly instance: Instance;
  /** Index of the day. */
  readonly day: number;
  readonly date: string;
  /** Keys that may not be used: of everything in the old plan and of what has been added since. */
  readonly taken: Set<string>;
  /** The day before the replan. */
  readonly before: readonly Activity[];
}
