import { createHmac, randomUUID } from 'node:crypto';
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import nodemailer from 'nodemailer';
import type { Config } from '../config.ts';
import { htmlOf, type Mail, textOf } from './mail.ts';

/** Carries one mail. Rejects when it could not. */
export interface Transport {
  deliver(mail: Mail): Promise<void>;
  /** Removes what is kept of mails to an address (P6). */
  forget(address: string): Promise<void>;
  close(): void;
}

const messageOf = (mail: Mail, from: string) => ({
  from,
  to: { name: '', address: mail.to },
  subject: mail.subject,
  text: textOf(mail),
  html: htmlOf(mail),
  headers: { 'Auto-Submitted': 'auto-generated', 'Content-Language': mail.language },
  disableFileAccess: true,
  disableUrlAccess: true,
});

const TIMEOUT_MS = 15_000;

export function smtpTransport(url: string, from: string): Transport {
  const timeouts = { connectionTimeout: TIMEOUT_MS, greetingTimeout: TIMEOUT_MS, socketTimeout: TIMEOUT_MS };
  const { protocol, hostname, port, username, password } = new URL(url);
  const smtp = nodemailer.createTransport({
    pool: true,
    maxConnections: 2,
    host: hostname,
    ...(port !== '' && { port: Number(port) }),
    secure: protocol === 'smtps:',
    ...(username !== '' && { auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) } }),
    ...timeouts,
  });
  return {
    deliver: async (mail) => {
      await smtp.sendMail(messageOf(mail, from));
    },
    forget: async () => {},
    close: () => smtp.close(),
  };
}

/** Without a mail server: one file per mail, which any mail program opens. */
export function folderTransport({ dataDir, secret, mail: { from } }: Config): Transport {
  const folder = path.join(dataDir, 'outbox');
  const builder = nodemailer.createTransport({ streamTransport: true, buffer: true, newline: 'unix' });
  // The address is not in the name, and yet its mails are found again when the account is deleted.
  const tagOf = (address: string) =>
    createHmac('sha256', secret).update(`outbox ${address}`).digest('base64url').slice(0, 16);
  return {
    deliver: async (mail) => {
      const { message } = await builder.sendMail(messageOf(mail, from));
      if (!Buffer.isBuffer(message)) throw new Error('the mail was not built');
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const stamp = new Date().toISOString().replace(/[:.]/g, '-');
      const name = `${stamp}_${tagOf(mail.to)}_${randomUUID().slice(0, 8)}.eml`;
      await writeFile(path.join(folder, name), message, { mode: 0o600 });
    },
    forget: async (address) => {
      const names = await readdir(folder).catch(() => []);
      const theirs = names.filter((name) => name.includes(`_${tagOf(address)}_`));
      await Promise.all(theirs.map((name) => rm(path.join(folder, name), { force: true })));
    },
    close: () => {},
  };
}
