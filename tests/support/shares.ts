import { randomBytes, randomUUID } from 'node:crypto';
import type { BodyInputOf } from '#contract/endpoint.ts';
import { shareTripEndpoint } from '#contract/shares.ts';
import { SHARE_TOKEN_BYTES } from '#domain/trip/share-token.ts';
import type { TestServer } from './server.ts';

export type NewShare = BodyInputOf<typeof shareTripEndpoint>;

export const aShareToken = (): string => randomBytes(SHARE_TOKEN_BYTES).toString('base64url');

/** A link as a device makes it: everything shown, without an end. */
export function aShare(change: Partial<NewShare> = {}): NewShare {
  const options = { luggage: true, costs: true, dates: 'exact' as const };
  return { id: randomUUID(), token: aShareToken(), options, expiresAt: null, ...change };
}

/** Shares a saved trip through the API; the link that was made. */
export async function share(
  server: TestServer,
  token: string,
  tripId: string,
  change: Partial<NewShare> = {},
): Promise<NewShare> {
  const body = aShare(change);
  await server.call(shareTripEndpoint, { token, params: { id: tripId }, headers: operation(), body });
  return body;
}

/** The header of an operation of its own. */
export const operation = () => ({ 'idempotency-key': randomUUID() });

/** A text less its UUIDs, whose digits spell "2027" or "12345" by chance once in a hundred runs. */
export const withoutUuids = (text: string) => text.replace(/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g, '');
