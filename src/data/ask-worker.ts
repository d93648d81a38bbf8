import type { ShellReport, WorkerMessage } from '#contract/worker.ts';

const TIMEOUT_MS = 10_000;
/** As long as all files may take on a bad network. */
const FETCH_TIMEOUT_MS = 60_000;

/** The one that answers for this page, or will for the next: a first visit has none of its own yet. */
async function findWorker(): Promise<ServiceWorker | null> {
  if (!('serviceWorker' in navigator)) return null;
  const { controller } = navigator.serviceWorker;
  return controller ?? (await navigator.serviceWorker.getRegistration())?.active ?? null;
}

/** Asks the service worker to read files of the app; null where there is none, or it does not answer. */
export async function askWorker(message: WorkerMessage): Promise<ShellReport | null> {
  const worker = await findWorker();
  if (!worker) return null;
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const fetches = 'fetchMissing' in message && message.fetchMissing;
    window.setTimeout(() => resolve(null), fetches ? FETCH_TIMEOUT_MS : TIMEOUT_MS);
    port1.onmessage = ({ data }: MessageEvent<ShellReport>) => resolve(data);
    worker.postMessage(message, [port2]);
  });
}

/** Whether all files of the library that draws kept maps are here, and their bytes; fetches them first when told to. */
export async function mapLibrary(fetchMissing: boolean): Promise<{ readonly here: boolean; readonly bytes: number }> {
  const report = await askWorker({ type: 'CHECK_MAP_LIBRARY', fetchMissing });
  return { here: report !== null && report.missing.length === 0, bytes: report?.bytes ?? 0 };
}
