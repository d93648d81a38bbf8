import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccountEndpoint, exportAccountEndpoint } from '#contract/account.ts';
import {
  getSharedTripEndpoint,
  listSharesEndpoint,
  revokeShareEndpoint,
  sharedTripSchema,
  shareTripEndpoint,
} from '#contract/shares.ts';
import { deleteTripEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import { toWireTrip, type WireTrip } from '#contract/wire-trip.ts';
import type { Language } from '#domain/language.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { escapeMarkup } from '#rendering/export/markup.ts';
import { wordsIn } from '#rendering/export/words.ts';
import { logPath } from '#server/http/log-path.ts';
import type { BuiltPage } from '#server/http/page.ts';
import { previewOf, withPreview } from '#server/shares/preview.ts';
import { withCanaries } from '../support/canaries.ts';
import { databases } from '../support/databases.ts';
import { aUser, GOOD_PASSWORD, type SignedIn } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aShare, aShareToken, type NewShare, operation, share, withoutUuids } from '../support/shares.ts';
import { aTrip } from '../support/trips.ts';

/** The whole number of the issue (10,000) with GUESSES=10000. */
const GUESSES = Number(process.env.GUESSES ?? 500);

/** Besides its canaries a stop of the owner's own. */
function aPersonalTrip(): WireTrip {
  const trip = withCanaries(aTrip());
  const [first, ...others] = trip.days;
  if (!first) throw new Error('no day');
  const activities = first.activities.map((activity, index) =>
    index === 0 ? { ...activity, own: true as const } : activity,
  );
  return toWireTrip({ ...trip, days: [{ ...first, activities }, ...others] });
}

describe.each(databases)('share links on $kind', (database) => {
  let server: TestServer;
  let ada: SignedIn;
  let bob: SignedIn;
  beforeAll(async () => {
    server = await aServer(database);
    [ada, bob] = [await aUser(server), await aUser(server)];
  });
  afterAll(() => server.close());

  const saved = async (owner = ada, trip = aPersonalTrip()) => {
    await server.call(saveTripEndpoint, { token: owner.token, body: trip });
    return trip;
  };
  const get = (token: string, address?: string) =>
    server.send({ method: 'GET', url: `/api/shared-trips/${token}`, ...(address && { address }) });
  const opened = async (token: string) =>
    sharedTripSchema.parse(await server.call(getSharedTripEndpoint, { params: { token } }));
  const listed = (owner = ada) => server.call(listSharesEndpoint, { token: owner.token });
  const revoke = (id: string, owner = ada) =>
    server.call(revokeShareEndpoint, { token: owner.token, params: { id }, headers: operation() });

  it('show the plan to anybody, and of the owner nothing', async () => {
    const trip = await saved();
    const { token } = await share(server, ada.token, trip.id);
    const answer = await get(token);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex',
      'referrer-policy': 'no-referrer',
    });
    const { trip: shown } = sharedTripSchema.parse(answer.json());
    expect(shown.summary).toBe(trip.summary);
    expect(shown.itinerary.map(({ daySummary }) => daySummary)).toEqual(
      trip.itinerary.map(({ daySummary }) => daySummary),
    );
    expect(shown.luggageList).toEqual(trip.luggageList);
    const ids = [trip.id, ...trip.itinerary.flatMap((day) => [day.id, ...day.activities.map(({ id }) => id)])];
    for (const id of [ada.user.id, ...ids]) expect(answer.body).not.toContain(id);
    for (const secret of ['canary', ada.user.email, 'Byron', '12345', '123.45'])
      expect(withoutUuids(answer.body)).not.toContain(secret);
    expect(answer.body).not.toMatch(/"(packed|done|own)":true/);
    expect((await opened(token)).trip).toEqual(shown);
  });

  it('show what their owner chose and no more', async () => {
    const trip = await saved();
    const options = { luggage: false, costs: false, dates: 'length' as const };
    const { token } = await share(server, ada.token, trip.id, { options });
    const answer = await get(token);
    const { trip: shown, options: told } = sharedTripSchema.parse(answer.json());
    expect(told).toEqual(options);
    expect([shown.luggageList, shown.luggage, shown.budget, shown.totalBudget]).toEqual([[], [], null, 0]);
    expect(shown.itinerary).toHaveLength(3);
    expect(shown.itinerary.every(({ weather }) => weather === null)).toBe(true);
    expect(shown.itinerary.flatMap(({ activities }) => activities.map(({ estimatedCost }) => estimatedCost))).toEqual(
      trip.itinerary.flatMap(({ activities }) => activities.map(() => null)),
    );
    expect(withoutUuids(answer.body)).not.toContain('2027');
  });

  it('follow the trip as it changes', async () => {
    const trip = await saved();
    const { token } = await share(server, ada.token, trip.id);
    await server.send({
      method: 'PATCH',
      url: `/api/trips/${trip.id}`,
      token: ada.token,
      headers: operation(),
      body: { device: ada.user.id, baseVersion: 1, changes: [{ kind: 'title', title: 'Honeymoon' }] },
    });
    expect((await opened(token)).trip.title).toBe('Honeymoon');
  });

  it('are listed with how often they were opened, until they end; the token is stored nowhere', async () => {
    const carol = await aUser(server);
    const trip = await saved(carol);
    const { id, token, options } = await share(server, carol.token, trip.id);
    await opened(token);
    await opened(token);
    expect((await get(`${token}?seen=1`)).statusCode).toBe(200);
    expect(await listed(carol)).toEqual([
      { id, tripId: trip.id, options, createdAt: server.clock.now().toISOString(), expiresAt: null, views: 2 },
    ]);
    const rows = await server.db.selectFrom('shares').selectAll().execute();
    const answers = await server.db.selectFrom('op_log').selectAll().execute();
    expect(JSON.stringify([rows, answers])).not.toContain(token);
    const body = { password: GOOD_PASSWORD };
    const exported = await server.call(exportAccountEndpoint, { token: carol.token, body });
    expect(exported.shares).toMatchObject([{ id, trip_id: trip.id, views: 2 }]);
    await revoke(id, carol);
    expect(await listed(carol)).toEqual([]);
  });

  it('are made once, however often the same operation arrives, and never over another', async () => {
    const trip = await saved();
    const body = aShare();
    const send = (headers: Record<string, string>, change: Partial<NewShare> = {}) =>
      server.send({
        method: 'POST',
        url: `/api/trips/${trip.id}/shares`,
        token: ada.token,
        headers,
        body: { ...body, ...change },
      });
    const once = operation();
    const answers = [await send(once), await send(once)];
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201]);
    expect(answers[0]?.body).toBe(answers[1]?.body);
    expect((await send(once, { token: aShareToken() })).statusCode).toBe(422);
    expect((await send(operation(), { token: aShareToken() })).statusCode).toBe(409);
    expect((await send(operation(), { id: aShare().id })).statusCode).toBe(409);
    expect((await listed()).filter(({ tripId }) => tripId === trip.id)).toHaveLength(1);
  });

  it('open nothing, always in the same words, when unknown, misspelt, ended, expired, or of a trip or account that is gone', async () => {
    const trip = await saved();
    const ended = await share(server, ada.token, trip.id);
    const expired = await share(server, ada.token, trip.id, {
      expiresAt: new Date(server.clock.now().getTime() + 1000).toISOString(),
    });
    const theirTrip = await saved(bob);
    const deleted = await share(server, bob.token, theirTrip.id);
    const leaving = await aUser(server);
    const lastTrip = await saved(leaving);
    const erased = await share(server, leaving.token, lastTrip.id);
    const tokens = [ended, expired, deleted, erased].map(({ token }) => token);
    for (const token of tokens) expect((await get(token)).statusCode).toBe(200);

    await revoke(ended.id);
    server.clock.advance(1000);
    await server.call(deleteTripEndpoint, {
      token: bob.token,
      params: { id: theirTrip.id },
      headers: operation(),
    });
    await server.call(deleteAccountEndpoint, { token: leaving.token, body: { password: GOOD_PASSWORD } });
    const answers = [];
    for (const token of [...tokens, aShareToken(), 'x', trip.id, ended.token.toLowerCase(), '%00'])
      answers.push(await get(token));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    const sayings = answers.map(({ body }) => body.replace(/"requestId":"[^"]+"/, ''));
    expect(new Set(sayings).size).toBe(1);

    // A trip that is made again under its old id, by Undo for example, is as private as a new one.
    await server.call(saveTripEndpoint, { token: bob.token, body: theirTrip });
    expect((await get(deleted.token)).statusCode).toBe(404);
    expect(await server.db.selectFrom('shares').selectAll().where('user_id', '=', leaving.user.id).execute()).toEqual(
      [],
    );
  });

  it('are made and ended by the owner of the trip only', async () => {
    const trip = await saved();
    const request = { params: { id: trip.id }, headers: operation(), body: aShare() };
    await expect(server.call(shareTripEndpoint, { ...request, token: bob.token })).rejects.toThrow('404');
    const { id, token } = await share(server, ada.token, trip.id);
    await revoke(id, bob);
    expect((await get(token)).statusCode).toBe(200);
    expect(await listed(bob)).toEqual([]);
  });
});

describe('guessing', () => {
  it(`finds nothing in ${GUESSES} tries, and is stopped after 20 until ten minutes are over`, {
    timeout: 300_000,
  }, async () => {
    for (const database of databases.slice(0, 1)) {
      const server = await aServer(database, { rateLimit: true });
      try {
        const ada = await aUser(server);
        const trip = toWireTrip(aTrip());
        await server.call(saveTripEndpoint, { token: ada.token, body: trip });
        const { token } = await share(server, ada.token, trip.id);
        const statuses: number[] = [];
        for (let i = 0; i < GUESSES; i++) {
          const page = i % 2 === 0 ? '/trips/s_' : '/api/shared-trips/';
          // Beyond the general limit of requests a minute, which must not be what stops the guesser.
          if (i % 500 === 499) server.clock.advance(1);
          const answer = await server.send({ method: 'GET', url: page + aShareToken(), address: '203.0.113.9' });
          statuses.push(answer.statusCode);
        }
        expect(statuses.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 404));
        expect(statuses.slice(20).every((status) => status === 429)).toBe(true);
        const from = (address: string) => server.send({ method: 'GET', url: `/trips/s_${token}/cover.png`, address });
        const guess = () => server.send({ method: 'GET', url: `/trips/s_${aShareToken()}`, address: '203.0.113.9' });
        expect(Number((await guess()).headers['retry-after'])).toBeGreaterThan(0);
        // A link that is right opens for everybody at that address all the while (record 32).
        expect((await from('203.0.113.9')).statusCode).toBe(200);
        expect((await from('203.0.113.10')).statusCode).toBe(200);
        server.clock.advance(600_000);
        expect((await guess()).statusCode).toBe(404);
      } finally {
        await server.close();
      }
    }
  });
});

/** The page as Vite builds it. */
const builtPage: BuiltPage = {
  html: readFileSync('index.html', 'utf8').replace(
    /<script[^>]*><\/script>/,
    '<script type="module" crossorigin src="/assets/index-1.js"></script><link rel="modulepreload" crossorigin href="/assets/main-1.js">',
  ),
  scripts: { start: '/assets/start-1.js', loader: '/assets/loader-1.js' },
};

describe('a link in a chat', () => {
  it('says in the head of the page what it leads to, and never as markup', () => {
    const trip = { ...aTrip(), title: '<b>"Rome" & $&</b>', summary: 'x'.repeat(300) };
    const [url, picture] = ['https://trips.example.org/trips/s_x', 'https://trips.example.org/trips/s_x/cover.png'];
    const head =
      withPreview(builtPage, previewOf(trip, { dated: true, reader: 'en' }, { url, picture })).split('</head>')[0] ??
      '';
    expect(head).toContain('<title>&lt;b&gt;&quot;Rome&quot; &amp; $&amp;&lt;/b&gt; · Periplo</title>');
    expect(head.match(/<title>/g)).toHaveLength(1);
    expect(head.match(/name="description"/g)).toHaveLength(1);
    expect(head).toContain(
      `<meta property="og:description" content="15 Mar 2027 – 17 Mar 2027. ${'x'.repeat(172)}…" />`,
    );
    expect(head).toContain(`<meta property="og:image" content="${picture}" />`);
    expect(head).toContain('<meta name="robots" content="noindex" />');
    const unknown = withPreview(builtPage, null);
    expect(unknown).toContain('<div id="app"></div>');
    expect(unknown).toContain('src="/assets/index-1.js"');
    expect(unknown).toContain('<meta name="robots" content="noindex" />');
    expect(unknown).toContain('<title>Periplo</title>');
  });

  it('is read without scripts, every stop of it, never as markup, and without dates that are the owner’s', () => {
    const trip = { ...aTrip(), title: '<b>Rome</b>', notes: 'canary-note' };
    const plain = (dated: boolean, reader: Language = 'en') => {
      const html = withPreview(builtPage, previewOf(trip, { dated, reader }, { url: '-', picture: '-' }));
      return /<div id="app" data-view>([^]*)<\/div>/.exec(html)?.[1] ?? '';
    };
    expect(plain(true)).toContain('&lt;b&gt;Rome&lt;/b&gt;');
    expect(plain(true)).not.toContain('canary-note');
    const told = [...trip.days.flatMap(({ activities }) => activities.map(({ name }) => name)), trip.summary];
    for (const text of [...told, ...trip.luggage.map(({ label }) => label)])
      expect(plain(true)).toContain(escapeMarkup(text));
    expect(plain(true)).toContain('<p class="text-ink-soft">15 Mar 2027 – 17 Mar 2027</p>');
    expect(plain(true)).toMatch(/Day 1 · Monday,? 15 March 2027/);
    expect(plain(false)).not.toMatch(/2027|March|Mar /);
    expect(plain(false)).toContain('3 days');
    expect(plain(true, 'es')).toMatch(/Día 1 · lunes/i);
    for (const { activities } of trip.days) for (const one of activities) one.cost = { kind: 'unknown' };
    expect(plain(true)).not.toContain(wordsIn('en').unknownPrice);
  });

  it('has the drawing of its destination in it, where no photo comes and the catalogue knows the place', () => {
    const plain = (change: Partial<Trip>, cover?: boolean) => {
      const options = { dated: true, reader: 'en' as const, ...(cover !== undefined && { cover }) };
      return withPreview(builtPage, previewOf({ ...aTrip(), ...change }, options, { url: '-', picture: '-' }));
    };
    expect(plain({}, true)).toContain('<use href="/covers/rome.svg#sky"/><use href="/covers/rome.svg#land"/>');
    expect(plain({})).not.toContain('<use');
    for (const destinationId of [null, '"/><script>', '../secret'])
      expect(plain({ destinationId }, true)).not.toMatch(/<use|secret|"\/><script>/);
  });

  it('leaves no secret in the log, however it is spelled', () => {
    for (const secret of ['/trips/s_abc', '/trips/%73%5Fabc?x=1', '/trips/s_abc/cover.png', '/api/shared-trips/abc'])
      expect(logPath(secret)).not.toContain('abc');
    expect(logPath('/api/trips/abc?x=1')).toBe('/api/trips/abc');
  });

  it('has a picture of the destination', async () => {
    const server = await aServer(databases[0] as (typeof databases)[number]);
    try {
      const ada = await aUser(server);
      const trip = toWireTrip(aTrip());
      await server.call(saveTripEndpoint, { token: ada.token, body: trip });
      const { token } = await share(server, ada.token, trip.id);
      const picture = await server.send({ method: 'GET', url: `/trips/s_${token}/cover.png` });
      expect(picture.headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'no-store',
        'x-robots-tag': 'noindex',
      });
      expect(picture.rawPayload.subarray(1, 4).toString()).toBe('PNG');
      expect([picture.rawPayload.readUInt32BE(16), picture.rawPayload.readUInt32BE(20)]).toEqual([1200, 630]);
    } finally {
      await server.close();
    }
  });
});
