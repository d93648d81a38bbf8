import { gzipSync } from 'node:zlib';
import { Compression, TileType, zxyToTileId } from 'pmtiles';
import type { Box } from '#contract/map-areas.ts';
import { writeArchive } from '#server/basemap/write-archive.ts';

/** The made-up map is a chess board of land and water: squares are tiles of this zoom. */
export const BOARD_ZOOM = 15;
const EXTENT = 4096;
/** Squares of a tile further out are too many to draw. */
const FURTHEST = 10;

function varint(value: number): number[] {
  return value < 0x80 ? [value] : [(value % 0x80) + 0x80, ...varint(Math.floor(value / 0x80))];
}

const zigzag = (value: number) => (value < 0 ? -2 * value - 1 : 2 * value);
const field = (number: number, bytes: readonly number[]) => [
  ...varint(number * 8 + 2),
  ...varint(bytes.length),
  ...bytes,
];
const whole = (number: number, value: number) => [...varint(number * 8), ...varint(value)];

/** A square as a feature of a vector tile (specification 2.1): a ring from its corner, each step from the last. */
function square(x: number, y: number, side: number): number[] {
  const [moveTo, lineTo, close] = [9, 26, 15];
  const steps = [side, 0, 0, side, -side, 0].map(zigzag);
  const geometry = [moveTo, zigzag(x), zigzag(y), lineTo, ...steps, close].flatMap(varint);
  return field(2, [...whole(3, 3), ...field(4, geometry)]);
}

/** Whether a square of the board is water. */
export const isWater = (x: number, y: number): boolean => (x + y) % 2 === 0;

/** A vector tile of the board with one layer, `water`; null where there is none. */
export function boardTile(zoom: number, x: number, y: number): Buffer | null {
  const across = zoom >= BOARD_ZOOM ? 1 : 2 ** (BOARD_ZOOM - zoom);
  const shift = Math.max(0, zoom - BOARD_ZOOM);
  const side = EXTENT / across;
  const squares = Array.from({ length: across ** 2 }, (_, i) => ({ column: i % across, row: Math.floor(i / across) }));
  const wet = squares.filter(({ column, row }) =>
    isWater(Math.floor(x / 2 ** shift) * across + column, Math.floor(y / 2 ** shift) * across + row),
  );
  const name = [...Buffer.from('water')];
  const features = wet.flatMap(({ column, row }) => square(column * side, row * side, side));
  return Buffer.from(field(3, [...whole(15, 2), ...field(1, name), ...features, ...whole(5, EXTENT)]));
}

const tileAt = ({ longitude, latitude }: { longitude: number; latitude: number }, zoom: number) => ({
  x: Math.floor((longitude / 360 + 0.5) * 2 ** zoom),
  y: Math.floor((0.5 - Math.log(Math.tan(Math.PI / 4 + (latitude * Math.PI) / 360)) / (2 * Math.PI)) * 2 ** zoom),
});

/** Of archives made for streets. */
const CLOSEST = 14;

/** The board around a box as a PMTiles archive, as an operator would have one. */
export function boardArchive(box: Box, metadata: { readonly attribution: string; readonly note?: string }): Buffer {
  const tiles = new Map<number, Uint8Array>();
  for (let zoom = FURTHEST; zoom <= CLOSEST; zoom++) {
    const first = tileAt({ longitude: box.west, latitude: box.north }, zoom);
    const last = tileAt({ longitude: box.east, latitude: box.south }, zoom);
    for (let x = first.x; x <= last.x; x++)
      for (let y = first.y; y <= last.y; y++) {
        const tile = boardTile(zoom, x, y);
        if (tile) tiles.set(zxyToTileId(zoom, x, y), gzipSync(tile));
      }
  }
  return writeArchive(tiles, metadata, { tileType: TileType.Mvt, tileCompression: Compression.Gzip, box });
}
