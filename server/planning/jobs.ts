import { Problem } from '#domain/problem.ts';
import type { TownContext } from '../app-context.ts';
import { inTransaction, type Tx } from '../db/database.ts';
import type { JobRow } from '../db/schema.ts';
import { renew, reserve } from '../tokens/ledger.ts';
import { takeAnonymousPlan } from './anonymous-quota.ts';
import { carryOut, dropAndRelease } from './carry-out.ts';
import type { Engine } from './engines/engine.ts';
import { followJob } from './follow-job.ts';
import { cancelled, stopping } from './job-problems.ts';
import { cancelledRow, type JobOrder, leaseEnd, newRow, ownerOf } from './job-rows.ts';
import { endedJob, LiveJob } from './live-job.ts';
import { expiredJobs, extendLeases, findJob, insertJob, setHold, takeOver } from './repo.ts';
import type { PlanningWork } from './work.ts';

/** One retry: what ended two processes would end a third. */
const MOST_RUNS = 2;

type LogError = (error: unknown, message: string) => void;

/**
 * Plans under way (P3). A job runs detached from the request that asked for it; the same key finds it again, whatever happened
 * to the connection or the process. Charged if and only if a plan that passes every check is stored.
 */
export class PlanJobs {
  private readonly live = new Map<string, LiveJob>();
  private readonly turns = new Map<string, Promise<void>>();
  private closing = false;

  constructor(
    readonly context: TownContext,
    readonly engine: Engine,
    readonly logError: LogError,
  ) {}

  readonly isClosing = (): boolean => this.closing;

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
    return this.live.get(known.id) ?? followJob(this.following(), known);
  }

  /** The job of a key, under way or done; Problem NOT_FOUND when there is none: it never came, failed, or was cancelled. */
  async find(userId: string | null, key: string): Promise<LiveJob> {
    if (this.closing) throw stopping();
    const row = await findJob(this.context.db, { owner: ownerOf(userId), op_key: key });
    if (!row || (row.work === null && row.answer === null)) throw new Problem('NOT_FOUND', 'There is no such plan');
    if (row.answer !== null) return endedJob(row.id, { kind: 'planned', document: row.answer });
    return this.live.get(row.id) ?? followJob(this.following(), row);
  }

  /**
   * Ends a job that is under way and gives its tokens back; one that comes later under this key, overtaken by its own
   * cancellation, does not begin. False when it is done.
   */
  async cancel(userId: string | null, key: string): Promise<boolean> {
    const { db, now } = this.context;
    if (await insertJob(db, cancelledRow(userId, key, now()))) return true;
    const row = await findJob(db, { owner: ownerOf(userId), op_key: key });
    if (!row || !(await dropAndRelease(this.context, row.id))) return false;
    this.live.get(row.id)?.abort(cancelled());
    return true;
  }

  /** Says of everything under way here that this process works on it. */
  async heartbeat(): Promise<void> {
    const { db, now } = this.context;
    const jobs = [...this.live.values()];
    if (jobs.length === 0) return;
    const ids = jobs.map(({ id }) => id);
    await extendLeases(db, ids, leaseEnd(this.context.now()));
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
      if (row.runs >= MOST_RUNS || row.work === null) await dropAndRelease(this.context, row.id);
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

  private following() {
    return { db: this.context.db, isClosing: this.isClosing, logError: this.logError };
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
      if (!(await takeOver(tx, row, leaseEnd(this.context.now())))) return false;
      await renew(tx, row.hold_id === null ? [] : [row.hold_id], now());
      return true;
    });
  }

  /** One after the other for each account, so that one account does not take all threads. */
  private begin(row: JobRow, work: PlanningWork): LiveJob {
    const job = new LiveJob(row.id, row.hold_id, row.user_id);
    this.live.set(row.id, job);
    job.tell({ kind: 'stage', stage: 'waiting' });
    const before = row.user_id === null ? undefined : this.turns.get(row.user_id);
    const turn = (before ?? Promise.resolve()).then(() => this.run(job, work));
    if (row.user_id !== null) this.queue(row.user_id, turn);
    return job;
  }

  private queue(userId: string, turn: Promise<void>): void {
    this.turns.set(userId, turn);
    void turn.then(() => {
      if (this.turns.get(userId) === turn) this.turns.delete(userId);
    });
  }

  private async run(job: LiveJob, work: PlanningWork): Promise<void> {
    const outcome = await carryOut(this, job, work);
    this.live.delete(job.id);
    job.end(outcome);
  }
}
