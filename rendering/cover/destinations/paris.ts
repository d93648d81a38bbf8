import type { Drawing } from '../drawing.ts';
import { arch, disc, fill, put, rect, times, tree, water } from '../kit.ts';
import { hills } from '../shapes.ts';

const strut = (x1: number, y1: number, x2: number, y2: number) => `M${x1} ${y1}L${x2} ${y2}v-2.5L${x1} ${y1 - 2.5}z`;

/** The same strut left and right. */
const struts = (x1: number, y1: number, x2: number, y2: number) => strut(x1, y1, x2, y2) + strut(-x1, y1, -x2, y2);

const eiffel = put(400, 276, 1, [
  fill('earth.middle', 'M-36 -50L-14 -100L14 -100L36 -50z'),
  fill(
    'earth.near',
    [
      'M-66 0Q-46 -24 -37 -50H-17Q-26 -22 -40 0z',
      'M-35 -56Q-24 -80 -19 -102H-6Q-10 -78 -20 -56z',
      'M-15 -106Q-6 -150 -4 -214H4Q6 -150 15 -106z',
      rect(-42, -60, 84, 11),
      rect(-23, -108, 46, 8),
      rect(-7, -218, 14, 8),
      'M-4 -218v-6q4 -8 8 0v6z',
      rect(-1.5, -244, 3, 22),
    ].join(''),
  ),
  fill('earth.near', 'M66 0Q46 -24 37 -50H17Q26 -22 40 0zM35 -56Q24 -80 19 -102H6Q10 -78 20 -56z'),
  fill('earth.near', 'M-47 -6Q-36 -40 0 -40Q36 -40 47 -6L51 -12Q40 -50 0 -50Q-40 -50 -51 -12z'),
  fill(
    'gold',
    struts(-60, -2, -38, -14) +
      struts(-42, -6, -50, -18) +
      struts(-49, -18, -31, -30) +
      struts(-31, -24, -42, -34) +
      struts(-40, -34, -24, -44) +
      struts(-33, -60, -19, -70) +
      struts(-17, -64, -28, -74) +
      struts(-27, -74, -13, -84) +
      struts(-12, -80, -22, -92) +
      struts(-22, -90, -8, -100) +
      times(11, (i) => rect(-37 + i * 7, -57, 3, 5)) +
      times(6, (i) => rect(-19 + i * 7, -106, 3, 4)) +
      times(7, (i) => struts(-11 + i * 1.1, -112 - i * 14, 11 - i * 1.1, -122 - i * 14)) +
      disc(0, -226, 2.5),
    0.9,
  ),
]);

/** The pale stone houses with slate roofs that line the boulevards. */
const haussmann = (x: number, width: number, height: number) =>
  put(x, 276, 1, [
    fill(
      'blue.middle',
      `M-2 ${-height}q2 -26 12 -28H${width - 10}q10 2 12 28z${rect(width - 22, -height - 40, 9, 16)}`,
    ),
    fill('earth.far', rect(0, -height, width, height)),
    fill('whiteShade', rect(-2, -height, width + 4, 4) + rect(-2, -height + 50, width + 4, 3)),
    fill(
      'pane',
      times(Math.floor(width / 18), (i) =>
        [
          arch(9 + i * 18, -height - 6, 7, 13),
          times(3, (row) => rect(9 + i * 18, -height + 12 + row * 24, 6, 13)),
        ].join(''),
      ),
      0.6,
    ),
  ]);

const sacreCoeur = put(246, 168, 0.72, [
  fill('white', 'M-44 40V4H44V40zM-18 4C-20 -40 -6 -56 0 -60C6 -56 20 -40 18 4zM-3 -58h6v-14h-6z'),
  fill(
    'white',
    times(2, (i) => `M${i ? 22 : -42} 6q2 -32 10 -36q8 4 10 36z`),
  ),
  fill('whiteShade', times(3, (i) => arch(-20 + i * 15, 40, 10, 24)) + times(3, (i) => rect(-10 + i * 8, -12, 3, 14))),
]);

/** Paris: the Eiffel Tower above the Seine, between boulevard houses, Sacre-Coeur on its hill. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 560, y: 88 },
  layers: [
    fill('rose.far', `${hills(4, 236, 24, 5)}M90 240Q190 196 246 192Q310 196 390 240z`),
    ...sacreCoeur,
    ...haussmann(-14, 96, 100),
    ...haussmann(84, 78, 86),
    ...haussmann(164, 112, 74),
    ...haussmann(528, 84, 78),
    ...haussmann(614, 106, 92),
    ...haussmann(722, 96, 104),
    ...eiffel,
    ...[296, 326, 480, 512].flatMap((x, i) => tree(x, 278, 46 + (i % 2) * 6, 'leaf.middle')),
    fill('ochre.far', rect(0, 274, 800, 14)),
    fill(
      'ochre.middle',
      times(9, (i) => arch(24 + i * 90, 288, 22, 10)),
    ),
    ...water(286, 'blue.near', 'blue.middle'),
    ...put(620, 304, 1, [
      fill('white', 'M-70 -8H70L58 6H-62zM-48 -20H44v12H-48z'),
      fill(
        'pane',
        times(8, (i) => rect(-42 + i * 10.6, -17, 7, 6)),
      ),
    ]),
  ],
};
