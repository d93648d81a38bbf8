import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { getInspirationEndpoint, listInspirationEndpoint } from '#contract/inspiration.ts';
import { toWirePlannedTrip } from '#contract/wire-trip.ts';
import type { AppContext } from '../app-context.ts';
import { requestLanguage } from '../http/language.ts';
import { type Authenticate, route, StoredJson } from '../http/route.ts';
import type { Engine } from '../planning/engines/engine.ts';
import { publicCards, publicDocument } from '../publications/publications.ts';
import { Inspiration } from './inspiration.ts';

/** Ours are called by words, those of travellers by UUIDs. */
const isPublished = (id: string) => z.uuid().safeParse(id).success;

export function inspirationRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  context: AppContext,
  engine: Engine,
): void {
  const inspiration = new Inspiration(context, engine);
  route(app, authenticate, listInspirationEndpoint, async ({ request }) => {
    const language = requestLanguage(request);
    const ours = await inspiration.cards(language, (error, trip) =>
      request.log.error({ err: error, trip }, 'an inspiration trip cannot be planned'),
    );
    return [...ours, ...(await publicCards(context.db, language))];
  });
  route(app, authenticate, getInspirationEndpoint, async ({ params: { id }, request }) =>
    isPublished(id)
      ? new StoredJson(await publicDocument(context.db, id))
      : toWirePlannedTrip(await inspiration.trip(id, requestLanguage(request))),
  );
}
