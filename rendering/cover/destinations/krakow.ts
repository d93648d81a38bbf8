import type { Drawing } from '../drawing.ts';
import { arch, disc, fill, ground, houses, put, rect, times } from '../kit.ts';

const lancet = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}v${-height + width}q0 ${-width * 0.6} ${width / 2} ${-width}` +
  `q${width / 2} ${width * 0.4} ${width / 2} ${width}v${height - width}z`;

/** The tower of the bugler is the taller one and has a needle with a crown; the other keeps a low helmet. */
const basilica = [
  fill('coral.near', 'M58 -78h128v78H58zM66 -78L84 -136H176L190 -78z'),
  fill(
    'white',
    times(4, (i) => rect(74 + i * 30, -78, 4, 78)),
    0.5,
  ),
  fill(
    'pane',
    times(4, (i) => lancet(84 + i * 30, -12, 11, 54)),
    0.85,
  ),
  fill('earth.middle', 'M-22 0v-98L0 -140L22 -98V0z'),
  fill('pane', lancet(-10, -44, 20, 58), 0.85),
  fill('earth.near', rect(-70, -166, 50, 166) + rect(20, -142, 48, 142)),
  fill('white', [-128, -92, -56].map((y) => rect(-70, y, 50, 2) + rect(20, y, 48, 2)).join(''), 0.6),
  fill('earth.near', 'M-66 -166v-24h42v24z'),
  fill('sea.near', 'M-58 -190L-45 -258L-32 -190z' + times(4, (i) => `M${-69 + i * 13} -188l5 -26l5 26z`)),
  fill('gold', 'M-56 -226l4 8h14l4 -8l1 16h-24zM-47 -264h4v8h-4z'),
  fill('sea.near', 'M18 -142q2 -20 16 -22v-8q-2 -10 10 -16q12 6 10 16v8q14 2 16 22z'),
  fill('gold', rect(42.5, -204, 3, 16)),
  fill(
    'pane',
    times(
      2,
      (i) => lancet(-64 + i * 22, -134, 14, 26) + lancet(25 + i * 22, -98, 14, 24) + lancet(-62 + i * 21, -62, 10, 24),
    ),
    0.85,
  ),
  fill(
    'pane',
    times(3, (i) => lancet(-62 + i * 13, -168, 7, 17)) + times(2, (i) => lancet(28 + i * 21, -62, 10, 24)),
    0.85,
  ),
  fill('white', 'M-24 0v-34l24 -12l24 12v34z'),
  fill('pane', arch(-8, 0, 16, 28)),
];

const clothHall = [
  fill('sun.middle', rect(-160, -76, 320, 76) + rect(-40, -92, 80, 20)),
  fill('white', rect(-160, -98, 120, 24) + rect(40, -98, 120, 24) + rect(-42, -112, 84, 22)),
  fill(
    'white',
    times(7, (i) => `M${-158 + i * 17} -98q0 -14 7 -14q7 0 7 14zM${42 + i * 17} -98q0 -14 7 -14q7 0 7 14z`),
  ),
  fill('white', 'M-42 -112q4 -16 18 -18q6 -20 24 -22q18 2 24 22q14 2 18 18z'),
  fill(
    'earth.near',
    times(7, (i) => arch(-156 + i * 17, -79, 9, 13) + arch(48 + i * 17, -79, 9, 13)) +
      times(4, (i) => arch(-36 + i * 20, -94, 12, 14)),
    0.8,
  ),
  fill(
    'glow',
    times(5, (i) => arch(-157 + i * 23.5, 0, 18, 38) + arch(46 + i * 23.5, 0, 18, 38)) +
      times(3, (i) => arch(-36 + i * 26, 0, 21, 46)),
    0.9,
  ),
  fill(
    'pane',
    times(5, (i) => rect(-153 + i * 23.5, -62, 9, 14) + rect(50 + i * 23.5, -62, 9, 14)) +
      times(3, (i) => lancet(-31 + i * 26, -54, 11, 24)),
    0.8,
  ),
  fill('white', rect(-164, -74, 328, 3)),
];

const townHallTower = [
  fill('ochre.middle', rect(-25, -150, 50, 150)),
  fill('ochre.near', 'M-29 -150q2 -24 18 -26v-14q-2 -12 11 -18q13 6 11 18v14q16 2 18 26z'),
  fill('gold', rect(-1.5, -228, 3, 20) + disc(0, -226, 4)),
  fill('white', disc(0, -128, 13)),
  fill('ink', rect(-1, -137, 2, 10) + rect(-1, -129, 8, 2)),
];

const pigeon = (x: number, y: number) => `M${x} ${y}q4 -8 10 -6q2 -5 5 -3l3 2l-3 1q0 6 -6 6z`;

/** Krakow: Saint Mary's with its two unequal towers, the Cloth Hall and the tower of the town hall on the market square. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 382, y: 90 },
  layers: [
    ...houses(5, [0, 800], 290, { wall: 'rose.far', roof: 'coral.middle', height: 84 }),
    ...put(148, 292, 1, townHallTower),
    ...put(544, 294, 1, basilica),
    ...put(288, 298, 1, clothHall),
    ground('ochre.middle', 292),
    fill(
      'white',
      times(5, (i) => pigeon(480 + i * 34, 308 + (i % 3) * 4)) +
        times(3, (i) => pigeon(150 + i * 60, 312 - (i % 2) * 5)),
    ),
  ],
};
