import * as z from 'zod/mini';
import { MAX_DESTINATION_LENGTH } from '#domain/trip/longest.ts';

import { endpoint } from './endpoint.ts';

/** A line of the type-ahead list, in the visitor's language. */
export const destinationSuggestionSchema = z.object({
  /** Catalogue id; null for a city the catalogue does not cover. */
  id: z.nullable(z.string()),
  name: z.string(),
  country: z.string(),
  /** For a city that is not covered: the destination within an outing of it. */
  near: z.nullable(z.object({ id: z.string(), name: z.string(), kilometres: z.int() })),
  /** For a city that is not covered: it can be planned from open data. */
  open: z.optional(z.boolean()),
  /** For a journey over several places: where one sleeps, in order, with what is usual in nights and what is left out last (1). */
  bases: z.optional(z.array(z.object({ id: z.string(), name: z.string(), nights: z.int(), rank: z.int() }))),
  /** The travellers said that they drive. */
  byCar: z.optional(z.boolean()),
});
export type DestinationSuggestion = z.infer<typeof destinationSuggestionSchema>;

export const suggestDestinationsEndpoint = endpoint({
  method: 'GET',
  path: '/api/destinations',
  summary: 'What a beginning of a destination may become: covered destinations first; names follow Accept-Language',
  access: 'public',
  query: z.strictObject({ q: z.string().check(z.maxLength(MAX_DESTINATION_LENGTH)) }),
  status: 200,
  answer: z.object({ destinations: z.array(destinationSuggestionSchema) }),
  problems: ['INVALID_INPUT', 'RATE_LIMITED'],
});
