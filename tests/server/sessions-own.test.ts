import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { endOtherSessionsEndpoint, endSessionEndpoint, listSessionsEndpoint } from '#contract/account.ts';
import { refreshEndpoint, signInEndpoint } from '#contract/auth.ts';
import { refusalSchema } from '#contract/refusal.ts';
import { databases } from '../support/databases.ts';
import { Mailbox } from '../support/mailbox.ts';
import { aMailingServer, stopMailing } from '../support/mailing-server.ts';
import { aUser, GOOD_PASSWORD } from '../support/people.ts';
import type { TestServer } from '../support/server.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';
const LAPTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0';
const NEW_DEVICE = 'Nuevo inicio de sesión en tu cuenta';

describe.each(databases)('own sessions on $kind', (database) => {
  let server: TestServer;
  const mailbox = new Mailbox();
  beforeAll(async () => {
    server = await aMailingServer(database, mailbox);
  });
  afterAll(() => stopMailing(server, mailbox));

  const signInWith = async (email: string, agent: string) =>
    server.call(signInEndpoint, { body: { email, password: GOOD_PASSWORD }, headers: { 'user-agent': agent } });
  const list = (token: string) => server.call(listSessionsEndpoint, { token });
  const statusOf = async (token: string) =>
    (await server.send({ method: 'GET', url: '/api/users/me', token })).statusCode;
  const end = (token: string, id: string) => server.send({ method: 'DELETE', url: `/api/auth/sessions/${id}`, token });

  it('are listed with device, start and last use, the latest first, and no other user in between', async () => {
    const ada = await aUser(server);
    await aUser(server);
    const phone = await signInWith(ada.user.email, PHONE);
    server.clock.advance(60_000);
    await statusOf(phone.access_token);
    const started = new Date(server.clock.now().getTime() - 60_000).toISOString();
    const sessions = await list(phone.access_token);
    expect(sessions).toHaveLength(2);
    expect(sessions[0]).toEqual({
      id: phone.access_token.split('.')[1],
      device: 'Chrome · Android',
      startedAt: started,
      lastUsedAt: server.clock.now().toISOString(),
      current: true,
    });
    expect(sessions[1]).toMatchObject({ current: false, lastUsedAt: started });
  });

  it('keep their place in the list through refreshes', async () => {
    const ada = await aUser(server);
    const pair = await server.call(refreshEndpoint, { body: { refresh_token: ada.refreshToken } });
    expect(await list(pair.access_token)).toHaveLength(1);
  });

  it('are ended one by one, at once', async () => {
    const ada = await aUser(server);
    const phone = await signInWith(ada.user.email, PHONE);
    const [, id = ''] = phone.access_token.split('.');
    await server.call(endSessionEndpoint, { token: ada.token, params: { id } });
    expect([await statusOf(phone.access_token), await statusOf(ada.token)]).toEqual([401, 200]);
    expect(await list(ada.token)).toHaveLength(1);
    expect((await end(ada.token, id)).statusCode).toBe(404);
  });

  it('are ended all but this one', async () => {
    const ada = await aUser(server);
    const others = [await signInWith(ada.user.email, PHONE), await signInWith(ada.user.email, LAPTOP)];
    expect(await server.call(endOtherSessionsEndpoint, { token: ada.token })).toEqual({ ended: 2 });
    expect(await Promise.all(others.map((other) => statusOf(other.access_token)))).toEqual([401, 401]);
    expect(await statusOf(ada.token)).toBe(200);
  });

  it("answer for somebody else's as for one that never was", async () => {
    const [ada, bob] = [await aUser(server), await aUser(server)];
    const [, foreign = ''] = bob.token.split('.');
    const answers = [await end(ada.token, foreign), await end(ada.token, randomUUID())];
    const bodies = answers.map((answer) => ({ ...refusalSchema.parse(answer.json()), requestId: '' }));
    expect(answers.map((answer) => answer.statusCode)).toEqual([404, 404]);
    expect(bodies[0]).toEqual(bodies[1]);
    expect(await statusOf(bob.token)).toBe(200);
  });

  describe('a new device', () => {
    it('is told to the owner by mail: not the first, not a known one, not what it calls itself', async () => {
      const { user } = await aUser(server);
      await signInWith(user.email, PHONE);
      await mailbox.find(user.email, NEW_DEVICE);
      await signInWith(user.email, PHONE);
      await signInWith(user.email, `${LAPTOP} <a href="https://evil.example">click</a>`);
      await expect.poll(() => mailbox.to(user.email).filter((mail) => mail.subject === NEW_DEVICE).length).toBe(2);
      const texts = mailbox.to(user.email).map((mail) => mail.text);
      expect(texts.some((text) => text.includes('Chrome · Android'))).toBe(true);
      expect(texts.some((text) => text.includes('Firefox · Linux'))).toBe(true);
      expect(texts.join()).not.toContain('evil');
    });
  });

  it('that are ended because a token came back twice are told to the owner (P1, rule 4)', async () => {
    const ada = await aUser(server);
    const second = await server.call(refreshEndpoint, { body: { refresh_token: ada.refreshToken } });
    await statusOf(second.access_token);
    server.clock.advance(21_000);
    const reused = await server.send({
      method: 'POST',
      url: '/api/auth/refresh',
      body: { refresh_token: ada.refreshToken },
    });
    expect(reused.statusCode).toBe(401);
    expect(await statusOf(second.access_token)).toBe(401);
    await mailbox.find(ada.user.email, 'Hemos cerrado una de tus sesiones');
  });
});
