import { toWirePlannedTrip } from '#contract/wire-trip.ts';
import { Problem } from '#domain/problem.ts';
import type { AppContext, TownContext } from '../app-context.ts';
import { inTransaction } from '../db/database.ts';
import { unavailable } from '../db/outage.ts';
import { release, settle } from '../tokens/ledger.ts';
import type { Engine } from './engines/engine.ts';
import { cancelled, refused } from './job-problems.ts';
import type { LiveJob, Outcome } from './live-job.ts';
import { dropJob, extendLeases, finishJob } from './repo.ts';
import { doWork, type PlanningWork } from './work.ts';

/** What carrying out a job needs of the jobs of this process. */
export interface CarryingOut {
  readonly context: TownContext;
  readonly engine: Engine;
  isClosing(): boolean;
  logError(error: unknown, message: string): void;
}

/** Removes a job that is not done and gives its tokens back; false when it is done or gone. */
export function dropAndRelease({ db, now }: AppContext, id: string): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const row = await dropJob(tx, id);
    if (row?.hold_id) await release(tx, row.hold_id, now());
    return row !== undefined;
  });
}

async function attempt({ context, engine }: CarryingOut, job: LiveJob, work: PlanningWork): Promise<Outcome> {
  const { db, now } = context;
  job.signal.throwIfAborted();
  const watch = { userId: job.userId, signal: job.signal, report: job.tell };
  const trip = await doWork(work, engine, context, watch);
  const document = JSON.stringify(toWirePlannedTrip(trip));
  const kept = await inTransaction(db, async (tx) => {
    if (!(await finishJob(tx, job.id, { answer: document, trip_id: trip.id }))) return false;
    if (job.holdId !== null && !(await settle(tx, job.holdId, trip.id, now()))) throw cancelled();
    return true;
  });
  return kept ? { kind: 'planned', document } : refused(cancelled());
}

function problemOf(error: unknown): Problem {
  if (error instanceof Problem) return error;
  return unavailable(error) ?? new Problem('INTERNAL', 'Something went wrong on our side');
}

async function giveUp({ context, isClosing, logError }: CarryingOut, job: LiveJob, error: unknown): Promise<Outcome> {
  const problem = problemOf(error);
  if (problem !== error) logError(error, 'a plan failed');
  try {
    if (isClosing() && job.signal.aborted) {
      await extendLeases(context.db, [job.id], context.now().toISOString());
      return { kind: 'left' };
    }
    await dropAndRelease(context, job.id);
  } catch (failure) {
    logError(failure, 'a job that failed is left to its lease');
  }
  return refused(problem);
}

/** Makes the plan of a job and settles it, or gives it up and its tokens back (P3). Never rejects. */
export function carryOut(parts: CarryingOut, job: LiveJob, work: PlanningWork): Promise<Outcome> {
  return attempt(parts, job, work).catch((error: unknown) => giveUp(parts, job, error));
}
