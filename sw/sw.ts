/// <reference lib="webworker" />
import { type PageMessage, SYNC_TAG, type WorkerMessage } from '#contract/worker.ts';
import { answerRequests } from './routes.ts';
import type { Shell } from './shell.ts';

declare const self: ServiceWorkerGlobalScope;

/** Not in every browser, and in no library of types. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

const { shell, mapLibrary } = answerRequests();

async function report(files: Shell, port: MessagePort, fetchMissing: boolean): Promise<void> {
  if (fetchMissing) await files.fetchMissing();
  port.postMessage(await files.report());
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | undefined;
  // The page asks for this after its user agreed; a new version never takes over by itself (P7).
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  const [port] = event.ports;
  if (message?.type === 'CHECK_SHELL' && port) event.waitUntil(report(shell, port, message.fetchMissing));
  if (message?.type === 'CHECK_MAP_LIBRARY' && port) event.waitUntil(report(mapLibrary, port, message.fetchMissing));
});

/** Only a page can sign what it sends (P2). With none open this fails, and the browser asks again later. */
async function wakePages(): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window' });
  if (pages.length === 0) throw new Error('no page is open');
  for (const page of pages) page.postMessage({ type: 'SYNC' } satisfies PageMessage);
}

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === SYNC_TAG) sync.waitUntil(wakePages());
});
