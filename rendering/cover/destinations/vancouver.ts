import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, fir, put, rect, times, towers, water } from '../kit.ts';

/** The North Shore: the two Lions among the snows. */
const mountains: Layer[] = [
  fill(
    'blue.far',
    'M0 230V120L60 84L110 116L170 70L230 118L300 90L336 104L364 46L392 92L420 40L452 96L520 112L590 66L660 110L720 78L800 118V230z',
  ),
  fill(
    'white',
    'M60 84l-26 16l18 -2l10 6l14 -6l14 6zM170 70l-32 24l22 -4l12 8l18 -8l20 8zM364 46l-18 40l14 -8l8 8l14 -6zM420 40l-20 40l16 -8l8 10l14 -8zM590 66l-36 22l24 -2l14 8l16 -8l18 6zM720 78l-30 16l20 -2l12 6l24 -4z',
  ),
  fill('blue.middle', 'M0 240V166Q90 120 190 150T380 136T560 150T800 140V240z'),
];

/** Lions Gate: two green towers, cables, a high deck. */
const bridge = put(34, 214, 1, [
  fill('leaf.middle', 'M-40 -24L0 -40H210L300 -10v6L210 -34H0L-40 -18z'),
  fill(
    'leaf.near',
    `${rect(26, -104, 5, 104)}${rect(40, -104, 5, 104)}${rect(166, -104, 5, 104)}${rect(180, -104, 5, 104)}${times(8, (i) => rect(26 + (i % 2) * 140, [-102, -82, -62, -30][i >> 1] ?? 0, 19, 4))}`,
  ),
  fill(
    'leaf.near',
    'M-40 -30Q10 -50 35 -106h3Q98 8 173 -106h3Q206 -44 300 -14l-1 3Q200 -40 175 -98Q104 20 36 -98Q10 -44 -40 -27z',
  ),
  fill(
    'leaf.near',
    times(15, (i) => rect(52 + i * 8, -42 - ((i - 7) / 7) ** 2 * 38, 1.4, 8 + ((i - 7) / 7) ** 2 * 38)),
  ),
]);

/** Glass towers of Coal Harbour, a few of them greener. */
const city: Layer[] = [
  towers(31, { base: 232, heights: [40, 120], between: [452, 800] }, 'sea.far'),
  towers(8, { base: 234, heights: [34, 104], between: [470, 800] }, 'sea.middle'),
  fill('sea.near', `${rect(604, 106, 30, 128)}${rect(700, 124, 26, 110)}M520 234V148l14 -12l14 12V234z`),
  fill(
    'pane',
    times(33, (i) => rect(609 + (i % 3) * 8, 114 + Math.floor(i / 3) * 11, 4, 5)) +
      times(20, (i) => rect(705 + (i % 2) * 10, 132 + Math.floor(i / 2) * 10, 4, 4)) +
      times(16, (i) => rect(526 + (i % 2) * 10, 156 + Math.floor(i / 2) * 10, 4, 4)),
    0.7,
  ),
];

/** Canada Place with its five sails. */
const sails = put(548, 250, 1, [
  fill(
    'white',
    times(5, (i) => `M${i * 40} -12Q${i * 40 + 14} -24 ${i * 40 + 20} -54Q${i * 40 + 26} -24 ${i * 40 + 40} -12z`),
  ),
  fill(
    'whiteShade',
    times(5, (i) => `M${i * 40 + 20} -54Q${i * 40 + 26} -24 ${i * 40 + 40} -12H${i * 40 + 24}z`),
  ),
  fill('white', 'M-16 -12H212L226 4H-30z'),
  fill(
    'pane',
    times(18, (i) => rect(-10 + i * 12, -8, 7, 5)),
  ),
  fill('sea.front', rect(-30, 4, 256, 5)),
]);

/** A seaplane over the inlet. */
const plane = put(262, 66, 0.9, [
  fill('coral.near', 'M-30 0q0 -7 12 -8h24q20 1 40 -2l8 -12h7l-3 18q-30 8 -60 10h-20q-8 0 -8 -6z'),
  fill('white', rect(-22, -14, 40, 4)),
  fill('ink', `${rect(-16, 4, 2, 8)}${rect(6, 4, 2, 8)}M-30 12h52l-6 6h-40z`),
  fill(
    'pane',
    times(4, (i) => rect(-16 + i * 9, -5, 5, 4)),
  ),
]);

/** A pole of eagle, bear and whale. */
const totem = put(330, 296, 1.1, [
  fill('earth.middle', 'M-13 0V-126H13V0z'),
  fill('coral.near', 'M-44 -120q22 -2 31 8v-14h26v14q9 -10 31 -8q-6 24 -31 26v8h-26v-8q-25 -2 -31 -26z'),
  fill('sea.front', 'M-40 -116q14 2 20 12l-6 6q-10 -6 -14 -18zM40 -116q-14 2 -20 12l6 6q10 -6 14 -18z'),
  fill('coral.near', 'M-13 -126q2 -18 13 -18t13 18z'),
  fill('gold', 'M-3 -134h6l-1 12q-2 3 -4 0z'),
  fill('sea.near', rect(-13, -82, 26, 30)),
  fill('coral.near', `${rect(-9, -62, 18, 7)}${rect(-13, -26, 26, 6)}`),
  fill('sea.front', rect(-13, -48, 26, 22)),
  fill(
    'white',
    `${disc(-6, -136, 3)}${disc(6, -136, 3)}${disc(-6, -73, 4.5)}${disc(6, -73, 4.5)}${disc(-6, -39, 4.5)}${disc(6, -39, 4.5)}${times(4, (i) => rect(-8 + i * 4.4, -62, 2, 3))}`,
  ),
  fill(
    'ink',
    `${disc(-6, -73, 2)}${disc(6, -73, 2)}${disc(-6, -39, 2)}${disc(6, -39, 2)}${disc(-6, -136, 1.4)}${disc(6, -136, 1.4)}`,
  ),
  fill('coral.near', 'M-13 -12q13 -10 26 0v5q-13 -7 -26 0z'),
]);

/** Vancouver: snows over the inlet, Lions Gate, glass towers and the sails of Canada Place, a totem under firs. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 690, y: 58 },
  layers: [
    ...mountains,
    fill('leaf.middle', 'M300 240Q380 196 470 222V240zM0 240V206Q40 196 60 214V240z'),
    fir(400, 236, 44, 'leaf.near'),
    fir(424, 236, 54, 'leaf.near'),
    fir(446, 236, 40, 'leaf.near'),
    ...city,
    ...plane,
    ...water(232, 'sea.middle', 'sea.far'),
    ...bridge,
    ...sails,
    fill('leaf.near', 'M0 320V262Q150 250 260 280T470 320z'),
    fir(40, 286, 120),
    fir(92, 284, 92),
    fir(140, 290, 110),
    fir(212, 296, 84),
    fir(262, 300, 62),
    fill('leaf.front', 'M0 320V284Q200 276 420 320z'),
    ...totem,
  ],
};
