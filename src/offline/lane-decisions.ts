import { type Change, overlaps, pathOf } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { NewOperation, Operation } from './operation.ts';
import { afresh, newOperation, overwriting } from './outbox.ts';
import { type PuttingBack, putBack } from './put-back.ts';
import { isShare } from './share-store.ts';
import { shownTrip, type TripState } from './trip-state.ts';

/** What the traveller decided makes of what waits for a trip. */
export interface Decided {
  /** What waits from now on; a number is the place it had. */
  readonly lane: readonly (Operation | NewOperation)[];
  /** What is not wanted any more, refused as it was, to bring it back. */
  readonly dropped: readonly Operation[];
  /** The trip is gone from the server and not wanted here either. */
  readonly forgetTrip: boolean;
}

type Patch = Extract<Operation, { kind: 'trip.patch' }>;

/** In the place of another. */
const numbered = (operation: NewOperation, { seq }: Operation) => ({ ...operation, seq }) as Operation;
const isParked = ({ parkedBecause }: Operation) => parkedBecause !== undefined;
/** It is decided before anything else: what was refused besides may go with the trip. */
const isRefusedDeletion = (operation: Operation) => operation.kind === 'trip.delete' && isParked(operation);
const isGone = ({ lane }: TripState) => lane.some(({ parkedBecause }) => parkedBecause === 'NOT_FOUND');

function patchAfter(operation: Patch, base: Trip | null, putting: PuttingBack): Patch {
  const { targets = [], body } = operation;
  const changes = base ? putBack(base, body.changes, targets, putting) : body.changes;
  return { ...operation, body: { ...body, changes } };
}

/**
 * Mine: what was refused goes again, over what others changed, with a stop or day that is gone put back first; what waits behind it
 * stays as it is. A trip that is gone from the server is made anew from what is shown.
 */
export function mine(state: TripState, newId: () => string): Decided {
  const { lane, stored } = state;
  const version = stored?.version ?? 0;
  const shown = shownTrip(state);
  if (isGone(state) && shown) {
    const again = newOperation('trip.create', shown.id, shown, { opId: newId(), at: new Date() });
    return { lane: [again, ...lane.filter(isShare).map(afresh)], dropped: [], forgetTrip: true };
  }
  if (lane.some(isRefusedDeletion)) {
    const again = (own: Operation) => (isRefusedDeletion(own) ? numbered(overwriting(own, version), own) : own);
    return { lane: lane.map(again), dropped: [], forgetTrip: false };
  }
  return { lane: laneWithMine(state, version, { ids: new Map(), newId }), dropped: [], forgetTrip: false };
}

function laneWithMine({ lane, stored }: TripState, version: number, putting: PuttingBack): readonly Operation[] {
  const first = lane.findIndex(isParked);
  if (first === -1) return lane;
  // What stands before may be on its way to the server, under its key.
  const after = lane.slice(0, first);
  for (const operation of lane.slice(first)) {
    const base = shownTrip({ stored, lane: after });
    const own = operation.kind === 'trip.patch' ? patchAfter(operation, base, putting) : operation;
    const isEmpty = own.kind === 'trip.patch' && own.body.changes.length === 0;
    const again = isParked(operation) && !isEmpty;
    after.push(again ? numbered(overwriting(own, version), operation) : isEmpty ? operation : own);
  }
  return after;
}

/** Whether a path is one of these or lies inside one. */
const isWithin = (path: string, others: readonly string[]) =>
  others.some((other) => path === other || path.startsWith(`${other}/`));

function split(operation: Patch, isUnwanted: (change: Change) => boolean): { kept: Operation[]; dropped: Operation[] } {
  const { changes } = operation.body;
  const part = (wanted: boolean) => changes.filter((change) => isUnwanted(change) !== wanted);
  const withChanges = (own: readonly Change[]) => ({ ...operation, body: { ...operation.body, changes: own } });
  const [kept, unwanted] = [part(true), part(false)];
  if (unwanted.length === 0) return { kept: [operation], dropped: [] };
  // A rest of what was answered is something new; what was never sent may keep its key.
  const rest = isParked(operation) ? numbered(afresh(withChanges(kept)), operation) : withChanges(kept);
  return { kept: kept.length > 0 ? [rest] : [], dropped: [withChanges(unwanted)] };
}

/** The paths of what a refused operation must give up: where it collides, or all of it. */
function refusedPaths({ body, collidesAt = [] }: Patch): string[] {
  const own = body.changes.map(pathOf);
  const collided = own.filter((path) => collidesAt.some((other) => overlaps(path, other)));
  return collided.length > 0 ? collided : own;
}

/**
 * Theirs: what was refused is given up, and what this device wrote at the same places after it; everything else goes on waiting.
 * Without a trip to hang on, all of it goes.
 */
export function theirs(state: TripState): Decided {
  const { lane } = state;
  const all = { lane: [], dropped: lane };
  if (isGone(state)) return { ...all, forgetTrip: true };
  if (lane.some((operation) => operation.kind === 'trip.create' && isParked(operation))) {
    return { ...all, forgetTrip: false };
  }
  if (lane.some(isRefusedDeletion)) {
    const dropped = lane.filter(isRefusedDeletion);
    return { lane: lane.filter((own) => !isRefusedDeletion(own)), dropped, forgetTrip: false };
  }
  const kept: Operation[] = [];
  const dropped: Operation[] = [];
  const given: string[] = [];
  for (const operation of lane) {
    if (operation.kind !== 'trip.patch') (isParked(operation) ? dropped : kept).push(operation);
    else {
      if (isParked(operation)) given.push(...refusedPaths(operation));
      const parts = split(operation, (change) => isWithin(pathOf(change), given));
      kept.push(...parts.kept);
      dropped.push(...parts.dropped);
    }
  }
  return { lane: kept, dropped, forgetTrip: false };
}
