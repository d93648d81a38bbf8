import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, disc, fill, houses, put, rect, times, towers, tree, water } from '../kit.ts';

/** Red brick, a white colonnade over arches, and the dome in gold. */
const stateHouse: Layer[] = put(172, 250, 1.08, [
  fill('coral.near', rect(-128, -72, 256, 72)),
  fill('white', `${rect(-128, -76, 256, 5)}${rect(-128, -40, 256, 2.4)}`),
  fill(
    'pane',
    times(4, (i) => rect(-118 + i * 19, -64, 8, 17) + rect(54 + i * 19, -64, 8, 17)),
    0.8,
  ),
  fill(
    'pane',
    times(4, (i) => arch(-118 + i * 19, -10, 8, 22) + arch(54 + i * 19, -10, 8, 22)),
    0.8,
  ),
  fill('white', rect(-46, -80, 92, 80)),
  fill(
    'coral.near',
    times(7, (i) => arch(-42 + i * 12.4, 0, 8.6, 28)),
  ),
  fill(
    'blue.middle',
    times(7, (i) => rect(-41 + i * 12.4, -72, 7, 34)),
  ),
  fill('white', `${rect(-50, -84, 100, 7)}${rect(-46, -38, 92, 4)}`),
  fill('white', 'M-52 -84V-100H52V-84zM-40 -100L0 -116L40 -100z'),
  fill('whiteShade', 'M-24 -101L0 -111L24 -101z'),
  fill('coral.near', rect(-38, -124, 76, 16)),
  fill('white', `${rect(-42, -128, 84, 5)}${rect(-38, -112, 76, 3)}M-40 -100L0 -116L40 -100z`),
  fill('gold', 'M-40 -128C-39 -164 -22 -182 0 -184C22 -182 39 -164 40 -128z'),
  fill(
    'ochre.near',
    'M-22 -128C-22 -160 -12 -178 0 -184C-8 -168 -10 -150 -10 -128zM22 -128C22 -160 12 -178 0 -184C8 -168 10 -150 10 -128z',
    0.4,
  ),
  fill('white', `${rect(-7, -200, 14, 17)}${rect(-9, -202, 18, 3)}`),
  fill('pane', `${rect(-4, -197, 2.4, 11)}${rect(1.6, -197, 2.4, 11)}`),
  fill('gold', 'M-7 -202Q0 -213 7 -202zM-1 -210h2v-12h-2z'),
]);

/** The glass slab, the square tower with its mast, and the clock tower with a pyramid on top. */
const skyline: Layer[] = [
  ...put(398, 262, 1, [
    fill('blue.middle', 'M-26 0V-178L-20 -182H22L28 -176V0z'),
    fill('white', 'M-26 -178L-20 -182V0H-26zM6 -182H12V0H6z', 0.4),
    fill(
      'blue.near',
      times(14, (i) => rect(-26, -170 + i * 12, 54, 1.2)),
      0.6,
    ),
  ]),
  ...put(466, 262, 1, [
    fill('violet.middle', `${rect(-24, -150, 48, 150)}${rect(-18, -158, 36, 9)}M-1 -158L0 -200L1 -158z`),
    fill(
      'pane',
      times(12, (row) => times(6, (i) => ((i + row * 3) % 4 ? rect(-20 + i * 7, -142 + row * 11.4, 3.4, 6) : ''))),
      0.6,
    ),
    fill('violet.near', rect(-24, -122, 48, 3) + rect(-24, -60, 48, 3)),
  ]),
  ...put(336, 262, 1, [
    fill('ochre.middle', `${rect(-20, -64, 40, 64)}${rect(-11, -112, 22, 50)}M-13 -112L0 -144L13 -112z`),
    fill('white', disc(0, -100, 6)),
    fill('ink', 'M-.6 -104.6h1.2v4.2h3v1.2h-4.2z'),
    fill(
      'pane',
      times(4, (row) => times(2, (i) => rect(-7 + i * 9, -88 + row * 12, 4, 7))),
      0.7,
    ),
  ]),
];

const reach = 104;
const strands = times(11, (i) => {
  const x = 16 + i * 8.6;
  const y = -158 + i * 5;
  return `M-1 ${y}L${x} -44h1.6L1 ${y}zM1 ${y}L${-x} -44h-1.6L-1 ${y}z`;
});

/** A tower of the cable bridge: an upturned Y whose tip is an obelisk. */
const pylon = (x: number): Layer[] =>
  put(x, 272, 1, [
    fill('white', strands, 0.85),
    fill('whiteShade', 'M-34 0L-8 -92L-6 -170L0 -182L6 -170L8 -92L34 0H24L0 -82L-24 0z'),
    fill('blue.middle', 'M0 -182L6 -170L8 -92L34 0H29L3 -90L2 -172z', 0.7),
    fill('blue.near', rect(-18, -38, 36, 4)),
  ]);

const bridge: Layer[] = [
  ...pylon(590),
  ...pylon(742),
  fill('blue.near', rect(590 - reach, 228, 800, 6) + rect(590 - reach, 236, 800, 2.4)),
  fill(
    'blue.near',
    times(5, (i) => rect(496 + i * 76, 234, 5, 36)),
  ),
  fill(
    'gold',
    times(12, (i) => disc(500 + i * 26, 226, 1.8)),
  ),
];

/** The swan boat: rows of benches on two floats, the great swan at the stern. */
const swanBoat: Layer[] = put(382, 308, 1.06, [
  fill('leaf.front', 'M-112 -8H64L56 4H-104z'),
  fill('coral.near', rect(-112, -11, 178, 4)),
  fill(
    'earth.front',
    times(5, (i) => `M${-100 + i * 24} -11v-12h3v9h13v3z`),
  ),
  fill(
    'ink',
    times(5, (i) => disc(-92 + i * 24, -32, 3.6) + (i % 2 ? disc(-83 + i * 24, -30, 2.8) : '')),
  ),
  fill(
    'violet.near',
    times(3, (i) => `M${-97 + i * 48} -14q0 -14 5 -14q5 0 5 14z`),
  ),
  fill(
    'rose.near',
    times(2, (i) => `M${-73 + i * 48} -14q0 -14 5 -14q5 0 5 14z`),
  ),
  fill(
    'white',
    'M18 -8C10 -40 34 -60 60 -52C74 -48 84 -40 92 -30C88 -18 76 -8 62 -8zM30 -30C20 -54 12 -70 24 -84C32 -92 46 -88 46 -78C46 -74 42 -72 38 -76C30 -72 38 -56 48 -44z',
  ),
  fill('whiteShade', 'M40 -40Q62 -46 86 -30Q70 -32 60 -26Q74 -28 80 -22Q60 -20 50 -14Q36 -22 40 -40z'),
  fill('sun.near', 'M24 -86Q14 -86 10 -78Q18 -76 26 -79z'),
  fill('ink', disc(31, -83, 1.5)),
]);

const maple = (x: number, y: number, height: number, tone: 'coral.near' | 'sun.near' | 'earth.near'): Layer[] =>
  tree(x, y, height, tone);

/** Boston: the golden dome, the glass tower, the cable bridge, and the swan boat among maples. */
export const drawing: Drawing = {
  sky: 'ochre',
  sun: { x: 556, y: 74 },
  layers: [
    towers(52, { base: 264, heights: [40, 110], between: [280, 620] }, 'violet.far'),
    ...skyline,
    ...houses(17, [286, 560], 264, { wall: 'coral.middle', roof: 'earth.near', height: 44, flat: true }),
    fill('leaf.middle', 'M0 262V240Q90 226 180 232Q270 228 330 264z'),
    ...stateHouse,
    ...bridge,
    ...water(266, 'blue.near', 'blue.middle'),
    fill('leaf.near', 'M0 250H312Q340 258 352 268H0z'),
    ...maple(16, 266, 66, 'coral.near'),
    ...maple(56, 266, 50, 'sun.near'),
    ...maple(290, 266, 56, 'coral.near'),
    ...maple(324, 268, 44, 'sun.near'),
    ...maple(484, 270, 46, 'earth.near'),
    ...maple(520, 270, 38, 'coral.near'),
    ...boat(650, 300, 50),
    ...boat(716, 290, 34, 'sun.near'),
    ...boat(560, 288, 28),
    ...swanBoat,
    fill('leaf.front', 'M0 320V296Q40 284 92 296Q130 302 150 320z'),
    fill('coral.near', disc(30, 292, 4) + disc(66, 290, 3) + disc(98, 302, 3)),
  ],
};
