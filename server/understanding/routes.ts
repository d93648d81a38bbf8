import type { FastifyInstance } from 'fastify';
import { sheetEndpoint, understandEndpoint } from '#contract/understanding.ts';
import { Problem } from '#domain/problem.ts';
import { brokenDateRule, type TripDates } from '#domain/trip/dates.ts';
import { noNames, understood } from '#domain/wishes/understood.ts';
import { resolveDestination } from '#planner/resolve/resolve.ts';
import { readWishes } from '#reading/read.ts';
import type { AppContext } from '../app-context.ts';
import { type Authenticate, route } from '../http/route.ts';
import { Sheets } from './sheets.ts';

/** A traveller who types pauses less often. Ordinary reads may come ten times as often. */
const PER_MINUTE = 60;

/** Days are counted from these dates, and a text may be read for a trip that is over: only their order and length matter. */
function assertDates(dates: TripDates): void {
  const broken = brokenDateRule(dates, dates.start);
  if (!broken) return;
  const field = `dates.${broken.field}`;
  const fields = [{ field, rule: broken.rule, message: broken.rule }];
  throw new Problem('INVALID_INPUT', 'No trip has such dates', { fields, details: `${field}: ${broken.rule}` });
}

/** What a traveller's words say, for clients that show it before they ask for a plan. Nothing of a text is stored or logged. */
export function understandingRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  { catalogue: { destinations, gazetteer, version } }: AppContext,
): void {
  const sheets = new Sheets(destinations);

  route(app, authenticate, sheetEndpoint, async ({ params }) => {
    const sheet = sheets.find(params.destination);
    if (!sheet) throw new Problem('NOT_FOUND', 'There is no such destination');
    return { version, sheet };
  });

  route(app, authenticate, understandEndpoint, {
    perMinute: PER_MINUTE,
    handle: async ({ body: { destination, dates, preferences } }) => {
      assertDates(dates);
      const resolution = resolveDestination(destination, destinations, gazetteer);
      const destinationId = resolution.kind === 'found' ? resolution.destination.id : null;
      const sheet = destinationId === null ? null : sheets.find(destinationId);
      const { wishes, unknown } = understood(readWishes(preferences, sheet ?? noNames, dates), sheet);
      return { destinationId, wishes: [...wishes], unknown: [...unknown] };
    },
  });
}
