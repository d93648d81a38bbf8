import type { Drawing } from '../drawing.ts';
import { arch, cypress, disc, fill, ground, houses, put, rect, times } from '../kit.ts';

const shell = (x: number, y: number) =>
  `M${x - 3} ${y + 6}L${x - 10} ${y - 4}q1 -8 6 -8q4 -4 8 0q5 0 6 8L${x + 3} ${y + 6}z`;
const grooves = (x: number, y: number) => `M${x} ${y + 5}l-5 -12l2 0l3 11l3 -11l2 0z`;
/** The middle of every shell that lies on the bare wall. */
const scallops = (piece: (x: number, y: number) => string) =>
  times(6, (row) => times(8 - (row % 2), (i) => piece(-101 + i * 29 + (row % 2) * 14.5, -130 + row * 24)));

/** The house of the shells: rows of scallops, offset like the squares of a net. */
const houseOfShells = [
  fill('ochre.middle', rect(-118, -150, 236, 150)),
  fill('ochre.near', rect(-122, -154, 244, 6) + times(17, (i) => `M${-118 + i * 14} -154v-6l4 -8l4 8v6z`)),
  fill('white', scallops(shell)),
  fill('ochre.near', scallops(grooves)),
  fill('ochre.middle', rect(-88, -122, 44, 46) + rect(40, -122, 44, 46) + rect(-26, -66, 52, 66)),
  fill('ochre.near', rect(-86, -120, 40, 42) + rect(42, -120, 40, 42) + rect(-24, -64, 48, 64)),
  fill(
    'glow',
    times(2, (i) => arch(-82 + i * 17, -82, 14, 32) + arch(46 + i * 17, -82, 14, 32)) + rect(-15, -44, 30, 44),
    0.9,
  ),
  fill('gold', 'M-9 -60h18v8q-2 6 -9 8q-7 -2 -9 -8z'),
];

const pinnacle = (x: number, y: number, height: number) =>
  `M${x - 4} ${y}v${-height * 0.5}L${x} ${y - height}L${x + 4} ${y - height * 0.5}v${height * 0.5}z`;

const belfry = [
  fill('sun.middle', rect(-32, -150, 64, 150) + rect(-28, -182, 56, 34) + rect(-19, -206, 38, 24)),
  fill('sun.middle', 'M-19 -206C-18 -224 -8 -232 -5 -236h10C8 -232 18 -224 19 -206z' + rect(-5, -250, 10, 16)),
  fill(
    'ochre.near',
    rect(-36, -152, 72, 5) +
      rect(-32, -184, 64, 4) +
      rect(-22, -208, 44, 4) +
      rect(-34, -90, 68, 4) +
      'M-6 -250L0 -268L6 -250z',
  ),
  fill(
    'ochre.near',
    pinnacle(-33, -150, 34) + pinnacle(33, -150, 34) + pinnacle(-25, -182, 26) + pinnacle(25, -182, 26),
  ),
  fill(
    'glow',
    times(2, (i) => arch(-22 + i * 25, -100, 18, 36)) +
      times(3, (i) => arch(-20 + i * 15, -154, 10, 22)) +
      times(2, (i) => arch(-12 + i * 14, -186, 10, 16)),
    0.9,
  ),
  fill('white', disc(0, -66, 12)),
  fill('ink', rect(-1, -75, 2, 10) + rect(-1, -67, 8, 2)),
];

const nave = [
  fill('sun.middle', rect(0, -70, 250, 70) + rect(20, -108, 210, 40)),
  fill(
    'ochre.near',
    times(8, (i) => pinnacle(26 + i * 28.5, -106, 28)) +
      times(9, (i) => pinnacle(4 + i * 30.5, -68, 26)) +
      rect(0, -72, 250, 4) +
      rect(20, -110, 210, 4),
  ),
  fill('sun.middle', rect(104, -150, 72, 42)),
  fill('ochre.near', rect(100, -154, 80, 5)),
  fill('earth.middle', 'M106 -154C106 -184 126 -200 136 -202h8C154 -200 174 -184 174 -154z'),
  fill('white', 'M124 -154q2 -26 12 -46l2 0q-8 22 -10 46zM152 -154q-2 -24 -10 -46l2 0q10 20 12 46z', 0.6),
  fill('sun.middle', rect(133, -216, 14, 15)),
  fill('ochre.near', 'M131 -216q9 -16 18 0z' + rect(139, -236, 2, 14)),
  fill(
    'glow',
    times(4, (i) => arch(109 + i * 17, -116, 10, 26)) +
      times(7, (i) => arch(34 + i * 28.5, -78, 13, 22)) +
      times(8, (i) => arch(12 + i * 30, -16, 14, 38)),
    0.85,
  ),
];

const stork = [
  fill('earth.front', 'M-16 0q16 8 32 0l-4 7h-24z'),
  fill('white', 'M-10 -14q10 -8 18 -2l4 -12q4 -4 6 0l-4 16q-4 10 -16 8z'),
  fill('coral.near', 'M17 -29l12 4l-12 0zM-1 -6h2v8h-2z'),
];

/** Salamanca: the golden cathedral with its tower and dome, the house of the shells and a stork. */
export const drawing: Drawing = {
  sky: 'earth',
  sun: { x: 318, y: 86 },
  layers: [
    fill('ochre.far', 'M0 320V214q180 -50 380 -20t420 -14V320z'),
    ...houses(11, [0, 800], 294, { wall: 'sun.far', roof: 'earth.middle', height: 64 }),
    ...put(452, 296, 1, nave),
    ...put(434, 296, 1, belfry),
    ...put(222, 298, 1, houseOfShells),
    ...put(140, 128, 1, stork),
    cypress(368, 300, 104, 'leaf.near'),
    cypress(392, 302, 74, 'leaf.near'),
    cypress(718, 300, 120, 'leaf.near'),
    cypress(746, 302, 88, 'leaf.near'),
    cypress(70, 300, 112, 'leaf.near'),
    cypress(42, 302, 84, 'leaf.near'),
    ground('earth.middle', 296),
    fill(
      'white',
      times(7, (i) => `M${60 + i * 110} 296h6L${-40 + i * 136} 320h-10z`),
      0.35,
    ),
  ],
};
