import type { Drawing } from '../drawing.ts';
import { arch, boat, disc, fill, houses, palm, put, rect, times, water } from '../kit.ts';

const bellTower = (x: number) =>
  put(x, 262, 1, [
    fill(
      'white',
      `${rect(-20, -120, 40, 120)}${rect(-24, -124, 48, 6)}${rect(-16, -160, 32, 36)}${rect(-20, -164, 40, 5)}`,
    ),
    fill('white', 'M-13 -164q1 -26 13 -30q12 4 13 30zM-3 -192h6v-12h-6z'),
    fill('whiteShade', rect(8, -118, 12, 118) + rect(6, -158, 10, 34)),
    fill('glow', arch(-8, -128, 16, 26) + arch(-7, -84, 14, 26) + rect(-5, -60, 10, 14)),
  ]);

const cathedral = [
  ...put(400, 262, 0.97, [
    fill('ochre.far', rect(-150, -80, 300, 80)),
    fill('ochre.middle', rect(-154, -84, 308, 6) + times(6, (i) => rect(-146 + i * 56, -78, 8, 78))),
    fill('white', rect(-56, -124, 112, 44)),
    fill('whiteShade', rect(-60, -126, 120, 5)),
    fill('gold', 'M-58 -126C-60 -178 -30 -206 0 -210C30 -206 60 -178 58 -126z'),
    fill('sun.near', 'M20 -126C24 -170 10 -200 0 -210C30 -206 60 -178 58 -126z', 0.5),
    fill(
      'ochre.near',
      times(4, (i) => `M${-32 + i * 20} -126Q${-34 + i * 21} -180 0 -208Q${-30 + i * 21} -178 ${-28 + i * 20} -126z`),
      0.5,
    ),
    fill('white', 'M-9 -206v-18h18v18zM-9 -224q2 -10 9 -11q7 1 9 11zM-1 -234h2v-8h-2z'),
    fill('glow', times(6, (i) => arch(-49 + i * 18, -88, 9, 24)) + arch(-3, -208, 6, 13)),
    fill('glow', disc(-76, -50, 9) + disc(76, -50, 9) + arch(-16, 0, 32, 62)),
  ]),
  ...bellTower(266),
  ...bellTower(534),
];

/** A merchant's lookout tower on a flat roof. */
const lookout = (x: number, height: number) =>
  put(x, 262, 1, [
    fill('white', rect(-24, -height, 48, height) + rect(-11, -height - 40, 22, 40)),
    fill('coral.middle', rect(-26, -height - 3, 52, 5) + rect(-13, -height - 43, 26, 5)),
    fill('pane', arch(-4, -height - 12, 8, 18) + times(3, (i) => rect(-16 + i * 13, -height + 12, 6, 12)), 0.6),
  ]);

/** Cadiz: the cathedral with its golden dome on the sea wall, white lookout towers, fishing boats. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 640, y: 80 },
  layers: [
    ...houses(4, [0, 800], 262, { wall: 'coral.far', roof: 'coral.far', height: 86, flat: true }),
    ...lookout(176, 92),
    ...lookout(628, 84),
    ...lookout(96, 76),
    ...lookout(716, 98),
    ...cathedral,
    ...houses(21, [0, 252], 262, { wall: 'white', roof: 'coral.middle', height: 58, flat: true }),
    ...houses(14, [552, 800], 262, { wall: 'white', roof: 'coral.middle', height: 58, flat: true }),
    ...[70, 214, 588, 678].flatMap((x, i) => palm(x, 264, 68 + (i % 2) * 14)),
    fill('ochre.middle', 'M0 258H800V290H0z'),
    fill('ochre.far', rect(0, 256, 800, 5)),
    fill(
      'ochre.near',
      times(4, (row) => times(20, (i) => rect(i * 42 + (row % 2) * 20, 266 + row * 6, 22, 2))),
    ),
    fill(
      'earth.middle',
      times(20, (i) => `M${i * 42 - 6} 294l6 -14h18l10 6l8 8z`),
    ),
    ...water(288),
    ...boat(206, 312, 62),
    ...boat(560, 308, 48, 'coral.far'),
    ...boat(400, 304, 34, 'sun.far'),
  ],
};
