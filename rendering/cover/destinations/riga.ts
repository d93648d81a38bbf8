import type { Drawing, Layer } from '../drawing.ts';
import { arch, cloud, disc, fill, houses, put, rect, times, tree, water } from '../kit.ts';

/** St Peter's: a brick tower under three tiers of baroque galleries and a needle. */
const stPeter: Layer[] = put(470, 264, 1, [
  fill('coral.middle', `${rect(-20, -124, 40, 124)}M20 -64h96v64H20z`),
  fill('coral.near', `M18 -64L34 -92H104L120 -64z${rect(8, -124, 12, 124)}`),
  fill(
    'leaf.near',
    'M-22 -124Q-20 -138 -12 -142H12Q20 -138 22 -124zM-16 -156Q-14 -166 -8 -170H8Q14 -166 16 -156zM-11 -182Q-9 -190 -5 -194L0 -246L5 -194Q9 -190 11 -182z',
  ),
  fill('whiteShade', rect(-12, -156, 24, 14) + rect(-8, -182, 16, 12)),
  fill('ink', times(3, (i) => arch(-10 + i * 7.5, -142, 5, 13)) + times(2, (i) => arch(-6 + i * 7, -170, 4, 11))),
  fill('gold', `${disc(0, -247, 3)}M0 -258l5 2l-5 3zM-0.500 -258h1.500v10h-1.500z`),
  fill('glow', arch(-9, -62, 18, 40) + times(4, (i) => arch(32 + i * 21, -8, 10, 40))),
]);

/** The cathedral: a massive brick tower, the dark dome and its lantern. */
const dome: Layer[] = put(190, 264, 1, [
  fill('earth.middle', `${rect(-30, -100, 60, 100)}M30 -52h110v52H30z`),
  fill('earth.near', `M28 -52L50 -78H124L146 -52zM-30 -100L0 -122L30 -100z${rect(16, -100, 14, 100)}`),
  fill(
    'ink',
    'M-26 -104Q-30 -132 -14 -144Q-8 -150 -8 -158H8Q8 -150 14 -144Q30 -132 26 -104zM-9 -172Q-6 -180 0 -204Q6 -180 9 -172z',
  ),
  fill('whiteShade', rect(-7, -172, 14, 15)),
  fill('gold', disc(0, -205, 3)),
  fill('glow', times(2, (i) => arch(-20 + i * 20, -62, 12, 26)) + times(5, (i) => arch(42 + i * 20, -8, 9, 34))),
]);

/** The two gables of the House of the Blackheads, red with white lace. */
const gable = (x: number, w: number, h: number): Layer[] =>
  put(x, 274, 1, [
    fill(
      'coral.near',
      `M0 0V${-h * 0.44}H${w * 0.08}V${-h * 0.58}H${w * 0.18}V${-h * 0.71}H${w * 0.29}V${-h * 0.84}H${w * 0.4}V${-h}H${w * 0.6}V${-h * 0.84}H${w * 0.71}V${-h * 0.71}H${w * 0.82}V${-h * 0.58}H${w * 0.92}V${-h * 0.44}H${w}V0z`,
    ),
    fill(
      'white',
      rect(0, -h * 0.45, w, 3) +
        rect(w * 0.08, -h * 0.59, w * 0.84, 3) +
        rect(w * 0.18, -h * 0.72, w * 0.64, 3) +
        rect(w * 0.29, -h * 0.85, w * 0.42, 3) +
        rect(w * 0.4, -h, w * 0.2, 3),
    ),
    fill('blue.near', disc(w / 2, -h * 0.65, w * 0.08)),
    fill('gold', disc(w / 2, -h * 0.65, w * 0.055) + rect(w / 2 - 1, -h - 16, 2, 16) + disc(w / 2, -h - 16, 3)),
    fill(
      'white',
      times(
        4,
        (i) =>
          arch(w * 0.07 + i * w * 0.23, -h * 0.22, w * 0.17, h * 0.19) +
          arch(w * 0.07 + i * w * 0.23, -2, w * 0.17, h * 0.17),
      ),
    ),
    fill(
      'pane',
      times(
        4,
        (i) =>
          arch(w * 0.09 + i * w * 0.23, -h * 0.22, w * 0.13, h * 0.17) +
          arch(w * 0.09 + i * w * 0.23, -2, w * 0.13, h * 0.15),
      ),
    ),
  ]);

/** Riga: the needle of St Peter's, the cathedral's dark dome, and the red gables of the Blackheads on the Daugava. */
export const drawing: Drawing = {
  sky: 'ochre',
  sun: { x: 700, y: 72 },
  layers: [
    cloud(58, 88, 70),
    cloud(330, 66, 56),
    fill('leaf.far', 'M0 270V214Q120 196 260 210T560 204T800 212V270z'),
    ...houses(6, [0, 150], 266, { wall: 'ochre.far', roof: 'coral.middle', height: 70 }),
    ...dome,
    ...stPeter,
    ...houses(14, [560, 800], 266, { wall: 'sun.middle', roof: 'earth.near', height: 76 }),
    ...houses(27, [290, 440], 270, { wall: 'rose.middle', roof: 'coral.near', height: 58 }),
    ...gable(536, 92, 128),
    ...gable(630, 66, 96),
    ...[20, 62, 740, 778].flatMap((x, i) => tree(x, 276, 46 + (i % 2) * 8)),
    fill('ochre.middle', rect(0, 272, 800, 10)),
    ...water(280, 'blue.near', 'blue.middle'),
    ...put(300, 304, 1, [
      fill('white', 'M-60 -10H70L58 4H-48zM-40 -22H46v12H-40z'),
      fill('coral.near', rect(-62, -12, 134, 3)),
      fill(
        'pane',
        times(7, (i) => rect(-34 + i * 11, -19, 7, 6)),
      ),
    ]),
  ],
};
