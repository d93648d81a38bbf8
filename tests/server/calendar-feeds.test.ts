import { randomBytes, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccountEndpoint, exportAccountEndpoint } from '#contract/account.ts';
import {
  endCalendarFeedEndpoint,
  getCalendarFeedEndpoint,
  makeCalendarFeedEndpoint,
} from '#contract/calendar-feeds.ts';
import { deleteTripEndpoint, patchTripEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import { toWireTrip } from '#contract/wire-trip.ts';
import { newBooking } from '#domain/trip/booking.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { calendarOf } from '#rendering/export/calendar.ts';
import { logPath } from '#server/http/log-path.ts';
import { databases } from '../support/databases.ts';
import { aUser, GOOD_PASSWORD, type SignedIn } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { operation } from '../support/shares.ts';
import { aTrip } from '../support/trips.ts';

const aSecret = () => `${randomBytes(24).toString('base64url')}.ics`;

describe.each(databases)('calendar links on $kind', (database) => {
  let server: TestServer;
  let ada: SignedIn;
  beforeAll(async () => {
    server = await aServer(database);
    ada = await aUser(server);
  });
  afterAll(() => server.close());

  async function aSavedTrip(owner = ada): Promise<Trip> {
    const trip = aTrip();
    await server.call(saveTripEndpoint, { token: owner.token, body: toWireTrip(trip) });
    return trip;
  }
  /** The path of a new link. */
  async function aFeed(tripId: string, owner = ada): Promise<string> {
    const { url } = await server.call(makeCalendarFeedEndpoint, { token: owner.token, params: { id: tripId } });
    return new URL(url).pathname;
  }
  const get = (url: string, headers: Record<string, string> = {}) => server.send({ method: 'GET', url, headers });
  const state = (tripId: string) => server.call(getCalendarFeedEndpoint, { token: ada.token, params: { id: tripId } });

  it('give the very file that the page makes, to anybody, and say when it is still the same', async () => {
    const trip = await aSavedTrip();
    const path = await aFeed(trip.id);
    const response = await get(path);
    expect(response.statusCode).toBe(200);
    expect(response.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-store');
    const moment = server.clock.now().toISOString();
    expect(response.body).toBe(calendarOf({ trip, version: 1, moment, language: 'en' }));
    const again = await get(path, { 'if-none-match': String(response.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
  });

  it('tell what is fixed, and never a code, a contact or a price of it', async () => {
    const start = { date: '2027-03-15', time: 600, zone: 'Europe/Rome' };
    const secret = {
      code: 'CODE4711',
      seats: 'SEAT12A',
      contact: 'call Ana',
      notes: 'pay at the desk',
      bookedBy: 'Booker',
    };
    const price = { cents: 98_761, currency: 'EUR' };
    const ticket = newBooking({ id: randomUUID(), kind: 'ticket', title: 'Colosseum', start, price, ...secret });
    const trip = { ...aTrip(), bookings: [ticket] };
    await server.call(saveTripEndpoint, { token: ada.token, body: toWireTrip(trip) });
    const { body } = await get(await aFeed(trip.id));
    expect(body).toContain(`UID:booking-${ticket.id}@periplo`);
    expect(body).toContain('SUMMARY:Colosseum');
    const told = body.replace(/\r\n[ \t]/g, '');
    expect([...Object.values(secret), '987.61', '98761'].filter((text) => told.includes(text))).toEqual([]);
  });

  it('follow the trip, with a sequence that grows', async () => {
    const trip = await aSavedTrip();
    const path = await aFeed(trip.id);
    const before = await get(path);
    const activityId = trip.days[0]?.activities[0]?.id ?? '';
    const changes = [{ kind: 'activity.notes', activityId, notes: 'bring water' }];
    const body = { device: crypto.randomUUID(), baseVersion: 1, changes };
    await server.call(patchTripEndpoint, {
      token: ada.token,
      params: { id: trip.id },
      headers: operation(),
      body,
    });
    const after = await get(path, { 'if-none-match': String(before.headers.etag) });
    expect(after.statusCode).toBe(200);
    expect(after.body).toContain('bring water');
    expect(after.body).toContain('SEQUENCE:2\r\n');
  });

  it('are known to their owner without the secret, which is stored nowhere', async () => {
    const trip = await aSavedTrip();
    expect(await state(trip.id)).toEqual({ feed: null });
    const path = await aFeed(trip.id);
    const moment = server.clock.now().toISOString();
    expect(await state(trip.id)).toEqual({ feed: { createdAt: moment, readAt: null } });
    await get(path);
    expect(await state(trip.id)).toEqual({ feed: { createdAt: moment, readAt: moment } });
    const rows = JSON.stringify(await server.db.selectFrom('calendar_feeds').selectAll().execute());
    expect(rows).not.toContain(path.split('/').at(-1)?.replace('.ics', '') ?? '');
  });

  it('open nothing, always in the same words, when unknown, replaced, ended, or of a trip that is gone', async () => {
    const [replaced, ended, deleted] = [await aSavedTrip(), await aSavedTrip(), await aSavedTrip()];
    const paths = [await aFeed(replaced.id), await aFeed(ended.id), await aFeed(deleted.id)];
    await aFeed(replaced.id);
    await server.call(endCalendarFeedEndpoint, { token: ada.token, params: { id: ended.id } });
    await server.call(deleteTripEndpoint, { token: ada.token, params: { id: deleted.id }, headers: operation() });
    const wrong = [`/api/calendar/${aSecret()}`, '/api/calendar/x', (await aFeed(replaced.id)).replace('.ics', '')];
    const answers = await Promise.all([...paths, ...wrong].map((path) => get(path)));
    const sayings = answers.map((answer) => JSON.stringify({ ...answer.json(), requestId: '' }));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 404));
    expect(new Set(sayings).size).toBe(1);
  });

  it('end with the account, and are in what somebody can download of it', async () => {
    const bob = await aUser(server);
    const path = await aFeed((await aSavedTrip(bob)).id, bob);
    const body = { password: GOOD_PASSWORD };
    const { calendarFeeds } = await server.call(exportAccountEndpoint, { token: bob.token, body });
    expect(calendarFeeds).toHaveLength(1);
    expect(JSON.stringify(calendarFeeds)).not.toContain('hash');
    await server.call(deleteAccountEndpoint, { token: bob.token, body });
    expect((await get(path)).statusCode).toBe(404);
    const left = server.db.selectFrom('calendar_feeds').where('user_id', '=', bob.user.id).selectAll();
    expect(await left.execute()).toEqual([]);
  });

  it('are made by the owner of the trip only', async () => {
    const trip = await aSavedTrip();
    const bob = await aUser(server);
    for (const method of ['GET', 'POST'] as const) {
      const url = `/api/calendar-feeds/${trip.id}`;
      expect((await server.send({ method, url, token: bob.token })).statusCode).toBe(404);
    }
    const path = await aFeed(trip.id);
    await server.call(endCalendarFeedEndpoint, { token: bob.token, params: { id: trip.id } });
    expect((await get(path)).statusCode).toBe(200);
  });

  it('are not found by guessing: 429 after 20 misses, to nobody else and never to a link that is right', async () => {
    const limited = await aServer(database, { rateLimit: true });
    try {
      const owner = await aUser(limited);
      const trip = aTrip();
      await limited.call(saveTripEndpoint, { token: owner.token, body: toWireTrip(trip) });
      const options = { token: owner.token, params: { id: trip.id } };
      const path = new URL((await limited.call(makeCalendarFeedEndpoint, options)).url).pathname;
      const ask = async (url: string, address = '192.0.2.7') =>
        (await limited.send({ method: 'GET', url, address })).statusCode;
      const guesses: number[] = [];
      for (let i = 0; i < 25; i++) guesses.push(await ask(`/api/calendar/${aSecret()}`));
      expect(guesses).toEqual([...Array<number>(20).fill(404), ...Array<number>(5).fill(429)]);
      expect(await ask(path)).toBe(200);
      expect(await ask(path, '192.0.2.8')).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('the log', () => {
  it('has no secret of a calendar link, however it is spelled', () => {
    for (const url of ['/api/calendar/secret.ics', '/api/calendar/secret.ics?x=1', '/api/%63alendar/secret.ics']) {
      expect(logPath(url)).not.toContain('secret');
    }
  });
});
