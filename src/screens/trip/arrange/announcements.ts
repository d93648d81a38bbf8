import type { Announcements, UniqueIdentifier } from '@dnd-kit/core';
import type { TFunction } from 'i18next';
import { formatLocalTime } from '#domain/trip/local-time.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type Order, targetOver } from './order.ts';

interface Said {
  readonly trip: Trip;
  readonly preview: Trip;
  readonly order: Order;
}

function spotIn({ days }: Trip, id: UniqueIdentifier) {
  const day = days.find(({ activities }) => activities.some((own) => own.id === id));
  const stop = day?.activities.find((own) => own.id === id);
  return { name: stop?.name ?? '', day: day?.day ?? 0, time: formatLocalTime(stop?.start ?? 0) };
}

/** What a screen reader is told of a stop that is carried by keys. */
export function announcementsOf({ trip, preview, order }: Said, t: TFunction): Announcements {
  return {
    onDragStart: ({ active }) => t('stop.arrange.lifted', { name: spotIn(trip, active.id).name }),
    onDragOver: ({ active, over }) => {
      const target = over && targetOver(order, String(active.id), String(over.id));
      const day = trip.days.find(({ id }) => id === target?.dayId);
      if (!target || !day) return;
      const count = new Set([...day.activities.map(({ id }) => id), String(active.id)]).size;
      const { name } = spotIn(trip, active.id);
      return t('stop.arrange.over', { name, day: day.day, place: target.index + 1, total: count });
    },
    onDragEnd: ({ active }) => t('stop.arrange.dropped', spotIn(preview, active.id)),
    onDragCancel: ({ active }) => t('stop.arrange.left', { name: spotIn(trip, active.id).name }),
  };
}
