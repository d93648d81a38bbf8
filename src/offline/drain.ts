import { Problem } from '#domain/problem.ts';
import { overlaps } from '#domain/trip/patch.ts';
import { laneOf, type Operation } from './operation.ts';
import { isOfPlaces, leavesRoom, placesOf } from './places.ts';
import { policies } from './problem-policy.ts';

type Change =
  | Pick<Operation, 'attempts' | 'nextAt'>
  | Pick<Operation, 'parkedBecause' | 'collidesAt' | 'gone' | 'theirVersion'>;

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

/** What became of a try: `waiting`: to be tried again; an operation: refused for good, as it is kept. */
type Tried = 'go on' | 'waiting' | 'stop all' | Operation;

async function park<A>(world: OutboxWorld<A>, operation: Operation, problem: Problem): Promise<Operation> {
  const { paths: collidesAt, gone, version: theirVersion } = problem.more.conflict ?? {};
  const change = {
    parkedBecause: problem.code,
    ...(theirVersion !== undefined && { theirVersion }),
    ...(collidesAt && { collidesAt }),
    ...(gone && { gone }),
  };
  await world.update(operation, change);
  return { ...operation, ...change };
}

async function sendOne<A>(world: OutboxWorld<A>, operation: Operation): Promise<Tried> {
  let answer: A;
  try {
    answer = await world.send(operation);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    const fate = policies[error.code].change;
    if (fate === 'stop') return 'stop all';
    if (fate === 'park') return park(world, operation, error);
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
  /** Of trips of which no more is held: the places of what is refused, and of what waits for that. */
  private readonly places = new Map<string, string[]>();
  /** Trips that the server has not got from here: it could only refuse a link to them, or delete another trip. */
  private readonly unborn = new Set<string>();

  hold(operation: Operation, why: 'parked' | 'waiting'): void {
    const lane = laneOf(operation);
    if (why === 'parked' && leavesRoom(operation)) {
      this.places.set(lane, [...(this.places.get(lane) ?? []), ...placesOf(operation)]);
      return;
    }
    if (this.held.get(lane) !== 'waiting') this.held.set(lane, why);
    if (operation.kind === 'trip.create') this.unborn.add(operation.tripId);
  }

  /** With a trip that is deleted goes what was refused of it: what makes it anew need not wait. */
  release({ tripId }: Operation): void {
    for (const lane of [tripId, laneOf({ kind: 'trip.unshare', tripId })]) {
      this.held.delete(lane);
      this.places.delete(lane);
    }
    this.unborn.delete(tripId);
  }

  isHeld(operation: Operation): boolean {
    const { kind, tripId } = operation;
    if (this.unborn.has(tripId) && kind !== 'trip.unshare') return true;
    const links = this.held.get(laneOf({ kind: 'trip.unshare', tripId }));
    // A deletion takes back whatever is parked before it; what may be on its way to the server goes first.
    if (kind === 'trip.delete') return this.held.get(tripId) === 'waiting' || links === 'waiting';
    return this.held.has(laneOf(operation)) || this.isInPlace(operation);
  }

  /** Whether it writes where something refused waits, or says nothing of where it writes. */
  private isInPlace(operation: Operation): boolean {
    const places = this.places.get(laneOf(operation));
    if (!places) return false;
    if (!isOfPlaces(operation)) return true;
    return placesOf(operation).some((own) => places.some((other) => overlaps(own, other)));
  }
}

/** The numbers of those operations of a lane that wait for what was refused before them, by the rules of the drain itself. */
export function keptBack(lane: readonly Operation[]): ReadonlySet<number> {
  const lanes = new Lanes();
  const kept = lane.filter((operation) => {
    const isKept = operation.parkedBecause === undefined && lanes.isHeld(operation);
    if (isKept || operation.parkedBecause !== undefined) lanes.hold(operation, 'parked');
    return isKept;
  });
  return new Set(kept.map(({ seq }) => seq));
}

/** Takes in what became of a try. Resolves with whether something was refused of which a part may be sent now. */
function takeIn(lanes: Lanes, operation: Operation, tried: Tried): boolean {
  if (tried === 'go on' && operation.kind === 'trip.delete') lanes.release(operation);
  if (tried === 'waiting') lanes.hold(operation, tried);
  if (typeof tried === 'string') return false;
  lanes.hold(tried, 'parked');
  return leavesRoom(tried) && tried.body.changes.length > 1;
}

/** Resolves with whether something was refused of which a part may be sent now. */
async function drainOnce<A>(world: OutboxWorld<A>, force: boolean): Promise<boolean> {
  const lanes = new Lanes();
  let isDivided = false;
  for (const operation of await world.waiting()) {
    const isRefused = operation.parkedBecause !== undefined;
    const early = !isRefused && !force && operation.nextAt > world.now();
    if (isRefused || early || lanes.isHeld(operation)) {
      lanes.hold(operation, early ? 'waiting' : 'parked');
      continue;
    }
    const tried = await sendOne(world, operation);
    if (tried === 'stop all') return false;
    isDivided = takeIn(lanes, operation, tried) || isDivided;
  }
  return isDivided;
}

/**
 * Sends what waits, oldest first, in lanes: an operation never overtakes another of its lane, but for changes that are refused because
 * others wrote there too: those hold only their own places. Anything else that is parked holds its lane. Nothing is ever dropped.
 * `force` ignores the waiting times, for a moment in which the network has visibly come back.
 */
export async function drainOutbox<A>(world: OutboxWorld<A>, force = false): Promise<void> {
  let again = await drainOnce(world, force);
  while (again) again = await drainOnce(world, false);
}
