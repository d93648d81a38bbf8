import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';
import { hills } from '../shapes.ts';

const walls: readonly Paint[] = [
  'sea.middle',
  'rose.middle',
  'sun.middle',
  'blue.middle',
  'coral.middle',
  'leaf.middle',
  'white',
  'violet.middle',
  'ochre.far',
];
const roofs: readonly Paint[] = [
  'blue.near',
  'sea.near',
  'coral.near',
  'leaf.near',
  'sun.near',
  'blue.front',
  'rose.near',
];

/** One cube of Gamcheon: a flat roof with its blue water tank, two panes. */
const cube = (row: number, column: number): Layer[] => {
  const seed = row * 7 + column * 5;
  const width = 34 + (seed % 4) * 3;
  const height = 30 + (seed % 3) * 4;
  const x = column * 38 - 14 + (row % 2) * 17;
  const y = 120 + row * 27 + x * x * 0.00088;
  return put(x, y, 1, [
    fill(walls[seed % 9] ?? 'white', rect(0, -height, width, height + 20)),
    fill('whiteShade', rect(width - 7, -height, 7, height + 20), 0.5),
    fill(roofs[(seed + row) % 7] ?? 'blue.near', rect(-1, -height - 4, width + 2, 5)),
    fill('pane', rect(6, -height + 8, 7, 8) + rect(17, -height + 8, 7, 8)),
    ...(seed % 3 === 0 ? [fill('sea.near', `${rect(width - 15, -height - 14, 10, 10)}`)] : []),
  ]);
};

/** The Gwangan bridge: two decks on trusses, two white towers, the cables between. */
const bridge: Layer[] = [
  fill('whiteShade', rect(-330, -44, 700, 6)),
  fill('blue.near', rect(-330, -30, 700, 4)),
  fill(
    'blue.near',
    times(35, (i) => `M${-330 + i * 20} -38l10 9l10 -9v2l-10 9l-10 -9z`),
  ),
  fill(
    'white',
    `${rect(-108, -138, 9, 146)}${rect(-84, -138, 9, 146)}${rect(100, -138, 9, 146)}${rect(124, -138, 9, 146)}`,
  ),
  fill('white', `${rect(-108, -132, 33, 6)}${rect(-108, -92, 33, 5)}${rect(100, -132, 33, 6)}${rect(100, -92, 33, 5)}`),
  fill(
    'white',
    'M-92 -138Q12 50 116 -138v4Q12 56 -92 -134zM-92 -138Q-150 -64 -250 -44h-8Q-150 -68 -92 -134zM116 -138Q174 -64 276 -44h8Q174 -68 116 -134z',
  ),
  fill(
    'white',
    times(17, (i) => {
      const x = -80 + i * 11.5;
      const top = -138 + 94 * (1 - ((x - 12) / 104) ** 2);
      return rect(x, top, 1, Math.max(0, -44 - top));
    }),
    0.7,
  ),
  fill(
    'whiteShade',
    times(10, (i) => rect(-320 + i * 24, -26, 5, 34)) + times(9, (i) => rect(160 + i * 26, -26, 5, 34)),
  ),
  fill('whiteShade', rect(-258, -46, 30, 56)),
  fill('white', rect(-262, -50, 38, 7)),
  fill(
    'gold',
    times(35, (i) => disc(-326 + i * 20, -46, 1.8)),
  ),
];

/** The glass towers of Haeundae, curved like sails. */
const glass = (height: number, width: number): Layer[] => [
  fill('blue.middle', `M0 0V${-height}Q${width * 0.7} ${-height * 0.96} ${width} ${-height * 0.86}V0z`),
  fill(
    'pane',
    times(Math.floor(height / 12) - 1, (i) => rect(3, -height * 0.84 + i * 12, width - 6, 3)),
    0.45,
  ),
];

/** A fishing boat of the harbour. */
const fisher: Layer[] = [
  fill('blue.near', 'M-40 -10H44Q38 8 28 10H-28Q-36 8 -40 -10z'),
  fill('coral.near', rect(-38, -12, 80, 4)),
  fill('white', rect(-24, -32, 26, 21)),
  fill('pane', `${rect(-20, -27, 7, 7)}${rect(-9, -27, 7, 7)}`),
  fill('ink', 'M20 -12V-48h2V-12zM20 -46L-2 -32v1.5L21 -44L40 -14h2z'),
];

const gull = (x: number, y: number, size: number): string =>
  `M${x} ${y}q${size * 0.5} ${-size * 0.9} ${size} 0q${size * 0.5} ${-size * 0.9} ${size} 0q${-size * 0.5} ${-size * 0.4} ${-size} ${size * 0.5}q${-size * 0.5} ${-size * 0.9} ${-size} ${-size * 0.5}z`;

/** Busan: Gamcheon's painted cubes on their hill, the Gwangan bridge, the towers of Haeundae. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 512, y: 96 },
  layers: [
    fill('violet.middle', hills(3.6, 226, 72, 6), 0.8),
    fill('leaf.far', 'M560 232Q640 180 720 196T800 190V240H560z'),
    ...put(664, 226, 1, glass(150, 30)),
    ...put(700, 226, 1, glass(184, 34)),
    ...put(742, 226, 1, glass(128, 28)),
    ...put(776, 226, 1, glass(98, 26)),
    ...put(636, 226, 1, glass(84, 22)),
    ...water(222, 'sea.middle', 'sea.far'),
    fill('ochre.far', 'M560 236Q690 226 800 230V243Q690 247 560 236z'),
    fill('leaf.near', 'M582 235Q620 214 690 217T800 212V234Q690 240 582 235z'),
    ...put(500, 246, 1, bridge),
    fill('white', gull(430, 60, 12) + gull(470, 84, 9) + gull(604, 52, 11) + gull(366, 34, 9)),
    ...put(560, 292, 0.9, fisher),
    ...put(724, 286, 0.62, fisher),
    fill('leaf.near', 'M0 320V92Q120 86 230 180Q300 244 372 320z'),
    ...Array.from({ length: 8 }, (_, row) => Array.from({ length: 8 }, (__, column) => [row, column] as const))
      .flat()
      .filter(([row, column]) => column * 38 < 190 + row * 24)
      .flatMap(([row, column]) => cube(row, column)),
    fill('ochre.far', 'M400 320Q560 298 800 304V320z'),
  ],
};
