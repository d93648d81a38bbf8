import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, disc, fill, houses, palm, put, rect, times } from '../kit.ts';

const teeth = (from: number, to: number, y: number) =>
  times(Math.floor((to - from) / 10), (i) => rect(from + i * 10, y - 5, 6, 6));

/** Santa Bárbara castle along the top of its rock. */
const castle: Layer[] = [
  fill('ochre.middle', rect(-122, -24, 236, 30) + teeth(-122, 114, -24)),
  fill('ochre.middle', rect(-64, -54, 96, 36) + teeth(-64, 32, -54) + rect(-26, -82, 40, 34) + teeth(-26, 14, -82)),
  fill('ochre.near', rect(4, -54, 28, 36) + rect(-2, -82, 16, 34) + rect(78, -24, 36, 30)),
  fill('ochre.middle', rect(-146, -8, 30, 22) + rect(108, -36, 26, 40) + teeth(108, 134, -36)),
  fill('pane', times(5, (i) => rect(-100 + i * 44, -12, 5, 9)) + rect(-44, -42, 5, 9) + arch(-20, -58, 9, 15), 0.8),
  fill('coral.near', 'M-8 -87h2v-30h-2zM-6 -117l22 6l-22 7z'),
];

/** Benacantil, with the face of the Moor in its cliff. */
const rock: Layer[] = [
  fill(
    'ochre.far',
    'M90 262L128 214L150 206L170 168L196 158L206 126L240 112L470 104L520 122L534 118Q556 124 554 140L572 150L560 160L566 170L554 176L560 196Q606 224 640 262z',
  ),
  fill(
    'ochre.middle',
    'M492 112L520 122L534 118Q556 124 554 140L572 150L560 160L566 170L554 176L560 196Q606 224 640 262H470L512 214L522 180L506 150z',
    0.6,
  ),
  fill('ochre.front', 'M540 140l13 2l-6 5z'),
  fill(
    'ochre.middle',
    'M206 126L240 112L252 150L226 196L190 236L150 262H90L128 214L150 206L170 168L196 158zM330 108L352 150L340 200L372 262H306L312 200L298 150z',
    0.6,
  ),
  fill('leaf.middle', 'M118 262Q180 214 250 222T420 226T560 214Q606 232 640 262z'),
  fill(
    'leaf.near',
    times(9, (i) => disc(206 + i * 40, 224 + (i % 3) * 8, 10 - (i % 2) * 3)),
  ),
];

/** White and blue houses of Santa Cruz stepping up the slope. */
const steps: Layer[] = Array.from({ length: 9 }, (_, i) =>
  put(196 + i * 36, 250 - ((i * 7) % 5) * 5, 1, [
    fill(i % 3 === 1 ? 'blue.middle' : 'white', rect(0, -34, 32, 44)),
    fill('earth.middle', rect(-1, -37, 34, 4)),
    fill(i % 3 === 1 ? 'white' : 'blue.near', rect(6, -24, 7, 10) + rect(19, -24, 7, 10)),
    fill('coral.near', disc(9, -12, 3) + disc(23, -12, 3)),
  ]),
).flat();

/** One wave of the Explanada's tiles. */
const wave = (y: number, height: number): string =>
  `M0 ${y}${times(10, () => `q20 ${-height} 40 0t40 0`)}v${height * 0.9}${times(10, () => `q-20 ${height} -40 0t-40 0`)}z`;

/** Alicante: Santa Bárbara on the rock with a face, Santa Cruz below, palms and the waves of the Explanada. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 690, y: 78 },
  layers: [
    fill('violet.far', 'M0 240V170L80 148L150 166L230 132H640L700 168L800 150V240z'),
    ...put(366, 108, 0.88, castle),
    ...rock,
    ...houses(5, [0, 196], 262, { wall: 'white', roof: 'earth.middle', height: 92, flat: true }),
    ...steps,
    ...houses(29, [520, 640], 262, { wall: 'sun.middle', roof: 'coral.near', height: 58, flat: true }),
    ...put(566, 256, 0.8, [
      fill('white', rect(-40, -66, 80, 66) + rect(-52, -104, 18, 104) + rect(34, -104, 18, 104)),
      fill(
        'blue.near',
        'M-54 -104q0 -14 11 -18q11 4 11 18zM32 -104q0 -14 11 -18q11 4 11 18zM-22 -66q0 -26 22 -30q22 4 22 30z',
      ),
      fill('glow', arch(-9, 0, 18, 30) + arch(-47, -72, 8, 18) + arch(39, -72, 8, 18)),
    ]),
    ...put(640, 0, 1, [
      fill('blue.near', rect(0, 236, 160, 26)),
      fill('blue.middle', rect(20, 244, 60, 2) + rect(84, 252, 50, 2)),
    ]),
    ...boat(690, 252, 38),
    ...boat(756, 246, 26, 'coral.middle'),
    fill('white', rect(0, 258, 800, 62)),
    fill('coral.near', wave(272, 9) + wave(300, 11)),
    fill('ink', wave(284, 7) + wave(314, 8), 0.75),
    ...[40, 150, 262, 372, 482, 596, 712].flatMap((x, i) => palm(x, 300 + (i % 2) * 12, 104 + (i % 3) * 12)),
  ],
};
