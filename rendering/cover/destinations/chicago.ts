import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, put, rect, times, towers, tree } from '../kit.ts';

const lights = (x: number, y: number, [columns, rows]: readonly [number, number], step = 8) =>
  times(columns, (i) => times(rows, (row) => ((i * 7 + row * 5) % 4 ? rect(x + i * step, y + row * 11, 3, 6) : '')));

/** Nine square tubes of black steel that end at different heights, two white aerials on top. */
const willis: Layer[] = put(466, 262, 1, [
  fill('violet.front', 'M-13 -226L-12 -256h2L-9 -226zM9 -226L10 -256h2L13 -226z'),
  fill('ink', `${rect(-15, -226, 30, 226)}${rect(-30, -178, 45, 178)}${rect(-15, -178, 45, 178)}`),
  fill('ink', `${rect(-45, -120, 90, 120)}${rect(-30, -146, 75, 146)}`),
  fill('violet.near', `${rect(-15, -214, 30, 8)}${rect(-30, -152, 60, 7)}${rect(-45, -98, 90, 7)}`),
  fill('violet.front', [-30, -15, 15, 30].map((x) => rect(x - 0.7, -146, 1.4, 146)).join('')),
  fill('pane', lights(-11, -200, [3, 5]) + lights(-26, -138, [7, 4]) + lights(-40, -86, [10, 7])),
]);

/** The tapering tower with its great crosses of steel, two striped aerials on top. */
const hancock: Layer[] = put(700, 266, 1, [
  fill('violet.front', 'M-13 -182L-11 -234h2L-8 -182zM8 -182L9 -234h2L13 -182z'),
  fill('coral.near', `${rect(-12, -222, 4, 8)}${rect(-12, -204, 4, 8)}${rect(8, -222, 4, 8)}${rect(8, -204, 4, 8)}`),
  fill('blue.front', 'M-46 0L-24 -186H24L46 0z'),
  fill('pane', lights(-20, -176, [6, 15], 7.4), 0.55),
  fill(
    'violet.middle',
    [0, 1, 2, 3, 4]
      .map((i) => {
        const half = (level: number) => 46 - level * 4.4;
        const low = -i * 37;
        const high = low - 37;
        const [wide, thin] = [half(i), half(i + 1)];
        return (
          `M${-wide} ${low}L${thin - 3} ${high}h3L${3 - wide} ${low}z` +
          `M${wide} ${low}L${3 - thin} ${high}h-3L${wide - 3} ${low}z${rect(-thin, high, 2 * thin, 2.6)}`
        );
      })
      .join(''),
  ),
  fill('violet.middle', 'M-46 0L-24 -186h3L-43 0zM46 0L24 -186h-3L43 0z'),
]);

/** One of the two corn cobs: a round stack of scalloped balconies over open parking decks. */
const cob = (x: number): Layer[] =>
  put(x, 264, 1, [
    fill('ochre.near', rect(-19, -152, 38, 152)),
    fill('ochre.near', rect(-8, -166, 16, 16)),
    fill(
      'ochre.middle',
      times(11, (row) => times(4, (i) => `M${-22 + i * 11} ${-142 + row * 9}a5.5 5 0 0 0 11 0z`)),
    ),
    fill(
      'pane',
      times(10, (row) => times(3, (i) => rect(-14 + i * 11, -137 + row * 9, 5, 3))),
      0.8,
    ),
    fill(
      'ink',
      times(5, (row) => rect(-19, -38 + row * 7, 38, 3)),
      0.6,
    ),
  ]);

/** The towers as the steel bends them: they lean out from the middle of the bean. */
const bent: readonly (readonly [number, number, number])[] = [
  [-98, 14, 44],
  [-80, 20, 62],
  [-56, 18, 54],
  [-34, 22, 84],
  [-8, 18, 66],
  [14, 24, 76],
  [42, 18, 52],
  [64, 20, 66],
  [88, 14, 42],
];
const reflected = bent
  .map(([x, width, height]) => {
    const out = x * 0.16;
    return `M${x} -50L${x + out} ${-50 - height * 0.66}h${width * 0.86}L${x + width} -50z`;
  })
  .join('');

const bean: Layer[] = put(206, 306, 1.34, [
  fill('ink', 'M-116 2Q0 -7 124 2Q0 10 -116 2z', 0.35),
  fill(
    'whiteShade',
    'M-126 -48C-128 -92 -78 -116 -8 -117C70 -118 130 -92 130 -50C130 -22 112 0 88 0C66 0 58 -26 2 -27C-50 -27 -58 0 -84 0C-108 0 -125 -20 -126 -48z',
  ),
  fill('blue.middle', 'M-118 -50C-112 -86 -70 -106 -6 -107C64 -108 114 -86 121 -52C60 -44 -60 -44 -118 -50z'),
  fill('violet.near', reflected),
  fill('pane', bent.map(([x, w, h]) => rect(x * 1.1 + w * 0.25, -50 - h * 0.5, 3, 5)).join(''), 0.8),
  fill('earth.middle', 'M-119 -50Q0 -42 122 -52Q124 -36 116 -22Q70 -46 4 -46Q-66 -46 -112 -18Q-120 -32 -119 -50z'),
  fill('violet.near', 'M-52 -18Q-40 -27 2 -27Q44 -26 56 -17Q40 -34 2 -34Q-38 -34 -52 -18z'),
  fill('white', 'M-92 -88Q-60 -108 -10 -111Q-56 -102 -84 -82zM84 -94Q104 -84 114 -68Q100 -78 82 -88z'),
]);

const stroller = (x: number, y: number, coat: Layer['paint']): Layer[] =>
  put(x, y, 1, [
    fill('ink', `${disc(0, -29, 3.6)}M-4 0L-2 -14h4L4 0h-2.6L0 -10L-1.4 0z`),
    fill(coat, 'M-5 -11Q-6 -24 0 -25Q6 -24 5 -11z'),
  ]);

/** A train of the elevated line, on its steel posts over the street. */
const elevated: Layer[] = [
  fill(
    'leaf.front',
    `${rect(372, 270, 428, 7)}${times(8, (i) => `${rect(392 + i * 56, 276, 5, 30)}M${384 + i * 56} 277h21l-8 9h-5z`)}`,
  ),
  fill(
    'whiteShade',
    times(4, (i) => `M${420 + i * 84} 269v-24q0 -4 4 -4h72q4 0 4 4v24z`),
  ),
  fill(
    'blue.near',
    times(4, (i) => rect(420 + i * 84, 260, 80, 4)),
  ),
  fill(
    'pane',
    times(4, (car) => times(6, (i) => rect(426 + car * 84 + i * 12, 246, 8, 9))),
  ),
];

/** Chicago: the mirror bean on its square, the black tower, the corn cobs, the crossed tower, and the 'L'. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 330, y: 84 },
  layers: [
    towers(31, { base: 276, heights: [60, 150] }, 'violet.far'),
    towers(44, { base: 276, heights: [40, 110], between: [330, 800] }, 'violet.middle'),
    towers(12, { base: 276, heights: [30, 76], between: [0, 330] }, 'rose.middle'),
    ...hancock,
    ...cob(574),
    ...cob(626),
    ...willis,
    fill('earth.middle', rect(0, 274, 800, 46)),
    ...tree(764, 306, 62),
    ...tree(372, 296, 50, 'leaf.middle'),
    ...elevated,
    fill('earth.far', 'M0 290H800V320H0z'),
    fill(
      'earth.middle',
      times(9, (i) => `M${40 + i * 96} 290l${(i - 4) * 16} 30h3l${(4 - i) * 16} -30z`),
    ),
    ...bean,
    ...stroller(386, 310, 'coral.near'),
    ...stroller(402, 312, 'sea.near'),
    ...stroller(206, 312, 'coral.front'),
    ...stroller(226, 310, 'sun.near'),
    ...stroller(560, 314, 'leaf.near'),
    ...stroller(690, 312, 'coral.near'),
  ],
};
