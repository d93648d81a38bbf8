import type { Transaction } from 'dexie';
import type { Trip, TripCard } from '#domain/trip/trip.ts';
import type { Operation } from './operation.ts';
import type { StoredTrip } from './trip-state.ts';

/** What lists show beyond the card that the server sends. */
interface Shown extends Pick<Trip, 'title' | 'keptAs'> {
  /** What its picture is drawn from, beside where it goes. */
  readonly landscape?: Trip['landscape'];
  /** Degrees at the warmest of the first day, where that is known. */
  readonly warmest?: number | undefined;
}

/** What lists show of a trip on this device. */
export interface KeptCard extends TripCard, Shown {}

export const shownOf = ({ title, keptAs, landscape, days }: Trip): Shown => ({
  title,
  ...(keptAs && { keptAs }),
  landscape,
  warmest: days[0]?.weather?.temperature,
});

const unnamed: Shown = { title: null };

function shownAfter(before: Shown = unnamed, operation: Operation): Shown {
  if (operation.kind === 'trip.create') return shownOf(operation.body);
  if (operation.kind !== 'trip.patch') return before;
  return operation.body.changes.reduce(
    (shown, change) => (change.kind === 'title' ? { ...shown, title: change.title } : shown),
    before,
  );
}

/** Gives the cards of an earlier release what lists show now, those of trips that the server has not heard of included. */
export async function renewCards(tx: Transaction): Promise<void> {
  const shown = new Map<string, Shown>();
  await tx.table<StoredTrip>('trips').each(({ id, trip }) => shown.set(id, shownOf(trip)));
  const waiting = await tx.table<Operation>('outbox').orderBy('seq').toArray();
  for (const operation of waiting) {
    shown.set(operation.tripId, shownAfter(shown.get(operation.tripId), operation));
  }
  await tx
    .table<KeptCard>('cards')
    .toCollection()
    .modify((card, place) => {
      place.value = { ...card, ...(shown.get(card.id) ?? unnamed) };
    });
}
