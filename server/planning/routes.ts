import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { BodyOf } from '#contract/endpoint.ts';
import { fromWireTripRequest, planTripEndpoint } from '#contract/planning.ts';
import { findExcluded, replanTripEndpoint } from '#contract/replanning.ts';
import { fromWirePlannedTrip, toWirePlannedTrip } from '#contract/wire-trip.ts';
import type { Language } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import { addDays, dateInZone } from '#domain/trip/dates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type TripRequest, tripRequestProblems } from '#domain/trip/trip-request.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import { resolveDestination } from '#planner/resolve/resolve.ts';
import type { AppContext } from '../app-context.ts';
import { fullNameOf } from '../catalogue/city-names.ts';
import { requestLanguage } from '../http/language.ts';
import { type Authenticate, route } from '../http/route.ts';
import { takeAnonymousPlan } from './anonymous-quota.ts';
import type { Engine } from './engines/engine.ts';
import { paidWork } from './paid-work.ts';

/** A traveller may still be on yesterday's side of the date line (D4). */
function assertDates(request: TripRequest, now: Date): void {
  const earliest = addDays(now.toISOString().slice(0, 10), -1);
  const fields = tripRequestProblems(request, earliest).map(({ field, rule }) => ({ field, rule, message: rule }));
  if (fields.length === 0) return;
  const details = fields.map(({ field, rule }) => `${field}: ${rule}`).join('; ');
  throw new Problem('INVALID_INPUT', 'The trip cannot be planned like this', { fields, details });
}

function destinationUnknown(details: string, suggestions: readonly string[]): Problem {
  return new Problem('DESTINATION_UNKNOWN', 'We do not know this destination yet', {
    fields: [{ field: 'destination', rule: 'unknown', message: 'not in the catalogue' }],
    suggestions,
    details,
  });
}

/** What the visitor typed as a destination of the catalogue; Problem DESTINATION_UNKNOWN or DESTINATION_AMBIGUOUS. */
function findDestination(text: string, { catalogue }: AppContext, language: Language): CompiledDestination {
  const resolution = resolveDestination(text, catalogue.destinations, catalogue.gazetteer);
  if (resolution.kind === 'found') return resolution.destination;
  const nearest = resolution.nearest.map(({ name }) => name[language]);
  const [first = ''] = nearest;
  if (resolution.kind === 'ambiguous') {
    const choices = resolution.cities.map((city) => fullNameOf(city, language));
    throw new Problem('DESTINATION_AMBIGUOUS', 'Several places are called so', {
      fields: [{ field: 'destination', rule: 'ambiguous', message: 'several places are called so' }],
      suggestions: choices,
      details: choices.join('; '),
    });
  }
  if (resolution.kind === 'near') throw destinationUnknown(`${first}: ${resolution.kilometres} km`, [first]);
  throw destinationUnknown(nearest.join(', '), nearest);
}

/** Reads the plan a client sends back; what does not fit together is Problem INVALID_INPUT. */
function readPlan(wire: BodyOf<typeof replanTripEndpoint>['currentPlan']): Trip {
  try {
    return fromWirePlannedTrip(wire, randomUUID);
  } catch (error) {
    const issue = error instanceof z.core.$ZodError ? error.issues[0] : undefined;
    if (!issue) throw error;
    const field = ['currentPlan', ...issue.path].join('.');
    throw new Problem('INVALID_INPUT', 'The plan cannot be read', {
      fields: [{ field, rule: issue.code, message: issue.message }],
      details: `${field}: ${issue.message}`,
    });
  }
}

function assertFound(missing: readonly number[]): void {
  if (missing.length === 0) return;
  const fields = missing.map((position) => ({
    field: `excludedActivities.${position}`,
    rule: 'notInPlan',
    message: 'names no activity of the plan',
  }));
  throw new Problem('INVALID_INPUT', 'The plan has no such activity', { fields, details: fields[0]?.field ?? '' });
}

export function planningRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  context: AppContext,
  engine: Engine,
): void {
  const { catalogue } = context;
  route(app, authenticate, planTripEndpoint, async ({ body, caller, headers, request: http }) => {
    const request = fromWireTripRequest(body);
    assertDates(request, context.now());
    const language = requestLanguage(http);
    const destination = findDestination(request.destination, context, language);
    if (!caller) await takeAnonymousPlan(context, http.ip);
    const today = dateInZone(context.now(), destination.zone);
    const plan = () => engine.plan({ request, destination, catalogueVersion: catalogue.version, language, today });
    if (!caller) return toWirePlannedTrip(await plan());
    const order = { userId: caller.userId, work: 'plan', key: headers['idempotency-key'], request: body } as const;
    return toWirePlannedTrip(await paidWork(context, order, http, plan));
  });
  route(app, authenticate, replanTripEndpoint, async ({ body, caller, headers, request: http }) => {
    const trip = readPlan(body.currentPlan);
    const { ids, missing } = findExcluded(trip, body.excludedActivities);
    assertFound(missing);
    const destination = catalogue.destinations.find(({ id }) => id === trip.destinationId);
    if (!destination) throw destinationUnknown('', []);
    const language = trip.provenance?.language ?? requestLanguage(http);
    const order = { userId: caller.userId, work: 'replan', key: headers['idempotency-key'], request: body } as const;
    const replan = () => engine.replan({ trip, excluded: ids, destination, language });
    return toWirePlannedTrip(await paidWork(context, order, http, replan));
  });
}
