import type { ShellReport, WorkerMessage } from '#contract/worker.ts';

const TIMEOUT_MS = 10_000;

/** Asks the service worker to read files of the app; null where there is none, or it does not answer. */
export function askWorker(message: WorkerMessage): Promise<ShellReport | null> {
  const worker = 'serviceWorker' in navigator ? navigator.serviceWorker.controller : null;
  if (!worker) return Promise.resolve(null);
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    window.setTimeout(() => resolve(null), TIMEOUT_MS);
    port1.onmessage = ({ data }: MessageEvent<ShellReport>) => resolve(data);
    worker.postMessage(message, [port2]);
  });
}

/** Whether all files of the library that draws kept maps are here, and their bytes; fetches them first when told to. */
export async function mapLibrary(fetchMissing: boolean): Promise<{ readonly here: boolean; readonly bytes: number }> {
  const report = await askWorker({ type: 'CHECK_MAP_LIBRARY', fetchMissing });
  return { here: report !== null && report.missing.length === 0, bytes: report?.bytes ?? 0 };
}
