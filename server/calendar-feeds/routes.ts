import type { FastifyInstance } from 'fastify';
import {
  endCalendarFeedEndpoint,
  getCalendarFeedEndpoint,
  makeCalendarFeedEndpoint,
  readCalendarEndpoint,
} from '#contract/calendar-feeds.ts';
import type { AppContext } from '../app-context.ts';
import { clientAddress } from '../http/client-address.ts';
import { foundOrMissed } from '../http/misses.ts';
import { type Authenticate, route, StoredFile } from '../http/route.ts';
import { endFeed, makeFeed, ownFeed, readFeed } from './feeds.ts';

const CALENDAR = 'text/calendar; charset=utf-8';

export function calendarFeedRoutes(app: FastifyInstance, authenticate: Authenticate, context: AppContext): void {
  const { db, now } = context;
  route(app, authenticate, getCalendarFeedEndpoint, ({ caller, params }) => ownFeed(db, caller.userId, params.id));
  route(app, authenticate, makeCalendarFeedEndpoint, ({ caller, params }) =>
    makeFeed(context, caller.userId, params.id),
  );
  route(app, authenticate, endCalendarFeedEndpoint, async ({ caller, params }) => {
    await endFeed(db, caller.userId, params.id);
    return { ended: true as const };
  });
  route(app, authenticate, readCalendarEndpoint, async ({ params, request }) => {
    const looking = { kind: 'calendar', address: clientAddress(request), token: params.file };
    return new StoredFile(CALENDAR, await foundOrMissed(context, looking, () => readFeed(db, params.file, now())));
  });
}
