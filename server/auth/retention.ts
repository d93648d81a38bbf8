import type { Db } from '../db/database.ts';
import { pruneOpLog } from '../db/op-log.ts';
import { pruneRequestCounts } from '../http/shared-limits.ts';
import { pruneMailTokens } from '../users/mail-tokens.ts';
import { pruneSessions } from './repo.ts';

const DAY_MS = 86_400_000;
/** As long as a device counts as known. */
const ENDED_SESSIONS_DAYS = 90;
const ANONYMOUS_PLANS_DAYS = 2;
const ENDED_SHARES_DAYS = 400;

/** What is no longer needed goes (P6). */
export async function prune(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await pruneSessions(db, before(ENDED_SESSIONS_DAYS));
  await pruneMailTokens(db, now);
  await pruneOpLog(db, now);
  await pruneRequestCounts(db, now);
  await db.deleteFrom('shares').where('revoked_at', '<', before(ENDED_SHARES_DAYS)).execute();
  await db.deleteFrom('anonymous_plans').where('day', '<', before(ANONYMOUS_PLANS_DAYS).slice(0, 10)).execute();
}
