import { type PageMessage, SYNC_TAG } from '#contract/worker.ts';

/** Not in every browser, and in no library of types. */
interface SyncRegistration extends ServiceWorkerRegistration {
  readonly sync?: { register(tag: string): Promise<void> };
}

/** Asks the browser to wake the worker once there is a network again; elsewhere the other moments of P2 have to do. */
export async function wakeWhenOnline(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const registration: SyncRegistration | undefined = await navigator.serviceWorker.getRegistration();
  // Refused in private windows, or by its user.
  await registration?.sync?.register(SYNC_TAG).catch(() => undefined);
}

/** Runs when the worker was woken. */
export function whenWoken(run: () => void): void {
  if (!('serviceWorker' in navigator)) return;
  navigator.serviceWorker.addEventListener('message', ({ data }: MessageEvent<PageMessage | undefined>) => {
    if (data?.type === 'SYNC') run();
  });
}
