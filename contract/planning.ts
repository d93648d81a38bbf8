import * as z from 'zod/mini';
import type { TripRequest } from '#domain/trip/trip-request.ts';
import { tripRequestSchema } from '#domain/trip/trip-request.ts';
import { endpoint } from './endpoint.ts';
import { wirePlannedTripSchema } from './wire-trip.ts';

const { travellers, ...sameOnTheWire } = tripRequestSchema.shape;

/** The plan form as it travels; the wire says `travelers`. */
export const wireTripRequestSchema = z.strictObject({ ...sameOnTheWire, travelers: travellers });
export type WireTripRequest = z.input<typeof wireTripRequestSchema>;

/** The request without its wishes: which of those are known, the server says. */
export function fromWireTripRequest(wire: z.output<typeof wireTripRequestSchema>): Omit<TripRequest, 'wishes'> {
  const { travelers: travellers, wishes: _read, bookings, ...rest } = wire;
  return { ...rest, travellers, ...(bookings && { bookings }) };
}

export function toWireTripRequest(request: TripRequest): WireTripRequest {
  const { travellers: travelers, wishes, bookings, fixed: _worked, packFor: _packed, ...rest } = request;
  return { ...rest, travelers, ...(wishes && { wishes: [...wishes] }), ...(bookings && { bookings: [...bookings] }) };
}

/**
 * With the same key the same work is never charged twice (D9); plans of visitors are counted by device (D36). Loose: other headers
 * are not read here.
 */
export const paidWorkHeaders = z.looseObject({
  'idempotency-key': z.optional(z.uuid()),
  'x-device': z.optional(z.uuid()),
});

export const planTripEndpoint = endpoint({
  method: 'POST',
  path: '/api/trips/plan',
  summary: 'Plan a trip; texts follow Accept-Language (en, es); as text/event-stream it tells how it goes',
  access: 'optional',
  headers: paidWorkHeaders,
  body: wireTripRequestSchema,
  status: 200,
  answer: wirePlannedTripSchema,
  problems: [
    'INVALID_INPUT',
    'UNAUTHORIZED',
    'LOGIN_REQUIRED',
    'ANONYMOUS_LIMIT',
    'DESTINATION_UNKNOWN',
    'DESTINATION_AMBIGUOUS',
    'PLAN_IMPOSSIBLE',
    'INSUFFICIENT_TOKENS',
    'OPERATION_REUSED',
    'UNAVAILABLE',
    'RATE_LIMITED',
  ],
});

const planKey = z.strictObject({ key: z.uuid() });

/** Waits for a plan or replan that was asked for. It begins nothing and takes nothing: only the request itself does (D35). */
export const followPlanEndpoint = endpoint({
  method: 'GET',
  path: '/api/plans/:key',
  summary: 'Wait for a plan or replan by its idempotency key; begins none. As text/event-stream it tells how it goes',
  access: 'optional',
  params: planKey,
  status: 200,
  answer: wirePlannedTripSchema,
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'NOT_FOUND', 'PLAN_IMPOSSIBLE', 'UNAVAILABLE', 'RATE_LIMITED'],
});

/** Ends a plan or replan that is under way and gives its tokens back; one that is done stays done. */
export const cancelPlanEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/plans/:key',
  summary: 'Cancel a plan or replan that is under way, by its idempotency key',
  access: 'optional',
  params: planKey,
  status: 200,
  answer: z.object({ cancelled: z.boolean() }),
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'RATE_LIMITED'],
});
