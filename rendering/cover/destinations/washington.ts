import type { Drawing, Layer } from '../drawing.ts';
import { arch, cloud, disc, fill, mirrored, put, rect, times, tree, water } from '../kit.ts';
import { hills } from '../shapes.ts';

const columns = (from: number, count: number, [step, top, height]: readonly [number, number, number]) =>
  times(count, (i) => rect(from + i * step, top, step * 0.42, height));

/** The dome: ring of columns, ribbed shell, lantern, and the bronze figure on top. */
const dome: Layer[] = [
  fill('whiteShade', rect(-56, -98, 112, 16)),
  fill('white', rect(-48, -106, 96, 10) + rect(-44, -142, 88, 38)),
  fill(
    'blue.middle',
    times(11, (i) => arch(-40 + i * 7.6, -106, 4, 32)),
  ),
  fill('white', `${rect(-50, -147, 100, 6)}${rect(-38, -162, 76, 16)}`),
  fill(
    'blue.middle',
    times(9, (i) => rect(-33 + i * 7.9, -159, 3, 10)),
  ),
  fill('white', 'M-38 -162C-37 -196 -22 -216 0 -219C22 -216 37 -196 38 -162z'),
  fill(
    'whiteShade',
    'M-38 -162C-37 -196 -22 -216 0 -219C-12 -214 -20 -194 -21 -162zM-8 -162C-8 -194 -4 -212 0 -219C4 -212 8 -194 8 -162zM24 -162C24 -192 16 -212 0 -219C22 -216 37 -196 38 -162z',
    0.75,
  ),
  fill('white', `${rect(-9, -222, 18, 5)}${rect(-7, -238, 14, 17)}M-8 -238Q0 -248 8 -238z`),
  fill(
    'pane',
    times(3, (i) => rect(-5 + i * 4, -236, 2, 12)),
  ),
  fill('leaf.front', 'M-2.6 -242L-2 -252a2.4 2.4 0 1 1 4 0L2.6 -242z'),
];

const wing: Layer[] = [
  fill('white', rect(66, -58, 150, 58)),
  fill('whiteShade', `${rect(66, -62, 150, 5)}${rect(66, -16, 150, 3)}`),
  fill(
    'blue.middle',
    times(5, (i) => rect(76 + i * 13, -50, 5, 13) + rect(76 + i * 13, -31, 5, 12)),
  ),
  fill('white', `${rect(142, -66, 80, 66)}M136 -66L182 -84L228 -66z`),
  fill(
    'blue.middle',
    times(8, (i) => rect(149 + i * 9, -58, 4.4, 42)),
  ),
  fill('whiteShade', `${rect(136, -66, 92, 4)}${rect(142, -16, 80, 4)}`),
];

const capitol: Layer[] = put(246, 268, 1.02, [
  ...wing,
  ...mirrored(wing),
  ...dome,
  fill('white', rect(-70, -84, 140, 84)),
  fill('blue.middle', columns(-62, 12, [11, -70, 46])),
  fill('white', 'M-76 -82L0 -104L76 -82z'),
  fill('whiteShade', `M-44 -84L0 -97L44 -84z${rect(-76, -84, 152, 5)}${rect(-70, -26, 140, 4)}`),
  fill('white', 'M-52 0L-38 -22H38L52 0z'),
  fill(
    'whiteShade',
    times(5, (i) => rect(-40 - i * 2.6, -18 + i * 4, 80 + i * 5.2, 1.4)),
  ),
]);

/** The obelisk, its upper two thirds a shade lighter than the foot, in a ring of flags. */
const obelisk: Layer[] = put(596, 268, 1, [
  fill('white', 'M-15 0L-10 -226L0 -246L10 -226L15 0z'),
  fill('whiteShade', 'M0 0V-246L10 -226L15 0zM-15 0L-13.6 -62H13.6L15 0z', 0.85),
  fill('coral.near', `${rect(-3, -228, 2, 3)}${rect(2, -228, 2, 3)}`),
  fill(
    'coral.near',
    times(9, (i) => (i === 4 ? '' : `M${-71 + i * 17} -24h10l-2 3l2 3h-10z`)),
  ),
  fill(
    'violet.front',
    times(9, (i) => (i === 4 ? '' : rect(-72 + i * 17, -25, 1.4, 25))),
  ),
]);

const reflection: Layer[] = [
  fill('white', 'M582 278L588 320H604L610 278z', 0.5),
  fill('white', 'M196 278H296L282 306Q246 326 210 306z', 0.4),
  fill(
    'sea.middle',
    `${rect(566, 290, 60, 2.4)}${rect(574, 304, 50, 2.4)}${rect(190, 290, 120, 2.4)}${rect(206, 302, 90, 2.4)}`,
  ),
];

const petals: readonly (readonly [number, number, number])[] = [
  [0, 0, 17],
  [22, 10, 14],
  [40, -4, 15],
  [58, 14, 13],
  [76, 4, 15],
  [96, 16, 12],
  [112, 8, 11],
  [30, 26, 10],
  [70, 28, 10],
  [126, 22, 8],
  [10, -18, 13],
  [50, -20, 12],
];

/** A bough in blossom, from the corner of the picture inwards. */
const bough: Layer[] = [
  fill(
    'earth.front',
    'M-30 -34Q40 -14 82 8Q110 18 138 24L137 26Q106 22 78 14Q30 0 -30 -22zM36 -4Q46 18 70 30L69 32Q40 20 30 -6z',
  ),
  fill('rose.middle', petals.map(([x, y, r]) => disc(x, y, r)).join('')),
  fill('rose.near', petals.map(([x, y, r]) => disc(x + 4, y + 5, r * 0.6)).join('')),
  fill('white', petals.map(([x, y, r]) => disc(x - r * 0.3, y - r * 0.3, r * 0.26)).join(''), 0.9),
];

const cherry = (x: number, height: number): Layer[] => tree(x, 278, height, x % 2 ? 'rose.near' : 'rose.middle');

/** Washington: the Capitol and the obelisk over the water, between boughs of cherry. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 468, y: 92 },
  layers: [
    cloud(398, 72, 74),
    cloud(660, 128, 88),
    cloud(18, 190, 70),
    fill('leaf.far', hills(2.6, 262, 34, 8)),
    fill('leaf.middle', hills(5.2, 274, 22, 11)),
    ...capitol,
    ...obelisk,
    ...water(276, 'sea.near', 'sea.middle'),
    fill('leaf.near', rect(0, 268, 800, 9)),
    ...reflection,
    ...cherry(497, 58),
    ...cherry(536, 48),
    ...cherry(659, 50),
    ...cherry(700, 64),
    ...cherry(745, 56),
    ...cherry(788, 70),
    ...cherry(21, 52),
    fill(
      'rose.far',
      times(14, (i) => disc(30 + i * 57, 288 + ((i * 17) % 28), 2.2)),
    ),
    ...put(4, 26, 1.3, bough),
    ...put(800, 22, 1.15, mirrored(bough)),
  ],
};
