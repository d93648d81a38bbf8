import { applyChanges } from '#domain/trip/patch.ts';
import { changedSince, type Seen } from '#domain/trip/seen.ts';
import { pathsWithoutTarget } from '#domain/trip/targets.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { NewOperation, Operation } from './operation.ts';
import { newOperation } from './outbox.ts';
import { targetsOf } from './put-back.ts';
import { isNeverSent, type StoredTrip, shownTrip, type TripState } from './trip-state.ts';

export type NewPatch = Extract<NewOperation, { kind: 'trip.patch' }>;

/** What a press of the owner makes of what this device knows of a trip: all of it is written together, or nothing. */
export interface Recorded {
  readonly stored: StoredTrip | null;
  /** What waits from before. */
  readonly lane: readonly Operation[];
  readonly added: readonly NewOperation[];
}

/** A change over what another tab or device wrote since it was begun waits for its owner's decision, as if the server had refused it. */
function parkedWhereInTheWay(operation: NewPatch, seen: Seen, now: Trip): NewPatch {
  const { changes } = operation.body;
  const gone = pathsWithoutTarget(now, changes);
  const collidesAt = [...new Set([...changedSince(seen.trip, now, changes), ...gone])];
  if (collidesAt.length === 0) return operation;
  return { ...operation, parkedBecause: 'CONFLICT', theirVersion: 0, collidesAt, ...(gone.length > 0 && { gone }) };
}

/** Deleted here while its owner wrote in another tab: the trip comes back with what was written, as when a deletion is undone. */
function brought(state: TripState, { opId, at, tripId, body }: NewPatch, { trip }: Seen): Recorded {
  const made = { opId, at: new Date(at) };
  return { ...state, added: [newOperation('trip.create', tripId, applyChanges(trip, body.changes), made)] };
}

/**
 * A change of what was on the screen (`seen`). Where the same was changed here meanwhile, it is kept and shown as refused (P9). A trip
 * that went while its owner was writing comes back, for the server to decide.
 */
export function afterChange(state: TripState, operation: NewPatch, seen: Seen): Recorded {
  const shown = shownTrip(state);
  if (!shown && state.lane.some(({ kind }) => kind === 'trip.delete')) return brought(state, operation, seen);
  const isNowhere = !state.stored && state.lane.length === 0;
  const stored = isNowhere ? { ...seen, id: operation.tripId } : state.stored;
  const own = parkedWhereInTheWay(operation, seen, shown ?? seen.trip);
  const targets = targetsOf(seen.trip, operation.body.changes);
  return { stored, lane: state.lane, added: [{ ...own, ...(targets.length > 0 && { targets }) }] };
}

/**
 * A trip that the server has refused to take is just forgotten. What was made anew behind a deletion that the server has refused was never
 * sent, and goes: what was to be replaced is there again, for its owner to decide.
 */
export function afterDeletion(state: TripState, operation: NewOperation): Recorded {
  if (isNeverSent(state)) return { stored: null, lane: [], added: [] };
  const refused = state.lane.find(({ kind, parkedBecause }) => kind === 'trip.delete' && parkedBecause !== undefined);
  const isUnsent = refused && state.lane.some(({ kind, seq }) => kind === 'trip.create' && seq > refused.seq);
  if (!isUnsent) return { ...state, added: [operation] };
  const lane = state.lane.filter(({ kind, seq }) => seq <= refused.seq || kind === 'trip.unshare');
  return { ...state, lane, added: [] };
}

/** One that is here already is left alone. */
export function afterNew(state: TripState, operation: NewOperation): Recorded {
  return { ...state, added: shownTrip(state) ? [] : [operation] };
}

/**
 * The number of the deletion up to which nothing behind a refused operation was ever sent: its owner made the trip there, or made it anew,
 * and deleted it again. null where there is none.
 */
function endOfUnsent(lane: readonly Operation[], refused: Operation): number | null {
  const later = lane.filter(({ seq }) => seq > refused.seq);
  const created = refused.kind === 'trip.create' ? refused : later.find(({ kind }) => kind === 'trip.create');
  const isWhole = refused.kind === 'trip.create' || refused.kind === 'trip.delete';
  const deletion = later.findLast(({ kind, seq }) => kind === 'trip.delete' && created && seq > created.seq);
  return isWhole && deletion ? deletion.seq : null;
}

/**
 * The server has refused an operation for good. What its owner has made and deleted behind it was never sent, and goes; the end of a link
 * is sent all the same.
 */
export function afterRefusal({ stored, lane }: TripState, { seq }: Operation, change: Partial<Operation>): TripState {
  const after = lane.map((own) => (own.seq === seq ? ({ ...own, ...change } as Operation) : own));
  const refused = after.find((own) => own.seq === seq);
  const end = refused ? endOfUnsent(after, refused) : null;
  if (!refused || end === null) return { stored, lane: after };
  const isNew = refused.kind === 'trip.create';
  const rest = after.filter((own) => own.seq > end || own.kind === 'trip.unshare' || (own.seq <= seq && !isNew));
  return { stored: isNew ? null : stored, lane: rest };
}

/** The server has it no more. What waits here keeps it visible, so that its owner can decide. */
export function afterForgotten(state: TripState): TripState {
  return state.lane.length > 0 ? state : { stored: null, lane: [] };
}
