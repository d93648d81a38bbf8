import { HANDED_CACHE } from '#contract/worker.ts';

/** Whether this device has something that another app handed over; what it is, `handed-over.ts` reads. */
export const isHandedWaiting = async (): Promise<boolean> =>
  'caches' in globalThis && caches.has(HANDED_CACHE).catch(() => false);

export async function forgetAllHanded(): Promise<void> {
  if ('caches' in globalThis) await caches.delete(HANDED_CACHE);
}
