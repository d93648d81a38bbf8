import type { Drawing } from '../drawing.ts';
import { arch, boat, disc, fill, houses, put, rect, times, tree, water } from '../kit.ts';

/** The iron railing of the promenade, each field with a ring of scrolls. */
const railing = [
  fill(
    'white',
    `${rect(0, 268, 800, 6)}${rect(0, 310, 800, 6)}` +
      times(11, (i) => `${rect(4 + i * 76, 262, 11, 58)}M${2 + i * 76} 262h15l-4 -9h-7z`) +
      times(11, (i) => times(2, (k) => rect(24 + i * 76 + k * 44, 274, 3, 36))),
  ),
  ...[0, 1].map((inner) =>
    fill(
      inner ? 'sun.middle' : 'white',
      times(
        11,
        (i) =>
          disc(47 + i * 76, 292, inner ? 13 : 17) +
          disc(20 + i * 76, 292, inner ? 2 : 4) +
          disc(74 + i * 76, 292, inner ? 2 : 4),
      ),
    ),
  ),
  fill(
    'white',
    times(
      11,
      (i) =>
        disc(47 + i * 76, 292, 5) +
        times(4, (k) => rect(46 + i * 76 - (k % 2) * 15, 276 + (k > 1 ? 15 : 0), k % 2 ? 32 : 2, 2)),
    ),
  ),
];

const lamp = (x: number) =>
  put(x, 320, 1, [
    fill('white', 'M-5 0L-3 -140H3L5 0zM-9 -56l3 -10h12l3 10z'),
    fill('white', 'M-24 -140Q-24 -128 0 -130Q24 -128 24 -140h-4Q18 -134 0 -136Q-18 -134 -20 -140z'),
    fill('gold', disc(-22, -148, 9) + disc(22, -148, 9) + disc(0, -156, 10)),
    fill('white', rect(-3, -146, 6, 12)),
  ]);

/** San Sebastian: the bay of La Concha between Igueldo and Urgull, the island of Santa Clara, the white railing. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 300, y: 104 },
  layers: [
    fill('blue.far', 'M0 220V170Q120 150 240 190Q300 204 340 200V220z'),
    ...put(118, 96, 1, [
      fill(
        'white',
        `${rect(-9, -52, 18, 76)}${rect(-12, -56, 24, 6)}${rect(8, -16, 54, 40)}${times(3, (i) => rect(-12 + i * 9, -61, 6, 6))}`,
      ),
      fill('coral.near', 'M8 -16l6 -8h44l6 8z'),
      fill('pane', times(3, (i) => rect(-3, -44 + i * 15, 6, 8)) + times(4, (i) => rect(17 + i * 11, -9, 5, 8))),
    ]),
    fill('leaf.middle', 'M0 240V138Q60 102 128 96Q186 98 232 150Q262 186 296 214V240z'),
    fill('leaf.near', 'M0 240V196Q90 150 160 168Q214 188 250 214V240z', 0.6),
    ...put(606, 112, 1, [
      fill('ochre.middle', 'M-30 24V-18H30V24zM-14 -18V-32H14V-18z'),
      fill('white', 'M-7 -32L-5 -58Q-8 -62 -5 -66a5 6 0 1 1 10 0Q8 -62 6 -58L14 -74l3 2L8 -50L7 -32z'),
      fill(
        'pane',
        times(4, (i) => rect(-24 + i * 14, -12, 5, 9)),
      ),
    ]),
    fill('leaf.middle', 'M470 240Q500 190 548 140Q578 116 610 112Q652 118 690 158Q740 190 800 196V240z'),
    fill('leaf.near', 'M490 240Q540 186 590 176Q650 182 720 214L800 226V240z', 0.6),
    ...water(206, 'blue.near', 'blue.middle'),
    ...put(0, -10, 1, [
      fill('leaf.near', 'M322 224Q350 166 398 160Q440 168 478 224z'),
      fill('leaf.middle', 'M340 224Q364 188 400 178Q416 198 436 224z'),
      fill('ochre.middle', 'M312 226q16 -9 44 -6q40 -6 74 0q36 -3 56 6z'),
      fill('white', 'M392 164v-18h10v18zM390 146l7 -8l7 8z'),
    ]),
    ...houses(44, [556, 800], 236, { wall: 'ochre.far', roof: 'coral.middle', height: 66 }),
    ...put(640, 236, 1, [
      fill('ochre.middle', 'M-40 0V-62H-22V-88H-6V-62H6V-88H22V-62H40V0zM-24 -88l10 -16l10 16zM4 -88l10 -16l10 16z'),
      fill('pane', arch(-8, 0, 16, 30) + disc(0, -46, 7) + arch(-18, -64, 8, 16) + arch(10, -64, 8, 16)),
    ]),
    ...boat(282, 230, 30),
    ...boat(438, 238, 40, 'coral.middle'),
    ...boat(516, 226, 28),
    ...boat(336, 244, 26, 'sun.far'),
    fill('white', 'M0 218Q90 226 190 246Q390 278 540 246Q600 232 680 234H800V320H0z'),
    fill('sun.middle', 'M0 224Q90 232 190 252Q390 284 540 252Q600 238 680 236H800V320H0z'),
    fill('coral.near', 'M120 252q14 -15 28 0zM133 245h2v14h-2zM560 262q14 -15 28 0zM573 255h2v14h-2z'),
    fill('sea.near', 'M176 264q14 -15 28 0zM189 257h2v14h-2zM620 254q14 -15 28 0zM633 247h2v14h-2z'),
    ...[708, 748].flatMap((x) => tree(x, 258, 48, 'leaf.near')),
    ...put(0, 14, 1, railing),
    ...lamp(222),
    ...lamp(526),
  ],
};
