import { Problem, type ProblemCode } from '#domain/problem.ts';
import type { NewOperation, Operation, OperationBodies, OperationKind } from './operation.ts';

type Change = Pick<Operation, 'attempts' | 'nextAt'> | Pick<Operation, 'parkedBecause' | 'collidesAt'>;

/** What the drain needs of the world; simulated in tests. `A` is what the server answers. */
export interface OutboxWorld<A> {
  /** All operations by `seq`. */
  waiting(): Promise<Operation[]>;
  /** Sends one; throws Problem. */
  send(operation: Operation): Promise<A>;
  /** In one transaction: forget the operation, keep what the server answered. */
  settle(operation: Operation, answer: A): Promise<void>;
  update(seq: number, change: Change): Promise<void>;
  now(): number;
  random(): number;
}

const LONGEST_WAIT_MS = 5 * 60_000;
const FIRST_WAIT_MS = 1000;

/** These will be refused again however often they are sent. */
const hopeless: ReadonlySet<ProblemCode> = new Set([
  'INVALID_INPUT',
  'INVALID_JSON',
  'TOO_LARGE',
  'UNSUPPORTED_MEDIA_TYPE',
  'NOT_FOUND',
  'CONFLICT',
  'OPERATION_REUSED',
]);
/** Not the operation's fault and not cured by waiting: somebody must sign in. */
const signedOut: ReadonlySet<ProblemCode> = new Set(['UNAUTHORIZED', 'SESSION_ENDED', 'LOGIN_REQUIRED']);

function waitMs(attempts: number, problem: Problem, random: number): number {
  const backoff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 20)) * (0.5 + random / 2);
  return Math.max(backoff, (problem.more.retryAfterS ?? 0) * 1000);
}

/** A new operation, ready for the transaction that also changes what the user sees. */
export function newOperation<K extends OperationKind>(
  kind: K,
  tripId: string,
  body: OperationBodies[K],
  opId: string,
  at: Date,
): NewOperation {
  // The three parts belong together by the signature; TypeScript cannot see that in a union.
  return { opId, tripId, kind, body, at: at.toISOString(), attempts: 0, nextAt: 0 } as NewOperation;
}

/** An operation as it goes into the database, which numbers it anew. */
export function unnumbered(operation: Operation): NewOperation {
  const { seq: _, ...rest } = operation;
  return rest;
}

/** The same decision once more, over what others changed meanwhile; under a new key, because the old one was answered. */
export function overwriting(refused: Operation): NewOperation {
  const { parkedBecause: _, collidesAt: __, ...operation } = unnumbered(refused);
  const again = { opId: crypto.randomUUID(), attempts: 0, nextAt: 0 };
  return operation.kind === 'trip.patch'
    ? { ...operation, ...again, body: { ...operation.body, overwrite: true } }
    : { ...operation, ...again };
}

type LaneState = 'go on' | 'stop lane' | 'stop all';

async function park<A>(world: OutboxWorld<A>, operation: Operation, problem: Problem): Promise<void> {
  const collidesAt = problem.more.conflict?.paths;
  await world.update(operation.seq, { parkedBecause: problem.code, ...(collidesAt && { collidesAt }) });
}

async function sendOne<A>(world: OutboxWorld<A>, operation: Operation): Promise<LaneState> {
  let answer: A;
  try {
    answer = await world.send(operation);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (signedOut.has(error.code)) return 'stop all';
    if (hopeless.has(error.code)) {
      await park(world, operation, error);
      return 'stop lane';
    }
    const attempts = operation.attempts + 1;
    await world.update(operation.seq, { attempts, nextAt: world.now() + waitMs(attempts, error, world.random()) });
    return error.code === 'NO_RESPONSE' ? 'stop all' : 'stop lane';
  }
  await world.settle(operation, answer);
  return 'go on';
}

/**
 * Sends what waits, oldest first, one lane per trip: an operation never overtakes another on the same trip, and a parked
 * one holds its lane. Nothing is ever dropped. `force` ignores the waiting times, for a moment in which the network has
 * visibly come back.
 */
export async function drainOutbox<A>(world: OutboxWorld<A>, force = false): Promise<void> {
  const blocked = new Set<string>();
  for (const operation of await world.waiting()) {
    if (blocked.has(operation.tripId)) continue;
    const early = !force && operation.nextAt > world.now();
    if (operation.parkedBecause !== undefined || early) {
      blocked.add(operation.tripId);
      continue;
    }
    const state = await sendOne(world, operation);
    if (state === 'stop all') return;
    if (state === 'stop lane') blocked.add(operation.tripId);
  }
}
