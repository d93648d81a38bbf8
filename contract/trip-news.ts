import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * What a device hears of the trips of its user while it listens: one that was saved or changed, in its version; or that there may be
 * changes which are not told one by one (a trip was deleted, the connection is new), so that the list has to be asked for.
 */
export const tripNewsSchema = z.discriminatedUnion('type', [
  z.object({ type: z.literal('trip'), id: z.uuid(), version: z.int() }),
  z.object({ type: z.literal('list') }),
]);
export type TripNews = z.infer<typeof tripNewsSchema>;

export const tripNewsEndpoint = endpoint({
  method: 'GET',
  path: '/api/trips/news',
  summary:
    "Server-sent events: changes of the user's trips as they happen. Begins with `list`; the server ends it from time to time, and the client asks again",
  access: 'user',
  status: 200,
  answer: tripNewsSchema,
  problems: ['UNAUTHORIZED'],
});
