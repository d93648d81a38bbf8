import * as z from 'zod/mini';
import { openList, openShape } from '#domain/open-list.ts';
import { isoDateSchema } from '#domain/trip/iso-date.ts';
import { MAX_DESTINATION_LENGTH, MAX_PREFERENCES_LENGTH } from '#domain/trip/longest.ts';

import { bindings } from '#domain/wishes/held.ts';
import { itemSchema } from '#domain/wishes/item.ts';
import { MAX_WISHES } from '#domain/wishes/longest.ts';
import { sheetSchema } from '#domain/wishes/sheet.ts';
import { endpoint } from './endpoint.ts';

/** Where in the preferences something stands: UTF-16 offsets, end excluded. */
const quoteSchema = z.strictObject({ from: z.int(), to: z.int() });

/** `sure`, or a `guess` that a person should look at. */
export const confidences = ['sure', 'guess'] as const;

const readers = ['grammar', 'model'] as const;

const prospectSchema = z.strictObject({
  kind: openList(['none', 'some', 'outside', 'currency']),
  count: z.optional(z.int()),
});

export const sheetEndpoint = endpoint({
  method: 'GET',
  path: '/api/destinations/:destination/names',
  summary:
    'The names of a destination and what there is: devices read wishes by it while one types, also with no network',
  access: 'public',
  params: z.object({ destination: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)) }),
  status: 200,
  answer: z.object({
    /** Of the whole catalogue, as plans name it. */
    version: z.string(),
    sheet: sheetSchema,
  }),
  problems: ['INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED'],
});

export const understandEndpoint = endpoint({
  method: 'POST',
  path: '/api/trips/understand',
  summary:
    'What a trip request says, as typed items with their quotes, before it is planned; costs nothing and stores nothing of the text. For signed-in callers a language model may read, too',
  access: 'optional',
  body: z.strictObject({
    destination: z.string().check(z.maxLength(MAX_DESTINATION_LENGTH)),
    dates: z.strictObject({ start: isoDateSchema, end: isoDateSchema }),
    preferences: z.string().check(z.maxLength(MAX_PREFERENCES_LENGTH)),
  }),
  status: 200,
  answer: z.object({
    /** Catalogue id; null where the catalogue does not cover the destination: then no place is recognised. */
    destinationId: z.nullable(z.string()),
    wishes: z
      .array(
        z.strictObject({
          item: openShape(itemSchema),
          quote: quoteSchema,
          binds: openList(bindings),
          confidence: openList(confidences),
          prospect: z.nullable(prospectSchema),
        }),
      )
      .check(z.maxLength(MAX_WISHES)),
    /** Words that no item accounts for. */
    unknown: z.array(quoteSchema),
    /** Who read: the grammar alone, or a language model beside it. */
    read: openList(readers),
  }),
  problems: ['INVALID_INPUT', 'RATE_LIMITED'],
});
