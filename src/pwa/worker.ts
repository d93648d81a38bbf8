import { create } from 'zustand';
import type { AppKept, WorkerMessage } from '#contract/worker.ts';

interface UpdateState {
  /** A new worker that waits for permission to take over. */
  readonly waiting: ServiceWorker | null;
}

export const useUpdate = create<UpdateState>(() => ({ waiting: null }));

/** An installed page may stay open for days: a user who comes back to it is told of a new version. */
function lookForUpdates(registration: ServiceWorkerRegistration): void {
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && navigator.onLine) registration.update().catch(() => undefined);
  });
}

function offerWhenReady(registration: ServiceWorkerRegistration): void {
  const offer = () => {
    if (registration.waiting && navigator.serviceWorker.controller)
      useUpdate.setState({ waiting: registration.waiting });
  };
  offer();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', offer));
}

/** Looks for a newer version at once: the server says something that this one does not understand. */
export async function updateSoon(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await registration?.update().catch(() => undefined);
}

/** Registers the service worker; a failure leaves the page as it is, online only. Whether there is one. */
export async function startWorker(): Promise<boolean> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    offerWhenReady(registration);
    lookForUpdates(registration);
    return true;
  } catch {
    // Private windows and old devices may refuse; nothing the visitor must answer.
    return false;
  }
}

/**
 * Has everything of the app fetched that is not on this device yet, after a first visit or when the browser cleared it; resolves when there
 * is a worker and it has tried. Never where there is none.
 */
export async function keepApp(): Promise<AppKept> {
  const { active } = await navigator.serviceWorker.ready;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }: MessageEvent<AppKept>) => resolve(data);
    active?.postMessage({ type: 'KEEP_APP' } satisfies WorkerMessage, [port2]);
  });
}

/** Lets the waiting worker take over and reloads once it has. */
export function applyUpdate(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage({ type: 'SKIP_WAITING' } satisfies WorkerMessage);
}
