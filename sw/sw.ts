/// <reference lib="webworker" />
import { SYNC_TAG, type WorkerMessage } from '#contract/worker.ts';
import { DATABASE_URL, type DatabaseScope } from './database-scope.ts';
import { answerRequests } from './routes.ts';
import type { Shell } from './shell.ts';

interface TrustedTypes {
  createPolicy(name: string, rules: { readonly createScriptURL: (url: string) => string }): unknown;
}

declare const self: ServiceWorkerGlobalScope & DatabaseScope & { readonly trustedTypes?: TrustedTypes };

/** Not in every browser, and in no library of types. */
interface SyncEvent extends ExtendableEvent {
  readonly tag: string;
}

function withDatabase(): DatabaseScope {
  if (!self.sendWhatWaits) bringDatabase();
  return self;
}

const { shell, mapLibrary } = answerRequests({
  drawTrip: async (...what) => (await withDatabase().drawTrip?.(...what)) ?? null,
  drawSharedTrip: async (...what) => (await withDatabase().drawSharedTrip?.(...what)) ?? null,
  findStart: async (reader) => (await withDatabase().findStart?.(reader)) ?? null,
});

async function keepRest(port: MessagePort): Promise<void> {
  port.postMessage(await shell.keepRest());
}

async function report(files: Shell, port: MessagePort, fetchMissing: boolean): Promise<void> {
  if (fetchMissing) await files.fetchMissing();
  port.postMessage(await files.report());
}

self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | undefined;
  // The page asks for this after its user agreed; a new version never takes over by itself (P7).
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
  const [port] = event.ports;
  if (message?.type === 'KEEP_APP' && port) event.waitUntil(keepRest(port));
  if (message?.type === 'CHECK_SHELL' && port) event.waitUntil(report(shell, port, message.fetchMissing));
  if (message?.type === 'CHECK_MAP_LIBRARY' && port) event.waitUntil(report(mapLibrary, port, message.fetchMissing));
});

/** The only script that may come into this worker after it has started (P8, Trusted Types). */
self.trustedTypes?.createPolicy('default', {
  createScriptURL: (url) => {
    if (url !== DATABASE_URL) throw new TypeError(`${url} is not ours`);
    return url;
  },
});

/** Scripts that come in while the worker is installed are kept with it, and need no network later. */
function bringDatabase(): void {
  try {
    self.importScripts(DATABASE_URL);
  } catch {
    // Without it the pages send and draw, as in browsers that wake no worker.
  }
}

/** With the app closed too. Rejects when the browser should ask again later. */
async function sendWhatWaits(): Promise<void> {
  await withDatabase().sendWhatWaits?.();
}

self.addEventListener('install', bringDatabase);
self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === SYNC_TAG) sync.waitUntil(sendWhatWaits());
});
