import type { FastifyInstance, FastifyReply } from 'fastify';
import { sheetEndpoint, understandEndpoint } from '#contract/understanding.ts';
import { Problem } from '#domain/problem.ts';
import { brokenDateRule, type TripDates } from '#domain/trip/dates.ts';
import { joinedSheet } from '#domain/wishes/joined-sheet.ts';
import { noNames, understood } from '#domain/wishes/understood.ts';
import { resolveJourney } from '#planner/resolve/journey.ts';
import { resolveDestination } from '#planner/resolve/resolve.ts';
import { type ReadWishes, readWishes } from '#reading/read.ts';
import type { AppContext, TownContext } from '../app-context.ts';
import { type Authenticate, route } from '../http/route.ts';
import { mergeReadings } from './merge-readings.ts';
import type { ModelReader } from './model-reader.ts';
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

/** Reads by the configured language model, where the operator turned that on; what speaks to providers is loaded only there. */
async function readerOf(context: AppContext): Promise<ModelReader | null> {
  const { model } = context.config;
  if (!model?.reads) return null;
  const { ModelReader: Reader } = await import('./model-reader.ts');
  return new Reader({ context, model, reads: model.reads });
}

/** Aborted when the one who asked has gone: what is no longer waited for need not be paid for. */
function whileWaiting(reply: FastifyReply): AbortSignal {
  const gone = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableEnded) gone.abort(new Error('not waited for'));
  });
  return gone.signal;
}

/** What a traveller's words say, for clients that show it before they ask for a plan. Nothing of a text is stored or logged. */
export async function understandingRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  context: TownContext,
): Promise<void> {
  const { catalogue } = context;
  const { destinations, version } = catalogue;
  const sheets = new Sheets(destinations, context.towns);
  const modelReader = await readerOf(context);

  /** Of a journey that is named by its places or its region; null where it is none. */
  const sheetOfJourney = async (text: string) => {
    const { journeys, gazetteer } = catalogue;
    const journey = resolveJourney(text, destinations, { regions: journeys.regions, gazetteer });
    const found = await Promise.all((journey?.bases ?? []).map((base) => sheets.find(base.destination.id)));
    const known = found.filter((own) => own !== null);
    return known.length > 0 ? joinedSheet(known) : null;
  };

  route(app, authenticate, sheetEndpoint, async ({ params }) => {
    const sheet = await sheets.find(params.destination);
    if (!sheet) throw new Problem('NOT_FOUND', 'There is no such destination');
    return { version, sheet };
  });

  route(app, authenticate, understandEndpoint, {
    perMinute: PER_MINUTE,
    handle: async ({ body: { destination, dates, preferences: text }, caller, request, reply }) => {
      assertDates(dates);
      const resolution = resolveDestination(destination, destinations, catalogue.gazetteer);
      const destinationId = resolution.kind === 'found' ? resolution.destination.id : null;
      const sheet = destinationId === null ? await sheetOfJourney(destination) : await sheets.find(destinationId);
      const grammar = readWishes(text, sheet ?? noNames, dates);
      const told = (read: ReadWishes, by: 'grammar' | 'model') => {
        const { wishes, unknown } = understood(read, sheet);
        return { destinationId, wishes: [...wishes], unknown: [...unknown], read: by };
      };
      if (!modelReader || !caller) return told(grammar, 'grammar');
      const asked = { text, sheet, dates, userId: caller.userId, signal: whileWaiting(reply) };
      const model = await modelReader.read(asked);
      if (model.kind === 'read') return told(mergeReadings(text, grammar, model.reading), 'model');
      request.log.info({ reason: model.reason }, 'the grammar reads alone');
      return told(grammar, 'grammar');
    },
  });
}
