import type { Trip } from '#domain/trip/trip.ts';
import type { Operation } from './operation.ts';
import { rebase } from './rebase.ts';

/** A trip as the server has it, as far as this device knows. */
export interface StoredTrip {
  readonly id: string;
  readonly version: number;
  readonly trip: Trip;
}

/** Everything this device knows of one trip: what the server has, and what it has not heard, in order. */
export interface TripState {
  readonly stored: StoredTrip | null;
  readonly lane: readonly Operation[];
}

/** What the server answered to an operation: the trip as it is stored now, that it is gone, or that it is as it was. */
export type Settled = StoredTrip | 'deleted' | 'as it was';

/** What the traveller sees; null when there is nothing, or it was deleted here. */
export function shownTrip({ stored, lane }: TripState): Trip | null {
  return rebase(stored?.trip ?? null, lane);
}

/** The version of the server that lies below what the traveller sees; 0 for a trip that is made here, or made anew, and not answered yet. */
export function versionBelow({ stored, lane }: TripState): number {
  return lane.some(({ kind }) => kind === 'trip.create') ? 0 : (stored?.version ?? 0);
}

/** After its owner deleted it here: a trip that the server has refused to take is deleted with that; nothing of it needs sending. */
export function isNeverSent({ lane }: TripState): boolean {
  return lane.some(({ kind, parkedBecause }) => kind === 'trip.create' && parkedBecause !== undefined);
}

/**
 * After an answer: the operation is forgotten and what the server has is taken over, unless something newer came already. With the trip
 * goes what was decided about it before.
 */
export function afterSettled({ stored, lane }: TripState, operation: Operation, answer: Settled): TripState {
  const rest = lane.filter(({ seq }) => seq !== operation.seq);
  if (answer === 'deleted') return { stored: null, lane: rest.filter(({ seq }) => seq > operation.seq) };
  if (answer === 'as it was') return { stored, lane: rest };
  return { stored: newer(stored, answer), lane: rest };
}

/** After the trip was fetched: older versions than the known one are no news. */
export function afterReceived({ stored, lane }: TripState, received: StoredTrip): TripState {
  return { stored: newer(stored, received), lane };
}

function newer(known: StoredTrip | null, other: StoredTrip): StoredTrip {
  return known && known.version > other.version ? known : other;
}
