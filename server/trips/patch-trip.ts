import type * as z from 'zod/mini';
import { toWireTripCard, type tripPatchSchema } from '#contract/trips.ts';
import { fromWireTrip, toWireTrip, type WireTrip } from '#contract/wire-trip.ts';
import { Problem } from '#domain/problem.ts';
import { tripCard } from '#domain/trip/card.ts';
import { type Trip, tripSchema } from '#domain/trip/trip.ts';
import type { Db, Tx } from '../db/database.ts';
import { once } from '../db/op-log.ts';
import { pathsSchema } from './changes.ts';
import { decidePatch } from './decide-patch.ts';
import { derivedIds } from './derived-ids.ts';
import { deleteTripRow, lockTrip, updateTrip } from './repo.ts';

type Patch = z.output<typeof tripPatchSchema>;

const LARGEST_DOCUMENT = 200_000;

export interface TripOperation {
  readonly userId: string;
  readonly tripId: string;
  readonly opId: string;
}

function assertFits(trip: Trip, document: string): void {
  const parsed = tripSchema.safeParse(trip);
  const issue = parsed.success ? undefined : parsed.error.issues[0];
  if (issue) {
    const field = issue.path.join('.');
    throw new Problem('INVALID_INPUT', 'The trip would not fit together', {
      fields: [{ field, rule: issue.code, message: issue.message }],
      details: `${field}: ${issue.message}`,
    });
  }
  if (Buffer.byteLength(document) > LARGEST_DOCUMENT) throw new Problem('TOO_LARGE', 'The trip would be too large');
}

async function change(tx: Tx, { userId, tripId }: TripOperation, patch: Patch, now: Date): Promise<string> {
  const stored = await lockTrip(tx, userId, tripId, now.toISOString());
  if (!stored) throw new Problem('NOT_FOUND', 'There is no such trip');
  const before = {
    version: stored.version,
    trip: fromWireTrip(JSON.parse(stored.document) as WireTrip, derivedIds(tripId)),
    paths: pathsSchema.parse(JSON.parse(stored.paths)),
  };
  const decision = decidePatch(before, patch);
  if (decision.kind === 'conflict') {
    const conflict = { version: stored.version, paths: decision.paths };
    const details = decision.paths.join(', ');
    throw new Problem('CONFLICT', 'The same was changed on another device', { conflict, details });
  }
  const { trip, version, paths } = decision.state;
  const document = JSON.stringify(toWireTrip(trip));
  assertFits(trip, document);
  await updateTrip(tx, userId, tripId, {
    version,
    document,
    date_start: trip.dates.start,
    card: JSON.stringify(toWireTripCard(tripCard(trip, version))),
    paths: JSON.stringify(paths),
  });
  return `{"version":${version},"trip":${document}}`;
}

/**
 * Changes a trip, once per operation; the answer is the stored trip as JSON text. What others changed elsewhere is kept; what
 * they changed at the same place is Problem CONFLICT with the paths. Somebody else's trip is NOT_FOUND.
 */
export async function patchTrip(db: Db, operation: TripOperation, patch: Patch, now: Date): Promise<string> {
  const { userId, tripId, opId } = operation;
  return once(db, { userId, opId, request: ['patch', tripId, patch] }, now, (tx) => change(tx, operation, patch, now));
}

/** Deletes a trip, once per operation; a trip that is not there is deleted already. */
export async function deleteTrip(db: Db, { userId, tripId, opId }: TripOperation, now: Date): Promise<string> {
  return once(db, { userId, opId, request: ['delete', tripId] }, now, async (tx) => {
    await deleteTripRow(tx, userId, tripId, now.toISOString());
    return '{"deleted":true}';
  });
}
