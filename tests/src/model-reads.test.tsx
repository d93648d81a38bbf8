import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { understood } from '#domain/wishes/understood.ts';
import { written } from '#domain/wishes/written.ts';
import { destinationSheetOf } from '#planner/catalogue/name-sheet.ts';
import { readWishes } from '#reading/read.ts';
import { readText, useReading } from '#src/data/understanding.ts';
import { beginSession, forgetSession } from '#src/session/session.ts';
import { ada } from '../support/stored-user.ts';
import { aDestination } from '../support/trips.ts';

const call = vi.hoisted(() => vi.fn());
const settings = vi.hoisted(() => ({ modelReads: true as boolean | undefined }));
vi.mock('#src/api/call.ts', () => ({ call }));
vi.mock('#src/data/settings.ts', () => ({ useSettings: () => settings, knownSettings: () => settings }));

/** What a worker would do beside the page. */
class WorkerHere extends EventTarget {
  postMessage({ number, text, sheet, dates }: { number: number; text: string; sheet: never; dates: never }): void {
    const answer = { number, understood: understood(readWishes(text, sheet, dates), sheet) };
    queueMicrotask(() => this.dispatchEvent(new MessageEvent('message', { data: answer })));
  }
  terminate(): void {}
}

const sheet = destinationSheetOf(aDestination('rome'));
const dates = { start: '2028-05-09', end: '2028-05-12' };
/** Time goes on; 1,500 milliseconds after the last key a model may be asked. */
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const later = () => after(2_500);

const asked = () =>
  (call.mock.calls as [Endpoint, { body: { preferences: string } }][]).map(([{ path }, { body }]) => [
    path,
    body.preferences,
  ]);

/** The model reads the last word as a taste for flamenco. */
const answerBy = (read: string) =>
  call.mockImplementation(async (_, { body: { preferences: text } }: { body: { preferences: string } }) => ({
    destinationId: 'rome',
    wishes: [
      {
        item: { kind: 'sort', tag: 'flamenco', stance: 'want' },
        quote: { from: text.lastIndexOf(' ') + 1, to: text.length },
        binds: 'like',
        confidence: 'guess',
        prospect: null,
      },
    ],
    unknown: [],
    read,
  }));

function reading(text: string, known: typeof sheet | null = sheet) {
  return renderHook((shown: string) => useReading(shown, known, dates), { initialProps: text });
}
const said = (wishes: readonly { readonly item: Parameters<typeof written>[0] }[] = []) =>
  wishes.map(({ item }) => written(item));

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('Worker', WorkerHere);
  call.mockReset();
  answerBy('model');
  settings.modelReads = true;
  beginSession(ada, { access: 'a', refresh: 'r' });
});
afterEach(() => {
  forgetSession();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('asks the server once the writer pauses, and shows what the model guesses among what is read here', async () => {
  const { result, rerender } = reading('Vegan, o');
  await after(1_000);
  rerender('Vegan, ole');
  await after(1_400);
  expect(said(result.current?.wishes)).toEqual(['diet vegan all']);
  expect(asked()).toEqual([]);
  await after(200);
  expect(said(result.current?.wishes)).toEqual(['diet vegan all', 'sort flamenco want']);
  expect(result.current?.wishes.map(({ confidence }) => confidence)).toEqual(['sure', 'guess']);
  expect(asked()).toEqual([['/api/trips/understand', 'Vegan, ole']]);
  // What is confirmed is what was shown.
  expect(said((await readText('Vegan, ole', sheet, dates)).wishes)).toEqual(['diet vegan all', 'sort flamenco want']);
});

it('does not ask about the same text twice, nor again where it got no answer', async () => {
  call.mockRejectedValue(new Error('no network'));
  for (let n = 0; n < 2; n++) {
    const { result, unmount } = reading('Vegan, caramba');
    await later();
    expect(said(result.current?.wishes)).toEqual(['diet vegan all']);
    unmount();
  }
  expect(asked()).toHaveLength(1);
});

it.each([
  ['the installation has no model that reads', () => void (settings.modelReads = false)],
  ['the server does not say so', () => void (settings.modelReads = undefined)],
  ['the visitor is not signed in', forgetSession],
  ['there is no network', () => void vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)],
])('does not ask where %s', async (why, arrange) => {
  arrange();
  const { result } = reading(`Vegan, ${why}`);
  await later();
  expect(said(result.current?.wishes)).toContain('diet vegan all');
  expect(asked()).toEqual([]);
  vi.restoreAllMocks();
});

it('does not ask without the names of the destination, nor show anything of another account or trip', async () => {
  const { unmount } = reading('Vegan, arsa', null);
  await later();
  expect(asked()).toEqual([]);
  unmount();
  const { result } = reading('Vegan, arsa');
  await later();
  expect(said(result.current?.wishes)).toContain('sort flamenco want');
  const read = async (when: typeof dates) => said((await readText('Vegan, arsa', sheet, when)).wishes);
  expect(await read({ ...dates, end: '2028-05-11' })).toEqual(['diet vegan all']);
  beginSession({ ...ada, id: '0b1a2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d' }, { access: 'b', refresh: 'b' });
  expect(await read(dates)).toEqual(['diet vegan all']);
});

it('shows what it read itself where the server says that the grammar read alone', async () => {
  answerBy('grammar');
  const { result } = reading('Vegan, jaleo');
  await later();
  expect(asked()).toHaveLength(1);
  expect(said(result.current?.wishes)).toEqual(['diet vegan all']);
});
