import { setTimeout as pause } from 'node:timers/promises';
import { Problem } from '#domain/problem.ts';
import type { Db } from '../db/database.ts';
import type { JobRow } from '../db/schema.ts';
import { refused } from './job-problems.ts';
import { LiveJob, type Outcome } from './live-job.ts';
import { findJob } from './repo.ts';

const POLL_MS = 500;

/** What following a job needs of the jobs of this process. */
export interface Following {
  readonly db: Db;
  isClosing(): boolean;
  logError(error: unknown, message: string): void;
}

async function lookUntilOver({ db, isClosing }: Following, row: JobRow): Promise<Outcome> {
  while (!isClosing()) {
    const found = await findJob(db, row);
    if (found?.id !== row.id) return refused(new Problem('UNAVAILABLE', 'The plan could not be made, ask again'));
    if (found.answer !== null) return { kind: 'planned', document: found.answer };
    await pause(POLL_MS);
  }
  return { kind: 'left' };
}

/** A job of another process, or of one that died: its row says when it is over. */
export function followJob(following: Following, row: JobRow): LiveJob {
  const job = new LiveJob(row.id, null);
  job.tell({ kind: 'stage', stage: 'waiting' });
  void lookUntilOver(following, row)
    .catch((error: unknown) => {
      following.logError(error, 'a job cannot be followed');
      return { kind: 'left' } as const;
    })
    .then((outcome) => job.end(outcome));
  return job;
}
