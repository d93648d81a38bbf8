import * as z from 'zod/mini';
import { type Change, neverCollides, overlaps, pathOf } from '#domain/trip/patch.ts';

/** Which version changed a path last, on which device; `gone` when that removed it for good. */
const markSchema = z.object({ v: z.int(), d: z.string(), gone: z.optional(z.boolean()) });
export const pathsSchema = z.record(z.string(), markSchema);
export type Paths = z.infer<typeof pathsSchema>;

/** No path is spelled like this: its mark holds the version with which the trip was made anew after a deletion, as importing a file does. */
export const REMADE = 'remade';

/** The marks of a trip that is made, or made anew. */
export const marksOfNew = (version: number): Paths => (version > 1 ? { [REMADE]: { v: version, d: '' } } : {});

/** Whether a device speaks of the trip from before it was made anew: any of it may have changed. The device that makes it has no base yet. */
export const isFromBefore = (paths: Paths, baseVersion: number): boolean =>
  baseVersion > 0 && baseVersion < (paths[REMADE]?.v ?? 0);

/** The part of a trip that a path speaks of: of `activity/<id>/notes` it is `activity/<id>`. Only paths of one part overlap. */
export const partOf = (path: string): string => path.split('/', 2).join('/');

/** The stored paths that another device changed since `baseVersion`, without what never asks. */
export function changedElsewhere(paths: Paths, baseVersion: number, device: string): string[] {
  return Object.entries(paths)
    .filter(([path]) => path !== REMADE || isFromBefore(paths, baseVersion))
    .filter(([path, { v, d }]) => v > baseVersion && d !== device && !neverCollides(path))
    .map(([path]) => path);
}

/** Those of them that these changes touch too. */
export function collisions(changes: readonly Change[], paths: Paths, baseVersion: number, device: string): string[] {
  const touched = new Map<string, string[]>();
  for (const path of changes.map(pathOf).filter((own) => !neverCollides(own)))
    touched.set(partOf(path), [...(touched.get(partOf(path)) ?? []), path]);
  const isTouched = (path: string) => touched.get(partOf(path))?.some((own) => overlaps(own, path)) ?? false;
  return changedElsewhere(paths, baseVersion, device).filter(isTouched);
}

/** Without what speaks of luggage or a document that was removed: there removal wins. */
export function withoutGone(changes: readonly Change[], paths: Paths): Change[] {
  const gone = new Set(Object.entries(paths).flatMap(([path, mark]) => (mark.gone ? [partOf(path)] : [])));
  return changes.filter((change) => !gone.has(partOf(pathOf(change))));
}

const removals: readonly Change['kind'][] = ['luggage.remove', 'document.remove'];

/** The paths after these changes have made `version`. */
export function markPaths(changes: readonly Change[], paths: Paths, version: number, device: string): Paths {
  const marks = changes.map((change) => {
    const gone = removals.includes(change.kind) && { gone: true };
    return [pathOf(change), { v: version, d: device, ...gone }] as const;
  });
  return { ...paths, ...Object.fromEntries(marks) };
}
