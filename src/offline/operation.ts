import type { ProfileChange } from '#domain/account/profile.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Change } from '#domain/trip/patch.ts';
import type { ShareOptions } from '#domain/trip/shared-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** What the server must hear, by intent (P2). Planning and paying are never among them. */
export interface OperationBodies {
  'trip.create': Trip;
  'trip.patch': {
    readonly changes: readonly Change[];
    /** The version this device knew when the change was made. */
    readonly baseVersion: number;
    /** The traveller has seen what others changed and wants these all the same. */
    readonly overwrite: boolean;
  };
  'trip.delete': null;
  /** A link to the trip, with the secret this device made for it. */
  'trip.share': {
    readonly id: string;
    readonly token: string;
    readonly options: ShareOptions;
    /** ISO moment, null for never. */
    readonly expiresAt: string | null;
  };
  'trip.unshare': { readonly id: string };
  'profile.patch': ProfileChange;
}
export type OperationKind = keyof OperationBodies;

interface Waiting {
  /** Order of arrival; made by the database. */
  seq: number;
  /** Idempotency key. */
  opId: string;
  /** The lane: operations on one trip, or on the profile, go one after the other. */
  tripId: string;
  /** ISO moment of the decision. */
  at: string;
  attempts: number;
  /** Milliseconds since 1970 before which it is not tried again. */
  nextAt: number;
  /** The server refused it for good: kept and shown, never dropped. */
  parkedBecause?: ProblemCode;
  /** For a parked CONFLICT: what others changed meanwhile. */
  collidesAt?: readonly string[];
}

/** One named, idempotent change that waits to be sent. */
export type Operation = { [K in OperationKind]: Waiting & { kind: K; body: OperationBodies[K] } }[OperationKind];
/** Ready for the transaction that also changes what the user sees; the database numbers it. */
export type NewOperation = {
  [K in OperationKind]: Omit<Waiting, 'seq'> & { kind: K; body: OperationBodies[K] };
}[OperationKind];
