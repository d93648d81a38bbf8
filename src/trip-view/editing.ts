import type { Change } from '#domain/trip/patch.ts';

/** What the owner of a trip can do with it; every change is visible at once, network or not. */
export interface Editing {
  readonly change: (...changes: readonly Change[]) => void;
}
