import type { Drawing, Layer } from '../drawing.ts';
import { arch, cypress, disc, fill, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

const fronts: readonly Paint[] = [
  'ochre.middle',
  'coral.middle',
  'sun.middle',
  'white',
  'earth.middle',
  'rose.middle',
  'sun.near',
  'coral.near',
];
const heights = [70, 88, 64, 80, 94, 66, 84, 74];

/** The houses whose feet stand in the river, and the same houses upside down in it. */
const house = (i: number): Layer[] => {
  const height = i === 7 || i === 8 ? 46 : (heights[i % 8] ?? 90);
  const wall = fronts[(i * 3) % 8] ?? 'white';
  const rows = Math.floor((height - 14) / 22);
  const x = -6 + i * 52;
  return [
    ...put(x, 262, 1, [
      fill('earth.near', `M-2 ${-height}l5 -8h46l5 8z`),
      fill(wall, rect(0, -height, 52, height)),
      fill(
        'leaf.near',
        times(rows, (r) => times(2, (c) => rect(6 + c * 22, -height + 9 + r * 22, 18, 13))),
      ),
      fill(
        'pane',
        times(rows, (r) => times(2, (c) => rect(11 + c * 22, -height + 9 + r * 22, 8, 13))),
        0.85,
      ),
      fill(
        'whiteShade',
        times(rows, (r) => rect(4, -height + 22 + r * 22, 42, 2)),
      ),
    ]),
    fill(wall, rect(x, 268, 52, height * 0.36), 0.55),
  ];
};

/** The cathedral: a wall of baroque front over its great stair, one bell tower. */
const cathedral = put(434, 188, 0.92, [
  fill('ochre.far', rect(-52, -96, 104, 96)),
  fill('ochre.far', 'M-52 -96Q-48 -112 -30 -112H30Q48 -112 52 -96zM-30 -112q4 -14 30 -16q26 2 30 16z'),
  fill(
    'ochre.middle',
    `${rect(-52, -64, 104, 4)}${rect(-52, -30, 104, 4)}${rect(-40, -96, 5, 96)}${rect(35, -96, 5, 96)}`,
  ),
  fill('blue.near', disc(0, -82, 14)),
  fill('white', disc(0, -82, 5)),
  fill('earth.front', arch(-13, 0, 26, 26)),
  fill('pane', arch(-34, -36, 12, 20) + arch(22, -36, 12, 20) + arch(-34, -4, 12, 20) + arch(22, -4, 12, 20), 0.7),
  fill('ochre.far', rect(56, -140, 42, 140)),
  fill('ochre.middle', `${rect(80, -140, 18, 140)}${rect(53, -142, 48, 5)}${rect(53, -92, 48, 4)}`),
  fill('ochre.far', 'M60 -142V-160H94V-142zM62 -160Q64 -178 77 -182Q90 -178 92 -160z'),
  fill('ink', rect(76, -200, 2, 18)),
  fill('glow', arch(63, -102, 11, 28) + arch(80, -102, 11, 28)),
  fill(
    'whiteShade',
    times(8, (i) => rect(-58 - i * 7, i * 7, 116 + i * 14, 4)),
  ),
  fill(
    'ochre.far',
    times(8, (i) => rect(-58 - i * 7, 4 + i * 7, 116 + i * 14, 3)),
  ),
]);

/** Sant Feliu, whose spire lost its point to lightning. */
const santFeliu = put(206, 206, 1.08, [
  fill('earth.far', `${rect(-24, -92, 48, 92)}${rect(24, -58, 74, 58)}`),
  fill('earth.middle', `${rect(8, -92, 16, 92)}M24 -58l8 -12h58l8 12z`),
  fill('earth.far', 'M-24 -92V-106H24V-92zM-17 -106L-8 -166H8L17 -106z'),
  fill('earth.middle', 'M2 -106V-166H8L17 -106zM-26 -92h52v4h-52z'),
  fill(
    'earth.middle',
    times(4, (i) => `M${-24 + i * 14} -104l3 -20l3 20z`),
  ),
  fill('glow', arch(-12, -62, 10, 22) + arch(4, -62, 10, 22)),
]);

/** Eiffel's red box of iron across the Onyar. */
const bridge: Layer[] = [
  fill('coral.front', `${rect(0, 226, 800, 7)}${rect(0, 272, 800, 9)}`),
  fill(
    'coral.near',
    times(
      13,
      (i) => `M${i * 64 - 4} 232l6 -1L${i * 64 + 62} 272l-6 1zM${i * 64 + 56} 231l6 1L${i * 64 + 2} 273l-6 -1z`,
    ),
  ),
  fill(
    'coral.front',
    times(14, (i) => rect(i * 64 - 5, 226, 6, 50)),
  ),
  fill(
    'sun.middle',
    times(13, (i) => disc(i * 64 + 29, 252, 3)),
  ),
];

/** Girona: the cathedral on its stair, painted houses in the Onyar, Eiffel's red bridge. */
export const drawing: Drawing = {
  sky: 'leaf',
  sun: { x: 640, y: 74 },
  layers: [
    fill('blue.far', 'M0 320V150L90 108L150 128L240 84L330 130L560 120L650 92L720 118L800 100V320z'),
    fill('leaf.middle', 'M0 320V206Q120 150 260 170T520 150T800 178V320z'),
    fill('ochre.middle', 'M560 190L580 150H800V164H604L584 200z', 0.8),
    fill('ochre.middle', times(16, (i) => rect(584 + i * 14, 143, 8, 8)) + rect(690, 118, 34, 40), 0.8),
    ...santFeliu,
    ...cathedral,
    cypress(110, 200, 74),
    cypress(136, 204, 54),
    cypress(590, 196, 70),
    cypress(616, 200, 52),
    cypress(760, 190, 60),
    ...water(262, 'sea.middle', 'sea.far'),
    ...Array.from({ length: 16 }, (_, i) => house(i)).flat(),
    fill('earth.middle', rect(0, 260, 800, 6)),
    ...bridge.map((layer) => ({ ...layer, transform: 'translate(0 34)' })),
  ],
};
