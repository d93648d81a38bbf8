import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { getDestinationEndpoint } from '#contract/destination-facts.ts';
import { planTripEndpoint } from '#contract/planning.ts';
import { replanTripEndpoint, toReplanBody } from '#contract/replanning.ts';
import { prepareDestinationEndpoint } from '#contract/towns.ts';
import { sheetEndpoint } from '#contract/understanding.ts';
import { fromWirePlannedTrip } from '#contract/wire-trip.ts';
import { buildDestination } from '#open-data/build.ts';
import { compileDestination } from '#planner/catalogue/compiled.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';
import { threadedEngine } from '#server/planning/engines/embedded.ts';
import { unwatched } from '#server/planning/engines/engine.ts';
import type { Planner } from '#server/planning/planner-task.ts';
import { runTask } from '#server/planning/run-task.ts';
import { databases } from '../support/databases.ts';
import { FakeOverpass } from '../support/fake-overpass.ts';
import { osmTown } from '../support/osm-town.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aDestination, aTripRequest, aWireTripRequest } from '../support/trips.ts';

const DAY_MS = 86_400_000;
const lyon = aDestination('lyon');

/** What Lyon has, as far away as another town is. */
function townAt(latitude: number, longitude: number) {
  return osmTown(lyon).map((own) => ({
    ...own,
    latitude: own.latitude - lyon.latitude + latitude,
    longitude: own.longitude - lyon.longitude + longitude,
  }));
}

describe.each(databases)('towns from open data on $kind', (database) => {
  let fake: FakeOverpass;
  let server: TestServer;
  let token: string;
  beforeAll(async () => {
    fake = await new FakeOverpass().start();
    const places = {
      overpassUrl: fake.origin,
      wikidataUrl: `${fake.origin}/sparql`,
      userAgent: 'Periplo (a@example.org)',
    };
    server = await aServer(database, { places, anonymousPlansPerDay: 100, anonymousPlansPerAddress: 100 });
    ({ token } = await aUser(server));
  });
  afterAll(async () => {
    await server.close();
    await fake.stop();
  });
  afterEach(() => {
    fake.mode = 'fine';
    fake.busyFor = 0;
    fake.links = {};
    fake.asked.length = 0;
  });

  const prepare = (destination: string) => server.call(prepareDestinationEndpoint, { body: { destination } });
  const trying = (destination: string) =>
    server.send({ method: 'POST', url: '/api/destinations/prepare', body: { destination } });
  const kept = () => server.db.selectFrom('open_towns').selectAll().execute();

  it('tells of our own catalogue without asking a service', async () => {
    expect(await prepare('Rome')).toMatchObject({ id: 'rome', sources: [] });
    expect(fake.asked).toEqual([]);
  });

  it('are gathered once, in order, by who says who asks; planned, replanned, checked, understood', async () => {
    fake.elements = townAt(47.218, -1.554);
    fake.links = { [fake.elements.find(({ tags }) => tags['wikidata'])?.tags['wikidata'] ?? '']: 90 };
    const [told, again] = await Promise.all([prepare('Nantes'), prepare('nantes, france')]);
    expect(again).toEqual(told);
    expect(told).toMatchObject({ sources: ['openstreetmap', 'wikidata'] });
    expect(told.sights).toBeGreaterThan(20);
    expect(told.hoursKnown).toBeLessThan(told.sights + told.tables);
    expect(fake.asked.map(({ path, userAgent }) => [path, userAgent])).toEqual([
      ['/interpreter', 'Periplo (a@example.org)'],
      ['/sparql', 'Periplo (a@example.org)'],
    ]);
    const [overpass] = fake.asked;
    expect(overpass?.question).toContain('(around:8000,47.2');

    const wire = await server.call(planTripEndpoint, { body: aWireTripRequest({ destination: 'Nantes' }), token });
    const trip = fromWirePlannedTrip(wire, randomUUID);
    expect(trip).toMatchObject({ destination: 'Nantes', destinationId: told.id });
    expect(trip.provenance?.sources).toEqual(['openstreetmap', 'wikidata']);
    const { version, facts } = await server.call(getDestinationEndpoint, { params: { destination: told.id } });
    expect(trip.provenance?.catalogueVersion).toBe(version);
    expect(facts.places).toHaveLength(told.sights + told.tables);
    const { sheet } = await server.call(sheetEndpoint, { params: { destination: told.id } });
    expect(sheet.places.length).toBeGreaterThan(20);
    const first = trip.days[0]?.activities.find(({ kind }) => kind === 'place')?.id ?? '';
    const replanned = await server.call(replanTripEndpoint, { body: toReplanBody(trip, new Set([first])), token });
    expect(JSON.stringify(replanned)).not.toContain(first);
    expect(fake.asked).toHaveLength(2);
  });

  it('come also where the encyclopedia does not answer, and say so', async () => {
    fake.elements = townAt(48.117, -1.678);
    fake.links = null;
    expect(await prepare('Rennes')).toMatchObject({ sources: ['openstreetmap'] });
  });

  it('wait for a busy service, one question at a time', async () => {
    fake.elements = townAt(50.637, 3.063);
    fake.busyFor = 2;
    expect((await prepare('Lille')).sights).toBeGreaterThan(20);
    expect(fake.asked.filter(({ path }) => path === '/interpreter')).toHaveLength(3);
    fake.elements = townAt(47.322, 5.041);
    await Promise.all([prepare('Dijon'), trying('Brest, France'), trying('Metz')]);
    expect(fake.mostAtOnce).toBe(1);
  });

  it.each(['busy', 'error', 'nonsense', 'gave up', 'moved'] as const)(
    'are refused in words where the service is %s, and keep nothing',
    async (mode) => {
      fake.mode = mode;
      fake.elements = townAt(45.188, 5.724);
      const before = await kept();
      const answer = await trying('Grenoble');
      expect([answer.statusCode, answer.json().error]).toEqual([503, 'UNAVAILABLE']);
      const plan = await server.send({
        method: 'POST',
        url: '/api/trips/plan',
        body: aWireTripRequest({ destination: 'Grenoble' }),
        token,
      });
      expect(plan.statusCode).toBe(503);
      expect(await kept()).toEqual(before);
      fake.mode = 'fine';
      fake.elements = townAt(45.188, 5.724);
      expect((await prepare('Grenoble')).sights).toBeGreaterThan(20);
      await server.db.deleteFrom('open_towns').where('name', '=', 'Grenoble').execute();
    },
  );

  it('with too little to see are not known, and not asked for again at once', async () => {
    fake.elements = [];
    const answer = await trying('Limoges');
    expect([answer.statusCode, answer.json().error]).toEqual([422, 'DESTINATION_UNKNOWN']);
    fake.elements = townAt(45.83, 1.26);
    expect((await trying('Limoges')).statusCode).toBe(422);
    expect(fake.asked).toHaveLength(1);
    server.clock.advance(DAY_MS + 1);
    expect((await trying('Limoges')).statusCode).toBe(200);
  });

  it('are renewed while what is kept serves, and stay where the service does not answer', async () => {
    fake.elements = townAt(43.611, 3.877);
    const before = await prepare('Montpellier');
    server.clock.advance(61 * DAY_MS);
    fake.mode = 'error';
    expect(await prepare('Montpellier')).toEqual(before);
    await expect.poll(() => fake.asked.filter(({ path }) => path === '/interpreter').length).toBeGreaterThan(1);
    fake.mode = 'fine';
    fake.elements = fake.elements.slice(0, 30);
    await prepare('Montpellier');
    await expect.poll(async () => (await prepare('Montpellier')).sights).toBeLessThan(before.sights);
  });

  it('show nothing hostile of what mappers wrote', async () => {
    const bad = { latitude: 49.443, longitude: 1.099 };
    const names = [
      '<img src=x onerror=alert(1)>',
      "'; drop table trips; --",
      '\u202Egnp.exe',
      'https://win.example/now',
      '${process.env}',
    ];
    fake.elements = [
      ...townAt(bad.latitude, bad.longitude),
      ...names.map((name, at) => ({
        id: `node/${7000 + at}`,
        ...bad,
        tags: { name, historic: 'castle', wikidata: 'Q42', [`name:${name}`]: name },
      })),
    ];
    const { id } = await prepare('Rouen');
    const { facts } = await server.call(getDestinationEndpoint, { params: { destination: id } });
    expect(JSON.stringify(facts)).not.toMatch(/<img|\u202e|win\.example|onerror=alert\(1\)>/);
  });
});

describe.each(databases)('without a source on $kind', (database) => {
  it('towns are not known, and nothing is asked', async () => {
    const server = await aServer(database);
    const answer = await server.send({
      method: 'POST',
      url: '/api/destinations/prepare',
      body: { destination: 'Nantes' },
    });
    expect([answer.statusCode, answer.json().error]).toEqual([422, 'DESTINATION_UNKNOWN']);
    await server.close();
  });
});

describe('a town that was made', () => {
  it('goes to a planner thread whole, which has read the catalogue alone', async () => {
    const elements = townAt(47.218, -1.554);
    const { name, country, countryName, priceIndex } = lyon;
    const at = { latitude: 47.218, longitude: -1.554, radiusKm: 8 };
    const town = { id: 'open-nantes-fr-n4722-s155', name, country, countryName, priceIndex, ...at };
    const facts = buildDestination(town, { elements, articles: null, today: new Date('2027-01-01') });
    // As a message between threads is.
    const run: Planner['run'] = async (task) => runTask(structuredClone(task), loadCatalogue()) as never;
    const order = { request: aTripRequest(), destination: compileDestination(facts), language: 'en' } as const;
    const trip = await threadedEngine({ run }).plan(
      { ...order, catalogueVersion: 'x', today: '2027-01-01' },
      unwatched(),
    );
    expect(trip.destinationId).toBe(facts.id);
  });
});
