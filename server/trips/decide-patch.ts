import { applyChanges, type Change, overlaps } from '#domain/trip/patch.ts';
import { isSaid } from '#domain/trip/seen.ts';
import { pathsWithoutTarget } from '#domain/trip/targets.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { collisions, markPaths, type Paths, withoutGone } from './changes.ts';
import { doubtful, forgetMarks, REMEMBERED_PARTS } from './forget-marks.ts';

/** A trip as the server holds it. */
export interface StoredState {
  readonly version: number;
  readonly trip: Trip;
  readonly paths: Paths;
}

export interface PatchRequest {
  readonly device: string;
  readonly baseVersion: number;
  readonly overwrite?: boolean;
  readonly changes: readonly Change[];
}

export type PatchDecision =
  | { readonly kind: 'changed'; readonly state: StoredState }
  /** `gone`: those of the paths whose stop or day the trip no longer has. */
  | { readonly kind: 'conflict'; readonly paths: readonly string[]; readonly gone: readonly string[] };

/**
 * What a patch makes of a trip: changes of other paths since its base are kept, changes of the same path by another device
 * are a conflict unless the traveller has seen them or both say the same. A change whose stop or day is gone is one always: nothing could be written (P9).
 * Pure.
 */
export function decidePatch(stored: StoredState, patch: PatchRequest, remembered = REMEMBERED_PARTS): PatchDecision {
  const { device, baseVersion, overwrite } = patch;
  // Two devices that wrote the same agree, and it stays the word of the first.
  const unsaid = patch.changes.filter((change) => !isSaid(stored.trip, change));
  const asked = [...collisions(unsaid, stored.paths, baseVersion, device), ...doubtful(unsaid, stored, baseVersion)];
  const colliding = overwrite ? [] : [...new Set(asked)];
  const changes = withoutGone(patch.changes, stored.paths);
  const gone = pathsWithoutTarget(stored.trip, changes);
  // The removal of a stop marks the stop; what the traveller changed of it is what the answer names.
  const others = colliding.filter((path) => !gone.some((lost) => overlaps(lost, path)));
  if (others.length + gone.length > 0) return { kind: 'conflict', paths: [...others, ...gone], gone };
  const version = stored.version + 1;
  const trip = applyChanges(stored.trip, changes);
  const written = changes.filter((change) => unsaid.includes(change));
  const paths = forgetMarks(markPaths(written, stored.paths, version, device), trip, remembered);
  return { kind: 'changed', state: { version, trip, paths } };
}
