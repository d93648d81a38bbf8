import { randomUUID } from 'node:crypto';
import { Problem } from '#domain/problem.ts';
import type { Db } from '../db/database.ts';
import { openPayments } from '../payments/open-payments.ts';
import { payRefunds, refundOrder } from '../payments/withdrawals.ts';
import { ledgerFaults } from '../tokens/ledger-check.ts';
import { getLedger, getTokens, grantTokens } from '../tokens/tokens.ts';
import { findCredentials } from '../users/users.ts';
import type { Command, Site } from './command.ts';

const LARGEST_GIFT = 1_000_000;
const ACCOUNT = 'email or user id';

/** By address, or by id also when the account is gone: its billing rows stay. */
async function userIdOf(db: Db, who: string): Promise<string> {
  if (!who.includes('@')) return who;
  const found = await findCredentials(db, who);
  if (!found) throw new Problem('NOT_FOUND', `no account has the address ${who}`);
  return found.user.id;
}

async function show({ db, say }: Site, userId: string): Promise<void> {
  const { tokens, held, owed } = await getTokens(db, userId);
  for (const { at, kind, work, d_available, d_held, d_owed, ref } of await getLedger(db, userId))
    say([at, kind.padEnd(8), (work ?? '').padEnd(6), d_available, d_held, d_owed, ref].join('\t'));
  say(`${userId}: ${tokens} available, ${held} held, ${owed} owed`);
}

async function grant(site: Site, [who = '', amount = '']: readonly string[]): Promise<void> {
  const tokens = Number(amount);
  if (!/^\d+$/.test(amount) || tokens < 1 || tokens > LARGEST_GIFT)
    throw new Problem('INVALID_INPUT', `${amount} is no number of tokens from 1 to ${LARGEST_GIFT}`);
  const userId = await userIdOf(site.db, who);
  await grantTokens(site.db, { userId, tokens, ref: randomUUID(), now: new Date() });
  await show(site, userId);
}

async function refund({ config, db, say }: Site, [orderId = '']: readonly string[]): Promise<void> {
  const context = { config, db, now: () => new Date() };
  const payments = await openPayments(context, (error, what) => say(`${what}: ${String(error)}`));
  const order = await refundOrder(payments, orderId);
  await payRefunds(payments);
  say(`${order.tokens} tokens taken back; ${order.amount_cents / 100} ${order.currency} on the way to the buyer`);
}

async function checkLedger({ db, say }: Site): Promise<boolean> {
  const faults = await ledgerFaults(db);
  for (const fault of faults) say(fault);
  if (faults.length === 0) say('The ledger is right.');
  return faults.length === 0;
}

export const tokenCommands: readonly Command[] = [
  {
    name: 'ledger check',
    args: [],
    what: 'every invariant of the ledger',
    more: 'The server checks them every hour too. Prints each fault and ends with 1 when there is one.',
    run: checkLedger,
  },
  {
    name: 'tokens show',
    args: [ACCOUNT],
    what: 'every line of an account',
    more: 'By id also when the account is gone: its billing rows stay. Columns: time, kind, work, then the change of what is available, held and owed, and the reference.',
    run: async (site, [who = '']) => show(site, await userIdOf(site.db, who)),
  },
  {
    name: 'tokens grant',
    args: [ACCOUNT, 'tokens'],
    what: 'a gift',
    more: `From 1 to ${LARGEST_GIFT} tokens; run twice it gives twice.`,
    run: grant,
  },
  {
    name: 'tokens refund',
    args: ['order id'],
    what: 'takes the tokens of an order back and pays its whole price back',
    run: refund,
  },
];
