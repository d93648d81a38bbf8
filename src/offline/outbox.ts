import { Problem } from '#domain/problem.ts';
import { laneOf, type NewOperation, type Operation, type OperationBodies, type OperationKind } from './operation.ts';
import { policies } from './problem-policy.ts';

type Change = Pick<Operation, 'attempts' | 'nextAt'> | Pick<Operation, 'parkedBecause' | 'collidesAt' | 'gone'>;

/** What the drain needs of the world; simulated in tests. `A` is what the server answers. */
export interface OutboxWorld<A> {
  /** All operations by `seq`. */
  waiting(): Promise<Operation[]>;
  /** Sends one; throws Problem. */
  send(operation: Operation): Promise<A>;
  /** In one transaction: forget the operation, keep what the server answered. */
  settle(operation: Operation, answer: A): Promise<void>;
  update(operation: Operation, change: Change): Promise<void>;
  now(): number;
  random(): number;
}

const LONGEST_WAIT_MS = 5 * 60_000;
const FIRST_WAIT_MS = 1000;

/** How long to wait after so many tries in vain. */
export function waitMs(attempts: number, problem: Problem, random: number): number {
  const backoff = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** Math.min(attempts, 20)) * (0.5 + random / 2);
  return Math.max(backoff, (problem.more.retryAfterS ?? 0) * 1000);
}

interface Made {
  /** Idempotency key. */
  readonly opId: string;
  readonly at: Date;
}

/** A new operation, ready for the transaction that also changes what the user sees; made now, unless it says when. */
export function newOperation<K extends OperationKind>(
  kind: K,
  tripId: string,
  body: OperationBodies[K],
  { opId, at }: Made = { opId: crypto.randomUUID(), at: new Date() },
): NewOperation {
  // The three parts belong together by the signature; TypeScript cannot see that in a union.
  return { opId, tripId, kind, body, at: at.toISOString(), attempts: 0, nextAt: 0 } as NewOperation;
}

/** An operation as it goes into the database, which numbers it anew. */
export function unnumbered(operation: Operation): NewOperation {
  const { seq: _, ...rest } = operation;
  return rest;
}

/** A refused operation, ready to be sent once more; under a new key, because the old one was answered. */
export function afresh(refused: Operation): NewOperation {
  const { parkedBecause: _, collidesAt: __, gone: ___, ...operation } = unnumbered(refused);
  return { ...operation, opId: crypto.randomUUID(), attempts: 0, nextAt: 0 };
}

/** The same decision once more, over what others changed up to `version`, the one on the screen. */
export function overwriting(refused: Operation, version: number): NewOperation {
  const operation = afresh(refused);
  if (operation.kind === 'trip.patch') return { ...operation, body: { ...operation.body, overwrite: true } };
  return operation.kind === 'trip.delete' ? { ...operation, body: { baseVersion: version } } : operation;
}

/** `parked`: refused for good; `waiting`: to be tried again. */
type LaneState = 'go on' | 'parked' | 'waiting' | 'stop all';

async function park<A>(world: OutboxWorld<A>, operation: Operation, problem: Problem): Promise<void> {
  const { paths: collidesAt, gone } = problem.more.conflict ?? {};
  await world.update(operation, {
    parkedBecause: problem.code,
    ...(collidesAt && { collidesAt }),
    ...(gone && { gone }),
  });
}

async function sendOne<A>(world: OutboxWorld<A>, operation: Operation): Promise<LaneState> {
  let answer: A;
  try {
    answer = await world.send(operation);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const fate = policies[error.code].change;
    if (fate === 'stop') return 'stop all';
    if (fate === 'park') {
      await park(world, operation, error);
      return 'parked';
    }
    const attempts = operation.attempts + 1;
    await world.update(operation, { attempts, nextAt: world.now() + waitMs(attempts, error, world.random()) });
    return fate === 'later, all' ? 'stop all' : 'waiting';
  }
  await world.settle(operation, answer);
  return 'go on';
}

/** What one look at the outbox has found so far. */
class Lanes {
  private readonly held = new Map<string, 'parked' | 'waiting'>();
  /** Trips that the server has not got from here: it could only refuse a link to them, or delete another trip. */
  private readonly unborn = new Set<string>();

  hold(operation: Operation, why: 'parked' | 'waiting'): void {
    const lane = laneOf(operation);
    if (this.held.get(lane) !== 'waiting') this.held.set(lane, why);
    if (operation.kind === 'trip.create') this.unborn.add(operation.tripId);
  }

  isHeld(operation: Operation): boolean {
    const { kind, tripId } = operation;
    if (this.unborn.has(tripId) && kind !== 'trip.unshare') return true;
    const links = this.held.get(laneOf({ kind: 'trip.unshare', tripId }));
    // A deletion takes back whatever is parked before it; what may be on its way to the server goes first.
    if (kind === 'trip.delete') return this.held.get(tripId) === 'waiting' || links === 'waiting';
    return this.held.has(laneOf(operation));
  }
}

/**
 * Sends what waits, oldest first, in lanes: an operation never overtakes another of its lane, and a parked one holds its lane.
 * Nothing is ever dropped. `force` ignores the waiting times, for a moment in which the network has visibly come back.
 */
export async function drainOutbox<A>(world: OutboxWorld<A>, force = false): Promise<void> {
  const lanes = new Lanes();
  for (const operation of await world.waiting()) {
    if (operation.parkedBecause !== undefined) {
      lanes.hold(operation, 'parked');
      continue;
    }
    const early = !force && operation.nextAt > world.now();
    if (early || lanes.isHeld(operation)) {
      lanes.hold(operation, early ? 'waiting' : 'parked');
      continue;
    }
    const state = await sendOne(world, operation);
    if (state === 'stop all') return;
    if (state !== 'go on') lanes.hold(operation, state);
  }
}
