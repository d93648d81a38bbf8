import type { FastifyInstance } from 'fastify';
import { listCategoriesEndpoint } from '#contract/categories.ts';
import { categoryIds } from '#domain/trip/category.ts';
import { nameOfCategory } from '#planner/narrate/texts.ts';
import { requestLanguage } from '../http/language.ts';
import { type Authenticate, route } from '../http/route.ts';

const capitalise = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function categoryRoutes(app: FastifyInstance, authenticate: Authenticate): void {
  route(app, authenticate, listCategoriesEndpoint, async ({ request }) => {
    const language = requestLanguage(request);
    return categoryIds.map((id) => ({ id, name: capitalise(nameOfCategory(id, language)) }));
  });
}
