import type { DragEndEvent, DragOverEvent } from '@dnd-kit/core';
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { applyChanges, type Change } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { useArranging } from '#src/screens/trip/arrange/use-arranging.ts';
import { aTrip } from '../support/trips.ts';

const trip = aTrip();
const [day] = trip.days as [Trip['days'][number]];
const [first, second, third] = day.activities.map(({ id }) => id) as [string, string, string];

const over = (active: string, below: string) =>
  ({ active: { id: active }, over: { id: below } }) as DragOverEvent & DragEndEvent;

/** The hook over a trip that stores what is asked of it once it is told to. */
function arranging() {
  const asked: (readonly Change[])[] = [];
  const waiting: (() => void)[] = [];
  const change = (changes: readonly Change[]) => {
    asked.push(changes);
    return new Promise<null>((resolve) => waiting.push(() => resolve(null)));
  };
  const hook = renderHook(({ of }: { of: Trip }) => useArranging({ trip: of, version: 1 }, change as never), {
    initialProps: { of: trip },
  });
  const orderNow = () => hook.result.current.order.get(day.id)?.slice(0, 3);
  return { ...hook, asked, waiting, orderNow };
}

it('a stop that is taken while the move before is being stored is not lost', async () => {
  const { result, rerender, asked, waiting, orderNow } = arranging();
  act(() => result.current.lift(first));
  act(() => result.current.drop(over(first, second)));
  expect(orderNow()).toEqual([second, first, third]);
  expect(result.current.lifted).toBeNull();

  act(() => result.current.lift(third));
  expect(result.current.lifted).toBe(third);
  expect(orderNow()).toEqual([second, first, third]);
  const after = applyChanges(trip, asked[0] ?? []);
  await act(async () => waiting[0]?.());
  rerender({ of: after });
  expect(result.current.lifted).toBe(third);
  expect(orderNow()).toEqual([second, first, third]);
  act(() => result.current.over(over(third, first)));
  act(() => result.current.drop(over(third, first)));
  expect(asked).toHaveLength(2);
  rerender({ of: applyChanges(after, asked[1] ?? []) });
  expect(orderNow()).toEqual([second, third, first]);
});

it('a stop that a second device removes is in no hand any more', () => {
  const { result, rerender, asked } = arranging();
  act(() => result.current.lift(first));
  rerender({ of: applyChanges(trip, [{ kind: 'activity.remove', activityId: first }]) });
  expect(result.current.lifted).toBeNull();
  act(() => result.current.drop(over(first, second)));
  expect(asked).toEqual([]);
});
