import type { FastifyInstance } from 'fastify';
import { prepareDestinationEndpoint } from '#contract/towns.ts';
import { countsOf } from '#open-data/build.ts';
import type { TownContext } from '../app-context.ts';
import { requestLanguage } from '../http/language.ts';
import { type Authenticate, route } from '../http/route.ts';
import { findDestination } from './find-destination.ts';

/** A town that was never asked for costs its source a question. */
const PER_MINUTE = 20;

export function townRoutes(app: FastifyInstance, authenticate: Authenticate, context: TownContext): void {
  route(app, authenticate, prepareDestinationEndpoint, {
    perMinute: PER_MINUTE,
    handle: async ({ body, request }) => {
      const found = await findDestination(body.destination, context, requestLanguage(request));
      return { id: found.id, sources: [...(found.sources ?? [])], ...countsOf(found.places) };
    },
  });
}
