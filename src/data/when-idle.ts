/** A page that is never idle has it run all the same. */
const LONGEST_BUSY_MS = 2000;

/**
 * Runs when the page has nothing to draw, or after `guessMs` milliseconds in a browser that cannot tell. Returns what calls it
 * off.
 */
export function whenIdle(run: () => void, guessMs: number): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = globalThis.setTimeout(run, guessMs);
    return () => globalThis.clearTimeout(timer);
  }
  const asked = window.requestIdleCallback(run, { timeout: LONGEST_BUSY_MS });
  return () => window.cancelIdleCallback(asked);
}
