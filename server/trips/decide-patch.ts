import { applyChanges, type Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { collisions, markPaths, type Paths, withoutGone } from './changes.ts';

/** A trip as the server holds it. */
export interface StoredState {
  readonly version: number;
  readonly trip: Trip;
  readonly paths: Paths;
}

export interface PatchRequest {
  readonly device: string;
  readonly baseVersion: number;
  readonly overwrite: boolean;
  readonly changes: readonly Change[];
}

export type PatchDecision =
  | { readonly kind: 'changed'; readonly state: StoredState }
  | { readonly kind: 'conflict'; readonly paths: readonly string[] };

/**
 * What a patch makes of a trip: changes of other paths since its base are kept, changes of the same path by another device
 * are a conflict unless the traveller has seen them. Pure.
 */
export function decidePatch(stored: StoredState, patch: PatchRequest): PatchDecision {
  const { device, baseVersion, overwrite } = patch;
  const colliding = overwrite ? [] : collisions(patch.changes, stored.paths, baseVersion, device);
  if (colliding.length > 0) return { kind: 'conflict', paths: colliding };
  const changes = withoutGone(patch.changes, stored.paths);
  const version = stored.version + 1;
  const paths = markPaths(changes, stored.paths, version, device);
  return { kind: 'changed', state: { version, trip: applyChanges(stored.trip, changes), paths } };
}
