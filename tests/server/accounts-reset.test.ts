import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  changePasswordEndpoint,
  forgotPasswordEndpoint,
  resendVerificationEndpoint,
  resetPasswordEndpoint,
  verifyEmailEndpoint,
} from '#contract/account.ts';
import { refusalSchema } from '#contract/refusal.ts';
import { getMeEndpoint, registerEndpoint } from '#contract/users.ts';
import { databases } from '../support/databases.ts';
import { Mailbox, tokenIn } from '../support/mailbox.ts';
import { aMailingServer, stopMailing } from '../support/mailing-server.ts';
import { anEmail, aRegistration, aUser, GOOD_PASSWORD, signIn } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';

const NEW_PASSWORD = 'another sea and another wind';
const RESET = 'Elige una contraseña nueva';
const MINUTE = 60_000;

describe.each(databases)('passwords and addresses on $kind', (database) => {
  let server: TestServer;
  const mailbox = new Mailbox();
  beforeAll(async () => {
    server = await aMailingServer(database, mailbox);
  });
  afterAll(() => stopMailing(server, mailbox));

  const forgot = (email: string) => server.call(forgotPasswordEndpoint, { body: { email } });
  const tryReset = (token: string, password = NEW_PASSWORD) =>
    server.send({ method: 'POST', url: '/api/auth/reset-password', body: { token, new_password: password } });
  const statusOf = async (token: string) =>
    (await server.send({ method: 'GET', url: '/api/users/me', token })).statusCode;
  const refresh = async (token: string) =>
    (await server.send({ method: 'POST', url: '/api/auth/refresh', body: { refresh_token: token } })).statusCode;
  const canSignIn = async (email: string, password: string) =>
    (await server.send({ method: 'POST', url: '/api/auth/token', body: { email, password } })).statusCode === 200;

  async function resetToken(email: string): Promise<string> {
    const before = mailbox.to(email).length;
    await forgot(email);
    await expect.poll(() => mailbox.to(email).length, { timeout: 5000 }).toBeGreaterThan(before);
    return tokenIn(await mailbox.find(email, RESET));
  }

  async function someone() {
    const person = await aUser(server);
    await mailbox.find(person.user.email, 'Confirma tu correo');
    return { ...person, email: person.user.email };
  }

  describe('a forgotten password', () => {
    it('is replaced by the link of the mail; every session ends and its owner is told', async () => {
      const { email, token, refreshToken } = await someone();
      const second = await signIn(server, email);
      const link = await resetToken(email);
      await server.call(resetPasswordEndpoint, { body: { token: link, new_password: NEW_PASSWORD } });
      expect([await statusOf(token), await statusOf(second.token)]).toEqual([401, 401]);
      expect([await refresh(refreshToken), await refresh(second.refreshToken)]).toEqual([401, 401]);
      expect([await canSignIn(email, GOOD_PASSWORD), await canSignIn(email, NEW_PASSWORD)]).toEqual([false, true]);
      await mailbox.find(email, 'Tu contraseña ha cambiado');
    });

    it('has a link of 32 random bytes that is stored only as a hash', async () => {
      const { email } = await someone();
      const link = await resetToken(email);
      expect(Buffer.from(link, 'base64url')).toHaveLength(32);
      const stored = JSON.stringify(await server.db.selectFrom('mail_tokens').selectAll().execute());
      expect(stored).not.toContain(link);
      expect(stored).not.toContain(Buffer.from(link, 'base64url').toString('hex'));
    });

    it('has a link that works once', async () => {
      const { email } = await someone();
      const link = await resetToken(email);
      expect((await tryReset(link)).statusCode).toBe(200);
      const again = await tryReset(link, 'a third sea and a third wind');
      expect([again.statusCode, refusalSchema.parse(again.json()).error]).toEqual([400, 'INVALID_TOKEN']);
      expect(await canSignIn(email, NEW_PASSWORD)).toBe(true);
    });

    it('has a link that works once, also for ten at the same moment', async () => {
      const { email } = await someone();
      const link = await resetToken(email);
      const passwords = Array.from({ length: 10 }, (_, i) => `${NEW_PASSWORD} number ${i}`);
      const answers = await Promise.all(passwords.map((password) => tryReset(link, password)));
      expect(answers.filter((answer) => answer.statusCode === 200)).toHaveLength(1);
      expect(answers.filter((answer) => answer.statusCode === 400)).toHaveLength(9);
      const winner = answers.findIndex((answer) => answer.statusCode === 200);
      expect(await canSignIn(email, passwords[winner] ?? '')).toBe(true);
    });

    it('has a link that works for 30 minutes and not a millisecond longer', async () => {
      const [ada, bob] = [await someone(), await someone()];
      const links = [await resetToken(ada.email), await resetToken(bob.email)] as const;
      server.clock.advance(30 * MINUTE - 1);
      expect((await tryReset(links[0])).statusCode).toBe(200);
      server.clock.advance(1);
      expect((await tryReset(links[1])).statusCode).toBe(400);
    });

    it('has one link: a newer one voids the older', async () => {
      const { email } = await someone();
      const older = await resetToken(email);
      const newer = await resetToken(email);
      expect(newer).not.toBe(older);
      expect((await tryReset(older)).statusCode).toBe(400);
      expect((await tryReset(newer)).statusCode).toBe(200);
    });

    it('survives a link made up, of another kind or of another length, without hashing anything', async () => {
      const { email } = await someone();
      const verify = tokenIn(await mailbox.find(email, 'Confirma tu correo'));
      const wrong = ['x', randomBytes(32).toString('base64url'), verify, `${await resetToken(email)}A`, ' '];
      for (const token of wrong) {
        const answer = await tryReset(token);
        expect([answer.statusCode, refusalSchema.parse(answer.json()).error]).toEqual([400, 'INVALID_TOKEN']);
      }
      expect(await canSignIn(email, GOOD_PASSWORD)).toBe(true);
    });

    it('does not use the link up when the new password breaks a rule', async () => {
      const { email } = await someone();
      const link = await resetToken(email);
      const refused = await tryReset(link, 'password1234');
      expect(refused.statusCode).toBe(400);
      expect(refusalSchema.parse(refused.json()).fields[0]).toMatchObject({
        field: 'new_password',
        rule: 'passwordCommon',
      });
      expect((await tryReset(link)).statusCode).toBe(200);
    });

    it('is asked for alike for an address nobody has, and no mail goes there', async () => {
      const { email } = await someone();
      const [known, unknown] = [email, anEmail()];
      const answers = await Promise.all(
        [known, unknown].map((address) =>
          server.send({ method: 'POST', url: '/api/auth/forgot-password', body: { email: address } }),
        ),
      );
      expect(answers.map((answer) => [answer.statusCode, answer.body])).toEqual([
        [200, '{"accepted":true}'],
        [200, '{"accepted":true}'],
      ]);
      await mailbox.find(known, RESET);
      expect(mailbox.to(unknown)).toEqual([]);
    });

    it('fills no mailbox: links are limited for an address, known or not, with Retry-After', async () => {
      const limited = await aServer(database, { rateLimit: true });
      try {
        const { user } = await aUser(limited);
        for (const email of [user.email, anEmail()]) {
          const answers = [];
          for (let i = 0; i < 7; i++)
            answers.push(
              await limited.send({
                method: 'POST',
                url: '/api/auth/forgot-password',
                body: { email: i % 2 ? email.toUpperCase() : email },
                address: `203.0.113.${i}`,
              }),
            );
          expect(answers.map((answer) => answer.statusCode)).toEqual([200, 200, 200, 200, 200, 429, 429]);
          expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(60);
        }
      } finally {
        await limited.close();
      }
    });
  });

  describe('registering an address that has an account', () => {
    it('answers the same, changes nothing and tells the owner', async () => {
      const { email } = await someone();
      const [taken, free] = await Promise.all(
        [email, anEmail()].map((address) =>
          server.send({
            method: 'POST',
            url: '/api/users',
            body: { ...aRegistration(address), password: NEW_PASSWORD },
          }),
        ),
      );
      expect(taken?.body).toBe(free?.body);
      expect(taken?.statusCode).toBe(free?.statusCode);
      expect(Object.keys(taken?.headers ?? {}).sort()).toEqual(Object.keys(free?.headers ?? {}).sort());
      await mailbox.find(email, 'Ya tienes una cuenta');
      expect([await canSignIn(email, GOOD_PASSWORD), await canSignIn(email, NEW_PASSWORD)]).toEqual([true, false]);
    });
  });

  describe('an address', () => {
    it('is confirmed by the link of the mail, once', async () => {
      const { email, token } = await someone();
      expect((await server.call(getMeEndpoint, { token })).emailVerified).toBe(false);
      const link = tokenIn(await mailbox.find(email, 'Confirma tu correo'));
      await server.call(verifyEmailEndpoint, { body: { token: link } });
      expect((await server.call(getMeEndpoint, { token })).emailVerified).toBe(true);
      const again = await server.send({ method: 'POST', url: '/api/auth/verify-email', body: { token: link } });
      expect(refusalSchema.parse(again.json()).error).toBe('INVALID_TOKEN');
    });

    it('can be confirmed with a newer link, which voids the older', async () => {
      const { email, token } = await someone();
      const older = tokenIn(await mailbox.find(email, 'Confirma tu correo'));
      await server.call(resendVerificationEndpoint, { token });
      await expect.poll(() => mailbox.to(email).length).toBe(2);
      const newer = tokenIn(await mailbox.find(email, 'Confirma tu correo'));
      const refused = await server.send({ method: 'POST', url: '/api/auth/verify-email', body: { token: older } });
      expect(refused.statusCode).toBe(400);
      await server.call(verifyEmailEndpoint, { body: { token: newer } });
    });

    it('is confirmed, too, by choosing a password with a link sent to it', async () => {
      const { email } = await someone();
      await server.call(resetPasswordEndpoint, {
        body: { token: await resetToken(email), new_password: NEW_PASSWORD },
      });
      const { token } = await signIn(server, email, NEW_PASSWORD);
      expect((await server.call(getMeEndpoint, { token })).emailVerified).toBe(true);
    });
  });

  describe('changing the password', () => {
    const change = (token: string, body: object) =>
      server.send({ method: 'POST', url: '/api/auth/change-password', token, body });

    it('ends every session and begins a new one here', async () => {
      const { email, token, refreshToken } = await someone();
      const other = await signIn(server, email);
      const body = { password: GOOD_PASSWORD, new_password: NEW_PASSWORD };
      const pair = await server.call(changePasswordEndpoint, { token, body });
      expect([await statusOf(token), await statusOf(other.token), await refresh(refreshToken)]).toEqual([
        401, 401, 401,
      ]);
      expect(await statusOf(pair.access_token)).toBe(200);
      expect(await canSignIn(email, NEW_PASSWORD)).toBe(true);
      await mailbox.find(email, 'Tu contraseña ha cambiado');
    });

    it('needs the old one', async () => {
      const { email, token } = await someone();
      const refused = await change(token, { password: NEW_PASSWORD, new_password: NEW_PASSWORD });
      expect([refused.statusCode, refusalSchema.parse(refused.json()).error]).toEqual([403, 'WRONG_PASSWORD']);
      expect([await statusOf(token), await canSignIn(email, GOOD_PASSWORD)]).toEqual([200, true]);
    });

    it('follows the rules of passwords', async () => {
      const { token } = await someone();
      const refused = await change(token, { password: GOOD_PASSWORD, new_password: 'short' });
      expect(refusalSchema.parse(refused.json()).fields[0]).toMatchObject({
        field: 'new_password',
        rule: 'passwordTooShort',
      });
    });
  });

  it('every mail is in the language of the registration', async () => {
    const email = anEmail();
    await server.call(registerEndpoint, { body: aRegistration(email), headers: { 'accept-language': 'en' } });
    await mailbox.find(email, 'Confirm your email address');
    await forgot(email);
    expect((await mailbox.find(email, 'Choose a new password')).text).toContain('Hello Ada,');
  });
});
