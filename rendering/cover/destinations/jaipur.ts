import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, ground, put, rect, times, tree } from '../kit.ts';
import { hills } from '../shapes.ts';

/** One latticed bay of the façade: a half-octagon with a window, under a small curved roof. */
const bay = (x: number, y: number): Layer[] =>
  put(x, y, 1, [
    fill('rose.middle', 'M-11 0V-24H11V0z'),
    fill('white', 'M-11 -24h22v2h-22zM-11 -3h22v2h-22z'),
    fill('glow', arch(-6, -5, 12, 16)),
    fill('coral.near', 'M-13 -24Q-9 -34 0 -36Q9 -34 13 -24z'),
    fill('gold', rect(-0.8, -41, 1.6, 6)),
  ]);

const floors = [
  [9, 0],
  [9, 36],
  [7, 72],
  [5, 108],
  [3, 144],
] as const;
const hawaMahal: Layer[] = floors.flatMap(([count, up]): Layer[] => [
  fill('rose.near', rect(-count * 13 - 6, -up - 38, count * 26 + 12, 38)),
  fill('white', rect(-count * 13 - 8, -up - 3, count * 26 + 16, 3)),
  ...Array.from({ length: count }, (_, i) => bay((i - (count - 1) / 2) * 26, -up - 2)).flat(),
]);
const crown: Layer[] = [
  ...hawaMahal,
  fill('rose.near', 'M-44 -180Q-30 -206 0 -214Q30 -206 44 -180z'),
  fill('white', 'M-44 -180Q-30 -206 0 -214Q30 -206 44 -180l-4 1Q28 -202 0 -209Q-28 -202 -40 -179z'),
  fill('gold', `${rect(-1, -232, 2, 18)}${rect(-27, -214, 1.6, 14)}${rect(26, -214, 1.6, 14)}`),
];

/** The fort on its ridge: long yellow walls, towers with domes, a zigzag ramp. */
const turret = (x: number, y: number, s: number): Layer[] =>
  put(x, y, s, [
    fill('ochre.near', rect(-14, -46, 28, 46)),
    fill('glow', arch(-5, -16, 10, 18)),
    fill('white', rect(-17, -50, 34, 5)),
    fill('ochre.near', 'M-13 -50Q-18 -66 0 -74Q18 -66 13 -50z'),
    fill('gold', rect(-1, -84, 2, 11)),
  ]);
const fort: Layer[] = [
  fill('ochre.middle', 'M-190 40L-176 0H-60L-50 -24H96L106 0H196L214 40z'),
  fill('ochre.near', `${rect(-176, -8, 372, 14)}${times(23, (i) => rect(-176 + i * 16, -16, 9, 9))}`),
  fill('ochre.near', `${rect(-54, -56, 152, 50)}${times(9, (i) => rect(-54 + i * 17, -63, 10, 8))}`),
  fill(
    'glow',
    times(7, (i) => arch(-44 + i * 20, -20, 11, 24)),
  ),
  ...turret(-160, 2, 0.8),
  ...turret(-54, -20, 1),
  ...turret(24, -50, 1),
  ...turret(98, -20, 1),
  ...turret(184, 2, 0.8),
  fill('sun.far', 'M-20 6L60 26L-30 48L70 74l-8 4L-52 48L34 27L-32 8z'),
];

/** A camel with a saddle cloth. */
const camel: Layer[] = [
  fill(
    'earth.near',
    'M-34 -40Q-30 -56 -16 -56Q-8 -80 6 -58Q20 -58 28 -46Q40 -48 44 -66L48 -84Q58 -92 70 -82L68 -76L56 -76Q58 -48 40 -32L30 -30L34 0H28L22 -28H-18L-22 0H-28L-26 -28Q-38 -26 -34 -40z',
  ),
  fill('earth.front', 'M-20 -30L-12 0H-18L-26 -26zM20 -30L18 0H24L30 -30z'),
  fill('coral.near', 'M-22 -54Q-8 -84 14 -56L16 -36H-20z'),
  fill('gold', 'M-21 -40H16v4H-20zM-18 -52H14v3H-19z'),
  fill('violet.near', 'M46 -74l12 2l-2 4l-11 -2z'),
];

/** Jaipur: the palace of winds, Amber on its ridge, a camel on the pink street. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 424, y: 78 },
  layers: [
    fill('earth.far', hills(5.2, 220, 80, 4)),
    fill('leaf.middle', 'M380 290Q450 214 520 190Q600 168 680 186Q760 204 800 176V290z'),
    ...put(618, 190, 0.82, fort),
    fill('leaf.near', 'M420 290Q520 244 640 258T800 240V290z'),
    ...tree(440, 292, 70, 'leaf.near'),
    ...tree(770, 294, 92, 'leaf.front'),
    fill('rose.middle', `${rect(0, 210, 86, 84)}${rect(346, 222, 70, 72)}`),
    fill('white', `${rect(0, 208, 88, 4)}${rect(344, 220, 74, 4)}`),
    fill('glow', times(3, (i) => arch(8 + i * 26, 292, 16, 40)) + times(2, (i) => arch(356 + i * 28, 292, 18, 40))),
    ...put(214, 292, 1.08, crown),
    ground('earth.middle', 290),
    fill('rose.far', 'M0 306Q400 296 800 306V320H0z'),
    ...put(548, 306, 0.92, camel),
    ...put(672, 308, 0.74, camel),
    fill(
      'leaf.near',
      times(4, (i) => disc(460 + i * 8, 298, 5)),
    ),
  ],
};
