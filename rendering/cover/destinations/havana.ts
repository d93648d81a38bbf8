import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, palm, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

const fronts: readonly Paint[] = [
  'sun.middle',
  'rose.middle',
  'sea.middle',
  'ochre.middle',
  'coral.middle',
  'leaf.middle',
  'violet.middle',
];
const heights = [104, 118, 84, 90, 84, 88, 112];

/** A house of the Malecón: arcade below, balconies and shutters above, a balustrade on the roof. */
const house = (i: number): Layer[] => {
  const height = heights[i % 7] ?? 90;
  const floors = height > 100 ? 2 : 1;
  return put(6 + i * 62, 250, 1, [
    fill(fronts[i % 7] ?? 'white', rect(0, -height, 62, height)),
    fill(
      'white',
      `${rect(-1, -height - 2, 64, 4)}${times(9, (c) => rect(2 + c * 7, -height - 10, 3, 9))}${rect(0, -height - 12, 62, 3)}${rect(0, -46, 62, 3)}`,
    ),
    fill(
      'earth.front',
      times(2, (c) => arch(7 + c * 27, 0, 20, 38)),
      0.75,
    ),
    fill(
      'white',
      times(3, (c) => rect(1 + c * 27, -43, 5, 43)),
    ),
    fill(
      i % 2 ? 'sea.near' : 'blue.near',
      times(floors, (r) => times(2, (c) => arch(11 + c * 26, -52 - r * 34, 13, 25))),
    ),
    fill(
      'pane',
      times(floors, (r) => times(2, (c) => rect(16.5 + c * 26, -70 - r * 34, 2, 17))),
      0.8,
    ),
    fill(
      'ink',
      times(floors, (r) =>
        times(
          2,
          (c) =>
            `${rect(7 + c * 26, -58 - r * 34, 21, 1.6)}${times(6, (n) => rect(8 + c * 26 + n * 3.7, -58 - r * 34, 1, 8))}`,
        ),
      ),
      0.7,
    ),
  ]);
};

/** The Capitolio: drum of columns, ribbed dome, lantern. */
const capitolio = put(278, 122, 0.78, [
  fill('white', `${rect(-132, 0, 264, 60)}${rect(-64, -8, 128, 60)}${rect(-40, -52, 80, 46)}`),
  fill('whiteShade', `${rect(-136, -2, 272, 4)}${times(7, (i) => rect(-47 + i * 15, 12, 5, 44))}`),
  fill(
    'pane',
    times(4, (i) => rect(-122 + i * 16, 12, 7, 14) + rect(67 + i * 16, 12, 7, 14)),
    0.8,
  ),
  fill('ochre.far', 'M-62 8L0 -14L62 8z'),
  fill(
    'whiteShade',
    times(9, (i) => rect(-37 + i * 8.6, -48, 3.6, 40)),
  ),
  fill('white', rect(-44, -58, 88, 7)),
  fill('ochre.far', 'M-38 -58Q-36 -102 0 -106Q36 -102 38 -58z'),
  fill('ochre.middle', 'M-2 -106h4V-58h-4zM-20 -102L-24 -58h4L-16 -103zM16 -103L20 -58h4L20 -102z'),
  fill('white', `${rect(-8, -122, 16, 17)}`),
  fill(
    'glow',
    times(3, (i) => arch(-6.4 + i * 4.7, -108, 3.2, 10)),
  ),
  fill('ochre.middle', 'M-10 -122Q0 -136 10 -122zM-1 -146h2v14h-2z'),
]);

/** The Morro and its lighthouse across the harbour mouth. */
const morro: Layer[] = [
  fill('earth.far', 'M520 250L536 214L604 208L640 214L800 206V250z'),
  fill('earth.middle', 'M520 250L536 214L604 208L596 250zM640 214L690 211L700 250H648z'),
  fill('earth.middle', `${times(14, (i) => rect(610 + i * 13.6, 206 - (i > 3 ? 1 : 0), 8, 6))}`),
  fill('white', 'M566 210L570 132H588L592 210z'),
  fill('whiteShade', 'M582 132H588L592 210H584z'),
  fill('earth.front', rect(565, 127, 28, 5)),
  fill('glow', rect(572, 114, 14, 13)),
  fill('earth.front', 'M569 114L579 104L589 114z'),
  fill('sun.far', 'M588 120L800 84V146z', 0.6),
];

/** A convertible of the fifties, fins and chrome. */
const car = put(312, 300, 1.3, [
  fill('rose.near', 'M-104 -2Q-108 -22 -96 -32L-110 -40Q-60 -38 -44 -34H24Q80 -34 100 -22Q108 -12 106 -2z'),
  fill('white', 'M-100 -14Q-40 -26 102 -16V-11Q-40 -20 -101 -8z'),
  fill('earth.front', 'M-42 -34Q-40 -46 -30 -46H-24L-22 -34zM-2 -34Q0 -44 8 -44H14L16 -34z'),
  fill('whiteShade', 'M24 -34L12 -58H17L33 -34z', 0.9),
  fill('coral.near', `${disc(-16, -52, 6)}M-26 -34Q-24 -46 -14 -46Q-6 -46 -6 -34z`),
  fill('ink', disc(-62, -2, 16) + disc(64, -2, 16)),
  fill('white', disc(-62, -2, 11) + disc(64, -2, 11)),
  fill('ink', disc(-62, -2, 6) + disc(64, -2, 6)),
  fill('white', `${rect(98, -10, 13, 6)}${rect(-114, -10, 14, 6)}`),
  fill('gold', disc(100, -20, 5)),
  fill('coral.near', disc(-103, -26, 4)),
]);

/** Havana: painted houses and a fifties convertible on the Malecón, the Capitolio, the Morro across the water. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 690, y: 76 },
  layers: [
    ...water(236, 'sea.near', 'sea.middle'),
    ...morro,
    fill('ochre.far', 'M0 250V150H120V160H200V142H360V166H440V250z', 0.8),
    ...capitolio,
    ...Array.from({ length: 7 }, (_, i) => house(i)).flat(),
    fill('white', 'M470 272Q488 236 500 262Q512 222 530 256Q548 238 560 268L600 280H460z', 0.9),
    fill('ochre.far', 'M0 250H446Q560 262 800 306V320H0z'),
    fill('ochre.middle', 'M440 246L800 290V308L440 256zM0 252H440v4H0z'),
    fill('violet.far', 'M0 268H430L800 320H0z'),
    ...car,
    ...palm(462, 256, 128),
    ...palm(508, 262, 92, 'leaf.near'),
  ],
};
