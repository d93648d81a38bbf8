import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findPlaceEndpoint } from '#contract/geocoding.ts';
import { databases } from '../support/databases.ts';
import { FakeNominatim } from '../support/fake-nominatim.ts';
import { aUser } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';

const MONTH_MS = 30 * 86_400_000;

describe.each(databases)('places by their name, on $kind', (kind) => {
  let nominatim: FakeNominatim;
  let server: TestServer;
  let token: string;
  beforeEach(async () => {
    nominatim = await new FakeNominatim().start();
    server = await aServer(kind, { geocoder: { baseUrl: nominatim.origin, userAgent: 'Trips (ada@example.org)' } });
    ({ token } = await aUser(server));
  });
  afterEach(async () => {
    await server.close();
    await nominatim.stop();
  });
  const find = (location: string) =>
    server.call(findPlaceEndpoint, { body: { location, destination: 'Rome' }, token }).then(({ place }) => place);

  /** Another visitor, after so long. */
  async function later(ms: number): Promise<void> {
    server.clock.advance(ms);
    ({ token } = await aUser(server));
  }

  it('are asked for once, under the name of the operator, and known for ever', async () => {
    expect(await find('Trevi')).toEqual({ latitude: 41.9, longitude: 12.5 });
    await later(20 * MONTH_MS);
    expect(await find('  TREVI ')).toEqual({ latitude: 41.9, longitude: 12.5 });
    expect(nominatim.asked.map(({ query, userAgent }) => [query, userAgent])).toEqual([
      ['Trevi, Rome', 'Trips (ada@example.org)'],
    ]);
  });

  it('are asked for once a second, however many want to know', async () => {
    await Promise.all(['A', 'B', 'C', 'A', 'B'].map(find));
    const times = nominatim.asked.map(({ at }) => at);
    expect(times).toHaveLength(3);
    expect((times[1] ?? 0) - (times[0] ?? 0)).toBeGreaterThanOrEqual(990);
    expect((times[2] ?? 0) - (times[1] ?? 0)).toBeGreaterThanOrEqual(990);
  });

  it('that nobody knows are asked for again after a month', async () => {
    expect(await find('Atlantis')).toBeNull();
    expect(await find('Atlantis')).toBeNull();
    expect(nominatim.asked).toHaveLength(1);
    await later(MONTH_MS);
    expect(await find('Atlantis')).toBeNull();
    expect(nominatim.asked).toHaveLength(2);
  });

  it.each(['error', 'nonsense', 'outside'] as const)('are not known on %s, and asked for again', async (mode) => {
    nominatim.mode = mode;
    const body = { location: 'Trevi', destination: 'Rome' };
    const request = { method: 'POST', url: findPlaceEndpoint.path, body, token } as const;
    expect((await server.send(request)).json()).toMatchObject({ error: 'UNAVAILABLE' });
    nominatim.mode = 'fine';
    expect(await find('Trevi')).not.toBeNull();
  });

  it('are kept without the words that were asked', async () => {
    await find('Grandma');
    expect(JSON.stringify(await server.db.selectFrom('found_places').selectAll().execute())).not.toContain('andma');
  });
});

it('without a service nobody is asked', async () => {
  const [kind] = databases;
  if (!kind) throw new Error('no database');
  const server = await aServer(kind);
  const { token } = await aUser(server);
  const body = { location: 'Trevi', destination: 'Rome' };
  const answer = await server.send({ method: 'POST', url: findPlaceEndpoint.path, body, token });
  expect(answer.statusCode).toBe(404);
  await server.close();
});
