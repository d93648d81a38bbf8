import * as z from 'zod/mini';
import { type MapArea, mapAreaSchema } from '#contract/map-areas.ts';
import { mapCacheOf } from './map-caches.ts';

/** What is being kept, beside its file in parts. */
const noteSchema = z.object({ area: mapAreaSchema, tripId: z.string() });

const noteAddress = (tripId: string) => `/kept-map/${tripId}`;
const partAddress = (tripId: string, from: number) => `${noteAddress(tripId)}/${from}`;

export interface KeptMap {
  readonly area: MapArea;
  /** In order, each beginning where the one before ends. */
  readonly parts: readonly Blob[];
  readonly bytes: number;
}

async function cacheOf(userId: string | null): Promise<Cache | null> {
  if (!('caches' in globalThis) || !(await caches.has(mapCacheOf(userId)))) return null;
  return caches.open(mapCacheOf(userId));
}

/** What this device has of the map around a trip, whole or not; null when the user has not asked for it. */
export async function readMap(userId: string | null, tripId: string): Promise<KeptMap | null> {
  const cache = await cacheOf(userId);
  const note = noteSchema.safeParse(await (await cache?.match(noteAddress(tripId)))?.json());
  if (!cache || !note.success) return null;
  const parts: Blob[] = [];
  let bytes = 0;
  while (bytes < note.data.area.bytes) {
    const part = await (await cache.match(partAddress(tripId, bytes)))?.blob();
    if (!part || part.size === 0) break;
    parts.push(part);
    bytes += part.size;
  }
  return { area: note.data.area, parts, bytes };
}

/** Notes that the map around a trip is to be kept; parts of another file are no use any more. */
export async function beginMap(userId: string | null, tripId: string, area: MapArea): Promise<void> {
  const before = await readMap(userId, tripId);
  if (before && before.area.file !== area.file) await deleteMap(userId, tripId);
  const cache = await caches.open(mapCacheOf(userId));
  await cache.put(noteAddress(tripId), Response.json({ area, tripId }));
}

/** Throws the browser's QuotaExceededError when there is no room. */
export async function addPart(userId: string | null, tripId: string, from: number, part: Blob): Promise<void> {
  const cache = await caches.open(mapCacheOf(userId));
  await cache.put(partAddress(tripId, from), new Response(part));
}

export async function deleteMap(userId: string | null, tripId: string): Promise<void> {
  const cache = await cacheOf(userId);
  const kept = await readMap(userId, tripId);
  let from = 0;
  for (const { size } of kept?.parts ?? []) {
    await cache?.delete(partAddress(tripId, from));
    from += size;
  }
  await cache?.delete(noteAddress(tripId));
}
