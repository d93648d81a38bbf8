import { createHash, randomBytes } from 'node:crypto';
import type { Db } from '../db/database.ts';
import type { MailTokenRow } from '../db/schema.ts';

type Kind = MailTokenRow['kind'];

const MINUTE = 60_000;
const lifetimes: Record<Kind, number> = { reset: 30 * MINUTE, verify: 7 * 24 * 60 * MINUTE };
const TOKEN_BYTES = 32;

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

/** A new link token for a user: the only copy is the one returned, and older ones of its kind stop working (P1). */
export async function issueMailToken(db: Db, userId: string, kind: Kind, now: Date): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const fresh = {
    token_hash: hashOf(token),
    created_at: now.toISOString(),
    expires_at: new Date(now.getTime() + lifetimes[kind]).toISOString(),
    used_at: null,
  };
  await db
    .insertInto('mail_tokens')
    .values({ user_id: userId, kind, ...fresh })
    .onConflict((conflict) => conflict.columns(['user_id', 'kind']).doUpdateSet(fresh))
    .execute();
  return token;
}

/** Whose token this is, as long as it can still be used. */
export async function ownerOfMailToken(db: Db, kind: Kind, token: string, now: Date): Promise<string | null> {
  const row = await db
    .selectFrom('mail_tokens')
    .select('user_id')
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Uses a token up, once: of two that try at the same moment one gets null. */
export async function spendMailToken(db: Db, kind: Kind, token: string, now: Date): Promise<string | null> {
  const row = await db
    .updateTable('mail_tokens')
    .set({ used_at: now.toISOString() })
    .where('token_hash', '=', hashOf(token))
    .where('kind', '=', kind)
    .where('used_at', 'is', null)
    .where('expires_at', '>', now.toISOString())
    .returning('user_id')
    .executeTakeFirst();
  return row?.user_id ?? null;
}

/** Forgets what no link can use any more. */
export async function pruneMailTokens(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('mail_tokens').where('expires_at', '<', now.toISOString()).execute();
}
