import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getInspirationEndpoint, listInspirationEndpoint } from '#contract/inspiration.ts';
import { fromWirePlannedTrip } from '#contract/wire-trip.ts';
import { Problem } from '#domain/problem.ts';
import { checkTrip } from '#planner/check/check.ts';
import { resolveDestination } from '#planner/resolve/resolve.ts';
import { buildApp } from '#server/app.ts';
import { loadCuratedTrips, startOf } from '#server/inspiration/curated.ts';
import { embeddedEngine } from '#server/planning/engines/embedded.ts';
import type { Engine } from '#server/planning/engines/engine.ts';
import { type DatabaseKind, databases } from '../support/databases.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aDestination, aTrip } from '../support/trips.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer(databases[0] as DatabaseKind);
});
afterAll(() => server.close());

const inLanguage = (language: string) => ({ headers: { 'accept-language': language } });
const list = (language: string) => server.call(listInspirationEndpoint, inLanguage(language));
const open = async (id: string, language: string) => {
  const wire = await server.call(getInspirationEndpoint, { params: { id }, ...inLanguage(language) });
  return fromWirePlannedTrip(wire, () => crypto.randomUUID());
};

/** The same server once more, with an engine of our own. */
async function withEngine(plan: Engine['plan'], work: (app: TestServer['app']) => Promise<void>) {
  const { config, db, clock, catalogue } = server;
  const app = await buildApp({ config, db, now: clock.now, catalogue }, { own: { ...embeddedEngine, plan } });
  await work(app);
  await app.close();
}

describe('the inspiration trips that ship with the product', () => {
  it('are at least twelve, each under its own id, varied', async () => {
    const cards = await list('en');
    expect(cards).toHaveLength(loadCuratedTrips().length);
    expect(cards.length).toBeGreaterThanOrEqual(12);
    expect(new Set(cards.map(({ id }) => id)).size).toBe(cards.length);
    expect(new Set(cards.map(({ budget }) => budget)).size).toBe(3);
    expect(new Set(cards.map(({ days }) => days)).size).toBeGreaterThanOrEqual(5);
    expect(new Set(cards.map(({ month }) => month)).size).toBeGreaterThanOrEqual(10);
  });

  it('speak the language of the visitor and name their price', async () => {
    const [en, es] = [await list('en'), await list('es')];
    expect(en.find(({ id }) => id === 'london-with-children')).toMatchObject({
      title: 'London with children',
      destination: 'London',
      destinationId: 'london',
      days: 5,
      month: 8,
    });
    expect(es.find(({ id }) => id === 'london-with-children')).toMatchObject({
      title: 'Londres con niños',
      destination: 'Londres',
    });
    for (const [i, card] of en.entries()) {
      expect(es[i]?.intro).not.toBe(card.intro);
      expect(es[i]?.summary).not.toBe(card.summary);
      expect(card.totalPerPerson, card.id).toBeGreaterThan(0);
    }
  });

  it.each(loadCuratedTrips().map(({ id }) => id))('pass every check: %s', async (id) => {
    const curated = loadCuratedTrips().find((trip) => trip.id === id);
    for (const language of ['en', 'es']) {
      const trip = await open(id, language);
      expect(trip.days).toHaveLength(curated?.days ?? 0);
      expect(trip.dates.start > '2026-11-20').toBe(true);
      const destination = aDestination(curated?.destinationId);
      expect(checkTrip(trip, { destination, today: '2026-11-20' })).toEqual([]);
    }
  });

  it('can be asked for again by the name in the plan form', () => {
    const { destinations, gazetteer } = server.catalogue;
    for (const { destinationId } of loadCuratedTrips()) {
      for (const name of Object.values(aDestination(destinationId).name)) {
        const found = resolveDestination(name, destinations, gazetteer);
        expect(found.kind === 'found' && found.destination.id, name).toBe(destinationId);
      }
    }
  });

  it('are listed in the order in which they start', async () => {
    expect((await list('en')).map(({ month }) => month)).toEqual([12, 1, 1, 2, 2, 3, 4, 4, 5, 6, 7, 8, 9, 10, 11, 11]);
  });

  it('start on the next second Friday of their month', () => {
    expect(startOf({ month: 12 }, '2026-11-20')).toBe('2026-12-11');
    expect(startOf({ month: 12 }, '2026-12-10')).toBe('2026-12-11');
    expect(startOf({ month: 12 }, '2026-12-11')).toBe('2027-12-10');
    expect(startOf({ month: 1 }, '2026-11-20')).toBe('2027-01-08');
    expect(startOf({ month: 11 }, '2026-11-20')).toBe('2027-11-12');
  });

  it('are open to everybody and do not get in the way of own trips', async () => {
    const stranger = await server.send({ method: 'GET', url: '/api/trips/0b1a2c3d-4e5f-4a6b-8c7d-9e0f1a2b3c4d' });
    expect(stranger.statusCode).toBe(401);
    const deletion = await server.send({ method: 'DELETE', url: '/api/trips/inspiration' });
    expect(deletion.statusCode).toBe(401);
    const badToken = await server.send({ method: 'GET', url: '/api/trips/inspiration', token: 'expired' });
    expect(badToken.statusCode).toBe(200);
  });

  it('answer 404 for an id that does not exist', async () => {
    const response = await server.send({ method: 'GET', url: '/api/trips/inspiration/atlantis' });
    expect([response.statusCode, response.json().error]).toEqual([404, 'NOT_FOUND']);
  });

  it('are planned once however many ask at once, and again when their dates have passed', async () => {
    let plans = 0;
    const counting: Engine['plan'] = async (order, watch) => {
      plans += 1;
      await new Promise((resolve) => setTimeout(resolve, 20));
      return embeddedEngine.plan(order, watch);
    };
    await withEngine(counting, async (app) => {
      const ask = () => app.inject({ url: '/api/trips/inspiration/granada-weekend', ...inLanguage('en') });
      const answers = await Promise.all(Array.from({ length: 20 }, ask));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(plans).toBe(1);
      server.clock.advance(24 * 3_600_000);
      await ask();
      expect(plans).toBe(1);
      server.clock.advance(364 * 24 * 3_600_000);
      await ask();
      expect(plans).toBe(2);
      server.clock.moment = new Date('2026-11-20T12:00:00Z');
    });
  });

  it('leave out what cannot be planned and try it again', async () => {
    let broken = true;
    const anyTrip = aTrip();
    const failing: Engine['plan'] = async (order) => {
      if (broken && order.destination.id === 'rome') throw new Problem('PLAN_IMPOSSIBLE', 'no');
      return anyTrip;
    };
    await withEngine(failing, async (app) => {
      const count = async () => (await app.inject({ url: '/api/trips/inspiration' })).json().length;
      expect(await count()).toBe(loadCuratedTrips().length - 1);
      broken = false;
      expect(await count()).toBe(loadCuratedTrips().length);
    });
  });
});
