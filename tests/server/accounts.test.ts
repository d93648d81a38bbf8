import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { signInEndpoint } from '#contract/auth.ts';
import { getLegalEndpoint } from '#contract/legal.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { getSettingsEndpoint } from '#contract/settings.ts';
import { getMeEndpoint, registerEndpoint } from '#contract/users.ts';
import { LEGAL_VERSION, legalVersions } from '#domain/account/legal-version.ts';
import { makeAccessToken } from '#server/auth/session-token.ts';
import { databases } from '../support/databases.ts';
import { anEmail, aRegistration, aUser, GOOD_PASSWORD, signIn } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';

const NUL = String.fromCharCode(0);
const refusalOf = (response: LightMyRequestResponse): Refusal => refusalSchema.parse(response.json());

/** The fields at fault, each once however many rules it breaks. */
const namedFields = (response: LightMyRequestResponse): string[] => [
  ...new Set(refusalOf(response).fields.map(({ field }) => field)),
];

/** What two refusals have in common when a stranger must not be able to tell them apart. */
function withoutRequestId(response: LightMyRequestResponse): Omit<Refusal, 'requestId'> {
  const { requestId, ...rest } = refusalOf(response);
  expect(requestId).not.toBe('');
  return rest;
}

describe.each(databases)('accounts on $kind', (database) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(database);
  });
  afterAll(() => server.close());

  const register = (body: unknown) => server.send({ method: 'POST', url: '/api/users', body });
  const me = (token?: string) => server.send({ method: 'GET', url: '/api/users/me', token });
  const rowOf = (email: string) =>
    server.db.selectFrom('users').selectAll().where('email', '=', email).executeTakeFirstOrThrow();

  describe('registering', () => {
    it('makes an account and shows its owner what was typed', async () => {
      const email = anEmail();
      const body = { ...aRegistration(email), name: ' Ada ', lastname: ' Byron ', bio: 'Likes trains', language: 'en' };
      const response = await register(body);
      expect(response.statusCode).toBe(201);
      expect(response.json()).toEqual({ registered: true });
      expect((await signIn(server, email)).user).toEqual({
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        name: 'Ada',
        lastname: 'Byron',
        email,
        bio: 'Likes trains',
        travelStyle: null,
        userFrom: null,
      });
    });

    it('keeps the password only as an argon2id hash, and tells it to nobody', async () => {
      const email = anEmail();
      const registered = await register(aRegistration(email));
      const signedIn = await server.send({
        method: 'POST',
        url: '/api/auth/token',
        body: { email, password: GOOD_PASSWORD },
      });
      const shown = await me(signedIn.json<{ access_token: string }>().access_token);
      const { password_hash: hash } = await rowOf(email);
      expect(hash).toMatch(/^\$argon2id\$/);
      expect(hash).not.toContain(GOOD_PASSWORD);
      for (const response of [registered, signedIn, shown]) {
        expect(response.statusCode).toBeLessThan(300);
        expect(response.body).not.toMatch(/password|argon2/i);
        expect(response.body).not.toContain(GOOD_PASSWORD);
      }
    });

    it('stores which terms were agreed to and when', async () => {
      const email = anEmail();
      await server.call(registerEndpoint, { body: aRegistration(email) });
      expect(await rowOf(email)).toMatchObject({
        terms_version: LEGAL_VERSION,
        terms_at: server.clock.now().toISOString(),
      });
    });

    it("remembers the visitor's language when none is given", async () => {
      const email = anEmail();
      await server.call(registerEndpoint, { body: aRegistration(email), headers: { 'accept-language': 'en-GB' } });
      expect((await rowOf(email)).language).toBe('en');
    });

    it.each(['name', 'lastname', 'email', 'password', 'terms'])('needs %s and names it', async (field) => {
      const response = await register({ ...aRegistration(), [field]: undefined });
      expect(response.statusCode).toBe(400);
      expect(refusalOf(response).error).toBe('INVALID_INPUT');
      expect(namedFields(response)).toEqual([field]);
    });

    it.each(['name', 'lastname', 'email', 'password', 'terms', 'bio', 'language'])(
      'refuses %s of a wrong type and names it',
      async (field) => {
        for (const wrong of [42, true, [], {}]) {
          const response = await register({ ...aRegistration(), [field]: wrong });
          expect(response.statusCode).toBe(400);
          expect(refusalOf(response).error).toBe('INVALID_INPUT');
          expect(namedFields(response)).toEqual([field]);
        }
      },
    );

    it.each([
      ['name', 'empty', ''],
      ['name', 'blank', '   '],
      ['name', 'of 81 characters', 'a'.repeat(81)],
      ['lastname', 'blank', ' '],
      ['lastname', 'of 81 characters', 'a'.repeat(81)],
      ['email', 'empty', ''],
      ['email', 'without an @', 'ada'],
      ['email', 'without a top-level domain', 'ada@example'],
      ['email', 'with two @', 'ada@@example.org'],
      ['email', 'with a space inside', 'ada byron@example.org'],
      ['email', 'of 255 characters', `${'a'.repeat(243)}@example.org`],
      ['password', 'empty', ''],
      ['terms', 'empty', ''],
      ['bio', 'of 1001 characters', 'a'.repeat(1001)],
      ['language', 'not ours', 'fr'],
    ])('refuses a %s that is %s, and names it', async (field, _, value) => {
      const response = await register({ ...aRegistration(), [field]: value });
      expect(response.statusCode).toBe(400);
      expect(namedFields(response)).toEqual([field]);
    });

    it('names every field at fault at once', async () => {
      const response = await register({ ...aRegistration(), name: '', email: 'nobody', bio: 1 });
      expect(namedFields(response).sort()).toEqual(['bio', 'email', 'name']);
    });

    it.each(['isAdmin', 'id', 'tokens', 'confirmPassword'])('refuses the unknown key %s and names it', async (key) => {
      const response = await register({ ...aRegistration(), [key]: 'x' });
      expect(response.statusCode).toBe(400);
      expect(refusalOf(response).fields).toEqual([{ field: key, rule: 'unknownKey', message: expect.any(String) }]);
    });

    it.each(['name', 'lastname', 'email', 'bio'])(
      'refuses a NUL in %s, which not every database can hold',
      async (field) => {
        const email = `nul-${randomUUID()}${field === 'email' ? NUL : ''}@example.org`;
        const body = { ...aRegistration(email), ...(field !== 'email' && { [field]: `A${NUL}b` }) };
        const response = await register(body);
        expect(response.statusCode).toBe(400);
        expect(namedFields(response)).toEqual([field]);
      },
    );

    it.each([
      ['of 11 characters', 'eleven char', 'passwordTooShort'],
      ['of 11 characters that are two units long', '🌊🚢🌍🧭🌊🚢🌍🧭🌊🚢🌍', 'passwordTooShort'],
      ['of 257 characters', `${'wind & sea '.repeat(23)}wind`, 'passwordTooLong'],
      ['of a common word and digits', 'password1234', 'passwordCommon'],
      ['of a common Spanish word and a year', 'Contraseña2026!', 'passwordCommon'],
      ['of one character', 'aaaaaaaaaaaa', 'passwordCommon'],
      ['of digits in order', '123456789012', 'passwordCommon'],
    ])('refuses a password %s by the name of the rule', async (_, password, rule) => {
      const response = await register({ ...aRegistration(), password });
      expect(response.statusCode).toBe(400);
      expect(refusalOf(response).fields).toEqual([{ field: 'password', rule, message: expect.any(String) }]);
      expect(response.body).not.toContain(password);
    });

    it.each([
      ['12 characters', 'a calm sea 7'],
      ['256 characters that are two units long', '🌊🚢🌍🧭'.repeat(64)],
    ])('accepts a password of %s and signs in with it', async (_, password) => {
      const email = anEmail();
      expect((await register({ ...aRegistration(email), password })).statusCode).toBe(201);
      expect((await signIn(server, email, password)).user.email).toBe(email);
    });

    it('takes a password typed on another keyboard for the same', async () => {
      const email = anEmail();
      await server.call(registerEndpoint, { body: { ...aRegistration(email), password: 'mañana en la playa' } });
      expect((await signIn(server, email, 'mañana en la playa'.normalize('NFD'))).user.email).toBe(email);
    });

    it.each(['2020-01-01', 'yes', `${LEGAL_VERSION} `])(
      'refuses terms that are not the current ones: %j',
      async (terms) => {
        const response = await register({ ...aRegistration(), terms });
        expect(response.statusCode).toBe(400);
        expect(refusalOf(response).fields).toEqual([
          { field: 'terms', rule: 'termsRequired', message: expect.stringContaining(LEGAL_VERSION) },
        ]);
      },
    );

    it('notes the older terms that a page showed which has not updated yet (16.1)', async () => {
      const [older = ''] = legalVersions;
      const email = anEmail();
      await server.call(registerEndpoint, { body: { ...aRegistration(email), terms: older } });
      const { token } = await signIn(server, email);
      expect((await server.call(getMeEndpoint, { token })).terms.version).toBe(older);
      expect((await server.call(getSettingsEndpoint)).legalVersion).toBe(LEGAL_VERSION);
      const inForce = await server.call(getLegalEndpoint, { params: { name: 'terms' } });
      expect(inForce.version).toBe(LEGAL_VERSION);
      expect(inForce.text).toContain(LEGAL_VERSION);
    });

    it('gives an address one account however it is spelled', async () => {
      const email = anEmail();
      await server.call(registerEndpoint, { body: aRegistration(email) });
      const fullWidth = `ｔ${email.slice(1)}`;
      for (const spelling of [email, email.toUpperCase(), `  ${email}`, `${email} `, fullWidth]) {
        const response = await register({ ...aRegistration(spelling), name: 'Eve' });
        expect(response.statusCode).toBe(201);
        expect(response.json()).toEqual({ registered: true });
      }
      expect((await signIn(server, email)).user.name).toBe('Ada');
    });

    it('makes one account when the same address registers twice at once', async () => {
      const email = anEmail();
      const answers = await Promise.all([1, 2, 3].map(() => register(aRegistration(email))));
      expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201, 201]);
      const rows = await server.db.selectFrom('users').select('id').where('email', '=', email).execute();
      expect(rows).toHaveLength(1);
    });
  });

  describe('signing in', () => {
    it('hands out a pair of tokens and the user', async () => {
      const email = anEmail();
      await server.call(registerEndpoint, { body: aRegistration(email) });
      const answer = await server.call(signInEndpoint, { body: { email, password: GOOD_PASSWORD } });
      expect(answer).toEqual({
        access_token: expect.stringMatching(/^a1\./),
        refresh_token: expect.stringMatching(/^r1\./),
        token_type: 'bearer',
        expires_in: 900,
        user: expect.objectContaining({ email, name: 'Ada' }),
      });
    });

    it('takes the address in any spelling', async () => {
      const { user } = await aUser(server);
      expect((await signIn(server, `  ${user.email.toUpperCase()} `)).user).toEqual(user);
    });

    it('answers alike for a wrong password and an unknown address', async () => {
      const { user } = await aUser(server);
      const wrong = await server.send({
        method: 'POST',
        url: '/api/auth/token',
        body: { email: user.email, password: `${GOOD_PASSWORD}!` },
      });
      const unknown = await server.send({
        method: 'POST',
        url: '/api/auth/token',
        body: { email: anEmail(), password: GOOD_PASSWORD },
      });
      expect([wrong.statusCode, unknown.statusCode]).toEqual([401, 401]);
      expect(withoutRequestId(wrong)).toEqual(withoutRequestId(unknown));
      expect(refusalOf(wrong).error).toBe('BAD_CREDENTIALS');
      const names = (response: LightMyRequestResponse) => Object.keys(response.headers).sort();
      expect(names(wrong)).toEqual(names(unknown));
    });

    it('is refused with the password in other case', async () => {
      const { user } = await aUser(server);
      const body = { email: user.email, password: GOOD_PASSWORD.toUpperCase() };
      const response = await server.send({ method: 'POST', url: '/api/auth/token', body });
      expect(response.statusCode).toBe(401);
      expect(refusalOf(response).error).toBe('BAD_CREDENTIALS');
    });

    it.each([
      ['email', { password: GOOD_PASSWORD }],
      ['password', { email: 'ada@example.org' }],
      ['email', { email: '', password: GOOD_PASSWORD }],
      ['password', { email: 'ada@example.org', password: '' }],
      ['email', { email: ['ada@example.org'], password: GOOD_PASSWORD }],
      ['remember', { email: 'ada@example.org', password: GOOD_PASSWORD, remember: true }],
    ])('refuses a wrong %s by its name: %j', async (field, body) => {
      const response = await server.send({ method: 'POST', url: '/api/auth/token', body });
      expect(response.statusCode).toBe(400);
      expect(namedFields(response)).toEqual([field]);
    });

    it('is limited for an account, whichever addresses the attempts come from', async () => {
      const limited = await aServer(database, { rateLimit: true });
      try {
        const email = anEmail();
        await limited.call(registerEndpoint, { body: aRegistration(email) });
        const attempts = Array.from({ length: 100 }, (_, i) => ({
          method: 'POST' as const,
          url: '/api/auth/token',
          body: { email, password: 'a guess, and not a good one' },
          address: `203.0.113.${i}`,
        }));
        const answers = [];
        for (const attempt of attempts) answers.push(await limited.send(attempt));
        expect(new Set(answers.map((answer) => answer.statusCode))).toEqual(new Set([401, 429]));
      } finally {
        await limited.close();
      }
    });

    it('survives an address that no database can hold', async () => {
      const body = { email: `ada${NUL}@example.org`, password: GOOD_PASSWORD };
      const response = await server.send({ method: 'POST', url: '/api/auth/token', body });
      expect([400, 401]).toContain(response.statusCode);
      expect(['INVALID_INPUT', 'BAD_CREDENTIALS']).toContain(refusalOf(response).error);
    });
  });

  describe('who is signed in', () => {
    it('is told to the bearer of an access token', async () => {
      const { user, token } = await aUser(server);
      expect(await server.call(getMeEndpoint, { token })).toEqual({
        ...user,
        emailVerified: false,
        language: 'es',
        preferences: { categories: [], budget: null, travellers: null, notes: '' },
        profiling: true,
        commercialMail: false,
        memberSince: server.clock.now().toISOString(),
        terms: { version: LEGAL_VERSION, at: server.clock.now().toISOString() },
      });
    });

    it('is told to each about themselves', async () => {
      const [ada, bob] = [await aUser(server), await aUser(server)];
      expect((await server.call(getMeEndpoint, { token: ada.token })).id).toBe(ada.user.id);
      expect((await server.call(getMeEndpoint, { token: bob.token })).id).toBe(bob.user.id);
    });

    it('is not told without a token', async () => {
      const response = await me();
      expect(response.statusCode).toBe(401);
      expect(refusalOf(response).error).toBe('UNAUTHORIZED');
    });

    it.each(['', 'Bearer', 'Bearer ', 'Basic YWRhOmFkYQ==', 'Bearer a b', 'Bearer a1.x.1.9999999999.AAAA'])(
      'is not told for the authorization %j',
      async (authorization) => {
        const response = await server.send({ method: 'GET', url: '/api/users/me', headers: { authorization } });
        expect(response.statusCode).toBe(401);
        expect(refusalOf(response).error).toBe('UNAUTHORIZED');
      },
    );

    it('is not told when any part of the token is changed', async () => {
      const { token } = await aUser(server);
      const stranger = (await aUser(server)).token.split('.')[1] ?? '';
      const [kind = '', session = '', n = '', expiry = '', mac = ''] = token.split('.');
      const forged = [
        ['r1', session, n, expiry, mac],
        [kind, stranger, n, expiry, mac],
        [kind, session, String(Number(n) + 1), expiry, mac],
        [kind, session, n, String(Number(expiry) + 3600), mac],
        [kind, session, n, expiry, `${mac.startsWith('A') ? 'B' : 'A'}${mac.slice(1)}`],
        [kind, session, n, expiry, mac.slice(0, -1)],
        [kind, session, n, expiry, ''],
        [kind, session, n, expiry],
      ].map((parts) => parts.join('.'));
      const answers = await Promise.all(forged.map((wrong) => me(wrong)));
      expect(answers.map((answer) => answer.statusCode)).toEqual(forged.map(() => 401));
      expect((await me(token)).statusCode).toBe(200);
    });

    it('is not told to a token signed with another secret', async () => {
      const { token } = await aUser(server);
      const [, sessionId = '', n = '', expiry = ''] = token.split('.');
      const claims = { sessionId, n: Number(n), expiresAt: Number(expiry) };
      expect((await me(makeAccessToken('another secret, just as long as ours', claims))).statusCode).toBe(401);
      expect((await me(makeAccessToken(server.config.secret, claims))).statusCode).toBe(200);
    });

    it('is told for 15 minutes and not a second longer', async () => {
      const { token } = await aUser(server);
      server.clock.advance(899_000);
      expect((await me(token)).statusCode).toBe(200);
      server.clock.advance(1000);
      const late = await me(token);
      expect(late.statusCode).toBe(401);
      expect(refusalOf(late).error).toBe('UNAUTHORIZED');
    });

    it('is not told once the account is gone', async () => {
      const { user, token } = await aUser(server);
      await server.db.deleteFrom('users').where('id', '=', user.id).execute();
      const response = await me(token);
      expect(response.statusCode).toBe(401);
      expect(refusalOf(response).error).toBe('UNAUTHORIZED');
    });

    it('is not told for a well-made token of a session that never was', async () => {
      const expiresAt = Math.floor(server.clock.now().getTime() / 1000) + 60;
      const token = makeAccessToken(server.config.secret, { sessionId: randomUUID(), n: 1, expiresAt });
      expect((await me(token)).statusCode).toBe(401);
    });
  });
});
