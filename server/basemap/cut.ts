import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import { Compression, type PMTiles, TileType, zxyToTileId } from 'pmtiles';
import type { Box } from '#contract/map-areas.ts';
import { writeArchive } from './write-archive.ts';

/** Streets with their names; what is closer is drawn larger from here. */
const CLOSEST = 14;
/** The longer side of what is cut at full detail; each doubling costs one zoom. */
const FULL_DETAIL_KM = 40;
const KM_PER_DEGREE = 111.32;
/** Boxes grow to tiles of this zoom (some seven kilometres), so that trips to one city share a file. */
const SNAP_ZOOM = 12;
const compressed = promisify(gzip);

interface Tile {
  readonly x: number;
  readonly y: number;
}

function tileAt(longitude: number, latitude: number, zoom: number): Tile {
  const count = 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const within = (part: number) => Math.max(0, Math.min(count - 1, Math.floor(part * count)));
  return { x: within(longitude / 360 + 0.5), y: within(0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI)) };
}

/** The north-western corner of a tile, in degrees. */
function cornerOf({ x, y }: Tile, zoom: number) {
  const count = 2 ** zoom;
  const latitude = (Math.atan(Math.sinh(Math.PI * (1 - (2 * y) / count))) * 180) / Math.PI;
  return { longitude: (x / count) * 360 - 180, latitude };
}

/** The same box or a little more: whole tiles. */
export function snapped({ west, south, east, north }: Box): Box {
  const first = cornerOf(tileAt(west, north, SNAP_ZOOM), SNAP_ZOOM);
  const after = tileAt(east, south, SNAP_ZOOM);
  const last = cornerOf({ x: after.x + 1, y: after.y + 1 }, SNAP_ZOOM);
  return { west: first.longitude, north: first.latitude, east: last.longitude, south: last.latitude };
}

/** The closest zoom a box of this size is cut at. */
export function closestZoomOf({ west, south, east, north }: Box): number {
  const middle = ((south + north) / 2) * (Math.PI / 180);
  const side = Math.max((north - south) * KM_PER_DEGREE, (east - west) * KM_PER_DEGREE * Math.cos(middle));
  return Math.max(0, CLOSEST - Math.max(0, Math.ceil(Math.log2(side / FULL_DETAIL_KM))));
}

/** Every tile of a box at a zoom. A hair inside of its edges: a box of whole tiles is those tiles. */
function tilesOf({ west, south, east, north }: Box, zoom: number): Tile[] {
  const hair = 1e-7;
  const first = tileAt(west + hair, north - hair, zoom);
  const last = tileAt(east - hair, south + hair, zoom);
  return Array.from({ length: last.y - first.y + 1 }, (_, row) =>
    Array.from({ length: last.x - first.x + 1 }, (__, column) => ({ x: first.x + column, y: first.y + row })),
  ).flat();
}

/** A part of an archive as an archive of its own, and its closest zoom. Throws when the archive cannot be read, or has nothing there. */
export async function cut(archive: PMTiles, box: Box): Promise<{ readonly bytes: Buffer; readonly zoom: number }> {
  const { minZoom, maxZoom, tileType } = await archive.getHeader();
  const isPicture = tileType !== TileType.Mvt;
  const zoom = Math.min(maxZoom, closestZoomOf(box));
  const tiles = new Map<number, Uint8Array>();
  for (let level = minZoom; level <= zoom; level++) {
    for (const { x, y } of tilesOf(box, level)) {
      const found = await archive.getZxy(level, x, y);
      if (!found) continue;
      const data = new Uint8Array(found.data);
      tiles.set(zxyToTileId(level, x, y), isPicture ? data : await compressed(data));
    }
  }
  if (tiles.size === 0) throw new Error('the archive has nothing there');
  const tileCompression = isPicture ? Compression.None : Compression.Gzip;
  const metadata = (await archive.getMetadata()) as object;
  return { bytes: writeArchive(tiles, metadata, { tileType, tileCompression, box }), zoom };
}
