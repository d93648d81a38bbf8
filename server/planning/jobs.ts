import { createHash, randomUUID } from 'node:crypto';
import { toWirePlannedTrip } from '#contract/wire-trip.ts';
import { Problem } from '#domain/problem.ts';
import type { AppContext } from '../app-context.ts';
import { inTransaction, type Tx } from '../db/database.ts';
import { unavailable } from '../db/outage.ts';
import type { JobRow } from '../db/schema.ts';
import { release, renew, reserve, settle } from '../tokens/ledger.ts';
import { takeAnonymousPlan, type Visitor } from './anonymous-quota.ts';
import type { Engine } from './engines/engine.ts';
import { endedJob, LiveJob, type Outcome } from './live-job.ts';
import { dropJob, expiredJobs, extendLeases, findJob, finishJob, insertJob, setHold, takeOver } from './repo.ts';
import { doWork, type PlanningWork } from './work.ts';

/** How long a job may go without a sign of life before another process takes it over (P3). */
const LEASE_MS = 120_000;
/** One retry: what ended two processes would end a third. */
const MOST_RUNS = 2;
const POLL_MS = 500;
/** Plans of visitors have no owner: who has the key has the plan. */
const VISITOR = 'visitor';

const ownerOf = (userId: string | null) => userId ?? VISITOR;

export interface JobOrder {
  readonly userId: string | null;
  /** Whose share of plans without an account this is. */
  readonly visitor: Visitor;
  /** The client's idempotency key, if it sent one. */
  readonly key: string | undefined;
  /** What was asked for, as it was sent; the same key with something else is a mistake of the client. */
  readonly request: unknown;
  readonly work: PlanningWork;
}

type LogError = (error: unknown, message: string) => void;

const refused = (problem: Problem): Outcome => ({ kind: 'refused', problem });
const cancelled = () => new Problem('UNAVAILABLE', 'The plan was cancelled');
/** The same request with the same key goes on where this one stopped. */
export const stopping = () => new Problem('UNAVAILABLE', 'The server is stopping', { retryAfterS: 2 });

/** A row that holds its key for a lease and then goes: it has no work. */
function cancelledRow(userId: string | null, key: string, now: Date): JobRow {
  return {
    id: randomUUID(),
    owner: ownerOf(userId),
    user_id: userId,
    op_key: key,
    request_hash: '',
    work: null,
    hold_id: null,
    runs: 1,
    lease_until: new Date(now.getTime() + LEASE_MS).toISOString(),
    answer: null,
    trip_id: null,
    of_trip_id: null,
    created_at: now.toISOString(),
  };
}

function newRow({ userId, key = randomUUID(), request, work }: JobOrder, now: Date): JobRow {
  const asked = JSON.stringify([work.kind, request]);
  return {
    ...cancelledRow(userId, key, now),
    request_hash: createHash('sha256').update(asked).digest('base64url'),
    work: JSON.stringify(work),
    of_trip_id: work.kind === 'replan' ? work.trip.id : null,
  };
}

/**
 * Plans under way (P3). A job runs detached from the request that asked for it; the same key finds it again, whatever happened
 * to the connection or the process. Charged if and only if a plan that passes every check is stored.
 */
export class PlanJobs {
  private readonly live = new Map<string, LiveJob>();
  private readonly turns = new Map<string, Promise<void>>();
  private closing = false;

  constructor(
    private readonly context: AppContext,
    private readonly engine: Engine,
    private readonly logError: LogError,
  ) {}

  /**
   * Begins a job, or finds the one of this key. Problem OPERATION_REUSED when the key was used for something else or cancelled,
   * INSUFFICIENT_TOKENS, LOGIN_REQUIRED or ANONYMOUS_LIMIT when it may not begin; then nothing of it stays.
   */
  async submit(order: JobOrder): Promise<LiveJob> {
    if (this.closing) throw stopping();
    const row = newRow(order, this.context.now());
    const known = await this.context.db.transaction().execute(async (tx) => {
      if (!(await insertJob(tx, row))) return findJob(tx, row);
      row.hold_id = await this.payFor(tx, row, order);
      return undefined;
    });
    if (!known) return this.begin(row, order.work);
    if (known.work === null && known.answer === null)
      throw new Problem('OPERATION_REUSED', 'The plan of this idempotency key was cancelled before it began');
    if (known.request_hash !== row.request_hash) {
      throw new Problem('OPERATION_REUSED', 'This idempotency key was used for something else');
    }
    if (known.answer !== null) return endedJob(known.id, { kind: 'planned', document: known.answer });
    return this.live.get(known.id) ?? this.follow(known);
  }

  /** The job of a key, under way or done; Problem NOT_FOUND when there is none: it never came, failed, or was cancelled. */
  async find(userId: string | null, key: string): Promise<LiveJob> {
    if (this.closing) throw stopping();
    const row = await findJob(this.context.db, { owner: ownerOf(userId), op_key: key });
    if (!row || (row.work === null && row.answer === null)) throw new Problem('NOT_FOUND', 'There is no such plan');
    if (row.answer !== null) return endedJob(row.id, { kind: 'planned', document: row.answer });
    return this.live.get(row.id) ?? this.follow(row);
  }

  /**
   * Ends a job that is under way and gives its tokens back; one that comes later under this key, overtaken by its own
   * cancellation, does not begin. False when it is done.
   */
  async cancel(userId: string | null, key: string): Promise<boolean> {
    const { db, now } = this.context;
    if (await insertJob(db, cancelledRow(userId, key, now()))) return true;
    const row = await findJob(db, { owner: ownerOf(userId), op_key: key });
    if (!row || !(await this.drop(row.id))) return false;
    this.live.get(row.id)?.abort(cancelled());
    return true;
  }

  /** Says of everything under way here that somebody works on it. */
  async heartbeat(): Promise<void> {
    const { db, now } = this.context;
    const jobs = [...this.live.values()];
    if (jobs.length === 0) return;
    const ids = jobs.map(({ id }) => id);
    await extendLeases(db, ids, this.leaseEnd());
    await renew(
      db,
      jobs.flatMap(({ holdId }) => holdId ?? []),
      now(),
    );
  }

  /** Does what a process that died left behind once more under the same hold, or gives its tokens back. */
  async recover(before = this.context.now()): Promise<void> {
    for (const row of await expiredJobs(this.context.db, before.toISOString())) {
      if (this.closing || this.live.has(row.id)) continue;
      if (row.runs >= MOST_RUNS || row.work === null) await this.drop(row.id);
      else if (await this.takeOver(row)) this.begin(row, JSON.parse(row.work) as PlanningWork);
    }
  }

  /** Gives what is under way a moment to finish; what does not is left to the next process. */
  async close(graceMs: number): Promise<void> {
    const timer = setTimeout(() => {
      for (const job of this.live.values()) job.abort(stopping());
    }, graceMs);
    this.closing = true;
    await Promise.all([...this.live.values()].map(({ outcome }) => outcome));
    clearTimeout(timer);
  }

  private leaseEnd(): string {
    return new Date(this.context.now().getTime() + LEASE_MS).toISOString();
  }

  private async payFor(tx: Tx, row: JobRow, order: JobOrder): Promise<string | null> {
    const { config, now } = this.context;
    if (order.userId === null) {
      await takeAnonymousPlan({ ...this.context, db: tx }, order.visitor);
      return null;
    }
    const { userId, request } = order;
    const bought = { userId, work: order.work.kind, key: row.op_key, request };
    const { holdId, paid } = await reserve(tx, bought, config.betaFree, now());
    if (paid) return null;
    await setHold(tx, row.id, holdId);
    return holdId;
  }

  private takeOver(row: JobRow): Promise<boolean> {
    const { db, now } = this.context;
    return inTransaction(db, async (tx) => {
      if (!(await takeOver(tx, row, this.leaseEnd()))) return false;
      await renew(tx, row.hold_id === null ? [] : [row.hold_id], now());
      return true;
    });
  }

  /** One after the other for each account, so that nobody takes all threads. */
  private begin(row: JobRow, work: PlanningWork): LiveJob {
    const job = new LiveJob(row.id, row.hold_id, row.user_id);
    this.live.set(row.id, job);
    job.tell({ kind: 'stage', stage: 'waiting' });
    const before = row.user_id === null ? undefined : this.turns.get(row.user_id);
    const turn = (before ?? Promise.resolve()).then(() => this.carryOut(job, work));
    if (row.user_id !== null) this.queue(row.user_id, turn);
    return job;
  }

  private queue(userId: string, turn: Promise<void>): void {
    this.turns.set(userId, turn);
    void turn.then(() => {
      if (this.turns.get(userId) === turn) this.turns.delete(userId);
    });
  }

  private async carryOut(job: LiveJob, work: PlanningWork): Promise<void> {
    const outcome = await this.attempt(job, work).catch((error: unknown) => this.giveUp(job, error));
    this.live.delete(job.id);
    job.end(outcome);
  }

  private async attempt(job: LiveJob, work: PlanningWork): Promise<Outcome> {
    const { db, now } = this.context;
    job.signal.throwIfAborted();
    const trip = await doWork(work, this.engine, this.context, {
      userId: job.userId,
      signal: job.signal,
      report: job.tell,
    });
    const document = JSON.stringify(toWirePlannedTrip(trip));
    const kept = await inTransaction(db, async (tx) => {
      if (!(await finishJob(tx, job.id, { answer: document, trip_id: trip.id }))) return false;
      if (job.holdId !== null && !(await settle(tx, job.holdId, trip.id, now()))) throw cancelled();
      return true;
    });
    return kept ? { kind: 'planned', document } : refused(cancelled());
  }

  private async giveUp(job: LiveJob, error: unknown): Promise<Outcome> {
    const problem =
      error instanceof Problem
        ? error
        : (unavailable(error) ?? new Problem('INTERNAL', 'Something went wrong on our side'));
    if (problem !== error) this.logError(error, 'a plan failed');
    try {
      if (this.closing && job.signal.aborted) {
        await extendLeases(this.context.db, [job.id], this.context.now().toISOString());
        return { kind: 'left' };
      }
      await this.drop(job.id);
    } catch (failure) {
      this.logError(failure, 'a job that failed is left to its lease');
    }
    return refused(problem);
  }

  private drop(id: string): Promise<boolean> {
    const { db, now } = this.context;
    return inTransaction(db, async (tx) => {
      const row = await dropJob(tx, id);
      if (row?.hold_id) await release(tx, row.hold_id, now());
      return row !== undefined;
    });
  }

  /** A job of another process, or of one that died: its row says when it is over. */
  private follow(row: JobRow): LiveJob {
    const job = new LiveJob(row.id, null);
    const look = async (): Promise<Outcome> => {
      while (!this.closing) {
        const found = await findJob(this.context.db, row);
        if (found?.id !== row.id) return refused(new Problem('UNAVAILABLE', 'The plan could not be made, ask again'));
        if (found.answer !== null) return { kind: 'planned', document: found.answer };
        await new Promise((resolve) => setTimeout(resolve, POLL_MS));
      }
      return { kind: 'left' };
    };
    job.tell({ kind: 'stage', stage: 'waiting' });
    void look()
      .catch((error: unknown) => {
        this.logError(error, 'a job cannot be followed');
        return { kind: 'left' } as const;
      })
      .then((outcome) => job.end(outcome));
    return job;
  }
}
