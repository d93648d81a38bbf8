import { type IncomingHttpHeaders, type IncomingMessage, type ServerResponse, request as send } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '#domain/random.ts';
import { bodyOf, FakeServer } from './fake-server.ts';

/** What becomes of a request on its way. `late`: its sender has given up when it arrives. */
const fates = [
  'fine',
  'slow',
  'request dropped',
  'answer dropped',
  'request cut',
  'answer cut',
  'twice',
  'late',
] as const;
export type Fate = (typeof fates)[number];

const SLOWEST_MS = 60;
const LATEST_MS = 1500;

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

/** A bad network as a program: passes requests on to one server, and drops, delays, cuts and repeats them. */
export class FaultyProxy extends FakeServer {
  /** How often each fate was met. */
  readonly met: Record<Fate, number> = Object.fromEntries(fates.map((fate) => [fate, 0])) as Record<Fate, number>;
  private readonly late = new Set<Promise<unknown>>();

  constructor(
    private readonly target: string,
    private readonly random: Random,
    /** The share of requests that pass unharmed. */
    private readonly fine: number,
  ) {
    super();
  }

  /** Waits for everything that is still on its way. */
  async settled(): Promise<void> {
    while (this.late.size > 0) await Promise.all(this.late);
  }

  protected override async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const body = Buffer.from(await bodyOf(request));
    const fate = this.draw();
    this.met[fate] += 1;
    if (fate === 'slow') await sleep(this.random() * SLOWEST_MS);
    if (fate === 'request dropped') return void response.destroy();
    if (fate === 'request cut') {
      await this.pass(request, body, Math.floor(body.length / 2)).catch(() => undefined);
      return void response.destroy();
    }
    if (fate === 'late') {
      response.destroy();
      const arriving = sleep(this.random() * LATEST_MS)
        .then(() => this.pass(request, body))
        .catch(() => undefined)
        .finally(() => this.late.delete(arriving));
      this.late.add(arriving);
      return;
    }
    const first = this.pass(request, body);
    const answer = fate === 'twice' ? (await Promise.all([first, this.pass(request, body)]))[1] : await first;
    if (fate === 'answer dropped') return void response.destroy();
    response.writeHead(answer.status, answer.headers);
    if (fate !== 'answer cut') return void response.end(answer.body);
    response.write(answer.body.subarray(0, Math.floor(answer.body.length / 2)), () => response.destroy());
  }

  private draw(): Fate {
    if (this.random() < this.fine) return 'fine';
    return fates[Math.floor(this.random() * fates.length)] ?? 'fine';
  }

  /** Sends a request on; with `bytes` the connection breaks after so many of its body. */
  private pass({ method, url, headers }: IncomingMessage, body: Buffer, bytes = body.length): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const onward = send(this.target + url, { method, headers: { ...headers, connection: 'close' } }, (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', reject);
        answer.on('end', () =>
          resolve({ status: answer.statusCode ?? 502, headers: answer.headers, body: Buffer.concat(chunks) }),
        );
      });
      onward.on('error', reject);
      if (bytes === body.length) return void onward.end(body);
      onward.write(body.subarray(0, bytes), () => onward.destroy(new Error('cut')));
    });
  }
}
