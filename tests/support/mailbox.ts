import type { AddressInfo } from 'node:net';
import { type ParsedMail, simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { vi } from 'vitest';

export interface ReceivedMail {
  /** The address of the envelope: where it really went. */
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  readonly parsed: ParsedMail;
}

export async function readMail(to: string, raw: Uint8Array): Promise<ReceivedMail> {
  const parsed = await simpleParser(raw);
  return { to, subject: parsed.subject ?? '', text: parsed.text ?? '', html: parsed.html || '', parsed };
}

/** The token in the link of a mail. */
export function tokenIn(mail: ReceivedMail): string {
  const token = /\?token=([\w-]+)/.exec(mail.text)?.[1];
  if (token === undefined) throw new Error(`no link in ${mail.subject}`);
  return token;
}

/** A mail server that speaks SMTP on a socket and keeps what it gets. */
export class Mailbox {
  readonly mails: ReceivedMail[] = [];
  /** So many messages are turned away for now. */
  refuseNext = 0;
  private readonly server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (this.refuseNext > 0) {
          this.refuseNext -= 1;
          done(Object.assign(new Error('try again later'), { responseCode: 451 }));
          return;
        }
        const to = session.envelope.rcptTo.map(({ address }) => address).join(',');
        void readMail(to, Buffer.concat(chunks)).then((mail) => {
          this.mails.push(mail);
          done();
        });
      });
    },
  });

  get url(): string {
    return `smtp://127.0.0.1:${(this.server.server.address() as AddressInfo).port}`;
  }

  async start(): Promise<this> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', () => resolve()));
    return this;
  }

  async stop(): Promise<void> {
    await new Promise<void>((resolve) => this.server.close(() => resolve()));
  }

  to(address: string): ReceivedMail[] {
    return this.mails.filter((mail) => mail.to === address);
  }

  /** The newest mail to an address whose subject says this; waits for it. */
  async find(address: string, subject: string | RegExp): Promise<ReceivedMail> {
    return vi.waitFor(
      () => {
        const found = this.to(address).findLast((mail) =>
          typeof subject === 'string' ? mail.subject === subject : subject.test(mail.subject),
        );
        const subjects = this.to(address).map((mail) => mail.subject);
        if (!found) throw new Error(`no mail ${String(subject)} among ${subjects.join(', ')}`);
        return found;
      },
      { timeout: 5000, interval: 20 },
    );
  }
}
