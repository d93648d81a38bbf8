import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { ask } from './load.ts';

const LOOK_MS = 50;
const WITHIN_MS = 1000;

/** Asks again and again whether the server is ready, and judges what it says. */
export class Readiness {
  readonly broken: string[] = [];
  slowest = 0;
  /** Since when the database takes no write; null while it does. */
  private downSince: number | null = null;
  private upSince = performance.now();
  /** A start of PostgreSQL after a crash takes a moment of its own. */
  private upWithinMs = WITHIN_MS;
  private on = true;
  private readonly loop: Promise<void>;

  constructor(private readonly origin: string) {
    this.loop = this.look();
  }

  down(): void {
    this.downSince = performance.now();
  }

  up(withinMs = WITHIN_MS): void {
    this.downSince = null;
    this.upSince = performance.now();
    this.upWithinMs = withinMs;
  }

  async stop(): Promise<void> {
    this.on = false;
    await this.loop;
  }

  private async look(): Promise<void> {
    // This process is late itself under its own load, which is not the server's fault.
    const delay = monitorEventLoopDelay({ resolution: 5 });
    delay.enable();
    while (this.on) {
      delay.reset();
      const asked = performance.now();
      const [downSince, upSince] = [this.downSince, this.upSince];
      const { status, body, ms } = await ask(`${this.origin}/health/ready`);
      this.slowest = Math.max(this.slowest, ms);
      const same = downSince === this.downSince && upSince === this.upSince;
      if (ms > WITHIN_MS + delay.max / 1e6) this.broken.push(`ready took ${Math.round(ms)} ms`);
      if (same && downSince !== null && asked - downSince > WITHIN_MS && status !== 503)
        this.broken.push(`ready said ${status} ${Math.round(asked - downSince)} ms after the fault`);
      if (same && downSince === null && asked - upSince > this.upWithinMs && status !== 200)
        this.broken.push(`ready said ${status} ${Math.round(asked - upSince)} ms after the end of the fault: ${body}`);
      await pause(LOOK_MS);
    }
  }
}
