import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import { Problem } from '#domain/problem.ts';
import type { Planner, PlannerAnswer, PlannerTask, ResultOf, Waiting } from './planner-task.ts';

interface Job extends Waiting {
  readonly task: PlannerTask;
  readonly resolve: (result: never) => void;
  readonly reject: (error: Error) => void;
}

/** More than this waiting means that no traveller would wait for the last. */
const LONGEST_QUEUE = 500;

/** One thread is left for the event loop. */
const defaultSize = () => Math.max(1, availableParallelism() - 1);

/**
 * Threads that plan, so that the event loop stays free for other requests. Threads start when first needed, one task at a
 * time each; a thread that dies fails its own task only and is replaced.
 */
export class PlannerPool implements Planner {
  private readonly queue: Job[] = [];
  private readonly idle: Worker[] = [];
  private readonly threads = new Map<Worker, Job | null>();
  private closed = false;

  constructor(
    private readonly workerFile: string,
    private readonly size = defaultSize(),
  ) {}

  /**
   * Problem UNAVAILABLE when too many wait already; the reason of the signal when it is aborted; any other error is a bug in
   * the planner.
   */
  run<Task extends PlannerTask>(task: Task, waiting: Waiting = {}): Promise<ResultOf<Task>> {
    if (this.closed || this.queue.length >= LONGEST_QUEUE) {
      return Promise.reject(new Problem('UNAVAILABLE', 'Too many plans at once, try again later', { retryAfterS: 10 }));
    }
    return new Promise((resolve, reject) => {
      const job = { task, ...waiting, resolve, reject };
      // A thread that is at it already finishes without a caller: that is shorter than starting another.
      const { signal } = waiting;
      signal?.addEventListener('abort', () => this.forget(job, signal.reason as Error), { once: true });
      this.enqueue(job);
      this.dispatch();
    });
  }

  /** Ends all threads; tasks that still wait are refused. */
  async close(): Promise<void> {
    this.closed = true;
    for (const job of this.queue.splice(0)) job.reject(new Problem('UNAVAILABLE', 'The server is stopping'));
    await Promise.all([...this.threads.keys()].map((thread) => thread.terminate()));
  }

  private enqueue(job: Job): void {
    const at = job.yields ? -1 : this.queue.findIndex(({ yields }) => yields);
    this.queue.splice(at < 0 ? this.queue.length : at, 0, job);
  }

  private dispatch(): void {
    while (this.queue.length > 0) {
      const thread = this.idle.pop() ?? (this.threads.size < this.size ? this.startThread() : null);
      if (!thread) return;
      const job = this.queue.shift() as Job;
      this.threads.set(thread, job);
      job.onStart?.();
      thread.postMessage(job.task);
    }
  }

  private forget(job: Job, reason: Error): void {
    const place = this.queue.indexOf(job);
    if (place >= 0) this.queue.splice(place, 1);
    job.reject(reason);
  }

  private startThread(): Worker {
    const thread = new Worker(this.workerFile);
    this.threads.set(thread, null);
    thread.on('message', (answer: PlannerAnswer) => this.finish(thread, answer));
    thread.on('error', (error) => this.lose(thread, error));
    thread.on('exit', () => this.lose(thread, new Error('the planner thread ended')));
    return thread;
  }

  private finish(thread: Worker, answer: PlannerAnswer): void {
    const job = this.threads.get(thread);
    this.threads.set(thread, null);
    this.idle.push(thread);
    if ('result' in answer) job?.resolve(answer.result as never);
    else job?.reject(new Error(answer.failed));
    this.dispatch();
  }

  private lose(thread: Worker, error: Error): void {
    const job = this.threads.get(thread);
    if (job === undefined) return;
    this.threads.delete(thread);
    const index = this.idle.indexOf(thread);
    if (index >= 0) this.idle.splice(index, 1);
    job?.reject(error);
    if (!this.closed) this.dispatch();
  }
}
