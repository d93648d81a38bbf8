import type { Drawing, Layer } from '../drawing.ts';
import { boat, disc, fill, put, rect, times, towers, water } from '../kit.ts';

const lights = (x: number, y: number, columns: number, rows: number) =>
  times(columns, (i) => times(rows, (row) => ((i * 7 + row * 5) % 4 ? rect(x + i * 8, y + row * 11, 4, 6) : '')));

/** The needle: a shaft of three fins, the round pod, the upper deck and the mast. */
const cnTower: Layer[] = put(300, 266, 1, [
  fill('blue.near', 'M-20 0Q-9 -40 -7 -168H7Q9 -40 20 0z'),
  fill('blue.front', 'M-20 0Q-9 -40 -7 -168h4Q-4 -40 -9 0zM20 0Q9 -40 7 -168h-4Q4 -40 9 0z'),
  fill('white', 'M-9 -164h18l14 -9h-46z'),
  fill('blue.front', 'M-27 -174h54q5 0 5 5q0 6 -6 7h-52q-6 -1 -6 -7q0 -5 5 -5z'),
  fill('blue.near', 'M-24 -176h48l-7 -9h-34z'),
  fill('coral.near', rect(-31, -171, 62, 3)),
  fill(
    'gold',
    times(9, (i) => rect(-23 + i * 5.4, -182, 3, 4)),
  ),
  fill('blue.near', `${rect(-5, -206, 10, 22)}M-9 -206h18l-2 -8h-14z`),
  fill('gold', rect(-7, -211, 14, 2)),
  fill('white', 'M-3 -214h6L1 -256h-2z'),
  fill('coral.near', `${rect(-2.4, -230, 4.8, 5)}${rect(-1.8, -244, 3.6, 5)}${disc(0, -256, 1.6)}`),
]);

/** The stadium whose white roof slides back in panels. */
const dome: Layer[] = put(176, 266, 1, [
  fill('whiteShade', 'M-96 -28Q-90 -76 0 -80Q90 -76 96 -28z'),
  fill('white', 'M-78 -28Q-74 -92 0 -94Q74 -92 78 -28z'),
  fill('blue.middle', 'M-40 -28Q-38 -86 0 -94h3Q-32 -84 -36 -28zM40 -28Q38 -86 0 -94h-3Q32 -84 36 -28z'),
  fill('ochre.middle', rect(-100, -30, 200, 30)),
  fill(
    'pane',
    times(16, (i) => rect(-94 + i * 12, -24, 7, 8) + rect(-94 + i * 12, -12, 7, 8)),
  ),
]);

/** The towers of the banks: a black slab, a red one, a gold one, a white one. */
const banks: Layer[] = [
  fill('white', rect(392, 62, 44, 204)),
  fill('coral.near', 'M446 266V84h14v-16h14v-14h24v212z'),
  fill('ink', rect(506, 92, 46, 174)),
  fill('ochre.middle', 'M560 266V112h20v-14h24v168z'),
  fill('violet.middle', 'M612 266V132l20 -20l20 20v134z'),
  fill('blue.middle', rect(352, 128, 34, 138) + rect(660, 150, 34, 116)),
  fill('pane', lights(397, 72, 5, 17), 0.6),
  fill('gold', lights(452, 92, 5, 15), 0.8),
  fill('pane', lights(511, 100, 5, 14)),
  fill('glow', lights(565, 122, 4, 12), 0.7),
  fill('pane', lights(617, 142, 4, 10) + lights(357, 136, 3, 11) + lights(665, 158, 3, 9), 0.7),
];

/** A maple in October, its crown cut into points. */
const maple = (x: number, y: number, size: number, leaf: Layer['paint']): Layer[] =>
  put(x, y, size, [
    fill('earth.front', 'M-4 0L-2 -40h4L4 0zM0 -30l18 -20l2 2L2 -22z'),
    fill(
      leaf,
      'M0 -112l10 20l12 -8l-2 22l18 -10l-2 12l16 2l-14 16l8 8l-28 12h-36l-28 -12l8 -8l-14 -16l16 -2l-2 -12l18 10l-2 -22l12 8z',
    ),
  ]);

const ferry: Layer[] = put(520, 298, 1, [
  fill('white', rect(-58, -26, 116, 14) + rect(-44, -40, 88, 13)),
  fill('coral.near', rect(-62, -28, 124, 3) + rect(-48, -42, 96, 3)),
  fill('ink', 'M-66 -13H66l-9 15H-57z'),
  fill('pane', times(11, (i) => rect(-52 + i * 10, -23, 6, 8)) + times(8, (i) => rect(-38 + i * 10, -37, 6, 7))),
  fill('coral.near', rect(-8, -54, 12, 12)),
]);

/** Toronto: the CN Tower, the white dome of the stadium, the bank towers, red maples and the island ferry. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 596, y: 62 },
  layers: [
    towers(17, { base: 268, heights: [50, 120] }, 'violet.far'),
    towers(29, { base: 268, heights: [40, 96], between: [330, 800] }, 'blue.middle'),
    ...banks,
    ...dome,
    ...cnTower,
    fill('leaf.middle', 'M0 268V252q60 -12 120 0t120 2t140 -2t160 2t160 -2t100 2V268z'),
    ...water(264, 'sea.near', 'sea.middle'),
    ...boat(384, 300, 34),
    ...ferry,
    fill('leaf.near', 'M0 320V286q60 -10 130 6t110 28zM800 320V278q-60 -2 -96 18t-50 24z'),
    ...maple(52, 296, 1.05, 'coral.near'),
    ...maple(126, 308, 0.72, 'sun.near'),
    ...maple(752, 296, 1.3, 'coral.near'),
    ...maple(690, 312, 0.8, 'sun.near'),
  ],
};
