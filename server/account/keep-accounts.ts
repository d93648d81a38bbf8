import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { pruneGoneSessions, pruneSessions } from '../auth/kept.ts';
import type { Db } from '../db/database.ts';
import { OP_LOG_DAYS, pruneOpLog } from '../db/op-log.ts';
import { every } from '../http/every.ts';
import { pruneRequestCounts } from '../http/shared-limits.ts';
import { pruneAnonymousPlans } from '../planning/kept.ts';
import { pruneShares } from '../shares/kept.ts';
import { pruneDeletedTrips } from '../trips/kept.ts';
import { pruneMailTokens } from '../users/mail-tokens.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** As long as a device counts as known. */
const ENDED_SESSIONS_DAYS = 90;
const ANONYMOUS_PLANS_DAYS = 2;
const ENDED_SHARES_DAYS = 400;
/** A phone may be offline for long. */
const GONE_SESSIONS_DAYS = 400;

/** What is no longer needed goes (P6). */
async function prune(db: Db, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS).toISOString();
  await pruneSessions(db, before(ENDED_SESSIONS_DAYS));
  await pruneGoneSessions(db, before(GONE_SESSIONS_DAYS));
  await pruneMailTokens(db, now);
  await pruneOpLog(db, before(OP_LOG_DAYS));
  await pruneDeletedTrips(db, before(OP_LOG_DAYS));
  await pruneRequestCounts(db, now);
  await pruneShares(db, before(ENDED_SHARES_DAYS));
  await pruneAnonymousPlans(db, before(ANONYMOUS_PLANS_DAYS).slice(0, 10));
}

/** The housekeeping of accounts: what was kept for a time that is over. */
export function keepAccounts(app: FastifyInstance, { db, now }: AppContext): void {
  every(app, HOUR_MS, () => prune(db, now()));
}
