import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';
import type { WireTrip } from '#contract/wire-trip.ts';
import { Account } from '../../support/account.ts';

const PEOPLE = 8;
/** Longer than every limit of the server together: what takes longer hangs, and what is refused for longer is never done. */
const HANGS_MS = 15_000;
const TRY_AGAIN_MS = 50;

interface Answer {
  readonly status: number;
  readonly body: string;
  readonly ms: number;
}

interface Asked {
  readonly method?: string;
  readonly token?: string;
  readonly key?: string;
  readonly body?: unknown;
}

/** Status 0: no answer at all. */
export async function ask(url: string, { method = 'GET', token, key, body }: Asked = {}): Promise<Answer> {
  const began = performance.now();
  const headers = {
    ...(token !== undefined && { authorization: `Bearer ${token}` }),
    ...(key !== undefined && { 'idempotency-key': key }),
    ...(body !== undefined && { 'content-type': 'application/json' }),
  };
  const request = { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) };
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(HANGS_MS) });
    return { status: answer.status, body: await answer.text(), ms: performance.now() - began };
  } catch (error) {
    // What fetch throws says little of what went wrong.
    const body = `${String(error)}: ${inspect((error as Error).cause)}`;
    return { status: 0, body, ms: performance.now() - began };
  }
}

export function percentile(figures: readonly number[], share: number): number {
  const sorted = [...figures].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** One who writes to a trip of their own, one operation after the other, each until it is acknowledged. */
interface Writer {
  readonly token: string;
  readonly tripId: string;
  readonly device: string;
  acknowledged: number;
}

/** 8 writers, 8 readers, one who asks what needs no database; and everything they were told, read back at the end. */
export class Load {
  readonly broken: string[] = [];
  readonly ms = { read: [] as number[], write: [] as number[], other: [] as number[] };
  /** Answers by kind and status. */
  readonly answers = new Map<string, number>();
  /** Whether a read may be refused while the fault lasts. */
  mayRefuseReads = true;
  private on = false;
  private loops: Promise<void>[] = [];

  private constructor(
    private readonly origin: string,
    private readonly writers: readonly Writer[],
  ) {}

  static async of(origin: string, name: string, trip: WireTrip): Promise<Load> {
    const writers: Writer[] = [];
    for (let person = 0; person < PEOPLE; person += 1) {
      const account = await Account.of(origin, `${name.replace(/\W/g, '-')}-${person}@example.org`);
      const id = randomUUID();
      await account.save({ ...trip, id });
      writers.push({ token: account.session.access_token, tripId: id, device: randomUUID(), acknowledged: 0 });
    }
    return new Load(origin, writers);
  }

  start(): void {
    this.on = true;
    this.loops = [...this.writers.flatMap((writer) => [this.write(writer), this.read(writer)]), this.askOther()];
  }

  /** Ends the load when every operation is acknowledged. */
  async stop(): Promise<void> {
    this.on = false;
    await Promise.all(this.loops);
  }

  /** Nothing acknowledged is missing and nothing was done twice: every operation makes one version. */
  async readBack(): Promise<number> {
    for (const { token, tripId, acknowledged } of this.writers) {
      const { status, body } = await ask(`${this.origin}/api/trips/${tripId}`, { token });
      const { version, notes } = (status === 200 ? JSON.parse(body) : {}) as { version?: number; notes?: string };
      if (version !== acknowledged + 1 || (acknowledged > 0 && notes !== `note ${acknowledged}`))
        this.broken.push(
          `${acknowledged} writes were acknowledged; read back (${status}): version ${version}, "${notes}"`,
        );
    }
    return this.writers.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
  }

  /** A trip more of the first writer, to be deleted during the fault. */
  async spareTrips(trip: WireTrip, count: number): Promise<(() => Promise<Answer>)[]> {
    const token = this.writers[0]?.token ?? '';
    const ids = Array.from({ length: count }, () => randomUUID());
    for (const id of ids) await ask(`${this.origin}/api/trips`, { method: 'POST', token, body: { ...trip, id } });
    return ids.map((id) => () => ask(`${this.origin}/api/trips/${id}`, { method: 'DELETE', token, key: randomUUID() }));
  }

  private note(kind: 'read' | 'write' | 'other', { status, body, ms }: Answer, allowed: readonly number[]): void {
    this.ms[kind].push(ms);
    const name = `${kind} ${status}`;
    this.answers.set(name, (this.answers.get(name) ?? 0) + 1);
    if (!allowed.includes(status)) this.broken.push(`a ${kind} was answered ${status}: ${body.slice(0, 200)}`);
  }

  private async write(writer: Writer): Promise<void> {
    const { token, tripId, device } = writer;
    while (this.on) {
      const notes = `note ${writer.acknowledged + 1}`;
      const body = { device, baseVersion: writer.acknowledged + 1, changes: [{ kind: 'notes', notes }] };
      const key = randomUUID();
      const until = performance.now() + HANGS_MS;
      for (;;) {
        const answer = await ask(`${this.origin}/api/trips/${tripId}`, { method: 'PATCH', token, key, body });
        this.note('write', answer, [200, 503]);
        if (answer.status === 200) break;
        if (performance.now() > until || ![0, 503].includes(answer.status)) return;
        await pause(TRY_AGAIN_MS);
      }
      writer.acknowledged += 1;
      await pause(5);
    }
  }

  private async read({ token, tripId }: Writer): Promise<void> {
    for (let turn = 0; this.on; turn += 1) {
      const path = turn % 2 === 0 ? '/api/trips' : `/api/trips/${tripId}`;
      this.note('read', await ask(this.origin + path, { token }), this.mayRefuseReads ? [200, 503] : [200]);
      await pause(10);
    }
  }

  private async askOther(): Promise<void> {
    while (this.on) {
      this.note('other', await ask(`${this.origin}/api/categories`), [200]);
      await pause(10);
    }
  }
}
