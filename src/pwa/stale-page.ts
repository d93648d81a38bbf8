const KEY = 'reloadedForChunk';

/**
 * After a deployment an open page may ask for a chunk that is gone: reload once when there is a network, and never in a
 * loop (P7).
 */
export function reloadWhenChunksAreGone(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || sessionStorage.getItem(KEY) !== null) return;
    sessionStorage.setItem(KEY, '1');
    event.preventDefault();
    window.location.reload();
  });
}
