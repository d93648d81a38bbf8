import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, mirrored, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** St Louis Cathedral, half: the wing with its side spire. */
const wing: Layer[] = [
  fill('white', rect(20, -88, 42, 88)),
  fill('whiteShade', `${rect(20, -88, 42, 4)}${rect(20, -46, 42, 4)}${rect(56, -88, 6, 88)}`),
  fill('white', 'M24 -88V-118H58V-88z'),
  fill('whiteShade', 'M24 -118h34v4h-34zM48 -114h10v26h-10z'),
  fill('violet.front', 'M22 -118L36 -138L41 -196L46 -138L60 -118z'),
  fill('violet.near', 'M22 -118L36 -138L41 -196L40 -118z'),
  fill('glow', arch(33, -92, 16, 20) + arch(33, -56, 16, 24) + arch(33, -10, 16, 26)),
];

/** Its front with the tall spire between the two. */
const cathedral = put(400, 224, 0.88, [
  ...wing,
  ...mirrored(wing),
  fill('white', `${rect(-22, -96, 44, 96)}M-26 -96L0 -118L26 -96z`),
  fill('whiteShade', `${rect(-24, -98, 48, 4)}${rect(-22, -50, 44, 4)}`),
  fill('white', `${rect(-15, -148, 30, 44)}${rect(-11, -172, 22, 26)}`),
  fill('whiteShade', `${rect(-17, -150, 34, 4)}${rect(5, -146, 10, 40)}${rect(4, -170, 7, 22)}`),
  fill('violet.front', 'M-14 -172L-5 -194L0 -236L5 -194L14 -172z'),
  fill('violet.near', 'M-14 -172L-5 -194L0 -236V-172z'),
  fill('ink', `${rect(-1, -252, 2, 18)}${rect(-5, -247, 10, 2)}`),
  fill('gold', disc(0, -128, 8)),
  fill('glow', arch(-6, -150, 12, 18) + arch(-9, -58, 18, 26) + arch(-10, 0, 20, 34)),
]);

/** The general on his rearing horse, and the hedges of the square. */
const rider = put(400, 242, 0.9, [
  fill('earth.middle', 'M-14 0l3 -22h22l3 22z'),
  fill(
    'ink',
    'M-12 -22q-8 -12 2 -20q8 -4 14 -8q2 -10 10 -12l4 6l-5 4q0 8 -5 12q6 2 7 8l-3 1q-2 -5 -7 -4q-3 6 -10 6l-2 7z',
  ),
  fill('ink', 'M-4 -42l2 -13q2 -5 5 0l1 11zM1 -58l8 -9l1 2l-7 9z'),
]);

/** Two floors of cast-iron gallery with ferns, over shutters; so many bays wide. */
function gallery(bays: number, wall: Paint, shutter: Paint): Layer[] {
  const width = bays * 44;
  const floors = [-58, -124];
  return [
    fill(wall, rect(0, -186, width, 186)),
    fill('earth.near', `M-4 -186h${width + 8}l-10 -16H6z`),
    fill(
      'earth.front',
      times(bays, (i) => `M${i * 44 + 12} -196v-16l10 -9l10 9v16z`),
    ),
    fill(
      'pane',
      times(bays, (i) => rect(i * 44 + 18, -210, 8, 12)),
    ),
    fill(
      shutter,
      times(bays * 3, (i) => rect((i % bays) * 44 + 9, [-46, -112, -174][Math.floor(i / bays)] ?? 0, 26, 46)),
    ),
    fill(
      'pane',
      times(bays * 3, (i) => rect((i % bays) * 44 + 16, [-46, -112, -174][Math.floor(i / bays)] ?? 0, 12, 46)),
    ),
    fill(
      'leaf.middle',
      times(bays * 2, (i) => disc((i % bays) * 44 + 22, floors[Math.floor(i / bays)] === -58 ? -98 : -164, 8)),
    ),
    fill(
      'ink',
      times(2, (f) => {
        const y = floors[f] ?? 0;
        return (
          rect(-6, y, width + 12, 4) +
          rect(-6, y - 24, width + 12, 3) +
          times(bays * 4, (i) => rect(i * 11 + 2, y - 22, 2, 22) + disc(i * 11 + 8, y - 12, 3)) +
          times(bays, (i) => `M${i * 44 - 2} ${y - 58}h48q-20 3 -24 12q-4 -9 -24 -12z`) +
          rect(-6, y - 60, width + 12, 4)
        );
      }),
    ),
    fill(
      'ink',
      times(bays + 1, (i) => rect(i * 44 - 3, -180, 3, 180)),
    ),
    fill(
      'leaf.near',
      times(bays, (i) => `M${i * 44 + 6} -80q10 -10 18 0q8 14 2 20q-8 -8 -12 0q-4 -8 -10 2q-6 -12 2 -22z`),
    ),
  ];
}

/** The paddle steamer. */
const steamer = put(640, 276, 1, [
  fill('white', 'M-92 0V-20H66V0zM-84 -24V-44H58V-24zM-66 -48V-64H34V-48z'),
  fill('whiteShade', `${rect(-94, -24, 162, 4)}${rect(-86, -48, 146, 4)}${rect(-68, -67, 106, 3)}`),
  fill('coral.near', `${rect(-98, 0, 172, 9)}${rect(-50, -84, 22, 18)}`),
  fill('white', rect(-54, -87, 30, 4)),
  fill(
    'pane',
    times(13, (i) => rect(-86 + i * 11, -17, 5, 10)) +
      times(12, (i) => rect(-78 + i * 11, -40, 5, 9)) +
      rect(-46, -80, 14, 9),
  ),
  fill('ink', `${rect(-66, -122, 7, 74)}${rect(-14, -122, 7, 74)}M-70 -122l2 -9h11l2 9zM-18 -122l2 -9h11l2 9z`),
  fill('coral.near', disc(74, -14, 25)),
  fill(
    'coral.front',
    times(6, (i) => `M74 -14l${[24, 12, -12, -24, -12, 12][i]} ${[0, 21, 21, 0, -21, -21][i]}l4 3l-2 -6z`) +
      disc(74, -14, 5),
  ),
  fill('whiteShade', 'M-62 -132q-6 -18 12 -20q4 -14 24 -8q18 -10 30 4q-30 4 -50 12q-10 2 -16 12z', 0.7),
]);

/** Live oak with moss. */
const oak: Layer[] = [
  fill('earth.front', 'M690 262q10 -40 -14 -62l6 -4q12 8 20 20q4 -24 26 -34l4 5q-22 16 -22 44q2 18 8 31z'),
  fill('leaf.near', `${disc(664, 190, 30)}${disc(704, 168, 38)}${disc(750, 176, 36)}${disc(790, 192, 34)}`),
  fill(
    'leaf.far',
    times(9, (i) => `M${646 + i * 17} ${206 + (i % 3) * 5}q5 14 2 26q-5 -10 -8 -24z`),
  ),
];

/** New Orleans: the cathedral's three spires, iron lace in the Quarter, a paddle steamer on the Mississippi. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 548, y: 72 },
  layers: [
    fill(
      'violet.far',
      `M0 320V210H800V320z${times(7, (i) => rect(540 + i * 34, 210 - ([60, 90, 40, 110, 70, 50, 84][i] ?? 0), 24, 110))}`,
    ),
    fill('rose.middle', rect(264, 158, 84, 70)),
    fill('rose.middle', rect(456, 158, 84, 70)),
    fill('earth.near', 'M260 160l12 -14h66l14 14zM450 160l12 -14h66l14 14z'),
    fill(
      'glow',
      times(8, (i) => arch(270 + (i % 4) * 20 + (i > 3 ? 190 : 0), 226, 13, 26)),
    ),
    fill(
      'pane',
      times(8, (i) => rect(272 + (i % 4) * 20 + (i > 3 ? 190 : 0), 172, 9, 18)),
    ),
    ...cathedral,
    ...oak,
    fill('leaf.middle', 'M180 320V238Q300 226 400 232T800 240V320z'),
    fill(
      'leaf.near',
      times(12, (i) => disc(250 + i * 28, 244, 13)),
    ),
    ...rider,
    ...water(262, 'ochre.middle', 'ochre.far'),
    fill('leaf.near', 'M0 262h800v5Q600 262 400 268T0 272z'),
    ...steamer,
    ...put(10, 266, 1, gallery(3, 'coral.middle', 'leaf.near')),
    ...put(150, 266, 0.86, gallery(2, 'sun.middle', 'sea.near')),
    fill('earth.middle', 'M0 264H250L232 276H0z'),
  ],
};
