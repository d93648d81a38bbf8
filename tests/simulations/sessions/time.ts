/** A clock that jumps to whatever happens next. */
export class VirtualTime {
  now: number;
  private readonly waiting: { at: number; go: () => void }[] = [];

  constructor(start: number) {
    this.now = start;
  }

  readonly sleep = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const at = this.now + ms;
      const place = this.waiting.findIndex((other) => other.at > at);
      this.waiting.splice(place < 0 ? this.waiting.length : place, 0, { at, go: resolve });
    });

  /** Lets everything happen, in order, until nothing is waited for any more. */
  async run(): Promise<void> {
    for (;;) {
      // Whatever was woken, the database included, runs to its next wait first.
      await new Promise(setImmediate);
      const next = this.waiting.shift();
      if (!next) return;
      this.now = next.at;
      next.go();
    }
  }
}
