import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, houses, mirrored, put, rect, times, tree, water } from '../kit.ts';
import { hills } from '../shapes.ts';

const spire = (x: number, y: number, w: number, h: number) =>
  `M${x - w / 2} ${y}V${y - h * 0.5}L${x} ${y - h}L${x + w / 2} ${y - h * 0.5}V${y}z`;

/** The castle hill: the long palace, the cathedral with two west spires and the great south tower. */
const castle: Layer[] = [
  fill('violet.near', `${spire(268, 150, 20, 116)}${spire(294, 150, 20, 116)}${rect(258, 100, 150, 50)}`),
  fill(
    'violet.near',
    times(6, (i) => `M${312 + i * 16} 102l3 -16l3 16z`),
  ),
  fill('violet.front', 'M300 102L316 82H396L410 102z'),
  fill('violet.near', rect(346, 62, 28, 90)),
  fill('leaf.near', 'M344 63Q344 48 354 46Q352 38 360 24Q368 38 366 46Q376 48 376 63z'),
  fill(
    'pane',
    rect(355, 72, 10, 22) +
      times(5, (i) => rect(306 + i * 19, 112, 8, 26)) +
      rect(264, 108, 7, 20) +
      rect(290, 108, 7, 20),
  ),
  fill('gold', `${disc(360, 102, 6)}${rect(359, 24, 2, 8)}`),
  fill('rose.middle', `${rect(120, 148, 440, 46)}${rect(120, 140, 76, 54)}${rect(480, 138, 80, 56)}`),
  fill('coral.near', `M114 142l12 -14h64l12 14zM474 140l12 -14h68l12 14zM196 150l8 -10h272l8 10z`),
  fill('pane', times(27, (i) => rect(128 + i * 16, 158, 6, 9)) + times(27, (i) => rect(128 + i * 16, 175, 6, 9)), 0.8),
  fill('violet.near', `${spire(520, 140, 13, 66)}${spire(540, 140, 13, 66)}`),
];

/** The Gothic gate of the bridge with its wedge roof and four corner turrets. */
const gate: Layer[] = put(618, 264, 1, [
  fill('ochre.front', 'M-36 0V-140H36V0H18V-34a18 20 0 0 0 -36 0V0z'),
  fill('ink', 'M-38 -138L-20 -196H20L38 -138z'),
  fill('ochre.front', [-38, 38].map((x) => rect(x - 7, -156, 14, 24)).join('')),
  fill(
    'ink',
    [-38, 38].map((x) => `M${x - 9} -155L${x} -196L${x + 9} -155z`).join('') +
      [-18, 18].map((x) => `M${x - 4} -194L${x} -212L${x + 4} -194z`).join(''),
  ),
  fill(
    'gold',
    [-38, 38].map((x) => disc(x, -197, 2.6)).join('') +
      [-18, 18].map((x) => disc(x, -213, 2.6)).join('') +
      rect(-36, -88, 72, 2.4) +
      rect(-36, -122, 72, 2.4),
  ),
  fill(
    'glow',
    'M-6 -94v-14q0 -8 6 -10q6 2 6 10v14zM-24 -96v-12q0 -6 5 -8q5 2 5 8v12z' +
      'M14 -96v-12q0 -6 5 -8q5 2 5 8v12zM-12 -54v-14q0 -6 5 -8q5 2 5 8v14zM3 -54v-14q0 -6 5 -8q5 2 5 8v14z',
  ),
  fill(
    'pane',
    times(3, (i) => rect(-16 + i * 13, -168, 6, 10)),
  ),
]);

/** The stone bridge: low arches on wedge piers, saints along the parapet. */
const bridge: Layer[] = [
  fill('ochre.near', `M0 300V258H800V300${times(8, (i) => `H${790 - i * 102}V298a42 34 0 0 0 -84 0V300`)}H0z`),
  fill('ochre.middle', `${rect(0, 256, 800, 6)}${times(8, (i) => `M${-16 + i * 102} 306l6 -32h10l6 32z`)}`),
  fill(
    'ink',
    times(8, (i) => (i === 6 ? '' : `M${-16 + i * 102} 256v-6h4q0 -18 5 -22a4 4 0 1 1 4 0q5 4 5 22h4v6z`)),
  ),
];

const swan = (x: number, y: number, flip: boolean): Layer[] =>
  put(
    x,
    y,
    1,
    flip
      ? mirrored([
          fill(
            'white',
            'M-24 -4Q-10 -18 6 -14Q14 -18 10 -28Q8 -38 16 -38Q22 -38 22 -33L18 -32Q14 -32 17 -24Q20 -8 8 2H-14Q-22 2 -24 -4z',
          ),
          fill('coral.near', 'M21 -36l7 4l-7 1z'),
        ])
      : [
          fill(
            'white',
            'M-24 -4Q-10 -18 6 -14Q14 -18 10 -28Q8 -38 16 -38Q22 -38 22 -33L18 -32Q14 -32 17 -24Q20 -8 8 2H-14Q-22 2 -24 -4z',
          ),
          fill('coral.near', 'M21 -36l7 4l-7 1z'),
        ],
  );

/** Prague: the castle and Saint Vitus on the hill, Charles Bridge with its gate tower, swans on the Vltava. */
export const drawing: Drawing = {
  sky: 'ochre',
  sun: { x: 176, y: 76 },
  layers: [
    fill('leaf.far', hills(4.2, 210, 90, 5)),
    fill('leaf.middle', 'M0 320V224Q80 196 130 190H556Q640 206 800 236V320z'),
    ...castle,
    fill(
      'leaf.near',
      times(14, (i) => disc(104 + i * 36, 204 + (i % 3) * 5, 16)),
    ),
    ...houses(8, [0, 800], 240, { wall: 'sun.middle', roof: 'coral.near', height: 36 }),
    ...houses(33, [0, 800], 264, { wall: 'white', roof: 'coral.near', height: 42 }),
    fill('leaf.near', 'M196 214Q196 186 222 182Q248 186 248 214zM219 184v-12h6v12z'),
    fill('white', rect(194, 212, 56, 34)),
    fill(
      'pane',
      times(4, (i) => rect(202 + i * 12, 218, 5, 14)),
    ),
    ...gate,
    ...water(262, 'blue.near', 'blue.middle'),
    ...bridge,
    ...tree(738, 262, 84, 'leaf.near'),
    ...swan(214, 312, false),
    ...swan(262, 316, false),
    ...swan(520, 314, true),
  ],
};
