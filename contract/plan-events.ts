import * as z from 'zod/mini';
import { openList } from '#domain/open-list.ts';
import { stages } from '#domain/trip/progress.ts';
import { refusalSchema } from './refusal.ts';
import { wireDaySchema } from './wire-itinerary.ts';
import { wirePlannedTripSchema } from './wire-trip.ts';

/**
 * What a plan or replan tells when it is asked for as `text/event-stream`: one JSON object per event. A stream ends with
 * `plan` or `refused`; one that ends with neither was cut, and the same request with the same idempotency key goes on.
 */
export const planEventSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('stage'), stage: openList(stages) }),
  z.object({ type: z.literal('day'), day: wireDaySchema }),
  z.object({ type: z.literal('plan'), plan: wirePlannedTripSchema }),
  z.object({ type: z.literal('refused'), refusal: refusalSchema }),
]);
export type PlanEvent = z.infer<typeof planEventSchema>;

const types: readonly unknown[] = ['stage', 'day', 'plan', 'refused'] satisfies PlanEvent['type'][];

/** Whether an event is of a kind that this version knows; a later server may tell more, and nothing hangs on it. */
export const isKnownEvent = (event: unknown): boolean =>
  typeof event === 'object' && event !== null && 'type' in event && types.includes(event.type);

export const EVENT_STREAM = 'text/event-stream';
