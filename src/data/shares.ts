import { listSharesEndpoint } from '#contract/shares.ts';
import { Problem } from '#domain/problem.ts';
import { SHARE_TOKEN_BYTES } from '#domain/trip/share-token.ts';
import type { ShareOptions } from '#domain/trip/shared-trip.ts';
import { call } from '../api/call.ts';
import { databaseOf, type StoredShare } from '../offline/database.ts';
import { newOperation } from '../offline/outbox.ts';
import { receiveShares } from '../offline/share-store.ts';
import { record } from '../offline/trip-store.ts';
import { currentUserId } from './session.ts';
import { type Stored, useStored } from './stored.ts';
import { syncAfresh, syncNow } from './sync.ts';

const DAY_MS = 86_400_000;

export interface ShareLink extends StoredShare {
  /** The server has not heard of it: a viewer cannot open it yet. */
  readonly waiting: boolean;
  /** Its owner has ended it and the server has not heard of that: it can still be opened. */
  readonly ending: boolean;
}

function newToken(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(SHARE_TOKEN_BYTES));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_');
}

/**
 * Makes a link to an own trip, known at once, network or not: it opens as soon as the server has heard of it. Resolves with its
 * token. `days` null: until it is ended.
 */
export async function shareTrip(tripId: string, options: ShareOptions, days: number | null): Promise<string> {
  const now = new Date();
  const expiresAt = days === null ? null : new Date(now.getTime() + days * DAY_MS).toISOString();
  const body = { id: crypto.randomUUID(), token: newToken(), options, expiresAt };
  await record(
    databaseOf(currentUserId()),
    newOperation('trip.share', tripId, body, { opId: crypto.randomUUID(), at: now }),
  );
  void syncNow();
  return body.token;
}

/** Ends a link as soon as the server hears of it. Resolves with whether it has. */
export async function endShare({ id, tripId }: Pick<StoredShare, 'id' | 'tripId'>): Promise<boolean> {
  const operation = newOperation('trip.unshare', tripId, { id });
  const database = databaseOf(currentUserId());
  await record(database, operation);
  await syncAfresh();
  return (await database.outbox.where('opId').equals(operation.opId).count()) === 0;
}

/** Ends the link with this secret, which was made a moment ago and handed to no one. Resolves as `endShare`. */
export async function endUnshared(token: string): Promise<boolean> {
  const link = await databaseOf(currentUserId())
    .shares.filter((own) => own.token === token)
    .first();
  return link ? endShare(link) : true;
}

/**
 * Brings home the links that other devices made and how often all of them were opened. Resolves with whether the server could be asked.
 */
export async function refreshShares(): Promise<boolean> {
  const database = databaseOf(currentUserId());
  try {
    const shares = await call(listSharesEndpoint);
    await receiveShares(
      database,
      shares.map((share) => ({ ...share, token: null })),
    );
    return true;
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return false;
  }
}

/** The links to a trip that can be opened, the newest first. */
export function useShares(tripId: string): Stored<ShareLink[]> {
  return useStored(`shares of ${tripId}`, async ({ shares, outbox }) => {
    const [own, lane] = await Promise.all([
      shares.where('tripId').equals(tripId).toArray(),
      outbox.where('tripId').equals(tripId).toArray(),
    ]);
    const waiting = new Set(lane.flatMap(({ kind, body }) => (kind === 'trip.share' ? [body.id] : [])));
    const ending = new Set(lane.flatMap(({ kind, body }) => (kind === 'trip.unshare' ? [body.id] : [])));
    const now = new Date().toISOString();
    return own
      .filter(({ expiresAt }) => expiresAt === null || expiresAt > now)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
      .map((share) => ({ ...share, waiting: waiting.has(share.id), ending: ending.has(share.id) }));
  });
}
