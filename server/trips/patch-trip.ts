import * as z from 'zod/mini';
import { toWireTripCard, type tripPatchSchema } from '#contract/trips.ts';
import { fromWireTrip, toWireTrip, type WireTrip } from '#contract/wire-trip.ts';
import { Problem } from '#domain/problem.ts';
import { keeper } from '#domain/reader.ts';
import { tripCard } from '#domain/trip/card.ts';
import { documentsFit } from '#domain/trip/document.ts';
import { tripSchema } from '#domain/trip/fields/trip.ts';
import { type Trip } from '#domain/trip/trip.ts';
import type { Db, Tx } from '../db/database.ts';
import { freeing } from '../db/disk-room.ts';
import { once } from '../db/op-log.ts';
import { refusalOf } from '../http/refuse-field.ts';
import { changedElsewhere, pathsSchema } from './changes.ts';
import { decidePatch } from './decide-patch.ts';
import { derivedIds } from './derived-ids.ts';
import { type ChangeAccess, managedTrip, mayChange, mayRead, ownerOf, type ReadAccess } from './policy.ts';
import { deleteTripRow, findTrip, lockTrip, type StoredTrip, updateTrip } from './repo.ts';

type Patch = z.output<typeof tripPatchSchema>;

const LARGEST_DOCUMENT = 200_000;

export interface TripOperation {
  readonly userId: string;
  readonly tripId: string;
  readonly opId: string;
}

function assertFits(trip: Trip, document: string): void {
  const parsed = z.safeParse(keeper(tripSchema), trip);
  if (!parsed.success) throw refusalOf(parsed.error, 'The trip would not fit together');
  if (!documentsFit(trip)) throw new Problem('TOO_LARGE', 'The documents of the trip would be too large together');
  if (Buffer.byteLength(document) > LARGEST_DOCUMENT) throw new Problem('TOO_LARGE', 'The trip would be too large');
}

interface Changing {
  readonly patch: Patch;
  readonly now: Date;
  readonly unlistContents: UnlistContents;
}

const removesDocuments = ({ changes }: Patch) => changes.some(({ kind }) => kind === 'document.remove');

async function change(
  tx: Tx,
  { userId, tripId }: TripOperation,
  { patch, now, unlistContents }: Changing,
): Promise<number> {
  const access = await mayChange(tx, userId, tripId);
  const stored = await lockTrip(tx, access, now.toISOString());
  if (!stored) throw new Problem('NOT_FOUND', 'There is no such trip');
  const before = {
    version: stored.version,
    trip: fromWireTrip(JSON.parse(stored.document) as WireTrip, derivedIds(tripId)),
    paths: pathsSchema.parse(JSON.parse(stored.paths)),
  };
  const decision = decidePatch(before, patch);
  if (decision.kind === 'conflict') {
    const { paths: collided, gone } = decision;
    const conflict = { version: stored.version, paths: collided, ...(gone.length > 0 && { gone }) };
    const message = gone.length > 0 ? 'What was changed is gone' : 'The same was changed on another device';
    throw new Problem('CONFLICT', message, { conflict, details: collided.join(', ') });
  }
  const { trip, version, paths } = decision.state;
  const document = JSON.stringify(toWireTrip(trip));
  assertFits(trip, document);
  await updateTrip(tx, access, {
    version,
    document,
    date_start: trip.dates.start,
    card: JSON.stringify(toWireTripCard(tripCard(trip, version))),
    paths: JSON.stringify(paths),
  });
  if (removesDocuments(patch)) await unlistContents(tx, access, now);
  return version;
}

/** Problem NOT_FOUND: the change was made, and the trip is gone since. */
async function presentTrip(tx: Tx, { userId, tripId }: TripOperation): Promise<StoredTrip> {
  const stored = await findTrip(tx, await mayRead(tx, userId, tripId));
  if (!stored) throw new Problem('NOT_FOUND', 'There is no such trip');
  return stored;
}

/** A trip as it is stored after a change. */
export interface Patched {
  readonly version: number;
  /** It and its version, as JSON. */
  readonly text: string;
}

/**
 * Changes a trip, once per operation; the answer is the trip as it is stored now, also when the operation is sent again
 * after others were made. What another device changed elsewhere is kept; what it changed at the same place is Problem CONFLICT with the
 * paths. Another owner's trip is NOT_FOUND, and so is one that was deleted since.
 */
export async function patchTrip(db: Db, operation: TripOperation, changing: Changing): Promise<Patched> {
  const { patch, now } = changing;
  const { userId, tripId, opId } = operation;
  const { version, document } = await once(db, { userId, opId, request: ['patch', tripId, patch] }, now, (tx) => ({
    carryOut: () => change(tx, operation, changing),
    answer: () => presentTrip(tx, operation),
  }));
  return { version, text: `{"version":${version},"trip":${document}}` };
}

/** Forgets what is kept of a trip where plans are made; handed in, because trips must not know planning. */
export type ForgetPlans = (tx: Tx, ownerId: string, tripId: string) => Promise<void>;

/** Says which contents of documents a trip lists no more; handed in, because trips must not know documents. */
export type UnlistContents = (tx: Tx, access: ReadAccess, now: Date) => Promise<void>;

interface Deleting {
  readonly db: Db;
  readonly now: Date;
  readonly forgetPlans: ForgetPlans;
  readonly unlistContents: UnlistContents;
}

/** What a device knew of a trip when its owner deleted it there; null from a page that does not say. */
export type KnownAtDeletion = { readonly device: string; readonly baseVersion: number } | null;

async function refuseNewer(tx: Tx, access: ChangeAccess, known: KnownAtDeletion, now: Date): Promise<void> {
  if (!known) return;
  const stored = await lockTrip(tx, access, now.toISOString());
  if (!stored) return;
  const paths = changedElsewhere(pathsSchema.parse(JSON.parse(stored.paths)), known.baseVersion, known.device);
  if (paths.length === 0) return;
  const conflict = { version: stored.version, paths };
  throw new Problem('CONFLICT', 'The trip was changed on another device', { conflict, details: paths.join(', ') });
}

/**
 * Deletes a trip, once per operation; a trip that is not there is deleted already. Problem CONFLICT where another device has changed
 * it since the version its owner saw (P9).
 */
export async function deleteTrip(
  { db, now, forgetPlans, unlistContents }: Deleting,
  operation: TripOperation,
  known: KnownAtDeletion,
): Promise<string> {
  const { userId, tripId, opId } = operation;
  const request = ['delete', tripId, ...(known ? [known.device, known.baseVersion] : [])];
  return freeing(db, () =>
    once(db, { userId, opId, request }, now, (tx) => ({
      async carryOut() {
        const access = await managedTrip(tx, userId, tripId);
        if (access) {
          await refuseNewer(tx, access, known, now);
          await deleteTripRow(tx, access, now.toISOString());
          await unlistContents(tx, access, now);
        }
        // Also of a trip that was planned and never saved.
        await forgetPlans(tx, access ? ownerOf(access) : userId, tripId);
        return null;
      },
      answer: async () => '{"deleted":true}',
    })),
  );
}
