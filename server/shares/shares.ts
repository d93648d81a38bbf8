import { createHash } from 'node:crypto';
import type { BodyOf } from '#contract/endpoint.ts';
import type { shareTripEndpoint, WireShare } from '#contract/shares.ts';
import { fromWireTrip, type WireTrip } from '#contract/wire-trip.ts';
import { Problem } from '#domain/problem.ts';
import { type ShareOptions, sharedTrip, shareOptionsSchema } from '#domain/trip/shared-trip.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { Db, Tx } from '../db/database.ts';
import { freeing } from '../db/disk-room.ts';
import { once } from '../db/op-log.ts';
import { ifPossible } from '../db/outage.ts';
import { derivedIds } from '../trips/derived-ids.ts';
import { linkedTo, mayManage, ownedBy, ownerOf } from '../trips/policy.ts';
import { findDocument } from '../trips/trips.ts';
import {
  countView,
  findOpenShare,
  findShare,
  insertShare,
  type ListedShare,
  listShares,
  revokeShareRow,
} from './repo.ts';

export interface ShareOperation {
  readonly userId: string;
  readonly opId: string;
}

/** A token has too much chance in it for its plain hash to be turned back. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');

const readOptions = (text: string): ShareOptions => shareOptionsSchema.parse(JSON.parse(text));

function toWireShare({ id, trip_id, options, created_at, expires_at, views }: ListedShare): WireShare {
  return { id, tripId: trip_id, options: readOptions(options), createdAt: created_at, expiresAt: expires_at, views };
}

type NewShare = BodyOf<typeof shareTripEndpoint>;

async function makeShare(
  tx: Tx,
  { userId, tripId }: { readonly userId: string; readonly tripId: string },
  { id, token, options, expiresAt }: NewShare,
  now: Date,
): Promise<null> {
  const access = await mayManage(tx, userId, tripId);
  const made = await insertShare(tx, {
    ...linkedTo(access),
    id,
    token_hash: hashOf(token),
    options: JSON.stringify(options),
    created_at: now.toISOString(),
    // Texts of one form only can be compared in SQL.
    expires_at: expiresAt && new Date(expiresAt).toISOString(),
    revoked_at: null,
    views: 0,
  });
  if (!made) throw new Problem('CONFLICT', 'There is a link of this kind already');
  return null;
}

/** Problem NOT_FOUND: the link was made, and it went with its trip since. */
async function madeShare(tx: Tx, userId: string, id: string): Promise<string> {
  const row = await findShare(tx, ownedBy(userId), id);
  if (!row) throw new Problem('NOT_FOUND', 'There is no such link');
  return JSON.stringify(toWireShare(row));
}

/**
 * Makes a link, once per operation; the answer is the link as it is stored now, as JSON text. Another owner's trip is NOT_FOUND; an id
 * or token that is taken is CONFLICT.
 */
export async function shareTrip(
  db: Db,
  { userId, opId, tripId }: ShareOperation & { readonly tripId: string },
  share: NewShare,
  now: Date,
): Promise<string> {
  const request = ['share', tripId, share.id, share.token, share.options, share.expiresAt];
  return once(db, { userId, opId, request }, now, (tx) => ({
    carryOut: () => makeShare(tx, { userId, tripId }, share, now),
    answer: () => madeShare(tx, userId, share.id),
  }));
}

export async function listOwnShares(db: Db, userId: string, now: Date): Promise<WireShare[]> {
  return (await listShares(db, ownedBy(userId), now.toISOString())).map(toWireShare);
}

/** Ends a link, once per operation; one that is not there has ended already. */
export async function revokeShare(
  db: Db,
  { userId, opId }: ShareOperation,
  shareId: string,
  now: Date,
): Promise<string> {
  const operation = { userId, opId, request: ['unshare', shareId] };
  return freeing(db, () =>
    once(db, operation, now, (tx) => ({
      async carryOut() {
        await revokeShareRow(tx, ownedBy(userId), { id: shareId, moment: now.toISOString() });
        return null;
      },
      answer: async () => '{"revoked":true}',
    })),
  );
}

export interface Shared {
  readonly options: ShareOptions;
  readonly trip: Trip;
  /** For limits; a viewer never hears of it. */
  readonly ownerId: string;
}

/**
 * What a link shows; null when it opens nothing, for whatever reason. Its ids are made of the token, so that they are the same
 * every time and tell nothing of the owner's.
 */
export async function readShared(db: Db, token: string, now: Date): Promise<Shared | null> {
  const hash = hashOf(token);
  const found = await findOpenShare(db, hash, now.toISOString());
  if (!found) return null;
  const stored = await findDocument(db, found.access);
  if (!stored) return null;
  const options = readOptions(found.options);
  const trip = fromWireTrip(JSON.parse(stored.document) as WireTrip, derivedIds(hash));
  return { options, trip: sharedTrip(trip, options, derivedIds(hash)), ownerId: ownerOf(found.access) };
}

/** One more device that opened the link. */
export function countOpened(db: Db, token: string): Promise<void> {
  return ifPossible(countView(db, hashOf(token)));
}
