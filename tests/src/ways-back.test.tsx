import { act, renderHook } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import { startI18n } from '#src/i18n/i18n.ts';
import { useWaysBack } from '#src/screens/trip/arrange/use-ways-back.ts';

beforeAll(() => startI18n());

/** A sheet in which changes were made, named in the order in which they are taken back; each takes a moment. */
async function changed(...names: readonly string[]) {
  const taken: string[] = [];
  const left = [...names];
  const change = vi.fn(async () => {
    const name = left.shift() ?? '';
    return async () => {
      await new Promise((done) => setTimeout(done, 20));
      if (name === 'fails') throw new Error('the device is full');
      taken.push(name);
      return true;
    };
  });
  const { result } = renderHook(() => useWaysBack(change as never));
  for (const _ of names) await act(async () => void (await result.current.changing([], {} as never)));
  return { result, taken };
}
const press = (result: { current: ReturnType<typeof useWaysBack> }) => act(async () => result.current.back?.());

it('takes each change back once, the last first, however quickly the traveller presses', async () => {
  const { result, taken } = await changed('first', 'second', 'third');
  await act(async () => {
    for (let i = 0; i < 3; i++) result.current.back?.();
  });
  await vi.waitFor(() => expect(taken).toEqual(['third', 'second', 'first']));
  expect(result.current.back).toBeNull();
});

it('keeps what could not be taken back', async () => {
  const { result, taken } = await changed('fails');
  await press(result);
  expect(result.current.back).toBeNull();
  await vi.waitFor(() => expect(result.current.back).not.toBeNull());
  expect(taken).toEqual([]);
});
