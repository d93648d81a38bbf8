import { type Change, pathOf } from '#domain/trip/patch.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { laneOf, type NewOperation, type Operation, type PatchOperation } from './operation.ts';
import { afresh, newOperation, overwriting } from './outbox.ts';
import { isOfPlaces } from './places.ts';
import { type PuttingBack, putBack, withKnownId } from './put-back.ts';
import { divided, isOfField, isWithin, refusedPaths } from './refused-fields.ts';
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

/** In the place of another. */
const numbered = (operation: NewOperation, { seq }: Operation) => ({ ...operation, seq }) as Operation;
const isParked = ({ parkedBecause }: Operation) => parkedBecause !== undefined;
/** It is decided before anything else: what was refused besides may go with the trip. */
const isRefusedDeletion = (operation: Operation) => operation.kind === 'trip.delete' && isParked(operation);
const isGone = ({ lane }: TripState) => lane.some(({ parkedBecause }) => parkedBecause === 'NOT_FOUND');

/** The version of the server that its owner sees under a refused change: 0 behind the making of the trip, which the server has not got. */
const seenUnder = ({ stored, lane }: TripState, { seq }: Operation): number =>
  lane.some((own) => own.kind === 'trip.create' && own.seq < seq) ? 0 : (stored?.version ?? 0);

function patchAfter(operation: PatchOperation, base: Trip | null, putting: PuttingBack): PatchOperation {
  const { targets = [], body } = operation;
  const changes = base ? putBack(base, body.changes, targets, putting) : body.changes;
  return { ...operation, body: { ...body, changes } };
}

/**
 * Mine: what was refused goes again, over what others changed, with a stop or day that is gone put back first; what waits behind it
 * stays as it is. A trip that is gone from the server is made anew from what is shown.
 */
export function mine(state: TripState, newId: () => string): Decided {
  const lane = divided(state.lane);
  const { stored } = state;
  const shown = shownTrip(state);
  if (isGone(state) && shown) {
    const again = newOperation('trip.create', shown.id, shown, { opId: newId(), at: new Date() });
    return { lane: [again, ...lane.filter(isShare).map(afresh)], dropped: [], forgetTrip: true };
  }
  if (lane.some(isRefusedDeletion)) {
    const version = stored?.version ?? 0;
    const again = (own: Operation) => (isRefusedDeletion(own) ? numbered(overwriting(own, version), own) : own);
    return { lane: lane.map(again), dropped: [], forgetTrip: false };
  }
  return { lane: laneWithMine({ stored, lane }, { ids: new Map(), newId }), dropped: [], forgetTrip: false };
}

function laneWithMine(state: TripState, putting: PuttingBack): readonly Operation[] {
  const { lane, stored } = state;
  const first = lane.findIndex(isParked);
  if (first === -1) return lane;
  // What stands before may be on its way to the server, under its key.
  const after = lane.slice(0, first);
  for (const operation of lane.slice(first)) {
    const base = shownTrip({ stored, lane: after });
    const own = operation.kind === 'trip.patch' ? patchAfter(operation, base, putting) : operation;
    const isEmpty = own.kind === 'trip.patch' && own.body.changes.length === 0;
    const again = isParked(operation) && !isEmpty;
    after.push(again ? numbered(overwriting(own, seenUnder(state, own)), operation) : isEmpty ? operation : own);
  }
  return after;
}

interface Given {
  readonly kept: readonly Operation[];
  readonly dropped: readonly Operation[];
}

/** Parts an operation; `isAnswered`: it is decided, and the rest of it is something new. */
function split(operation: PatchOperation, isUnwanted: (change: Change) => boolean, isAnswered: boolean): Given {
  const { changes } = operation.body;
  const part = (wanted: boolean) => changes.filter((change) => isUnwanted(change) !== wanted);
  const withChanges = (own: readonly Change[]) => ({ ...operation, body: { ...operation.body, changes: own } });
  const [kept, unwanted] = [part(true), part(false)];
  if (unwanted.length === 0) return { kept: [operation], dropped: [] };
  if (kept.length === 0) return { kept: [], dropped: [operation] };
  if (isAnswered) return { kept: [numbered(afresh(withChanges(kept)), operation)], dropped: [withChanges(unwanted)] };
  // What was never sent may keep its key; no two have the same.
  return { kept: [withChanges(kept)], dropped: [{ ...withChanges(unwanted), opId: crypto.randomUUID() }] };
}

/** Without what is decided against, and without what this device wrote at the same places after it. */
function givenUp(lane: readonly Operation[], isDecided: (operation: Operation) => boolean): Given {
  const kept: Operation[] = [];
  const dropped: Operation[] = [];
  const given: string[] = [];
  for (const operation of lane) {
    if (operation.kind !== 'trip.patch') (isDecided(operation) ? dropped : kept).push(operation);
    else {
      if (isDecided(operation)) given.push(...refusedPaths(operation));
      const parts = split(operation, (change) => isWithin(pathOf(change), given), isDecided(operation));
      kept.push(...parts.kept);
      dropped.push(...parts.dropped);
    }
  }
  return { kept, dropped };
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
  const { kept, dropped } = givenUp(lane, isParked);
  return { lane: kept, dropped, forgetTrip: false };
}

/** What the owner wants at one place: what this device wrote, what the trip has without it, or what a change says. */
export type Choice = 'mine' | 'theirs' | Change;

function laneByHand(state: TripState, isDecided: (operation: Operation) => boolean, change: Change): Decided {
  const { lane } = state;
  const { kept, dropped } = givenUp(lane, isDecided);
  const first = lane.find(isDecided);
  if (first?.kind !== 'trip.patch') return { lane, dropped: [], forgetTrip: false };
  const again = overwriting({ ...first, body: { ...first.body, changes: [change] } }, seenUnder(state, first));
  const isFree = kept.every(({ seq }) => seq !== first.seq);
  // Where a part of it stays, it stands in its place; this goes behind everything.
  return { lane: [...kept, isFree ? numbered(again, first) : again], dropped, forgetTrip: false };
}

/**
 * One place of a trip is decided (see `refusedFields`): what else was refused stays so, and what waits goes on waiting. `mine` puts a stop
 * that is gone back, and what this device wrote of it after that follows.
 */
export function decideField(before: TripState, path: string, choice: Choice, newId: () => string): Decided {
  const state = { ...before, lane: divided(before.lane) };
  const { stored, lane } = state;
  const isDecided = (operation: Operation) => isOfField(operation, path);
  if (choice === 'theirs') {
    const { kept, dropped } = givenUp(lane, isDecided);
    return { lane: kept, dropped, forgetTrip: false };
  }
  if (choice !== 'mine') return laneByHand(state, isDecided, choice);
  const putting = { ids: new Map<string, string>(), newId };
  const base = (after: readonly Operation[]) => shownTrip({ stored, lane: after });
  const after: Operation[] = [];
  for (const operation of lane) {
    if (operation.kind !== 'trip.patch') after.push(operation);
    else if (isDecided(operation))
      after.push(sentAgain(operation, patchAfter(operation, base(after), putting), seenUnder(state, operation)));
    else after.push(withKnownIds(operation, putting));
  }
  return { lane: after, dropped: [], forgetTrip: false };
}

/**
 * Without one operation, and without what was written at its places after it (as in `theirs`); null where something else depends on it.
 * What the server may have taken all the same comes back with the trip.
 */
export function withoutOperation(state: TripState, seq: number): Decided | null {
  const lane = divided(state.lane);
  const own = lane.find((operation) => operation.seq === seq);
  // The trip would go with it: that is decided where the trip is seen.
  if (!own || own.kind === 'trip.create' || isGone(state)) return null;
  if (isRefusedDeletion(own)) return theirs(state);
  const isLast = lane.every((other) => other.seq <= seq || laneOf(other) !== laneOf(own));
  const isSafe = own.kind === 'profile.patch' || isOfPlaces(own) || isLast;
  if (!isSafe) return null;
  const { kept, dropped } = givenUp(lane, (operation) => operation.seq === seq);
  return { lane: kept, dropped, forgetTrip: false };
}

function withKnownIds(operation: PatchOperation, { ids }: PuttingBack): PatchOperation {
  if (ids.size === 0) return operation;
  const changes = operation.body.changes.map((change) => withKnownId(change, ids));
  return { ...operation, body: { ...operation.body, changes } };
}

/** Refused again where nothing of it can be put back. */
function sentAgain(refused: PatchOperation, own: PatchOperation, version: number): Operation {
  return own.body.changes.length === 0 ? refused : numbered(overwriting(own, version), refused);
}
