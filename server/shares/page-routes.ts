import type {} from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Language } from '#domain/language.ts';
import { Problem } from '#domain/problem.ts';
import { SHARED_TRIP } from '#domain/trip/share-path.ts';
import type { AppContext } from '../app-context.ts';
import { requestLanguage } from '../http/language.ts';
import { readBuiltPage } from '../http/page.ts';
import { problemStatus } from '../http/problem-status.ts';
import type { PhotoOf } from '../photos/photo-of.ts';
import { CoverPictures } from './cover-pictures.ts';
import { keepCovers } from './keep-covers.ts';
import { openShared } from './misses.ts';
import { type Preview, previewOf, withPreview } from './preview.ts';
import { photoInTime } from './preview-photo.ts';
import type { Rasterise } from './rasterise.ts';
import type { Shared } from './shares.ts';

/** Per address. A chat asks for one picture a link. */
const picturesLimit = { max: 120, timeWindow: '1 minute', allowList: [] };

interface Params {
  readonly token: string;
}

function asProblem(error: unknown): Problem {
  if (error instanceof Problem) return error;
  throw error;
}

/** Neither caches nor search engines. */
function keptPrivate(reply: FastifyReply): void {
  void reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
}

/** A shared trip before any script has run, or where none does: the page with the trip in it, a head that tells of it, and its picture. */
export function sharedPageRoutes(
  app: FastifyInstance,
  context: AppContext,
  photoOf: PhotoOf,
  rasterise: Rasterise,
): void {
  const page = readBuiltPage();
  const pictures = new CoverPictures(context, rasterise);
  keepCovers(app, pictures);
  const { publicOrigin } = context.config;
  const address = (token: string) => `/trips/${SHARED_TRIP}${token}`;

  async function previewFor(token: string, { trip, options }: Shared, reader: Language): Promise<Preview> {
    const photo = await photoInTime(photoOf, trip);
    const picture = photo?.src ?? `${address(token)}/cover.png`;
    const addresses = { url: publicOrigin + address(token), picture: publicOrigin + picture };
    return previewOf(trip, { dated: options.dates === 'exact', reader, cover: photo === null }, addresses);
  }

  app.get<{ Params: Params }>(address(':token'), { schema: { hide: true } }, async (request, reply) => {
    keptPrivate(reply);
    const { token } = request.params;
    const found = await openShared(context, token, request).catch(asProblem);
    // Without a built page there is nothing to put a head on; Vite serves it in development.
    if (page === null) throw found instanceof Problem ? found : new Problem('NOT_FOUND', 'There is nothing here');
    void reply.type('text/html; charset=utf-8');
    if (!(found instanceof Problem)) return withPreview(page, await previewFor(token, found, requestLanguage(request)));
    if (found.more.retryAfterS !== undefined) void reply.header('retry-after', String(found.more.retryAfterS));
    void reply.status(problemStatus[found.code]);
    return withPreview(page, null);
  });

  const ofPicture = { schema: { hide: true }, config: { rateLimit: picturesLimit } };
  app.get<{ Params: Params }>(`${address(':token')}/cover.png`, ofPicture, async (request, reply) => {
    keptPrivate(reply);
    const { trip, ownerId } = await openShared(context, request.params.token, request);
    return reply.type('image/png').send(Buffer.from(await pictures.of(trip, ownerId)));
  });
}
