import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, houses, put, rect, times, tree } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** A round tower of the town wall under its red cone. */
const wallTower = (x: number, height: number, width = 46): Layer[] =>
  put(x, 288, 1, [
    fill('ochre.middle', rect(-width / 2, -height, width, height)),
    fill('earth.middle', rect(width / 2 - 12, -height, 12, height)),
    fill('ochre.middle', rect(-width / 2 - 3, -height - 10, width + 6, 12)),
    fill('coral.near', `M${-width / 2 - 6} ${-height - 10}L0 ${-height - 64}L${width / 2 + 6} ${-height - 10}z`),
    fill('coral.front', `M0 ${-height - 64}L${width / 2 + 6} ${-height - 10}H${width / 4}z`, 0.6),
    fill('glow', arch(-4, -height + 30, 8, 18) + arch(-14, -24, 8, 16) + arch(6, -52, 6, 14)),
  ]);

/** A church tower under a needle of copper. */
const spire = ([x, base]: readonly [number, number], height: number, needle: number, wall: Paint): Layer[] =>
  put(x, base, 1, [
    fill(wall, rect(-16, -height, 32, height)),
    fill('earth.near', rect(6, -height, 10, height), 0.4),
    fill('leaf.near', `M-18 ${-height}L-8 ${-height - 20}L0 ${-height - needle}L8 ${-height - 20}L18 ${-height}z`),
    fill('leaf.front', `M0 ${-height - needle}L8 ${-height - 20}L18 ${-height}H4z`, 0.6),
    fill('gold', disc(0, -height - needle, 2.5)),
    fill('glow', arch(-9, -height + 30, 7, 20) + arch(3, -height + 30, 7, 20)),
  ]);

/** The Town Hall: a high saddle roof, and a tower as slim as a minaret. */
const townHall: Layer[] = put(428, 262, 1, [
  fill('ochre.far', rect(-12, -150, 24, 60) + rect(-72, -60, 130, 60)),
  fill('coral.middle', 'M-76 -58L-56 -100H42L62 -58z'),
  fill('whiteShade', rect(-12, -160, 24, 64)),
  fill('leaf.near', 'M-14 -160Q-12 -176 -5 -180V-190H5V-180Q12 -176 14 -160zM-6 -190L0 -226L6 -190z'),
  fill('gold', 'M-1 -238h2v14h-2zM1 -238l10 3l-10 3z'),
  fill('glow', times(5, (i) => arch(-62 + i * 24, -26, 10, 22)) + arch(-4, -126, 8, 20)),
]);

/** The onion domes of Alexander Nevsky on the hill. */
const onion = (x: number, y: number, s: number): Layer[] =>
  put(x, y, s, [
    fill('rose.middle', rect(-9, -26, 18, 26)),
    fill('ink', 'M-11 -26Q-18 -40 0 -56Q18 -40 11 -26z'),
    fill('gold', 'M-1 -68h2v13h-2zM-5 -64h10v2h-10z'),
    fill('glow', arch(-3, -6, 6, 14)),
  ]);

/** Tallinn: red cones on the town wall, needles of copper above the roofs, the onion domes on Toompea. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 716, y: 70 },
  layers: [
    fill('sea.far', rect(0, 196, 800, 60)),
    fill('sea.middle', rect(560, 206, 150, 3) + rect(620, 218, 120, 3)),
    fill('leaf.middle', 'M0 288V172Q40 150 96 152H210Q260 158 300 236L330 288z'),
    ...onion(96, 152, 0.9),
    ...onion(174, 152, 0.9),
    fill('rose.middle', rect(82, 112, 106, 44)),
    ...onion(135, 122, 1.35),
    fill('white', rect(82, 112, 106, 3) + rect(82, 132, 106, 2)),
    fill(
      'glow',
      times(5, (i) => arch(91 + i * 20, 152, 8, 16)),
    ),
    ...houses(8, [196, 262], 176, { wall: 'ochre.far', roof: 'coral.middle', height: 30 }),
    ...spire([300, 230], 88, 92, 'ochre.far'),
    ...spire([596, 240], 104, 112, 'whiteShade'),
    ...townHall,
    ...houses(4, [250, 370], 270, { wall: 'sun.middle', roof: 'coral.near', height: 66 }),
    ...houses(21, [470, 720], 270, { wall: 'rose.middle', roof: 'coral.near', height: 62 }),
    ...houses(33, [340, 500], 286, { wall: 'ochre.far', roof: 'coral.middle', height: 46 }),
    fill('ochre.middle', rect(0, 244, 800, 44)),
    fill(
      'earth.middle',
      times(50, (i) => rect(i * 16, 238, 9, 8)),
    ),
    fill(
      'earth.near',
      times(26, (i) => arch(10 + i * 31, 276, 12, 18)),
      0.6,
    ),
    fill('coral.middle', 'M0 238L6 230H794L800 238z'),
    ...wallTower(60, 92),
    ...wallTower(232, 74, 40),
    ...wallTower(392, 84),
    ...wallTower(546, 74, 40),
    ...wallTower(712, 96, 52),
    fill('leaf.near', rect(0, 284, 800, 36)),
    ...[20, 128, 168, 300, 330, 466, 490, 622, 650, 780].flatMap((x, i) =>
      tree(x, 306, 40 + (i % 3) * 8, 'leaf.front'),
    ),
  ],
};
