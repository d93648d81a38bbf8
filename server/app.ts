import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import Fastify, { type FastifyInstance } from 'fastify';
import { serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod';
import * as z from 'zod/mini';
import { Problem } from '#domain/problem.ts';
import { keepAccounts } from './account/keep-accounts.ts';
import { accountRoutes } from './account/routes.ts';
import type { AppContext, TownContext } from './app-context.ts';
import { hashPassword } from './auth/passwords.ts';
import { authRoutes } from './auth/routes.ts';
import { makeAuthenticate } from './auth/sessions.ts';
import { basemapRoutes } from './basemap/routes.ts';
import { calendarFeedRoutes } from './calendar-feeds/routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { categoryRoutes } from './categories/routes.ts';
import { Documents } from './documents/documents.ts';
import { keepDocuments } from './documents/keep-documents.ts';
import { unlistContents } from './documents/kept.ts';
import { documentRoutes } from './documents/routes.ts';
import { geocodingRoutes } from './geocoding/routes.ts';
import { refuseOldPages } from './http/api-version.ts';
import { clientAddress, trusted } from './http/client-address.ts';
import { compressAnswers } from './http/compression.ts';
import { handedOverRoute } from './http/handed-over.ts';
import { healthRoutes } from './http/health.ts';
import { keepDatabase } from './http/keep-database.ts';
import { logPath } from './http/log-path.ts';
import { installOpenApi } from './http/openapi.ts';
import { isApi, isPage, markApiAnswers, servePage } from './http/page.ts';
import { installRefusals } from './http/refusals.ts';
import { installSecurityHeaders } from './http/security-headers.ts';
import { sharedLimits } from './http/shared-limits.ts';
import { installStopping } from './http/stopping.ts';
import { inspirationRoutes } from './inspiration/routes.ts';
import { legalRoutes } from './legal/routes.ts';
import { type Mailer, makeMailer } from './mail/mailer.ts';
import { paymentRoutes } from './payments/routes.ts';
import { makePhotoOf, type PhotoOf } from './photos/photo-of.ts';
import { photoRoutes } from './photos/routes.ts';
import type { Engines } from './planning/engines/choose-engine.ts';
import { embeddedEngine } from './planning/engines/embedded.ts';
import { forgetPlans } from './planning/kept.ts';
import { planningRoutes } from './planning/routes.ts';
import { productRoutes } from './products/routes.ts';
import { publicationRoutes } from './publications/routes.ts';
import { settingsRoutes } from './settings/routes.ts';
import { sharedPageRoutes } from './shares/page-routes.ts';
import { type Rasterise, rasteriseHere } from './shares/rasterise.ts';
import { shareRoutes } from './shares/routes.ts';
import { tokenRoutes } from './tokens/routes.ts';
import { Overpass } from './towns/overpass.ts';
import { townRoutes } from './towns/routes.ts';
import { Towns } from './towns/towns.ts';
import { tripRoutes } from './trips/routes.ts';
import { understandingRoutes } from './understanding/routes.ts';
import { userRoutes } from './users/routes.ts';

const BODY_LIMIT_BYTES = 200 * 1024;
const REQUESTS_PER_MINUTE = 600;
const PAGES_PER_MINUTE = 600;

/** Only what tells one request from another; never addresses, tokens, bodies or query texts (P6). */
const logSerializers = {
  req: (request: { method: string; url: string }) => ({ method: request.method, path: logPath(request.url) }),
  res: (reply: { statusCode?: number }) => ({ status: reply.statusCode }),
};

/** A path that cannot be decoded would be refused by the router itself, without our envelope and headers. */
function isDecodable(url: string): boolean {
  try {
    decodeURIComponent(url.split('?', 1)[0] ?? '');
    return true;
  } catch {
    return false;
  }
}

/** Pages are counted by themselves: a page that is asked for too often must not stop the API, nor the other way round. */
function limitPages(app: FastifyInstance): void {
  const check = app.createRateLimit({
    max: PAGES_PER_MINUTE,
    timeWindow: '1 minute',
    keyGenerator: (request) => `pages ${clientAddress(request)}`,
    allowList: (request) => !isPage(request),
  });
  app.addHook('onRequest', async (request) => {
    const limit = await check(request);
    if (limit.isAllowed || !limit.isExceeded) return;
    throw new Problem('RATE_LIMITED', 'Too many requests, try again later', { retryAfterS: limit.ttlInSeconds });
  });
}

/** In memory, or in the database where that can be shared by several servers. */
async function installRateLimit(app: FastifyInstance, context: AppContext): Promise<void> {
  await app.register(rateLimit, {
    ...(context.config.database.kind === 'postgres' && { store: sharedLimits(context) }),
    max: REQUESTS_PER_MINUTE,
    keyGenerator: clientAddress,
    timeWindow: '1 minute',
    allowList: (request) => !isApi(request),
  });
  limitPages(app);
}

/** What the routes of the API share besides the context. */
interface ApiParts {
  readonly engines: Engines;
  readonly mailer: Mailer;
  readonly photoOf: PhotoOf;
}

async function apiRoutes(
  api: FastifyInstance,
  context: TownContext,
  { engines, mailer, photoOf }: ApiParts,
): Promise<void> {
  await compressAnswers(api);
  const authenticate = makeAuthenticate(context);
  authRoutes(api, authenticate, { ...context, mailer });
  const documents = new Documents(context);
  accountRoutes(api, authenticate, { ...context, mailer, documents });
  userRoutes(api, authenticate, { ...context, hashPassword, mailer });
  planningRoutes(api, authenticate, context, engines.asked);
  tripRoutes(api, authenticate, context, { forgetPlans, unlistContents });
  documentRoutes(api, authenticate, context, documents);
  keepDocuments(api, context, documents);
  shareRoutes(api, authenticate, context);
  calendarFeedRoutes(api, authenticate, context);
  publicationRoutes(api, authenticate, context);
  inspirationRoutes(api, authenticate, context, engines.own);
  catalogueRoutes(api, authenticate, context);
  townRoutes(api, authenticate, context);
  await understandingRoutes(api, authenticate, context);
  categoryRoutes(api, authenticate);
  photoRoutes(api, authenticate, context, photoOf);
  geocodingRoutes(api, authenticate, context);
  basemapRoutes(api, authenticate, context);
  settingsRoutes(api, authenticate, context);
  legalRoutes(api, authenticate);
  tokenRoutes(api, authenticate, context);
  productRoutes(api, authenticate, context);
  await paymentRoutes(api, authenticate, { ...context, mailer });
}

/** The whole server, ready to `inject` or `listen`. */
export async function buildApp(
  context: AppContext,
  { asked = embeddedEngine, own = embeddedEngine }: Partial<Engines> = {},
  rasterise: Rasterise = rasteriseHere,
): Promise<FastifyInstance> {
  const { config, db } = context;
  z.config(z.locales.en());
  const app = Fastify({
    bodyLimit: BODY_LIMIT_BYTES,
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    forceCloseConnections: 'idle',
    // The schemas judge parameters; the router's own limit would answer without our envelope.
    routerOptions: { maxParamLength: 20_000 },
    trustProxy: trusted(config.trustProxy),
    rewriteUrl: ({ url = '/' }) => (isDecodable(url) ? url : url.replaceAll('%', '%25')),
    logger: config.logLevel === 'silent' ? false : { level: config.logLevel, serializers: logSerializers },
  });
  app.removeContentTypeParser('text/plain');
  app.setValidatorCompiler(validatorCompiler);
  app.setSerializerCompiler(serializerCompiler);
  installRefusals(app);
  installStopping(app);
  markApiAnswers(app);
  refuseOldPages(app);
  await installSecurityHeaders(app, config, isApi);
  if (config.rateLimit) await installRateLimit(app, context);
  await installOpenApi(app);
  const mailer = makeMailer(config, app.log);
  const photoOf = makePhotoOf(context);
  app.addHook('onClose', () => mailer.close());
  const source = config.places && new Overpass(config.places);
  const towns = new Towns(context, source, (error, message) => app.log.error({ err: error }, message));
  await app.register((api) => apiRoutes(api, { ...context, towns }, { engines: { asked, own }, mailer, photoOf }));
  healthRoutes(app, db);
  keepDatabase(app, context);
  keepAccounts(app, context);
  await app.register(async (pages) => {
    await compressAnswers(pages);
    sharedPageRoutes(pages, context, photoOf, rasterise);
  });
  handedOverRoute(app);
  await servePage(app);
  return app;
}
