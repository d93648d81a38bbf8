import type { FastifyInstance } from 'fastify';
import type { AppContext } from '../app-context.ts';
import { every } from '../http/every.ts';
import { releaseExpired } from '../tokens/ledger.ts';
import type { PlanJobs } from './jobs.ts';
import { pruneJobs } from './repo.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
const HEARTBEAT_MS = 30 * SECOND_MS;
/** The operator who stops the server waits no longer than this for plans; they go on when it starts again. */
const GRACE_MS = 5 * SECOND_MS;
const ANSWERS_DAYS = 30;
const ANONYMOUS_ANSWERS_DAYS = 2;
/** Later than any lease. */
const farFuture = (now: Date) => new Date(now.getTime() + DAY_MS);

/** The housekeeping of jobs: signs of life, what a crash left behind, old answers, a stop that loses nothing. */
export function keepJobs(app: FastifyInstance, jobs: PlanJobs, { config, db, now }: AppContext): void {
  // An SQLite file has one server: whatever is under way when it starts was left by one that died.
  let alone = config.database.kind === 'sqlite';
  every(app, HEARTBEAT_MS, () => jobs.heartbeat());
  every(app, MINUTE_MS, async () => {
    const moment = now();
    await jobs.recover(alone ? farFuture(moment) : moment);
    alone = false;
    await releaseExpired(db, moment);
  });
  every(app, DAY_MS, () => {
    const before = (days: number) => new Date(now().getTime() - days * DAY_MS).toISOString();
    return pruneJobs(db, before(ANSWERS_DAYS), before(ANONYMOUS_ANSWERS_DAYS));
  });
  app.addHook('preClose', () => jobs.close(GRACE_MS));
}
