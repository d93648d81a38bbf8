import {
  type KeptReader,
  type KeptStart,
  type KeptView,
  READER_CACHE,
  READER_KEY,
  START_KEY,
  VIEWS_CACHE,
  viewKeyOf,
} from '#contract/worker.ts';

let edition = 0;

/** Counts the changes of what views show: one that was drawn in an earlier edition is out of date. */
export const viewsEdition = (): number => edition;

async function put(key: string, value: KeptView | KeptStart | KeptReader, name = VIEWS_CACHE): Promise<void> {
  const body = new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
  const cache = await caches.open(name);
  await cache.put(key, body).catch(() => undefined);
}

/**
 * What a screen looked like in an edition, for the worker to show at the next cold start; nothing where that is not the last one.
 * A device with no room for it does without.
 */
export async function putView(pathname: string, view: KeptView, drawnIn: number): Promise<void> {
  if (drawnIn === edition) await put(viewKeyOf(pathname), view);
}

/** Where the installed app is to open. */
export const putStart = (start: KeptStart): Promise<void> => put(START_KEY, start);

/** For whom the worker may draw trips of which no view is kept; null: for no user any more. */
export async function putReader(reader: KeptReader | null): Promise<void> {
  if (!('caches' in globalThis)) return;
  if (reader) await put(READER_KEY, reader, READER_CACHE);
  else await caches.delete(READER_CACHE).catch(() => undefined);
}

/** When anything they say changes: a view is the truth or not there. */
export async function deleteViews(): Promise<void> {
  edition += 1;
  if ('caches' in globalThis) await caches.delete(VIEWS_CACHE).catch(() => undefined);
}
