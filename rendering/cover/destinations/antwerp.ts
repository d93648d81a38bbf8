import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, houses, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

const lancet = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}v${-height + width}q0 ${-width * 0.6} ${width / 2} ${-width}` +
  `q${width / 2} ${width * 0.4} ${width / 2} ${width}v${height - width}z`;

const pinnacles = (x: number, y: number, half: number, height: number) =>
  `M${x - half - 3} ${y}l4 ${-height}l4 ${height}zM${x + half - 5} ${y}l4 ${-height}l4 ${height}z`;

/** The cathedral: one spire of stone lace in stages, its twin that stayed a stump, the nave with its onion behind. */
const cathedral: Layer[] = [
  fill('earth.middle', 'M20 0V-84L40 -112H190L206 -84V0z'),
  fill('earth.near', rect(20, -60, 186, 60)),
  fill('sea.near', 'M112 -110v-18h-6q-2 -14 10 -20v-12h4v12q12 6 10 20h-6v18z'),
  fill(
    'pane',
    times(6, (i) => lancet(60 + i * 24, -12, 11, 44) + lancet(62 + i * 22, -66, 8, 16)),
    0.8,
  ),
  fill('ochre.middle', rect(-66, -138, 44, 138) + rect(22, -138, 40, 138)),
  fill('ochre.middle', 'M-22 0V-88L0 -124L22 -88V0z'),
  fill('ochre.near', rect(22, -140, 40, 4) + rect(-66, -140, 44, 4) + rect(-66, -96, 44, 3) + rect(22, -96, 40, 3)),
  fill('ochre.near', 'M28 -140V-152L42 -162L56 -152V-140z'),
  fill('ochre.middle', rect(-60, -188, 32, 50)),
  fill('ochre.near', pinnacles(-44, -138, 22, 24) + rect(-62, -190, 36, 3) + pinnacles(-44, -188, 17, 24)),
  fill('ochre.middle', 'M-55 -190L-52 -222H-36L-33 -190zM-51 -222L-45 -262H-43L-37 -222z'),
  fill('ochre.near', pinnacles(-44, -220, 10, 18) + rect(-53, -224, 18, 3)),
  fill('gold', rect(-45, -274, 2, 14) + rect(-48, -270, 8, 2)),
  fill(
    'pane',
    lancet(-58, -100, 11, 32) + lancet(-41, -100, 11, 32) + lancet(29, -100, 10, 32) + lancet(45, -100, 10, 32),
    0.8,
  ),
  fill(
    'pane',
    lancet(-56, -144, 9, 40) + lancet(-41, -144, 9, 40) + lancet(-50, -196, 5, 22) + lancet(-43, -196, 5, 22),
    0.7,
  ),
  fill('pane', lancet(-12, -34, 24, 64) + lancet(-58, -30, 28, 54) + lancet(30, -30, 24, 54), 0.75),
  fill('gold', disc(-44, -118, 8)),
  fill('glow', arch(-9, 0, 18, 28)),
];

const walls: readonly Paint[] = ['sun.middle', 'white', 'coral.middle', 'ochre.middle', 'white'];

/** A guild house with a stepped gable and a gilded figure on top. */
const guildHouse = (x: number, base: number, [wall, height]: readonly [Paint, number]): Layer[] =>
  put(x, base, 1, [
    fill(wall, rect(0, -height, 40, height) + times(4, (i) => rect(3 + i * 4.5, -height - 9 - i * 9, 34 - i * 9, 10))),
    fill('gold', disc(20, -height - 42, 3.5) + rect(19, -height - 40, 2, 6)),
    fill(
      'pane',
      times(4, (row) => times(3, (i) => rect(5 + i * 11, -height + 6 + row * 19, 8, 13))) +
        rect(16, -height - 22, 8, 13),
      0.75,
    ),
  ]);

/** Brabo on his rock, about to throw the giant's hand. */
const brabo: Layer[] = [
  fill('whiteShade', 'M-40 0q4 -18 18 -22q2 -18 22 -22q20 4 22 22q14 4 18 22z'),
  fill('sea.near', 'M-16 -40q-4 -12 4 -18q14 -6 24 2q6 10 2 18q-14 6 -30 -2z'),
  fill(
    'sea.front',
    'M-7 -54l-6 34h6l9 -26l8 26h6l-5 -36l2 -24l20 -16l-3 -5l-22 10h-10l-12 8l-12 14l4 4l14 -12z' + disc(5, -92, 6.5),
  ),
  fill('sea.front', 'M28 -98l6 -10l2 5l4 -6l1 6l5 -3l-3 9q-6 6 -12 4z'),
];

/** The Port House: a cut diamond of glass riding on the old fire station. */
const portHouse: Layer[] = [
  fill('coral.middle', rect(-56, -46, 112, 46)),
  fill('coral.near', rect(-60, -50, 120, 6) + rect(-8, -58, 16, 12)),
  fill(
    'pane',
    times(8, (i) => arch(-51 + i * 13.4, -8, 8, 26)),
    0.7,
  ),
  fill('blue.near', 'M-6 -58L4 -84H22L14 -58z'),
  fill('blue.middle', 'M-92 -92L84 -132L112 -112L60 -82L-40 -74z'),
  fill('sea.middle', 'M-92 -92L-20 -109L-34 -75zM20 -117L52 -125L60 -82L26 -78z'),
  fill('blue.near', 'M84 -132L112 -112L60 -82zM-20 -109L20 -117L-6 -77z'),
  fill('white', 'M52 -125L84 -132L60 -82zM-34 -75L-20 -109L-6 -77z', 0.75),
];

const crane = (x: number, y: number): string =>
  `M${x} ${y}l8 -70h6l8 70h-5l-6 -40l-6 40zM${x - 14} ${y - 74}h66v5h-66zM${x + 9} ${y - 96}h4v24h-4zM${x + 10} ${y - 96}l42 23h-4l-38 -20z`;

/** Antwerp: the cathedral over guild houses and Brabo, the Port House and cranes on the Scheldt. */
export const drawing: Drawing = {
  sky: 'ochre',
  sun: { x: 420, y: 96 },
  layers: [
    fill('violet.far', crane(648, 262) + crane(716, 266) + crane(570, 264)),
    ...houses(31, [330, 800], 270, { wall: 'rose.far', roof: 'earth.middle', height: 50 }),
    ...put(132, 270, 1, cathedral),
    ...walls.flatMap((wall, i) => guildHouse(294 + i * 41, 270, [wall, 82 + ((i * 13) % 20)])),
    ...put(646, 270, 1.08, portHouse),
    ...houses(12, [-8, 70], 270, { wall: 'coral.middle', roof: 'earth.near', height: 62 }),
    fill('earth.middle', rect(0, 268, 800, 14)),
    ...water(280, 'sea.near', 'sea.middle'),
    ...put(252, 280, 1.25, brabo),
    fill('ink', 'M520 296h170l-10 16H532z'),
    fill('coral.near', rect(540, 284, 26, 12) + rect(594, 284, 26, 12)),
    fill('sun.near', rect(567, 284, 26, 12) + rect(554, 272, 26, 12)),
    fill('blue.near', rect(581, 272, 26, 12) + rect(621, 284, 26, 12)),
    fill('white', rect(656, 276, 22, 20)),
  ],
};
