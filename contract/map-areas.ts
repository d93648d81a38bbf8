import * as z from 'zod/mini';
import { endpoint } from './endpoint.ts';

/** The operator's archive on this server, answered in ranges. */
export const BASEMAP_PATH = '/map/basemap.pmtiles';

const longitude = z.number().check(z.minimum(-180), z.maximum(180));
/** As far as web Mercator goes. */
const latitude = z.number().check(z.minimum(-85), z.maximum(85));

/** In degrees; never across the date line. */
export const boxSchema = z
  .strictObject({ west: longitude, south: latitude, east: longitude, north: latitude })
  .check(
    z.refine(({ west, south, east, north }) => west < east && south < north, { error: 'west of east, south of north' }),
  );
export type Box = z.infer<typeof boxSchema>;

/** A part of the operator's map as one PMTiles file, answered in ranges; another content has another path. */
export const mapAreaSchema = z.object({
  file: z.string().check(z.regex(/^\/map\/areas\/[0-9a-f]{32}\.pmtiles$/)),
  bytes: z.int().check(z.positive()),
  /** The closest zoom in it. */
  zoom: z.int(),
});
export type MapArea = z.infer<typeof mapAreaSchema>;

export const makeMapAreaEndpoint = endpoint({
  method: 'POST',
  path: '/api/map/areas',
  summary: 'Cuts a box out of the map of this installation for a device to keep; 404 where there is no map to cut from',
  access: 'user',
  body: z.strictObject({ box: boxSchema }),
  status: 200,
  answer: mapAreaSchema,
  problems: ['INVALID_INPUT', 'NOT_FOUND', 'UNAVAILABLE'],
});
