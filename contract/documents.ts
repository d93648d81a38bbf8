import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/**
 * Contents of documents. A trip lists its documents with size and digest; with that a content has a place, and is sent in parts, each
 * beginning where the last one ended, whatever became of the connection. It is there when it is whole and has that digest.
 */

/** What has come counts in multiples of this: all parts but the last are as long as one. */
export const PART_UNIT = 64 * 1024;

const params = z.object({ id: z.uuid(), documentId: z.uuid() });

/** How many bytes have come, and whether that is all. */
const progressSchema = z.object({ received: z.int().check(z.minimum(0)), whole: z.boolean() });
export type DocumentProgress = z.infer<typeof progressSchema>;

export const getDocumentProgressEndpoint = endpoint({
  method: 'GET',
  path: '/api/trips/:id/documents/:documentId/progress',
  summary: 'How much of the content of a document has come',
  access: 'user',
  params,
  status: 200,
  answer: progressSchema,
  problems: ['UNAUTHORIZED', 'NOT_FOUND'],
});

export const sendDocumentPartEndpoint = endpoint({
  method: 'PATCH',
  path: '/api/trips/:id/documents/:documentId/content',
  summary:
    'Send the next part of the content of a document (application/octet-stream) from upload-offset on, at most what has been received; of a part that breaks off what came is kept',
  access: 'user',
  params,
  /** Without one it is the first part. */
  headers: z.looseObject({ 'upload-offset': z.optional(z.string().check(z.regex(/^\d{1,9}$/))) }),
  status: 200,
  answer: progressSchema,
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'NOT_FOUND', 'CONFLICT', 'TOO_LARGE'],
});

export const getDocumentContentEndpoint = endpoint({
  method: 'GET',
  path: '/api/trips/:id/documents/:documentId/content',
  summary: 'The content of a document of an own trip, all of it or the range that is asked for',
  access: 'user',
  params,
  status: 200,
  answer: z.string(),
  problems: ['UNAUTHORIZED', 'NOT_FOUND'],
});
