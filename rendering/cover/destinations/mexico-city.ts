import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, ground, put, rect, times, towers } from '../kit.ts';
import { hills } from '../shapes.ts';

/** The palace of fine arts: white marble, a great arch and stepped domes of orange and gold tiles. */
const palace: Layer[] = put(290, 288, 1.1, [
  fill(
    'white',
    `${rect(-164, -78, 328, 78)}${rect(-60, -106, 120, 106)}${rect(-172, -84, 344, 8)}${rect(-66, -112, 132, 8)}`,
  ),
  fill('white', 'M-34 -112Q0 -134 34 -112z'),
  fill('whiteShade', times(5, (i) => rect(-156 + i * 21, -70, 7, 70)) + times(5, (i) => rect(65 + i * 21, -70, 7, 70))),
  fill('whiteShade', 'M-46 0V-54a46 46 0 0 1 92 0V0z'),
  fill(
    'glow',
    `M-38 0V-52a38 38 0 0 1 76 0V0z${times(4, (i) => arch(-146 + i * 21, -12, 10, 48))}${times(4, (i) => arch(74 + i * 21, -12, 10, 48))}`,
  ),
  fill(
    'white',
    times(3, (i) => rect(-22 + i * 19, -88, 6, 88)),
  ),
  fill('coral.near', 'M-146 -84Q-140 -114 -112 -114Q-84 -114 -78 -84zM78 -84Q84 -114 112 -114Q140 -114 146 -84z'),
  fill('white', rect(-54, -124, 108, 14)),
  fill('coral.near', 'M-56 -124Q-52 -172 -18 -182H18Q52 -172 56 -124z'),
  fill('gold', 'M-56 -124Q-56 -134 -53 -142H53Q56 -134 56 -124zM-146 -84l2 -9h64l2 9zM78 -84l2 -9h64l2 9z'),
  fill(
    'gold',
    'M-10 -182Q-30 -160 -32 -124H-22Q-20 -160 -4 -182z' +
      'M10 -182Q30 -160 32 -124H22Q20 -160 4 -182zM-3 -182h6v58h-6z',
  ),
  fill('white', `${rect(-18, -190, 36, 8)}`),
  fill('coral.near', 'M-16 -190Q-12 -208 0 -210Q12 -208 16 -190z'),
  fill('gold', `${rect(-1.5, -224, 3, 15)}M-8 -218Q0 -232 8 -218L0 -212z`),
  fill(
    'glow',
    times(5, (i) => rect(-46 + i * 21, -121, 8, 9)),
  ),
]);

/** The Angel of Independence: a winged gilt figure on a column, a wreath lifted. */
const angel: Layer[] = put(572, 290, 1, [
  fill('whiteShade', `${rect(-58, -12, 116, 12)}${rect(-44, -24, 88, 12)}`),
  fill(
    'white',
    `${rect(-30, -66, 60, 42)}${rect(-34, -70, 68, 6)}${rect(-20, -80, 40, 12)}` +
      `M-11 -78L-9 -196H9L11 -78z${rect(-16, -206, 32, 6)}${rect(-12, -201, 24, 6)}${rect(-9, -216, 18, 12)}`,
  ),
  fill('whiteShade', `M2 -78L3 -196H9L11 -78z${times(4, (i) => rect(-10, -100 - i * 26, 20, 3))}`),
  fill('gold', 'M-5 -216L-3 -236Q-5 -240 -2 -244L4 -246L12 -262L14 -260L7 -240L5 -234L8 -216z'),
  fill(
    'gold',
    `${disc(0, -249, 4)}M-3 -240Q-20 -258 -30 -250Q-26 -234 -6 -230zM5 -240Q22 -254 30 -246Q26 -234 5 -230z`,
  ),
  fill('gold', 'M8 -262a5 5 0 1 1 10 0a5 5 0 1 1 -10 0z'),
  fill('earth.front', `M-50 -24v-14q8 -8 16 0v14zM34 -24v-14q8 -8 16 0v14z${disc(42, -46, 5)}${disc(-42, -46, 5)}`),
]);

const agave = (x: number, y: number, s: number, leaf: Layer['paint']): Layer[] =>
  put(x, y, s, [
    fill(
      leaf,
      [-62, -44, -26, -9, 9, 26, 44, 62]
        .map((at) => `M-10 0Q${at * 0.4 - 8} -34 ${at} ${-76 + Math.abs(at) * 0.62}Q${at * 0.4 + 10} -24 10 0z`)
        .join(''),
    ),
  ]);

/** Mexico City: the domed palace of fine arts, the Angel on its column, the two volcanoes, agaves. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 476, y: 86 },
  layers: [
    fill(
      'rose.far',
      'M40 280L170 168Q210 140 236 160Q262 130 300 150Q340 140 400 190L520 250L650 112Q676 98 702 112L800 210V320H40z',
    ),
    fill('white', 'M650 112Q676 98 702 112L730 140L712 134L700 152L684 134L666 154L652 136L622 141z'),
    fill(
      'whiteShade',
      'M668 100q-14 -20 6 -30q-6 -26 22 -30q22 -16 44 0q24 -4 26 16q-4 16 -30 14q-12 16 -30 12q-14 6 -14 18z',
      0.9,
    ),
    fill('violet.far', hills(2.4, 268, 50, 6)),
    towers(17, { base: 290, heights: [50, 120] }, 'rose.middle'),
    ...palace,
    fill('leaf.near', times(7, (i) => disc(488 + i * 52, 286, 24)) + times(3, (i) => disc(10 + i * 40, 286, 26))),
    ...angel,
    ground('coral.middle', 286),
    fill('coral.near', rect(0, 300, 800, 4)),
    ...agave(72, 316, 1.1, 'leaf.front'),
    ...agave(140, 320, 0.7, 'leaf.near'),
    ...agave(730, 318, 1.24, 'leaf.front'),
    ...agave(660, 322, 0.7, 'leaf.near'),
  ],
};
