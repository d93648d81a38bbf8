import { createReadStream, existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { getPhotoEndpoint } from '#contract/photos.ts';
import { Problem } from '#domain/problem.ts';
import type { AppContext } from '../app-context.ts';
import { type Authenticate, route } from '../http/route.ts';
import { type PhotoOf, photoFolder } from './photo-of.ts';

const types: Readonly<Record<string, string>> = { jpg: 'image/jpeg', png: 'image/png', webp: 'image/webp' };
const fileName = /^[a-z0-9-]+\.(jpg|png|webp)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';

export function photoRoutes(
  app: FastifyInstance,
  authenticate: Authenticate,
  context: AppContext,
  photoOf: PhotoOf,
): void {
  const folder = photoFolder(context);

  route(app, authenticate, getPhotoEndpoint, async ({ params: { key } }) => ({ photo: await photoOf(key) }));

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
