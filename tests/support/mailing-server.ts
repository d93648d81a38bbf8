import type { Mailbox } from './mailbox.ts';
import { aServer, type TestServer } from './server.ts';

type Overrides = NonNullable<Parameters<typeof aServer>[1]>;

/** Starts the mailbox, and a server that mails to it. */
export async function aMailingServer(
  database: Parameters<typeof aServer>[0],
  mailbox: Mailbox,
  overrides: Overrides = {},
): Promise<TestServer> {
  await mailbox.start();
  return aServer(database, { ...overrides, mail: { url: mailbox.url, from: 'Periplo <hello@periplo.example>' } });
}

export async function stopMailing(server: TestServer, mailbox: Mailbox): Promise<void> {
  await server.close();
  await mailbox.stop();
}
