import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Wish } from '#domain/wishes/wish.ts';
import { toConfirmedRequest } from '#src/screens/plan-trip/form-values.ts';
import { submitForm, usePlanFlow } from '#src/screens/plan-trip/plan-flow.ts';

const confirmedWishes = vi.hoisted(() => vi.fn<() => Promise<Wish[]>>());
vi.mock('#src/screens/plan-trip/wishes/confirmed.ts', () => ({ confirmedWishes }));

const arrival: Wish = { item: { kind: 'arrival', day: 1, time: 870 }, quote: null, binds: 'must' };
const added = { ...arrival, words: null, removed: false };
const none = { removed: [], switched: [], corrected: [], added: [] };
const typed = {
  destination: 'Rome',
  start: '2028-05-09',
  end: '2028-05-12',
  adults: 2,
  children: 0,
  categories: [],
  budget: null,
  preferences: 'no museums',
};
const changedByHand = { ...typed, wishes: { ...none, added: [added] } };

const isDone = vi.fn();
const readAfter = (ms: number) =>
  confirmedWishes.mockImplementation(() => new Promise((resolve) => setTimeout(resolve, ms, [arrival])));

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.clearAllMocks();
  usePlanFlow.setState({ step: 'form' }, true);
});

describe('a reading that takes long', () => {
  it('is left to the server where nothing was changed by hand', async () => {
    readAfter(8000);
    const request = toConfirmedRequest(typed);
    await vi.advanceTimersByTimeAsync(2600);
    expect(await request).not.toHaveProperty('wishes');
  });

  it.each([
    ['added', { ...none, added: [added] }],
    ['removed', { ...none, removed: [{ key: 'k', words: 'no museums' }] }],
    ['switched', { ...none, switched: [{ mark: { key: 'k', words: 'no museums' }, binds: 'like' }] }],
  ])('is waited for where a wish was %s: nothing else knows of that', async (_, wishes) => {
    readAfter(8000);
    const request = toConfirmedRequest({ ...typed, wishes });
    void request.then(isDone);
    await vi.advanceTimersByTimeAsync(7900);
    expect(isDone).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    expect((await request).wishes).toEqual([arrival]);
  });
});

describe('a reading that fails', () => {
  it('is left to the server where nothing was changed by hand', async () => {
    confirmedWishes.mockRejectedValue(new Error('no worker'));
    expect(await toConfirmedRequest(typed)).not.toHaveProperty('wishes');
  });

  it.each([
    ['at once', () => void confirmedWishes.mockRejectedValue(new Error('no worker'))],
    ['by never ending', () => void readAfter(60_000)],
  ])('%s sends nothing where something was, and says so', async (_, fail) => {
    fail();
    const submit = vi.fn(async () => {});
    const sent = submitForm(changedByHand, submit);
    await vi.advanceTimersByTimeAsync(21_000);
    await sent;
    expect(submit).not.toHaveBeenCalled();
    expect(usePlanFlow.getState()).toMatchObject({ step: 'failed', work: 'plan' });
  });
});
