const KEY = 'reloadedForChunk';

/** Whether a deployment took a file away, and no other failure did; where a browser does not name it, it may be gone. */
async function isGone({ message }: Error): Promise<boolean> {
  const file = /\S*\/assets\/\S+/.exec(message)?.[0];
  return !file || (await fetch(file, { method: 'HEAD' })).status === 404;
}

/**
 * After a deployment an open page may ask for a chunk that is gone: reload once when there is a network, and never in a
 * loop (P7). What merely did not arrive is told of by the part of the page that asked for it.
 */
export function reloadWhenChunksAreGone(): void {
  const reload = (gone: boolean) => {
    if (!gone || !navigator.onLine || sessionStorage.getItem(KEY) !== null) return;
    sessionStorage.setItem(KEY, '1');
    window.location.reload();
  };
  window.addEventListener('vite:preloadError', ({ payload }) => void isGone(payload).then(reload, () => {}));
}
