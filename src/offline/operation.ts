import type { ProfileChange } from '#domain/account/profile.ts';
import type { ProblemCode } from '#domain/problem.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
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
    /** Over whatever others changed meanwhile: in what an earlier release of the page left waiting. */
    readonly overwrite?: boolean;
  };
  /** The version its owner saw when it was deleted (P9); null in what an earlier release of the page left waiting. */
  'trip.delete': { readonly baseVersion: number } | null;
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

/** Where a change was meant to go, as it was on the screen: enough to put it back when another device removed that. */
export interface Target {
  readonly path: string;
  /** The number of the day, 1 for the first. */
  readonly day: number;
  /** null where the change is about the day. */
  readonly activity: Activity | null;
}

interface Waiting {
  /** Order of arrival; made by the database. */
  seq: number;
  /** Idempotency key. */
  opId: string;
  /** Whose operations they are: of one trip, or of the profile. `laneOf` says which go one after the other. */
  tripId: string;
  /** ISO moment of the decision. */
  at: string;
  attempts: number;
  /** Milliseconds since 1970 before which it is not tried again. */
  nextAt: number;
  /** The server refused it for good: kept and shown, never dropped. */
  parkedBecause?: ProblemCode;
  /** For a parked CONFLICT: what others changed meanwhile, and which of it has no stop or day any more. */
  collidesAt?: readonly string[];
  gone?: readonly string[];
  /** The version of the trip that has what others changed; 0 where this device wrote it itself, in another tab. */
  theirVersion?: number;
  targets?: readonly Target[];
}

/** One named, idempotent change that waits to be sent. */
export type Operation = { [K in OperationKind]: Waiting & { kind: K; body: OperationBodies[K] } }[OperationKind];

export type PatchOperation = Extract<Operation, { kind: 'trip.patch' }>;

/** Links to a trip have a lane of their own: a conflict about the trip must not keep a link open (P9). */
export function laneOf({ kind, tripId }: Pick<NewOperation, 'kind' | 'tripId'>): string {
  return kind === 'trip.share' || kind === 'trip.unshare' ? `links ${tripId}` : tripId;
}

/** Ready for the transaction that also changes what the user sees; the database numbers it. */
export type NewOperation = {
  [K in OperationKind]: Omit<Waiting, 'seq'> & { kind: K; body: OperationBodies[K] };
}[OperationKind];
