import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

export const legalNames = ['terms', 'privacy'] as const;
export type LegalName = (typeof legalNames)[number];

/** The documents as they are now: a page that is older than they are carries older ones. */
export const getLegalEndpoint = endpoint({
  method: 'GET',
  path: '/api/legal/:name',
  summary: 'Terms or privacy policy in force, as Markdown in the language of Accept-Language',
  access: 'public',
  params: z.object({ name: z.enum(legalNames) }),
  status: 200,
  answer: z.object({ version: z.string(), text: z.string() }),
  problems: ['INVALID_INPUT', 'RATE_LIMITED'],
});
