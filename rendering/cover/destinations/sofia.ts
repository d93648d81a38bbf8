import type { Drawing, Layer } from '../drawing.ts';
import { arch, fill, fir, houses, put, rect, times, tree } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** A low dome on its drum of windows, gilt or green. */
const dome = ([x, y]: readonly [number, number], w: number, paint: Paint, h = 0.62): Layer[] =>
  put(x, y, 1, [
    fill('ochre.far', rect(-w / 2, -w * 0.34, w, w * 0.34)),
    fill(
      'pane',
      times(5, (i) => arch(-w * 0.42 + i * w * 0.19, -2, w * 0.09, w * 0.26)),
      0.7,
    ),
    fill(
      paint,
      `M${-w * 0.54} ${-w * 0.34}Q${-w * 0.5} ${-w * (0.34 + h * 0.9)} 0 ${-w * (0.34 + h)}Q${w * 0.5} ${-w * (0.34 + h * 0.9)} ${w * 0.54} ${-w * 0.34}z`,
    ),
    fill('gold', `${rect(-1.2, -w * (0.34 + h) - 14, 2.4, 15)}${rect(-4.5, -w * (0.34 + h) - 11, 9, 2.2)}`),
  ]);

/** The half-domed bays of the cathedral, stone in two colours. */
const bay = (x: number, y: number, w: number, h: number): Layer[] =>
  put(x, y, 1, [
    fill('ochre.far', `M${-w / 2} 0V${-h + w / 2}A${w / 2} ${w / 2} 0 0 1 ${w / 2} ${-h + w / 2}V0z`),
    fill(
      'leaf.near',
      `M${-w / 2 - 3} ${-h + w / 2}A${w / 2 + 3} ${w / 2 + 3} 0 0 1 ${w / 2 + 3} ${-h + w / 2}h-5A${w / 2 - 2} ${w / 2 - 2} 0 0 0 ${-w / 2 + 2} ${-h + w / 2}z`,
    ),
    fill(
      'sun.middle',
      times(3, (i) => rect(-w / 2, -8 - i * 12, w, 3)),
    ),
    fill(
      'glow',
      times(3, (i) => arch(-w * 0.33 + i * w * 0.25, -4, w * 0.15, h * 0.55)),
    ),
  ]);

const cathedral: Layer[] = [
  ...put(430, 282, 1, [
    fill('ochre.far', `${rect(-150, -70, 330, 70)}${rect(-40, -106, 200, 40)}`),
    fill(
      'sun.middle',
      times(4, (i) => rect(-150, -16 - i * 15, 330, 3)),
    ),
    fill('leaf.near', 'M-156 -70L-146 -80H176L186 -70zM-46 -106L-36 -114H156L166 -106z'),
  ]),
  ...put(304, 282, 1, [
    fill('ochre.far', rect(-30, -138, 60, 138)),
    fill(
      'sun.middle',
      times(7, (i) => rect(-30, -18 - i * 18, 60, 3)),
    ),
    fill('glow', times(3, (i) => arch(-22 + i * 16, -84, 11, 40)) + arch(-14, 0, 28, 44)),
  ]),
  ...dome([304, 146], 58, 'gold', 0.66),
  ...dome([490, 178], 108, 'gold', 0.56),
  ...dome([404, 204], 46, 'leaf.near'),
  ...dome([574, 204], 46, 'leaf.near'),
  ...bay(390, 282, 66, 74),
  ...bay(476, 282, 84, 98),
  ...bay(560, 282, 66, 74),
];

/** The little Russian church: green tiles, gold onions, a spire. */
const russian: Layer[] = put(706, 284, 1, [
  fill('white', `${rect(-38, -48, 76, 48)}${rect(-12, -86, 24, 40)}`),
  fill('leaf.near', 'M-42 -46L-24 -64H24L42 -46zM-16 -84L0 -128L16 -84z'),
  fill(
    'gold',
    times(2, (i) => `M${-34 + i * 54} -58q-6 -10 7 -20q13 10 7 20z`) +
      'M-6 -126q-6 -9 6 -18q12 9 6 18zM-1 -158h2v16h-2zM-4 -154h8v2h-8z',
  ),
  fill('coral.middle', rect(-38, -26, 76, 3) + rect(-12, -58, 24, 3)),
  fill('glow', times(3, (i) => arch(-28 + i * 22, -4, 12, 26)) + arch(-6, -62, 12, 18)),
]);

/** Sofia: the gold domes of Alexander Nevsky, the snow of Vitosha behind, yellow paving in front. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 668, y: 64 },
  layers: [
    fill('blue.middle', 'M0 290V176Q60 150 116 120Q176 84 222 62Q262 50 300 66Q380 108 470 124T680 158T800 172V290z'),
    fill(
      'white',
      'M116 120Q176 84 222 62Q262 50 300 66Q350 92 400 108L366 104L340 116L312 92L288 112L258 82L236 112L206 92L182 122L160 108L136 128z',
    ),
    fill('blue.near', 'M0 290V220Q120 176 260 196T560 190T800 216V290z', 0.45),
    ...[14, 44, 78, 112, 150, 190, 226, 610, 640, 770].map((x, i) => fir(x, 236 - (i % 3) * 8, 40, 'leaf.front')),
    ...houses(8, [0, 270], 284, { wall: 'rose.middle', roof: 'coral.near', height: 66 }),
    ...houses(29, [612, 800], 284, { wall: 'sun.middle', roof: 'coral.near', height: 52 }),
    ...cathedral,
    ...russian,
    ...[30, 96, 178, 246, 650, 776].flatMap((x, i) => tree(x, 292, 48 + (i % 2) * 10, 'leaf.near')),
    fill('sun.middle', rect(0, 282, 800, 38)),
    fill(
      'sun.near',
      times(5, (r) => rect(0, 286 + r * 8, 800, 1)) +
        times(60, (i) => rect((i * 53) % 800, 286 + ((i * 8) % 32), 1, 8)),
      0.7,
    ),
  ],
};
