import type { ProblemCode } from '#domain/problem.ts';
import type { Trip } from '#domain/trip/trip.ts';

/** What the server must hear, by intent (P2). Planning and paying are never among them. */
export interface OperationBodies {
  'trip.create': Trip;
}
export type OperationKind = keyof OperationBodies;

/** One named, idempotent change that waits to be sent. */
export interface Operation<K extends OperationKind = OperationKind> {
  /** Order of arrival; made by the database. */
  seq: number;
  /** Idempotency key. */
  opId: string;
  /** The lane: operations on one trip go one after the other. */
  tripId: string;
  kind: K;
  body: OperationBodies[K];
  /** ISO moment of the decision. */
  at: string;
  attempts: number;
  /** Milliseconds since 1970 before which it is not tried again. */
  nextAt: number;
  /** The server refused it for good: kept and shown, never dropped. */
  parkedBecause?: ProblemCode;
}
