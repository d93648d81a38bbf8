import type { Seen } from '#domain/trip/seen.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { StoredDocument, UserDatabase } from './database.ts';
import { writeContent } from './document-store.ts';
import type { NewOperation, Operation } from './operation.ts';
import { settleShare, writeShare } from './share-store.ts';
import {
  afterChange,
  afterDeletion,
  afterForgotten,
  afterNew,
  afterRefusal,
  type NewPatch,
  type Recorded,
} from './trip-recording.ts';
import {
  afterReceived,
  afterSettled,
  type Settled,
  type StoredTrip,
  shownTrip,
  type TripState,
  versionBelow,
} from './trip-state.ts';
import { readState, tripTransaction, writeCard } from './trip-tables.ts';

async function writeStored(
  database: UserDatabase,
  tripId: string,
  { stored }: Pick<TripState, 'stored'>,
): Promise<void> {
  if (stored) await database.trips.put(stored);
  else await database.trips.delete(tripId);
}

/** What the traveller sees of a trip on this device, and the version below it; null when it is not here. */
export function readSeen(database: UserDatabase, tripId: string): Promise<Seen | null> {
  const { trips, outbox } = database;
  return database.transaction('r', trips, outbox, async () => {
    const state = await readState(database, tripId);
    const trip = shownTrip(state);
    return trip && { trip, version: versionBelow(state) };
  });
}

/** What the traveller sees of a trip on this device; null when it is not here. */
export async function readTrip(database: UserDatabase, tripId: string): Promise<Trip | null> {
  return (await readSeen(database, tripId))?.trip ?? null;
}

/** One transaction: the changes of one trip are visible and wait to be sent. Resolves when both are on the disk. */
export function record(
  database: UserDatabase,
  ...operations: readonly [NewOperation, ...NewOperation[]]
): Promise<void> {
  const [{ tripId }] = operations;
  return tripTransaction(database, async () => {
    await database.outbox.bulkAdd([...operations]);
    for (const operation of operations) await writeShare(database, operation);
    await writeCard(database, tripId, await readState(database, tripId));
  });
}

/** Writes what was decided of a trip; inside a transaction. */
async function write(database: UserDatabase, tripId: string, before: TripState, after: Recorded): Promise<void> {
  const kept = new Set(after.lane.map(({ seq }) => seq));
  await database.outbox.bulkDelete(before.lane.map(({ seq }) => seq).filter((seq) => !kept.has(seq)));
  if (after.stored !== before.stored) await writeStored(database, tripId, after);
  await database.outbox.bulkAdd([...after.added]);
  await writeCard(database, tripId, await readState(database, tripId));
}

/**
 * One transaction: a change of what was on the screen is visible and waits to be sent (see `afterChange`); `more` is written with it or not at
 * all.
 */
export function recordChange(
  database: UserDatabase,
  operation: NewPatch,
  seen: Seen,
  more?: () => Promise<void>,
): Promise<void> {
  return tripTransaction(database, async () => {
    await writeChange(database, operation, seen);
    await more?.();
  });
}

/** The same for a document that is added: what the trip says of it, and its content, are here together or not at all. */
export function recordDocument(
  database: UserDatabase,
  operation: NewPatch,
  { seen, stored, bytes }: { readonly seen: Seen; readonly stored: StoredDocument; readonly bytes: ArrayBuffer },
): Promise<void> {
  const { documents, contents } = database;
  const work = async () => {
    await writeChange(database, operation, seen);
    await writeContent(database, stored, bytes);
  };
  return tripTransaction(database, work, [documents, contents]);
}

/** Inside a transaction. */
export async function writeChange(database: UserDatabase, operation: NewPatch, seen: Seen): Promise<void> {
  const before = await readState(database, operation.tripId);
  await write(database, operation.tripId, before, afterChange(before, operation, seen));
}

/** The same for a deletion (see `afterDeletion`); the trip goes into the trash of this device. */
export function recordDeletion(database: UserDatabase, operation: NewOperation): Promise<void> {
  const { tripId } = operation;
  return tripTransaction(database, async () => {
    const before = await readState(database, tripId);
    const trip = shownTrip(before);
    if (trip) await database.trash.put({ id: tripId, trip, deletedAt: Date.now() });
    await writeShare(database, operation);
    await write(database, tripId, before, afterDeletion(before, operation));
  });
}

/** The same for a trip that is not here yet (see `afterNew`); one that was in the trash is there no more. */
export function recordNew(database: UserDatabase, operation: NewOperation): Promise<void> {
  const { tripId } = operation;
  return tripTransaction(database, async () => {
    const before = await readState(database, tripId);
    await write(database, tripId, before, afterNew(before, operation));
    await database.trash.delete(tripId);
  });
}

/** One transaction: the operation is forgotten and what the server has is kept. */
export function settle(database: UserDatabase, operation: Operation, answer: Settled): Promise<void> {
  return tripTransaction(database, async () => {
    const before = await readState(database, operation.tripId);
    const state = afterSettled(before, operation, answer);
    const kept = new Set(state.lane.map(({ seq }) => seq));
    await database.outbox.bulkDelete(before.lane.map(({ seq }) => seq).filter((seq) => !kept.has(seq)));
    await settleShare(database, operation);
    await writeStored(database, operation.tripId, state);
    await writeCard(database, operation.tripId, state);
  });
}

/** What became of a try to send an operation. What a refusal makes of its trip (see `afterRefusal`) is written in the same transaction. */
export async function updateOperation(
  database: UserDatabase,
  operation: Operation,
  change: Partial<Operation>,
): Promise<void> {
  const { seq, tripId } = operation;
  if (change.parkedBecause === undefined) {
    await database.outbox.update(seq, change);
    return;
  }
  await tripTransaction(database, async () => {
    await database.outbox.update(seq, change);
    const before = await readState(database, tripId);
    await write(database, tripId, before, { ...afterRefusal(before, operation, change), added: [] });
  });
}

/** Trips came from the server, in one transaction; what waits here stays on top of them. */
export function receive(database: UserDatabase, ...received: readonly StoredTrip[]): Promise<void> {
  return tripTransaction(database, async () => {
    for (const one of received) {
      const state = afterReceived(await readState(database, one.id), one);
      await writeStored(database, one.id, state);
      await writeCard(database, one.id, state);
    }
  });
}

/** The server has it no more (see `afterForgotten`). */
export function forget(database: UserDatabase, tripId: string): Promise<void> {
  return tripTransaction(database, async () => {
    const before = await readState(database, tripId);
    const after = afterForgotten(before);
    if (after === before) return;
    await writeStored(database, tripId, after);
    await writeCard(database, tripId, after);
  });
}
