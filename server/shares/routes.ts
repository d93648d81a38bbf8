import type { FastifyInstance } from 'fastify';
import { getSharedTripEndpoint, listSharesEndpoint, revokeShareEndpoint, shareTripEndpoint } from '#contract/shares.ts';
import { toWireTrip } from '#contract/wire-trip.ts';
import type { AppContext } from '../app-context.ts';
import { type Authenticate, route, StoredJson } from '../http/route.ts';
import { openShared } from './misses.ts';
import { countOpened, listOwnShares, revokeShare, shareTrip } from './shares.ts';

export function shareRoutes(app: FastifyInstance, authenticate: Authenticate, context: AppContext): void {
  const { db, now } = context;
  route(app, authenticate, shareTripEndpoint, async ({ caller: { userId }, params, headers, body }) => {
    const operation = { userId, opId: headers['idempotency-key'], tripId: params.id };
    return new StoredJson(await shareTrip(db, operation, body, now()));
  });
  route(app, authenticate, revokeShareEndpoint, async ({ caller: { userId }, params, headers }) => {
    const operation = { userId, opId: headers['idempotency-key'] };
    return new StoredJson(await revokeShare(db, operation, params.id, now()));
  });
  route(app, authenticate, listSharesEndpoint, ({ caller }) => listOwnShares(db, caller.userId, now()));
  route(app, authenticate, getSharedTripEndpoint, async ({ params: { token }, query: { seen }, request }) => {
    const { options, trip } = await openShared(context, token, request);
    if (seen === undefined) await countOpened(db, token);
    return { options, trip: toWireTrip(trip) };
  });
}
