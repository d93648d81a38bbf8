import { type KeptStart, type KeptView, START_KEY, VIEWS_CACHE, viewKeyOf } from '#contract/worker.ts';

/** Whether there may be views on this device; at first nobody knows. */
let mayBeThere = true;

async function put(key: string, value: KeptView | KeptStart): Promise<void> {
  mayBeThere = true;
  const body = new Response(JSON.stringify(value), { headers: { 'content-type': 'application/json' } });
  const cache = await caches.open(VIEWS_CACHE);
  await cache.put(key, body).catch(() => undefined);
}

/** What a screen looks like now, for the worker to show at the next cold start. A device with no room for it does without. */
export const putView = (pathname: string, view: KeptView): Promise<void> => put(viewKeyOf(pathname), view);

/** Where the installed app is to open. */
export const putStart = (start: KeptStart): Promise<void> => put(START_KEY, start);

/** When anything they say changes: a view is the truth or not there. */
export async function deleteViews(): Promise<void> {
  if (!mayBeThere || !('caches' in globalThis)) return;
  mayBeThere = false;
  await caches.delete(VIEWS_CACHE).catch(() => undefined);
}
