import * as z from 'zod/mini';
import { thinList } from '#domain/open-list.ts';
import { openSources } from '#domain/place/open-source.ts';
import { MAX_DESTINATION_LENGTH } from '#domain/trip/longest.ts';

import { endpoint } from './endpoint.ts';

const count = z.int().check(z.minimum(0));

/** What to expect of a plan for a place, before it is asked for. */
export const prepareDestinationEndpoint = endpoint({
  method: 'POST',
  path: '/api/destinations/prepare',
  summary:
    'What is known of a destination as typed: of our own catalogue, or of a town from open data, which is gathered now where it never was',
  access: 'public',
  body: z.strictObject({ destination: z.string().check(z.minLength(1), z.maxLength(MAX_DESTINATION_LENGTH)) }),
  status: 200,
  answer: z.object({
    id: z.string(),
    /** Empty: our own catalogue. */
    sources: thinList(z.array(z.enum(openSources))),
    sights: count,
    tables: count,
    /** Of how many of both the opening hours are known. */
    hoursKnown: count,
  }),
  problems: ['INVALID_INPUT', 'DESTINATION_UNKNOWN', 'DESTINATION_AMBIGUOUS', 'RATE_LIMITED', 'UNAVAILABLE'],
});
