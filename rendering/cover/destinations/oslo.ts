import type { Drawing, Layer } from '../drawing.ts';
import { boat, disc, fill, fir, houses, put, rect, times, water } from '../kit.ts';
import { hills } from '../shapes.ts';

/** The opera: a slab of white marble that rises out of the fjord, the glass hall within. */
const opera: Layer[] = put(560, 266, 1, [
  fill('white', 'M-236 0L-60 -52H-28V-104H78V-64L210 -78L262 0z'),
  fill('whiteShade', 'M-28 -104H78V-92H-28zM78 -64L210 -78L214 -70L78 -54z'),
  fill('sea.middle', 'M-22 -88H72V-30H-96L-50 -50H-22z'),
  fill(
    'glow',
    times(8, (i) => rect(-18 + i * 11, -84, 8, 52)),
    0.75,
  ),
  fill('whiteShade', 'M-236 0L-96 -28H72L120 -52L210 -66L226 -44L140 -8L262 0z', 0.9),
  fill('white', 'M-190 0L-90 -22H80L128 -44L200 -54L216 -36L134 -4L150 0z'),
  fill('whiteShade', 'M-150 0L-84 -14H70L60 0z', 0.7),
]);

/** The City Hall: two square towers of brick. */
const cityHall: Layer[] = put(196, 262, 1, [
  fill('coral.middle', rect(-64, -116, 44, 116) + rect(22, -124, 46, 124)),
  fill('coral.near', rect(-28, -116, 8, 116) + rect(58, -124, 10, 124)),
  fill('coral.middle', rect(-90, -56, 184, 56)),
  fill('coral.near', rect(-92, -60, 188, 5) + rect(-66, -120, 48, 5) + rect(20, -128, 50, 5)),
  fill('gold', disc(45, -104, 9)),
  fill('coral.near', disc(45, -104, 6)),
  fill('white', rect(44.5, -110, 1.5, 7) + rect(45, -104.5, 5, 1.5)),
  fill(
    'pane',
    times(4, (r) => times(3, (c) => rect(-58 + c * 10, -104 + r * 11, 4, 6))) +
      times(3, (r) => times(3, (c) => rect(28 + c * 11, -88 + r * 11, 4, 6))) +
      times(14, (i) => rect(-84 + i * 12.5, -44, 5, 10) + rect(-84 + i * 12.5, -26, 5, 14)),
    0.8,
  ),
]);

/** The ski jump of the Holmenkollen, high in the forest. */
const jump: Layer[] = put(388, 140, 1, [
  fill('blue.middle', 'M60 -64L66 -66L62 -40Q40 6 -22 22L-60 26L-60 20Q-8 14 22 -8Q50 -30 56 -62z'),
  fill('blue.near', 'M56 -64h12v5H56zM58 -58L62 20h6L64 -60z'),
  fill('white', 'M54 -44Q36 0 -14 14L-58 22Q-6 12 20 -8Q44 -26 50 -46z', 0.9),
]);

const mother = (x: number, y: number, s: number) => fir(x, y, s, 'leaf.near');

/** Oslo: the marble slope of the opera, the two brick towers of the City Hall, the ski jump in the forest over the fjord. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 700, y: 70 },
  layers: [
    fill('blue.far', hills(4, 190, 60, 5)),
    fill('leaf.far', 'M0 270V168Q120 128 250 150T440 150Q560 166 640 152T800 168V270z'),
    fill('leaf.middle', 'M0 270V204Q90 172 220 186T470 178Q600 196 800 186V270z'),
    ...jump,
    ...[310, 330, 348, 424, 446, 470, 494].map((x, i) => mother(x, 172 + (i % 3) * 5, 34 + (i % 2) * 8)),
    ...[20, 48, 78].map((x, i) => mother(x, 214 + (i % 2) * 6, 50)),
    ...houses(12, [0, 110], 262, { wall: 'ochre.middle', roof: 'coral.near', height: 50 }),
    ...houses(19, [288, 420], 262, { wall: 'sun.middle', roof: 'earth.near', height: 56 }),
    ...[610, 634, 656, 684, 706, 738, 764].map((x, i) =>
      fill(
        (['sea.middle', 'ink', 'earth.middle', 'blue.near'] as const)[i % 4] ?? 'ink',
        rect(x, 162 + ((i * 23) % 34), 20, 100),
        0.8,
      ),
    ),
    fill(
      'pane',
      times(7, (i) => times(6, (r) => rect([614, 638, 660, 688, 710, 742, 768][i] ?? 0, 196 + r * 9, 11, 3))),
      0.7,
    ),
    ...cityHall,
    fill('earth.middle', rect(0, 258, 440, 8)),
    ...opera,
    ...water(264, 'sea.near', 'sea.middle'),
    ...boat(120, 296, 54),
    ...boat(300, 284, 40, 'coral.middle'),
  ],
};
