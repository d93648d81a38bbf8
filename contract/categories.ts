import * as z from 'zod/mini';
import { heldCategorySchema } from '#domain/trip/category.ts';
import { endpoint } from './endpoint.ts';

export const listCategoriesEndpoint = endpoint({
  method: 'GET',
  path: '/api/categories',
  summary: 'Interest categories, named by Accept-Language; the icon is /categories/{id}.svg',
  access: 'public',
  status: 200,
  answer: z.array(z.object({ id: heldCategorySchema, name: z.string() })),
  problems: [],
});
