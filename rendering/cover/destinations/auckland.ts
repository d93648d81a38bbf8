import type { Drawing, Layer } from '../drawing.ts';
import { boat, cloud, disc, fill, put, rect, times, towers, water } from '../kit.ts';

/** The Sky Tower: a concrete shaft on splayed legs, the pod with its decks, the mast. */
const skyTower = put(330, 236, 1, [
  fill('white', 'M-6 0L-5 -132H5L6 0zM-22 0L-6 -40V-18L-14 0zM22 0L6 -40V-18L14 0z'),
  fill('blue.middle', 'M0 0V-132H5L6 0z'),
  fill('white', 'M-8 -128L-17 -142V-150H17V-142L8 -128z'),
  fill('blue.near', rect(-19, -158, 38, 8) + rect(-15, -168, 30, 7)),
  fill('glow', rect(-17, -156, 34, 3) + rect(-13, -166, 26, 2.5)),
  fill('blue.middle', 'M-16 -158h32v-3h-32zM-11 -168L-7 -178H7L11 -168zM-4 -178L-2.500 -204H2.500L4 -178z'),
  fill('ink', rect(-1.5, -232, 3, 30) + rect(-3.5, -206, 7, 3)),
]);

/** The Harbour Bridge: one long arch of steel with its road below the crown. */
const bridge: Layer[] = put(640, 244, 1, [
  fill('blue.near', 'M-130 -22Q0 -104 130 -22V-14Q0 -92 -130 -14z'),
  fill('blue.near', rect(-190, -32, 380, 6)),
  fill(
    'blue.near',
    times(15, (i) => {
      const x = -112 + i * 16;
      const y = -60 + (x * x) / 420;
      return y < -32 ? rect(x, y, 2, -32 - y) : rect(x, -30, 2, y + 34);
    }),
  ),
  fill('blue.front', rect(-136, -26, 10, 26) + rect(126, -26, 10, 26) + rect(-182, -28, 6, 28) + rect(176, -28, 6, 28)),
]);

/** A branch of pōhutukawa in flower, which leans over every beach at Christmas. */
const branch: Layer[] = [
  fill(
    'earth.front',
    'M-10 0Q60 22 110 70Q140 98 190 104L188 112Q130 110 98 80Q54 40 -10 26zM70 42Q112 34 146 48L144 53Q112 42 76 52z',
  ),
  fill(
    'leaf.front',
    [
      [6, 20, 34],
      [52, 26, 30],
      [96, 44, 30],
      [128, 72, 28],
      [162, 96, 26],
      [150, 46, 24],
      [194, 108, 20],
      [24, 56, 24],
    ]
      .map(([x = 0, y = 0, r = 0]) => disc(x, y, r))
      .join(''),
  ),
  fill(
    'coral.near',
    [
      [10, 40],
      [40, 18],
      [64, 44],
      [92, 28],
      [110, 60],
      [142, 36],
      [136, 84],
      [166, 58],
      [172, 108],
      [200, 98],
      [26, 70],
      [8, 8],
    ]
      .map(([x = 0, y = 0]) =>
        times(9, (i) => {
          const a = (i * Math.PI) / 4.5;
          return `M${x} ${y}L${Math.round(x + 11 * Math.cos(a))} ${Math.round(y + 11 * Math.sin(a))}l3 2z`;
        }),
      )
      .join(''),
  ),
  fill(
    'gold',
    [
      [10, 40],
      [64, 44],
      [110, 60],
      [142, 36],
      [172, 108],
      [40, 18],
    ]
      .map(([x = 0, y = 0]) => disc(x, y, 2.5))
      .join(''),
  ),
];

/** Auckland: the Sky Tower over the harbour, the cone of Rangitoto, the bridge, sails, and pōhutukawa in flower. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 700, y: 66 },
  layers: [
    cloud(470, 92, 74),
    cloud(196, 70, 54),
    fill('leaf.middle', 'M420 240Q520 226 590 200Q640 178 660 168L668 172H684L692 168Q720 180 770 202T800 214V240z'),
    fill('blue.far', 'M0 240V214Q60 208 120 216T250 210V240z'),
    towers(5, { base: 240, heights: [24, 64], between: [150, 510] }, 'blue.far'),
    towers(11, { base: 240, heights: [34, 104], between: [196, 318] }, 'sea.middle'),
    towers(23, { base: 240, heights: [30, 92], between: [346, 470] }, 'sea.middle'),
    fill(
      'pane',
      times(11, (i) => times(4, (r) => rect(204 + i * 10, 210 + r * 7 - (i % 3) * 2, 4, 3))),
      0.5,
    ),
    fill(
      'pane',
      times(11, (i) => times(4, (r) => rect(354 + i * 10, 212 + r * 7 - (i % 4) * 2, 4, 3))),
      0.5,
    ),
    ...skyTower,
    ...bridge,
    ...water(240, 'sea.near', 'sea.middle'),
    ...boat(300, 262, 40),
    ...boat(392, 272, 54),
    ...boat(520, 258, 36, 'coral.middle'),
    ...boat(610, 292, 84),
    ...boat(720, 270, 48, 'sun.near'),
    ...branch,
  ],
};
