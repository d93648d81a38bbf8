import * as z from 'zod/mini';
import { publicationTextsSchema, reportReasons } from '#domain/trip/publication.ts';
import { endpoint } from './endpoint.ts';

/** How a trip of one's own stands among the ideas: null when it was not published. */
const publicationSchema = z.object({
  id: z.uuid(),
  title: z.string(),
  intro: z.string(),
  publishedAt: z.string(),
  /** Only its owner sees it until the operator has looked at it. */
  waiting: z._default(z.boolean(), false),
  /** Why the operator took it away; null while everybody can see it. */
  takenDownBecause: z.nullable(z.string()),
});
export type Publication = z.infer<typeof publicationSchema>;

const ofTrip = z.object({ id: z.uuid() });
const stateSchema = z.object({ publication: z.nullable(publicationSchema) });

export const getPublicationEndpoint = endpoint({
  method: 'GET',
  path: '/api/trips/:id/publication',
  summary: 'Whether and how an own trip is published',
  access: 'user',
  params: ofTrip,
  status: 200,
  answer: stateSchema,
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'NOT_FOUND'],
});

export const publishTripEndpoint = endpoint({
  method: 'PUT',
  path: '/api/trips/:id/publication',
  summary: 'Publish an own trip among the ideas, as it is now: no name, no notes, only month and length; again: anew',
  access: 'user',
  params: ofTrip,
  body: publicationTextsSchema,
  status: 200,
  answer: stateSchema,
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'EMAIL_UNVERIFIED', 'NOT_FOUND', 'CONFLICT'],
});

export const unpublishTripEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/trips/:id/publication',
  summary: 'Take an own trip back from the ideas; taking it back again changes nothing',
  access: 'user',
  params: ofTrip,
  status: 200,
  answer: stateSchema,
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'NOT_FOUND'],
});

export const reportPublicationEndpoint = endpoint({
  method: 'POST',
  path: '/api/trips/inspiration/:id/reports',
  summary: 'Tell the operator of a published trip that should not be there',
  access: 'public',
  params: z.object({ id: z.uuid() }),
  body: z.strictObject({ because: z.enum(reportReasons) }),
  status: 201,
  answer: z.object({ reported: z.literal(true) }),
  problems: ['INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED'],
});
