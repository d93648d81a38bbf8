import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { listenFor, useSilence } from '#src/api/silence.ts';

const silent = () => useSilence.getState().silent;

/** A request, and how it ends. */
function aRequest() {
  let resolve: (answer: string) => void = () => {};
  let reject: (error: Error) => void = () => {};
  const sent = new Promise<string>((...settle) => {
    [resolve, reject] = settle;
  });
  return { resolve, reject, heard: listenFor(sent).catch(() => 'failed') };
}

beforeEach(() => void vi.useFakeTimers());
afterEach(async () => {
  await listenFor(Promise.resolve());
  vi.useRealTimers();
});

describe('a server that does not answer', () => {
  it('is told of after five seconds, and no more once it does', async () => {
    const request = aRequest();
    await vi.advanceTimersByTimeAsync(4900);
    expect(silent()).toBe(false);
    await vi.advanceTimersByTimeAsync(200);
    expect(silent()).toBe(true);
    request.resolve('late');
    expect(await request.heard).toBe('late');
    expect(silent()).toBe(false);
  });

  it('is not told of while it answers others', async () => {
    const slow = aRequest();
    await vi.advanceTimersByTimeAsync(3000);
    await listenFor(Promise.resolve());
    await vi.advanceTimersByTimeAsync(3000);
    expect(silent()).toBe(false);
    slow.resolve('late');
  });

  it('is still told of when the request was given up, until it answers something', async () => {
    const request = aRequest();
    await vi.advanceTimersByTimeAsync(6000);
    request.reject(new TypeError('timed out'));
    await request.heard;
    expect(silent()).toBe(true);
    const refused = aRequest();
    refused.reject(Object.assign(new Error('409'), { response: {} }));
    await refused.heard;
    expect(silent()).toBe(false);
  });

  it('is not told of when its user has left meanwhile', async () => {
    const request = aRequest();
    request.reject(new Error('left'));
    await request.heard;
    await vi.advanceTimersByTimeAsync(10_000);
    expect(silent()).toBe(false);
  });
});
