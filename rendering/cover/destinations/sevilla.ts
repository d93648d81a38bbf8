import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, disc, fill, palm, put, rect, times, tree, water } from '../kit.ts';

const net = (x: number, y: number) =>
  times(4, (row) => times(3, (i) => `M${x + i * 6} ${y + row * 9}l3 -4.5l3 4.5l-3 4.5z`));

/** A minaret below, a bell tower on top, and the bronze woman who turns with the wind. */
const giralda = [
  fill('earth.middle', rect(-34, -160, 68, 160)),
  fill('earth.near', rect(-37, -162, 74, 5) + rect(-34, -116, 68, 2) + rect(-34, -58, 68, 2)),
  fill('white', net(-29, -146) + net(11, -146) + net(-29, -96) + net(11, -96), 0.75),
  fill('white', rect(-8, -146, 16, 78) + rect(-8, -52, 16, 28), 0.6),
  fill(
    'glow',
    times(2, (i) => arch(-6 + i * 7, -124, 5, 16) + arch(-6 + i * 7, -78, 5, 18) + arch(-6 + i * 7, -30, 5, 16)),
    0.95,
  ),
  fill('earth.middle', rect(-33, -196, 66, 34)),
  fill('white', rect(-35, -199, 70, 4) + rect(-23, -221, 46, 3) + rect(-15, -238, 30, 3)),
  fill(
    'glow',
    times(5, (i) => arch(-30 + i * 12.6, -162, 9, 26)),
    0.95,
  ),
  fill('earth.middle', rect(-21, -218, 42, 20) + rect(-13, -236, 26, 16)),
  fill(
    'glow',
    times(3, (i) => arch(-17 + i * 12.5, -199, 9, 14)) + times(2, (i) => arch(-9 + i * 10, -221, 7, 11)),
    0.95,
  ),
  fill('earth.near', 'M-11 -238q0 -12 11 -14q11 2 11 14z'),
  fill('gold', 'M-2 -252v-8l-2 -4l4 -4l3 4l7 -2v8l-7 0v6z'),
];

const pinnacle = (x: number, y: number, height: number) =>
  `M${x - 4} ${y}v${-height * 0.5}l4 ${-height * 0.5}l4 ${height * 0.5}v${height * 0.5}z`;

const cathedral = [
  fill('ochre.middle', rect(0, -58, 196, 58) + rect(16, -92, 164, 36)),
  fill(
    'ochre.middle',
    times(5, (i) => `M${6 + i * 40} -58l12 -26h5l-10 26z`),
  ),
  fill(
    'ochre.near',
    times(6, (i) => pinnacle(6 + i * 37, -56, 32)) +
      times(5, (i) => pinnacle(22 + i * 38, -90, 28)) +
      rect(0, -60, 196, 4) +
      rect(16, -94, 164, 3),
  ),
  fill('ochre.near', 'M68 -94q2 -28 30 -32q28 4 30 32z'),
  fill('ochre.middle', rect(91, -140, 14, 16) + 'M89 -140l9 -14l9 14z'),
  fill(
    'glow',
    disc(98, -72, 10) +
      times(2, (i) => arch(36 + i * 112, -62, 12, 22)) +
      times(4, (i) => arch(20 + i * 46, 0, 20, 40)),
    0.9,
  ),
];

const teeth = (x: number, y: number, count: number) => times(count, (i) => `M${x + i * 11} ${y}v-7l4 -5l4 5v7z`);

/** The twelve-sided tower of gold on the quay. */
const torreDelOro = [
  fill('sun.middle', `${rect(-50, -104, 100, 104)}${teeth(-50, -104, 9)}`),
  fill('ochre.middle', 'M-50 -104h16V0h-16zM26 -104h24V0H26z', 0.8),
  fill('sun.middle', `${rect(-26, -148, 52, 36)}${teeth(-26, -148, 5)}`),
  fill('sun.middle', rect(-13, -174, 26, 20)),
  fill('gold', 'M-14 -174q0 -16 14 -18q14 2 14 18z' + rect(-1, -202, 2, 12)),
  fill('white', rect(-50, -92, 100, 2) + rect(-50, -52, 100, 2) + rect(-26, -140, 52, 2)),
  fill(
    'glow',
    times(4, (i) => arch(-42 + i * 22.5, -64, 12, 20)) +
      times(3, (i) => arch(-19 + i * 14, -118, 9, 17)) +
      times(2, (i) => arch(-9 + i * 11, -156, 7, 13)),
    0.9,
  ),
  fill('glow', times(3, (i) => rect(-30 + i * 28, -38, 5, 14)) + arch(-9, 0, 18, 26), 0.9),
];

const orangeTree = (x: number, y: number, height: number): Layer[] => [
  ...tree(x, y, height),
  fill(
    'gold',
    times(9, (i) =>
      disc(x + Math.round(Math.sin(i * 2.4) * height * 0.3), y - height * (0.42 + 0.05 * i), height * 0.04),
    ),
  ),
];

/** Seville: the Giralda and its cathedral, the tower of gold on the Guadalquivir, orange trees and palms. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 412, y: 86 },
  layers: [
    fill('coral.far', 'M0 320V236h60v-14h46v10h70v-20h60v16h220v-14h60v20h70v-16h80v14h134V320z'),
    ...palm(110, 282, 120, 'leaf.near'),
    ...put(232, 284, 1, cathedral),
    ...put(206, 284, 0.97, giralda),
    ...palm(486, 284, 136, 'leaf.near'),
    ...palm(688, 284, 150, 'leaf.near'),
    ...palm(730, 286, 112, 'leaf.near'),
    ...put(590, 284, 1, torreDelOro),
    ...orangeTree(134, 286, 64),
    ...orangeTree(330, 286, 62),
    ...orangeTree(440, 286, 72),
    ...orangeTree(58, 286, 84),
    ...orangeTree(770, 286, 80),
    fill('ochre.near', rect(0, 282, 800, 14)),
    fill(
      'glow',
      times(9, (i) => arch(30 + i * 90, 296, 20, 11)),
      0.8,
    ),
    ...water(294, 'leaf.near', 'leaf.middle'),
    ...boat(330, 312, 36),
  ],
};
