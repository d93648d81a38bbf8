import * as z from 'zod/mini';
import { budgetLevelSchema } from '#domain/trip/budget.ts';
import { categoryIdSchema } from '#domain/trip/category.ts';
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
  categories: z.array(categoryIdSchema),
  budget: z.nullable(budgetLevelSchema),
  summary: z.string(),
  totalBudget: z.number(),
  version: z.int(),
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
  const { dates, travellers, totalBudget, ...same } = card;
  return {
    ...same,
    dateStart: dates.start,
    dateEnd: dates.end,
    travelers: travellers,
    totalBudget: totalBudget / 100,
  };
}

export const saveTripEndpoint = endpoint({
  method: 'POST',
  path: '/api/trips',
  summary: 'Save a trip under the id the client made; sending it again changes nothing',
  access: 'user',
  body: wireTripSchema,
  status: 201,
  answer: wireTripCardSchema,
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'CONFLICT', 'TOO_LARGE'],
});

export const listTripsEndpoint = endpoint({
  method: 'GET',
  path: '/api/trips',
  summary: "The user's trips as cards, by start date",
  access: 'user',
  status: 200,
  answer: z.array(wireTripCardSchema),
  problems: ['UNAUTHORIZED'],
});

export const getTripEndpoint = endpoint({
  method: 'GET',
  path: '/api/trips/:id',
  summary: "One of the user's trips, whole",
  access: 'user',
  params: z.object({ id: z.uuid() }),
  status: 200,
  answer: wireTripSchema,
  problems: ['UNAUTHORIZED', 'NOT_FOUND'],
});
