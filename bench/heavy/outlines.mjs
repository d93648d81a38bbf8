// Writes src/integrations/map/outlines.json: the coast and the neighbourhoods around every destination of places/, from
// the package world-atlas (Natural Earth 1:10m, public domain) and the catalogue. The page reads the result; nothing else
// needs the packages. Numbers are ten-thousandths of a degree, each but the first of a ring as the step from the last.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { feature } from 'topojson-client';

/** Half the height and width of a sheet in degrees. */
const HALF = { latitude: 0.8, longitude: 1 };
const UNIT = 1e4;

const root = path.resolve(import.meta.dirname, '../..');
const atlas = createRequire(import.meta.url)('world-atlas/land-10m.json');

/** @typedef {[number, number]} Point  @typedef {[number, number, number, number]} Box west, south, east, north */

const land = feature(atlas, atlas.objects.land);
/** @type {Point[][]} outer rings and lakes alike: the page fills them by the even-odd rule */
const rings = land.features.flatMap(({ geometry }) =>
  geometry.type === 'Polygon' ? geometry.coordinates : geometry.coordinates.flat(),
);

/**
 * What of a ring lies on one side of a straight line (Sutherland and Hodgman).
 * @param {Point[]} ring @param {0 | 1} axis @param {number} limit @param {1 | -1} side
 */
function clipSide(ring, axis, limit, side) {
  const inside = (/** @type {Point} */ point) => (point[axis] - limit) * side >= 0;
  return ring.flatMap((point, i) => {
    const last = /** @type {Point} */ (ring.at(i - 1));
    if (inside(point) === inside(last)) return inside(point) ? [point] : [];
    const share = (limit - last[axis]) / (point[axis] - last[axis]);
    /** @type {Point} */
    const crossing = [last[0] + share * (point[0] - last[0]), last[1] + share * (point[1] - last[1])];
    return inside(point) ? [crossing, point] : [crossing];
  });
}

/** @param {Point[]} ring @param {Box} box */
function clip(ring, [west, south, east, north]) {
  const sides = /** @type {const} */ ([
    [0, west, 1],
    [0, east, -1],
    [1, south, 1],
    [1, north, -1],
  ]);
  return sides.reduce((left, [axis, limit, side]) => clipSide(left, axis, limit, side), ring);
}

const whole = (/** @type {number} */ degrees) => Math.round(degrees * UNIT);

/** @param {Point[]} ring */
function packed(ring) {
  let [x, y] = [0, 0];
  return ring.flatMap(([longitude, latitude]) => {
    const step = [whole(longitude) - x, whole(latitude) - y];
    [x, y] = [whole(longitude), whole(latitude)];
    return step;
  });
}

const folder = path.join(root, 'places');
const sheets = readdirSync(folder)
  .filter((file) => file.endsWith('.json'))
  .sort()
  .map((file) => {
    const { latitude, longitude, areas } = JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
    const box = /** @type {Box} */ ([
      longitude - HALF.longitude,
      latitude - HALF.latitude,
      longitude + HALF.longitude,
      latitude + HALF.latitude,
    ]);
    return {
      box: box.map(whole),
      land: rings.map((ring) => packed(clip(ring, box))).filter((ring) => ring.length >= 6),
      areas: areas.map((/** @type {any} */ { name, latitude: y, longitude: x }) => [
        name.en,
        name.es,
        whole(y),
        whole(x),
      ]),
    };
  });
const file = path.join(root, 'src/integrations/map/outlines.json');
writeFileSync(file, `[\n${sheets.map((sheet) => JSON.stringify(sheet)).join(',\n')}\n]\n`);
process.stdout.write(`${sheets.length} sheets\n`);
