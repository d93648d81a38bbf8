const FAILURES = 5;
const WINDOW_MS = 60_000;
const PAUSE_MS = 60_000;

/** Stops asking a provider that keeps failing: after five failures in a minute for a minute, then one may try. */
export class Breaker {
  private failures: number[] = [];
  private openUntil = 0;

  constructor(private readonly now: () => Date) {}

  /** Whether to ask now; the first to ask after a pause does so for all. */
  allows(): boolean {
    const now = this.now().getTime();
    if (this.openUntil === 0) return true;
    if (now < this.openUntil) return false;
    this.openUntil = now + PAUSE_MS;
    return true;
  }

  succeeded(): void {
    this.failures = [];
    this.openUntil = 0;
  }

  failed(): void {
    const now = this.now().getTime();
    this.failures = [...this.failures.filter((at) => now - at < WINDOW_MS), now];
    if (this.failures.length >= FAILURES) this.openUntil = now + PAUSE_MS;
  }
}
