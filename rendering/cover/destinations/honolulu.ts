import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, palm, put, rect, times, towers, water } from '../kit.ts';

/** Diamond Head: the long low back of a crater with its one high lip towards the sea. */
const crater: Layer[] = [
  fill(
    'leaf.near',
    'M330 236Q400 196 452 176Q500 160 548 158L600 150Q632 128 656 100Q668 90 680 96L704 122Q726 158 760 196L800 226V244H330z',
  ),
  fill(
    'earth.middle',
    'M452 176Q500 160 548 158L600 150Q632 128 656 100Q668 90 680 96L704 122Q726 158 760 196L726 186L704 160L690 190L672 140L652 186L636 152L614 190L592 166L566 192L540 172L512 194L490 174L462 192z',
  ),
  fill('leaf.front', 'M330 240Q420 214 520 222T700 218L800 232V246H330z', 0.75),
];

/** The pink hotel of 1927 between the towers. */
const pinkPalace = put(212, 242, 1, [
  fill('rose.near', rect(-74, -58, 148, 58)),
  fill('rose.near', rect(-24, -82, 48, 82)),
  fill('rose.near', rect(-14, -104, 28, 24) + rect(-74, -68, 22, 20) + rect(52, -68, 22, 20)),
  fill('coral.near', 'M-30 -82h60l-8 -8h-44zM-18 -104h36l-8 -10h-20zM-78 -68h30l-6 -7h-18zM48 -68h30l-6 -7h-18z'),
  fill(
    'white',
    times(8, (i) => arch(-66 + i * 17.6, 0, 11, 22)),
  ),
  fill(
    'pane',
    times(2, (r) => times(9, (c) => rect(-68 + c * 15.6, -50 + r * 14, 6, 8))) +
      arch(-8, -84, 6, 14) +
      arch(3, -84, 6, 14),
    0.75,
  ),
]);

const tower = (x: number, width: number, height: number): Layer[] =>
  put(x, 242, 1, [
    fill('white', rect(0, -height, width, height)),
    fill(
      'whiteShade',
      times(Math.floor(height / 9), (r) => rect(0, -height + 5 + r * 9, width, 3)),
    ),
    fill(
      'pane',
      times(Math.floor(height / 18), (r) => rect(6 + ((r * 13) % (width - 14)), -height + 9 + r * 18, 5, 4)),
      0.8,
    ),
  ]);

/** A long wave that breaks to the left, and the one who rides it. */
const wave: Layer[] = [
  fill('sea.front', 'M330 320Q470 292 520 256Q560 226 626 228Q700 232 800 268V320z'),
  fill('sea.near', 'M372 320Q500 296 546 262Q584 238 632 240Q710 248 800 286V320z'),
  fill(
    'white',
    'M520 256Q560 222 632 224Q700 226 800 262V268Q700 236 632 236Q590 236 568 256Q582 258 572 268Q560 262 548 278Q536 268 522 286Q514 276 496 292Q486 288 462 300Q498 280 520 256z',
  ),
  fill('sea.middle', 'M600 252Q690 256 800 300l0 5Q690 264 600 257zM580 272Q660 278 740 320h-12Q650 286 578 277z', 0.8),
];

const surfer = put(622, 270, 1.15, [
  fill('sun.near', 'M-50 12Q-12 -2 46 6Q50 9 44 11Q-10 8 -50 12z'),
  fill('earth.front', 'M-18 6L-8 -12L-16 -24L-4 -36L6 -34L4 -22L12 -8L20 4H13L4 -7L-3 -10L-10 6z'),
  fill('coral.near', 'M-14 -24L-6 -16L6 -18L4 -26z'),
  fill('earth.front', 'M0 -34L24 -40L25 -37L4 -28zM-4 -34L-26 -26L-25 -23L0 -28z'),
  fill('earth.front', disc(4, -43, 6)),
]);

/** Honolulu: Diamond Head over Waikiki, the pink hotel, palms and a surfer. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 452, y: 92 },
  layers: [
    fill('violet.far', 'M0 244V150L50 128L96 156L150 118L210 160L270 132L340 178L420 190V244z'),
    ...crater,
    towers(23, { base: 242, heights: [34, 96], between: [0, 330] }, 'blue.middle'),
    ...tower(18, 40, 134),
    ...tower(82, 34, 104),
    ...tower(296, 36, 118),
    ...tower(344, 30, 78),
    ...pinkPalace,
    fill(
      'leaf.near',
      times(15, (i) => disc(8 + i * 28, 240, 9)),
    ),
    ...water(250, 'sea.middle', 'sea.far'),
    fill('ochre.far', 'M0 242H420Q470 246 500 251Q300 258 180 280T0 300z'),
    fill('white', 'M500 251Q300 258 180 280T0 300V305Q90 298 186 285T504 253z'),
    ...wave,
    ...surfer,
    fill('coral.near', 'M36 262l22 -12l22 12q-22 -5 -44 0z'),
    fill('sun.near', 'M120 254l18 -10l18 10q-18 -4 -36 0z'),
    ...palm(62, 322, 208),
    ...palm(6, 326, 160, 'leaf.near'),
    ...palm(128, 318, 132, 'leaf.near'),
  ],
};
