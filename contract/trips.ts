import * as z from 'zod/mini';
import { heldBudgetSchema } from '#domain/trip/budget.ts';
import { heldCategorySchema } from '#domain/trip/category.ts';
import { changeSchema } from '#domain/trip/patch.ts';
import { travellersSchema } from '#domain/trip/travellers.ts';
import type { TripCard } from '#domain/trip/trip.ts';
import { endpoint } from './endpoint.ts';
import { wireTripSchema } from './wire-trip.ts';

/** What the list of trips says of each: enough to show it, and `version` to know whether the stored copy is current. */
export const wireTripCardSchema = z.object({
  id: z.uuid(),
  destination: z.string(),
  destinationId: z.nullable(z.string()),
  dateStart: z.string(),
  dateEnd: z.string(),
  travelers: travellersSchema,
  categories: z.array(heldCategorySchema),
  budget: z.nullable(heldBudgetSchema),
  summary: z.string(),
  totalBudget: z.number(),
  version: z.int(),
  /** Of a journey over several places, all of them; absent: `destinationId` alone. */
  destinationIds: z.optional(z.array(z.string())),
});
export type WireTripCard = z.infer<typeof wireTripCardSchema>;

export function fromWireTripCard(wire: WireTripCard): TripCard {
  const { dateStart, dateEnd, travelers, totalBudget, ...same } = wire;
  return {
    ...same,
    dates: { start: dateStart, end: dateEnd },
    travellers: travelers,
    totalBudget: Math.round(totalBudget * 100),
  };
}

export function toWireTripCard(card: TripCard): WireTripCard {
  const { dates, travellers, totalBudget, destinationIds, ...same } = card;
  return {
    ...same,
    ...(destinationIds && { destinationIds: [...destinationIds] }),
    dateStart: dates.start,
    dateEnd: dates.end,
    travelers: travellers,
    totalBudget: totalBudget / 100,
  };
}

const tripParams = z.object({ id: z.uuid() });
/** Loose: what is not named here must still reach the server. */
const operationKey = z.looseObject({ 'idempotency-key': z.uuid() });

export const saveTripEndpoint = endpoint({
  method: 'POST',
  path: '/api/trips',
  summary:
    'Save a trip under the id the client made; sending it again changes nothing. Answers the saved trip, and to our page (x-api) its card',
  access: 'user',
  sending: true,
  headers: z.looseObject({ 'idempotency-key': z.optional(z.uuid()) }),
  body: wireTripSchema,
  status: 201,
  answer: wireTripCardSchema,
  forPrograms: wireTripSchema,
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'CONFLICT', 'OPERATION_REUSED', 'TOO_LARGE'],
});

export const listTripsEndpoint = endpoint({
  method: 'GET',
  path: '/api/trips',
  summary: "The user's trips, by start date; to our page (x-api) as cards",
  access: 'user',
  status: 200,
  answer: z.array(wireTripCardSchema),
  forPrograms: z.array(wireTripSchema),
  problems: ['UNAUTHORIZED'],
});

export const getTripEndpoint = endpoint({
  method: 'GET',
  path: '/api/trips/:id',
  summary: "One of the user's trips, whole",
  access: 'user',
  params: tripParams,
  status: 200,
  answer: wireTripSchema,
  problems: ['UNAUTHORIZED', 'NOT_FOUND'],
});

/** So many trips are asked for at a time. */
export const MOST_FETCHED = 50;

export const fetchTripsEndpoint = endpoint({
  method: 'POST',
  path: '/api/trips/fetch',
  summary:
    "Several of the user's trips, whole, in the order they were asked for; `left` names those to ask for again, because the answer was full. What is in neither is no trip of theirs",
  access: 'user',
  body: z.strictObject({ ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(MOST_FETCHED)) }),
  status: 200,
  answer: z.object({ trips: z.array(wireTripSchema), left: z.array(z.uuid()) }),
  problems: ['INVALID_INPUT', 'UNAUTHORIZED'],
});

/** What a device changed since the version it knew. */
export const tripPatchSchema = z.strictObject({
  /** The device: its own earlier changes never collide with its later ones. */
  device: z.uuid(),
  baseVersion: z.int().check(z.minimum(0)),
  /** Over whatever others changed meanwhile: pages of an earlier release. Others name the version their owner has seen as the base. */
  overwrite: z._default(z.boolean(), false),
  changes: z.array(changeSchema).check(z.minLength(1), z.maxLength(200)),
});
export type TripPatch = z.input<typeof tripPatchSchema>;

/** A trip as it is stored, with its version. */
export const storedTripSchema = z.object({ version: z.int(), trip: wireTripSchema });
export type StoredWireTrip = z.infer<typeof storedTripSchema>;

export const patchTripEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/trips/:id',
  summary:
    'Change a saved trip; changes of other paths since baseVersion are kept, of the same paths refused with CONFLICT',
  access: 'user',
  sending: true,
  params: tripParams,
  headers: operationKey,
  body: tripPatchSchema,
  status: 200,
  answer: storedTripSchema,
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT', 'OPERATION_REUSED', 'TOO_LARGE'],
});

export const deleteTripEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/trips/:id',
  summary:
    'Delete a saved trip; refused with CONFLICT when another device changed it since baseVersion, if that is given',
  access: 'user',
  sending: true,
  params: tripParams,
  query: z.strictObject({
    device: z.optional(z.uuid()),
    baseVersion: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
  }),
  headers: operationKey,
  status: 200,
  answer: z.object({ deleted: z.literal(true) }),
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'CONFLICT', 'OPERATION_REUSED'],
});
