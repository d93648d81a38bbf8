import { seededRandom } from '#domain/random.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import type { Layer } from './drawing.ts';
import type { Paint } from './paints.ts';

/** The parts that drawings of destinations share. Lengths in units of the canvas, WIDTH x HEIGHT; `y` grows downwards. */

export const fill = (paint: Paint, path: string, opacity = 1): Layer => ({ path, paint, opacity });

const moved = (how: string, layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => ({ ...layer, transform: `${how}${layer.transform ? ` ${layer.transform}` : ''}` }));

/** Shapes drawn around their own origin, put at a point. */
export const put = (x: number, y: number, scale: number, layers: readonly Layer[]): Layer[] =>
  moved(`translate(${x} ${y}) scale(${scale})`, layers);

/** Shapes drawn around their own origin, left and right in each other's place. */
export const mirrored = (layers: readonly Layer[]): Layer[] => moved('scale(-1 1)', layers);

/** The same piece of a path so many times: columns, arches, windows. */
export const times = (count: number, piece: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => piece(index)).join('');

export const rect = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

/** An opening with a round top, its foot at a point. */
export const arch = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}v${-(height - width / 2)}a${width / 2} ${width / 2} 0 0 1 ${width} 0v${height - width / 2}z`;

export const disc = (x: number, y: number, radius: number): string =>
  `M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Everything below a height: a square, a beach, a lawn. */
export const ground = (paint: Paint, y: number): Layer => fill(paint, rect(0, y, WIDTH, HEIGHT - y));

/** Water from a height to the bottom, with a few long ripples. */
export function water(y: number, near: Paint = 'sea.near', ripple: Paint = 'sea.middle'): Layer[] {
  const depth = HEIGHT - y;
  const line = (x: number, at: number, length: number) => rect(x, Math.round(y + at * depth), length, 3);
  const ripples = [
    line(70, 0.3, 150),
    line(330, 0.22, 110),
    line(560, 0.4, 170),
    line(200, 0.68, 190),
    line(480, 0.75, 120),
  ];
  return [ground(near, y), fill(ripple, ripples.join(''))];
}

/** A round crown of leaves on a short trunk, its foot at a point. */
export const tree = (x: number, y: number, height: number, leaf: Paint = 'leaf.near'): Layer[] => [
  fill('earth.front', rect(x - height * 0.04, y - height * 0.4, height * 0.08, height * 0.4)),
  fill(
    leaf,
    disc(x - height * 0.2, y - height * 0.5, height * 0.24) +
      disc(x + height * 0.2, y - height * 0.5, height * 0.24) +
      disc(x, y - height * 0.7, height * 0.3),
  ),
];

/** The narrow dark tree of the Mediterranean. */
export const cypress = (x: number, y: number, height: number, leaf: Paint = 'leaf.front'): Layer =>
  fill(
    leaf,
    `M${x} ${y - height}q${height * 0.16} ${height * 0.5} ${height * 0.07} ${height}h${-height * 0.14}q${-height * 0.09} ${-height * 0.5} ${height * 0.07} ${-height}z`,
  );

/** A flat crown on a tall bare trunk. */
export const umbrellaPine = (x: number, y: number, height: number, leaf: Paint = 'leaf.near'): Layer[] => [
  fill(
    'earth.front',
    `M${x - height * 0.03} ${y}L${x - height * 0.015} ${y - height * 0.8}h${height * 0.03}L${x + height * 0.03} ${y}z`,
  ),
  fill(
    leaf,
    `M${x - height * 0.42} ${y - height * 0.72}q${height * 0.04} ${-height * 0.24} ${height * 0.42} ${-height * 0.28}q${height * 0.38} ${height * 0.04} ${height * 0.42} ${height * 0.28}q${-height * 0.42} ${height * 0.08} ${-height * 0.84} 0z`,
  ),
];

/** A pointed conifer. */
export const fir = (x: number, y: number, height: number, leaf: Paint = 'leaf.front'): Layer =>
  fill(
    leaf,
    times(
      3,
      (i) =>
        `M${x} ${y - height * (0.5 + 0.25 * i)}l${height * (0.26 - 0.06 * i)} ${height * 0.42}h${-height * 2 * (0.26 - 0.06 * i)}z`,
    ) + rect(x - height * 0.03, y - height * 0.1, height * 0.06, height * 0.1),
  );

const leaves = [
  [38, 6],
  [-34, 6],
  [26, -14],
  [-24, -12],
  [44, 22],
  [-40, 22],
] as const;

/** A palm of so many units, its foot at a point. */
export function palm(x: number, y: number, height: number, leaf: Paint = 'leaf.front'): Layer[] {
  const size = height / 90;
  const top = y - height;
  const blade = ([dx, dy]: readonly [number, number]) =>
    `M${x + 4 * size} ${top}q${(dx / 2) * size} ${(dy - 14) * size} ${dx * size} ${dy * size}q${(-dx / 2) * size} ${(-dy / 2 - 4) * size} ${-dx * size} ${-dy * size}z`;
  return [
    fill(
      'earth.front',
      `M${x} ${y}q${2 * size} ${-height * 0.6} ${3 * size} ${-height}h${4 * size}q${-2 * size} ${height * 0.4} ${size} ${height}z`,
    ),
    fill(leaf, leaves.map(blade).join('')),
  ];
}

export const cloud = (x: number, y: number, size: number): Layer =>
  fill(
    'white',
    `M${x} ${y}a${size * 0.22} ${size * 0.22} 0 0 1 ${size * 0.26} ${-size * 0.26}a${size * 0.3} ${size * 0.3} 0 0 1 ${size * 0.52} ${-size * 0.02}a${size * 0.2} ${size * 0.2} 0 0 1 ${size * 0.22} ${size * 0.28}z`,
    0.8,
  );

/** A small sailing boat on the water line. */
export const boat = (x: number, y: number, size: number, sail: Paint = 'white'): Layer[] => [
  fill(
    sail,
    `M${x} ${y - size * 0.18}V${y - size}l${size * 0.5} ${size * 0.82}zM${x - size * 0.06} ${y - size * 0.18}V${y - size * 0.8}l${-size * 0.36} ${size * 0.62}z`,
  ),
  fill(
    'earth.front',
    `M${x - size * 0.5} ${y - size * 0.14}h${size * 1.1}l${-size * 0.18} ${size * 0.2}h${-size * 0.74}z`,
  ),
];

interface Look {
  readonly wall: Paint;
  readonly roof: Paint;
  readonly height: number;
  readonly flat?: boolean;
}

/** A row of plain houses along a base line between two edges, each with a ridge or a flat roof. The same seed gives the same row. */
export function houses(seed: number, [from, to]: readonly [number, number], base: number, look: Look): Layer[] {
  const next = seededRandom(seed);
  let walls = '';
  let roofs = '';
  let panes = '';
  for (let x = from; x < to - 12; ) {
    const width = Math.round(Math.min(to - x, 26 + 26 * next()));
    const height = Math.round(look.height * (0.6 + 0.4 * next()));
    const top = base - height;
    walls += rect(x, top, width, height);
    roofs += look.flat ? rect(x, top - 3, width, 4) : `M${x - 2} ${top}l${width / 2 + 2} -12l${width / 2 + 2} 12z`;
    const columns = Math.max(1, Math.floor((width - 6) / 12));
    for (let row = top + 9; row < base - 10; row += 16) panes += times(columns, (i) => rect(x + 6 + i * 12, row, 4, 7));
    x += width;
  }
  return [fill(look.wall, walls), fill(look.roof, roofs), fill('pane', panes, 0.55)];
}

interface Row {
  readonly base: number;
  readonly heights: readonly [lowest: number, highest: number];
  /** From edge to edge of the canvas unless said. */
  readonly between?: readonly [number, number];
}

/** Towers with flat roofs, far away. The same seed gives the same row. */
export function towers(seed: number, { base, heights, between: [from, to] = [0, WIDTH] }: Row, paint: Paint): Layer {
  const next = seededRandom(seed);
  let path = '';
  for (let x = from; x < to; ) {
    const width = Math.round(Math.min(to - x, 22 + 30 * next()));
    const height = Math.round(heights[0] + (heights[1] - heights[0]) * next() ** 2);
    path += rect(x, base - height, width, height);
    x += width + Math.round(5 * next());
  }
  return fill(paint, path);
}
