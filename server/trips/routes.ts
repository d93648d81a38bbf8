import type { FastifyInstance } from 'fastify';
import { tripNewsEndpoint } from '#contract/trip-news.ts';
import {
  deleteTripEndpoint,
  fetchTripsEndpoint,
  getTripEndpoint,
  listTripsEndpoint,
  patchTripEndpoint,
  saveTripEndpoint,
} from '#contract/trips.ts';
import type { AppContext } from '../app-context.ts';
import type { Db } from '../db/database.ts';
import { isProgram } from '../http/api-version.ts';
import { EventStream } from '../http/event-stream.ts';
import { type Authenticate, route, StoredJson, Unchanged } from '../http/route.ts';
import { StreamedJson } from '../http/stored-bytes.ts';
import { Listener, LiveNews } from './news.ts';
import { deleteTrip, type ForgetPlans, patchTrip, type UnlistContents } from './patch-trip.ts';
import { mayRead, readableBy } from './policy.ts';
import {
  getTripDocument,
  getTripDocuments,
  listTripCards,
  saveTrip,
  saveTripOnce,
  tagOfList,
  textOfSaved,
  wholeTrips,
} from './trips.ts';

/** What hangs on trips in rooms that trips do not know. */
interface BesideTrips {
  readonly forgetPlans: ForgetPlans;
  readonly unlistContents: UnlistContents;
}

/** Tells the devices that listen; the one that made a change too, which has it already. */
function newsRoutes(app: FastifyInstance, authenticate: Authenticate, context: Pick<AppContext, 'config' | 'db'>) {
  const news = new LiveNews(context);
  app.addHook('onReady', () => news.start());
  app.addHook('preClose', () => news.stop());
  route(app, authenticate, tripNewsEndpoint, async ({ caller, request, reply }) => {
    const mayStill = () =>
      authenticate(request).then(
        (now) => now !== null,
        () => false,
      );
    const listener = new Listener(mayStill);
    const forget = news.listen(caller.userId, listener);
    // Proxies that collect an answer before they pass it on would make news old.
    void reply.header('x-accel-buffering', 'no');
    return new EventStream(listener.events(), forget);
  });
  return news;
}

export function tripRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  { config, db, now }: AppContext,
  { forgetPlans, unlistContents }: BesideTrips,
): void {
  const news = newsRoutes(app, authenticate, { config, db });
  route(app, authenticate, saveTripEndpoint, async ({ caller: { userId }, headers, body, request }) => {
    const opId = headers['idempotency-key'];
    const card =
      opId === undefined
        ? await saveTrip(db, userId, body, now())
        : await saveTripOnce(db, { userId, opId }, body, now());
    await news.tell(userId, { type: 'trip', id: card.id, version: card.version });
    return isProgram(request) ? new StoredJson(textOfSaved(body, card.version)) : card;
  });
  route(app, authenticate, patchTripEndpoint, async ({ caller: { userId }, params, headers, body }) => {
    const operation = { userId, tripId: params.id, opId: headers['idempotency-key'] };
    const { version, text } = await patchTrip(db, operation, { patch: body, now: now(), unlistContents });
    await news.tell(userId, { type: 'trip', id: params.id, version });
    return new StoredJson(text);
  });
  route(app, authenticate, deleteTripEndpoint, async ({ caller: { userId }, params, query, headers }) => {
    const operation = { userId, tripId: params.id, opId: headers['idempotency-key'] };
    const { device, baseVersion } = query;
    const known =
      device === undefined || baseVersion === undefined ? null : { device, baseVersion: Number(baseVersion) };
    const answer = await deleteTrip({ db, now: now(), forgetPlans, unlistContents }, operation, known);
    await news.tell(userId, { type: 'list' });
    return new StoredJson(answer);
  });
  readingRoutes(app, authenticate, db);
}

function readingRoutes(app: FastifyInstance, authenticate: Authenticate, db: Db): void {
  route(app, authenticate, listTripsEndpoint, async ({ caller, request, reply }) => {
    const scope = readableBy(caller.userId);
    // Before the cards are read: a change in between is told by the next tag.
    const form = isProgram(request) ? 'whole' : 'cards';
    const tag = await tagOfList(db, scope, form);
    // Proxies that compress make a tag weak, and weak is how it is compared (RFC 9110, section 13.1.2).
    if (request.headers['if-none-match']?.replace(/^W\//, '') === tag) return new Unchanged(tag);
    void reply.header('etag', tag);
    if (form === 'whole') return new StreamedJson(wholeTrips(db, scope));
    return new StoredJson(await listTripCards(db, scope));
  });
  route(
    app,
    authenticate,
    fetchTripsEndpoint,
    async ({ caller, body }) => new StoredJson(await getTripDocuments(db, readableBy(caller.userId), body.ids)),
  );
  route(
    app,
    authenticate,
    getTripEndpoint,
    async ({ caller, params }) =>
      new StoredJson(await getTripDocument(db, await mayRead(db, caller.userId, params.id))),
  );
}
