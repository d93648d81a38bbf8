import { createHash } from 'node:crypto';
import { Problem } from '#domain/problem.ts';
import { type Db, type Tx, transactRepeatedly } from './database.ts';
import type { OpLogRow } from './schema.ts';

/** How long an operation can be sent again: a phone may be offline for long. */
export const OP_LOG_DAYS = 400;

export interface Operation {
  readonly userId: string;
  /** The client's idempotency key. */
  readonly opId: string;
  /** What was asked for; the same key with something else is a mistake of the client. */
  readonly request: unknown;
}

/** The version of the trip that an operation made; null where it made none. */
export type MadeVersion = number | null;

interface Remembered {
  readonly hash: string;
  readonly version: MadeVersion;
}

/** What `claimOnce` needs of a store, inside one transaction with the effect; simulated in tests. */
export interface OperationStore {
  /** False when the key is known already. */
  claim(userId: string, opId: string, hash: string): Promise<boolean>;
  read(userId: string, opId: string): Promise<Remembered>;
  keep(userId: string, opId: string, version: MadeVersion): Promise<void>;
}

/** An operation in two parts: what it does, at most once, and what it answers, every time it is sent. */
export interface Steps<T> {
  carryOut(): Promise<MadeVersion>;
  /** Made of what is stored at that moment, and of the version that the operation made (P2). */
  answer(version: MadeVersion): Promise<T>;
}

const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/**
 * Carries an operation out at most once per key (P2). Only that it was carried out and the version it made are remembered:
 * the answer is made anew each time, so that the log holds nothing of a trip. The same key for something else is Problem
 * OPERATION_REUSED. The caller's transaction takes key, effect and outcome together or none of them, so that an operation
 * that was refused can be tried again.
 */
export async function claimOnce<T>(
  store: OperationStore,
  { userId, opId, request }: Operation,
  { carryOut, answer }: Steps<T>,
): Promise<T> {
  const hash = hashOf(request);
  if (await store.claim(userId, opId, hash)) {
    const version = await carryOut();
    await store.keep(userId, opId, version);
    return answer(version);
  }
  const known = await store.read(userId, opId);
  if (known.hash === hash) return answer(known.version);
  throw new Problem('OPERATION_REUSED', 'This idempotency key was used for something else');
}

function storeIn(tx: Tx, now: Date): OperationStore {
  return {
    async claim(userId, opId, hash) {
      const row = { user_id: userId, op_id: opId, request_hash: hash, version: null, created_at: now.toISOString() };
      const { numInsertedOrUpdatedRows = 0n } = await tx
        .insertInto('op_log')
        .values(row)
        .onConflict((conflict) => conflict.columns(['user_id', 'op_id']).doNothing())
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows) === 1;
    },
    async read(userId, opId) {
      const { request_hash: hash, version } = await tx
        .selectFrom('op_log')
        .select(['request_hash', 'version'])
        .where('user_id', '=', userId)
        .where('op_id', '=', opId)
        .executeTakeFirstOrThrow();
      return { hash, version };
    },
    async keep(userId, opId, version) {
      if (version === null) return;
      await tx.updateTable('op_log').set({ version }).where('user_id', '=', userId).where('op_id', '=', opId).execute();
    },
  };
}

/** `claimOnce` in a transaction of its own, which is repeated when its connection is lost: the key finds what was committed. */
export function once<T>(db: Db, operation: Operation, now: Date, steps: (tx: Tx) => Steps<T>): Promise<T> {
  return transactRepeatedly(db, (tx) => claimOnce(storeIn(tx, now), operation, steps(tx)));
}

/** What the log keeps of an account, oldest first; the hash of a request says nothing to its owner. */
export function operationsOf(db: Db, userId: string): Promise<Pick<OpLogRow, 'op_id' | 'version' | 'created_at'>[]> {
  return db
    .selectFrom('op_log')
    .select(['op_id', 'version', 'created_at'])
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('op_id')
    .execute();
}

/** Forgets operations carried out before a moment: no device will send them again. */
export async function pruneOpLog(db: Db, before: string): Promise<void> {
  await db.deleteFrom('op_log').where('created_at', '<', before).execute();
}
