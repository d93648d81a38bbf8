import type { NewOperation, Operation, OperationBodies, OperationKind } from './operation.ts';

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
  const { parkedBecause: _, collidesAt: __, gone: ___, theirVersion: ____, ...operation } = unnumbered(refused);
  return { ...operation, opId: crypto.randomUUID(), attempts: 0, nextAt: 0 };
}

/**
 * The same decision once more, over what others changed up to `version`, the one on the screen; what they change after that is asked
 * about as if it had never been asked before.
 */
export function overwriting(refused: Operation, version: number): NewOperation {
  const operation = afresh(refused);
  if (operation.kind === 'trip.delete') return { ...operation, body: { baseVersion: version } };
  if (operation.kind !== 'trip.patch') return operation;
  const baseVersion = Math.max(operation.body.baseVersion, version);
  return { ...operation, body: { ...operation.body, baseVersion } };
}
