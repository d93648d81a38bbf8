import type { Drawing } from '../drawing.ts';
import { disc, fill, palm, put, rect, times, towers, water } from '../kit.ts';
import { hills } from '../shapes.ts';

/** Setbacks that climb in turn on the left and on the right. */
const steps: readonly (readonly [left: number, right: number, top: number])[] = [
  [-34, 34, 40],
  [-34, 27, 66],
  [-27, 27, 90],
  [-27, 21, 112],
  [-21, 21, 132],
  [-21, 15, 152],
  [-15, 15, 170],
  [-15, 10, 186],
  [-10, 10, 202],
  [-10, 5, 214],
  [-5, 5, 226],
];

const burjKhalifa = put(476, 282, 1, [
  fill(
    'blue.middle',
    `${steps.map(([left, right, top]) => rect(left, -top, right - left, top)).join('')}M-2.5 -226L-1 -258h2L2.5 -226z`,
  ),
  fill('blue.near', steps.map(([, right, top]) => `M${right * 0.3} ${-top}H${right}V0H${right * 0.3}z`).join(''), 0.45),
  fill(
    'white',
    times(5, (i) => rect(-27 + i * 13, -([62, 108, 208, 128, 62][i] ?? 60), 2, [62, 108, 208, 128, 62][i] ?? 60)),
    0.8,
  ),
  fill('pane', steps.map(([left, right, top]) => rect(left, -top + 5, right - left, 2)).join(''), 0.75),
]);

/** The sail: a straight mast, a bowed front, the helipad near its top. */
const burjAlArab = put(236, 282, 1, [
  fill('white', 'M-34 0L-30 -150Q40 -126 62 0z'),
  fill('blue.middle', 'M-40 0L-33 -186h4L-22 0z'),
  fill('blue.middle', 'M-30 -150Q40 -126 62 0H52Q32 -114 -30 -140z'),
  fill(
    'whiteShade',
    times(
      8,
      (i) =>
        `M-32 ${-12 - i * 15}Q10 ${-18 - i * 15} ${52 - i * i * 0.8} ${-12 - i * 15}v4Q10 ${-14 - i * 15} -32 ${-8 - i * 15}z`,
    ),
  ),
  fill(
    'pane',
    times(7, (i) => rect(-24, -16 - i * 17, 28 - i * 2, 3)),
    0.8,
  ),
  fill('blue.near', 'M-30 -143L22 -126L40 -126v5H16L-30 -136z'),
  fill('white', 'M14 -131H48l-6 6H20z'),
]);

const frame = put(634, 282, 1, [
  fill('gold', 'M-36 0V-120H36V0H22V-106H-22V0z'),
  fill(
    'ochre.near',
    times(8, (i) => rect(-31, -12 - i * 14, 4, 6) + rect(27, -12 - i * 14, 4, 6)),
    0.6,
  ),
]);

/** Dubai: the Burj Khalifa, the sail of the Burj Al Arab and the golden frame between desert and Gulf. */
export const drawing: Drawing = {
  sky: 'ochre',
  sun: { x: 366, y: 92 },
  layers: [
    fill('ochre.far', hills(2, 262, 60, 5)),
    towers(8, { base: 284, heights: [40, 116], between: [320, 430] }, 'violet.far'),
    towers(15, { base: 284, heights: [36, 128], between: [524, 600] }, 'violet.far'),
    towers(4, { base: 284, heights: [30, 104], between: [676, 800] }, 'violet.far'),
    towers(6, { base: 284, heights: [26, 92], between: [0, 180] }, 'violet.far'),
    ...frame,
    towers(19, { base: 284, heights: [22, 70], between: [330, 440] }, 'violet.middle'),
    towers(12, { base: 284, heights: [22, 74], between: [516, 590] }, 'violet.middle'),
    ...burjKhalifa,
    fill('sun.middle', 'M300 300Q470 262 800 276V300zM0 300V272Q80 266 150 288z'),
    fill('sun.far', 'M150 300Q170 280 240 280Q306 280 322 300z'),
    ...burjAlArab,
    ...palm(156, 294, 64, 'leaf.near'),
    ...palm(322, 292, 58, 'leaf.near'),
    ...palm(394, 290, 76, 'leaf.near'),
    ...palm(570, 288, 84, 'leaf.near'),
    ...palm(700, 290, 96, 'leaf.near'),
    ...palm(742, 290, 70, 'leaf.near'),
    ...palm(60, 290, 84, 'leaf.near'),
    ...water(290, 'sea.near', 'sea.middle'),
    ...put(616, 308, 1, [
      fill('white', 'M-4 -8L30 -62Q44 -34 34 -10z'),
      fill('earth.front', 'M-52 -18Q-30 -8 34 -8L56 -16L44 4H-36zM-1 -8L-3 -52h3L3 -8z'),
      fill('gold', disc(40, -5, 2)),
    ]),
  ],
};
