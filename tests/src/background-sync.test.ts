import { afterEach, expect, it, vi } from 'vitest';
import { SYNC_TAG } from '#contract/worker.ts';
import { wakeWhenOnline, whenWoken } from '#src/data/background-sync.ts';

/** A browser's worker container, as far as this needs one. */
function container(sync?: { register: (tag: string) => Promise<void> }): EventTarget {
  const workers = Object.assign(new EventTarget(), { getRegistration: async () => ({ ...(sync && { sync }) }) });
  vi.stubGlobal('navigator', { serviceWorker: workers });
  return workers;
}
afterEach(() => {
  vi.unstubAllGlobals();
});

it('the browser is asked to wake the worker once there is a network', async () => {
  const register = vi.fn<(tag: string) => Promise<void>>().mockResolvedValue();
  container({ register });
  await wakeWhenOnline();
  expect(register).toHaveBeenCalledExactlyOnceWith(SYNC_TAG);
});

it('a browser that refuses or does not know it is no error', async () => {
  container({ register: () => Promise.reject(new DOMException('no', 'NotAllowedError')) });
  await expect(wakeWhenOnline()).resolves.toBeUndefined();
  container();
  await expect(wakeWhenOnline()).resolves.toBeUndefined();
});

it('a woken page runs what it was told to, and nothing on other messages', () => {
  const workers = container();
  const run = vi.fn<() => void>();
  whenWoken(run);
  workers.dispatchEvent(new MessageEvent('message', { data: { type: 'OTHER' } }));
  expect(run).not.toHaveBeenCalled();
  workers.dispatchEvent(new MessageEvent('message', { data: { type: 'SYNC' } }));
  expect(run).toHaveBeenCalledOnce();
});
