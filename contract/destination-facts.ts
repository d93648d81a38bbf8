import * as z from 'zod/mini';
import { destinationSchema } from '#domain/place/destination.ts';
import { endpoint } from './endpoint.ts';

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
