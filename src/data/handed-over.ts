import { type HandedNote, handedFileKey, handedKey, idInKey, isNoteKey, isOver } from '#contract/handed.ts';
import { HANDED_CACHE } from '#contract/worker.ts';
import { TELLING_BYTES, typeOfContent } from '#domain/trip/document-type.ts';
import { forgetAllHanded } from './handed-waiting.ts';

/** What another app handed over, sorted by what becomes of it. */
export interface Handed {
  readonly id: string;
  /** Empty: none. */
  readonly text: string;
  /** For the reader of confirmations. */
  readonly files: readonly File[];
  /** PDFs and pictures: nothing is read of them. */
  readonly documents: readonly HandedDocument[];
  readonly refused: HandedNote['refused'];
}

export interface HandedDocument {
  readonly place: number;
  readonly file: File;
}

const openCache = () => ('caches' in globalThis ? caches.open(HANDED_CACHE) : null);

/** Those that wait, the newest last. */
async function waitingIds(): Promise<string[]> {
  if (!('caches' in globalThis) || !(await caches.has(HANDED_CACHE))) return [];
  const urls = (await (await caches.open(HANDED_CACHE)).keys()).map(({ url }) => url);
  const now = Date.now();
  return urls
    .filter(isNoteKey)
    .map(idInKey)
    .filter((id) => !isOver(id, now))
    .sort();
}

/** How many things that were handed over wait; none where this device cannot tell. */
export const countHanded = async (): Promise<number> => (await waitingIds().catch(() => [])).length;

/** A pass is read like a confirmation: what it says is worth more than its picture. */
async function isDocument(file: File): Promise<boolean> {
  return typeOfContent(new Uint8Array(await file.slice(0, TELLING_BYTES).arrayBuffer())) !== null;
}

async function fileAt(cache: Cache, id: string, { place, name, type }: HandedNote['files'][number]) {
  const content = await cache.match(handedFileKey(id, place));
  if (!content) return [];
  const file = new File([await content.blob()], name, { type });
  return [{ place, file, isDocument: await isDocument(file) }];
}

/** One that was handed over, or with null the newest; null where it is not here, or no longer. */
export async function readHanded(asked: string | null): Promise<Handed | null> {
  const ids = await waitingIds();
  const id = asked === null ? ids.at(-1) : ids.find((own) => own === asked);
  // A cache that is opened is made: what looks for nothing must leave none behind.
  const cache = id === undefined ? null : await openCache();
  const kept = await cache?.match(handedKey(id ?? ''));
  if (id === undefined || !cache || !kept) return null;
  const { text, files, refused } = (await kept.json()) as HandedNote;
  const found = (await Promise.all(files.map((file) => fileAt(cache, id, file)))).flat();
  return {
    id,
    text,
    files: found.filter((own) => !own.isDocument).map(({ file }) => file),
    documents: found.filter((own) => own.isDocument),
    refused,
  };
}

/** Removes one that was handed over from this device. */
export async function forgetHanded(id: string): Promise<void> {
  const cache = await openCache();
  for (const { url } of (await cache?.keys()) ?? []) if (idInKey(url) === id) await cache?.delete(url);
  if ((await cache?.keys())?.length === 0) await forgetAllHanded();
}

/** Removes files of one that was handed over; what is left of it waits on, if there is anything. */
export async function forgetFiles(id: string, places: readonly number[]): Promise<void> {
  const cache = await openCache();
  const kept = await cache?.match(handedKey(id));
  if (!cache || !kept) return;
  const note = (await kept.json()) as HandedNote;
  const files = note.files.filter(({ place }) => !places.includes(place));
  if (files.length === 0 && note.text === '') return forgetHanded(id);
  await cache.put(handedKey(id), new Response(JSON.stringify({ ...note, files })));
  for (const place of places) await cache.delete(handedFileKey(id, place));
}
