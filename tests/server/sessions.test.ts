import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refreshEndpoint, signOutEndpoint } from '#contract/auth.ts';
import { type Refusal, refusalSchema } from '#contract/refusal.ts';
import { makeRefreshToken } from '#server/auth/session-token.ts';
import { databases } from '../support/databases.ts';
import { aUser, type SignedIn, signIn } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';

const SECOND = 1000;
const DAY = 86_400 * SECOND;
const ENDED = '401 SESSION_ENDED';

const refusalOf = (response: LightMyRequestResponse): Refusal => refusalSchema.parse(response.json());
/** The number of a token: `r1.<session>.<n>.<mac>` and `a1.<session>.<n>.<expiry>.<mac>`. */
const numberOf = (token: string): number => Number(token.split('.')[2]);
const sessionOf = (token: string): string => token.split('.')[1] ?? '';

/** P1 as a client sees it. One person, a new session for each test. */
describe.each(databases)('sessions on $kind', (database) => {
  let server: TestServer;
  let email: string;
  let session: SignedIn;
  beforeAll(async () => {
    server = await aServer(database);
    email = (await aUser(server)).user.email;
  });
  beforeEach(async () => {
    session = await signIn(server, email);
  });
  afterAll(() => server.close());

  const tryRefresh = (token: string) =>
    server.send({ method: 'POST', url: '/api/auth/refresh', body: { refresh_token: token } });
  const refresh = (token: string) => server.call(refreshEndpoint, { body: { refresh_token: token } });
  const signOut = (token: string) => server.call(signOutEndpoint, { body: { refresh_token: token } });
  const use = async (token: string) => (await server.send({ method: 'GET', url: '/api/users/me', token })).statusCode;
  const rowOf = (token: string) =>
    server.db.selectFrom('sessions').selectAll().where('id', '=', sessionOf(token)).executeTakeFirstOrThrow();

  /** Status and code of a refresh that does not succeed. */
  async function refusal(token: string): Promise<string> {
    const response = await tryRefresh(token);
    return `${response.statusCode} ${refusalOf(response).error}`;
  }

  describe('rotation', () => {
    it('hands out the next number with every refresh, and both tokens carry it', async () => {
      expect([numberOf(session.token), numberOf(session.refreshToken)]).toEqual([1, 1]);
      let { refreshToken } = session;
      for (const n of [2, 3, 4]) {
        const pair = await refresh(refreshToken);
        expect([numberOf(pair.access_token), numberOf(pair.refresh_token)]).toEqual([n, n]);
        expect(sessionOf(pair.refresh_token)).toBe(sessionOf(session.refreshToken));
        expect(await use(pair.access_token)).toBe(200);
        refreshToken = pair.refresh_token;
      }
    });

    it('leaves the older access token good until it expires', async () => {
      const pair = await refresh(session.refreshToken);
      expect([await use(session.token), await use(pair.access_token)]).toEqual([200, 200]);
      server.clock.advance(900 * SECOND);
      expect([await use(session.token), await use(pair.access_token)]).toEqual([401, 401]);
    });

    it('works long after the access token has expired', async () => {
      server.clock.advance(30 * DAY);
      expect(await use(session.token)).toBe(401);
      expect(await use((await refresh(session.refreshToken)).access_token)).toBe(200);
    });

    it('stores nothing that could be used as a token', async () => {
      const pair = await refresh(session.refreshToken);
      const stored = JSON.stringify(await rowOf(pair.refresh_token));
      for (const token of [session.token, session.refreshToken, pair.access_token, pair.refresh_token]) {
        const mac = token.split('.').at(-1) ?? '';
        expect(mac.length).toBeGreaterThan(40);
        expect(stored).not.toContain(mac);
      }
    });
  });

  describe('a lost answer', () => {
    it('is given again: the same refresh token leads to the same number until the successor is used', async () => {
      const lost = await refresh(session.refreshToken);
      const again = await refresh(session.refreshToken);
      expect(again.refresh_token).toBe(lost.refresh_token);
      expect(numberOf(again.access_token)).toBe(2);
      expect(await use(again.access_token)).toBe(200);
    });

    it('is given again days later', async () => {
      const lost = await refresh(session.refreshToken);
      server.clock.advance(12 * DAY);
      const again = await refresh(session.refreshToken);
      expect(again.refresh_token).toBe(lost.refresh_token);
      expect(await use(again.access_token)).toBe(200);
    });

    it('may be lost again and again, at every number', async () => {
      let { refreshToken } = session;
      for (const n of [2, 3, 4]) {
        await refresh(refreshToken);
        await refresh(refreshToken);
        server.clock.advance(DAY);
        const heard = await refresh(refreshToken);
        expect(numberOf(heard.refresh_token)).toBe(n);
        refreshToken = heard.refresh_token;
      }
      expect(await use((await refresh(refreshToken)).access_token)).toBe(200);
    });

    it('may be lost when the number before it has long been in use', async () => {
      const second = await refresh(session.refreshToken);
      expect(await use(second.access_token)).toBe(200);
      server.clock.advance(60 * SECOND);
      const lost = await refresh(second.refresh_token);
      server.clock.advance(60 * SECOND);
      expect((await refresh(second.refresh_token)).refresh_token).toBe(lost.refresh_token);
    });

    it('is not noticed as used by the older access token', async () => {
      const lost = await refresh(session.refreshToken);
      expect(await use(session.token)).toBe(200);
      server.clock.advance(60 * SECOND);
      expect((await refresh(session.refreshToken)).refresh_token).toBe(lost.refresh_token);
    });
  });

  describe('the grace', () => {
    it('lasts 20 s from the first use of the successor', async () => {
      const pair = await refresh(session.refreshToken);
      server.clock.advance(3 * DAY);
      const late = await refresh(session.refreshToken);
      expect(await use(late.access_token)).toBe(200);
      server.clock.advance(20 * SECOND);
      expect((await refresh(session.refreshToken)).refresh_token).toBe(pair.refresh_token);
    });

    it('is not prolonged by further uses', async () => {
      const pair = await refresh(session.refreshToken);
      await use(pair.access_token);
      server.clock.advance(15 * SECOND);
      await use(pair.access_token);
      server.clock.advance(5 * SECOND + 1);
      expect(await refusal(session.refreshToken)).toBe(ENDED);
    });

    it('is followed by the end of the session, for the thief and for the owner', async () => {
      const pair = await refresh(session.refreshToken);
      expect(await use(pair.access_token)).toBe(200);
      server.clock.advance(20 * SECOND + 1);
      expect(await refusal(session.refreshToken)).toBe(ENDED);
      expect(await use(pair.access_token)).toBe(401);
      expect(await use(session.token)).toBe(401);
      expect(await refusal(pair.refresh_token)).toBe(ENDED);
    });

    it('is over at once when the successor itself has been refreshed', async () => {
      const second = await refresh(session.refreshToken);
      const third = await refresh(second.refresh_token);
      expect(await refusal(session.refreshToken)).toBe(ENDED);
      expect(await use(third.access_token)).toBe(401);
      expect(await refusal(third.refresh_token)).toBe(ENDED);
    });
  });

  describe('answers given again', () => {
    it('are 20 at most, then the client is told to wait', async () => {
      const pair = await refresh(session.refreshToken);
      for (let i = 0; i < 20; i++) expect((await refresh(session.refreshToken)).refresh_token).toBe(pair.refresh_token);
      const response = await tryRefresh(session.refreshToken);
      expect(response.statusCode).toBe(429);
      expect(refusalOf(response).error).toBe('RATE_LIMITED');
      expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
    });

    it('do not end the session when they are too many, and are counted anew for the next number', async () => {
      const second = await refresh(session.refreshToken);
      for (let i = 0; i < 20; i++) await refresh(session.refreshToken);
      expect((await tryRefresh(session.refreshToken)).statusCode).toBe(429);
      expect(await use(second.access_token)).toBe(200);
      const third = await refresh(second.refresh_token);
      expect((await refresh(second.refresh_token)).refresh_token).toBe(third.refresh_token);
    });
  });

  describe('an old refresh token that comes back', () => {
    it('ends the session, and its access tokens stop working at once', async () => {
      const second = await refresh(session.refreshToken);
      const third = await refresh(second.refresh_token);
      expect(await use(third.access_token)).toBe(200);
      expect(await refusal(session.refreshToken)).toBe(ENDED);
      expect([await use(session.token), await use(second.access_token), await use(third.access_token)]).toEqual([
        401, 401, 401,
      ]);
      expect((await rowOf(session.refreshToken)).revoked_at).toBe(server.clock.now().toISOString());
    });

    it('leaves the other sessions of the same person alone', async () => {
      const other = await signIn(server, email);
      await refresh((await refresh(session.refreshToken)).refresh_token);
      expect(await refusal(session.refreshToken)).toBe(ENDED);
      expect(await use(other.token)).toBe(200);
      expect(await use((await refresh(other.refreshToken)).access_token)).toBe(200);
    });
  });

  describe('time', () => {
    it('ends a session after 60 days without a refresh', async () => {
      const other = await signIn(server, email);
      server.clock.advance(60 * DAY - 1);
      expect(await use((await refresh(session.refreshToken)).access_token)).toBe(200);
      server.clock.advance(1);
      expect(await refusal(other.refreshToken)).toBe(ENDED);
    });

    it('starts the 60 days again with every refresh', async () => {
      server.clock.advance(59 * DAY);
      const pair = await refresh(session.refreshToken);
      server.clock.advance(60 * DAY - 1);
      expect(await use((await refresh(pair.refresh_token)).access_token)).toBe(200);
    });

    it('does not start them again for an answer given again', async () => {
      await refresh(session.refreshToken);
      server.clock.advance(59 * DAY);
      const again = await refresh(session.refreshToken);
      server.clock.advance(DAY);
      expect(await refusal(again.refresh_token)).toBe(ENDED);
    });

    it('ends a session after 180 days however often it is used', async () => {
      let { refreshToken } = session;
      for (const days of [50, 50, 50]) {
        server.clock.advance(days * DAY);
        refreshToken = (await refresh(refreshToken)).refresh_token;
      }
      server.clock.advance(30 * DAY - 60 * SECOND);
      const last = await refresh(refreshToken);
      expect(await use(last.access_token)).toBe(200);
      server.clock.advance(60 * SECOND);
      expect(await use(last.access_token)).toBe(401);
      expect(await refusal(last.refresh_token)).toBe(ENDED);
    });
  });

  describe('at the same time', () => {
    it('two refreshes of one token both succeed and lead to the same number', async () => {
      const [first, second] = await Promise.all([refresh(session.refreshToken), refresh(session.refreshToken)]);
      expect(numberOf(first.refresh_token)).toBe(2);
      expect(second.refresh_token).toBe(first.refresh_token);
      expect([await use(first.access_token), await use(second.access_token)]).toEqual([200, 200]);
      expect(numberOf((await refresh(first.refresh_token)).refresh_token)).toBe(3);
    });

    it('ten refreshes of one token all succeed and lead to the same number, time after time', async () => {
      let { refreshToken } = session;
      for (const n of [2, 3, 4, 5]) {
        const current = refreshToken;
        const pairs = await Promise.all(Array.from({ length: 10 }, () => refresh(current)));
        expect(pairs.map((pair) => numberOf(pair.refresh_token))).toEqual(pairs.map(() => n));
        expect(new Set(pairs.map((pair) => pair.refresh_token)).size).toBe(1);
        refreshToken = pairs[0]?.refresh_token ?? '';
      }
      expect((await rowOf(refreshToken)).revoked_at).toBeNull();
    });

    it('refreshes and calls of one session do not end it', async () => {
      const answers = await Promise.all([
        ...Array.from({ length: 5 }, async () => (await tryRefresh(session.refreshToken)).statusCode),
        ...Array.from({ length: 5 }, () => use(session.token)),
      ]);
      expect(answers).toEqual(answers.map(() => 200));
      expect((await rowOf(session.token)).revoked_at).toBeNull();
    });

    it('refreshes of many sessions do not disturb each other', async () => {
      const others = await Promise.all([1, 2, 3].map(() => signIn(server, email)));
      const pairs = await Promise.all([session, ...others].map(({ refreshToken }) => refresh(refreshToken)));
      expect(new Set(pairs.map((pair) => sessionOf(pair.refresh_token))).size).toBe(4);
      expect(pairs.map((pair) => numberOf(pair.refresh_token))).toEqual([2, 2, 2, 2]);
    });
  });

  describe('signing out', () => {
    it('ends the session at once', async () => {
      const pair = await refresh(session.refreshToken);
      expect(await signOut(pair.refresh_token)).toEqual({ ended: true });
      expect([await use(session.token), await use(pair.access_token)]).toEqual([401, 401]);
      expect(await refusal(pair.refresh_token)).toBe(ENDED);
      expect(await refusal(session.refreshToken)).toBe(ENDED);
    });

    it('may be repeated, and keeps the first moment and reason', async () => {
      await signOut(session.refreshToken);
      const first = await rowOf(session.refreshToken);
      server.clock.advance(60 * SECOND);
      expect(await signOut(session.refreshToken)).toEqual({ ended: true });
      expect(await rowOf(session.refreshToken)).toEqual(first);
      expect(first.revoked_at).not.toBeNull();
    });

    it('works with a refresh token whose answer was lost', async () => {
      const pair = await refresh(session.refreshToken);
      await signOut(session.refreshToken);
      expect(await use(pair.access_token)).toBe(401);
    });

    it('works when the access token has expired, because it does not ask for one', async () => {
      server.clock.advance(DAY);
      await signOut(session.refreshToken);
      expect(await refusal(session.refreshToken)).toBe(ENDED);
    });

    it('ends nothing with a token nobody made, and says nothing about it', async () => {
      const other = await signIn(server, email);
      const forged = makeRefreshToken('another secret, just as long as ours', {
        sessionId: sessionOf(other.token),
        n: 1,
      });
      expect(await signOut(forged)).toEqual({ ended: true });
      expect(await signOut('nonsense')).toEqual({ ended: true });
      expect(await use(other.token)).toBe(200);
    });

    it('leaves the other sessions of the same person alone', async () => {
      const other = await signIn(server, email);
      await signOut(session.refreshToken);
      expect(await use(session.token)).toBe(401);
      expect(await use(other.token)).toBe(200);
    });
  });

  describe('each token for its own purpose', () => {
    it('a refresh token opens nothing', async () => {
      expect(await use(session.refreshToken)).toBe(401);
      expect(await use(session.token)).toBe(200);
    });

    it('an access token refreshes nothing and harms nothing', async () => {
      expect(await refusal(session.token)).toBe(ENDED);
      expect(await use(session.token)).toBe(200);
      expect(numberOf((await refresh(session.refreshToken)).refresh_token)).toBe(2);
    });

    it('an access token signs nobody out', async () => {
      await signOut(session.token);
      expect(await use(session.token)).toBe(200);
    });
  });

  describe('a refresh token that nobody made', () => {
    it.each(['nonsense', 'r1', 'r1...', 'r1.x.1.AAAA', '....', 'a1.x.1.1.AAAA'])('is refused: %s', async (token) => {
      expect(await refusal(token)).toBe(ENDED);
    });

    it('is refused with a changed number, and ends nothing', async () => {
      const [kind = '', id = '', , mac = ''] = session.refreshToken.split('.');
      for (const n of ['0', '2', '-1', '1e0', '01', ''])
        expect(await refusal([kind, id, n, mac].join('.'))).toBe(ENDED);
      expect(numberOf((await refresh(session.refreshToken)).refresh_token)).toBe(2);
    });

    it('is refused by shape before anything else', async () => {
      for (const body of [{}, { refresh_token: 1 }, { refresh_token: '' }, { refresh_token: 'x'.repeat(301) }]) {
        const response = await server.send({ method: 'POST', url: '/api/auth/refresh', body });
        expect(response.statusCode).toBe(400);
        expect(refusalOf(response).fields.map(({ field }) => field)).toEqual(['refresh_token']);
      }
    });
  });
});
