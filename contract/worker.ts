/** What the page may say to its service worker. */
export type WorkerMessage = { readonly type: 'SKIP_WAITING' };
