import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { deleteAccountEndpoint, forgotPasswordEndpoint } from '#contract/account.ts';
import { registerEndpoint } from '#contract/users.ts';
import { databases } from '../support/databases.ts';
import { Mailbox, type ReceivedMail, readMail } from '../support/mailbox.ts';
import { aMailingServer, stopMailing } from '../support/mailing-server.ts';
import { anEmail, aRegistration, aUser, GOOD_PASSWORD } from '../support/people.ts';
import { aServer, type TestServer } from '../support/server.ts';

const ORIGIN = 'https://trips.example.org';

/** Addresses in a mail: everything a mail program might open or fetch. */
const addressesIn = (mail: ReceivedMail) =>
  [...`${mail.text} ${mail.html}`.matchAll(/\bhttps?:\/\/[^\s"<]+/g)].map(String);

describe.each(databases)('mail through SMTP on $kind', (database) => {
  let server: TestServer;
  const mailbox = new Mailbox();
  beforeAll(async () => {
    server = await aMailingServer(database, mailbox, { publicOrigin: ORIGIN });
  });
  afterAll(() => stopMailing(server, mailbox));

  const register = (email: string, more: object = {}) =>
    server.call(registerEndpoint, { body: { ...aRegistration(email), ...more } });

  it('arrives with a text and an HTML part, from the configured sender', async () => {
    const email = anEmail();
    await register(email, { language: 'en' });
    const mail = await mailbox.find(email, 'Confirm your email address');
    expect(mail.parsed.from?.value[0]).toEqual({ address: 'hello@periplo.example', name: 'Periplo' });
    expect(mail.parsed.to?.value[0]?.address).toBe(email);
    expect(mail.text).toContain('Hello Ada,');
    expect(mail.html).toContain('<html lang="en">');
    expect(mail.html).toContain('Hello Ada,');
    expect(mail.parsed.headers.get('auto-submitted')).toBe('auto-generated');
  });

  it.each([
    ['en', 'Confirm your email address', 'Hello Ada,'],
    ['es', 'Confirma tu correo', 'Hola, Ada:'],
  ])('speaks the language of its reader: %s', async (language, subject, greeting) => {
    const email = anEmail();
    await register(email, { language });
    const mail = await mailbox.find(email, subject);
    expect(mail.text).toContain(greeting);
    expect(mail.parsed.headers.get('content-language')).toBe(language);
  });

  it('links to the public origin only, whatever host the request names', async () => {
    const email = anEmail();
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example', origin: 'https://evil.example' };
    await server.call(registerEndpoint, { body: aRegistration(email), headers });
    await server.call(forgotPasswordEndpoint, { body: { email }, headers });
    const mails = [
      await mailbox.find(email, 'Confirma tu correo'),
      await mailbox.find(email, 'Elige una contraseña nueva'),
    ];
    for (const mail of mails) {
      expect(addressesIn(mail).length).toBeGreaterThan(2);
      for (const address of addressesIn(mail)) expect(address.startsWith(`${ORIGIN}/`)).toBe(true);
    }
  });

  it('fetches nothing when it is opened', async () => {
    for (const mail of mailbox.mails) {
      expect(mail.html).not.toMatch(/<(img|link|script|iframe|object|video|audio|style)\b|url\(|@import|\bsrc=/i);
      expect(mail.parsed.attachments).toEqual([]);
    }
    expect(mailbox.mails.length).toBeGreaterThan(3);
  });

  it('turns a name into neither markup, nor a link, nor a header', async () => {
    const email = anEmail();
    const name = '<a href="https://evil.example">Ada</a>\r\nBcc: eve@evil.example';
    await register(email, { name: name.slice(0, 80), language: 'en' });
    const mail = await mailbox.find(email, 'Confirm your email address');
    expect(mail.html).not.toContain('<a href="https://evil');
    expect(`${mail.text} ${mail.html}`).not.toMatch(/evil\.example/);
    expect(mail.to).toBe(email);
  });

  it('is sent again when the mail server turns it away', async () => {
    const email = anEmail();
    mailbox.refuseNext = 1;
    await register(email);
    expect((await mailbox.find(email, 'Confirma tu correo')).to).toBe(email);
    expect(mailbox.refuseNext).toBe(0);
  });

  it('does not keep a registration waiting, nor undo it, when there is no mail server', async () => {
    const alone = await aServer(database, {
      mail: { url: 'smtp://127.0.0.1:1', from: 'Periplo <hello@periplo.example>' },
    });
    try {
      const { user } = await aUser(alone);
      expect(user.name).toBe('Ada');
    } finally {
      await alone.close();
    }
  });
});

describe.each(databases)('mail without a mail server on $kind', (database) => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'periplo-outbox-'));
  const outbox = path.join(dataDir, 'outbox');
  let server: TestServer;
  beforeAll(async () => {
    server = await aServer(database, { dataDir });
  });
  afterAll(async () => {
    await server.close();
    rmSync(dataDir, { recursive: true, force: true });
  });

  const filesWith = (text: string) =>
    readdirSync(outbox).filter((name) => readFileSync(path.join(outbox, name), 'utf8').includes(text));

  it('is written to a folder, as files that every mail program opens', async () => {
    const { user } = await aUser(server);
    const [name = ''] = await vi.waitFor(() => {
      const found = filesWith(user.email);
      expect(found).toHaveLength(1);
      return found;
    });
    expect(name).toMatch(/\.eml$/);
    expect(name).not.toContain(user.email.split('@')[0]);
    const mail = await readMail(user.email, readFileSync(path.join(outbox, name)));
    expect(mail.subject).toBe('Confirma tu correo');
    expect(mail.text).toContain('/verify-email?token=');
  });

  it('is removed from the folder with the account it was for', async () => {
    const [ada, bob] = [await aUser(server), await aUser(server)];
    for (const { user } of [ada, bob]) await vi.waitFor(() => expect(filesWith(user.email)).toHaveLength(1));
    await server.call(deleteAccountEndpoint, { token: ada.token, body: { password: GOOD_PASSWORD } });
    expect(filesWith(ada.user.email)).toEqual([]);
    expect(filesWith(bob.user.email)).toHaveLength(1);
  });
});
