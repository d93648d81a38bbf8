import type { Photo } from '#contract/photos.ts';
import { type KeptAs, keptAs } from '#domain/trip/kept-as.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { Seen } from '#domain/trip/seen.ts';
import type { Trip, TripCard } from '#domain/trip/trip.ts';
import { withNewIds } from '#domain/trip/with-new-ids.ts';
import { databaseOf, type KeptPlan, type UserDatabase } from '../offline/database.ts';
import type { KeptCard } from '../offline/kept-card.ts';
import type { NewOperation } from '../offline/operation.ts';
import { newOperation } from '../offline/outbox.ts';
import { readSeen, recordChange, recordDeletion, recordNew } from '../offline/trip-store.ts';
import { currentUserId } from './session.ts';
import { somethingWasSaved } from './storage.ts';
import { readAhead, type Stored, useStored } from './stored.ts';
import { storedSoon } from './stored-soon.ts';
import { syncSoon } from './sync-soon.ts';

type PatchOperation = Extract<NewOperation, { kind: 'trip.patch' }>;

/** Where a trip is: only here, refused by the server, or saved there too, in the list or as what else its owner keeps it. */
export type TripPlacement = 'on-this-device' | 'needs-attention' | 'saved' | KeptAs;

export interface MyTrip extends KeptCard {
  readonly placement: TripPlacement;
  /** The picture of its destination that this device has. */
  readonly photo: Photo | null;
}

/** Notes that a plan, where this trip is one, has been saved: it is not offered as unsaved once its owner deletes the trip. */
export async function noteSaved({ plans }: UserDatabase, tripId: string): Promise<void> {
  await plans
    .filter((row) => 'trip' in row && row.trip.id === tripId)
    .modify((row, place) => {
      place.value = { ...row, savedAs: tripId } as KeptPlan;
    })
    .catch(() => undefined);
}

/**
 * Saves a trip: one transaction puts it on this device and queues it for the server; resolves when both are on the disk,
 * network or not. Saving a trip that is here already changes nothing.
 */
export async function saveTrip(trip: Trip): Promise<void> {
  const database = databaseOf(currentUserId());
  await storedSoon(recordNew(database, newOperation('trip.create', trip.id, trip)));
  await noteSaved(database, trip.id);
  somethingWasSaved();
  syncSoon();
}

/**
 * Changes a saved trip, here at once and on the server when it can be reached. `seen` is what was on the screen when its owner began;
 * where the same was changed meanwhile, what is kept waits for a decision. Rejects when this device could not store it; `more` is written
 * with it or not at all.
 */
export async function changeTrip(
  seen: Seen,
  changes: readonly Change[],
  more?: (database: UserDatabase) => Promise<void>,
): Promise<void> {
  const { trip, version: baseVersion } = seen;
  const body = { changes, baseVersion };
  const operation = newOperation('trip.patch', trip.id, body) as PatchOperation;
  const database = databaseOf(currentUserId());
  await storedSoon(recordChange(database, operation, seen, more && (() => more(database))));
  syncSoon();
}

/**
 * Deletes a trip, here at once and on the server when it can be reached, unless another device has changed it since `seen`.
 * `saveTrip` of the same trip undoes it.
 */
export async function deleteTrip({ trip, version: baseVersion }: Seen): Promise<void> {
  const database = databaseOf(currentUserId());
  const { id: tripId } = trip;
  const operation = newOperation('trip.delete', tripId, { baseVersion });
  await storedSoon(recordDeletion(database, operation));
  await import('./kept-map.ts').then(({ forgetMap }) => forgetMap(tripId)).catch(() => undefined);
  syncSoon();
}

/** Saves the same trip once more under new ids, as a start for changes. Resolves with the id of the copy. */
export async function saveCopy(trip: Trip): Promise<string> {
  const own = withNewIds(trip, () => crypto.randomUUID());
  const copy = { ...own, luggage: own.luggage.map((item) => ({ ...item, packed: false })) };
  await saveTrip(copy);
  return copy.id;
}

async function readMyTrips(database: UserDatabase): Promise<MyTrip[]> {
  const [cards, operations, photos] = await Promise.all([
    database.cards.orderBy('dates.start').toArray(),
    database.outbox.toArray(),
    database.photos.toArray(),
  ]);
  const pictures = new Map(photos.map(({ key, photo }) => [key, photo]));
  return cards.map((card) => {
    const waiting = operations.filter((operation) => operation.tripId === card.id);
    const parked = waiting.some((operation) => operation.parkedBecause !== undefined);
    const saved = keptAs(card) ?? 'saved';
    const placement = parked ? 'needs-attention' : waiting.length > 0 ? 'on-this-device' : saved;
    return { ...card, placement, photo: pictures.get(card.destinationId ?? '') ?? null };
  });
}

/** Trips of the signed-in user's list that are not over on a date (YYYY-MM-DD). */
export const readComingTrips = (today: string): Promise<TripCard[]> =>
  databaseOf(currentUserId())
    .cards.filter((card) => card.dates.end >= today && !keptAs(card))
    .toArray();

const MY_TRIPS = 'my trips';

/** Trips of the signed-in user as this device knows them. */
export function useMyTrips(): Stored<MyTrip[]> {
  return useStored(MY_TRIPS, readMyTrips);
}

export const readMyTripsAhead = () => readAhead(MY_TRIPS, readMyTrips);

const oneTrip = (id: string) => [`trip ${id}`, (database: UserDatabase) => readSeen(database, id)] as const;

/** One trip from this device, with the version that is seen; null when it is not here. */
export function useTrip(id: string): Stored<Seen | null> {
  return useStored(...oneTrip(id));
}

/** The version of a trip that this device knows; 0 while the server has not seen it. */
export function useTripVersion(id: string): number {
  const found = useStored(`version ${id}`, async ({ cards }) => (await cards.get(id))?.version ?? 0);
  return found.state === 'read' ? found.value : 0;
}

export const readTripAhead = (id: string) => readAhead(...oneTrip(id));

const isSavedCard = (card: KeptCard | undefined) => card !== undefined && keptAs(card) !== 'draft';

/** Whether a trip is saved; a draft is not yet. Undefined while that is read. */
export function useIsSaved(id: string | undefined): boolean | undefined {
  const found = useStored(`saved ${id}`, async ({ cards }) =>
    isSavedCard(id === undefined ? undefined : await cards.get(id)),
  );
  return found.state === 'read' ? found.value : undefined;
}
