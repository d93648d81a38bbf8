import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, houses, put, rect, times, tree, water } from '../kit.ts';

/** A corner tower of the basilica: tall shaft of brick, three belfries that shrink, a bulb of slate. */
const tower = ([x, y, s]: readonly [number, number, number], brick: Layer['paint'], trim: Layer['paint']): Layer[] =>
  put(x, y, s, [
    fill(brick, `${rect(-20, -140, 40, 140)}${rect(-16, -174, 32, 36)}${rect(-12, -200, 24, 28)}`),
    fill(
      trim,
      `${rect(-23, -142, 46, 5)}${rect(-19, -176, 38, 4)}${rect(-15, -202, 30, 4)}${rect(-22, -96, 44, 4)}${rect(-22, -54, 44, 4)}`,
    ),
    fill(
      'glow',
      `${arch(-11, -100, 8, 26)}${arch(3, -100, 8, 26)}${arch(-8, -144, 16, 26)}${arch(-6, -178, 12, 18)}${rect(-5, -84, 10, 16)}`,
    ),
    fill('blue.near', 'M-14 -202Q-16 -216 -6 -220Q-2 -226 0 -250Q2 -226 6 -220Q16 -216 14 -202z'),
    fill('gold', `${disc(0, -248, 2.6)}${rect(-0.8, -256, 1.6, 8)}${rect(-3, -254, 6, 1.6)}`),
  ]);

/** A dome of glazed tiles in stripes and lozenges, with a lantern. */
const dome = (x: number, y: number, s: number): Layer[] =>
  put(x, y, s, [
    fill('ochre.middle', rect(-28, -18, 56, 20)),
    fill(
      'glow',
      times(4, (i) => arch(-22 + i * 13, 0, 7, 14)),
    ),
    fill('sea.near', 'M-28 -18Q-26 -50 0 -54Q26 -50 28 -18z'),
    fill('gold', 'M-22 -36H22L25 -30H-25zM-28 -18V-22H28V-18z'),
    fill(
      'white',
      times(5, (i) => `M${-22 + i * 9} -33l4 -5l4 5l-4 5zM${-22 + i * 10.5} -24l3 -3l3 3l-3 3z`),
    ),
    fill('ochre.middle', rect(-5, -66, 10, 13)),
    fill('sea.near', 'M-7 -65Q0 -80 7 -65z'),
  ]);

/** The great dome over the crossing on its ring of windows. */
const greatDome: Layer[] = [
  fill('ochre.middle', rect(348, 160, 108, 24)),
  ...dome(402, 162, 1.62),
  fill('gold', `${rect(401, 26, 2, 20)}${rect(397, 30, 10, 2)}`),
];

const nave: Layer[] = [
  fill('ochre.near', rect(172, 182, 460, 90)),
  fill(
    'ochre.middle',
    `${rect(166, 178, 472, 7)}${rect(172, 218, 460, 4)}${times(12, (i) => rect(178 + i * 40, 182, 6, 90))}`,
  ),
  fill(
    'glow',
    times(11, (i) => arch(195 + i * 40, 214, 14, 22) + arch(193 + i * 40, 258, 18, 28)),
  ),
];

/** The stone bridge over the Ebro, pointed piers and two bronze lions at its end. */
const bridge: Layer[] = [
  fill(
    'earth.near',
    `M300 306V268Q560 246 800 262V306${times(4, (i) => `H${784 - i * 126}V300a50 ${34 - i * 4} 0 0 0 -100 0V306`)}H300z`,
  ),
  fill(
    'earth.middle',
    `M296 270Q560 244 800 260V265Q560 250 296 276z${times(4, (i) => `M${302 + i * 126} 312V280l7 -8l7 8V312z`)}`,
  ),
  fill('earth.near', rect(296, 240, 22, 70)),
  fill('earth.middle', rect(292, 238, 30, 5)),
  fill(
    'ink',
    'M292 238V222Q294 214 302 214L308 210Q312 206 318 208L324 214L318 218V226L322 238H314L312 228L300 230V238z',
  ),
];

/** Zaragoza: the basilica of the Pilar with its four towers and tiled domes, the stone bridge on the Ebro. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 486, y: 70 },
  layers: [
    fill('violet.far', 'M0 236Q120 206 240 222Q420 190 560 214Q690 196 800 224V280H0z'),
    ...houses(16, [0, 172], 272, { wall: 'coral.middle', roof: 'coral.near', height: 74 }),
    ...houses(28, [632, 800], 272, { wall: 'ochre.middle', roof: 'coral.near', height: 82 }),
    ...tower([258, 250, 0.86], 'ochre.middle', 'ochre.near'),
    ...tower([548, 250, 0.86], 'ochre.middle', 'ochre.near'),
    ...greatDome,
    ...dome(304, 184, 0.9),
    ...dome(500, 184, 0.9),
    ...dome(214, 186, 0.66),
    ...dome(590, 186, 0.66),
    ...dome(350, 188, 0.62),
    ...dome(454, 188, 0.62),
    ...nave,
    ...tower([176, 276, 0.98], 'ochre.near', 'ochre.middle'),
    ...tower([628, 276, 0.98], 'ochre.near', 'ochre.middle'),
    fill(
      'leaf.middle',
      times(14, (i) => disc(20 + i * 58, 278, 18 + (i % 3) * 4)),
    ),
    fill('ochre.middle', rect(0, 274, 800, 12)),
    ...water(282, 'sea.near'),
    ...bridge,
    ...tree(92, 300, 104, 'leaf.near'),
    ...tree(40, 304, 128),
    ...tree(150, 300, 70, 'leaf.near'),
    fill('leaf.near', 'M0 320V296Q130 290 210 306Q240 312 252 320z'),
    fill(
      'leaf.front',
      times(12, (i) => `M${150 + i * 7} 320l${-3 + (i % 3) * 2} ${-22 - (i % 4) * 5}l4 ${24 + (i % 4) * 5}z`),
    ),
  ],
};
