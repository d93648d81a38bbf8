const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 10_000;

/** Resolves after a while, at once when the network or the traveller comes back; rejects when the signal is aborted. */
export function untilWorthTrying(attempt: number, signal: AbortSignal): Promise<void> {
  const wait = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** attempt);
  return new Promise((resolve, reject) => {
    const events = new AbortController();
    const settle = (finish: () => void) => {
      clearTimeout(timer);
      events.abort();
      finish();
    };
    const timer = setTimeout(() => settle(resolve), wait);
    const now = () => settle(resolve);
    window.addEventListener('online', now, { signal: events.signal });
    window.addEventListener('pageshow', now, { signal: events.signal });
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && now(), {
      signal: events.signal,
    });
    signal.addEventListener('abort', () => settle(() => reject(signal.reason as Error)), { signal: events.signal });
  });
}
