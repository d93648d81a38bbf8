import { type KeptView, VIEWS_CACHE, viewKeyOf } from '#contract/worker.ts';

/** Whether there may be views on this device; at first nobody knows. */
let mayBeThere = true;

/** What a screen looks like now, for the worker to show at the next cold start. A device with no room for it does without. */
export async function putView(pathname: string, view: KeptView): Promise<void> {
  mayBeThere = true;
  const body = new Response(JSON.stringify(view), { headers: { 'content-type': 'application/json' } });
  const cache = await caches.open(VIEWS_CACHE);
  await cache.put(viewKeyOf(pathname), body).catch(() => undefined);
}

/** When anything they show changes: a view is the truth or not there. */
export async function deleteViews(): Promise<void> {
  if (!mayBeThere || !('caches' in globalThis)) return;
  mayBeThere = false;
  await caches.delete(VIEWS_CACHE).catch(() => undefined);
}
