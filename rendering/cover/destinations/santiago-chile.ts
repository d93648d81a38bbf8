import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, ground, put, rect, times, towers, tree } from '../kit.ts';

/** The wall of the Andes, snow far down. */
const andes: Layer[] = [
  fill(
    'blue.middle',
    'M0 236V150L46 118L84 136L132 84L168 112L210 66L262 118L300 92L352 44L398 92L440 70L486 112L530 58L580 30L636 84L672 60L724 108L764 86L800 112V236z',
    0.75,
  ),
  fill(
    'white',
    'M132 84L168 112L210 66L262 118L248 122L238 112L226 132L212 112L200 134L186 118L170 138L154 122L138 138L122 118L104 130L96 124zM300 92L352 44L398 92L440 70L486 112L476 124L462 106L448 126L436 104L420 130L404 110L388 136L370 108L354 132L340 106L322 126L310 108L288 122L282 108zM486 112L530 58L580 30L636 84L672 60L724 108L712 120L700 104L686 124L672 96L654 124L636 104L620 134L602 98L584 130L566 92L548 124L530 100L514 128L500 112zM46 118L84 136L92 130L78 140L62 130L50 138L38 128zM764 86L800 112V122L786 112L772 124L758 106L744 122L734 102z',
  ),
  fill(
    'whiteShade',
    'M210 66L262 118L248 122L238 112L226 132L220 104zM352 44L398 92L410 104L388 136L370 108L362 80zM580 30L636 84L620 134L602 98L590 66zM672 60L724 108L712 120L700 104L686 124L680 92z',
  ),
];

/** The Gran Torre: glass that narrows upwards, a lattice on top. */
const granTorre = put(520, 250, 1, [
  fill('sea.near', 'M-24 0L-20 -178Q-18 -190 -10 -192L14 -196Q20 -190 21 -178L25 0z'),
  fill('sea.middle', 'M-24 0L-20 -178Q-18 -190 -10 -192L0 -194V0z'),
  fill(
    'white',
    times(17, (i) => rect(-23, -8 - i * 10.4, 47, 1.2)),
    0.55,
  ),
  fill(
    'white',
    times(4, (i) => `M${-15 + i * 9.6} -190V0h1V-190z`),
    0.5,
  ),
  fill(
    'pane',
    times(20, (i) => rect(-18 + ((i * 17) % 34), -168 + ((i * 29) % 160), 5, 4)),
    0.7,
  ),
  fill('ink', 'M-15 -192L-11 -206H13L17 -194M0 -206v-10h2v10z', 0.6),
]);

const tower = (x: number, width: number, height: number, dark = false): Layer[] =>
  put(x, 252, 1, [
    fill(dark ? 'blue.front' : 'blue.near', rect(0, -height, width, height)),
    fill(
      'pane',
      times(Math.floor(height / 12) - 1, (r) =>
        times(Math.floor(width / 9), (c) =>
          (r * 5 + c * 7 + width) % 3 ? rect(4 + c * 9, 7 - height + r * 12, 4, 6) : '',
        ),
      ),
      0.6,
    ),
  ]);

/** San Cristóbal: the white Virgin on top, the funicular's rail, the coloured cabins. */
const hill: Layer[] = [
  fill('leaf.near', 'M0 262V168Q50 150 96 132Q132 112 168 112Q206 114 240 146Q300 196 400 240L430 262z'),
  fill('leaf.front', 'M0 262V216Q70 188 130 202T270 224L400 262z', 0.7),
  fill(
    'leaf.front',
    times(24, (i) => disc(10 + ((i * 47) % 300), 236 - ((i * 31) % 56) - (i % 3) * 6, 7 + (i % 3) * 2)),
    0.45,
  ),
  fill('earth.front', 'M164 114L226 262H236L172 114z', 0.8),
  fill(
    'white',
    times(11, (i) => `M${167 + i * 6} ${122 + i * 13}h9l1 2h-9z`),
    0.7,
  ),
  ...put(192, 176, 1, [
    fill('coral.near', 'M-8 8L-14 -8H4L10 8z'),
    fill('pane', rect(-8, -5, 5, 6) + rect(-1, -5, 5, 6)),
  ]),
  ...put(166, 114, 1, [
    fill('ochre.middle', 'M-16 2L-11 -12H11L16 2z'),
    fill('white', 'M-9 -12Q-12 -30 -7 -42L-22 -38L-23 -41L-5 -50Q0 -53 5 -50L23 -41L22 -38L7 -42Q12 -30 9 -12z'),
    fill('white', disc(0, -57, 5)),
    fill('whiteShade', 'M2 -12Q6 -30 2 -48Q5 -50 6 -42Q12 -30 9 -12z'),
  ]),
];

const cabin = (x: number, y: number, paint: 'coral.near' | 'sun.near' | 'violet.near'): Layer[] => [
  fill('ink', `M${x - 0.8} ${y - 12}h1.6v12h-1.6z`),
  fill(
    paint,
    `M${x - 10} ${y + 8}Q${x - 11} ${y - 1} ${x} ${y - 1}Q${x + 11} ${y - 1} ${x + 10} ${y + 8}Q${x + 8} ${y + 16} ${x} ${y + 16}Q${x - 8} ${y + 16} ${x - 10} ${y + 8}z`,
  ),
  fill('pane', rect(x - 7, y + 4, 14, 5), 0.7),
];

/** Santiago: the Andes in snow, the Gran Torre, San Cristóbal with its Virgin, funicular and cable car. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 704, y: 44 },
  layers: [
    ...andes,
    fill('violet.far', 'M0 252V196L120 178L260 206L400 180L560 206L700 186L800 204V252z'),
    towers(31, { base: 252, heights: [24, 78], between: [330, 800] }, 'violet.middle'),
    ...tower(434, 28, 84),
    ...tower(468, 24, 112, true),
    ...tower(556, 32, 124),
    ...tower(594, 26, 86, true),
    ...tower(628, 34, 104),
    ...tower(676, 24, 66),
    ...tower(712, 30, 92, true),
    ...tower(752, 34, 58),
    ...granTorre,
    ...hill,
    fill('ink', 'M176 104Q330 150 470 236L469 238Q330 153 176 106z', 0.7),
    ...put(474, 254, 1, [
      fill('white', rect(-30, -30, 60, 30)),
      fill('coral.near', 'M-36 -29L-26 -42H26L36 -29z'),
      fill('pane', rect(-24, -22, 30, 14) + rect(12, -22, 10, 22)),
    ]),
    ...cabin(248, 142, 'coral.near'),
    ...cabin(326, 172, 'sun.near'),
    ...cabin(398, 208, 'violet.near'),
    ground('leaf.middle', 252),
    fill('sea.middle', 'M0 284Q220 262 430 276T800 268V290Q600 292 430 300T0 310z'),
    fill('ochre.far', 'M0 278Q220 256 430 270T800 262V268Q600 268 430 276T0 284z'),
    fill('white', `${rect(120, 290, 90, 2.4)}${rect(380, 286, 120, 2.4)}${rect(610, 279, 100, 2.4)}`, 0.7),
    ...[36, 96, 350, 420, 600, 672, 742].flatMap((x, i) => tree(x, 272 - (i % 2) * 5, 46 + (i % 3) * 8)),
    ...[150, 250, 500, 690].flatMap((x, i) => tree(x, 326, 50 + (i % 2) * 12, 'leaf.front')),
  ],
};
