import type { Drawing } from '../drawing.ts';
import { arch, disc, fill, put, rect, times, towers, water } from '../kit.ts';

const bigBen = [
  fill('ochre.middle', rect(-22, -154, 44, 154) + rect(-26, -200, 52, 46) + rect(-21, -218, 42, 20)),
  fill('ochre.near', 'M-25 -218L-12 -232h24L25 -218zM-8 -236L0 -258L8 -236z' + rect(-10, -238, 20, 8)),
  fill(
    'ochre.near',
    rect(-28, -202, 56, 4) + rect(-28, -156, 56, 4) + times(2, (i) => `M${-28 + i * 50} -202l3 -14l3 14z`),
  ),
  fill('white', disc(0, -178, 19)),
  fill('gold', disc(0, -178, 16)),
  fill('white', disc(0, -178, 14)),
  fill('ink', rect(-1.5, -191, 3, 15) + rect(-1.5, -179, 11, 3)),
  fill(
    'pane',
    times(4, (i) => arch(-17 + i * 9.2, -202, 6, 13)),
    0.85,
  ),
  fill(
    'pane',
    times(4, (i) => times(5, (j) => rect(-17 + i * 10, -144 + j * 28, 4, 18))),
    0.6,
  ),
];

/** The long roof of Westminster with its little spires, on both sides of the clock. */
const westminster = [
  fill('ochre.near', rect(-104, -66, 210, 12)),
  fill('ochre.middle', rect(-108, -58, 218, 58)),
  fill(
    'ochre.middle',
    times(11, (i) => `M${-108 + i * 21} 0v-72l4 -16l4 16v72z`),
  ),
  fill(
    'pane',
    times(10, (i) => arch(-98 + i * 21, -32, 9, 20) + arch(-98 + i * 21, -6, 9, 20)),
    0.7,
  ),
];

const bridgeTower = [
  fill('earth.middle', rect(-22, -136, 44, 172)),
  fill('earth.near', 'M-16 -136L0 -178L16 -136z' + times(2, (i) => `M${-27 + i * 44} -134l5 -30l5 30z`)),
  fill('earth.middle', rect(-26, -136, 9, 136) + rect(17, -136, 9, 136)),
  fill('gold', rect(-1, -186, 2, 10)),
  fill('white', rect(-26, -92, 52, 3) + rect(-26, -128, 52, 3)),
  fill('glow', arch(-12, 0, 24, 36), 0.9),
  fill(
    'pane',
    times(3, (i) => arch(-12 + i * 9, -48, 6, 26) + arch(-12 + i * 9, -100, 6, 18)),
    0.85,
  ),
  fill('earth.near', 'M-34 36v-28h68v28z'),
];

const towerBridge = [
  fill('blue.middle', rect(-66, -106, 132, 8) + rect(-66, -92, 132, 6)),
  fill(
    'blue.middle',
    times(11, (i) => `M${-66 + i * 12} -98l6 8h3l-6 -8z`),
  ),
  fill(
    'blue.middle',
    'M-92 -84C-116 -34 -150 -14 -182 -8v8h190v-6h-170C-136 -14 -112 -34 -88 -76z' +
      'M92 -84C116 -34 150 -14 182 -8h40v8H0v-6h170C136 -14 112 -34 88 -76z',
  ),
  fill(
    'blue.middle',
    times(
      5,
      (i) =>
        rect(-160 + i * 14, -16 - i * i * 2.1, 2.5, 16 + i * i * 2.1) +
        rect(158 - i * 14, -16 - i * i * 2.1, 2.5, 16 + i * i * 2.1),
    ),
  ),
  fill('earth.middle', rect(-212, -6, 38, 38)),
  fill('white', rect(-212, 0, 482, 9)),
  fill(
    'blue.near',
    times(31, (i) => rect(-208 + i * 15.5, 3, 8, 3)),
  ),
  ...put(-86, 0, 1, bridgeTower),
  ...put(86, 0, 1, bridgeTower),
];

const bus = [
  fill('coral.near', 'M0 -4v-34q0 -4 4 -4h54q4 0 4 4v34z'),
  fill(
    'pane',
    times(5, (i) => rect(4 + i * 11.5, -37, 9, 9)) +
      times(4, (i) => rect(4 + i * 11.5, -21, 9, 9)) +
      rect(51, -21, 8, 14),
  ),
  fill('white', rect(0, -26, 62, 2)),
  fill('ink', disc(14, -4, 5) + disc(48, -4, 5)),
];

/** London: the clock tower of Westminster, Tower Bridge over the Thames and a red bus. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 352, y: 92 },
  layers: [
    towers(12, { base: 270, heights: [36, 92] }, 'sea.far'),
    fill('sea.far', 'M676 270L696 72l6 0L724 270zM386 270q-14 -70 14 -124q28 54 14 124z'),
    ...put(208, 272, 1, westminster),
    ...put(180, 272, 0.95, bigBen),
    fill('ochre.near', rect(0, 268, 364, 12)),
    ...water(278),
    ...put(540, 250, 1, towerBridge),
    ...put(510, 254, 0.95, bus),
  ],
};
