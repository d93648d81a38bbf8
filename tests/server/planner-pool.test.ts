import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { PlannerPool } from '#server/planning/planner-pool.ts';
import { type PlannerTask, yielding } from '#server/planning/planner-task.ts';
import { aTripRequest } from '../support/trips.ts';

/** A thread that does as the destination's id says; a real one, with a planner that thinks of nothing else. */
const script = `
import { parentPort, threadId } from 'node:worker_threads';
parentPort.on('message', ({ destinationId, tripId }) => {
  const [what, ms] = destinationId.split(' ');
  const answer = { result: { kind: 'impossible', violations: [{ rule: 'H1', message: tripId + ' ' + threadId }] } };
  if (what === 'wait') setTimeout(() => parentPort.postMessage(answer), Number(ms));
  if (what === 'fail') parentPort.postMessage({ failed: 'a bug' });
  if (what === 'die') process.exit(1);
  if (what === 'throw') throw new Error('uncaught');
});
`;

let folder: string;
let file: string;
let pool: PlannerPool;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'periplo-pool-'));
  file = path.join(folder, 'worker.mjs');
  writeFileSync(file, script);
});
afterEach(() => pool.close());
afterAll(() => rmSync(folder, { recursive: true }));

const task = (destinationId: string, tripId = 'trip'): PlannerTask => ({
  kind: 'plan',
  today: '2027-01-01',
  tripId,
  destinationId,
  language: 'en',
  request: aTripRequest(),
});

/** "<trip id> <thread id>" of an answer. */
async function answerOf(promise: ReturnType<PlannerPool['run']>): Promise<string> {
  const result = await promise;
  return result.kind === 'impossible' ? (result.violations[0]?.message ?? '') : '';
}

describe('the planner pool', () => {
  it('answers every task with its own result, on no more threads than it may have', async () => {
    pool = new PlannerPool(file, 2);
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, i) => answerOf(pool.run(task('wait 5', `trip-${i}`)))),
    );
    expect(answers.map((answer) => answer.split(' ')[0])).toEqual(Array.from({ length: 12 }, (_, i) => `trip-${i}`));
    expect(new Set(answers.map((answer) => answer.split(' ')[1])).size).toBe(2);
  });

  it('leaves the event loop free', async () => {
    pool = new PlannerPool(file, 1);
    const slow = answerOf(pool.run(task('wait 100')));
    const first = await Promise.race([slow, Promise.resolve('the loop')]);
    expect(first).toBe('the loop');
    expect(await slow).toContain('trip');
  });

  it('lets a traveller go before what no traveller waits for', async () => {
    pool = new PlannerPool(file, 1);
    const done: string[] = [];
    const run = (name: string, planner: Pick<PlannerPool, 'run'> = pool) =>
      planner.run(task('wait 5', name)).then(() => done.push(name));
    const ideas = yielding(pool);
    await Promise.all([run('idea 1', ideas), run('idea 2', ideas), run('idea 3', ideas), run('trip 1'), run('trip 2')]);
    expect(done).toEqual(['idea 1', 'trip 1', 'trip 2', 'idea 2', 'idea 3']);
  });

  it('passes a bug on as an error and goes on', async () => {
    pool = new PlannerPool(file, 1);
    await expect(pool.run(task('fail'))).rejects.toThrow('a bug');
    expect(await answerOf(pool.run(task('wait 1')))).toContain('trip');
  });

  it.each(['die', 'throw'])('loses only the task of a thread that ends by "%s"', async (how) => {
    pool = new PlannerPool(file, 1);
    const lost = pool.run(task(how));
    const next = answerOf(pool.run(task('wait 1', 'next')));
    await expect(lost).rejects.toThrow(/ended|uncaught/);
    expect(await next).toContain('next');
  });

  it('refuses what waits when it closes, and everything after', async () => {
    pool = new PlannerPool(file, 1);
    const running = pool.run(task('wait 10000'));
    const waiting = pool.run(task('wait 1'));
    const outcomes = Promise.allSettled([running, waiting]);
    await pool.close();
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected']);
    await expect(pool.run(task('wait 1'))).rejects.toMatchObject({ code: 'UNAVAILABLE' });
  });

  it('refuses more than anybody would wait for', async () => {
    pool = new PlannerPool(file, 1);
    const outcomes = Array.from({ length: 510 }, () => pool.run(task('wait 10000')).catch((error: unknown) => error));
    const last = await outcomes.at(-1);
    expect(last).toMatchObject({ code: 'UNAVAILABLE' });
  });
});
