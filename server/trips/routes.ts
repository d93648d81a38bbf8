import type { FastifyInstance } from 'fastify';
import { getTripEndpoint, listTripsEndpoint, saveTripEndpoint } from '#contract/trips.ts';
import type { AppContext } from '../app-context.ts';
import { type Authenticate, route, StoredJson } from '../http/route.ts';
import { getTripDocument, listTripCards, saveTrip } from './trips.ts';

export function tripRoutes(app: FastifyInstance, authenticate: Authenticate, { db, now }: AppContext): void {
  route(app, authenticate, saveTripEndpoint, ({ caller, body }) => saveTrip(db, caller.userId, body, now()));
  route(
    app,
    authenticate,
    listTripsEndpoint,
    async ({ caller }) => new StoredJson(await listTripCards(db, caller.userId)),
  );
  route(
    app,
    authenticate,
    getTripEndpoint,
    async ({ caller, params }) => new StoredJson(await getTripDocument(db, caller.userId, params.id)),
  );
}
