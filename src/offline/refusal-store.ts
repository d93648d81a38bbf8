import type { UserDatabase } from './database.ts';
import { type Choice, type Decided, decideField, mine, theirs, withoutOperation } from './lane-decisions.ts';
import { keepLost, lostBy, lostWith } from './lost-texts.ts';
import type { Operation } from './operation.ts';
import { unnumbered } from './outbox.ts';
import { divided, isRefusedPatch, refusedFields } from './refused-fields.ts';
import { unwriteShare, writeShare } from './share-store.ts';
import type { StoredTrip, TripState } from './trip-state.ts';
import { readState, tripTransaction, writeCard } from './trip-tables.ts';

/**
 * Every refused place becomes an operation of its own, so that what came with it goes on. Resolves with all that waits, in order; where
 * this device cannot store it so, nothing else has to wait for that.
 */
export async function dividedOutbox(database: UserDatabase): Promise<Operation[]> {
  const read = () => database.outbox.orderBy('seq').toArray();
  const before = await read();
  const undivided = before.filter((own) => isRefusedPatch(own) && own.body.changes.length > 1);
  if (undivided.length === 0) return before;
  const tripIds = [...new Set(undivided.map(({ tripId }) => tripId))];
  return tripTransaction(database, async () => {
    for (const tripId of tripIds) await database.outbox.bulkPut([...divided((await readState(database, tripId)).lane)]);
  }).then(read, () => before);
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
  return tripTransaction(database, async () => {
    const state = await readState(database, tripId);
    await keepLost(database, tripId, lostBy(refusedFields(state), 'mine'));
    const decided = mine(state, () => crypto.randomUUID());
    await writeLane(database, tripId, state, decided);
  });
}

/** What `dropRefused` has taken away, for `restoreRefused`. */
export interface Dropped {
  readonly operations: readonly Operation[];
  /** Where it is kept as what lost. */
  readonly lost: readonly number[];
  /** Only where it went with them. */
  readonly stored: StoredTrip | null;
}

/** The traveller gives up what was refused (see `theirs`). Resolves with what that was. */
export function dropRefused(database: UserDatabase, tripId: string): Promise<Dropped> {
  return tripTransaction(database, async () => {
    const before = await readState(database, tripId);
    const decided = theirs(before);
    for (const operation of decided.dropped) await unwriteShare(database, operation);
    const lost = await keepLost(database, tripId, lostWith(decided.dropped));
    await writeLane(database, tripId, before, decided);
    return { operations: decided.dropped, lost, stored: decided.forgetTrip ? before.stored : null };
  });
}

/** The owner decides one place of a trip (see `decideField`). Resolves with what is not wanted any more. */
export function decideRefused(
  database: UserDatabase,
  tripId: string,
  { path, choice }: { readonly path: string; readonly choice: Choice },
): Promise<Dropped> {
  return tripTransaction(database, async () => {
    const before = await readState(database, tripId);
    const decided = decideField(before, path, choice, () => crypto.randomUUID());
    const fields = refusedFields(before).filter((field) => field.path === path);
    const lost = await keepLost(database, tripId, lostBy(fields, choice));
    await writeLane(database, tripId, before, decided);
    return { operations: decided.dropped, lost, stored: null };
  });
}

/** One operation is not to be sent (see `withoutOperation`). Resolves with what went, null where something depends on it. */
export function dropOperation(database: UserDatabase, tripId: string, seq: number): Promise<Dropped | null> {
  return tripTransaction(database, async () => {
    const before = await readState(database, tripId);
    const decided = withoutOperation(before, seq);
    if (!decided) return null;
    for (const operation of decided.dropped) await unwriteShare(database, operation);
    const lost = await keepLost(database, tripId, lostWith(decided.dropped));
    await writeLane(database, tripId, before, decided);
    return { operations: decided.dropped, lost, stored: decided.forgetTrip ? before.stored : null };
  });
}

/** Takes `dropRefused` back: what was refused waits again, refused as it was, on top of whatever the server has by now. */
export function restoreRefused(database: UserDatabase, tripId: string, dropped: Dropped): Promise<void> {
  return tripTransaction(database, async () => {
    const { stored } = await readState(database, tripId);
    if (!stored && dropped.stored) await database.trips.put(dropped.stored);
    await database.outbox.bulkAdd(dropped.operations.map(unnumbered));
    await database.lost.bulkDelete([...dropped.lost]);
    for (const operation of dropped.operations) await writeShare(database, operation);
    await writeCard(database, tripId, await readState(database, tripId));
  });
}
