import { afterAll, beforeAll, expect, it } from 'vitest';
import { getDestinationEndpoint } from '#contract/destination-facts.ts';
import { suggestDestinationsEndpoint } from '#contract/destinations.ts';
import { API_HEADER, API_VERSION } from '#contract/refusal.ts';
import { compileDestination } from '#planner/catalogue/compiled.ts';
import { type DatabaseKind, databases } from '../support/databases.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aDestination } from '../support/trips.ts';

let server: TestServer;
beforeAll(async () => {
  server = await aServer(databases[0] as DatabaseKind);
});
afterAll(() => server.close());

async function ask(q: string, language = 'en') {
  const url = `/api/destinations?q=${encodeURIComponent(q)}`;
  const response = await server.app.inject({ url, headers: { 'accept-language': language } });
  expect(response.statusCode).toBe(200);
  return suggestDestinationsEndpoint.answer.parse(response.json()).destinations;
}

it('suggests covered destinations in the language of the visitor', async () => {
  expect((await ask('lond'))[0]).toEqual({ id: 'london', name: 'London', country: 'United Kingdom', near: null });
  expect((await ask('lond', 'es'))[0]).toMatchObject({ id: 'london', name: 'Londres', country: 'Reino Unido' });
});

it('says what lies near a city that is not covered', async () => {
  const [getafe] = await ask('getafe');
  expect(getafe).toMatchObject({ id: null, name: 'Getafe', country: 'Spain', near: { id: 'madrid' } });
});

it('refuses a missing, overlong or unknown parameter', async () => {
  for (const query of ['', '?q=', `?q=${'a'.repeat(121)}`, '?q=rome&limit=3', '?query=rome']) {
    const response = await server.app.inject({ url: `/api/destinations${query}` });
    expect(response.statusCode, query).toBe(query === '?q=' ? 200 : 400);
  }
});

it('asks which city is meant when several are called so', async () => {
  const response = await server.app.inject({
    method: 'POST',
    url: '/api/trips/plan',
    headers: { 'accept-language': 'en' },
    payload: {
      destination: 'Birmingham',
      dates: { start: '2027-05-01', end: '2027-05-02' },
      travelers: { adults: 1, children: 0 },
    },
  });
  expect(response.statusCode).toBe(422);
  expect(response.json()).toMatchObject({
    error: 'DESTINATION_AMBIGUOUS',
    suggestions: ['Birmingham, United Kingdom', 'Birmingham, AL'],
  });
});

it('gives the facts of a destination as the planner reads them', async () => {
  const headers = { [API_HEADER]: String(API_VERSION) };
  const response = await server.app.inject({ url: '/api/destinations/rome', headers });
  const { facts, version } = getDestinationEndpoint.answer.parse(response.json());
  expect(version).toMatch(/^[0-9a-f]{12}$/);
  expect(compileDestination(facts)).toEqual(aDestination('rome'));
  expect((await server.app.inject({ url: '/api/destinations/atlantis' })).statusCode).toBe(404);
});
