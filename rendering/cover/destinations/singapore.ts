import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, palm, put, rect, times, towers, water } from '../kit.ts';

const rooms = times(13, (r) => times(4, (c) => ((r * 3 + c * 5) % 4 ? rect(2 + c * 7, -166 + r * 12, 4, 7) : '')));

/** One leg pair of the hotel: the front slab straight, the back one leaning to it, a slit of light between. */
const tower = (x: number): Layer[] =>
  put(x, 268, 1, [
    fill('blue.middle', 'M-40 0Q-14 -60 -12 -178H24L34 0z'),
    fill('blue.near', 'M-6 0Q0 -60 -4 -178H28L38 0z'),
    fill(
      'white',
      times(14, (i) => rect(-4 + (i > 9 ? -1 : 0), -170 + i * 12, 33 + i * 0.6, 1.6)),
      0.7,
    ),
    fill('pane', rooms),
    fill('glow', 'M-16 0Q-8 -40 -7 -80Q0 -40 -6 0z'),
  ]);

/** The ship on top of the three, with its overhang, trees and pool. */
const deck: Layer[] = [
  fill('white', 'M152 88Q156 78 170 78H474Q520 76 540 66Q534 88 500 93Q420 100 300 99H196Q160 98 152 88z'),
  fill('whiteShade', 'M152 88Q300 96 530 80Q520 90 500 93Q420 100 300 99H196Q160 98 152 88z'),
  fill(
    'leaf.near',
    times(22, (i) => `M${176 + i * 14} 78q1 -${8 + (i % 3) * 3} 7 -${8 + (i % 3) * 3}q6 0 7 ${8 + (i % 3) * 3}z`),
  ),
];

const rods =
  'M-60 -146Q0 -132 60 -146V-142Q0 -127 -60 -142z' +
  times(7, (i) => `M${-3 + i} -104L${-57 + i * 19} -147l3 -1L${-1 + i} -104z`);

/** A tree of steel: a trunk wrapped in plants that opens into a flat crown of rods. */
const superTree = (x: number, y: number, s: number): Layer[] =>
  put(x, y, s, [
    fill(
      'violet.near',
      'M-9 0Q-5 -60 -10 -104Q-22 -128 -56 -142L-54 -146Q-20 -136 0 -136Q20 -136 54 -146L56 -142Q22 -128 10 -104Q5 -60 9 0z',
    ),
    fill('rose.near', rods),
    fill('leaf.near', 'M-9 0Q-5 -50 -8 -92L8 -98Q5 -50 9 0z'),
    fill(
      'gold',
      times(5, (i) => rect(-5 + (i % 2) * 5, -18 - i * 16, 4, 6)) +
        times(9, (i) => rect(-48 + i * 12, -145 + (4 - Math.abs(i - 4)) * 2.2, 3, 3)),
    ),
  ]);

/** The museum like an open lotus: white fingers of unequal length. */
const lotus: Layer[] = put(470, 272, 1.06, [
  fill('whiteShade', 'M-40 0Q-58 -36 -80 -50Q-50 -54 -18 0zM40 0Q58 -36 82 -44Q50 -56 18 0z'),
  fill('white', 'M-26 0Q-44 -54 -56 -76Q-26 -66 -8 0zM26 0Q44 -50 60 -68Q26 -64 8 0z'),
  fill('whiteShade', 'M-14 0Q-26 -60 -24 -90Q0 -70 4 0zM14 0Q24 -56 28 -84Q4 -70 -2 0z'),
  fill('white', 'M-10 0Q-12 -54 2 -80Q14 -54 12 0z'),
  fill('pane', 'M-56 -76Q-44 -74 -36 -66Q-46 -66 -51 -67zM60 -68Q48 -70 40 -62Q48 -62 54 -60z'),
]);

const mane =
  `${disc(-8, -116, 9)}${disc(4, -119, 9)}${disc(16, -114, 9)}${disc(25, -104, 9)}` +
  `${disc(28, -92, 9)}${disc(25, -80, 9)}${disc(18, -70, 9)}${disc(6, -66, 9)}`;

/** The lion with a fish's tail that spouts into the bay. */
const merlion: Layer[] = put(650, 292, 1.16, [
  fill('white', 'M-32 -84Q-74 -92 -96 2H-84Q-66 -72 -32 -77z', 0.85),
  fill('whiteShade', rect(-36, -10, 72, 12)),
  fill('white', 'M-16 -84Q-34 -40 -24 -8H20Q44 -8 50 -34Q60 -26 64 -40Q50 -56 40 -46Q46 -30 30 -26Q32 -60 22 -88z'),
  fill(
    'whiteShade',
    times(4, (row) => times(4, (i) => `M${-25 + i * 12 + (row % 2) * 5} ${-58 + row * 13}q6 9 12 0v3q-6 10 -12 0z`)),
  ),
  fill('whiteShade', mane),
  fill('whiteShade', 'M-14 -78Q4 -60 26 -76L24 -60L12 -66L4 -54L-4 -66L-14 -60z'),
  fill(
    'white',
    'M4 -118Q22 -110 20 -92Q16 -72 -4 -72L-22 -70Q-30 -70 -28 -77L-18 -82L-34 -84Q-40 -88 -37 -95L-22 -104Q-14 -120 4 -118z',
  ),
  fill('whiteShade', 'M0 -122q10 -4 12 6q0 8 -8 8z'),
  fill('ink', `${disc(-16, -101, 2.4)}M-38 -96l7 -3l1 5l-7 2z`),
]);

const bushes = (paint: Layer['paint'], count: number, step: number, height: number): Layer => {
  const one = (i: number) =>
    `M${i * step - 20} 274q6 ${-height} ${step * 0.6} ${-height}q${step * 0.6} 0 ${step * 0.6} ${height}z`;
  return fill(paint, times(count, one));
};

/** Singapore: the hotel with a ship on its three towers, trees of steel, the lotus museum and the Merlion. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 634, y: 88 },
  layers: [
    towers(26, { base: 268, heights: [40, 150] }, 'rose.far'),
    towers(44, { base: 268, heights: [30, 90], between: [380, 800] }, 'violet.far'),
    ...tower(222),
    ...tower(318),
    ...tower(414),
    ...deck,
    bushes('leaf.middle', 15, 56, 36),
    ...superTree(554, 272, 1),
    ...superTree(126, 274, 1.02),
    ...superTree(60, 274, 0.76),
    ...superTree(736, 274, 1.12),
    bushes('leaf.near', 20, 42, 22),
    ...lotus,
    ...palm(206, 274, 64),
    ...palm(300, 274, 72),
    ...palm(350, 274, 58),
    fill('white', rect(0, 268, 800, 5)),
    ...water(272, 'sea.near'),
    ...merlion,
    fill('white', 'M548 294q10 -10 20 -2q10 -4 14 4q-16 4 -34 -2z'),
    fill('earth.front', 'M236 290Q300 306 372 288L362 304H250z'),
    fill('gold', rect(262, 276, 84, 4)),
    fill('glow', 'M266 280h10v12h-10zM282 280h10v12h-10zM298 280h10v12h-10zM314 280h10v12h-10zM330 280h10v12h-10z'),
  ],
};
