import { createHash } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import { Compression, type TileType, tileIdToZxy } from 'pmtiles';

/** What is told about an archive in its head; boxes in degrees. */
export interface ArchiveHead {
  readonly tileType: TileType;
  readonly tileCompression: Compression;
  readonly box: { readonly west: number; readonly south: number; readonly east: number; readonly north: number };
}

interface Entry {
  readonly id: number;
  readonly offset: number;
  readonly length: number;
}

const HEAD_BYTES = 127;
/** Head and root directory are read in one go (PMTiles 3, section 3). */
const LARGEST_ROOT_BYTES = 16_384 - HEAD_BYTES;

function varint(value: number): number[] {
  const bytes: number[] = [];
  let rest = value;
  for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) bytes.push((rest % 0x80) + 0x80);
  bytes.push(rest);
  return bytes;
}

/** PMTiles 3, section 4: column by column, ids as differences, offsets as 0 where a tile follows the one before. */
function directoryOf(entries: readonly Entry[]): Buffer {
  const bytes = varint(entries.length);
  const push = (value: number) => bytes.push(...varint(value));
  entries.forEach(({ id }, i) => push(id - (entries[i - 1]?.id ?? 0)));
  for (const _ of entries) push(1);
  for (const { length } of entries) push(length);
  entries.forEach(({ offset }, i) => {
    const before = entries[i - 1];
    push(before && offset === before.offset + before.length ? 0 : offset + 1);
  });
  return gzipSync(Buffer.from(bytes));
}

/** In order, each content once. */
function lay(tiles: ReadonlyMap<number, Uint8Array>) {
  const known = new Map<string, Entry>();
  const contents: Uint8Array[] = [];
  let end = 0;
  const entries = [...tiles]
    .sort(([a], [b]) => a - b)
    .map(([id, data]) => {
      const hash = createHash('sha256').update(data).digest('base64');
      const same = known.get(hash);
      const entry = { id, offset: same?.offset ?? end, length: data.length };
      if (!same) {
        known.set(hash, entry);
        contents.push(data);
        end += data.length;
      }
      return entry;
    });
  return { entries, contents, bytes: end };
}

/**
 * A PMTiles 3 archive of one directory, from tiles by their Hilbert number, compressed as the head says. Throws RangeError
 * when they are too many for one directory (some thousands).
 */
export function writeArchive(tiles: ReadonlyMap<number, Uint8Array>, metadata: object, head: ArchiveHead): Buffer {
  const { entries, contents, bytes } = lay(tiles);
  const root = directoryOf(entries);
  if (root.length > LARGEST_ROOT_BYTES) throw new RangeError(`${entries.length} tiles are too many for one directory`);
  const told = gzipSync(JSON.stringify(metadata));
  const dataAt = HEAD_BYTES + root.length + told.length;
  const zooms = entries.map(({ id }) => tileIdToZxy(id)[0]);
  const { west, south, east, north } = head.box;
  const start = Buffer.alloc(HEAD_BYTES);
  start.write('PMTiles');
  start.writeUInt8(3, 7);
  const [leavesAt, leaves] = [dataAt, 0];
  const places = [HEAD_BYTES, root.length, HEAD_BYTES + root.length, told.length, leavesAt, leaves, dataAt, bytes];
  const counts = [entries.length, entries.length, contents.length];
  [...places, ...counts].forEach((value, i) => start.writeBigUInt64LE(BigInt(value), 8 + i * 8));
  const clustered = 1;
  const [lowest, highest] = [Math.min(...zooms), Math.max(...zooms)];
  [clustered, Compression.Gzip, head.tileCompression, head.tileType, lowest, highest].forEach((value, i) =>
    start.writeUInt8(value, 96 + i),
  );
  [west, south, east, north].forEach((degrees, i) => start.writeInt32LE(Math.round(degrees * 1e7), 102 + i * 4));
  start.writeUInt8(highest, 118);
  [(west + east) / 2, (south + north) / 2].forEach((degrees, i) =>
    start.writeInt32LE(Math.round(degrees * 1e7), 119 + i * 4),
  );
  return Buffer.concat([start, root, told, ...contents]);
}
