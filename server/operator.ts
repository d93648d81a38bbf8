import { randomUUID } from 'node:crypto';
import { Problem } from '#domain/problem.ts';
import { loadConfig } from './config.ts';
import { type Db, openDatabase } from './db/database.ts';
import { openPayments } from './payments/open-payments.ts';
import { payRefunds, refundOrder } from './payments/withdrawals.ts';
import { modelCallLines } from './planning/engines/model-call-lines.ts';
import { approve, publicationLines, takeDown } from './publications/publications.ts';
import { ledgerFaults } from './tokens/ledger-check.ts';
import { getLedger, getTokens, grantTokens } from './tokens/tokens.ts';
import { findCredentials } from './users/users.ts';

/** What operators do from the command line (D24). Runs beside the server, on the same database. */
const usage = `npm run ledger:check
npm run tokens:show -- <email or user id>
npm run tokens:grant -- <email or user id> <tokens>
npm run tokens:refund -- <order id>
npm run model:calls
npm run publications:list
npm run publications:approve -- <id>
npm run publications:take-down -- <id> <why, in one line for its owner>
npm run publications:restore -- <id>`;

/** Characters; one line. */
const LONGEST_REASON = 300;

const say = (line: string) => process.stdout.write(`${line}\n`);
const config = loadConfig();

/** By address, or by id also when the account is gone: its billing rows stay. */
async function userIdOf(db: Db, who: string | undefined): Promise<string> {
  if (who === undefined) throw new Problem('INVALID_INPUT', usage);
  if (!who.includes('@')) return who;
  const found = await findCredentials(db, who);
  if (!found) throw new Problem('NOT_FOUND', `nobody has the address ${who}`);
  return found.user.id;
}

async function show(db: Db, userId: string): Promise<void> {
  const { tokens, held, owed } = await getTokens(db, userId);
  for (const { at, kind, work, d_available, d_held, d_owed, ref } of await getLedger(db, userId))
    say([at, kind.padEnd(8), (work ?? '').padEnd(6), d_available, d_held, d_owed, ref].join('\t'));
  say(`${userId}: ${tokens} available, ${held} held, ${owed} owed`);
}

async function refund(db: Db, orderId: string | undefined): Promise<void> {
  if (orderId === undefined) throw new Problem('INVALID_INPUT', usage);
  const context = { config, db, now: () => new Date() };
  const payments = await openPayments(context, (error, what) => say(`${what}: ${String(error)}`));
  const order = await refundOrder(payments, orderId);
  await payRefunds(payments);
  say(`${order.tokens} tokens taken back; ${order.amount_cents / 100} ${order.currency} on the way to the buyer`);
}

const commands: Readonly<Record<string, (db: Db, args: readonly string[]) => Promise<void>>> = {
  check: async (db) => {
    const faults = await ledgerFaults(db);
    for (const fault of faults) say(fault);
    if (faults.length > 0) process.exitCode = 1;
    else say('The ledger is right.');
  },
  show: async (db, [who]) => show(db, await userIdOf(db, who)),
  grant: async (db, [who, amount = '']) => {
    const tokens = Number(amount);
    if (!/^\d+$/.test(amount) || tokens < 1 || tokens > 1_000_000) throw new Problem('INVALID_INPUT', usage);
    const userId = await userIdOf(db, who);
    await grantTokens(db, userId, tokens, randomUUID(), new Date());
    await show(db, userId);
  },
  refund: (db, [orderId]) => refund(db, orderId),
  'model-calls': async (db) => {
    for (const line of await modelCallLines(db, new Date())) say(line);
  },
  publications: async (db) => {
    for (const line of await publicationLines(db)) say(line);
  },
  approve: async (db, [id = '']) => {
    await approve(db, id, new Date());
    say(`${id} is public.`);
  },
  'take-down': async (db, [id = '', ...why]) => {
    if (why.length === 0) throw new Problem('INVALID_INPUT', usage);
    await takeDown(db, id, why.join(' ').slice(0, LONGEST_REASON));
    say(`${id} is taken down; its owner reads why in the trip.`);
  },
  restore: async (db, [id = '']) => {
    await takeDown(db, id, null);
    say(`${id} is no longer taken down.`);
  },
};

const [name = '', ...args] = process.argv.slice(2);
const db = await openDatabase(config.database);
try {
  const command = commands[name];
  if (!command) throw new Problem('INVALID_INPUT', usage);
  await command(db, args);
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await db.destroy();
}
