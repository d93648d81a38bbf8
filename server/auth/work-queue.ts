import { Problem } from '#domain/problem.ts';

/** Runs costly work a few at a time; who finds the queue full is asked to come back. Problem RATE_LIMITED. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly atOnce: number,
    private readonly longest: number,
  ) {}

  async run<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.running < this.atOnce) {
      this.running += 1;
      return;
    }
    if (this.waiting.length >= this.longest)
      throw new Problem('RATE_LIMITED', 'Too many people are signing in, try again shortly', { retryAfterS: 2 });
    await new Promise<void>((resolve) => this.waiting.push(resolve));
  }

  /** Hands the place over instead of freeing it, so that no other caller can slip in between. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.running -= 1;
  }
}
