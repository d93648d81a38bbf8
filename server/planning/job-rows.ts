import { createHash, randomUUID } from 'node:crypto';
import type { JobRow } from '../db/schema.ts';
import type { Visitor } from './anonymous-quota.ts';
import type { PlanningWork } from './work.ts';

/** How long a job may go without a sign of life before another process takes it over (P3). */
const LEASE_MS = 120_000;
/** Plans of visitors have no owner: the device that has the key has the plan. */
const VISITOR = 'visitor';

export const ownerOf = (userId: string | null): string => userId ?? VISITOR;

export const leaseEnd = (now: Date): string => new Date(now.getTime() + LEASE_MS).toISOString();

export interface JobOrder {
  readonly userId: string | null;
  /** Whose share of plans without an account this is. */
  readonly visitor: Visitor;
  /** The client's idempotency key, if it sent one. */
  readonly key: string | undefined;
  /** What was asked for, as it was sent; the same key with something else is a mistake of the client. */
  readonly request: unknown;
  readonly work: PlanningWork;
}

/** A row that holds its key for a lease and then goes: it has no work. */
export function cancelledRow(userId: string | null, key: string, now: Date): JobRow {
  return {
    id: randomUUID(),
    owner: ownerOf(userId),
    user_id: userId,
    op_key: key,
    request_hash: '',
    work: null,
    hold_id: null,
    runs: 1,
    lease_until: leaseEnd(now),
    answer: null,
    trip_id: null,
    of_trip_id: null,
    created_at: now.toISOString(),
  };
}

export function newRow({ userId, key = randomUUID(), request, work }: JobOrder, now: Date): JobRow {
  const asked = JSON.stringify([work.kind, request]);
  return {
    ...cancelledRow(userId, key, now),
    request_hash: createHash('sha256').update(asked).digest('base64url'),
    work: JSON.stringify(work),
    of_trip_id: work.kind === 'replan' ? work.trip.id : null,
  };
}
