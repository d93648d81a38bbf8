import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { getDestinationEndpoint } from '#contract/destination-facts.ts';
import { API_VERSION, OLDEST_API_VERSION } from '#contract/refusal.ts';
import { getTripEndpoint, listTripsEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import { toWireTrip, wirePlannedTripSchema, wireTripSchema } from '#contract/wire-trip.ts';
import type { Answer } from '#domain/trip/answer.ts';
import { factsOf } from '#planner/catalogue/compiled.ts';
import { eventsForFirstRelease, forFirstRelease } from '#server/http/first-release.ts';
import { databases } from '../support/databases.ts';
import { aUser, type SignedIn } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aDestination, aTrip } from '../support/trips.ts';

describe.each(databases)('the version of a page (16.1), on $kind', (database) => {
  let server: TestServer;
  let ada: SignedIn;
  beforeAll(async () => {
    server = await aServer(database);
    ada = await aUser(server);
  });
  afterAll(() => server.close());

  const list = (version: string | undefined) =>
    server.send({
      method: 'GET',
      url: listTripsEndpoint.path,
      token: ada.token,
      headers: version === undefined ? {} : { 'x-api': version },
    });

  it('that is not spoken any more is refused with what to do', async () => {
    const refused = await list(String(OLDEST_API_VERSION - 1));
    expect(refused.statusCode).toBe(426);
    expect(refused.json()).toMatchObject({ error: 'UPDATE_REQUIRED' });
  });

  it.each([undefined, '1', String(API_VERSION), '900', 'x', '1,1'])('is answered: %j', async (version) => {
    expect((await list(version)).statusCode).toBe(200);
  });

  it('leaves a stored trip of a later version whole for the pages that read tolerantly, and known for the first release', async () => {
    const trip = aTrip();
    await server.call(saveTripEndpoint, { token: ada.token, body: toWireTrip(trip) });
    const stored = { ...toWireTrip(trip), seats: ['12A'] };
    await server.db
      .updateTable('trips')
      .set({ document: JSON.stringify(stored) })
      .where('id', '=', trip.id)
      .execute();
    const get = async (version: string) => {
      const url = getTripEndpoint.path.replace(':id', trip.id);
      return (await server.send({ method: 'GET', url, token: ada.token, headers: { 'x-api': version } })).json();
    };
    expect(await get('2')).toMatchObject({ seats: ['12A'] });
    const first = await get('1');
    expect(first).not.toHaveProperty('seats');
    expect(wireTripSchema.safeParse(first).error?.issues ?? []).toEqual([]);
  });
});

describe('what the page of the first release is sent (16.1)', () => {
  const ofLater = () => {
    const wire = toWireTrip(aTrip());
    const [day, ...days] = wire.itinerary;
    const [stop, ...stops] = day?.activities ?? [];
    const later = {
      ...stop,
      kind: 'transfer',
      meal: 'breakfast',
      verify: ['hours', 'visa'],
      url: 'https://example.org',
    };
    const weather = { temperature: 12, condition: 'hail', source: 'season' };
    const answers = [...(wire.answers ?? []), { asked: 'a', met: 'perhaps', answer: 'b', quote: null }];
    return {
      ...wire,
      categories: ['history', 'railways'],
      budget: 'frugal',
      landscape: 'moon',
      answers,
      members: [{ name: 'Ada' }],
      itinerary: [{ ...day, weather, activities: [later, ...stops], mood: 'calm' }, ...days],
    };
  };

  it('is a trip that its strict schema takes, with what it knows', () => {
    const then = forFirstRelease(wireTripSchema, ofLater()) as z.infer<typeof wireTripSchema>;
    expect(wireTripSchema.safeParse(then).error?.issues ?? []).toEqual([]);
    expect(then.itinerary[0]?.activities[0]).toMatchObject({ kind: 'place', meal: null, verify: ['hours'] });
    expect(then.itinerary[0]?.activities[0]).not.toHaveProperty('url');
    expect(then).toMatchObject({ categories: ['history'], budget: null, landscape: 'city' });
    expect(then.itinerary[0]?.weather).toBeNull();
    expect(then.answers?.some(({ met }) => met === 'perhaps')).toBe(false);
  });

  it('is the same trip where there is nothing later in it', () => {
    const whole = toWireTrip(aTrip());
    const later = ['bases', 'wishes', 'bookings', 'fares', 'transfers', 'translations', 'mentions', 'sign', 'ticket'];
    const wire = JSON.parse(JSON.stringify(whole, (key, value) => (later.includes(key) ? undefined : value)));
    const sent = JSON.parse(JSON.stringify(forFirstRelease(wireTripSchema, whole)));
    const answers = wire.answers.map(({ asked, met, answer, quote }: Answer) => ({ asked, met, answer, quote }));
    expect(sent).toEqual({ ...wire, answers });
  });

  it('are facts of a destination without what places got since', () => {
    const facts = factsOf(aDestination('rome'));
    const then = forFirstRelease(getDestinationEndpoint.answer, {
      version: 'x',
      facts: { ...facts, fares: { single: 150, day: 700 } },
    });
    const keys = new Set([...JSON.stringify(then).matchAll(/"(\w+)":/g)].map(([, key]) => key));
    expect(
      'tags stepFree walk crowds ages diets reserve fares access good dates firstVisit together terminals'
        .split(' ')
        .filter((key) => keys.has(key)),
    ).toEqual([]);
    const { facts: known } = then as { facts: typeof facts };
    expect(known.places.map(({ id, kind, hours }) => ({ id, kind, hours }))).toEqual(
      facts.places.map(({ id, kind, hours }) => ({ id, kind, hours })),
    );
    expect(known).toMatchObject({ zone: 'Europe/Rome', aliases: facts.aliases, climate: facts.climate });
  });

  it('is news it has words for', async () => {
    const { itinerary, summary: _, luggageList: __, ...head } = ofLater();
    async function* news() {
      yield JSON.stringify({ type: 'stage', stage: 'dreaming' });
      yield JSON.stringify({ type: 'forecast', days: [] });
      yield JSON.stringify({ type: 'stage', stage: 'solving', left: 3 });
      yield JSON.stringify({ type: 'day', day: itinerary[0] });
      yield JSON.stringify({ type: 'plan', plan: { ...head, response: { itinerary, extra: 1 } } });
    }
    const told: { type: string; plan?: unknown }[] = [];
    for await (const text of eventsForFirstRelease(news())) told.push(JSON.parse(text));
    expect(told.map(({ type }) => type)).toEqual(['stage', 'day', 'plan']);
    expect(JSON.stringify(told)).not.toMatch(/transfer|breakfast|extra|left|calm/);
    expect(wirePlannedTripSchema.shape.response).toBeDefined();
  });
});
