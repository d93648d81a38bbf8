import type { Problem } from '#domain/problem.ts';
import type { Progress } from '#domain/trip/progress.ts';

/** How a job ended here: the planned trip as JSON text, or why there is none, or it goes on in another process. */
export type Outcome =
  | { readonly kind: 'planned'; readonly document: string }
  | { readonly kind: 'left' }
  | { readonly kind: 'refused'; readonly problem: Problem };

interface Deferred<T> {
  readonly promise: Promise<T>;
  resolve(value: T): void;
}

function deferred<T>(): Deferred<T> {
  let resolve: (value: T) => void = () => {};
  const promise = new Promise<T>((settle) => {
    resolve = settle;
  });
  return { promise, resolve };
}

/** A job as this process sees it: a caller that comes late hears everything from the start. */
export class LiveJob {
  private readonly told: Progress[] = [];
  private readonly canceller = new AbortController();
  private readonly ending = deferred<Outcome>();
  private wake = deferred<void>();
  private ended = false;

  constructor(
    readonly id: string,
    readonly holdId: string | null,
    readonly userId: string | null = null,
  ) {}

  /** Aborted when the plan is no longer wanted. */
  get signal(): AbortSignal {
    return this.canceller.signal;
  }

  /** Resolves when the job is over; never rejects. */
  get outcome(): Promise<Outcome> {
    return this.ending.promise;
  }

  readonly tell = (progress: Progress): void => {
    this.told.push(progress);
    this.wake.resolve();
    this.wake = deferred();
  };

  end(outcome: Outcome): void {
    this.ended = true;
    this.ending.resolve(outcome);
    this.wake.resolve();
  }

  abort(reason: Problem): void {
    this.canceller.abort(reason);
  }

  /** What happened and what happens, up to the end of the job. */
  async *news(): AsyncGenerator<Progress> {
    for (let next = 0; ; ) {
      const { promise } = this.wake;
      while (next < this.told.length) yield this.told[next++] as Progress;
      if (this.ended) return;
      await promise;
    }
  }
}

/** A job that was over before a caller asked. */
export function endedJob(id: string, outcome: Outcome): LiveJob {
  const job = new LiveJob(id, null);
  job.end(outcome);
  return job;
}
