import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccountEndpoint, exportAccountEndpoint } from '#contract/account.ts';
import { getInspirationEndpoint, listInspirationEndpoint } from '#contract/inspiration.ts';
import {
  getPublicationEndpoint,
  publishTripEndpoint,
  reportPublicationEndpoint,
  unpublishTripEndpoint,
} from '#contract/publications.ts';
import { refusalSchema } from '#contract/refusal.ts';
import { deleteTripEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import { toWireTrip } from '#contract/wire-trip.ts';
import { publicationTextsSchema } from '#domain/trip/publication.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { approve, publicationLines, takeDown } from '#server/publications/publications.ts';
import { withCanaries } from '../support/canaries.ts';
import { databases } from '../support/databases.ts';
import { aConfirmedUser, aUser, GOOD_PASSWORD, type SignedIn } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { operation, withoutUuids } from '../support/shares.ts';
import { aTrip } from '../support/trips.ts';

const texts = { title: 'Rome by night', intro: 'Ruins by day, and long dinners where the Romans eat.' };

/** Besides its canaries a title and a stop of the owner's own. */
function aPersonalTrip(): Trip {
  const trip = withCanaries(aTrip());
  const [first, ...days] = trip.days;
  const [stop] = first?.activities ?? [];
  if (!first || !stop) throw new Error('nothing planned');
  const own = { ...stop, id: crypto.randomUUID(), name: 'canary-stop', own: true as const, placeId: null };
  return { ...trip, title: 'canary-title', days: [{ ...first, activities: [own, ...first.activities] }, ...days] };
}

describe('the words of a published trip', () => {
  it('may hold no address, link or telephone number, and are neither too short nor too long', () => {
    const good = (change: Partial<typeof texts>) => publicationTextsSchema.safeParse({ ...texts, ...change }).success;
    expect(good({})).toBe(true);
    for (const intro of [
      'write to me@example.org for more',
      'see https://example.org for more',
      'call +34 600 123 456 now',
    ])
      expect(good({ intro })).toBe(false);
    expect(good({ intro: 'Rome 2026: 3 days, 12 stops and 40 euros a day' })).toBe(true);
    expect(good({ intro: 'short' })).toBe(false);
    expect(good({ title: 'x'.repeat(61) })).toBe(false);
  });
});

describe.each(databases)('published trips on $kind', (database) => {
  let server: TestServer;
  let ada: SignedIn;
  let bob: SignedIn;
  beforeAll(async () => {
    server = await aServer(database);
    [ada, bob] = [await aConfirmedUser(server), await aConfirmedUser(server)];
  });
  afterAll(() => server.close());

  const saved = async (owner = ada, trip = aPersonalTrip()) => {
    await server.call(saveTripEndpoint, { token: owner.token, body: toWireTrip(trip) });
    return trip;
  };
  const publish = (tripId: string, owner = ada, body = texts) =>
    server.call(publishTripEndpoint, { token: owner.token, params: { id: tripId }, body });
  const published = async (owner = ada) => {
    const trip = await saved(owner);
    const { publication } = await publish(trip.id, owner);
    if (!publication) throw new Error('not published');
    return { tripId: trip.id, id: publication.id };
  };
  const cards = (language = 'en') => server.call(listInspirationEndpoint, { headers: { 'accept-language': language } });
  const shown = async (id: string) => (await cards()).find((card) => card.id === id);
  const open = (id: string) => server.send({ method: 'GET', url: `/api/trips/inspiration/${id}` });
  const state = (tripId: string, owner = ada) =>
    server.call(getPublicationEndpoint, { token: owner.token, params: { id: tripId } });

  it('are shown to everybody with month and length, and with nothing of their owner', async () => {
    const { id, tripId } = await published();
    const card = await shown(id);
    expect(card).toMatchObject({ ...texts, by: 'traveller', days: 3, month: 3, destinationId: 'rome' });
    const answer = await open(id);
    expect(answer.statusCode).toBe(200);
    const everything = answer.body + JSON.stringify(card);
    for (const id of [tripId, ada.user.id]) expect(everything).not.toContain(id);
    for (const secret of ['canary', '2027', ada.user.email, ada.user.name, '12345', '123.45'])
      expect(withoutUuids(everything)).not.toContain(secret);
    const wire = await server.call(getInspirationEndpoint, { params: { id } });
    expect(wire.response.itinerary).toHaveLength(3);
    expect(wire.title).toBe(texts.title);
  });

  it('are shown in the language they were published in', async () => {
    const { id } = await published();
    expect((await cards('es')).some((card) => card.id === id)).toBe(false);
  });

  it('are published anew under the same id, and taken back', async () => {
    const { id, tripId } = await published();
    const again = await publish(tripId, ada, { ...texts, title: 'Rome by day' });
    expect(again.publication).toMatchObject({ id, title: 'Rome by day' });
    expect((await cards()).filter((card) => card.id === id)).toMatchObject([{ title: 'Rome by day' }]);
    expect((await state(tripId)).publication).toMatchObject({ id, takenDownBecause: null });
    const taken = await server.call(unpublishTripEndpoint, { token: ada.token, params: { id: tripId } });
    expect(taken).toEqual({ publication: null });
    expect(await shown(id)).toBeUndefined();
    expect((await open(id)).statusCode).toBe(404);
  });

  it('are nobody else’s to publish, to look up or to take back', async () => {
    const { id, tripId } = await published();
    await expect(publish(tripId, bob)).rejects.toThrow('NOT_FOUND');
    await expect(state(tripId, bob)).rejects.toThrow('NOT_FOUND');
    const taking = server.call(unpublishTripEndpoint, { token: bob.token, params: { id: tripId } });
    await expect(taking).rejects.toThrow('NOT_FOUND');
    expect((await open(id)).statusCode).toBe(200);
  });

  it('need a stop of ours on every day', async () => {
    const trip = aTrip();
    const own = trip.days.map((day) => ({
      ...day,
      activities: day.activities.map((activity) => ({ ...activity, own: true as const })),
    }));
    await saved(ada, { ...trip, days: own });
    await expect(publish(trip.id)).rejects.toThrow('unpublishable');
    expect(await state(trip.id)).toEqual({ publication: null });
  });

  it('go with the trip, and with the account', async () => {
    const first = await published();
    await server.call(deleteTripEndpoint, { token: ada.token, params: { id: first.tripId }, headers: operation() });
    expect((await open(first.id)).statusCode).toBe(404);
    const leaver = await aConfirmedUser(server);
    const second = await published(leaver);
    const body = { password: GOOD_PASSWORD };
    const data = await server.call(exportAccountEndpoint, { token: leaver.token, body });
    expect(data.publications).toMatchObject([{ id: second.id, trip_id: second.tripId, ...texts }]);
    await server.call(deleteAccountEndpoint, { token: leaver.token, body });
    expect((await open(second.id)).statusCode).toBe(404);
  });

  it('are reported without a name, taken down by the operator with a reason, and given back', async () => {
    const { id, tripId } = await published();
    const report = { params: { id }, body: { because: 'personal' as const } };
    await server.call(reportPublicationEndpoint, report);
    await server.call(reportPublicationEndpoint, report);
    expect((await publicationLines(server.db))[0]).toMatch(new RegExp(`^${id}\t.*\tpublic\tpersonal 2\t`));
    await takeDown(server.db, id, 'an address in the text');
    expect((await open(id)).statusCode).toBe(404);
    expect(await shown(id)).toBeUndefined();
    expect((await state(tripId)).publication?.takenDownBecause).toBe('an address in the text');
    await expect(publish(tripId)).rejects.toThrow('CONFLICT');
    const kept = await server.call(unpublishTripEndpoint, { token: ada.token, params: { id: tripId } });
    expect(kept.publication?.id).toBe(id);
    await takeDown(server.db, id, null);
    expect((await open(id)).statusCode).toBe(200);
    await expect(takeDown(server.db, crypto.randomUUID(), 'why')).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const unknown = { ...report, params: { id: crypto.randomUUID() } };
    await expect(server.call(reportPublicationEndpoint, unknown)).rejects.toThrow('NOT_FOUND');
  });

  describe('a trip whose texts lead elsewhere', () => {
    type Change = (trip: Trip) => Trip;
    const first =
      (change: (day: Trip['days'][number]) => Trip['days'][number]): Change =>
      (trip) => ({
        ...trip,
        days: trip.days.map((day, index) => (index === 0 ? change(day) : day)),
      });
    const stop = (fields: object) =>
      first((day) => ({ ...day, activities: day.activities.map((one, i) => (i === 0 ? { ...one, ...fields } : one)) }));
    const cases: readonly (readonly [what: string, change: Change, field: string, rule: string])[] = [
      ['name of a stop', stop({ name: 'Rooms at cheap-rooms.com' }), 'trip.days.0.activities.0.name', 'link'],
      ['description', stop({ description: 'Call +34 600 123 456' }), 'trip.days.0.activities.0.description', 'phone'],
      ['place of a stop', stop({ location: 'ana@example.org' }), 'trip.days.0.activities.0.location', 'email'],
      [
        'recommendation',
        (trip) => ({ ...trip, recommendations: ['promo code ROMA20'] }),
        'trip.recommendations.0',
        'advertising',
      ],
      ['summary', (trip) => ({ ...trip, summary: 'www.example.org' }), 'trip.summary', 'link'],
    ];
    it.each(cases)('is refused for its %s, which is named (15.18)', async (_, change, field, rule) => {
      const trip = change(aTrip());
      await saved(ada, trip);
      const url = `/api/trips/${trip.id}/publication`;
      const answer = await server.send({ method: 'PUT', url, token: ada.token, body: texts });
      expect(answer.statusCode).toBe(400);
      const { fields } = refusalSchema.parse(answer.json());
      expect(fields.map((one) => [one.field, one.rule])).toEqual([[field, `publication.${rule}`]]);
      expect(await state(trip.id)).toEqual({ publication: null });
    });

    it('stays as it was for everybody when it is published anew (15.18)', async () => {
      const { id, tripId } = await published();
      const before = (await open(id)).body;
      const trip = { ...aTrip(), id: tripId, summary: 'see www.example.org' };
      await server.db
        .updateTable('trips')
        .set({ document: JSON.stringify(toWireTrip(trip)) })
        .where('id', '=', tripId)
        .execute();
      await expect(publish(tripId)).rejects.toThrow('publication.link');
      expect((await open(id)).body).toBe(before);
    });
  });

  it('are published by accounts whose address is confirmed only (15.18)', async () => {
    const stranger = await aUser(server);
    const trip = await saved(stranger);
    await expect(publish(trip.id, stranger)).rejects.toThrow('EMAIL_UNVERIFIED');
    expect(await state(trip.id, stranger)).toEqual({ publication: null });
  });

  it('of an account wait once for the operator where the operator says so, and no longer (15.18)', async () => {
    const reviewed = await aServer(database, { reviewPublications: true });
    try {
      const carol = await aConfirmedUser(reviewed);
      const make = async (trip = aTrip()) => {
        await reviewed.call(saveTripEndpoint, { token: carol.token, body: toWireTrip(trip) });
        const options = { token: carol.token, params: { id: trip.id }, body: texts };
        const { publication } = await reviewed.call(publishTripEndpoint, options);
        if (!publication) throw new Error('not published');
        return { ...publication, tripId: trip.id };
      };
      const seen = async (id: string) => {
        const listed = await reviewed.call(listInspirationEndpoint, { headers: { 'accept-language': 'en' } });
        const answer = await reviewed.send({ method: 'GET', url: `/api/trips/inspiration/${id}` });
        return [listed.some((card) => card.id === id), answer.statusCode];
      };
      const [one, two] = [await make(), await make()];
      expect([one.waiting, two.waiting]).toEqual([true, true]);
      expect([await seen(one.id), await seen(two.id)]).toEqual([
        [false, 404],
        [false, 404],
      ]);
      const again = await reviewed.call(publishTripEndpoint, {
        token: carol.token,
        params: { id: one.tripId },
        body: { ...texts, title: 'Rome by day' },
      });
      expect(again.publication?.waiting).toBe(true);
      expect((await publicationLines(reviewed.db))[0]).toContain('\twaits for approval\t');
      await approve(reviewed.db, one.id, reviewed.clock.now());
      expect([await seen(one.id), await seen(two.id)]).toEqual([
        [true, 200],
        [false, 404],
      ]);
      await expect(approve(reviewed.db, one.id, reviewed.clock.now())).rejects.toMatchObject({ code: 'NOT_FOUND' });
      const three = await make();
      expect([three.waiting, ...(await seen(three.id))]).toEqual([false, true, 200]);
      await takeDown(reviewed.db, one.id, 'spam');
      await takeDown(reviewed.db, three.id, 'spam');
      expect((await make()).waiting).toBe(true);
    } finally {
      await reviewed.close();
    }
  });
});
