import { randomUUID } from 'node:crypto';
import { LEGAL_VERSION } from '#domain/account/legal-version.ts';
import { readConfig } from '#server/config.ts';
import { openDatabase } from '#server/db/open-database.ts';
import { applySession } from '#server/payments/apply-session.ts';
import { handleEvents, receiveEvent } from '#server/payments/events.ts';
import { openPayments } from '#server/payments/open-payments.ts';
import { startCheckout } from '#server/payments/orders.ts';
import { TestCheckout } from '#server/payments/test-checkout.ts';
import { reserve, settle } from '#server/tokens/ledger.ts';
import { confirmEmail, findCredentials, registerUser } from '#server/users/users.ts';

/** Plans and buys without end on a database file, until the simulation kills it. */
const [, , url = '', dataDir = ''] = process.argv;
const config = readConfig({ DATABASE_URL: url, DATA_DIR: dataDir });
const db = await openDatabase(config.database);
const now = () => new Date();
const payments = await openPayments({ config, db, now }, () => {});
const checkout = payments.provider;
if (!(checkout instanceof TestCheckout)) throw new Error('no test checkout');

async function aBuyer(name: string): Promise<string> {
  const email = `${name}@example.org`;
  const person = { name, lastname: name, email, passwordHash: 'none', bio: null, language: 'en' } as const;
  if (!(await findCredentials(db, email)))
    await registerUser(db, { ...person, terms: LEGAL_VERSION, welcomeTokens: 200, now: now() });
  const found = await findCredentials(db, email);
  // The one before may have been killed between the two.
  await confirmEmail(db, found?.user.id ?? '', now());
  return found?.user.id ?? '';
}

async function live(name: string): Promise<never> {
  const userId = await aBuyer(name);
  for (;;) {
    await startCheckout(payments, userId, 'basic_pack', undefined);
    for await (const session of checkout.listSessions(new Date(Date.now() - 60_000))) {
      if (session.state !== 'open') continue;
      const { event } = await (checkout as TestCheckout).act(session.id, 'pay');
      if (event) await receiveEvent(payments, event.body, event.signature);
      await applySession(payments, { ...session, state: 'paid' });
      break;
    }
    await handleEvents(payments);
    const order = { userId, work: 'plan', key: randomUUID(), request: null } as const;
    const { holdId } = await reserve(db, order, false, now()).catch(() => ({ holdId: '' }));
    if (holdId !== '') await settle(db, holdId, randomUUID(), now());
  }
}

process.stdout.write('alive\n');
await Promise.all(Array.from({ length: 4 }, (_, index) => live(`user-${index}`)));
