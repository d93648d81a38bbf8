import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, houses, put, rect, times, towers, tree } from '../kit.ts';
import type { Paint } from '../paints.ts';

const ribs = ([x, y]: readonly [number, number], width: number, height: number, step = 6) =>
  times(Math.floor(width / step), (i) => rect(x + 2 + i * step, y, 2, height));

/** A small stepped turret of the Palace of Culture, its foot at a point. */
const turret = (x: number, y: number, size: number): string =>
  rect(x - size, y - size * 1.6, size * 2, size * 1.6) +
  rect(x - size * 0.6, y - size * 2.5, size * 1.2, size) +
  `M${x - size * 0.3} ${y - size * 2.4}L${x} ${y - size * 4.2}L${x + size * 0.3} ${y - size * 2.4}z`;

/** The Palace of Culture: a stepped tower with a needle over low wings, all in vertical ribs. */
const palace: Layer[] = [
  fill(
    'ochre.middle',
    rect(-176, -44, 352, 44) +
      rect(-132, -62, 90, 24) +
      rect(42, -62, 90, 24) +
      turret(-150, -44, 9) +
      turret(150, -44, 9),
  ),
  fill('ochre.near', rect(-66, -82, 132, 82) + turret(-58, -80, 8) + turret(58, -80, 8)),
  fill('sun.middle', rect(-42, -176, 84, 176) + turret(-36, -174, 6) + turret(36, -174, 6)),
  fill('ochre.middle', rect(-30, -206, 60, 34) + turret(-26, -204, 4) + turret(26, -204, 4)),
  fill('sun.middle', rect(-21, -226, 42, 22) + rect(-13, -240, 26, 16)),
  fill('ochre.near', 'M-8 -240L-2 -268V-290h4v22L8 -240z'),
  fill('ochre.near', rect(-42, -178, 84, 3) + rect(-30, -208, 60, 3) + rect(-21, -228, 42, 3) + rect(-66, -84, 132, 3)),
  fill('pane', ribs([-38, -168], 78, 80) + ribs([-38, -76], 78, 50) + ribs([-26, -200], 54, 20), 0.65),
  fill('pane', ribs([-168, -34], 96, 26, 8) + ribs([76, -34], 96, 26, 8), 0.6),
  fill('white', disc(0, -215, 8)),
  fill('ink', rect(-0.8, -221, 1.6, 7) + rect(-0.8, -215.8, 5, 1.6)),
  fill(
    'glow',
    times(5, (i) => arch(-36 + i * 16, 0, 8, 22)),
    0.9,
  ),
];

const fronts: readonly Paint[] = ['coral.near', 'sun.near', 'leaf.middle', 'rose.near', 'ochre.middle', 'blue.middle'];

/** Steep old town houses, each of its own colour, with cornices and gables. */
const oldHouses = (from: number, base: number): Layer[] =>
  fronts.flatMap((wall, i) => {
    const height = 74 + ((i * 17) % 26);
    return put(from + i * 40, base, 1, [
      fill(wall, rect(0, -height, 40, height)),
      fill('coral.front', `M-2 ${-height}L6 ${-height - 20}H34L42 ${-height}z`),
      fill('white', rect(0, -height, 40, 3) + rect(0, -30, 40, 2) + rect(13, -height - 13, 14, 13)),
      fill(
        'pane',
        times(3, (j) => rect(6 + j * 11, -height + 9, 6, 12) + rect(6 + j * 11, -height + 28, 6, 12)) +
          rect(17, -height - 10, 6, 8) +
          arch(8, 0, 9, 20) +
          arch(23, 0, 9, 20),
        0.8,
      ),
    ]);
  });

/** King Sigismund with cross and sabre on his column. */
const column: Layer[] = [
  fill('whiteShade', rect(-30, -10, 60, 10) + rect(-22, -22, 44, 12)),
  fill('white', rect(-15, -58, 30, 36)),
  fill('rose.near', 'M-8 -58L-6.500 -182H6.500L8 -58z'),
  fill('white', rect(-11, -62, 22, 5) + rect(-11, -190, 22, 8)),
  fill(
    'ink',
    'M-8 -190q-2 -22 3 -30h10q6 12 4 30z' + disc(0, -226, 5) + 'M-15 -252h3V-190h-3z' + rect(-20, -243, 13, 3),
  ),
  fill('ink', 'M6 -214q10 4 16 18l-2 1q-8 -11 -16 -13z'),
];

/** The castle's clock tower with its bulbous helmet. */
const castle: Layer[] = [
  fill('coral.middle', rect(-78, -78, 156, 78)),
  fill('coral.near', 'M-84 -78l10 -18h148l10 18z'),
  fill('coral.near', rect(-19, -146, 38, 146)),
  fill('white', rect(-22, -148, 44, 4) + rect(-78, -80, 156, 3) + disc(0, -128, 11)),
  fill('ink', rect(-1, -136, 2, 9) + rect(-1, -129, 7, 2)),
  fill('sea.near', 'M-20 -148q0 -16 12 -22q-6 -10 8 -22q14 12 8 22q12 6 12 22zM-1.500 -222h3v36h-3z'),
  fill(
    'pane',
    times(8, (i) => (i === 3 || i === 4 ? '' : rect(-70 + i * 19.5, -64, 8, 14) + rect(-70 + i * 19.5, -38, 8, 14))),
    0.8,
  ),
  fill('glow', arch(-8, 0, 16, 30)),
];

/** Warsaw: the Palace of Culture among glass towers, and the rebuilt old town with Sigismund on his column. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 408, y: 74 },
  layers: [
    towers(23, { base: 292, heights: [40, 130], between: [0, 470] }, 'sea.far'),
    fill('sea.middle', 'M20 292V120l34 -22v194zM64 292V150h30v142zM330 292V96q22 4 34 24v172zM376 292V140l32 12v140z'),
    fill('blue.middle', 'M100 292V168h22v124z' + rect(420, 170, 28, 122)),
    ...put(204, 292, 1, palace),
    ...houses(7, [380, 520], 292, { wall: 'rose.middle', roof: 'coral.near', height: 56 }),
    ...put(478, 294, 1, castle),
    ...oldHouses(562, 294),
    ...tree(36, 296, 50, 'leaf.near'),
    ...tree(82, 298, 40, 'leaf.middle'),
    ...tree(346, 298, 46, 'leaf.near'),
    fill('ochre.far', rect(0, 290, 800, 30)),
    fill(
      'ochre.middle',
      times(9, (i) => rect(20 + i * 92 - (i % 2) * 16, 300 + (i % 3) * 6, 60, 2)),
    ),
    ...put(602, 312, 1.12, column),
    fill('coral.near', rect(680, 292, 84, 14)),
    fill('sun.near', rect(680, 286, 84, 8)),
    fill(
      'pane',
      times(6, (i) => rect(685 + i * 13, 288, 9, 6)),
      0.9,
    ),
    fill('ink', disc(696, 307, 4) + disc(748, 307, 4)),
  ],
};
