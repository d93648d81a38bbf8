import type { DragEndEvent, DragOverEvent } from '@dnd-kit/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyChanges } from '#domain/trip/patch.ts';
import { movedTo, type Target } from '#domain/trip/rearrange.ts';
import type { Seen } from '#domain/trip/seen.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { changeNow, type Editing } from '../../../trip-view/editing.ts';
import { dayOf, type Order, orderOf, targetOver, withStopAt } from './order.ts';

/** A stop that was taken: where it would come to stand, and the order that is shown meanwhile. */
interface Lifted {
  /** How the stops stood. */
  readonly of: string;
  readonly id: string;
  readonly order: Order;
  readonly target: Target | null;
  /** It lies there until the trip that says so has come. */
  readonly isDown: boolean;
}

export interface Arranging {
  /** As it would be if the stop were put down where it is; as it is where there is no room. */
  readonly preview: Trip;
  readonly order: Order;
  /** The stop in the hand; null: none. */
  readonly lifted: string | null;
  /** The name of the stop for which there was no room; null: there was. */
  readonly refused: string | null;
  readonly lift: (id: string) => void;
  readonly over: (event: DragOverEvent) => void;
  readonly drop: (event: DragEndEvent) => void;
  readonly leave: () => void;
}

const standOf = ({ days }: Trip): string =>
  JSON.stringify(days.map(({ activities }) => activities.map(({ id, start }) => [id, start])));

const nameIn = ({ days }: Trip, id: string) =>
  days.flatMap(({ activities }) => activities).find((own) => own.id === id)?.name ?? '';

/** Whether a stop stands where it stood. */
function isWhereItWas(trip: Trip, id: string, { dayId, index }: Target): boolean {
  return trip.days.find((day) => day.id === dayId)?.activities[index]?.id === id;
}

/**
 * What was taken, once the stops stand otherwise than before (an earlier move is stored, a second device moved something): what is still in the
 * hand stays there, over the order that is now; what was put down is where the trip says.
 */
function renewed(last: Lifted, trip: Trip, stand: string): Lifted | null {
  const [order, { id, target }] = [orderOf(trip), last];
  const dayId = dayOf(order, id);
  if (last.isDown || dayId === undefined) return null;
  return { ...last, of: stand, order: target && target.dayId !== dayId ? withStopAt(order, id, target) : order };
}

/** Stops of a trip that are taken in the hand and put down; every one that is put down is stored as a step. */
export function useArranging({ trip, ...seen }: Seen, change: Editing['change']): Arranging {
  const { t } = useTranslation();
  const [last, setLifted] = useState<Lifted | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const stand = standOf(trip);
  const lifted = last && last.of !== stand ? renewed(last, trip, stand) : last;

  const moved = lifted?.target ? movedTo(trip, lifted.id, lifted.target) : null;

  async function store(id: string, target: Target): Promise<void> {
    const wanted = movedTo(trip, id, target);
    setRefused(wanted || isWhereItWas(trip, id, target) ? null : nameIn(trip, id));
    if (!wanted) return setLifted(null);
    const isStored = await changeNow({ change, seen: { trip, ...seen } }, wanted.changes, t);
    if (!isStored) setLifted((now) => (now && !now.isDown ? { ...now, order: orderOf(trip) } : null));
  }

  function over({ active, over: below }: DragOverEvent) {
    const id = String(active.id);
    setLifted((before) => {
      const now = before && before.of !== stand ? renewed(before, trip, stand) : before;
      const target = now && below && targetOver(now.order, id, String(below.id));
      if (!now || !target) return now;
      const isElsewhere = dayOf(now.order, id) !== target.dayId;
      return { ...now, target, order: isElsewhere ? withStopAt(now.order, id, target) : now.order };
    });
  }

  function drop({ active, over: below }: DragEndEvent) {
    const id = String(active.id);
    const target = lifted && below && targetOver(lifted.order, id, String(below.id));
    if (!target) return setLifted(null);
    setLifted({ of: stand, id, target, order: withStopAt(lifted.order, id, target), isDown: true });
    void store(id, target);
  }

  // What was put down just now stays where it is while another is taken: what is aimed at must not slip.
  const order = lifted?.order ?? orderOf(trip);
  return {
    preview: moved ? applyChanges(trip, moved.changes) : trip,
    order,
    lifted: lifted && !lifted.isDown ? lifted.id : null,
    refused,
    lift: (id) => {
      setRefused(null);
      setLifted({ of: stand, id, order, target: null, isDown: false });
    },
    over,
    drop,
    leave: () => setLifted(null),
  };
}
