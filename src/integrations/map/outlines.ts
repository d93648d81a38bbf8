import type { Bilingual } from '#domain/bilingual.ts';
import type { Coordinates } from '#domain/place/coordinates.ts';
import sheets from './outlines.json';
import { placeAt, type Size, type View, worldPoint } from './projection.ts';

/** Ten-thousandths of a degree (tools/outlines.mjs). */
const UNIT = 1e4;
/** Paths are written in pixels of this zoom from the corner of their sheet, and scaled from there. */
export const PATH_ZOOM = 12;

interface Area {
  readonly name: Bilingual;
  readonly place: Coordinates;
}

/** Land and water around one destination. */
export interface Sheet {
  readonly northWest: Coordinates;
  readonly southEast: Coordinates;
  /** What is land, to be filled by the even-odd rule, and its shore without the edges of the sheet: SVG paths. */
  readonly land: string;
  readonly shore: string;
  readonly areas: readonly Area[];
}

type Packed = (typeof sheets)[number];
type Pair = readonly [x: number, y: number];

function unpacked(ring: readonly number[]): Pair[] {
  let [x, y] = [0, 0];
  const points: Pair[] = [];
  for (let i = 0; i + 1 < ring.length; i += 2) {
    x += ring[i] ?? 0;
    y += ring[i + 1] ?? 0;
    points.push([x, y]);
  }
  return points;
}

const placeOf = ([x, y]: Pair): Coordinates => ({ latitude: y / UNIT, longitude: x / UNIT });

/** Whether a line runs along the edge of its sheet: cut there, not shore. */
function isCut(from: Pair, to: Pair, [west = 0, south = 0, east = 0, north = 0]: readonly number[]): boolean {
  const along = (axis: 0 | 1, limit: number) => Math.abs(from[axis] - limit) < 2 && Math.abs(to[axis] - limit) < 2;
  return along(0, west) || along(0, east) || along(1, south) || along(1, north);
}

function opened({ box, land, areas }: Packed): Sheet {
  const [west = 0, south = 0, east = 0, north = 0] = box;
  const northWest = placeOf([west, north]);
  const corner = worldPoint(northWest, PATH_ZOOM);
  const written = (pair: Pair) => {
    const { x, y } = worldPoint(placeOf(pair), PATH_ZOOM);
    return `${(x - corner.x).toFixed(1)} ${(y - corner.y).toFixed(1)}`;
  };
  const rings = land.map(unpacked);
  const shore = rings.flatMap((ring) =>
    ring.map((pair, i) => {
      const last = ring.at(i - 1) ?? pair;
      return isCut(last, pair, box) ? '' : `M${written(last)}L${written(pair)}`;
    }),
  );
  return {
    northWest,
    southEast: placeOf([east, south]),
    land: rings.map((ring) => `M${ring.map(written).join('L')}Z`).join(''),
    shore: shore.join(''),
    areas: areas.map(([en, es, y, x]) => ({
      name: { en: String(en), es: String(es) },
      place: placeOf([Number(x), Number(y)]),
    })),
  };
}

const open = new Map<Packed, Sheet>();

function sheetOf(packed: Packed): Sheet {
  const sheet = open.get(packed) ?? opened(packed);
  open.set(packed, sheet);
  return sheet;
}

/** Every sheet of which something is shown. */
export function sheetsIn({ centre, zoom }: View, { width, height }: Size): Sheet[] {
  const { x, y } = worldPoint(centre, zoom);
  const first = placeAt({ x: x - width / 2, y: y - height / 2 }, zoom);
  const last = placeAt({ x: x + width / 2, y: y + height / 2 }, zoom);
  return sheets
    .filter(({ box: [west = 0, south = 0, east = 0, north = 0] }) => {
      const across = west < last.longitude * UNIT && east > first.longitude * UNIT;
      return across && south < first.latitude * UNIT && north > last.latitude * UNIT;
    })
    .map(sheetOf);
}
