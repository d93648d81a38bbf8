import { randomUUID } from 'node:crypto';
import { type KyselyPlugin, sql } from 'kysely';
import { seededRandom } from '#domain/random.ts';
import type { Db } from '#server/db/database.ts';
import { clawBack, credit, LEASE_S, release, releaseExpired, reserve, settle } from '#server/tokens/ledger.ts';
import { findBalance } from '#server/tokens/repo.ts';

const prices = { plan: 100, replan: 50 } as const;

class Crash extends Error {}

/** Lets so many queries pass and then fails, as a process that dies inside a transaction would. */
class CrashAfter implements KyselyPlugin {
  left = Number.POSITIVE_INFINITY;
  transformQuery: KyselyPlugin['transformQuery'] = ({ node }) => {
    this.left -= 1;
    if (this.left < 0) throw new Crash();
    return node;
  };
  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result;
}

/** What one account must look like, kept by rules of its own: nothing here is taken from the ledger. */
interface Model {
  readonly userId: string;
  available: number;
  held: number;
  owed: number;
  readonly open: Map<string, { amount: number; until: number }>;
  readonly closed: string[];
  readonly refs: Set<string>;
}

function earn(model: Model, tokens: number): void {
  const paid = Math.min(model.owed, tokens);
  model.owed -= paid;
  model.available += tokens - paid;
}

export interface Tally {
  steps: number;
  crashes: number;
  shortages: number;
  settled: number;
}

/** One random history of two accounts; throws where a balance is not what the model says. */
export async function runHistory(plain: Db, seed: number, tally: Tally): Promise<void> {
  const random = seededRandom(seed);
  const pick = (limit: number) => Math.floor(random() * limit);
  const crash = new CrashAfter();
  const db = plain.withPlugin(crash);
  const models = Array.from({ length: 2 }, (): Model => {
    const userId = randomUUID();
    return { userId, available: 0, held: 0, owed: 0, open: new Map(), closed: [], refs: new Set() };
  });
  let clock = 1_800_000_000_000;

  const attempt = async <T>(work: () => Promise<T>): Promise<T | 'crashed'> => {
    crash.left = random() < 0.2 ? pick(6) : Number.POSITIVE_INFINITY;
    try {
      return await work();
    } catch (error) {
      if (!(error instanceof Crash)) throw error;
      tally.crashes += 1;
      return 'crashed';
    } finally {
      crash.left = Number.POSITIVE_INFINITY;
    }
  };

  const steps: ((model: Model) => Promise<void>)[] = [
    async (model) => {
      const [tokens, ref] = [[50, 100, 500][pick(3)] ?? 50, `${model.userId}/${pick(6)}`];
      const line = { userId: model.userId, tokens, ref, now: new Date(clock) };
      const done = await attempt(() => db.transaction().execute((tx) => credit(tx, 'purchase', line)));
      if (done === 'crashed') return;
      if (done !== !model.refs.has(ref)) throw new Error(`seed ${seed}: a credit was done twice, or not at all`);
      if (done) earn(model, tokens);
      model.refs.add(ref);
    },
    async (model) => {
      const [tokens, ref] = [[50, 100, 500][pick(3)] ?? 50, `${model.userId}/back ${pick(4)}`];
      const line = { userId: model.userId, tokens, ref, now: new Date(clock) };
      const done = await attempt(() => db.transaction().execute((tx) => clawBack(tx, line)));
      if (done === 'crashed') return;
      if (done !== !model.refs.has(ref)) throw new Error(`seed ${seed}: taken back twice, or not at all`);
      if (done) {
        const taken = Math.min(model.available, tokens);
        model.available -= taken;
        model.owed += tokens - taken;
      }
      model.refs.add(ref);
    },
    async (model) => {
      const work = pick(2) === 0 ? 'plan' : 'replan';
      const free = pick(4) === 0;
      const amount = free ? 0 : prices[work];
      const enough = model.available >= amount;
      const order = { userId: model.userId, work, key: undefined, request: null } as const;
      const held = await attempt(() =>
        reserve(db, order, free, new Date(clock)).catch((error: Error & { code?: string }) => {
          if (error.code === 'INSUFFICIENT_TOKENS') return null;
          throw error;
        }),
      );
      if (held === 'crashed') return;
      if ((held !== null) !== enough)
        throw new Error(`seed ${seed}: reserved ${held !== null} with ${model.available}`);
      if (held === null) tally.shortages += 1;
      else {
        model.available -= amount;
        model.held += amount;
        model.open.set(held.holdId, { amount, until: clock + LEASE_S * 1000 });
      }
    },
    async (model) => {
      const [id] = [...model.open.keys()].slice(pick(model.open.size || 1));
      const target = id ?? model.closed[pick(model.closed.length || 1)];
      if (target === undefined) return;
      const settling = pick(2) === 0;
      const moment = new Date(clock);
      const done = await attempt(() =>
        settling ? settle(db, target, randomUUID(), moment) : release(db, target, moment),
      );
      if (done === 'crashed') return;
      const hold = model.open.get(target);
      if (done !== (hold !== undefined)) throw new Error(`seed ${seed}: a hold was closed twice, or not at all`);
      if (!hold) return;
      close(model, target, settling);
      if (settling) tally.settled += 1;
    },
    async () => {
      clock += pick(LEASE_S) * 1000;
      if ((await attempt(() => releaseExpired(db, new Date(clock)))) === 'crashed') {
        await releaseExpired(plain, new Date(clock));
      }
      for (const model of models) for (const [id, { until }] of model.open) if (until <= clock) close(model, id, false);
    },
  ];

  function close(model: Model, id: string, settled: boolean): void {
    const { amount = 0 } = model.open.get(id) ?? {};
    model.open.delete(id);
    model.closed.push(id);
    model.held -= amount;
    if (!settled) earn(model, amount);
  }

  const length = 4 + pick(14);
  for (let index = 0; index < length; index += 1) {
    const model = models[pick(models.length)] as Model;
    await (steps[pick(steps.length)] as (model: Model) => Promise<void>)(model);
    tally.steps += 1;
  }
  for (const { userId, available, held, owed } of models) {
    const found = await findBalance(plain, userId);
    if (found.available !== available || found.held !== held || found.owed !== owed)
      throw new Error(`seed ${seed}: ${JSON.stringify(found)} instead of ${JSON.stringify({ available, held, owed })}`);
  }
  // Leases of one history must not meet the clock of the next.
  for (const { open } of models) for (const id of open.keys()) await release(plain, id, new Date(clock));
}

export async function vacuum(db: Db): Promise<void> {
  for (const table of ['entries', 'holds', 'accounts']) await sql`delete from ${sql.table(table)}`.execute(db);
}
