import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, ground, houses, put, rect, times } from '../kit.ts';

/** Asinelli: a brick needle on a crenellated base; Garisenda beside it, short and badly out of plumb. */
const towers = put(356, 292, 0.97, [
  fill('earth.near', 'M-15 0L-11 -250H13L17 0z'),
  fill('earth.front', 'M5 0L3 -250H13L17 0z', 0.35),
  fill('earth.near', `M-15 -246h32v-12h-32z${times(5, (i) => rect(-15 + i * 7, -264, 4, 8))}`),
  fill('earth.near', `${rect(-7, -276, 16, 20)}M-8 -276Q1 -292 10 -276z`),
  fill('gold', rect(0, -294, 2, 8)),
  fill('earth.middle', `${rect(-30, -46, 62, 46)}${times(7, (i) => rect(-31 + i * 9.5, -53, 6, 9))}`),
  fill(
    'glow',
    times(4, (i) => arch(-26 + i * 14, 0, 10, 24)) +
      times(6, (i) => rect(-1, -78 - i * 28, 4, 8)) +
      arch(-4, -258, 9, 9),
  ),
  fill('earth.near', 'M58 0L72 -118L110 -114L100 0z'),
  fill('earth.front', 'M86 0L96 -115.500L110 -114L100 0z', 0.35),
  fill('white', 'M55 0L57 -20L103 -20L101 0z', 0.7),
  fill('glow', times(4, (i) => `M${84 + i * 2.4} ${-42 - i * 21}l1 -8h4l-1 8z`) + arch(74, 0, 12, 15)),
]);

/** San Petronio: clad in marble up to its doors, bare toothed brick above. */
const church = put(142, 292, 1, [
  fill(
    'coral.near',
    'M-118 0V-112h8v-10h-6v-10h40v-34h8v-12h-6v-10H-40V-206L0 -222L40 -206V-188h34v10h-6v12h8v34h40v10h-6v10h8V0z',
  ),
  fill(
    'earth.near',
    times(7, (row) =>
      times(row < 3 ? 9 : 5, (i) => rect((row < 3 ? -104 : -58) + i * 25 + (row % 2) * 8, -92 - row * 16, 9, 3)),
    ),
    0.7,
  ),
  fill('glow', `${disc(0, -166, 13)}${disc(-84, -106, 8)}${disc(84, -106, 8)}`),
  fill('white', rect(-118, -74, 236, 74)),
  fill('rose.middle', rect(-118, -78, 236, 6) + rect(-118, -48, 236, 3) + rect(-118, -12, 236, 12)),
  fill(
    'rose.middle',
    times(4, (i) => rect([-118, -48, 40, 110][i] ?? 0, -78, 8, 78)),
  ),
  fill('white', 'M-32 -60L0 -104L32 -60zM-106 -54L-82 -86L-58 -54zM58 -54L82 -86L106 -54z'),
  fill(
    'rose.near',
    'M-26 0V-48Q-24 -72 0 -76Q24 -72 26 -48V0zM-98 0V-38Q-96 -56 -82 -58Q-68 -56 -66 -38V0zM66 0V-38Q68 -56 82 -58Q96 -56 98 -38V0z',
  ),
  fill('glow', arch(-15, 0, 30, 60) + arch(-92, 0, 20, 44) + arch(72, 0, 20, 44)),
]);

/** The sanctuary on its hill, and the roofed walk that climbs there in steps. */
const sanctuary: Layer[] = [
  fill('leaf.middle', 'M470 292Q560 250 622 186Q676 132 712 128Q756 132 800 168V292z'),
  fill('leaf.near', 'M540 292Q640 262 700 222Q756 190 800 196V292z', 0.8),
  ...put(700, 130, 0.92, [
    fill('earth.middle', 'M-48 2V-20Q-20 -30 0 -30Q20 -30 48 -20V2z'),
    fill('coral.near', 'M-30 -26V-50Q0 -58 30 -50V-26z'),
    fill('earth.near', 'M-34 -50Q-30 -84 0 -88Q30 -84 34 -50z'),
    fill('earth.middle', `${rect(-7, -102, 14, 16)}M-8 -102Q0 -114 8 -102z`),
    fill('gold', rect(-1, -122, 2, 12)),
    fill('glow', times(4, (i) => arch(-23 + i * 13, -32, 7, 13)) + times(5, (i) => arch(-40 + i * 17, 2, 10, 14))),
  ]),
  ...Array.from({ length: 9 }, (_, i) =>
    put(512 + i * 18.5, 270 - i * 16.2, 1, [
      fill('sun.middle', rect(0, -16, 20, 20)),
      fill('coral.near', 'M-2 -15L21 -22V-17L-2 -10z'),
      fill('glow', arch(2, 4, 6, 12) + arch(11, 4, 6, 12)),
    ]),
  ).flat(),
];

const walls = ['coral.middle', 'ochre.middle', 'rose.middle', 'sun.middle'] as const;

/** A street front on porticoes: a tall arcade, shutters above it. */
const palace = (x: number, at: number, bays: number, height: number): Layer[] =>
  put(x, 296, 1, [
    fill(walls[at] ?? 'coral.middle', rect(0, -height, bays * 26, height)),
    fill('coral.near', `M-4 ${-height}h${bays * 26 + 8}l-8 -10H4z`),
    fill(
      'earth.near',
      times(bays, (i) => arch(2 + i * 26, 0, 22, 44)),
    ),
    fill(
      'glow',
      times(bays, (i) => arch(9 + i * 26, 0, 9, 24)),
      0.9,
    ),
    fill(
      walls[at] ?? 'coral.middle',
      times(bays + 1, (i) => rect(i * 26 - 2, -32, 4, 32)),
    ),
    fill(
      'leaf.near',
      times(bays, (i) => rect(6 + i * 26, -height + 12, 14, 20)),
    ),
    fill(
      'pane',
      times(bays, (i) => rect(10 + i * 26, -height + 12, 6, 20)),
    ),
    fill('white', rect(0, -50, bays * 26, 3)),
  ]);

/** Bologna: the two towers, half-clad San Petronio, a street on porticoes, and San Luca at the end of its arcade. */
export const drawing: Drawing = {
  sky: 'ochre',
  sun: { x: 546, y: 78 },
  layers: [
    fill('leaf.far', 'M0 292V232Q120 196 260 214Q420 236 520 214Q660 190 800 196V292z'),
    ...sanctuary,
    ...houses(12, [240, 560], 292, { wall: 'coral.far', roof: 'coral.near', height: 74 }),
    ...towers,
    ...church,
    ...palace(486, 0, 4, 84),
    ...palace(590, 1, 4, 98),
    ...palace(694, 2, 5, 82),
    ground('rose.far', 292),
    fill(
      'rose.middle',
      times(3, (row) => rect(0, 299 + row * 8, 800, 1.5)) +
        times(14, (i) => `M${i * 62} 320l${20 - i * 3} -28h2l${3 * i - 18} 28z`),
      0.7,
    ),
  ],
};
