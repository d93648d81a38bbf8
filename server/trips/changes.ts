import * as z from 'zod/mini';
import { type Change, neverCollides, overlaps, pathOf } from '#domain/trip/patch.ts';

/** Which version changed a path last, on which device; `gone` when that removed it for good. */
const markSchema = z.object({ v: z.int(), d: z.string(), gone: z.optional(z.boolean()) });
export const pathsSchema = z.record(z.string(), markSchema);
export type Paths = z.infer<typeof pathsSchema>;

/** The stored paths that somebody else changed since `baseVersion` and that these changes touch too. */
export function collisions(changes: readonly Change[], paths: Paths, baseVersion: number, device: string): string[] {
  const touched = changes.map(pathOf).filter((path) => !neverCollides(path));
  return Object.entries(paths)
    .filter(([, { v, d }]) => v > baseVersion && d !== device)
    .map(([path]) => path)
    .filter((path) => touched.some((own) => overlaps(own, path)));
}

/** Without what speaks of luggage that was removed: there removal wins. */
export function withoutGone(changes: readonly Change[], paths: Paths): Change[] {
  return changes.filter((change) => {
    const path = pathOf(change);
    return !neverCollides(path) || !Object.entries(paths).some(([own, { gone }]) => gone && overlaps(own, path));
  });
}

/** The paths after these changes have made `version`. */
export function markPaths(changes: readonly Change[], paths: Paths, version: number, device: string): Paths {
  const marks = changes.map((change) => {
    const gone = change.kind === 'luggage.remove' && { gone: true };
    return [pathOf(change), { v: version, d: device, ...gone }] as const;
  });
  return { ...paths, ...Object.fromEntries(marks) };
}
