import type { FastifyInstance } from 'fastify';
import {
  deleteTripEndpoint,
  fetchTripsEndpoint,
  getTripEndpoint,
  listTripsEndpoint,
  patchTripEndpoint,
  saveTripEndpoint,
} from '#contract/trips.ts';
import type { AppContext } from '../app-context.ts';
import { type Authenticate, route, StoredJson } from '../http/route.ts';
import { deleteTrip, type ForgetPlans, patchTrip, type UnlistContents } from './patch-trip.ts';
import { mayRead, readableBy } from './policy.ts';
import { getTripDocument, getTripDocuments, listTripCards, saveTrip, saveTripOnce } from './trips.ts';

/** What hangs on trips in rooms that trips do not know. */
interface BesideTrips {
  readonly forgetPlans: ForgetPlans;
  readonly unlistContents: UnlistContents;
}

export function tripRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  { db, now }: AppContext,
  { forgetPlans, unlistContents }: BesideTrips,
): void {
  route(app, authenticate, saveTripEndpoint, async ({ caller: { userId }, headers, body }) => {
    const opId = headers['idempotency-key'];
    if (opId === undefined) return saveTrip(db, userId, body, now());
    return new StoredJson(await saveTripOnce(db, { userId, opId }, body, now()));
  });
  route(app, authenticate, patchTripEndpoint, async ({ caller: { userId }, params, headers, body }) => {
    const operation = { userId, tripId: params.id, opId: headers['idempotency-key'] };
    return new StoredJson(await patchTrip(db, operation, { patch: body, now: now(), unlistContents }));
  });
  route(app, authenticate, deleteTripEndpoint, async ({ caller: { userId }, params, query, headers }) => {
    const operation = { userId, tripId: params.id, opId: headers['idempotency-key'] };
    const { device, baseVersion } = query;
    const known =
      device === undefined || baseVersion === undefined ? null : { device, baseVersion: Number(baseVersion) };
    return new StoredJson(await deleteTrip({ db, now: now(), forgetPlans, unlistContents }, operation, known));
  });
  route(
    app,
    authenticate,
    listTripsEndpoint,
    async ({ caller }) => new StoredJson(await listTripCards(db, readableBy(caller.userId))),
  );
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
