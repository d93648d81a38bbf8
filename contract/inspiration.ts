import * as z from 'zod/mini';
import { openList } from '#domain/open-list.ts';
import { heldBudgetSchema } from '#domain/trip/budget.ts';
import { heldCategorySchema, MAX_CATEGORIES } from '#domain/trip/category.ts';
import { landscapes } from '#domain/trip/landscape.ts';
import { endpoint } from './endpoint.ts';
import { wirePlannedTripSchema } from './wire-trip.ts';

/** What the list of inspiration says of each trip, in the language of Accept-Language. */
export const inspirationCardSchema = z.object({
  /** A stable word, or the UUID of a published trip; not the id of the planned trip. */
  id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/)),
  /** Who planned it: the ones that ship with the product, or a traveller who published theirs. */
  by: openList(['periplo', 'traveller']),
  title: z.string(),
  intro: z.string(),
  destination: z.string(),
  destinationId: z.string(),
  days: z.int(),
  /** 1 = January ... 12 = December. */
  month: z.int().check(z.minimum(1), z.maximum(12)),
  categories: z.array(heldCategorySchema).check(z.maxLength(MAX_CATEGORIES)),
  budget: heldBudgetSchema,
  landscape: openList(landscapes),
  /** Euros, for one adult; what has no price is not in it. */
  totalPerPerson: z.number(),
  summary: z.string(),
});
export type InspirationCard = z.infer<typeof inspirationCardSchema>;

export const listInspirationEndpoint = endpoint({
  method: 'GET',
  path: '/api/trips/inspiration',
  summary: 'Trips to get ideas from; looking at them costs nothing. Texts follow Accept-Language',
  access: 'public',
  status: 200,
  answer: z.array(inspirationCardSchema),
  problems: ['RATE_LIMITED'],
});

export const getInspirationEndpoint = endpoint({
  method: 'GET',
  path: '/api/trips/inspiration/:id',
  summary: 'One of them: ours planned for the next time its season comes, those of travellers without dates',
  access: 'public',
  params: z.object({ id: inspirationCardSchema.shape.id }),
  status: 200,
  answer: wirePlannedTripSchema,
  problems: ['INVALID_INPUT', 'NOT_FOUND', 'PLAN_IMPOSSIBLE', 'UNAVAILABLE', 'RATE_LIMITED'],
});
