import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, ground, palm, put, rect, times, towers, tree } from '../kit.ts';
import { hills } from '../shapes.ts';

/** One of the twin towers: a ribbed shaft with rounded bays that steps in five times below a ball and a needle. */
const steps = [
  [34, 0, 128],
  [30, 128, 52],
  [25, 180, 28],
  [19, 208, 20],
  [12, 228, 16],
] as const;
const twin: Layer[] = [
  fill('whiteShade', steps.map(([half, from, high]) => rect(-half, -from - high, half * 2, high)).join('')),
  fill('blue.middle', steps.map(([half, from, high]) => rect(half * 0.3, -from - high, half * 0.7, high)).join('')),
  fill('white', steps.map(([half, from, high]) => rect(-half, -from - high, half * 0.34, high)).join('')),
  fill(
    'pane',
    times(17, (i) => rect(-31, -10 - i * 10, 62, 3)) + times(4, (i) => rect(-20, -188 - i * 10, 40, 3)),
    0.7,
  ),
  fill('white', steps.map(([half, from, high]) => rect(-half - 3, -from - high - 3, half * 2 + 6, 4)).join('')),
  fill('whiteShade', 'M-10 -244Q-8 -256 0 -260Q8 -256 10 -244z'),
  fill('gold', `${disc(0, -263, 4)}${rect(-1.2, -292, 2.4, 28)}`),
];

/** The bridge between them and its two legs. */
const skybridge = fill('white', 'M-34 -112H34v10H-34zM-34 -56L-2 -104H2L34 -56l-3 2L0 -98L-31 -54z');

/** The tower on the hill: a thin concrete stem with a round head. */
const klTower: Layer[] = [
  fill('whiteShade', 'M-6 0L-4 -150H4L6 0z'),
  fill('coral.middle', 'M-24 -160Q-18 -148 0 -146Q18 -148 24 -160z'),
  fill('pane', rect(-22, -166, 44, 6)),
  fill('white', 'M-24 -166Q-14 -182 0 -184Q14 -182 24 -166z'),
  fill('coral.near', rect(-2, -232, 4, 50)),
];

/** The copper-domed government building with its clock tower and its arcades. */
const dome = (x: number, y: number, size: number): string =>
  `M${x - size} ${y}q${-size * 0.3} ${-size} ${size} ${-size * 1.7}q${size * 1.3} ${size * 0.7} ${size} ${size * 1.7}z`;
const arcade = (y: number, width: number, high: number): string =>
  times(14, (i) => `M${-146 + i * 21.4} ${y}v${-high}q${width / 2} ${-width * 0.9} ${width} 0v${high}z`);
const sultanBuilding: Layer[] = [
  fill('coral.middle', rect(-152, -74, 304, 74)),
  fill('white', `${rect(-154, -78, 308, 5)}${rect(-154, -38, 308, 4)}`),
  fill('glow', arcade(0, 13, 24) + arcade(-42, 13, 20)),
  fill('coral.middle', rect(-24, -168, 48, 168)),
  fill(
    'white',
    times(9, (i) => rect(-24, -16 - i * 17, 48, 4)),
  ),
  fill('white', disc(0, -140, 15)),
  fill('ink', `${rect(-1, -151, 2, 12)}M0 -141l8 5l-1 2l-8 -5z`),
  fill('glow', 'M-10 0v-36q10 -14 20 0v36z'),
  fill('sun.near', dome(0, -168, 22)),
  fill('coral.near', rect(-118, -116, 30, 116) + rect(88, -116, 30, 116)),
  fill(
    'white',
    times(6, (i) => rect(-118, -14 - i * 18, 30, 4) + rect(88, -14 - i * 18, 30, 4)),
  ),
  fill('sun.near', dome(-103, -116, 15) + dome(103, -116, 15)),
  fill('gold', rect(-1, -222, 2, 18) + rect(-104, -152, 2, 12) + rect(102, -152, 2, 12)),
];

const flag: Layer[] = [
  fill('ink', rect(-1.5, -150, 3, 150)),
  fill('white', 'M2 -150q22 -6 44 0t40 -2v40q-20 6 -40 2t-44 0z'),
  fill(
    'coral.near',
    times(4, (i) => `M2 ${-150 + i * 11}q22 -6 44 0t40 -2v5q-20 6 -40 2t-44 0z`),
  ),
  fill('blue.front', 'M2 -150q22 -6 42 0v22q-20 -6 -42 0z'),
  fill('gold', disc(20, -140, 6)),
];

/** Kuala Lumpur: the twin towers and their bridge, the old clock tower of Merdeka Square, rain trees and palms. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 92, y: 86 },
  layers: [
    fill('leaf.far', hills(4.4, 236, 84, 4)),
    towers(21, { base: 284, heights: [30, 110], between: [0, 800] }, 'violet.far'),
    fill('leaf.middle', 'M300 286Q350 226 400 230Q450 226 500 286z'),
    ...put(400, 232, 0.72, klTower),
    ...put(560, 288, 0.98, twin),
    ...put(676, 288, 0.98, twin),
    ...put(618, 288, 0.98, [skybridge]),
    ...tree(470, 288, 70, 'leaf.middle'),
    ...tree(744, 288, 86, 'leaf.middle'),
    ...tree(786, 290, 104, 'leaf.near'),
    ...put(268, 292, 0.9, sultanBuilding),
    ...palm(106, 296, 124, 'leaf.near'),
    ...palm(58, 298, 92),
    ground('leaf.near', 288),
    fill('leaf.middle', 'M0 306Q400 290 800 304V320H0z'),
    ...put(456, 304, 0.88, flag),
    ...palm(708, 304, 72),
    fill('leaf.front', times(12, (i) => disc(500 + i * 27, 320, 14)) + times(5, (i) => disc(i * 30, 322, 15))),
  ],
};
