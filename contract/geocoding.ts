import * as z from 'zod/mini';
import { coordinatesSchema } from '#domain/place/coordinates.ts';
import { endpoint } from './endpoint.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));

export const findPlaceEndpoint = endpoint({
  method: 'POST',
  path: '/api/places/find',
  summary: 'Where a place at a destination is; null when nobody knows, 404 where nobody can be asked',
  access: 'user',
  body: z.strictObject({ location: name, destination: name }),
  status: 200,
  answer: z.object({ place: z.nullable(coordinatesSchema) }),
  problems: ['INVALID_INPUT', 'NOT_FOUND', 'UNAVAILABLE'],
});
