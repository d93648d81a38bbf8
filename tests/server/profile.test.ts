import { randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { deleteAccountEndpoint, exportAccountEndpoint } from '#contract/account.ts';
import { planTripEndpoint } from '#contract/planning.ts';
import { refusalSchema } from '#contract/refusal.ts';
import { deleteTripEndpoint, getTripEndpoint, patchTripEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import { changeProfileEndpoint, getMeEndpoint, registerEndpoint } from '#contract/users.ts';
import { databases } from '../support/databases.ts';
import { aRegistration, aUser, GOOD_PASSWORD, signIn } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';
import { aWireTrip, aWireTripRequest } from '../support/trips.ts';

const everything = {
  name: 'Augusta',
  lastname: 'King',
  bio: 'Counts things',
  travelStyle: 'By rail',
  userFrom: 'Ockham',
  language: 'en',
  preferences: {
    categories: ['history', 'food'],
    budget: 'luxury',
    travellers: { adults: 1, children: 2 },
    notes: 'no heights',
  },
  profiling: false,
  commercialMail: false,
} as const;

describe.each(databases)('the profile on $kind', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(database);
  });
  afterAll(() => server.close());

  const put = (token: string, body: unknown) => server.send({ method: 'PUT', url: '/api/users', token, body });

  it('takes every field that may change and shows it again', async () => {
    const { token, user } = await aUser(server);
    const answer = await server.call(changeProfileEndpoint, { token, body: everything });
    expect(answer).toMatchObject({ ...everything, id: user.id, email: user.email });
    expect(await server.call(getMeEndpoint, { token })).toEqual(answer);
  });

  it('leaves alone what is not named', async () => {
    const { token } = await aUser(server);
    await server.call(changeProfileEndpoint, { token, body: everything });
    for (const body of [{}, { bio: null }]) await server.call(changeProfileEndpoint, { token, body });
    expect(await server.call(getMeEndpoint, { token })).toMatchObject({ ...everything, bio: null });
  });

  it("changes nobody else's", async () => {
    const [ada, bob] = [await aUser(server), await aUser(server)];
    const before = await server.call(getMeEndpoint, { token: bob.token });
    await server.call(changeProfileEndpoint, { token: ada.token, body: everything });
    expect(await server.call(getMeEndpoint, { token: bob.token })).toEqual(before);
  });

  it.each([
    ['email', 'new@example.org'],
    ['id', randomUUID()],
    ['emailVerified', true],
    ['terms', { version: 'x', at: 'y' }],
    ['password', GOOD_PASSWORD],
    ['tokens', 1000],
  ])('refuses to change %s and names it', async (field, value) => {
    const { token } = await aUser(server);
    const response = await put(token, { [field]: value });
    expect(response.statusCode).toBe(400);
    expect(refusalSchema.parse(response.json()).fields).toMatchObject([{ field, rule: 'unknownKey' }]);
  });

  it.each([
    ['name', ''],
    ['lastname', '  '],
    ['bio', 'a'.repeat(1001)],
    ['travelStyle', 'a'.repeat(201)],
    ['userFrom', `a${String.fromCharCode(0)}`],
    ['language', 'fr'],
    ['profiling', 1],
    ['commercialMail', 'yes'],
    ['preferences', { ...everything.preferences, categories: ['food', 'food'] }],
    ['preferences', { ...everything.preferences, categories: ['food', 'art', 'history', 'nature'] }],
    ['preferences', { ...everything.preferences, budget: 'free' }],
    ['preferences', { ...everything.preferences, travellers: { adults: 0, children: 0 } }],
    ['preferences', { ...everything.preferences, extra: 1 }],
  ])('refuses a wrong %s: %j', async (field, value) => {
    const { token } = await aUser(server);
    const response = await put(token, { [field]: value });
    expect(response.statusCode).toBe(400);
    expect(refusalSchema.parse(response.json()).fields[0]?.field.split('.')[0]).toBe(field);
  });

  describe('my data', () => {
    it('are everything about me and nothing about anybody else, without secrets', async () => {
      const [ada, bob] = [await aUser(server), await aUser(server)];
      await server.call(changeProfileEndpoint, { token: ada.token, body: everything });
      const trip = aWireTrip();
      const headers = { 'idempotency-key': randomUUID() };
      await server.call(saveTripEndpoint, { token: ada.token, body: trip, headers });
      await server.call(saveTripEndpoint, { token: bob.token, body: aWireTrip() });
      const data = await server.call(exportAccountEndpoint, { token: ada.token, body: { password: GOOD_PASSWORD } });
      expect(data).toMatchObject({ format: 'periplo-export-1', profile: everything });
      expect(data.sessions).toHaveLength(1);
      expect(data.operations).toMatchObject([{ op_id: headers['idempotency-key'], version: 1 }]);
      expect(data.trips).toMatchObject([{ id: trip.id, document: { id: trip.id } }]);
      expect(data.tokens.account).toMatchObject({ available: 200 });
      expect(data.tokens.entries).toMatchObject([{ kind: 'welcome', d_available: 200 }]);
      const text = JSON.stringify(data);
      expect(text).not.toMatch(/argon2|token_hash/);
      expect(text).not.toContain(bob.user.id);
    });

    it('need the password', async () => {
      const { token } = await aUser(server);
      for (const url of ['/api/users/export', '/api/users/deletion']) {
        const response = await server.send({ method: 'POST', url, token, body: { password: 'not the password' } });
        expect([response.statusCode, refusalSchema.parse(response.json()).error]).toEqual([403, 'WRONG_PASSWORD']);
      }
      expect((await server.send({ method: 'GET', url: '/api/users/me', token })).statusCode).toBe(200);
    });

    it('are not guessed at: the password is asked for ten times in five minutes', async () => {
      const limited = await aServer(database, { rateLimit: true });
      try {
        const { token } = await aUser(limited);
        const statuses = [];
        for (let i = 0; i < 12; i++) {
          const url = i % 2 ? '/api/users/export' : '/api/users/deletion';
          const guess = { method: 'POST' as const, url, token, body: { password: `guess number ${i}` } };
          statuses.push((await limited.send({ ...guess, address: `203.0.113.${i}` })).statusCode);
        }
        expect(statuses.slice(0, 10)).toEqual(Array<number>(10).fill(403));
        expect(statuses.slice(10)).toEqual([429, 429]);
      } finally {
        await limited.close();
      }
    });
  });

  describe('deleting the account', () => {
    const erase = (token: string) => server.call(deleteAccountEndpoint, { token, body: { password: GOOD_PASSWORD } });

    it('ends the sessions, forgets the trips, and the address is free again', async () => {
      const ada = await aUser(server);
      const trip = aWireTrip();
      const headers = { 'idempotency-key': randomUUID() };
      await server.call(saveTripEndpoint, { token: ada.token, body: trip, headers });
      const tables = ['sessions', 'trips', 'mail_tokens', 'op_log'] as const;
      const kept = async () => {
        const rows = tables.map((table) =>
          server.db.selectFrom(table).selectAll().where('user_id', '=', ada.user.id).execute(),
        );
        return (await Promise.all(rows)).map(({ length }) => length);
      };
      expect(await kept()).toEqual([1, 1, 1, 1]);
      await erase(ada.token);
      expect((await server.send({ method: 'GET', url: '/api/users/me', token: ada.token })).statusCode).toBe(401);
      expect(await kept()).toEqual([0, 0, 0, 0]);
      const again = await aUser(server, ada.user.email);
      expect(again.user.id).not.toBe(ada.user.id);
      const url = getTripEndpoint.path.replace(':id', trip.id);
      expect((await server.send({ method: 'GET', url, token: again.token })).statusCode).toBe(404);
    });

    it('leaves of the trips a count by month, destination and length, that names nobody', async () => {
      const count = async () => {
        const rows = await server.db.selectFrom('trip_statistics').selectAll().execute();
        return { rows, trips: rows.reduce((sum, row) => sum + row.trips, 0) };
      };
      const before = await count();
      for (const person of [await aUser(server), await aUser(server)]) {
        await server.call(saveTripEndpoint, { token: person.token, body: aWireTrip() });
        await erase(person.token);
        expect(JSON.stringify((await count()).rows)).not.toContain(person.user.id);
      }
      const after = await count();
      expect(after.trips).toBe(before.trips + 2);
      expect(after.rows.every((row) => /^\d{4}-\d{2}$/.test(row.month))).toBe(true);
    });

    it('keeps the ledger, under an id that leads nowhere', async () => {
      const { user, token } = await aUser(server);
      await erase(token);
      const entries = await server.db.selectFrom('entries').selectAll().where('user_id', '=', user.id).execute();
      expect(entries).toMatchObject([{ kind: 'welcome' }]);
      expect(await server.db.selectFrom('users').selectAll().where('id', '=', user.id).execute()).toEqual([]);
    });
  });
});

describe('after a deletion nothing is left in the files', () => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'periplo-erase-'));
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  const filesBelow = (folder: string): string[] =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((name) => path.join(folder, name))
      .filter((file) => statSync(file).isFile());

  it('of 200 canaries put through every field', async () => {
    const file = path.join(dataDir, 'periplo.db');
    const onDisk = {
      kind: 'sqlite' as const,
      make: async () => ({ config: { kind: 'sqlite' as const, file }, drop: async () => {} }),
    };
    const server = await aServer(onDisk, { dataDir });
    const canaries: string[] = [];
    const canary = () => {
      canaries.push(`canary${randomUUID().replaceAll('-', '')}`);
      return canaries.at(-1) ?? '';
    };
    const found = () => {
      const files = filesBelow(dataDir).map((name) => readFileSync(name).toString('latin1') + name);
      return canaries.filter((text) => files.some((content) => content.includes(text)));
    };
    const people = [];
    for (let i = 0; i < 20; i++) {
      const email = `${canary()}@example.org`;
      const body = { ...aRegistration(email), name: canary(), lastname: canary(), bio: canary() };
      await server.call(registerEndpoint, { body });
      const { token } = await signIn(server, email);
      const preferences = { ...everything.preferences, notes: canary() };
      const change = { ...everything, bio: canary(), travelStyle: canary(), userFrom: canary(), preferences };
      await server.call(changeProfileEndpoint, { token, body: change });
      const trip = aWireTrip();
      await server.call(saveTripEndpoint, { token, body: { ...trip, destination: canary() } });
      const key = () => ({ 'idempotency-key': randomUUID() });
      const own = { token, params: { id: trip.id } };
      const patch = { device: randomUUID(), baseVersion: 1, changes: [{ kind: 'notes' as const, notes: canary() }] };
      await server.call(patchTripEndpoint, { ...own, headers: key(), body: patch });
      if (i % 2) await server.call(deleteTripEndpoint, { ...own, headers: key() });
      const request = aWireTripRequest({ preferences: canary() });
      // A plan takes long; a few are as good as many.
      if (i % 3 === 0) await server.call(planTripEndpoint, { token, headers: key(), body: request });
      people.push({ email, token });
    }
    for (const { email } of people)
      await server.send({ method: 'POST', url: '/api/auth/forgot-password', body: { email } });
    await expect.poll(() => filesBelow(path.join(dataDir, 'outbox')).length, { timeout: 10_000 }).toBe(40);
    expect(canaries.length).toBeGreaterThanOrEqual(200);
    expect(found().length).toBeGreaterThan(120);
    for (const { token } of people)
      await server.call(deleteAccountEndpoint, { token, body: { password: GOOD_PASSWORD } });
    expect(found()).toEqual([]);
    await server.close();
    expect(found()).toEqual([]);
  }, 60_000);
});
