import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, ground, put, rect, times, towers, tree } from '../kit.ts';
import { hills } from '../shapes.ts';

/** Taipei 101: a tapering foot, eight flared pods like bamboo, and a stepped spire. */
const pod = (i: number): string => `M-20 ${-78 - i * 21}L-25 ${-97 - i * 21}H25L20 ${-78 - i * 21}z`;
const tower101: Layer[] = [
  fill('sea.near', 'M-34 0L-20 -78H20L34 0z'),
  fill('sea.front', 'M10 0L7 -78H20L34 0z', 0.5),
  fill('sea.near', times(8, pod)),
  fill(
    'sea.middle',
    times(8, (i) => `M-20 ${-78 - i * 21}L-25 ${-97 - i * 21}H-8L-7 ${-78 - i * 21}z`),
  ),
  fill(
    'white',
    times(9, (i) => rect(-27, -79 - i * 21, 54, 3)),
  ),
  fill(
    'pane',
    times(8, (i) => rect(-19, -85 - i * 21, 38, 2) + rect(-21, -91 - i * 21, 42, 2)),
    0.5,
  ),
  fill(
    'pane',
    times(6, (i) => rect(-27 + i, -10 - i * 11, 54 - i * 2, 2)),
    0.5,
  ),
  fill('gold', `${disc(0, -72, 7)}`),
  fill('sea.front', disc(0, -72, 3.5)),
  fill('sea.near', `${rect(-15, -262, 30, 16)}${rect(-10, -274, 20, 12)}`),
  fill('white', `${rect(-17, -264, 34, 3)}${rect(-12, -276, 24, 3)}`),
  fill('sea.near', 'M-5 -276L-2 -300H2L5 -276z'),
  fill('gold', rect(-1, -312, 2, 14)),
];

/** The memorial hall: white steps and walls, a double eight-sided roof of blue tiles. */
const memorialHall: Layer[] = [
  fill(
    'white',
    times(4, (i) => rect(-120 + i * 12, -8 * (i + 1), 240 - i * 24, 8)),
  ),
  fill('whiteShade', 'M-16 0L-12 -34H12L16 0z'),
  fill('coral.near', 'M-4 0L-3 -34H3L4 0z'),
  fill('white', rect(-66, -104, 132, 72)),
  fill('whiteShade', rect(26, -104, 40, 72)),
  fill('glow', arch(-15, -32, 30, 56)),
  fill('blue.near', 'M-92 -102Q-62 -112 -48 -134H48Q62 -112 92 -102l-4 6H-88z'),
  fill('white', rect(-40, -142, 80, 10)),
  fill('blue.near', 'M-62 -140Q-26 -154 -8 -196H8Q26 -154 62 -140l-4 6H-58z'),
  fill(
    'blue.front',
    'M4 -196H8Q26 -154 62 -140l-4 6H20Q8 -160 4 -196zM40 -134h8Q62 -112 92 -102l-4 6H60Q46 -112 40 -134z',
    0.6,
  ),
  fill('gold', `${disc(0, -200, 6)}${rect(-1.5, -214, 3, 12)}`),
];

/** Red lanterns on a sagging string. */
const lantern = (x: number, y: number, s: number): Layer[] =>
  put(x, y, s, [
    fill('coral.near', 'M-15 0Q-15 -12 0 -12Q15 -12 15 0Q15 13 0 13Q-15 13 -15 0z'),
    fill('coral.front', 'M-4 -12Q-8 0 -4 13H-2Q-5 0 -2 -12zM4 -12Q8 0 4 13H2Q5 0 2 -12z', 0.5),
    fill(
      'gold',
      `${rect(-7, -15, 14, 4)}${rect(-7, 12, 14, 4)}${rect(-1, 16, 2, 10)}${rect(-4, 16, 2, 8)}${rect(2, 16, 2, 8)}`,
    ),
  ]);

const strings: Layer[] = [
  fill('ink', 'M0 14Q130 76 270 40Q380 12 440 -4l1 2Q382 14 271 42Q130 79 0 17z', 0.7),
  ...lantern(46, 50, 1),
  ...lantern(112, 68, 1.1),
  ...lantern(184, 72, 1),
  ...lantern(254, 60, 0.9),
  ...lantern(322, 42, 0.8),
];

/** A market stall under a striped awning. */
const stall: Layer[] = [
  fill('earth.near', rect(-40, -34, 80, 34)),
  fill('ink', rect(-42, -78, 3, 78) + rect(39, -78, 3, 78)),
  fill('white', 'M-50 -64L-40 -86H40L50 -64z'),
  fill(
    'coral.near',
    times(4, (i) => `M${-50 + i * 28} -64L${-40 + i * 22} -86h11L${-36 + i * 28} -64z`),
  ),
  fill(
    'gold',
    times(5, (i) => disc(-28 + i * 14, -38, 6)),
  ),
  fill('white', 'M-4 -46q-6 -8 0 -14q5 7 2 14zM14 -46q-6 -8 0 -14q5 7 2 14z', 0.8),
];

/** Taipei: the bamboo tower before green hills, the blue roof of the memorial, lanterns and a night-market stall. */
export const drawing: Drawing = {
  sky: 'ochre',
  sun: { x: 706, y: 82 },
  layers: [
    fill('leaf.far', hills(0.4, 226, 150, 4)),
    fill('leaf.middle', hills(3.1, 258, 96, 5)),
    towers(14, { base: 290, heights: [34, 92], between: [380, 800] }, 'ochre.middle'),
    ...put(520, 292, 0.96, tower101),
    towers(5, { base: 292, heights: [16, 44], between: [316, 470] }, 'earth.far'),
    towers(7, { base: 292, heights: [16, 44], between: [566, 800] }, 'earth.far'),
    ...put(206, 292, 0.94, memorialHall),
    ...tree(58, 294, 84, 'leaf.near'),
    ...tree(356, 294, 76, 'leaf.near'),
    ...tree(436, 294, 58, 'leaf.near'),
    ...tree(618, 294, 66, 'leaf.near'),
    ground('earth.middle', 290),
    fill('white', 'M186 290h40l34 30H150z', 0.6),
    ...put(688, 306, 0.92, stall),
    ...put(778, 310, 0.96, stall),
    ...strings,
  ],
};
