import type { FastifyInstance } from 'fastify';
import {
  getPublicationEndpoint,
  publishTripEndpoint,
  reportPublicationEndpoint,
  unpublishTripEndpoint,
} from '#contract/publications.ts';
import type { AppContext } from '../app-context.ts';
import { requestLanguage } from '../http/language.ts';
import { type Authenticate, route } from '../http/route.ts';
import { getPublication, publishTrip, reportPublication, unpublishTrip } from './publications.ts';

const PUBLISHED_PER_MINUTE = 20;
const REPORTS_PER_MINUTE = 5;

export function publicationRoutes(app: FastifyInstance, authenticate: Authenticate, context: AppContext): void {
  const { db, now, config } = context;
  route(app, authenticate, getPublicationEndpoint, async ({ caller: { userId }, params: { id } }) => ({
    publication: await getPublication(db, userId, id),
  }));
  route(app, authenticate, publishTripEndpoint, {
    perMinute: PUBLISHED_PER_MINUTE,
    handle: async ({ caller: { userId }, params: { id }, body, request }) => {
      const language = requestLanguage(request);
      const whose = { userId, tripId: id, language, review: config.reviewPublications };
      return { publication: await publishTrip(db, whose, body, now()) };
    },
  });
  route(app, authenticate, unpublishTripEndpoint, async ({ caller: { userId }, params: { id } }) => {
    await unpublishTrip(db, userId, id);
    return { publication: await getPublication(db, userId, id) };
  });
  route(app, authenticate, reportPublicationEndpoint, {
    perMinute: REPORTS_PER_MINUTE,
    handle: async ({ params: { id }, body: { because } }) => {
      await reportPublication(db, id, because);
      return { reported: true as const };
    },
  });
}
