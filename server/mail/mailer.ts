import { setMaxListeners } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config.ts';
import type { Mail } from './mail.ts';
import { folderTransport, smtpTransport, type Transport } from './transport.ts';

/** Sends mail after what it tells of has been committed: never call it inside a transaction. */
export interface Mailer {
  /** Returns at once; delivery is tried again when it fails, and a failure is logged without saying to whom. */
  send(mail: Mail): void;
  /** Does something a little later, so that the answer before it takes as long for every address (no enumeration by time). */
  later(work: () => Promise<void>): void;
  /** Forgets what is kept of mails to an address. */
  forget(address: string): Promise<void>;
  /** When everything that was begun has come to an end. */
  settled(): Promise<void>;
  close(): Promise<void>;
}

const RETRY_AFTER_MS = [1000, 10_000, 60_000];
const LATEST_MS = 300;

/** A mail server that is restarted must not lose a reset link. */
async function deliverPatiently(transport: Transport, mail: Mail, signal: AbortSignal): Promise<void> {
  for (const wait of RETRY_AFTER_MS) {
    try {
      return await transport.deliver(mail);
    } catch {
      await sleep(wait, undefined, { signal }).catch(() => undefined);
    }
  }
  await transport.deliver(mail);
}

export function makeMailer(config: Config, log: FastifyBaseLogger): Mailer {
  const transport =
    config.mail.url === null ? folderTransport(config) : smtpTransport(config.mail.url, config.mail.from);
  const pending = new Set<Promise<void>>();
  const closing = new AbortController();
  setMaxListeners(0, closing.signal);
  const track = (work: Promise<void>, failure: string) => {
    const tracked = work
      .catch((error: unknown) => log.error({ code: (error as { code?: unknown }).code }, failure))
      .finally(() => pending.delete(tracked));
    pending.add(tracked);
  };
  const settled = async () => {
    while (pending.size > 0) await Promise.all(pending);
  };
  return {
    send: (mail) => track(deliverPatiently(transport, mail, closing.signal), 'a mail could not be sent'),
    later: (work) => {
      const wait = sleep(Math.random() * LATEST_MS, undefined, { signal: closing.signal }).catch(() => undefined);
      track(wait.then(work), 'work after an answer failed');
    },
    forget: async (address) => {
      await settled();
      await transport.forget(address);
    },
    settled,
    close: async () => {
      closing.abort();
      await settled();
      transport.close();
    },
  };
}
