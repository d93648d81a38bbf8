import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkTrip } from '#planner/check/check.ts';
import type { Engine } from '#server/planning/engines/engine.ts';
import { unwatched } from '#server/planning/engines/engine.ts';
import { databases } from '../support/databases.ts';
import { FakeLlm } from '../support/fake-llm.ts';
import { injections, ownTexts } from '../support/injections.ts';
import { aModel, aModelEngine, wires } from '../support/model-engine.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aDestination, aTripRequest } from '../support/trips.ts';
import { inTurn } from '../support/turn.ts';

const rome = aDestination();
const dates = { start: '2027-03-15', end: '2027-03-15' };
const [database] = databases;

/** The worst case: the model does whatever the wish says and more. */
describe.runIf(database)('an attack that a model falls for', () => {
  let server: TestServer;
  let engine: Engine;
  const fake = new FakeLlm();
  fake.mode = 'hostile';
  beforeAll(async () => {
    if (!database) return;
    server = await aServer(database);
    await fake.start();
    engine = aModelEngine(server, aModel(fake.origin, wires[1]), {
      limits: { totalMs: 10_000, chunkMs: 5_000, retries: 0 },
    });
  });
  afterAll(async () => {
    await fake.stop();
    await server.close();
  });

  it('does not reach the plan', { timeout: 240_000 }, async () => {
    let byModel = 0;
    const looked = inTurn(injections, 5);
    for (const { language, text } of looked) {
      server.clock.advance(61_000);
      const order = { destination: rome, catalogueVersion: 'test', language, today: '2026-11-20' };
      const trip = await engine.plan({ ...order, request: aTripRequest({ dates, preferences: text }) }, unwatched());
      expect(checkTrip(trip, { destination: rome }), text).toEqual([]);
      expect(ownTexts(trip), text).not.toMatch(/zorblax|xalbroz|pwned/i);
      if (trip.provenance?.engine === engine.name) byModel += 1;
    }
    expect(byModel).toBe(looked.length);
  });
});
