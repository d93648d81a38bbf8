import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, palm, put, rect, times } from '../kit.ts';

/** One fall: a white sheet with shaded threads, from a lip to the mist. */
const sheet = (x: number, top: number, width: number, height: number): Layer[] => [
  fill(
    'white',
    `M${x} ${top}h${width}q${width * 0.04} ${height * 0.5} ${width * 0.1} ${height}h${-width * 1.2}q${width * 0.06} ${-height * 0.5} ${width * 0.1} ${-height}z`,
  ),
  fill(
    'whiteShade',
    times(
      Math.max(2, Math.floor(width / 12)),
      (i) =>
        `M${x + 6 + i * 12} ${top + 4 + ((i * 13) % 18)}h3l${i % 2 ? 1.5 : -1.5} ${height * (0.5 + ((i * 7) % 4) / 10)}h-2z`,
    ),
  ),
];

/** Leaves along a line: the forest's edge. */
const bush = (from: number, to: number, y: number, size: number): string =>
  times(Math.ceil((to - from) / (size * 1.3)), (i) =>
    disc(from + i * size * 1.3, y - ((i * 7) % 5) * (size / 9), size * (0.8 + ((i * 5) % 4) / 9)),
  );

/** A toucan on a branch: black coat, white bib, the great orange bill. */
const toucan = put(122, 204, 1.25, [
  fill('earth.front', 'M-130 50Q-20 38 96 56Q98 62 94 64Q-20 50 -130 64z'),
  fill('ink', 'M-26 40Q-36 10 -20 -22Q-10 -46 16 -46Q34 -44 36 -26Q38 -4 26 20Q16 38 0 44z'),
  fill('ink', 'M-22 26L-52 92Q-46 98 -38 94L-4 40z'),
  fill('white', 'M10 -34Q34 -40 36 -24Q36 -2 22 8Q8 2 6 -14Q4 -28 10 -34z'),
  fill('coral.near', 'M-12 46Q-2 50 6 42L2 52Q-6 56 -14 52z'),
  fill('sun.near', 'M32 -40Q62 -52 86 -40Q102 -30 100 -8Q92 -22 74 -22Q52 -20 34 -18Q28 -30 32 -40z'),
  fill('coral.near', 'M34 -20Q56 -24 76 -22Q92 -22 100 -8Q92 -14 74 -14Q52 -12 35 -12z'),
  fill('ink', 'M84 -41Q102 -32 100 -8Q96 -16 90 -20Q94 -30 84 -41zM31 -41l5 -1Q31 -28 38 -12h-4Q26 -28 31 -41z'),
  fill('blue.near', disc(20, -30, 6)),
  fill('ink', disc(20, -30, 3.2)),
  fill('sun.middle', 'M-2 44l3 8h3l-2 -9zM8 40l4 11h3l-3 -13z'),
]);

const band = (radius: number): string =>
  `M${566 - radius} 286A${radius} ${radius} 0 0 1 ${566 + radius} 286H${560 + radius}A${radius - 6} ${radius - 6} 0 0 0 ${572 - radius} 286z`;

/** Iguazú: the horseshoe of falls in the forest, a rainbow, the walkway and a toucan. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 306, y: 52 },
  layers: [
    fill('leaf.far', 'M0 140V96Q140 76 300 88T620 78T800 90V140z'),
    fill('leaf.middle', bush(0, 810, 112, 15)),
    fill('leaf.middle', rect(0, 112, 800, 48)),
    fill('sea.middle', 'M150 132Q400 118 800 130V148H150z'),
    fill('white', `${rect(300, 128, 60, 2)}${rect(470, 134, 90, 2)}${rect(640, 128, 70, 2)}`, 0.7),
    fill('earth.near', 'M150 142Q470 130 800 142V262H150z'),
    fill('earth.front', `M150 216Q470 206 800 218V226Q470 214 150 224z`, 0.5),
    fill('leaf.near', 'M0 320V150Q80 134 164 146Q180 200 170 320z'),
    fill('leaf.front', bush(8, 170, 172, 14) + bush(0, 165, 236, 16), 0.35),
    ...sheet(190, 142, 38, 100),
    ...sheet(250, 140, 62, 112),
    ...sheet(328, 138, 30, 70),
    ...sheet(372, 138, 150, 122),
    ...sheet(536, 138, 58, 116),
    ...sheet(608, 140, 100, 118),
    ...sheet(728, 142, 70, 104),
    fill(
      'leaf.near',
      `${bush(228, 252, 146, 8)}${bush(312, 330, 150, 9)}${bush(356, 374, 154, 9)}${bush(522, 538, 148, 9)}${bush(594, 610, 152, 9)}${bush(710, 730, 152, 10)}`,
    ),
    fill('leaf.front', `${bush(318, 364, 216, 9)}${bush(232, 250, 206, 8)}${bush(712, 730, 212, 9)}`, 0.9),
    fill('coral.near', band(196), 0.4),
    fill('sun.near', band(190), 0.45),
    fill('leaf.near', band(184), 0.4),
    fill('blue.near', band(178), 0.4),
    fill('sea.near', 'M120 320V262Q300 246 480 256T800 252V320z'),
    fill(
      'white',
      `${disc(440, 262, 30)}${disc(482, 258, 24)}${disc(400, 262, 26)}${disc(276, 258, 22)}${disc(560, 260, 22)}${disc(648, 262, 28)}${disc(690, 260, 22)}${disc(764, 256, 22)}${disc(210, 254, 18)}`,
      0.6,
    ),
    fill('white', `${rect(300, 286, 120, 3)}${rect(500, 296, 150, 3)}${rect(680, 280, 90, 3)}`, 0.7),
    fill('ochre.middle', 'M430 320L470 284Q600 268 800 276V284Q610 276 484 292L470 320z'),
    fill(
      'earth.front',
      `${times(16, (i) => rect(478 + i * 21, 264 - Math.round(3 * Math.sin((i / 15) * Math.PI)) + (i < 2 ? 6 : 0), 2, 18))}M476 268Q600 254 800 262v2Q600 256 476 271z`,
    ),
    fill(
      'earth.front',
      times(8, (i) => rect(500 + i * 40, 282, 4, 24)),
      0.6,
    ),
    fill(
      'ink',
      times(5, (i) => `${disc(560 + i * 46, 250, 3.4)}M${556 + i * 46} 254h8l1 20h-10z`),
      0.75,
    ),
    fill('leaf.front', 'M0 320V250Q60 232 96 268Q150 276 190 320z'),
    fill('leaf.front', bush(0, 200, 306, 22) + bush(680, 820, 322, 24)),
    ...palm(26, 300, 210, 'leaf.near'),
    ...palm(764, 326, 150),
    ...toucan,
    fill(
      'leaf.near',
      'M190 262q30 -26 52 -6q-26 16 -52 6zM-4 250q40 -20 60 6q-30 12 -60 -6zM60 276q34 -14 50 8q-28 10 -50 -8z',
    ),
  ],
};
