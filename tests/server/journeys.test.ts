import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { suggestDestinationsEndpoint } from '#contract/destinations.ts';
import { planTripEndpoint, type WireTripRequest } from '#contract/planning.ts';
import { refusalSchema } from '#contract/refusal.ts';
import { replanTripEndpoint, toReplanBody } from '#contract/replanning.ts';
import { getTripEndpoint, listTripsEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import { understandEndpoint } from '#contract/understanding.ts';
import { fromWirePlannedTrip, toWireTrip, wirePlannedTripSchema } from '#contract/wire-trip.ts';
import { nightsOf } from '#domain/trip/base.ts';
import { checkJourney } from '#planner/check/journey.ts';
import { databases } from '../support/databases.ts';
import { aUser, type SignedIn } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aDestination, aWireTripRequest } from '../support/trips.ts';

const dates = { start: '2027-05-10', end: '2027-05-15' };

describe.each(databases)('journeys over several places, on $kind', (database) => {
  let server: TestServer;
  let ada: SignedIn;
  beforeAll(async () => {
    server = await aServer(database);
    ada = await aUser(server);
  });
  afterAll(() => server.close());

  const ask = (change: Partial<WireTripRequest>) =>
    server.send({
      method: 'POST',
      url: planTripEndpoint.path,
      token: ada.token,
      body: aWireTripRequest({ dates, ...change }),
    });
  const plan = async (change: Partial<WireTripRequest>) => {
    const answer = await ask(change);
    expect(answer.statusCode).toBe(200);
    return fromWirePlannedTrip(wirePlannedTripSchema.parse(answer.json()), randomUUID);
  };
  const bases = [
    { destination: 'Lisboa', nights: 3 },
    { destination: 'Porto', nights: 2 },
  ];
  const rulesOf = async (change: Partial<WireTripRequest>) => {
    const answer = await ask(change);
    expect(answer.statusCode).toBe(400);
    return refusalSchema.parse(answer.json()).fields?.map(({ field, rule }) => `${field} ${rule}`);
  };

  it('are planned with the nights that were asked for, and break no rule', async () => {
    const trip = await plan({ destination: 'Lisbon and Porto', bases });
    expect(trip.bases?.map(({ destinationId }) => destinationId)).toEqual(['lisbon', 'porto']);
    expect(nightsOf(trip)).toEqual([3, 2]);
    expect(trip.destinationId).toBeNull();
    expect(trip.days).toHaveLength(6);
    expect(checkJourney(trip, [aDestination('lisbon'), aDestination('porto')])).toEqual([]);
  });

  it.each([
    ['Lisbon and Porto', ['lisbon', 'porto'], 'train'],
    ['Portugal', ['lisbon', 'porto'], 'train'],
    ['road trip through Andalusia', ['sevilla', 'granada'], 'car'],
  ])('are proposed for a name: %s', async (destination, ids, by) => {
    const trip = await plan({ destination });
    const found = trip.bases?.map(({ destinationId }) => destinationId) ?? [];
    expect(found).toEqual(expect.arrayContaining(ids));
    expect(trip.bases?.[1]?.way?.by).toBe(by);
  });

  it('are refused by the field where they cannot be', async () => {
    expect(await rulesOf({ bases: [...bases, { destination: 'Madrid', nights: 1 }] })).toEqual(['bases nightsOfDates']);
    expect(await rulesOf({ bases: [{ destination: 'Porto', nights: 3 }, ...bases.slice(1)] })).toEqual([
      'bases.1.destination twice',
    ]);
    expect(
      await rulesOf({
        bases: [
          { destination: 'London', nights: 3 },
          { destination: 'Sydney', nights: 2 },
        ],
      }),
    ).toEqual(['bases tooFar']);
    expect(
      await rulesOf({ destination: 'Rome, Florence and Venice', dates: { start: '2027-05-10', end: '2027-05-11' } }),
    ).toEqual(['bases tooFewNights']);
    const unknown = await ask({ bases: [{ destination: 'Xyzzyville', nights: 3 }, ...bases.slice(1)] });
    expect(refusalSchema.parse(unknown.json())).toMatchObject({
      error: 'DESTINATION_UNKNOWN',
      fields: [{ field: 'bases.0.destination', rule: 'unknown' }],
    });
  });

  it('are replanned where something is to go, and saved and read back whole', async () => {
    const trip = await plan({ destination: 'Lisbon and Porto', bases });
    const stop = trip.days[4]?.activities[0];
    const excluded = stop?.id ?? '';
    const body = toReplanBody(trip, new Set([excluded]));
    const answer = await server.call(replanTripEndpoint, { token: ada.token, body });
    const replanned = fromWirePlannedTrip(answer, randomUUID);
    expect(replanned.bases).toEqual(trip.bases);
    expect(JSON.stringify(replanned.days)).not.toContain(excluded);
    expect(checkJourney(replanned, [aDestination('lisbon'), aDestination('porto')])).toEqual([]);
    await server.call(saveTripEndpoint, { token: ada.token, body: toWireTrip(trip) });
    const read = await server.call(getTripEndpoint, { token: ada.token, params: { id: trip.id } });
    expect(read.bases).toEqual(trip.bases);
    const [card] = await server.call(listTripsEndpoint, { token: ada.token });
    expect(card).toMatchObject({ destinationId: 'lisbon', destinationIds: ['lisbon', 'porto'] });
  });

  it('are suggested while one types, and their words are read by the names of all places', async () => {
    const suggested = async (q: string) => {
      const url = `${suggestDestinationsEndpoint.path}?q=${encodeURIComponent(q)}`;
      const answer = await server.send({ method: 'GET', url });
      return suggestDestinationsEndpoint.answer.parse(answer.json()).destinations;
    };
    expect((await suggested('Japan'))[0]).toMatchObject({
      id: null,
      bases: [{ id: 'tokyo' }, { id: 'kyoto' }, { id: 'hiroshima' }],
    });
    expect((await suggested('lisbon and porto'))[0]).toMatchObject({ bases: [{ id: 'lisbon' }, { id: 'porto' }] });
    expect((await suggested('port')).map(({ name }) => name)).toEqual(expect.arrayContaining(['Oporto', 'Portugal']));
    expect((await suggested('Paris'))[0]).toMatchObject({ id: 'paris' });
    const read = await server.call(understandEndpoint, {
      body: { destination: 'Lisbon and Porto', dates, preferences: 'Livraria Lello and the Tower of Belém' },
    });
    expect(read.wishes.map(({ item }) => ('placeId' in item ? item.placeId : item.kind))).toEqual([
      'porto-livraria-lello',
      'lisbon-belem-tower',
    ]);
  });
});
