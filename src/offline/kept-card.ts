import type { Transaction } from 'dexie';
import type { Trip, TripCard } from '#domain/trip/trip.ts';
import type { Operation } from './operation.ts';
import type { StoredTrip } from './trip-state.ts';

/** What lists show of a trip on this device. */
export interface KeptCard extends TripCard, Pick<Trip, 'title'> {}

function titleAfter(before: Trip['title'], operation: Operation): Trip['title'] {
  if (operation.kind === 'trip.create') return operation.body.title;
  if (operation.kind !== 'trip.patch') return before;
  return operation.body.changes.reduce((title, change) => (change.kind === 'title' ? change.title : title), before);
}

/** Gives the cards of an earlier release the names of their trips, those the server has not heard of included. */
export async function nameCards(tx: Transaction): Promise<void> {
  const titles = new Map<string, Trip['title']>();
  await tx.table<StoredTrip>('trips').each(({ id, trip }) => titles.set(id, trip.title));
  const waiting = await tx.table<Operation>('outbox').orderBy('seq').toArray();
  for (const operation of waiting) {
    titles.set(operation.tripId, titleAfter(titles.get(operation.tripId) ?? null, operation));
  }
  await tx
    .table<KeptCard>('cards')
    .toCollection()
    .modify((card, place) => {
      place.value = { ...card, title: titles.get(card.id) ?? null };
    });
}
