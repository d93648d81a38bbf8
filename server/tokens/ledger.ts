import { createHash, randomUUID } from 'node:crypto';
import { Problem } from '#domain/problem.ts';
import { prices } from '#domain/shop/prices.ts';
import type { EntryKind, HoldRow, Work } from '../db/billing-rows.ts';
import { type Db, inTransaction, type Tx } from '../db/database.ts';
import {
  addEntry,
  type Balance,
  closeHold,
  expiredHolds,
  extendHolds,
  findBalance,
  findHoldByKey,
  insertHold,
  lockBalance,
  moveBalance,
  setAside,
} from './repo.ts';

/** How long work may hold tokens before they go back (P3): longer than the lease of a job, which is looked at first. */
export const LEASE_S = 240;

const leaseEnd = (now: Date) => new Date(now.getTime() + LEASE_S * 1000).toISOString();

interface Move {
  readonly userId: string;
  readonly tokens: number;
  /** What this is about: one line per kind and ref, however often it is asked for. */
  readonly ref: string;
  readonly now: Date;
}

async function move(tx: Tx, kind: EntryKind, { userId, ref, now }: Move, by: Balance): Promise<boolean> {
  const added = await addEntry(tx, userId, { kind, ref, at: now.toISOString(), by });
  if (added) await moveBalance(tx, userId, by);
  return added;
}

/** Adds tokens; what is owed is paid first. False when it was done before. */
export async function credit(tx: Tx, kind: 'welcome' | 'grant' | 'purchase' | 'restore', line: Move): Promise<boolean> {
  const { owed } = await lockBalance(tx, line.userId);
  const paid = Math.min(owed, line.tokens);
  return move(tx, kind, line, { available: line.tokens - paid, held: 0, owed: -paid });
}

/** Takes tokens back; what is spent already is owed. False when it was done before. */
export async function clawBack(tx: Tx, line: Move): Promise<boolean> {
  const { available } = await lockBalance(tx, line.userId);
  const taken = Math.min(available, line.tokens);
  return move(tx, 'clawback', line, { available: -taken, held: 0, owed: line.tokens - taken });
}

export interface Order {
  readonly userId: string;
  readonly work: Work;
  /** The client's idempotency key, if it sent one. */
  readonly key: string | undefined;
  /** What was asked for; the same key with something else is a mistake of the client. */
  readonly request: unknown;
}

/** `paid`: this very work was delivered and charged before; doing it again costs nothing. */
export interface Reservation {
  readonly holdId: string;
  readonly paid: boolean;
}

const hashOf = (order: Order) =>
  createHash('sha256')
    .update(JSON.stringify([order.work, order.request]))
    .digest('base64url');

function newHold(order: Order, free: boolean, now: Date): HoldRow {
  const price = prices[order.work];
  return {
    id: randomUUID(),
    user_id: order.userId,
    op_key: order.key ?? null,
    request_hash: hashOf(order),
    work: order.work,
    price,
    amount: free ? 0 : price,
    state: 'held',
    created_at: now.toISOString(),
    expires_at: leaseEnd(now),
    closed_at: null,
  };
}

async function sameAgain(tx: Tx, wanted: HoldRow): Promise<Reservation> {
  const found = await findHoldByKey(tx, wanted.user_id, wanted.op_key ?? '');
  if (found && found.request_hash !== wanted.request_hash)
    throw new Problem('OPERATION_REUSED', 'This idempotency key was used for something else');
  if (found?.state === 'settled') return { holdId: found.id, paid: true };
  throw new Problem('UNAVAILABLE', 'This plan is being made, ask again in a moment', { retryAfterS: 2 });
}

async function refuseShortage(db: Db, userId: string, required: number): Promise<never> {
  const { available: balance } = await findBalance(db, userId);
  throw new Problem('INSUFFICIENT_TOKENS', 'Not enough tokens', { tokens: { required, balance } });
}

/**
 * Sets the price of some work aside, in one transaction (P3). Problem INSUFFICIENT_TOKENS when the account has less,
 * OPERATION_REUSED when the key was used for something else, UNAVAILABLE while the same work is under way.
 */
export function reserve(db: Db, order: Order, free: boolean, now: Date): Promise<Reservation> {
  return inTransaction(db, async (tx) => {
    const hold = newHold(order, free, now);
    if (!(await insertHold(tx, hold))) return sameAgain(tx, hold);
    const { amount, id, work, user_id: userId } = hold;
    if (amount > 0 && !(await setAside(tx, userId, amount))) await refuseShortage(tx, userId, amount);
    const at = now.toISOString();
    await addEntry(tx, userId, { kind: 'hold', ref: id, at, work, by: { available: -amount, held: amount } });
    return { holdId: id, paid: false };
  });
}

/**
 * Charges a hold for the plan that was delivered. What was not set aside because the beta is free is charged and given back in
 * the same breath, so that the ledger shows the price and the -100 % line (D7). False when the hold was closed before.
 */
export function settle(db: Db, holdId: string, tripId: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const at = now.toISOString();
    const hold = await closeHold(tx, holdId, 'settled', at);
    if (!hold) return false;
    const { user_id: userId, work, amount, price } = hold;
    const free = price - amount;
    const line = { ref: holdId, at, work, trip_id: tripId };
    await addEntry(tx, userId, { ...line, kind: 'settle', by: { available: -free, held: -amount } });
    if (free > 0) await addEntry(tx, userId, { ...line, kind: 'beta', by: { available: free } });
    if (amount > 0) await moveBalance(tx, userId, { available: 0, held: -amount, owed: 0 });
    return true;
  });
}

/** Gives a hold back, minus what is owed. False when the hold was closed before. */
export function release(db: Db, holdId: string, now: Date): Promise<boolean> {
  return inTransaction(db, async (tx) => {
    const at = now.toISOString();
    const hold = await closeHold(tx, holdId, 'released', at);
    if (!hold) return false;
    const { user_id: userId, work, amount } = hold;
    const { owed } = await lockBalance(tx, userId);
    const paid = Math.min(owed, amount);
    const by = { available: amount - paid, held: -amount, owed: -paid };
    await addEntry(tx, userId, { kind: 'release', ref: holdId, at, work, by });
    await moveBalance(tx, userId, by);
    return true;
  });
}

/** Work that goes on keeps its tokens. */
export async function renew(db: Db, holdIds: readonly string[], now: Date): Promise<void> {
  if (holdIds.length > 0) await extendHolds(db, holdIds, leaseEnd(now));
}

/** Releases what a crash or a hanging plan left behind; how many. */
export async function releaseExpired(db: Db, now: Date): Promise<number> {
  let released = 0;
  for (const id of await expiredHolds(db, now.toISOString())) if (await release(db, id, now)) released += 1;
  return released;
}
