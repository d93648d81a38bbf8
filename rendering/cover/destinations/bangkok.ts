import type { Drawing, Layer } from '../drawing.ts';
import { fill, ground, palm, put, rect, times, towers, water } from '../kit.ts';

/** A Khmer tower around its own foot: stepped terraces, then a ribbed corn cob with a trident. */
const prang = (x: number, y: number, scale: number): Layer[] =>
  put(x, y, scale, [
    fill(
      'ochre.near',
      times(5, (i) => rect(-78 + i * 10, -22 * (i + 1), 156 - i * 20, 22)),
    ),
    fill(
      'white',
      times(5, (i) => rect(-81 + i * 10, -22 * (i + 1), 162 - i * 20, 4)),
    ),
    fill(
      'whiteShade',
      times(5, (i) => times(9 - i, (j) => rect(-70 + i * 10 + j * ((144 - i * 20) / (9 - i)), -22 * i - 14, 6, 10))),
    ),
    fill('white', 'M-30 -110L-24 -168Q-20 -216 0 -226Q20 -216 24 -168L30 -110z'),
    fill('ochre.middle', 'M-12 -110L-10 -168Q-8 -210 0 -224Q8 -210 10 -168L12 -110z'),
    fill(
      'gold',
      times(5, (i) => rect(-27 + i * 2, -130 - i * 17, 54 - i * 4, 4)),
    ),
    fill('glow', 'M-8 -110v-20l8 -14l8 14v20z'),
    fill('gold', 'M-2 -224h4v-26h-4zM-10 -236v-10h3v7h14v-7h3v10z'),
    fill('ochre.front', 'M-10 0L-4 -110H4L10 0z'),
    fill(
      'whiteShade',
      times(11, (i) => rect(-9 + i * 0.4, -6 - i * 10, 18 - i * 0.8, 3)),
    ),
  ]);

/** Two stacked Thai roofs with curled ends. */
const hall = (x: number, y: number, scale: number): Layer[] =>
  put(x, y, scale, [
    fill('white', rect(-44, -34, 88, 34)),
    fill('coral.near', 'M-62 -30Q-30 -44 -22 -62H22Q30 -44 62 -30z'),
    fill('coral.middle', 'M-40 -54Q-14 -70 0 -104Q14 -70 40 -54z'),
    fill(
      'gold',
      'M-66 -36q2 8 8 6l126 0q-4 8 -10 4H-58q-8 0 -8 -10zM-2 -100q-4 -14 2 -22q-1 12 4 22zM-44 -60q2 6 4 6H40q2 0 4 -6v8l-4 4H-40l-4 -4z',
    ),
    fill(
      'glow',
      times(5, (i) => rect(-36 + i * 16, -22, 8, 22)),
    ),
  ]);

/** Bangkok: Wat Arun with its great and its small towers above the Chao Phraya, and a long-tail boat. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 496, y: 84 },
  layers: [
    towers(8, { base: 262, heights: [40, 130] }, 'coral.far'),
    ...prang(292, 268, 0.5),
    ...prang(508, 268, 0.5),
    ...prang(400, 274, 0.98),
    ...prang(228, 272, 0.62),
    ...prang(572, 272, 0.62),
    ...hall(132, 272, 0.9),
    ...hall(668, 272, 0.9),
    ...palm(60, 276, 104, 'leaf.near'),
    ...palm(28, 276, 80),
    ...palm(738, 276, 110, 'leaf.near'),
    ...palm(776, 276, 84),
    fill(
      'leaf.near',
      times(16, (i) => `M${i * 52 - 10} 274q30 -26 62 0z`),
    ),
    ground('white', 270),
    ...water(276, 'blue.near', 'blue.middle'),
    fill('earth.front', 'M250 276Q290 300 340 302H500Q540 300 560 290L556 306Q530 314 500 314H330Q280 306 250 276z'),
    fill('gold', 'M258 284q30 18 80 22h170v-3H340q-50 -4 -82 -19z'),
    fill('leaf.middle', 'M356 284q70 -12 140 0v5H356z'),
    fill('ink', times(4, (i) => rect(362 + i * 42, 288, 2, 16)) + rect(528, 284, 6, 16)),
  ],
};
