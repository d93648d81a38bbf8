import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, put, rect, times, towers, water } from '../kit.ts';

/** The Oriental Pearl: three legs, a great ball below, a smaller one above, a bead and a needle. */
const pearlTower: Layer[] = [
  fill('whiteShade', 'M-6 0h12v-214h-12zM-24 0h9v-120h-9zM15 0h9v-120h-9z'),
  fill('violet.middle', 'M-50 0L-12 -74l7 4L-38 0zM50 0L12 -74l-7 4L38 0z'),
  fill('rose.near', `${disc(0, -82, 34)}${disc(0, -188, 22)}${disc(0, -226, 9)}`),
  fill('rose.middle', `${disc(-10, -92, 14)}${disc(-7, -195, 9)}`),
  fill('violet.front', `${rect(-34, -84, 68, 5)}${rect(-22, -190, 44, 4)}`, 0.7),
  fill(
    'rose.near',
    times(5, (i) => disc(0, -126 - i * 9, 5)),
  ),
  fill('gold', `${rect(-2, -276, 4, 44)}${rect(-0.8, -296, 1.6, 22)}`),
];

/** The twisting tower, rounded, with a notch that turns up its side. */
const twistTower: Layer[] = [
  fill('blue.middle', 'M-30 0Q-38 -130 -22 -252Q-16 -272 8 -282Q22 -262 22 -236Q34 -110 32 0z'),
  fill('blue.near', 'M6 0Q-14 -70 8 -140Q22 -200 8 -282Q22 -262 22 -236Q34 -110 32 0z'),
  fill(
    'white',
    times(
      17,
      (i) => `M${-31 + i * 0.5} ${-12 - i * 15}q30 ${6 - i * 0.5} ${62 - i * 1.1} -4v2q-32 6 ${-62 + i * 1.1} 4z`,
    ),
    0.55,
  ),
];

/** The bottle opener: a wedge with a window in its top. */
const openerTower: Layer[] = [
  fill('sea.near', 'M-28 0L-22 -180L-16 -246H16L24 -180L28 0z'),
  fill('sea.front', 'M10 0L14 -246H16L24 -180L28 0z', 0.5),
  fill('coral.far', 'M-10 -240H10L7 -214H-7z'),
  fill(
    'white',
    times(12, (i) => rect(-25 + i * 0.5, -14 - i * 16, 50 - i, 2)),
    0.5,
  ),
];

/** Jin Mao: a pagoda of steel in shrinking steps. */
const pagodaTower: Layer[] = [
  fill(
    'earth.near',
    times(7, (i) => rect(-24 + i * 2.4, -44 - i * 24 - (i > 0 ? 6 : 0), 48 - i * 4.8, i === 0 ? 44 : 32)),
  ),
  fill(
    'earth.front',
    times(7, (i) => rect(8 - i * 0.8, -44 - i * 24, 16 - i * 1.6, i === 0 ? 44 : 24)),
    0.5,
  ),
  fill(
    'white',
    times(7, (i) => rect(-27 + i * 2.4, -48 - i * 24, 54 - i * 4.8, 3)),
  ),
  fill('gold', 'M-6 -200L-1 -232H1L6 -200z'),
];

/** The customs house: columns, cornices and a clock tower. */
const customsHouse: Layer[] = [
  fill('sun.middle', rect(-70, -84, 140, 84)),
  fill('white', `${rect(-74, -88, 148, 6)}${rect(-72, -30, 144, 4)}`),
  fill(
    'glow',
    times(6, (i) => rect(-60 + i * 22, -72, 10, 32)) +
      arch(-10, 0, 20, 26) +
      times(2, (i) => rect(-54 + i * 92, -22, 16, 22)),
  ),
  fill(
    'white',
    times(7, (i) => rect(-68 + i * 22, -82, 5, 52)),
  ),
  fill('sun.middle', rect(-24, -168, 48, 84)),
  fill('ochre.middle', rect(10, -168, 14, 84)),
  fill('white', `${rect(-28, -172, 56, 5)}${rect(-26, -112, 52, 4)}${disc(0, -140, 17)}`),
  fill('ink', `${rect(-1, -153, 2, 14)}M0 -141l9 6l-1 2l-9 -6z`),
  fill('sun.middle', rect(-16, -190, 32, 20)),
  fill('leaf.middle', 'M-18 -190L-8 -208H8L18 -190z'),
  fill('gold', rect(-1, -226, 2, 18)),
];

/** The house with the green pyramid roof. */
const peaceHotel: Layer[] = [
  fill('whiteShade', rect(-52, -104, 104, 104)),
  fill('white', `${rect(-55, -108, 110, 5)}${rect(-52, -62, 104, 3)}`),
  fill(
    'pane',
    times(5, (i) => rect(-44 + i * 19, -96, 9, 26) + rect(-44 + i * 19, -54, 9, 22)),
    0.6,
  ),
  fill(
    'glow',
    times(4, (i) => arch(-46 + i * 25, 0, 16, 24)),
  ),
  fill('whiteShade', rect(-24, -124, 48, 18)),
  fill('leaf.near', 'M-26 -124L0 -182L26 -124z'),
  fill('leaf.front', 'M4 -124L0 -182L26 -124z', 0.5),
];

/** A junk with ribbed sails. */
const junk: Layer[] = [
  fill('coral.near', 'M4 -16V-78Q40 -64 46 -18zM-4 -18V-62Q-34 -52 -42 -20z'),
  fill(
    'coral.front',
    'M4 -30l42 -2v2l-42 2zM4 -46l36 -2v2l-36 2zM4 -60l26 -1v2l-26 1zM-4 -32l-36 1v2l36 -1zM-4 -46l-28 2v2l28 -2z',
  ),
  fill('earth.front', 'M-52 -14Q0 -6 56 -22L46 4H-42zM-1 -82h3v70h-3z'),
];

/** Shanghai: Pudong's towers across the Huangpu, the Bund's clock and green roof, a junk between. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 330, y: 74 },
  layers: [
    towers(17, { base: 262, heights: [40, 150], between: [330, 800] }, 'coral.middle'),
    towers(4, { base: 262, heights: [30, 90], between: [0, 340] }, 'coral.far'),
    ...put(446, 260, 0.9, pearlTower),
    towers(28, { base: 262, heights: [20, 70], between: [486, 800] }, 'violet.middle'),
    ...put(584, 262, 0.88, pagodaTower),
    ...put(726, 262, 0.92, openerTower),
    ...put(652, 262, 0.92, twistTower),
    fill(
      'leaf.near',
      times(19, (i) => disc(366 + i * 25, 262, 11)),
    ),
    ...water(262, 'violet.middle', 'violet.far'),
    fill('earth.far', 'M0 262H300L350 320H0z'),
    ...put(98, 280, 1.08, customsHouse),
    ...put(238, 282, 0.98, peaceHotel),
    fill(
      'leaf.near',
      times(3, (i) => disc(8 + i * 10, 280 - (i % 2) * 8, 14)) + disc(178, 280, 12) + disc(306, 284, 12),
    ),
    fill('white', 'M0 288H318L326 298H0z'),
    fill('earth.middle', 'M0 298H326L346 320H0z'),
    fill('ink', times(11, (i) => rect(12 + i * 30, 286, 3, 14)) + rect(0, 286, 322, 2), 0.6),
    ...put(510, 308, 0.86, junk),
  ],
};
