import type { FastifyInstance } from 'fastify';
import { getInspirationEndpoint, listInspirationEndpoint } from '#contract/inspiration.ts';
import { toWirePlannedTrip } from '#contract/wire-trip.ts';
import type { AppContext } from '../app-context.ts';
import { requestLanguage } from '../http/language.ts';
import { type Authenticate, route } from '../http/route.ts';
import type { Engine } from '../planning/engines/engine.ts';
import { Inspiration } from './inspiration.ts';

export function inspirationRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  context: AppContext,
  engine: Engine,
): void {
  const inspiration = new Inspiration(context, engine);
  route(app, authenticate, listInspirationEndpoint, ({ request }) =>
    inspiration.cards(requestLanguage(request), (error, trip) =>
      request.log.error({ err: error, trip }, 'an inspiration trip cannot be planned'),
    ),
  );
  route(app, authenticate, getInspirationEndpoint, async ({ params, request }) =>
    toWirePlannedTrip(await inspiration.trip(params.id, requestLanguage(request))),
  );
}
