import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

const params = z.object({ id: z.uuid() });

export const getCalendarFeedEndpoint = endpoint({
  method: 'GET',
  path: '/api/calendar-feeds/:id',
  summary: 'Whether a trip has a calendar link, and when a calendar read it last; never the link itself',
  access: 'user',
  params,
  status: 200,
  answer: z.object({
    feed: z.nullable(z.object({ createdAt: z.string(), readAt: z.nullable(z.string()) })),
  }),
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'NOT_FOUND'],
});

export const makeCalendarFeedEndpoint = endpoint({
  method: 'POST',
  path: '/api/calendar-feeds/:id',
  summary: 'Make a new secret calendar link of a trip; the one it had ends',
  access: 'user',
  params,
  status: 201,
  answer: z.object({ url: z.url() }),
  problems: ['INVALID_INPUT', 'UNAUTHORIZED', 'NOT_FOUND'],
});

export const endCalendarFeedEndpoint = endpoint({
  method: 'DELETE',
  path: '/api/calendar-feeds/:id',
  summary: 'End the calendar link of a trip; ending it again changes nothing',
  access: 'user',
  params,
  status: 200,
  answer: z.object({ ended: z.literal(true) }),
  problems: ['INVALID_INPUT', 'UNAUTHORIZED'],
});

export const readCalendarEndpoint = endpoint({
  method: 'GET',
  path: '/api/calendar/:file',
  summary:
    'A trip as a calendar (text/calendar) by the secret of its link, "<secret>.ics"; whatever opens nothing answers alike',
  access: 'public',
  params: z.object({ file: z.string().check(z.maxLength(200)) }),
  status: 200,
  answer: z.string(),
  problems: ['NOT_FOUND', 'RATE_LIMITED'],
});
