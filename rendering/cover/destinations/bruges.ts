import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, mirrored, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** The belfry, its foot at the origin: two square storeys with corner turrets, the eight-sided lantern on top. */
const belfry: Layer[] = [
  fill('coral.near', rect(-70, -52, 140, 52)),
  fill('coral.front', `M-76 -52L-66 -68H66L76 -52z`),
  fill(
    'glow',
    times(6, (i) => (i === 2 || i === 3 ? '' : arch(-62 + i * 22.5, -14, 11, 24))),
  ),
  fill('coral.middle', rect(-30, -118, 60, 118)),
  fill('coral.near', rect(-33, -120, 66, 5) + rect(-30, -72, 60, 3)),
  fill('coral.near', [-32, 25].map((x) => `M${x} -118v-22h7v22zM${x - 1} -139l4.5 -15l4.5 15z`).join('')),
  fill('coral.middle', rect(-24, -178, 48, 62)),
  fill('coral.near', rect(-27, -180, 54, 5)),
  fill('coral.near', [-27, 20].map((x) => `M${x} -178v-18h7v18zM${x - 1} -195l4.5 -14l4.5 14z`).join('')),
  fill('coral.middle', 'M-17 -178V-232L-13 -240H13L17 -232V-178z'),
  fill(
    'coral.near',
    `${rect(-19, -236, 38, 4)}${times(5, (i) => rect(-17 + i * 7.6, -243, 4, 8))}${rect(-18, -205, 36, 3)}`,
  ),
  fill('glow', arch(-6, 0, 12, 28)),
  fill('pane', times(2, (i) => arch(-19 + i * 25, -80, 13, 30)) + times(2, (i) => arch(-16 + i * 20, -128, 12, 38))),
  fill(
    'pane',
    times(3, (i) => arch(-13.5 + i * 9.6, -184, 7, 18)) + times(3, (i) => arch(-13.5 + i * 9.6, -208, 7, 20)),
  ),
  fill('white', disc(0, -58, 11)),
  fill('gold', `${disc(0, -58, 8)}${rect(-1, -262, 2, 20)}${rect(-1, -261, 11, 5)}`),
  fill('ink', rect(-0.8, -65, 1.6, 8) + rect(-0.8, -59, 6, 1.6)),
];

/** A gable that climbs in steps to a point, `steps` on each side. */
function steps(half: number, count: number, rise: number): string {
  const run = half / (count + 0.6);
  const up = times(count, () => `v${-rise}h${run}`);
  const down = times(count, () => `h${run}v${rise}`);
  return `${up}v${-rise}h${run * 1.2}v${rise}${down}`;
}

interface House {
  readonly x: number;
  readonly width: number;
  readonly height: number;
  readonly wall: Paint;
}

/** A brick house on the water, its windows in white frames under a stepped gable. */
function house({ x, width, height, wall }: House): Layer[] {
  const columns = width > 70 ? 4 : 3;
  const gap = width / columns;
  const rows = Math.floor((height - 14) / 30);
  const cells = (piece: (x: number, y: number) => string) =>
    times(rows, (r) => times(columns, (c) => piece(gap * (c + 0.5), -height + 14 + r * 30)));
  return put(x, 252, 1, [
    fill(wall, `M0 0V${-height}${steps(width / 2, 4, 9)}V0z`),
    fill('white', cells((cx, y) => rect(cx - 7, y - 2, 14, 21)) + rect(width / 2 - 5, -height - 24, 10, 14)),
    fill(
      'pane',
      cells((cx, y) => rect(cx - 5, y, 10, 8) + rect(cx - 5, y + 10, 10, 7)) + rect(width / 2 - 3, -height - 22, 6, 10),
      0.85,
    ),
    fill('earth.front', rect(0, -7, width, 7), 0.5),
  ]);
}

const row: readonly House[] = [
  { x: 372, width: 66, height: 76, wall: 'earth.near' },
  { x: 438, width: 58, height: 98, wall: 'sun.middle' },
  { x: 496, width: 80, height: 88, wall: 'coral.near' },
  { x: 660, width: 62, height: 104, wall: 'white' },
  { x: 722, width: 84, height: 82, wall: 'earth.near' },
];

/** The brick spire of Our Lady, far off. */
const spire: Layer[] = [
  fill('rose.middle', 'M-17 0V-104H17V0zM-19 -104L-3 -196H3L19 -104z'),
  fill('rose.near', [-22, 15].map((x) => `M${x} -98v-14l3.500 -18l3.500 18v14z`).join('') + rect(-17, -60, 34, 3)),
  fill('pane', arch(-9, -64, 7, 30) + arch(2, -64, 7, 30), 0.7),
];

/** The stone bridge of one arch over a side canal. */
const bridge: Layer[] = [
  fill('ochre.middle', 'M572 258V232Q618 208 664 232V258H650Q644 228 618 228Q592 228 586 258z'),
  fill('ochre.near', 'M568 234Q618 206 668 234V228Q618 200 568 228z'),
];

const willow: Layer[] = [
  fill('earth.front', 'M-6 0Q-2 -50 -14 -96L-4 -92Q2 -60 6 -100L14 -98Q4 -44 10 0z'),
  fill(
    'leaf.middle',
    'M-88 -20Q-92 -120 -30 -150Q20 -172 66 -136Q104 -100 92 -16Q84 -30 80 -60Q76 -10 62 0Q60 -40 52 -70Q44 -20 34 -14Q32 -60 22 -92Q8 -60 2 -74Q-10 -40 -22 -84Q-26 -30 -38 -8Q-46 -40 -46 -72Q-54 -20 -66 2Q-72 -30 -70 -60Q-80 -40 -88 -20z',
  ),
  fill(
    'leaf.near',
    'M-40 -10Q-54 -90 -18 -138Q-34 -90 -28 -30zM58 -4Q64 -80 34 -140Q76 -100 70 -30zM10 -60Q8 -110 0 -146Q24 -110 22 -70zM-80 -30Q-82 -90 -50 -130Q-70 -80 -66 -20z',
    0.8,
  ),
];

const swan: Layer[] = [
  fill(
    'white',
    'M-26 -4Q-12 -20 6 -15Q14 -19 10 -30Q8 -40 16 -40Q23 -40 23 -34L18 -33Q14 -33 18 -25Q21 -8 8 3H-14Q-24 3 -26 -4z',
  ),
  fill('coral.near', 'M22 -37l8 4l-8 2z'),
];

/** Bruges: the belfry and the step gables of the Rozenhoedkaai, the spire of Our Lady, a willow over the canal, swans. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 456, y: 58 },
  layers: [
    ...put(616, 222, 0.98, spire),
    ...put(276, 252, 0.94, belfry),
    fill('coral.near', rect(128, 196, 84, 56) + rect(344, 204, 30, 48)),
    fill('earth.near', 'M122 198L140 166H200L218 198z'),
    fill(
      'pane',
      times(4, (i) => arch(138 + i * 18, 236, 9, 22)),
      0.8,
    ),
    ...row.flatMap(house),
    ...bridge,
    fill('earth.middle', rect(0, 250, 580, 8) + rect(656, 250, 144, 8)),
    ...water(256, 'leaf.near', 'leaf.middle'),
    fill('coral.middle', 'M246 258h60l-6 62h-48z', 0.4),
    fill('white', 'M660 258h62l-4 40h-54z', 0.3),
    fill('sun.middle', 'M438 258h58l-4 42h-50z', 0.35),
    ...put(72, 270, 1.2, willow),
    ...put(388, 300, 1.1, swan),
    ...put(478, 312, 0.9, mirrored(swan)),
    ...put(206, 308, 0.8, swan),
  ],
};
