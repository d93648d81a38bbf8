import * as z from 'zod/mini';
import { destinationSchema } from '#domain/place/destination.ts';
import { MAX_DESTINATION_LENGTH } from '#domain/trip/trip-request.ts';
import { endpoint } from './endpoint.ts';

/** A line of the type-ahead list, in the visitor's language. */
export const destinationSuggestionSchema = z.object({
  /** Catalogue id; null for a city the catalogue does not cover. */
  id: z.nullable(z.string()),
  name: z.string(),
  country: z.string(),
  /** For a city that is not covered: the destination within an outing of it. */
  near: z.nullable(z.object({ id: z.string(), name: z.string(), kilometres: z.int() })),
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

export const getDestinationEndpoint = endpoint({
  method: 'GET',
  path: '/api/destinations/:destination',
  summary: 'Everything the catalogue knows of a destination: devices keep it to check edited trips with no network',
  access: 'public',
  params: z.object({ destination: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)) }),
  status: 200,
  answer: z.object({
    /** Of the whole catalogue, as plans name it. */
    version: z.string(),
    facts: destinationSchema,
  }),
  problems: ['INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED'],
});
