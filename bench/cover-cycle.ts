import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { Account } from '../tests/support/account.ts';
import { aSoonWireTrip } from '../tests/support/soon-trips.ts';
import { withServer } from './server.mjs';

/** The pictures of 110 links, each of another trip, asked for in turn by 8 clients: what everybody else waits meanwhile. */
const PORT = 3983;
const LINKS = 110;
const CLIENTS = 8;
const SECONDS = 20;
const QUIET_SECONDS = 4;

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const at = (times: number[], share: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1);

async function measure(origin: string, title: string): Promise<void> {
  const account = await Account.of(origin, 'cycle@example.org');
  const links: string[] = [];
  const trip = aSoonWireTrip();
  for (let i = 0; i < LINKS; i++) {
    const one = { ...trip, id: randomUUID(), destination: `Rome ${i}`, destinationId: null };
    await account.save(one);
    links.push(await account.share(one.id));
  }
  const statuses = new Map<number, number>();
  const alone = await watch(performance.now() + QUIET_SECONDS * 1000);
  const end = performance.now() + SECONDS * 1000;
  async function cycle(client: number): Promise<void> {
    for (let i = client; performance.now() < end; i += CLIENTS) {
      const answer = await fetch(`${origin}${links[i % LINKS]}/cover.png`);
      await answer.arrayBuffer();
      statuses.set(answer.status, (statuses.get(answer.status) ?? 0) + 1);
    }
  }
  /** Milliseconds of each answer of another route until then. */
  async function watch(until: number): Promise<number[]> {
    const waits: number[] = [];
    while (performance.now() < until) {
      const before = performance.now();
      await (await fetch(`${origin}/api/categories`)).text();
      waits.push(performance.now() - before);
      await pause(5);
    }
    return waits;
  }
  const [waits] = await Promise.all([watch(end), ...Array.from({ length: CLIENTS }, (_, client) => cycle(client))]);
  const answers = [...statuses].map(([status, count]) => `${count} x ${status}`).join(', ');
  process.stdout.write(
    `${title}: ${answers}; others p50 ${at(waits, 0.5)} ms, p99 ${at(waits, 0.99)} ms; before it p50 ${at(alone, 0.5)} ms, p99 ${at(alone, 0.99)} ms\n`,
  );
}

for (const [title, settings] of [
  ['without limits', { RATE_LIMIT: '0' }],
  ['with limits', { RATE_LIMIT: '1' }],
] as const)
  await withServer(PORT, (origin: string) => measure(origin, title), settings);
