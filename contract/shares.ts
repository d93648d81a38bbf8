import * as z from 'zod/mini';
import { shareTokenSchema } from '#domain/trip/share-token.ts';
import { shareOptionsSchema } from '#domain/trip/shared-trip.ts';
import { endpoint } from './endpoint.ts';
import { wireTripSchema } from './wire-trip.ts';

/** The moment a link ends, or null: when its owner ends it. */
const expiresAt = z.nullable(z.iso.datetime());

/** A link as its owner sees it in a list; the token is known only to those who have the link. */
export const wireShareSchema = z.object({
  id: z.uuid(),
  tripId: z.uuid(),
  options: shareOptionsSchema,
  createdAt: z.string(),
  expiresAt: z.nullable(z.string()),
  /** On how many devices it was opened. */
  views: z.int(),
});
export type WireShare = z.infer<typeof wireShareSchema>;

const operationKey = z.looseObject({ 'idempotency-key': z.uuid() });

export const shareTripEndpoint = endpoint({
  method: 'POST',
  path: '/api/trips/:id/shares',
  summary: 'Make a link to a trip, with an id and a token that the client made',
  access: 'user',
  sending: true,
  params: z.object({ id: z.uuid() }),
  headers: operationKey,
  body: z.strictObject({ id: z.uuid(), token: shareTokenSchema, options: shareOptionsSchema, expiresAt }),
  status: 201,
  answer: wireShareSchema,
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT', 'OPERATION_REUSED'],
});

export const listSharesEndpoint = endpoint({
  method: 'GET',
  path: '/api/shares',
  summary: "The user's links that can be opened, the newest first",
  access: 'user',
  status: 200,
  answer: z.array(wireShareSchema),
  problems: ['UNAUTHORIZED'],
});

export const revokeShareEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/shares/:id',
  summary: 'End a link; ending it again changes nothing',
  access: 'user',
  sending: true,
  params: z.object({ id: z.uuid() }),
  headers: operationKey,
  status: 200,
  answer: z.object({ revoked: z.literal(true) }),
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'OPERATION_REUSED'],
});

/** What a viewer with the link sees: the trip without anything of its owner. */
export const sharedTripSchema = z.object({ options: shareOptionsSchema, trip: wireTripSchema });

export const getSharedTripEndpoint = endpoint({
  method: 'GET',
  path: '/api/shared-trips/:token',
  summary: 'A shared trip by the token of its link; every token that opens nothing answers alike',
  access: 'public',
  params: z.object({ token: z.string().check(z.maxLength(200)) }),
  /** `seen`: this device has it already and only asks what has become of it. */
  query: z.strictObject({ seen: z.optional(z.literal('1')) }),
  status: 200,
  answer: sharedTripSchema,
  problems: ['INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED'],
});
