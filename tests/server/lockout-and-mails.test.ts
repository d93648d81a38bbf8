import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { databases } from '../support/databases.ts';
import { Mailbox, tokenIn } from '../support/mailbox.ts';
import { aMailingServer, stopMailing } from '../support/mailing-server.ts';
import { anEmail, aRegistration, aUser, GOOD_PASSWORD } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';

const HOUR = 3_600_000;
const WRONG = 'a guess, and not a good one';
const NEW_DEVICES = ['Firefox/1 iPhone', 'Chrome/1 Linux', 'Chrome/1 Windows', 'Safari/1 iPad', 'Edg/1 CrOS'];
const times = (n: number) => Array.from({ length: n }, (_, i) => i);

describe.each(databases)('accounts under attack on $kind', (database) => {
  let server: TestServer;
  const mailbox = new Mailbox();
  beforeAll(async () => {
    server = await aMailingServer(database, mailbox, { rateLimit: true });
  });
  afterAll(() => stopMailing(server, mailbox));

  let address = 0;
  /** Every request from an address of its own: what stops it is no limit per address. */
  const post = (url: string, body: object, headers: Record<string, string> = {}) => {
    address += 1;
    return server.send({ method: 'POST', url, body, headers, address: `198.18.${address >> 8}.${address & 255}` });
  };
  const signIn = (email: string, password: string, cookie = '') =>
    post('/api/auth/token', { email, password }, cookie === '' ? {} : { cookie });
  const cookieOf = (answer: Awaited<ReturnType<typeof post>>) =>
    String(answer.headers['set-cookie']).split(';')[0] ?? '';
  async function registered(email = anEmail()): Promise<string> {
    expect((await post('/api/users', aRegistration(email))).statusCode).toBe(201);
    return email;
  }
  /** As much as one address may guess in a minute, and more. */
  async function guessFromElsewhere(email: string): Promise<void> {
    const statuses = [];
    for (const _ of times(40)) statuses.push((await signIn(email, WRONG)).statusCode);
    expect(statuses.at(-1)).toBe(429);
  }
  /** Everything that was going to be sent has been sent. */
  async function mailsTo(...addresses: string[]): Promise<number> {
    await new Promise((resolve) => setTimeout(resolve, 500));
    return addresses.flatMap((to) => mailbox.to(to)).length;
  }

  describe('guesses from elsewhere', () => {
    it('do not lock out a device that was signed in before, and lock out one that was not (15.17)', async () => {
      const email = await registered();
      const cookie = cookieOf(await signIn(email, GOOD_PASSWORD));
      await guessFromElsewhere(email);
      expect((await signIn(email, GOOD_PASSWORD)).statusCode).toBe(429);
      expect((await signIn(email, GOOD_PASSWORD, cookie)).statusCode).toBe(200);
      expect((await signIn(email.toUpperCase(), WRONG, cookie)).statusCode).toBe(401);
    });

    it('are limited with the cookie of another account, a forged one and none alike (15.17)', async () => {
      const [email, other] = [await registered(), await registered()];
      const theirs = cookieOf(await signIn(other, GOOD_PASSWORD));
      await guessFromElsewhere(email);
      const forged = [
        theirs,
        `device=${'a'.repeat(22)}.${'b'.repeat(43)}`,
        'device=',
        'device=x~y.z',
        theirs.slice(0, -1),
      ];
      for (const cookie of forged) expect((await signIn(email, GOOD_PASSWORD, cookie)).statusCode, cookie).toBe(429);
    });

    it('of a known device are limited as well, and lock out nobody else (15.17)', async () => {
      const email = await registered();
      const thief = cookieOf(await signIn(email, GOOD_PASSWORD));
      const home = cookieOf(await signIn(email, GOOD_PASSWORD));
      const statuses = [];
      for (const _ of times(40)) statuses.push((await signIn(email, WRONG, thief)).statusCode);
      expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
      expect((await signIn(email, GOOD_PASSWORD, home)).statusCode).toBe(200);
      expect((await signIn(email, GOOD_PASSWORD)).statusCode).toBe(200);
    });

    it('leave the owner a way in from a new device: the link of a mail makes it known (15.17)', async () => {
      const email = await registered();
      await guessFromElsewhere(email);
      await post('/api/auth/forgot-password', { email });
      const token = tokenIn(await mailbox.find(email, 'Elige una contraseña nueva'));
      const NEW = 'another sea and another wind';
      const reset = await post('/api/auth/reset-password', { token, new_password: NEW });
      expect((await signIn(email, NEW, cookieOf(reset))).statusCode).toBe(200);
    });

    it('find a device known whose session is older than the cookie, once it has refreshed (15.17)', async () => {
      const email = await registered();
      const { refresh_token } = (await signIn(email, GOOD_PASSWORD)).json<{ refresh_token: string }>();
      const cookie = cookieOf(await post('/api/auth/refresh', { refresh_token }));
      await guessFromElsewhere(email);
      expect((await signIn(email, GOOD_PASSWORD, cookie)).statusCode).toBe(200);
    });
  });

  it('the cookie of a known device names nobody, is for our own requests only, and holds five accounts', async () => {
    const emails = [];
    let cookie = '';
    for (const _ of times(6)) {
      const email = await registered();
      emails.push(email);
      const answer = await signIn(email, GOOD_PASSWORD, cookie);
      expect(String(answer.headers['set-cookie'])).toMatch(
        /^device=[\w.~-]+; Path=\/api\/auth; Max-Age=15552000; HttpOnly; SameSite=Strict$/,
      );
      cookie = cookieOf(answer);
      expect(cookie).not.toMatch(/traveller|example/);
    }
    expect(cookie.split('~')).toHaveLength(5);
    expect((await signIn(emails[1] ?? '', GOOD_PASSWORD, cookie)).headers['set-cookie']).toBeUndefined();
    expect((await signIn(emails[0] ?? '', GOOD_PASSWORD, cookie)).headers['set-cookie']).toBeDefined();
    expect((await signIn(emails[1] ?? '', WRONG)).headers['set-cookie']).toBeUndefined();
    const secure = await aServer(database, { publicOrigin: 'https://trips.example.org' });
    try {
      const { user } = await aUser(secure);
      const body = { email: user.email, password: GOOD_PASSWORD };
      const answer = await secure.send({ method: 'POST', url: '/api/auth/token', body });
      expect(answer.headers['set-cookie']).toMatch(/; Secure$/);
    } finally {
      await secure.close();
    }
  });

  describe('a mailbox', () => {
    it('gets three mails of 40 registrations, and each of them is answered alike (15.17)', async () => {
      const email = anEmail();
      const answers = [];
      for (const _ of times(40)) answers.push(await post('/api/users', aRegistration(email)));
      expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`))).toEqual(
        new Set(['201 {"registered":true}']),
      );
      expect(await mailsTo(email)).toBe(3);
    });

    it('is one under all its spellings (15.17)', async () => {
      const spellings = times(8).map((i) => `ada.byron+${i}@gmail.com`);
      spellings.push('a.d.a.byron@googlemail.com', 'AdaByron@Gmail.com');
      for (const email of spellings) await post('/api/users', aRegistration(email));
      expect(await mailsTo(...spellings, 'adabyron@gmail.com')).toBe(3);
    });

    it('gets ten of them a day, and more the day after (15.17)', async () => {
      const email = anEmail();
      for (const _ of times(4)) {
        for (const __ of times(4)) await post('/api/users', aRegistration(email));
        await mailsTo();
        server.clock.advance(HOUR);
      }
      expect(await mailsTo(email)).toBe(10);
      server.clock.advance(24 * HOUR);
      await post('/api/users', aRegistration(email));
      expect(await mailsTo(email)).toBe(11);
    });

    it('gets three links an hour, of which the last one works, and one more when a known device asks (15.17)', async () => {
      const email = await registered();
      const cookie = cookieOf(await signIn(email, GOOD_PASSWORD));
      const before = await mailsTo(email);
      for (const _ of times(5)) expect((await post('/api/auth/forgot-password', { email })).statusCode).toBe(200);
      expect((await mailsTo(email)) - before).toBe(3);
      const [last] = mailbox.to(email).slice(-1);
      if (!last) throw new Error('no mail');
      expect((await post('/api/auth/forgot-password', { email }, { cookie })).statusCode).toBe(200);
      expect((await mailsTo(email)) - before).toBe(4);
      const [newest] = mailbox.to(email).slice(-1);
      const body = { token: tokenIn(newest ?? last), new_password: 'another sea and another wind' };
      expect((await post('/api/auth/reset-password', body)).statusCode).toBe(200);
    });

    it('whose address was never confirmed gets no more notices than that, whatever its account does (15.17)', async () => {
      const email = await registered();
      await mailsTo();
      const before = mailbox.to(email).length;
      for (const agent of ['Firefox/1 Android', ...NEW_DEVICES]) {
        const headers = { 'user-agent': agent };
        expect((await post('/api/auth/token', { email, password: GOOD_PASSWORD }, headers)).statusCode).toBe(200);
      }
      expect((await mailsTo(email)) - before).toBe(3);
    });

    it('whose address is confirmed gets every notice: no attacker can use them up (15.17)', async () => {
      const email = await registered();
      const confirm = tokenIn(await mailbox.find(email, 'Confirma tu correo'));
      expect((await post('/api/auth/verify-email', { token: confirm })).statusCode).toBe(200);
      for (const agent of ['Firefox/1 Android', ...NEW_DEVICES])
        await post('/api/auth/token', { email, password: GOOD_PASSWORD }, { 'user-agent': agent });
      const notices = () =>
        mailbox.to(email).filter(({ subject }) => subject === 'Nuevo inicio de sesión en tu cuenta');
      await expect.poll(() => notices().length, { timeout: 5000 }).toBe(NEW_DEVICES.length);
    });

    it('gets no more links to confirm it than that, and who asks is told so (15.17)', async () => {
      const email = await registered();
      await mailsTo();
      const { access_token: token } = (await signIn(email, GOOD_PASSWORD)).json<{ access_token: string }>();
      const resend = async () =>
        (await server.send({ method: 'POST', url: '/api/users/verification', token })).statusCode;
      expect([await resend(), await resend(), await resend()]).toEqual([200, 200, 429]);
      expect(await mailsTo(email)).toBe(3);
    });
  });
});
