import type { DragEndEvent, DragOverEvent } from '@dnd-kit/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { applyChanges } from '#domain/trip/patch.ts';
import { movedTo, type Target } from '#domain/trip/rearrange.ts';
import type { Seen } from '#domain/trip/seen.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { changeNow, type Editing } from '../../../trip-view/editing.ts';
import { dayOf, type Order, orderOf, targetOver, withStopAt } from './order.ts';

/** A stop in the hand: where it would come to stand, and the order that is shown meanwhile. */
interface Lifted {
  /** How the stops stood when it was taken: once they stand otherwise, the trip says where things are. */
  readonly of: string;
  readonly id: string;
  readonly order: Order;
  readonly target: Target | null;
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

/** Stops of a trip that are taken in the hand and put down; every one that is put down is stored as a step. */
export function useArranging({ trip, ...seen }: Seen, change: Editing['change']): Arranging {
  const { t } = useTranslation();
  const [last, setLifted] = useState<Lifted | null>(null);
  const [isStoring, setStoring] = useState(false);
  const [refused, setRefused] = useState<string | null>(null);
  // What was put down lies there until the trip that says so has come.
  const stand = standOf(trip);
  const lifted = last?.of === stand ? last : null;

  const moved = lifted?.target ? movedTo(trip, lifted.id, lifted.target) : null;

  async function store(id: string, target: Target): Promise<void> {
    const wanted = movedTo(trip, id, target);
    setRefused(wanted || isWhereItWas(trip, id, target) ? null : nameIn(trip, id));
    if (!wanted) return setLifted(null);
    setStoring(true);
    const isStored = await changeNow({ change, seen: { trip, ...seen } }, wanted.changes, t);
    setStoring(false);
    if (!isStored) setLifted(null);
  }

  function over({ active, over: below }: DragOverEvent) {
    const id = String(active.id);
    setLifted((now) => {
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
    setLifted({ of: stand, id, target, order: withStopAt(lifted.order, id, target) });
    void store(id, target);
  }

  return {
    preview: moved ? applyChanges(trip, moved.changes) : trip,
    order: lifted?.order ?? orderOf(trip),
    lifted: isStoring ? null : (lifted?.id ?? null),
    refused,
    lift: (id) => {
      setRefused(null);
      setLifted({ of: stand, id, order: orderOf(trip), target: null });
    },
    over,
    drop,
    leave: () => setLifted(null),
  };
}
