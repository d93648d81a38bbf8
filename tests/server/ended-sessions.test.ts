import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { changePasswordEndpoint, deleteAccountEndpoint, endOtherSessionsEndpoint } from '#contract/account.ts';
import { refreshEndpoint } from '#contract/auth.ts';
import { refusalSchema } from '#contract/refusal.ts';
import { pruneGoneSessions } from '#server/auth/kept.ts';
import { makeRefreshToken } from '#server/auth/session-token.ts';
import { databases } from '../support/databases.ts';
import { aUser, GOOD_PASSWORD, type SignedIn, signIn } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';

const DAY = 86_400_000;
const sessionOf = (token: string): string => token.split('.')[1] ?? '';

describe.each(databases)('a session that ended says why on $kind', (database) => {
  let server: TestServer;
  let ada: SignedIn;
  let phone: SignedIn;
  beforeAll(async () => {
    server = await aServer(database);
  });
  beforeEach(async () => {
    ada = await aUser(server);
    phone = await signIn(server, ada.user.email);
  });
  afterAll(() => server.close());

  /** Status, code and the word for why it ended. */
  async function heard(token: string): Promise<unknown[]> {
    const answer = await server.send({ method: 'POST', url: '/api/auth/refresh', body: { refresh_token: token } });
    const { error, fields } = refusalSchema.parse(answer.json());
    return [answer.statusCode, error, ...fields.map(({ field, rule }) => `${field} ${rule}`)];
  }
  const erase = (token: string) => server.call(deleteAccountEndpoint, { token, body: { password: GOOD_PASSWORD } });
  const because = (rule: string) => [401, 'SESSION_ENDED', `refresh_token ${rule}`];
  const untold = [401, 'SESSION_ENDED'];

  it('after 60 days without use', async () => {
    server.clock.advance(60 * DAY);
    expect(await heard(phone.refreshToken)).toEqual(because('expired'));
  });

  it('when its owner ended it on another device, or changed the password', async () => {
    await server.call(endOtherSessionsEndpoint, { token: ada.token });
    expect(await heard(phone.refreshToken)).toEqual(because('revoked'));
    const tablet = await signIn(server, ada.user.email);
    const body = { password: GOOD_PASSWORD, new_password: 'another sea and another wind' };
    await server.call(changePasswordEndpoint, { token: ada.token, body });
    expect(await heard(tablet.refreshToken)).toEqual(because('revoked'));
  });

  it('when its token was copied, to both who have it', async () => {
    const next = await server.call(refreshEndpoint, { body: { refresh_token: phone.refreshToken } });
    const last = await server.call(refreshEndpoint, { body: { refresh_token: next.refresh_token } });
    expect(await heard(phone.refreshToken)).toEqual(because('copied'));
    expect(await heard(last.refresh_token)).toEqual(because('copied'));
  });

  it('when the account was deleted elsewhere: to every device of it, those that were signed out before too', async () => {
    const tablet = await signIn(server, ada.user.email);
    server.clock.advance(60 * DAY - 1000);
    expect(await heard('nonsense')).toEqual(untold);
    const desk = await signIn(server, ada.user.email);
    await erase(desk.token);
    for (const { refreshToken } of [ada, phone, tablet, desk])
      expect(await heard(refreshToken)).toEqual(because('gone'));
  });

  it('tells neither a stranger nor another account that an account is gone', async () => {
    const bob = await aUser(server);
    await erase(ada.token);
    const id = sessionOf(phone.refreshToken);
    const forged = makeRefreshToken('another secret, just as long as ours', { sessionId: id, n: 1 });
    const [kind = '', , n = ''] = phone.refreshToken.split('.');
    const ofBob = bob.refreshToken.split('.').at(-1) ?? '';
    for (const token of [forged, `${kind}.${id}.${n}.AAAA`, `${kind}.${id}.${n}.${ofBob}`])
      expect(await heard(token)).toEqual(untold);
    const another = makeRefreshToken(server.config.secret, { sessionId: randomUUID(), n: 1 });
    expect(await heard(another)).toEqual(untold);
    expect((await server.call(refreshEndpoint, { body: { refresh_token: bob.refreshToken } })).token_type).toBe(
      'bearer',
    );
  });

  it('keeps of the sessions of an account that is gone what leads nowhere, and not for ever', async () => {
    const [id, device] = [sessionOf(phone.refreshToken), sessionOf(ada.refreshToken)];
    await erase(ada.token);
    const rows = await server.db.selectFrom('gone_sessions').selectAll().execute();
    for (const own of [id, device, ada.user.id]) expect(JSON.stringify(rows)).not.toContain(own);
    const moment = (ms: number) => new Date(server.clock.now().getTime() + ms).toISOString();
    await pruneGoneSessions(server.db, moment(0));
    expect(await heard(phone.refreshToken)).toEqual(because('gone'));
    await pruneGoneSessions(server.db, moment(1));
    expect(await heard(phone.refreshToken)).toEqual(untold);
  });
});
