import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** A picture of a destination, served by ourselves, with the credit its licence asks for. */
export const photoSchema = z.object({
  /** Path on this server; changes when the picture does. */
  src: z.string().check(z.regex(/^\/photos\/[a-z0-9-]+\.(jpg|png|webp)$/)),
  credit: z.object({ name: z.string(), url: z.nullable(z.string()) }),
});
export type Photo = z.infer<typeof photoSchema>;

export const getPhotoEndpoint = endpoint({
  method: 'GET',
  path: '/api/photos/:key',
  summary: 'A picture of a destination of the catalogue; null when there is none, or no photo service',
  access: 'public',
  params: z.object({ key: z.string().check(z.regex(/^[a-z0-9-]{1,80}$/)) }),
  status: 200,
  answer: z.object({ photo: z.nullable(photoSchema) }),
  problems: ['INVALID_INPUT', 'NOT_FOUND', 'RATE_LIMITED'],
});
