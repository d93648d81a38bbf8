import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { getPhotoEndpoint } from '#contract/photos.ts';
import { Problem } from '#domain/problem.ts';
import type { AppContext } from '../app-context.ts';
import { type Authenticate, route } from '../http/route.ts';
import { Photos } from './photos.ts';
import { Unsplash } from './unsplash.ts';

/** Pictures of the home page that are no destination of their own. */
const others: Readonly<Record<string, string>> = { japan: 'Japan' };
const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const fileName = /^[a-z0-9-]+\.(jpg|png|webp)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

export function photoRoutes(app: FastifyInstance, authenticate: Authenticate, context: AppContext): void {
  const { config, catalogue, now } = context;
  const folder = path.join(config.dataDir, 'photos');
  const { photos: service } = config;
  const photos = service && new Photos(new Unsplash(service), folder, now);

  route(app, authenticate, getPhotoEndpoint, async ({ params: { key } }) => {
    const query = others[key] ?? catalogue.destinations.find(({ id }) => id === key)?.name.en;
    if (!query) throw new Problem('NOT_FOUND', 'There is no such destination');
    return { photo: photos ? await photos.get(key, query) : null };
  });

  app.get<{ Params: { file: string } }>('/photos/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params;
    const where = path.join(folder, file);
    if (!fileName.test(file) || !existsSync(where)) throw new Problem('NOT_FOUND', 'There is nothing here');
    return reply
      .header('cache-control', IMMUTABLE)
      .type(types[path.extname(file).slice(1)] ?? 'application/octet-stream')
      .send(createReadStream(where));
  });
}
