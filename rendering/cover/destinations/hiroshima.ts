import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, fir, put, rect, times, tree, water } from '../kit.ts';
import { hills } from '../shapes.ts';

/** The great gate in the sea: two trunks with four lesser posts, a thatched lintel with lifted ends. */
const torii: Layer[] = [
  fill('coral.front', 'M-96 0L-90 -96H-78L-80 0zM80 0L78 -96H90L96 0z'),
  fill('coral.front', 'M-34 0L-32 -84H-20L-22 0zM22 0L20 -84H32L34 0z', 0.7),
  fill('coral.near', 'M-66 0L-57 -164H-39L-38 0zM38 0L39 -164H57L66 0z'),
  fill('coral.front', `${rect(-98, -76, 52, 7)}${rect(46, -76, 52, 7)}`),
  fill('coral.near', `${rect(-88, -132, 176, 15)}${rect(-9, -166, 18, 36)}`),
  fill('gold', rect(-6, -162, 12, 26)),
  fill('coral.near', 'M-112 -180Q0 -156 112 -180L106 -164Q0 -146 -106 -164z'),
  fill('earth.front', 'M-120 -196Q0 -172 120 -196L114 -180Q0 -158 -114 -180z'),
  fill('earth.near', 'M-120 -196Q0 -172 120 -196l-2 5Q0 -168 -118 -191z'),
  fill('ink', 'M-66 0l1 -14h27v14zM38 0v-14h27l1 14z'),
];

/** The ruin: broken brick walls with empty windows under the bare ribs of a dome. */
const ribs =
  'M-38 -124Q-36 -172 0 -182Q36 -172 38 -124h-4Q32 -168 0 -178Q-32 -168 -34 -124z' +
  'M-18 -124Q-18 -164 0 -180Q18 -164 18 -124h-4Q14 -160 0 -172Q-14 -160 -14 -124zM-2 -124v-56h4v56z' +
  'M-36 -142h72v3h-72zM-30 -160h60v3h-60z';
const dome: Layer[] = [
  fill('earth.middle', 'M-138 0V-64l10 4l6 -12l14 6V-48l16 -6v-22l14 8l10 -6V0z'),
  fill('earth.middle', 'M138 0V-52l-12 -8l-8 6V-70l-16 -4v14l-14 -8l-12 6V0z'),
  fill('whiteShade', rect(-40, -112, 80, 112)),
  fill('earth.middle', rect(14, -112, 26, 112), 0.7),
  fill('earth.near', 'M-44 -112h88v-10l-8 -3l-10 4l-16 -5l-20 6l-18 -4l-16 3z'),
  fill('glow', arch(-30, -78, 14, 26) + arch(-7, -78, 14, 26) + arch(16, -78, 14, 26)),
  fill('glow', arch(-30, -36, 14, 30) + arch(-7, -36, 14, 30) + arch(16, -36, 14, 30)),
  fill(
    'ink',
    times(3, (i) => rect(-126 + i * 26, -42, 12, 20)) + times(3, (i) => rect(62 + i * 24, -40, 12, 20)),
    0.55,
  ),
  fill('ink', ribs),
];

/** A folded paper crane. */
const crane = (x: number, y: number, s: number, tone: Layer['paint']): Layer[] =>
  put(x, y, s, [
    fill(tone, 'M-6 4L-34 -8L-30 -14L-2 -4z'),
    fill(tone, 'M0 10L-14 -26L6 -4z'),
    fill('white', 'M0 10L24 -28L8 -2z'),
    fill(tone, 'M-6 2L6 -6L12 2L0 12z', 0.8),
    fill(tone, 'M8 2L34 -12L30 -4L10 8z'),
    fill(tone, 'M-34 -8L-42 -2L-30 -14z'),
  ]);

/** A streetcar on the bridge. */
const tram: Layer[] = [
  fill('leaf.near', 'M-56 -6V-40Q-56 -46 -50 -46H50Q56 -46 56 -40V-6z'),
  fill('white', rect(-56, -24, 112, 8)),
  fill(
    'pane',
    times(6, (i) => rect(-50 + i * 17.4, -40, 13, 14)),
    0.8,
  ),
  fill('ink', `${disc(-32, -5, 6)}${disc(32, -5, 6)}M-4 -46L6 -58H-8v-2H16v2H9L0 -46z`),
];

/** Hiroshima: the Dome by the river, the great gate of Miyajima in the sea, paper cranes overhead. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 402, y: 92 },
  layers: [
    fill('blue.far', hills(2.2, 226, 70, 4)),
    fill('leaf.middle', 'M400 262Q470 210 520 168Q556 128 600 150Q650 112 700 158Q750 186 800 176V262z'),
    fill('leaf.near', 'M470 264Q560 226 640 232T800 214V264z'),
    ...Array.from({ length: 6 }, (_, i) => fir(716 + i * 17, 262, 30 + ((i * 13) % 18), 'leaf.front')),
    fill(
      'leaf.middle',
      times(9, (i) => disc(20 + i * 46, 232 + (i % 2) * 6, 26)),
    ),
    ...put(184, 246, 1, dome),
    ...tree(22, 248, 92, 'leaf.near'),
    ...tree(354, 248, 74, 'leaf.near'),
    ...water(256, 'sea.middle', 'sea.far'),
    fill('whiteShade', 'M0 244H392Q420 246 436 258V264H0z'),
    fill(
      'earth.far',
      times(15, (i) => rect(6 + i * 28, 250, 22, 4)),
    ),
    ...put(430, 250, 0.72, tram),
    fill('whiteShade', 'M372 248H494V258H372zM384 258h10v14h-10zM470 258h10v14h-10z'),
    fill('coral.middle', 'M560 286L548 320H572L580 286zM646 286L640 320H664L668 286z', 0.45),
    ...put(614, 284, 1.06, torii),
    ...crane(86, 62, 1, 'rose.near'),
    ...crane(282, 44, 0.8, 'sun.near'),
    ...crane(480, 46, 0.9, 'violet.near'),
    ...crane(744, 72, 1.1, 'coral.near'),
  ],
};
