import { existsSync } from 'node:fs';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BASEMAP_PATH, makeMapAreaEndpoint } from '#contract/map-areas.ts';
import { Problem } from '#domain/problem.ts';
import type { AppContext } from '../app-context.ts';
import { sendFile } from '../http/byte-range.ts';
import { type Authenticate, route } from '../http/route.ts';
import { openArchive } from './archive.ts';
import { Areas } from './areas.ts';

const areaName = /^[0-9a-f]{32}\.pmtiles$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const CUTS_PER_MINUTE = 20;

/** The operator's map, and parts of it for devices to keep. */
export function basemapRoutes(app: FastifyInstance, authenticate: Authenticate, { config }: AppContext): void {
  const { tiles } = config.map;
  const archive = tiles && openArchive(tiles);
  const areas = archive && new Areas(archive, path.join(config.dataDir, 'map-areas'));
  app.addHook('onClose', () => archive?.close());

  const cutArea = async ({ body }: { body: { box: Parameters<Areas['get']>[0] } }) => {
    if (!areas) throw new Problem('NOT_FOUND', 'This installation has no map to cut from');
    return areas.get(body.box).catch((error: unknown) => {
      app.log.error({ err: error }, 'no part of the map');
      throw new Problem('UNAVAILABLE', 'The map cannot be read now');
    });
  };
  route(app, authenticate, makeMapAreaEndpoint, { perMinute: CUTS_PER_MINUTE, handle: cutArea });

  app.get(BASEMAP_PATH, { schema: { hide: true } }, async (request, reply) => {
    if (tiles?.kind !== 'file') throw new Problem('NOT_FOUND', 'There is nothing here');
    return sendFile(request, reply, tiles.file, 'no-cache');
  });

  app.get<{ Params: { file: string } }>('/map/areas/:file', { schema: { hide: true } }, async (request, reply) => {
    const { file } = request.params;
    const where = areas && areaName.test(file) ? path.join(areas.folder, file) : null;
    if (!where || !existsSync(where)) throw new Problem('NOT_FOUND', 'There is nothing here');
    return sendFile(request, reply, where, IMMUTABLE);
  });
}
