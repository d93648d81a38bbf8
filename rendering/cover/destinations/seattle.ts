import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, fir, put, rect, times, towers, tree, water } from '../kit.ts';

/** Rainier, white to its foot, floating behind the town. */
const rainier: Layer[] = [
  fill(
    'violet.middle',
    'M270 236L396 172L470 136L520 104L552 70L572 62L584 66L598 56L614 66L650 106L708 150L800 196V236z',
    0.8,
  ),
  fill(
    'white',
    'M442 150L470 136L520 104L552 70L572 62L584 66L598 56L614 66L650 106L708 150L680 146L664 164L638 140L614 168L588 138L562 162L540 126L518 146L502 130L480 150L468 142z',
  ),
  fill('whiteShade', 'M598 56L614 66L650 106L708 150L680 146L664 164L638 140L622 110z'),
];

/** The Needle: three legs drawn in at the waist, the saucer and its mast. */
const needle = put(236, 262, 1, [
  fill('white', 'M-26 0Q-8 -70 -6 -112Q-6 -150 -15 -186H-7Q-1 -150 -1 -112Q-3 -60 -17 0z'),
  fill('white', 'M26 0Q8 -70 6 -112Q6 -150 15 -186H7Q1 -150 1 -112Q3 -60 17 0z'),
  fill('whiteShade', 'M-4 0V-186H4V0zM-13 -40H13v4H-13zM-9 -76H9v4H-9z'),
  fill('white', 'M-13 -34Q-40 -36 -40 -42H40Q40 -36 13 -34z'),
  fill('whiteShade', 'M-16 -186h32l8 -10h-48z'),
  fill('white', 'M-54 -199Q-54 -205 0 -207Q54 -205 54 -199Q40 -192 0 -190Q-40 -192 -54 -199z'),
  fill('sun.near', 'M-54 -200Q0 -194 54 -200V-198Q0 -191 -54 -198z'),
  fill('pane', 'M-36 -207Q-34 -215 -30 -216H30Q34 -215 36 -207z', 0.8),
  fill('white', 'M-40 -216Q-24 -226 -9 -227L-5 -236H5L9 -227Q24 -226 40 -216z'),
  fill('coral.near', rect(-1.5, -264, 3, 28) + rect(-3.5, -244, 7, 3)),
]);

/** A tower with its lit windows. */
const tower = (x: number, width: number, height: number, dark: boolean): Layer[] =>
  put(x, 258, 1, [
    fill(dark ? 'blue.front' : 'blue.near', rect(0, -height, width, height)),
    fill(
      'pane',
      times(Math.floor(height / 12) - 1, (r) =>
        times(Math.floor(width / 9), (c) =>
          (r * 7 + c * 5 + width) % 4 ? rect(4 + c * 9, 6 - height + r * 12, 4, 6) : '',
        ),
      ),
      0.6,
    ),
  ]);

/** Columbia Center steps up in three curves, Smith Tower ends in a point. */
const city: Layer[] = [
  towers(7, { base: 258, heights: [30, 84], between: [330, 800] }, 'blue.middle'),
  ...tower(356, 34, 92, false),
  ...tower(396, 30, 120, true),
  ...tower(450, 40, 104, false),
  ...tower(500, 26, 136, false),
  fill('ink', 'M534 258V86Q546 84 548 100V70Q562 70 563 92V108Q576 108 576 122V258z'),
  fill(
    'pane',
    times(12, (r) => times(3, (c) => ((r + c * 2) % 3 ? rect(539 + c * 11, 112 + r * 12, 5, 5) : ''))),
    0.55,
  ),
  ...tower(584, 36, 112, false),
  ...tower(630, 28, 80, true),
  fill('white', 'M672 258V174H678V150L688 122L698 150V174H704V258z'),
  fill(
    'pane',
    times(9, (r) => times(3, (c) => rect(677 + c * 9, 182 + r * 8, 4, 4))),
    0.6,
  ),
  ...tower(716, 34, 66, false),
];

/** The white and green ferry to the islands. */
const ferry = put(478, 292, 1, [
  fill('white', 'M-92 0L-104 -13H104L92 0zM-88 -14V-24H88V-14zM-64 -25V-34H64V-25zM-58 -35v-8h18v8zM40 -35v-8h18v8z'),
  fill('leaf.near', 'M-101 -10L-103 -13H103L101 -10zM-8 -34V-50H8V-34z'),
  fill(
    'pane',
    times(18, (i) => rect(-82 + i * 9.3, -22, 5, 5)) + times(13, (i) => rect(-59 + i * 9.3, -32, 5, 4)),
    0.8,
  ),
  fill('ink', 'M-14 -14V-8H14V-14z', 0.5),
]);

/** The great wheel on its pier. */
const wheel: Layer[] = [
  fill('coral.near', `${disc(756, 226, 36)}M756 259a33 33 0 1 0 -0.1 0z`),
  fill(
    'whiteShade',
    times(12, (i) => {
      const a = (i * Math.PI) / 6;
      return `${disc(Math.round(756 + 35 * Math.cos(a)), Math.round(226 + 35 * Math.sin(a)), 4)}M756 226L${Math.round(756 + 33 * Math.cos(a))} ${Math.round(226 + 33 * Math.sin(a))}l1.4 1z`;
    }),
  ),
  fill('white', 'M754 226L736 268H741L756 232L771 268H776L758 226z'),
];

/** Seattle: the Space Needle, snow on Rainier, towers and a ferry in Elliott Bay. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 110, y: 70 },
  layers: [
    fill('blue.far', 'M0 236V190L60 160L110 184L170 150L250 186L340 170L420 214V236z', 0.7),
    ...rainier,
    fill('leaf.middle', 'M0 262V214Q90 186 190 204T390 226L800 232V262z'),
    ...city,
    ...tree(150, 260, 46, 'leaf.middle'),
    ...tree(292, 262, 44, 'leaf.middle'),
    fill('violet.near', 'M130 262Q120 236 158 236Q168 220 190 232Q214 230 208 262z'),
    fill('coral.near', 'M176 262Q172 240 196 242Q216 240 212 262z', 0.9),
    ...needle,
    ...wheel,
    ...water(260, 'sea.near', 'sea.middle'),
    fill('earth.front', rect(720, 256, 80, 7) + times(6, (i) => rect(726 + i * 14, 262, 4, 14))),
    ...ferry,
    fir(22, 322, 150),
    fir(76, 326, 108),
    fir(-8, 330, 120, 'leaf.near'),
    fir(118, 334, 76, 'leaf.near'),
    fill('leaf.front', 'M0 320V300Q70 292 150 320z'),
  ],
};
