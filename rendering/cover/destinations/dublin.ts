import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, put, rect, times, tree, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** A brick house of the time of King George with a painted door under a fanlight. */
const terraceHouse = (x: number, brick: Paint, door: Paint): Layer[] =>
  put(x, 262, 1, [
    fill('earth.near', rect(8, -146, 16, 20) + rect(48, -146, 16, 20)),
    fill(
      'coral.near',
      times(3, (i) => rect(9 + i * 5, -152, 3, 6) + rect(49 + i * 5, -152, 3, 6)),
    ),
    fill(brick, rect(0, -132, 72, 132)),
    fill(
      'white',
      rect(0, -134, 72, 4) + times(3, (i) => times(2, (j) => rect(10 + j * 32, -122 + i * 28, 20, 22))),
      0.9,
    ),
    fill(
      'pane',
      times(3, (i) => times(4, (j) => rect(12 + (j % 2) * 9 + (j > 1 ? 32 : 0), -120 + i * 28, 7, 18))),
      0.8,
    ),
    fill('white', arch(6, 0, 28, 42) + rect(44, -34, 20, 26)),
    fill('pane', rect(46, -32, 7, 22) + rect(55, -32, 7, 22), 0.8),
    fill('gold', 'M10 -28a10 10 0 0 1 20 0z'),
    fill(door, rect(10, -26, 20, 26)),
    fill('gold', disc(26, -13, 1.8)),
  ]);

const customHouse = [
  fill('whiteShade', rect(-104, -56, 208, 56) + rect(-34, -72, 68, 16)),
  fill('whiteShade', 'M-38 -72h76L0 -90z'),
  fill('white', times(5, (i) => rect(-32 + i * 14.5, -56, 6, 50)) + rect(-106, -60, 212, 5) + rect(-20, -110, 40, 26)),
  fill(
    'pane',
    times(4, (i) => arch(-94 + i * 15, -8, 8, 30) + arch(42 + i * 15, -8, 8, 30)) +
      times(3, (i) => arch(-14 + i * 11, -90, 6, 16)),
    0.7,
  ),
  fill('leaf.near', 'M-22 -110q0 -26 22 -32q22 6 22 32z'),
  fill('gold', rect(-1.5, -156, 3, 16)),
];

/** The pylon of the bridge as a curve, and the same curve as points for its strings. */
const from = [232, 258] as const;
const bends = [
  [270, 180],
  [246, 96],
  [150, 36],
] as const;
const along = (t: number, axis: 0 | 1) => {
  const u = 1 - t;
  return Math.round(
    u ** 3 * from[axis] + 3 * u * u * t * bends[0][axis] + 3 * u * t * t * bends[1][axis] + t ** 3 * bends[2][axis],
  );
};
const string = (i: number) => `M${along(0.2 + i * 0.085, 0)} ${along(0.2 + i * 0.085, 1)}L${296 + i * 27} 255l-4 1z`;
const harp = [
  fill(
    'gold',
    times(10, (i) => string(i).replace('L', 'l2 -2L')),
  ),
  fill(
    'gold',
    times(3, (i) => `M${152 + i * 5} ${40 + i * 5}h3L${118 + i * 10} 256h-3z`),
  ),
  fill('gold', 'M216 258C258 184 232 102 144 38l8 -8C260 92 290 184 252 258z'),
];

/** The deck hangs between two quays; the river shows below it. */
const deck = [
  fill('white', rect(98, 252, 466, 8)),
  fill('gold', 'M84 260H582L560 270H106z'),
  fill('ochre.near', rect(0, 258, 96, 62) + rect(566, 258, 234, 62)),
  fill('ochre.middle', rect(0, 256, 102, 7) + rect(560, 258, 240, 6)),
];

/** Dublin: the harp of the Samuel Beckett Bridge, the Custom House and brick houses with painted doors on the Liffey. */
export const drawing: Drawing = {
  sky: 'leaf',
  sun: { x: 506, y: 78 },
  layers: [
    fill('leaf.far', 'M0 320V220q140 -50 300 -26t500 -6V320z'),
    ...tree(60, 264, 96, 'leaf.middle'),
    ...tree(100, 264, 70, 'leaf.middle'),
    ...put(424, 262, 1, customHouse),
    ...terraceHouse(574, 'coral.middle', 'leaf.near'),
    ...terraceHouse(646, 'ochre.middle', 'rose.near'),
    ...terraceHouse(718, 'coral.middle', 'blue.near'),
    fill('ochre.near', rect(0, 258, 800, 24)),
    ...water(276),
    ...harp,
    fill('whiteShade', 'M200 302l14 -36h42l14 36z'),
    ...deck,
  ],
};
