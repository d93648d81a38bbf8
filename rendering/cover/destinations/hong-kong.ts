import type { Drawing, Layer } from '../drawing.ts';
import { cloud, fill, put, rect, times, towers, water } from '../kit.ts';
import { hills } from '../shapes.ts';

/** The Bank of China: four triangular shafts that end one after the other, crossed braces, two masts. */
const bank: Layer[] = put(286, 270, 1, [
  fill('blue.near', 'M-34 0V-118L0 -150V-212L34 -178V0z'),
  fill('blue.middle', 'M-34 0V-84L0 -118V-150L-34 -118zM0 0V-212L34 -178V0z'),
  fill('blue.near', 'M0 -150L34 -116V-178L0 -212zM0 -82L34 -48V-116L0 -82z'),
  fill('white', rect(2, -246, 2.4, 56) + rect(12, -246, 2.4, 56)),
  fill(
    'white',
    [0, 59]
      .map(
        (up) =>
          `M-34 ${-up}L34 ${-up - 59}l0 4L-34 ${4 - up}zM34 ${-up}L-34 ${-up - 59}l0 4L34 ${4 - up}z${rect(-34, -up - 60, 68, 2.4)}`,
      )
      .join('') +
      'M0 -150L34 -118V-114L0 -146zM0 -150L34 -182V-178L0 -146zM0 -212L34 -178V-174L0 -207zM0 -212V0h-2V-210zM-34 -118L0 -152v4L-34 -114z',
  ),
]);

/** The tall tower of the finance centre, rounded in, with a crown of claws. */
const finance: Layer[] = put(452, 270, 1, [
  fill('sea.near', 'M-30 0V-140L-26 -144V-186L-21 -190V-212L-14 -222H14L21 -212V-190L26 -186V-144L30 -140V0z'),
  fill(
    'sea.near',
    times(7, (i) => `M${-17 + i * 5} -216l1.5 -22l2 22z`),
  ),
  fill(
    'white',
    times(5, (i) => rect(-20 + i * 9, -206, 2, 206)),
    0.55,
  ),
  fill(
    'pane',
    times(11, (i) => rect(-26, -128 + i * 11, 52, 3)),
  ),
]);

const block = ([x, w, h]: readonly [number, number, number], wall: Layer['paint'], step = 13): Layer[] => [
  fill(wall, rect(x, 270 - h, w, h)),
  fill(
    'pane',
    times(Math.floor((h - 12) / step), (r) =>
      times(Math.floor((w - 6) / 10), (c) => rect(x + 5 + c * 10, 270 - h + 8 + r * step, 5, 6)),
    ),
    0.8,
  ),
];

/** A junk: three battened sails like fins on a high-sterned hull. */
const sail = (x: number, y: number, w: number, h: number): Layer[] => [
  fill(
    'coral.near',
    `M${x} ${y}L${x - w * 0.14} ${y - h * 0.7}Q${x + w * 0.2} ${y - h * 0.96} ${x + w * 0.42} ${y - h}` +
      `Q${x + w * 1.1} ${y - h * 0.5} ${x + w} ${y - h * 0.06}z`,
  ),
  fill(
    'gold',
    times(
      4,
      (i) =>
        `M${x - w * (0.03 + i * 0.03)} ${y - h * (0.16 + i * 0.16)}L${x + w * (1 - i * 0.08)} ${y - h * (0.22 + i * 0.18)}` +
        `v2L${x - w * (0.03 + i * 0.03)} ${y - h * (0.16 + i * 0.16) + 2}z`,
    ),
  ),
];
const junk: Layer[] = [
  ...sail(572, 286, 46, 92),
  ...sail(626, 284, 60, 122),
  ...sail(540, 284, 30, 62),
  fill('earth.front', 'M524 280Q600 300 676 282L706 262L702 292Q694 308 676 310H562Q540 304 524 280z'),
  fill('gold', 'M528 284Q600 304 678 288L702 270v4L680 293Q600 308 532 288z'),
];

/** Hong Kong: the Bank of China and the finance tower under Victoria Peak, a red-sailed junk in the harbour. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 590, y: 70 },
  layers: [
    fill('leaf.far', 'M0 232Q80 190 130 130Q170 84 226 82Q270 66 330 84Q400 92 450 140Q520 176 640 190L800 210V320H0z'),
    cloud(470, 64, 64),
    fill('leaf.middle', hills(2, 270, 110, 5)),
    towers(31, { base: 270, heights: [90, 170] }, 'violet.far'),
    towers(5, { base: 270, heights: [50, 120] }, 'rose.middle'),
    ...block([60, 38, 118], 'violet.near'),
    ...block([104, 34, 150], 'blue.middle'),
    ...block([146, 46, 176], 'rose.near'),
    ...block([200, 40, 128], 'violet.near'),
    ...bank,
    ...block([328, 38, 136], 'rose.near'),
    ...block([370, 44, 166], 'violet.near'),
    ...finance,
    ...block([490, 42, 144], 'rose.near'),
    ...block([538, 34, 114], 'blue.near'),
    ...block([580, 46, 158], 'violet.near'),
    ...block([634, 36, 120], 'rose.near'),
    ...block([676, 44, 142], 'blue.near'),
    ...block([728, 40, 108], 'violet.near'),
    ...block([10, 44, 96], 'rose.near'),
    ...block([772, 40, 126], 'rose.near'),
    ...water(268, 'blue.near', 'blue.middle'),
    fill('white', 'M150 284h120l-10 18h-98z'),
    fill('leaf.near', 'M150 292h116l-6 12h-98z'),
    fill('white', rect(170, 272, 82, 3)),
    fill(
      'pane',
      times(7, (i) => rect(172 + i * 11, 276, 7, 8)),
    ),
    ...junk,
  ],
};
