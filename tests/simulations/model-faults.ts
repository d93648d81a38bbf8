import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { cancelPlanEndpoint, planTripEndpoint } from '#contract/planning.ts';
import { API_HEADER, API_VERSION } from '#contract/refusal.ts';
import { getTokensEndpoint } from '#contract/tokens.ts';
import { fromWirePlannedTrip } from '#contract/wire-trip.ts';
import { seededRandom } from '#domain/random.ts';
import { prices } from '#domain/shop/prices.ts';
import { checkTrip } from '#planner/check/check.ts';
import { buildApp } from '#server/app.ts';
import { grantTokens } from '#server/tokens/tokens.ts';
import { databases } from '../support/databases.ts';
import { FakeLlm, modelModes } from '../support/fake-llm.ts';
import { assertLedger } from '../support/ledger.ts';
import { aModel, aModelEngine, shortLimits, type wires } from '../support/model-engine.ts';
import { aUser } from '../support/people.ts';
import { aPossibleTrip } from '../support/random-trips.ts';
import { aServer } from '../support/server.ts';

type Wire = (typeof wires)[number];

/** The minutes of a real server, in seconds. */
const limits = { ...shortLimits, totalMs: 2_500, chunkMs: 400 };
const START = 1_000_000;
/** Beyond a provider's memory of failures, so that every plan asks it. */
const A_WHILE_MS = 121_000;
const CANCELLED_EVERY = 7;

export interface Faults {
  readonly faults: string[];
  readonly counts: Record<string, number>;
  /** Milliseconds from the request to its end, the slowest first. */
  readonly times: number[];
}

/** Runs some work; its milliseconds, without those in which a busy machine let this process wait for a core. */
async function timed<T>(work: () => Promise<T>): Promise<{ readonly result: T; readonly took: number }> {
  const [started, loop, cpu] = [performance.now(), performance.eventLoopUtilization(), process.cpuUsage()];
  const result = await work();
  const used = process.cpuUsage(cpu);
  const starved = performance.eventLoopUtilization(loop).active - (used.user + used.system) / 1000;
  return { result, took: performance.now() - started - Math.max(0, starved) };
}

/**
 * Plans `count` random trips one after the other through the API of a server whose model fails in every way it can over one
 * provider's wire; some are cancelled on the way. Tells what did not end in a checked plan or a refusal, in time, with the
 * tokens right. In time: as long as the model may take, and `slackMs`.
 */
export async function simulateFaults(wire: Wire, count: number, seed: number, slackMs: number): Promise<Faults> {
  const [database] = databases;
  if (!database) throw new Error('no database');
  const server = await aServer(database, { betaFree: false, accessTtlS: 100_000_000 });
  const fake = await new FakeLlm().start();
  fake.paceMs = 5;
  const { config, db, clock, catalogue } = server;
  const asked = aModelEngine(server, aModel(fake.origin, wire), { limits });
  const app = await buildApp({ config, db, now: clock.now, catalogue }, { asked });
  const { token, user } = await aUser(server);
  await grantTokens(db, { userId: user.id, tokens: START, ref: randomUUID(), now: clock.now() });
  const { tokens: before } = await server.call(getTokensEndpoint, { token });
  const random = seededRandom(seed);
  const found: Faults = { faults: [], counts: {}, times: [] };
  let planned = 0;

  const planOne = async (number: number): Promise<string | null> => {
    const mode = modelModes[number % modelModes.length] ?? 'ok';
    fake.mode = mode;
    clock.advance(A_WHILE_MS);
    const { request, destination, language } = aPossibleTrip(seed, number, catalogue.destinations);
    const { travellers: travelers, ...rest } = request;
    const key = randomUUID();
    const headers = {
      authorization: `Bearer ${token}`,
      'accept-language': language,
      [API_HEADER]: String(API_VERSION),
    };
    const { result: answer, took } = await timed(async () => {
      const asking = app.inject({
        method: planTripEndpoint.method,
        url: planTripEndpoint.path,
        payload: { ...rest, travelers },
        headers: { ...headers, 'idempotency-key': key },
      });
      if (number % CANCELLED_EVERY === 0) {
        await Promise.race([asking, pause(random() * 300)]);
        await app.inject({ method: 'DELETE', url: cancelPlanEndpoint.path.replace(':key', key), headers });
      }
      return asking;
    });
    found.times.push(took);
    const about = `${wire.provider} ${mode} #${number} ${destination.id}`;
    const outcome = answer.statusCode === 200 ? 'planned' : String(answer.json().error);
    found.counts[outcome] = (found.counts[outcome] ?? 0) + 1;
    if (took > limits.totalMs + slackMs) found.faults.push(`${about}: took ${Math.round(took)} ms`);
    if (answer.statusCode === 200) {
      planned += 1;
      const broken = checkTrip(fromWirePlannedTrip(answer.json(), randomUUID), { destination });
      if (broken.length > 0) return `${about}: ${JSON.stringify(broken.slice(0, 3))}`;
    } else if (outcome !== 'UNAVAILABLE') return `${about}: ${outcome}`;
    const { tokens, held } = await server.call(getTokensEndpoint, { token });
    const right = before - planned * prices.plan;
    return tokens === right && held === 0 ? null : `${about}: ${tokens} tokens and ${held} held, expected ${right}`;
  };

  for (let number = 0; number < count; number++) {
    const fault = await planOne(number);
    if (fault) found.faults.push(fault);
  }
  await assertLedger(db);
  await app.close();
  await server.close();
  await fake.stop();
  found.times.sort((a, b) => b - a);
  return found;
}
