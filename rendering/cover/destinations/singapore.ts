import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, palm, put, rect, times, towers, water } from '../kit.ts';

const rooms = times(11, (r) => times(4, (c) => ((r * 3 + c * 5) % 4 ? rect(2 + c * 7, -166 + r * 12, 4, 7) : '')));
const floors = times(12, (i) => rect(-4 + (i > 9 ? -1 : 0), -170 + i * 12, 33 + i * 0.6, 1.6));

/** One leg pair of the hotel: the front slab straight, the back one leaning to it, a slit of light between. */
const tower = (x: number): Layer[] =>
  put(x, 268, 1, [
    fill('blue.middle', 'M-40 0Q-14 -60 -12 -178H24L34 0z'),
    fill('blue.near', 'M-6 0Q0 -60 -4 -178H28L38 0z'),
    fill('white', floors, 0.7),
    fill('pane', rooms),
    fill('glow', 'M-16 0Q-8 -40 -7 -80Q0 -40 -6 0z'),
  ]);

/** The low hall that the three towers stand on. */
const hallWindows = times(20, (i) => rect(176 + i * 14, 243, 8, 10));

const bush = (x: number, high: number) => `M${x} 78q1 ${-high} 7 ${-high}q6 0 7 ${high}z`;
const garden = times(22, (i) => bush(176 + i * 14, 8 + (i % 3) * 3));

/** The ship on top of the three, with its overhang, trees and pool. */
const deck: Layer[] = [
  fill('white', 'M152 88Q156 78 170 78H474Q520 76 540 66Q534 88 500 93Q420 100 300 99H196Q160 98 152 88z'),
  fill('whiteShade', 'M152 88Q300 96 530 80Q520 90 500 93Q420 100 300 99H196Q160 98 152 88z'),
  fill('leaf.near', garden),
];

const rods =
  'M-60 -146Q0 -132 60 -146V-142Q0 -127 -60 -142z' +
  times(7, (i) => `M${-3 + i} -104L${-57 + i * 19} -147l3 -1L${-1 + i} -104z`);
const lamps =
  times(5, (i) => rect(-5 + (i % 2) * 5, -18 - i * 16, 4, 6)) +
  times(9, (i) => rect(-48 + i * 12, -145 + (4 - Math.abs(i - 4)) * 2.2, 3, 3));

/** A tree of steel: a trunk wrapped in plants that opens into a flat crown of rods. */
const superTree = (x: number, s: number): Layer[] =>
  put(x, 274, s, [
    fill(
      'violet.near',
      'M-9 0Q-5 -60 -10 -104Q-22 -128 -56 -142L-54 -146Q-20 -136 0 -136Q20 -136 54 -146L56 -142Q22 -128 10 -104Q5 -60 9 0z',
    ),
    fill('rose.near', rods),
    fill('leaf.near', 'M-9 0Q-5 -50 -8 -92L8 -98Q5 -50 9 0z'),
    fill('gold', lamps),
  ]);

/** The museum like an open lotus: white fingers of unequal length. */
const lotus: Layer[] = put(470, 272, 1.06, [
  fill('whiteShade', 'M-40 0Q-58 -36 -80 -50Q-50 -54 -18 0zM40 0Q58 -36 82 -44Q50 -56 18 0z'),
  fill('white', 'M-26 0Q-44 -54 -56 -76Q-26 -66 -8 0zM26 0Q44 -50 60 -68Q26 -64 8 0z'),
  fill('whiteShade', 'M-14 0Q-26 -60 -24 -90Q0 -70 4 0zM14 0Q24 -56 28 -84Q4 -70 -2 0z'),
  fill('white', 'M-10 0Q-12 -54 2 -80Q14 -54 12 0z'),
  fill('pane', 'M-56 -76Q-44 -74 -36 -66Q-46 -66 -51 -67zM60 -68Q48 -70 40 -62Q48 -62 54 -60z'),
]);

/** Locks that point away from the face. */
const mane = times(11, (i) => {
  const turn = ((-112 + i * 24) * Math.PI) / 180;
  const at = (angle: number, radius: number) =>
    `${Math.round(4 + radius * Math.cos(angle))} ${Math.round(-92 + radius * Math.sin(angle))}`;
  return `M4 -92L${at(turn - 0.3, 32)}Q${at(turn - 0.1, 46)} ${at(turn + 0.2, 50)}Q${at(turn + 0.2, 38)} ${at(turn + 0.4, 30)}z`;
});

const scales = times(4, (row) =>
  times(4, (i) => `M${-25 + i * 12 + (row % 2) * 5} ${-58 + row * 13}q6 9 12 0v3q-6 10 -12 0z`),
);

/** The lion with a fish's tail that spouts into the bay. */
const merlion: Layer[] = put(650, 292, 1.16, [
  fill('white', 'M-32 -84Q-74 -92 -96 2H-84Q-66 -72 -32 -77z', 0.85),
  fill('whiteShade', rect(-36, -10, 72, 12)),
  fill('white', 'M-16 -84Q-34 -40 -24 -8H20Q44 -8 50 -34Q60 -26 64 -40Q50 -56 40 -46Q46 -30 30 -26Q32 -60 22 -88z'),
  fill('whiteShade', scales),
  fill('whiteShade', mane),
  fill(
    'white',
    'M-4 -122Q18 -120 20 -96Q20 -72 4 -64L-16 -62Q-28 -62 -28 -72L-16 -78L-32 -79Q-40 -82 -39 -96L-34 -103L-22 -107Q-16 -121 -4 -122z',
  ),
  fill('whiteShade', disc(6, -114, 7)),
  fill('ink', `${disc(-15, -100, 2.4)}M-40 -98l9 -4l2 6l-8 4zM-22 -104l12 -4v2l-11 4z`),
]);

const bushes = (count: number, step: number, height: number) =>
  times(
    count,
    (i) => `M${i * step - 20} 274q6 ${-height} ${step * 0.6} ${-height}q${step * 0.6} 0 ${step * 0.6} ${height}z`,
  );

/** Singapore: the hotel with a ship on its three towers, trees of steel, the lotus museum and the Merlion. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 634, y: 88 },
  layers: [
    towers(26, { base: 268, heights: [40, 150] }, 'rose.far'),
    towers(44, { base: 268, heights: [30, 90], between: [380, 800] }, 'violet.far'),
    fill('leaf.middle', bushes(15, 56, 36)),
    ...tower(222),
    ...tower(318),
    ...tower(414),
    fill('whiteShade', rect(168, 236, 292, 36)),
    fill('white', rect(162, 232, 304, 6)),
    fill('pane', hallWindows, 0.7),
    ...deck,
    ...superTree(554, 1),
    ...superTree(126, 1.02),
    ...superTree(60, 0.76),
    ...superTree(736, 1.12),
    fill('leaf.near', bushes(20, 42, 22)),
    ...lotus,
    ...[206, 350, 300].flatMap((x, i) => palm(x, 274, 58 + i * 7)),
    fill('white', rect(0, 268, 800, 5)),
    ...water(272, 'sea.near'),
    ...merlion,
    fill('white', 'M548 294q10 -10 20 -2q10 -4 14 4q-16 4 -34 -2z'),
    fill('earth.front', 'M236 290Q300 306 372 288L362 304H250z'),
    fill('gold', rect(262, 276, 84, 4)),
    fill('glow', 'M266 280h10v12h-10zM282 280h10v12h-10zM298 280h10v12h-10zM314 280h10v12h-10zM330 280h10v12h-10z'),
  ],
};
