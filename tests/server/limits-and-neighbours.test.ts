import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeCalendarFeedEndpoint } from '#contract/calendar-feeds.ts';
import { saveTripEndpoint } from '#contract/trips.ts';
import type { TrustProxy } from '#server/config-proxy.ts';
import { databases } from '../support/databases.ts';
import { aUser, type SignedIn } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aShareToken, share } from '../support/shares.ts';
import { aWireTrip } from '../support/trips.ts';

const OFFICE = '203.0.113.9';
const TEN_MINUTES = 600_000;
const times = (n: number) => Array.from({ length: n });

describe.each(databases)('links and their neighbours on $kind', (database) => {
  let server: TestServer;
  let ada: SignedIn;
  let good: string;
  let calendar: string;
  beforeAll(async () => {
    server = await aServer(database, { rateLimit: true });
    ada = await aUser(server);
    const trip = aWireTrip();
    await server.call(saveTripEndpoint, { token: ada.token, body: trip });
    good = (await share(server, ada.token, trip.id)).token;
    const made = await server.call(makeCalendarFeedEndpoint, { token: ada.token, params: { id: trip.id } });
    calendar = new URL(made.url).pathname;
  });
  afterAll(() => server.close());

  const get = async (url: string, address: string) => (await server.send({ method: 'GET', url, address })).statusCode;
  const open = (token: string, address = OFFICE) => get(`/api/shared-trips/${token}`, address);

  it('a dead link opened again and again by one office closes no other link, dead or alive (15.17)', async () => {
    const dead = aShareToken();
    const statuses = [];
    for (const _ of times(40)) statuses.push(await open(dead));
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(await open(aShareToken())).toBe(404);
    expect(await open(good)).toBe(200);
  });

  it('a guesser hears 429 after 20 different links, and a link that is right still opens from there (15.17)', async () => {
    const guesser = '203.0.113.10';
    const statuses = [];
    for (const _ of times(25)) statuses.push(await open(aShareToken(), guesser));
    expect(statuses).toEqual([...times(20).map(() => 404), ...times(5).map(() => 429)]);
    expect(await open(good, guesser)).toBe(200);
    expect(await get(`/trips/s_${good}/cover.png`, guesser)).toBe(200);
    expect(await get(calendar, guesser)).toBe(200);
    server.clock.advance(TEN_MINUTES);
    expect(await open(aShareToken(), guesser)).toBe(404);
  });

  it('a guesser leaves no more rows than misses that are counted (15.17)', async () => {
    const rows = () => server.db.selectFrom('request_counts').selectAll().execute();
    const guesser = '203.0.113.11';
    for (const _ of times(21)) await open(aShareToken(), guesser);
    const before = (await rows()).length;
    for (const _ of times(50)) expect(await open(aShareToken(), guesser)).toBe(429);
    // Only the general limit of requests may count on.
    expect((await rows()).length).toBe(before);
  });

  it('the misses of all addresses of one /64 are counted together, in whatever form they are written (15.17)', async () => {
    const statuses = [];
    for (const [i] of times(20).entries())
      statuses.push(await open(aShareToken(), `2001:db8:1:2:${i.toString(16)}::7`));
    expect(new Set(statuses)).toEqual(new Set([404]));
    expect(await open(aShareToken(), '2001:0DB8:0001:0002:ffff:ffff:ffff:ffff')).toBe(429);
    expect(await open(aShareToken(), '2001:db8:1:3::7')).toBe(404);
  });

  it('an address of IPv4 written as one of IPv6 is the same address (15.17)', async () => {
    for (const _ of times(20)) await open(aShareToken(), '::ffff:198.51.100.7');
    expect(await open(aShareToken(), '198.51.100.7')).toBe(429);
  });

  it('calendar links are counted likewise (15.17)', async () => {
    const dead = `/api/calendar/${randomBytes(24).toString('base64url')}.ics`;
    for (const _ of times(40)) expect(await get(dead, '203.0.113.12')).toBe(404);
    expect(await get(calendar, '203.0.113.12')).toBe(200);
  });
});

describe.each(databases.slice(0, 1))('visitors behind a proxy of another host on $kind', (database) => {
  const proxy = '10.0.0.7';
  /** What the twenty-first dead link of one visitor, and the first of another, are answered; both through the proxy. */
  async function answersWith(trustProxy: TrustProxy | undefined, through = proxy, before = ''): Promise<number[]> {
    const server = await aServer(database, { rateLimit: true, ...(trustProxy !== undefined && { trustProxy }) });
    try {
      const ask = async (visitor: string) => {
        const headers = { 'x-forwarded-for': before + visitor };
        const url = `/api/shared-trips/${aShareToken()}`;
        return (await server.send({ method: 'GET', url, address: through, headers })).statusCode;
      };
      for (const _ of times(20)) await ask('198.51.100.1');
      return [await ask('198.51.100.1'), await ask('198.51.100.2')];
    } finally {
      await server.close();
    }
  }

  it('are told apart where TRUST_PROXY names it, by address, range or number (15.17)', async () => {
    for (const trust of [[proxy], ['10.0.0.0/8'], ['loopback', '10.0.0.7'], 1])
      expect(await answersWith(trust as TrustProxy)).toEqual([429, 404]);
  });

  it('are one where it does not, and cannot pretend to be others (15.17)', async () => {
    expect(await answersWith(undefined)).toEqual([429, 429]);
    expect(await answersWith(['192.0.2.0/24'])).toEqual([429, 429]);
    expect(await answersWith(0, '127.0.0.1')).toEqual([429, 429]);
    // What the visitor wrote into the header comes before what the proxy added, and is not believed.
    expect(await answersWith([proxy], proxy, '192.0.2.1, ')).toEqual([429, 404]);
  });
});
