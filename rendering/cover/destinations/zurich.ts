import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, houses, put, rect, times, tree, water } from '../kit.ts';

/** One of the two towers with their domed Gothic crowns. */
const twin = (x: number): Layer[] =>
  put(x, 0, 1, [
    fill('ochre.far', rect(-21, -150, 42, 150)),
    fill('ochre.middle', `${rect(8, -150, 13, 150)}${times(3, (i) => rect(-23, -62 - i * 34, 46, 4))}`),
    fill('ochre.far', 'M-21 -150L-14 -170L-7 -150zM-7 -150L0 -170L7 -150zM7 -150L14 -170L21 -150z'),
    fill('earth.near', 'M-16 -152L-16 -166Q-15 -190 0 -200Q15 -190 16 -166L16 -152z'),
    fill('earth.front', 'M4 -152V-198Q15 -190 16 -166V-152z', 0.4),
    fill('gold', `${rect(-1, -222, 2, 22)}${disc(0, -212, 3)}${rect(-5, -219, 10, 2)}`),
    fill(
      'pane',
      times(3, (i) => arch(-12, -68 - i * 34, 9, 20) + arch(3, -68 - i * 34, 9, 20)),
      0.85,
    ),
  ]);

const grossmunster = put(560, 258, 1.06, [
  fill('ochre.far', 'M26 0V-76L84 -104L150 -76V0z'),
  fill('earth.near', 'M20 -74L48 -112H122L156 -74z'),
  fill(
    'pane',
    times(5, (i) => arch(40 + i * 21, -30, 9, 28)),
    0.8,
  ),
  ...twin(-24),
  ...twin(24),
]);

/** Fraumünster: the thin blue-green needle. */
const fraumunster = put(196, 258, 1.06, [
  fill('white', `${rect(-14, -110, 28, 110)}M14 0V-54H104V0z`),
  fill('whiteShade', rect(4, -110, 10, 110)),
  fill('leaf.middle', 'M14 -54L26 -82H92L106 -54z'),
  fill('sea.near', 'M-17 -108L-9 -130L0 -226L9 -130L17 -108z'),
  fill('sea.front', 'M2 -206L9 -130L17 -108H4z', 0.5),
  fill('gold', `${disc(0, -228, 3.5)}${disc(0, -92, 9)}`),
  fill('pane', times(4, (i) => arch(30 + i * 18, -14, 8, 28)) + arch(-4, -56, 8, 20), 0.8),
]);

/** St Peter, with the largest face of a clock. */
const saintPeter = put(370, 248, 1, [
  fill('white', rect(-24, -128, 48, 128)),
  fill('whiteShade', rect(10, -128, 14, 128)),
  fill('coral.near', 'M-28 -126L0 -204L28 -126z'),
  fill('gold', disc(0, -98, 25)),
  fill('blue.front', disc(0, -98, 22)),
  fill('gold', `M-1.5 -98V-116H1.5V-98zM0 -99.5H13V-96.5H0z${disc(0, -98, 3)}`),
  fill('gold', rect(-1, -220, 2, 18)),
  fill(
    'pane',
    times(2, (i) => arch(-12 + i * 15, -48, 8, 18)),
    0.8,
  ),
]);

/** The blue and white tram on the bridge at the mouth of the river. */
const tram: Layer[] = [
  fill(
    'earth.middle',
    `${rect(0, 262, 800, 12)}${times(9, (i) => `M${10 + i * 92} 274h22q4 18 -2 24h-18q-6 -6 -2 -24z`)}`,
  ),
  fill(
    'white',
    times(26, (i) => rect(8 + i * 31, 250, 2, 12)),
  ),
  fill('white', rect(0, 249, 800, 2)),
  ...put(336, 262, 1, [
    fill('blue.near', 'M0 -6V-36q0 -6 8 -6H154q10 0 14 14V-6z'),
    fill('white', 'M0 -22V-36q0 -6 8 -6H154q6 0 10 8l2 12z'),
    fill('pane', `${times(6, (i) => rect(8 + i * 23, -37, 18, 13))}M146 -37h8q5 0 8 13h-16z`, 0.85),
    fill('ink', `${times(4, (i) => disc(20 + i * 42, -4, 5))}M60 -42l14 -18l14 18l-2 1l-12 -15l-12 15z`),
  ]),
];

const swan = (x: number, y: number, size: number): Layer[] =>
  put(x, y, size, [
    fill(
      'white',
      'M-30 0Q-34 -20 -14 -22Q6 -24 12 -10Q24 -14 20 -30Q16 -42 24 -50Q34 -54 38 -44L32 -42Q26 -42 28 -30Q34 -2 12 2Q-20 6 -30 0z',
    ),
    fill('coral.near', 'M36 -47l12 6l-12 1z'),
    fill('whiteShade', 'M-28 -4Q-14 -18 8 -10Q0 4 -28 -4z'),
  ]);

/** Zurich: the spires of three churches on the Limmat, a blue tram, swans, and the Alps behind the lake. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 694, y: 70 },
  layers: [
    fill(
      'blue.middle',
      'M0 320V170L44 128L82 160L140 96L190 148L236 104L286 150L330 84L384 140L430 92L482 146L530 110L580 150L640 102L700 150L742 116L800 158V320z',
    ),
    fill(
      'white',
      'M44 128L82 160L66 156L50 146L34 138zM140 96L176 134L160 130L144 140L120 116zM236 104L264 130L248 126L236 134L216 122zM330 84L366 120L350 116L334 128L318 110L310 104zM430 92L462 124L446 120L430 130L414 108zM640 102L676 130L656 128L640 136L618 120z',
    ),
    fill('leaf.middle', 'M0 320V206Q120 170 240 196T520 186T800 190V320z'),
    ...houses(21, [0, 170], 258, { wall: 'sun.middle', roof: 'earth.near', height: 64 }),
    ...houses(8, [262, 500], 258, { wall: 'white', roof: 'coral.middle', height: 58 }),
    ...fraumunster,
    ...saintPeter,
    ...houses(33, [404, 520], 258, { wall: 'earth.far', roof: 'earth.near', height: 50 }),
    ...grossmunster,
    ...houses(14, [718, 800], 258, { wall: 'rose.far', roof: 'coral.near', height: 70 }),
    ...tree(24, 262, 62),
    ...tree(312, 262, 48),
    ...tree(760, 262, 56),
    ...water(272, 'sea.near', 'sea.middle'),
    ...tram,
    ...swan(140, 306, 0.8),
    ...swan(250, 314, 0.55),
    ...swan(612, 310, 0.7),
  ],
};
