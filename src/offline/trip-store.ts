import type { Table } from 'dexie';
import { tripCard } from '#domain/trip/card.ts';
import { changedSince, type Seen } from '#domain/trip/seen.ts';
import { pathsWithoutTarget } from '#domain/trip/targets.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { StoredDocument, UserDatabase } from './database.ts';
import { writeContent } from './document-store.ts';
import { type Decided, mine, theirs } from './lane-decisions.ts';
import type { NewOperation, Operation } from './operation.ts';
import { unnumbered } from './outbox.ts';
import { targetsOf } from './put-back.ts';
import { withRoom } from './room.ts';
import { settleShare, unwriteShare, writeShare } from './share-store.ts';
import {
  afterReceived,
  afterSettled,
  isNeverSent,
  type Settled,
  type StoredTrip,
  shownTrip,
  type TripState,
} from './trip-state.ts';
import { deleteViews } from './views.ts';

const NOT_ON_SERVER = 0;

/** Everything about one trip changes together or not at all; what screens showed of it goes, and so does what was drawn meanwhile. */
async function transaction<T>(database: UserDatabase, work: () => Promise<T>, more: readonly Table[] = []): Promise<T> {
  const { trips, cards, outbox, shares } = database;
  // At the same time: what the user saves waits for nothing.
  const gone = deleteViews();
  const done = await withRoom(database, () =>
    database.transaction('rw', [trips, cards, outbox, shares, ...more], work),
  );
  await gone;
  await deleteViews();
  return done;
}

async function readState(database: UserDatabase, tripId: string): Promise<TripState> {
  const stored = (await database.trips.get(tripId)) ?? null;
  const lane = await database.outbox.where('tripId').equals(tripId).sortBy('seq');
  return { stored, lane };
}

async function writeStored(database: UserDatabase, tripId: string, { stored }: TripState): Promise<void> {
  if (stored) await database.trips.put(stored);
  else await database.trips.delete(tripId);
}

async function writeCard(database: UserDatabase, tripId: string, state: TripState): Promise<void> {
  const trip = shownTrip(state);
  if (trip) await database.cards.put(tripCard(trip, state.stored?.version ?? NOT_ON_SERVER));
  else await database.cards.delete(tripId);
}

/** What the traveller sees of a trip on this device, and the version below it; null when it is not here. */
export function readSeen(database: UserDatabase, tripId: string): Promise<Seen | null> {
  const { trips, outbox } = database;
  return database.transaction('r', trips, outbox, async () => {
    const state = await readState(database, tripId);
    const trip = shownTrip(state);
    return trip && { trip, version: state.stored?.version ?? NOT_ON_SERVER };
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
  return transaction(database, async () => {
    await database.outbox.bulkAdd([...operations]);
    for (const operation of operations) await writeShare(database, operation);
    await writeCard(database, tripId, await readState(database, tripId));
  });
}

type NewPatch = Extract<NewOperation, { kind: 'trip.patch' }>;

/** A change over what another tab or device wrote since it was begun waits for its owner's decision, as if the server had refused it. */
function parkedWhereInTheWay(operation: NewPatch, seen: Seen, now: Trip): NewPatch {
  const { changes } = operation.body;
  const gone = pathsWithoutTarget(now, changes);
  const collidesAt = [...new Set([...changedSince(seen.trip, now, changes), ...gone])];
  if (collidesAt.length === 0) return operation;
  return { ...operation, parkedBecause: 'CONFLICT', collidesAt, ...(gone.length > 0 && { gone }) };
}

/**
 * One transaction: a change of what was on the screen is visible and waits to be sent. Where the same was changed here meanwhile, it is
 * kept and shown as refused (P9). A trip that went while its owner was writing comes back, for the server to decide.
 */
export function recordChange(database: UserDatabase, operation: NewPatch, seen: Seen): Promise<void> {
  return transaction(database, () => writeChange(database, operation, seen));
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
  return transaction(database, work, [documents, contents]);
}

async function writeChange(database: UserDatabase, operation: NewPatch, seen: Seen): Promise<void> {
  const { tripId, body } = operation;
  const before = await readState(database, tripId);
  if (!before.stored && before.lane.length === 0) await database.trips.put({ ...seen, id: tripId });
  const now = shownTrip(before) ?? seen.trip;
  const targets = targetsOf(seen.trip, body.changes);
  const own = parkedWhereInTheWay(operation, seen, now);
  await database.outbox.add({ ...own, ...(targets.length > 0 && { targets }) });
  await writeCard(database, tripId, await readState(database, tripId));
}

/** The same for a deletion. A trip that the server has refused to take is just forgotten. */
export function recordDeletion(database: UserDatabase, operation: NewOperation): Promise<void> {
  const { tripId } = operation;
  return transaction(database, async () => {
    const before = await readState(database, tripId);
    if (isNeverSent(before)) {
      await database.outbox.bulkDelete(before.lane.map(({ seq }) => seq));
      await database.trips.delete(tripId);
    } else await database.outbox.add(operation);
    await writeShare(database, operation);
    await writeCard(database, tripId, await readState(database, tripId));
  });
}

/** The same for a trip that is not here yet; one that is, is left alone. */
export function recordNew(database: UserDatabase, operation: NewOperation): Promise<void> {
  return transaction(database, async () => {
    if (shownTrip(await readState(database, operation.tripId))) return;
    await database.outbox.add(operation);
    await writeCard(database, operation.tripId, await readState(database, operation.tripId));
  });
}

/** One transaction: the operation is forgotten and what the server has is kept. */
export function settle(database: UserDatabase, operation: Operation, answer: Settled): Promise<void> {
  return transaction(database, async () => {
    const before = await readState(database, operation.tripId);
    const state = afterSettled(before, operation, answer);
    const kept = new Set(state.lane.map(({ seq }) => seq));
    await database.outbox.bulkDelete(before.lane.map(({ seq }) => seq).filter((seq) => !kept.has(seq)));
    await settleShare(database, operation);
    await writeStored(database, operation.tripId, state);
    await writeCard(database, operation.tripId, state);
  });
}

/** What became of a try to send an operation. A refused deletion shows its trip again, in the same transaction. */
export async function updateOperation(
  database: UserDatabase,
  { seq, tripId }: Operation,
  change: Partial<Operation>,
): Promise<void> {
  if (change.parkedBecause === undefined) {
    await database.outbox.update(seq, change);
    return;
  }
  await transaction(database, async () => {
    await database.outbox.update(seq, change);
    await writeCard(database, tripId, await readState(database, tripId));
  });
}

/** Trips came from the server, in one transaction; what waits here stays on top of them. */
export function receive(database: UserDatabase, ...received: readonly StoredTrip[]): Promise<void> {
  return transaction(database, async () => {
    for (const one of received) {
      const state = afterReceived(await readState(database, one.id), one);
      await writeStored(database, one.id, state);
      await writeCard(database, one.id, state);
    }
  });
}

/** The server has it no more. What waits here keeps it visible, so that its owner can decide. */
export function forget(database: UserDatabase, tripId: string): Promise<void> {
  return transaction(database, async () => {
    const { lane } = await readState(database, tripId);
    if (lane.length > 0) return;
    await database.trips.delete(tripId);
    await database.cards.delete(tripId);
  });
}

/** Writes what a decision makes of what waits; inside a transaction. */
async function writeLane(database: UserDatabase, tripId: string, before: TripState, decided: Decided): Promise<void> {
  const { outbox } = database;
  const kept = new Set(decided.lane.flatMap((operation) => ('seq' in operation ? operation.seq : [])));
  await outbox.bulkDelete(before.lane.map(({ seq }) => seq).filter((seq) => !kept.has(seq)));
  for (const operation of decided.lane) {
    if ('seq' in operation) await outbox.put(operation);
    else await outbox.add(operation);
  }
  if (decided.forgetTrip) await database.trips.delete(tripId);
  await writeCard(database, tripId, await readState(database, tripId));
}

/** The traveller wants what was refused all the same (see `mine`). */
export function overwriteLane(database: UserDatabase, tripId: string): Promise<void> {
  return transaction(database, async () => {
    const state = await readState(database, tripId);
    await writeLane(
      database,
      tripId,
      state,
      mine(state, () => crypto.randomUUID()),
    );
  });
}

/** What `dropRefused` has taken away, for `restoreRefused`. */
export interface Dropped {
  readonly operations: readonly Operation[];
  /** Only where it went with them. */
  readonly stored: StoredTrip | null;
}

/** The traveller gives up what was refused (see `theirs`). Resolves with what that was. */
export function dropRefused(database: UserDatabase, tripId: string): Promise<Dropped> {
  return transaction(database, async () => {
    const before = await readState(database, tripId);
    const decided = theirs(before);
    for (const operation of decided.dropped) await unwriteShare(database, operation);
    await writeLane(database, tripId, before, decided);
    return { operations: decided.dropped, stored: decided.forgetTrip ? before.stored : null };
  });
}

/** Takes `dropRefused` back: what was refused waits again, refused as it was, on top of whatever the server has by now. */
export function restoreRefused(database: UserDatabase, tripId: string, dropped: Dropped): Promise<void> {
  return transaction(database, async () => {
    const { stored } = await readState(database, tripId);
    if (!stored && dropped.stored) await database.trips.put(dropped.stored);
    await database.outbox.bulkAdd(dropped.operations.map(unnumbered));
    for (const operation of dropped.operations) await writeShare(database, operation);
    await writeCard(database, tripId, await readState(database, tripId));
  });
}
