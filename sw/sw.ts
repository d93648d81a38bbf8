/// <reference lib="webworker" />
import type { WorkerMessage } from '#contract/worker.ts';
import { answerRequests } from './routes.ts';

declare const self: ServiceWorkerGlobalScope;

answerRequests();

// The page asks for this after its user agreed; a new version never takes over by itself (P7).
self.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage | undefined;
  if (message?.type === 'SKIP_WAITING') void self.skipWaiting();
});
