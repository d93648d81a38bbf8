import { randomUUID } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { BodyOf, HeadersOf } from '#contract/endpoint.ts';
import { cancelPlanEndpoint, followPlanEndpoint, fromWireTripRequest, planTripEndpoint } from '#contract/planning.ts';
import { findExcluded, replanTripEndpoint } from '#contract/replanning.ts';
import { acceptWirePlannedTrip } from '#contract/wire-trip.ts';
import { type Language, languages } from '#domain/language.ts';
import { known } from '#domain/open-list.ts';
import { Problem } from '#domain/problem.ts';
import { destinationIdsOf } from '#domain/trip/base.ts';
import { replaceableIn } from '#domain/trip/booked-stops.ts';
import { collisionsOf, refuses } from '#domain/trip/collisions.ts';
import { addDays, dateInZone } from '#domain/trip/dates.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { type TripRequest, tripRequestProblems } from '#domain/trip/trip-request.ts';
import { withChildren } from '#domain/wishes/children-counted.ts';
import type { HeldWish } from '#domain/wishes/held.ts';
import { readable } from '#domain/wishes/wish.ts';
import { understand } from '#planner/intent/understood.ts';
import type { TownContext } from '../app-context.ts';
import { clientAddress } from '../http/client-address.ts';
import { EventStream, wantsEvents } from '../http/event-stream.ts';
import { requestLanguage } from '../http/language.ts';
import { refusalOf } from '../http/refuse-field.ts';
import { type Authenticate, type Caller, route, StoredJson } from '../http/route.ts';
import { destinationUnknown, findBasesOf } from '../towns/find-destination.ts';
import type { Engine } from './engines/engine.ts';
import { stopping } from './job-problems.ts';
import { PlanJobs } from './jobs.ts';
import { settled } from './journeys.ts';
import { keepJobs } from './keep-jobs.ts';
import type { LiveJob } from './live-job.ts';
import { planEvents } from './plan-events.ts';
import type { PlanningWork } from './work.ts';

/** A traveller may still be on yesterday's side of the date line (D4). */
function assertDates(request: TripRequest, now: Date): void {
  const earliest = addDays(now.toISOString().slice(0, 10), -1);
  const fields = tripRequestProblems(request, earliest).map(({ field, rule }) => ({ field, rule, message: rule }));
  if (fields.length === 0) return;
  const details = fields.map(({ field, rule }) => `${field}: ${rule}`).join('; ');
  throw new Problem('INVALID_INPUT', 'The trip cannot be planned like this', { fields, details });
}

/** Fixed things that no plan can hold together are refused by name, before anything is charged. */
function assertPossible({ bookings = [], dates }: TripRequest): void {
  const fields = collisionsOf(bookings, dates)
    .filter(refuses)
    .map(({ rule, index, other }) => ({
      field: `bookings.${index}`,
      rule,
      message: other === undefined ? rule : `${rule} bookings.${other}`,
    }));
  if (fields.length === 0) return;
  const details = fields.map(({ field, message }) => `${field}: ${message}`).join('; ');
  throw new Problem('INVALID_INPUT', 'Some fixed things cannot be held', { fields, details });
}

/** Reads the plan a client sends back; what does not fit together is Problem INVALID_INPUT. */
function readPlan(wire: BodyOf<typeof replanTripEndpoint>['currentPlan']): Trip {
  try {
    return acceptWirePlannedTrip(wire, randomUUID);
  } catch (error) {
    throw refusalOf(error, 'The plan cannot be read', ['currentPlan']);
  }
}

const isCovered = async (id: string, { catalogue, towns }: TownContext) =>
  catalogue.destinations.some((destination) => destination.id === id) || (await towns.find(id)) !== null;

function asker(caller: Caller | null, request: FastifyRequest, headers: HeadersOf<typeof planTripEndpoint>) {
  return {
    userId: caller?.userId ?? null,
    visitor: { address: clientAddress(request), device: headers['x-device'] ?? null },
    key: headers['idempotency-key'],
  };
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

/** What is booked stays: where nothing else was chosen there is nothing to plan. */
function assertReplaceable(excluded: ReadonlySet<string>): void {
  if (excluded.size > 0) return;
  const field = 'excludedActivities';
  const fields = [{ field, rule: 'onlyBooked', message: 'names only what is booked; change the booking first' }];
  throw new Problem('INVALID_INPUT', 'What is booked is not replaced', { fields, details: `${field}: onlyBooked` });
}

/** The outcome alone, or everything on the way to it, as the caller asked. */
async function answer(job: LiveJob, request: FastifyRequest): Promise<StoredJson | EventStream> {
  if (wantsEvents(request)) return new EventStream(planEvents(job, request.id));
  const outcome = await job.outcome;
  if (outcome.kind === 'left') throw stopping();
  if (outcome.kind === 'refused') throw outcome.problem;
  return new StoredJson(outcome.document);
}

/** What the traveller confirmed, of kinds that plans go by. Problem INVALID_INPUT where one is of none, with its number. */
function confirmedWishes(held: readonly HeldWish[] | undefined): Pick<TripRequest, 'wishes'> {
  if (!held) return {};
  const strange = held.findIndex((wish) => readable([wish]).length === 0);
  if (strange === -1) return { wishes: readable(held) };
  const field = `wishes.${strange}.item`;
  const fields = [{ field, rule: 'wishUnknown', message: 'No such wish' }];
  throw new Problem('INVALID_INPUT', 'A wish is of no kind that plans go by', {
    fields,
    details: `${field}: wishUnknown`,
  });
}

/** What is to be planned: one destination, or the bases of a journey, which can be travelled. Throws Problem. */
async function workOf(wanted: TripRequest, language: Language, context: TownContext): Promise<PlanningWork> {
  const { bases, byCar } = await findBasesOf(wanted, context, language);
  const [first] = bases;
  if (!first) throw destinationUnknown('', []);
  const { destination } = first;
  const items = understand(wanted, destination).wishes.map(({ item }) => item);
  const asked = { ...wanted, travellers: withChildren(wanted.travellers, items) };
  const request = { ...asked, byCar: asked.byCar ?? byCar };
  const work = { kind: 'plan', destinationId: destination.id, language } as const;
  const today = dateInZone(context.now(), destination.zone);
  if (bases.length === 1) return { ...work, request: asked, today };
  settled({ request, asked: bases, language }, context.catalogue);
  const ids = bases.map(({ destination: { id }, nights }) => ({ destinationId: id, nights }));
  return { ...work, request, today, bases: ids };
}

export function planningRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  context: TownContext,
  engine: Engine,
): void {
  const jobs = new PlanJobs(context, engine, (error, message) => app.log.error({ err: error }, message));
  keepJobs(app, jobs, context);
  route(app, authenticate, planTripEndpoint, async ({ body, caller, headers, request: http }) => {
    const request = { ...fromWireTripRequest(body), ...confirmedWishes(body.wishes) };
    assertDates(request, context.now());
    assertPossible(request);
    const language = requestLanguage(http);
    const work = await workOf(request, language, context);
    const job = await jobs.submit({ ...asker(caller, http, headers), request: body, work });
    return answer(job, http);
  });
  route(app, authenticate, replanTripEndpoint, async ({ body, caller, headers, request: http }) => {
    const trip = readPlan(body.currentPlan);
    const { ids, missing } = findExcluded(trip, body.excludedActivities);
    assertFound(missing);
    const excluded = replaceableIn(trip, ids);
    assertReplaceable(excluded);
    const destinationIds = destinationIdsOf(trip);
    const [destinationId] = destinationIds;
    const covered = await Promise.all(destinationIds.map((id) => isCovered(id, context)));
    if (destinationId === undefined || covered.includes(false)) throw destinationUnknown('', []);
    const language = known(languages, trip.provenance?.language) ?? requestLanguage(http);
    const work = { kind: 'replan', trip, excluded: [...excluded], destinationId, language } as const;
    const job = await jobs.submit({ ...asker(caller, http, headers), request: body, work });
    return answer(job, http);
  });
  route(app, authenticate, followPlanEndpoint, async ({ caller, params, request: http }) =>
    answer(await jobs.find(caller?.userId ?? null, params.key), http),
  );
  route(app, authenticate, cancelPlanEndpoint, async ({ caller, params }) => ({
    cancelled: await jobs.cancel(caller?.userId ?? null, params.key),
  }));
}
