import type { Drawing } from '../drawing.ts';
import { arch, disc, fill, houses, put, rect, times, tree, water } from '../kit.ts';
import { hills } from '../shapes.ts';

const dome = (x: number, y: number, radius: number, rise = 0.86) =>
  `M${x - radius} ${y}C${x - radius} ${y - radius * rise * 0.8} ${x - radius * 0.5} ${y - radius * rise} ${x} ${y - radius * rise}` +
  `C${x + radius * 0.5} ${y - radius * rise} ${x + radius} ${y - radius * rise * 0.8} ${x + radius} ${y}z`;

const crescent = (x: number, y: number, size: number) => rect(x - 1, y - size, 2, size) + disc(x, y - size, 2.5);

/** A pencil minaret with so many balconies. */
const minaret = (x: number, height: number, balconies: number) =>
  put(x, 264, 1, [
    fill('white', `M-6 0L-5 ${-height}H5L6 0z${times(balconies, (i) => `M-9 ${-height + 22 + i * 40}h18l-4 9h-10z`)}`),
    fill('whiteShade', `M1 0L1 ${-height}H5L6 0z`),
    fill('blue.near', `M-6 ${-height}L0 ${-height - 34}L6 ${-height}z`),
    fill('gold', crescent(0, -height - 33, 6)),
    fill(
      'pane',
      times(balconies, (i) => rect(-2, -height + 34 + i * 40, 3, 7)),
    ),
  ]);

const mosque = put(370, 264, 1, [
  fill('whiteShade', rect(-128, -64, 256, 64)),
  fill('blue.middle', dome(-104, -64, 21) + dome(104, -64, 21)),
  fill('white', rect(-92, -84, 184, 84)),
  fill('blue.middle', dome(-66, -84, 26) + dome(66, -84, 26)),
  fill('whiteShade', rect(-62, -104, 124, 24)),
  fill('blue.middle', dome(-30, -102, 34, 0.9) + dome(30, -102, 34, 0.9)),
  fill('whiteShade', rect(-50, -128, 100, 16)),
  fill('blue.middle', dome(0, -126, 52, 0.92)),
  fill('blue.near', 'M14 -126Q28 -158 4 -174C36 -172 52 -160 52 -126z', 0.5),
  fill('blue.middle', dome(0, -84, 44, 0.66)),
  fill(
    'gold',
    crescent(0, -173, 14) +
      crescent(-66, -106, 7) +
      crescent(66, -106, 7) +
      crescent(-104, -82, 6) +
      crescent(104, -82, 6),
  ),
  fill('pane', times(8, (i) => arch(-45 + i * 12, -115, 6, 10)) + times(7, (i) => arch(-37 + i * 11.4, -86, 6, 9))),
  fill('glow', times(7, (i) => arch(-84 + i * 25, -48, 14, 24)) + times(11, (i) => arch(-120 + i * 22.4, -4, 14, 28))),
]);

const galata = put(640, 240, 1, [
  fill('ochre.middle', rect(-27, -118, 54, 118)),
  fill('ochre.near', `${rect(-31, -124, 62, 8)}${rect(-24, -142, 48, 20)}${rect(-28, -146, 56, 5)}`),
  fill('blue.near', 'M-26 -146L0 -198L26 -146z'),
  fill('gold', crescent(0, -196, 8)),
  fill(
    'glow',
    times(4, (i) => arch(-20 + i * 11, -125, 7, 13)) +
      times(3, (row) => times(2, (i) => arch(-14 + i * 20, -80 + row * 28, 7, 14))),
  ),
]);

const ferry = put(250, 304, 1, [
  fill('white', 'M-84 -8H90L74 10H-74zM-64 -22H66v12H-64zM-46 -34H44v10H-46z'),
  fill('ochre.middle', 'M2 -34l3 -22h14l3 22z'),
  fill('ink', rect(5, -56, 14, 6)),
  fill('pane', times(10, (i) => rect(-58 + i * 12, -19, 7, 6)) + times(7, (i) => rect(-40 + i * 12, -31, 7, 5))),
  fill('blue.near', 'M-78 4H80L74 10H-74z'),
]);

const gull = (x: number, y: number, size: number) =>
  `M${x - size} ${y - size * 0.3}q${size * 0.7} ${-size * 0.4} ${size} ${size * 0.3}q${size * 0.3} ${-size * 0.7} ${size} ${-size * 0.3}` +
  `q${-size * 0.6} ${-size * 0.1} ${-size} ${size * 0.6}q${-size * 0.4} ${-size * 0.7} ${-size} ${-size * 0.6}z`;

/** Istanbul: the Blue Mosque with its six minarets, the Galata Tower, a ferry on the Bosphorus. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 112, y: 92 },
  layers: [
    fill('violet.far', hills(5, 250, 66, 4)),
    ...houses(31, [540, 800], 240, { wall: 'rose.far', roof: 'coral.middle', height: 52 }),
    ...galata,
    ...houses(17, [530, 800], 268, { wall: 'earth.far', roof: 'coral.near', height: 46 }),
    ...houses(23, [0, 176], 268, { wall: 'rose.far', roof: 'coral.middle', height: 52 }),
    ...minaret(288, 166, 3),
    ...minaret(452, 166, 3),
    ...mosque,
    ...minaret(238, 186, 3),
    ...minaret(502, 186, 3),
    ...minaret(186, 148, 2),
    ...minaret(554, 148, 2),
    ...[212, 264, 320, 420, 476, 528, 590].flatMap((x, i) => tree(x, 276, 34 + (i % 3) * 6, 'leaf.near')),
    fill('leaf.front', rect(0, 266, 800, 10)),
    fill('white', gull(560, 66, 15) + gull(592, 96, 11) + gull(704, 60, 13)),
    ...water(274, 'sea.near', 'sea.middle'),
    ...ferry,
  ],
};
