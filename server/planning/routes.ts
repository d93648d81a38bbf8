import type { FastifyInstance } from 'fastify';
import { fromWireTripRequest, planTripEndpoint } from '#contract/planning.ts';
import { toWirePlannedTrip } from '#contract/wire-trip.ts';
import { Problem } from '#domain/problem.ts';
import { addDays } from '#domain/trip/dates.ts';
import { type TripRequest, tripRequestProblems } from '#domain/trip/trip-request.ts';
import { resolveDestination } from '#planner/resolve/resolve.ts';
import type { AppContext } from '../app-context.ts';
import { requestLanguage } from '../http/language.ts';
import { type Authenticate, route } from '../http/route.ts';
import { takeAnonymousPlan } from './anonymous-quota.ts';
import type { Engine } from './engines/engine.ts';

/** A traveller may still be on yesterday's side of the date line (D4). */
function assertDates(request: TripRequest, now: Date): void {
  const earliest = addDays(now.toISOString().slice(0, 10), -1);
  const fields = tripRequestProblems(request, earliest).map(({ field, rule }) => ({ field, rule, message: rule }));
  if (fields.length === 0) return;
  const details = fields.map(({ field, rule }) => `${field}: ${rule}`).join('; ');
  throw new Problem('INVALID_INPUT', 'The trip cannot be planned like this', { fields, details });
}

export function planningRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  context: AppContext,
  engine: Engine,
): void {
  const { catalogue } = context;
  route(app, authenticate, planTripEndpoint, async ({ body, caller, request: http }) => {
    const request = fromWireTripRequest(body);
    assertDates(request, context.now());
    const language = requestLanguage(http);
    const resolution = resolveDestination(request.destination, catalogue.destinations);
    if (resolution.kind === 'unknown') {
      const suggestions = resolution.nearest.map((destination) => destination.name[language]);
      throw new Problem('DESTINATION_UNKNOWN', 'We do not know this destination yet', {
        fields: [{ field: 'destination', rule: 'unknown', message: 'not in the catalogue' }],
        suggestions,
        details: `The nearest we know: ${suggestions.join(', ')}`,
      });
    }
    if (!caller) await takeAnonymousPlan(context, http.ip);
    const { destination } = resolution;
    const trip = await engine.plan({ request, destination, catalogueVersion: catalogue.version, language });
    return toWirePlannedTrip(trip);
  });
}
