import { createHash } from 'node:crypto';
import type { Transaction } from 'kysely';
import { Problem } from '#domain/problem.ts';
import type { Db } from './database.ts';
import type { Tables } from './schema.ts';

export type Tx = Transaction<Tables>;

/** How long an answer can be asked for again: a phone may be offline for long. */
export const OP_LOG_DAYS = 400;

export interface Operation {
  readonly userId: string;
  /** The client's idempotency key. */
  readonly opId: string;
  /** What was asked for; the same key with something else is a mistake of the client. */
  readonly request: unknown;
}

const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/**
 * Runs an effect at most once per key, in the transaction that also remembers its answer (P2). The same operation again
 * answers what was answered; the same key for something else is Problem OPERATION_REUSED. An effect that throws leaves no
 * trace, so that it can be tried again.
 */
export async function once(
  db: Db,
  operation: Operation,
  now: Date,
  effect: (tx: Tx) => Promise<string>,
): Promise<string> {
  const { userId, opId, request } = operation;
  const hash = hashOf(request);
  return db.transaction().execute(async (tx) => {
    const row = { user_id: userId, op_id: opId, request_hash: hash, answer: '', created_at: now.toISOString() };
    const { numInsertedOrUpdatedRows = 0n } = await tx
      .insertInto('op_log')
      .values(row)
      .onConflict((conflict) => conflict.columns(['user_id', 'op_id']).doNothing())
      .executeTakeFirst();
    if (Number(numInsertedOrUpdatedRows) === 0) return stored(tx, userId, opId, hash);
    const answer = await effect(tx);
    await tx.updateTable('op_log').set({ answer }).where('user_id', '=', userId).where('op_id', '=', opId).execute();
    return answer;
  });
}

async function stored(tx: Tx, userId: string, opId: string, hash: string): Promise<string> {
  const found = await tx
    .selectFrom('op_log')
    .select(['request_hash', 'answer'])
    .where('user_id', '=', userId)
    .where('op_id', '=', opId)
    .executeTakeFirstOrThrow();
  if (found.request_hash !== hash)
    throw new Problem('OPERATION_REUSED', 'This idempotency key was used for something else');
  return found.answer;
}

/** Forgets what nobody will ask for again. */
export async function pruneOpLog(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - OP_LOG_DAYS * 86_400_000).toISOString();
  await db.deleteFrom('op_log').where('created_at', '<', oldest).execute();
}
