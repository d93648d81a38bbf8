import { getPhotoEndpoint, type Photo } from '#contract/photos.ts';
import { PICTURES_CACHE } from '#contract/worker.ts';
import { call } from '../api/call.ts';
import type { UserDatabase } from '../offline/database.ts';

/** A picture is never worth an error: without it there is the drawn cover. */
export async function keepPicture(database: UserDatabase, key: string, signal?: AbortSignal): Promise<void> {
  if (!('caches' in globalThis)) return;
  try {
    const { photo } = await call(getPhotoEndpoint, { params: { key }, ...(signal && { signal }) });
    if (!photo) return;
    const pictures = await caches.open(PICTURES_CACHE);
    if (!(await pictures.match(photo.src))) await pictures.add(photo.src);
    await database.photos.put({ key, photo });
  } catch {
    signal?.throwIfAborted();
  }
}

/** Bytes of a picture that is kept here; null when it is not. */
export async function pictureBytes({ src }: Photo): Promise<number | null> {
  if (!('caches' in globalThis)) return null;
  const kept = await caches.match(src, { cacheName: PICTURES_CACHE });
  return kept ? (await kept.arrayBuffer()).byteLength : null;
}

export async function forgetPictures(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(PICTURES_CACHE);
}
