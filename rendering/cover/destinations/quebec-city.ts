import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, houses, mirrored, put, rect, times, tree, water } from '../kit.ts';

/** A round turret with a pointed copper roof, its foot at a point. */
const turret = (x: number, y: number, width: number, height: number): Layer[] => [
  fill('earth.middle', rect(x - width / 2, y - height, width, height)),
  fill('earth.near', rect(x + width / 5, y - height, width * 0.3, height)),
  fill(
    'leaf.near',
    `M${x - width * 0.62} ${y - height}L${x} ${y - height - width * 1.7}L${x + width * 0.62} ${y - height}z`,
  ),
  fill(
    'leaf.middle',
    `M${x - width * 0.62} ${y - height}L${x} ${y - height - width * 1.7}L${x + width * 0.1} ${y - height}z`,
  ),
  fill('ink', rect(x - 0.8, y - height - width * 1.7 - 8, 1.6, 9)),
  fill(
    'glow',
    times(Math.floor(height / 18), (i) => rect(x - 3, y - height + 8 + i * 18, 6, 9)),
  ),
];

/** A lower wing with a steep roof and dormers. */
const wing: Layer[] = [
  fill('earth.middle', rect(38, -72, 112, 72)),
  fill('whiteShade', rect(38, -74, 112, 3)),
  fill('leaf.near', 'M34 -74L50 -110H146L156 -74z'),
  fill('leaf.middle', 'M34 -74L50 -110H62L50 -74z'),
  fill(
    'earth.middle',
    times(4, (i) => `M${58 + i * 24} -74v-16l7 -10l7 10v16z`),
  ),
  fill(
    'glow',
    times(4, (i) => rect(62 + i * 24, -88, 6, 10)) +
      times(24, (i) => rect(46 + (i % 8) * 13, -64 + Math.floor(i / 8) * 21, 6, 11)),
  ),
];

/** The Château Frontenac. */
const chateau = put(384, 152, 0.76, [
  ...wing,
  ...mirrored(wing),
  ...turret(156, 0, 26, 84),
  ...turret(-156, 0, 26, 84),
  fill('earth.middle', rect(-44, -122, 88, 122)),
  fill('earth.near', rect(22, -122, 22, 122)),
  fill('leaf.near', 'M-48 -122L-32 -182H32L48 -122z'),
  fill('leaf.middle', 'M-48 -122L-32 -182H-16L-24 -122z'),
  fill('leaf.front', rect(-34, -185, 68, 4)),
  fill(
    'earth.middle',
    times(3, (i) => `M${-30 + i * 22} -122v-20l8 -12l8 12v20z`),
  ),
  fill('whiteShade', `${rect(-46, -124, 92, 4)}${rect(-44, -66, 88, 3)}`),
  fill(
    'glow',
    times(3, (i) => rect(-26 + i * 22, -138, 7, 12)) +
      times(20, (i) => rect(-34 + (i % 5) * 15, -112 + Math.floor(i / 5) * 24, 7, 13)),
  ),
  ...turret(-48, 0, 20, 128),
  ...turret(48, 0, 20, 128),
  ...turret(92, 0, 18, 92),
  ...turret(-92, 0, 18, 92),
  fill('earth.front', arch(-8, 0, 16, 20)),
]);

/** The rock, with the boardwalk along its edge, and the little railway of the slope. */
const rock: Layer[] = [
  fill('violet.far', 'M0 262V176L120 160L180 148H612L680 168L800 186V262z'),
  fill(
    'violet.middle',
    'M120 160L150 262H90zM250 152l20 110h-56zM420 152l30 110h-70zM560 150l44 112h-70zM680 168l26 94h-60z',
  ),
  fill('white', 'M0 176L120 160L180 148H612L680 168L800 186v7L676 177L606 157H184L124 170L0 186z'),
  fill('leaf.near', rect(196, 146, 404, 5)),
  fill('white', times(41, (i) => rect(196 + i * 10, 137, 1.6, 10)) + rect(196, 136, 404, 2)),
  ...[230, 520].flatMap((x) => [
    fill('leaf.near', `M${x - 16} 130l16 -14l16 14z`),
    fill('white', `${rect(x - 13, 130, 2.5, 18)}${rect(x + 10, 130, 2.5, 18)}`),
  ]),
  fill('ink', 'M622 160l4 -2L552 256h-6zM636 166l4 -1L566 256h-6z'),
  fill('coral.near', 'M586 196l18 6l-4 16l-20 -4z'),
  fill('pane', 'M589 200l12 4l-2 7l-12 -3z'),
];

/** Ice on the river. */
const floes = fill(
  'white',
  'M30 296l60 -6l40 8l-30 10h-56zM190 310l44 -5l36 6l-20 9h-70zM620 300l50 -6l70 7l-30 9h-70zM500 312l40 -4l24 6l-10 6h-50zM730 282l30 -3l26 5l-16 5h-32zM350 290l26 -3l24 4l-12 5h-30z',
);

/** The ferry to Lévis. */
const ferry = put(330, 288, 0.9, [
  fill('sea.front', 'M-76 -6H76L66 8H-66z'),
  fill('white', 'M-70 -6V-22H70V-6zM-44 -22V-36H44V-22zM-18 -36V-46H18V-36z'),
  fill('whiteShade', `${rect(-70, -23, 140, 3)}${rect(-44, -37, 88, 3)}`),
  fill(
    'pane',
    times(12, (i) => rect(-64 + i * 11, -18, 6, 6)) +
      times(7, (i) => rect(-38 + i * 11, -33, 7, 6)) +
      rect(-14, -43, 28, 4),
  ),
  fill('coral.near', rect(24, -54, 10, 18)),
]);

/** Quebec: the Château on its snowy rock, the painted roofs of the Lower Town, ice and the ferry on the St Lawrence. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 664, y: 74 },
  layers: [
    fill('blue.far', 'M0 240V150Q120 110 240 140T520 120T800 130V240z'),
    ...rock,
    ...chateau,
    ...tree(60, 178, 54, 'coral.middle'),
    ...tree(114, 168, 44, 'sun.near'),
    ...tree(716, 178, 50, 'coral.near'),
    ...tree(764, 186, 44, 'sun.middle'),
    ...houses(5, [0, 520], 264, { wall: 'ochre.far', roof: 'coral.near', height: 64 }),
    ...houses(12, [560, 800], 264, { wall: 'white', roof: 'sea.near', height: 56 }),
    ...houses(21, [100, 330], 266, { wall: 'rose.far', roof: 'blue.near', height: 44 }),
    fill('ochre.middle', 'M508 264V214L526 196L544 214V264z'),
    fill('coral.near', 'M504 216L526 192L548 216l-4 3L526 200L508 219z'),
    fill('leaf.near', 'M520 196V180l6 -22l6 22v16z'),
    fill('glow', `${arch(519, 262, 14, 22)}${disc(526, 222, 5)}`),
    fill('white', rect(0, 262, 800, 6)),
    ...water(268, 'sea.middle', 'sea.far'),
    floes,
    ...ferry,
  ],
};
