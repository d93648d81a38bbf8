import { createHash } from 'node:crypto';
import { Problem } from '#domain/problem.ts';
import { type Db, repeatedly, type Tx } from './database.ts';

/** How long an answer can be asked for again: a phone may be offline for long. */
const OP_LOG_DAYS = 400;

export interface Operation {
  readonly userId: string;
  /** The client's idempotency key. */
  readonly opId: string;
  /** What was asked for; the same key with something else is a mistake of the client. */
  readonly request: unknown;
}

interface Remembered {
  readonly hash: string;
  readonly answer: string;
}

/** What `once` needs of a store, inside one transaction with the effect; simulated in tests. */
export interface OperationStore {
  /** False when the key is known already. */
  claim(userId: string, opId: string, hash: string): Promise<boolean>;
  read(userId: string, opId: string): Promise<Remembered>;
  answer(userId: string, opId: string, answer: string): Promise<void>;
}

const hashOf = (request: unknown) => createHash('sha256').update(JSON.stringify(request)).digest('base64url');

/**
 * Runs an effect at most once per key and remembers its answer beside it (P2). The same operation again answers what was
 * answered; the same key for something else is Problem OPERATION_REUSED. The caller's transaction takes key, effect and
 * answer together or none of them, so that an effect that throws can be tried again.
 */
export async function claimOnce(
  store: OperationStore,
  { userId, opId, request }: Operation,
  effect: () => Promise<string>,
): Promise<string> {
  const hash = hashOf(request);
  if (await store.claim(userId, opId, hash)) {
    const answer = await effect();
    await store.answer(userId, opId, answer);
    return answer;
  }
  const known = await store.read(userId, opId);
  if (known.hash === hash) return known.answer;
  throw new Problem('OPERATION_REUSED', 'This idempotency key was used for something else');
}

function storeIn(tx: Tx, now: Date): OperationStore {
  return {
    async claim(userId, opId, hash) {
      const row = { user_id: userId, op_id: opId, request_hash: hash, answer: '', created_at: now.toISOString() };
      const { numInsertedOrUpdatedRows = 0n } = await tx
        .insertInto('op_log')
        .values(row)
        .onConflict((conflict) => conflict.columns(['user_id', 'op_id']).doNothing())
        .executeTakeFirst();
      return Number(numInsertedOrUpdatedRows) === 1;
    },
    async read(userId, opId) {
      const { request_hash: hash, answer } = await tx
        .selectFrom('op_log')
        .select(['request_hash', 'answer'])
        .where('user_id', '=', userId)
        .where('op_id', '=', opId)
        .executeTakeFirstOrThrow();
      return { hash, answer };
    },
    async answer(userId, opId, answer) {
      await tx.updateTable('op_log').set({ answer }).where('user_id', '=', userId).where('op_id', '=', opId).execute();
    },
  };
}

/** `claimOnce` in a transaction of its own, which is repeated when its connection is lost: the key finds what was committed. */
export function once(db: Db, operation: Operation, now: Date, effect: (tx: Tx) => Promise<string>): Promise<string> {
  return repeatedly(db, (tx) => claimOnce(storeIn(tx, now), operation, () => effect(tx)));
}

/** Forgets what nobody will ask for again: answers, and which versions deleted trips had. */
export async function pruneOpLog(db: Db, now: Date): Promise<void> {
  const oldest = new Date(now.getTime() - OP_LOG_DAYS * 86_400_000).toISOString();
  await db.deleteFrom('op_log').where('created_at', '<', oldest).execute();
  await db.deleteFrom('deleted_trips').where('deleted_at', '<', oldest).execute();
}
