import { seededRandom } from '#domain/random.ts';
import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, palm, put, rect, times, towers } from '../kit.ts';
import type { Paint } from '../paints.ts';

const next = seededRandom(41);

/** A hillside of brick houses piled up to a slope: the height of the hill is given for every x. */
function comuna(from: number, to: number, slope: (x: number) => number): Layer[] {
  const walls: Partial<Record<Paint, string>> = {};
  let roofs = '';
  let panes = '';
  for (let row = 0; row < 7; row += 1) {
    for (let x = from + (row % 2) * 9; x < to; ) {
      const width = 15 + Math.round(next() * 10);
      const y = Math.round(slope(x) + row * 19 + next() * 5);
      const paint: Paint =
        (
          [
            'earth.near',
            'earth.middle',
            'coral.middle',
            'earth.near',
            'ochre.middle',
            'earth.middle',
            'sea.middle',
            'sun.middle',
          ] as const
        )[Math.floor(next() * 8)] ?? 'earth.near';
      walls[paint] = (walls[paint] ?? '') + rect(x, y, width, 26);
      roofs += rect(x - 1, y - 2, width + 2, 3);
      panes += rect(x + 3, y + 5, 4, 5) + (width > 19 ? rect(x + width - 7, y + 5, 4, 5) : '');
      x += width + Math.round(next() * 3);
    }
  }
  return [
    ...Object.entries(walls).map(([paint, path]) => fill(paint as Paint, path)),
    fill('whiteShade', roofs),
    fill('pane', panes, 0.75),
  ];
}

const cabin = (x: number, y: number, paint: Paint = 'white'): Layer[] => [
  fill('ink', `M${x - 0.9} ${y - 14}h1.8v15h-1.8z`),
  fill(
    paint,
    `M${x - 14} ${y + 2}Q${x - 13} ${y - 2} ${x} ${y - 2}Q${x + 13} ${y - 2} ${x + 14} ${y + 2}L${x + 11} ${y + 20}H${x - 11}z`,
  ),
  fill('pane', `M${x - 11} ${y + 3}h9v8h-8zM${x + 1} ${y + 3}h10l-1 8h-9z`, 0.8),
];

const pylon = (x: number, y: number, foot: number): Layer =>
  fill('blue.near', `M${x - 3} ${y}h6l3 ${foot - y}h-12zM${x - 18} ${y - 2}h36v5h-36z`);

/** Coltejer: the needle with its eye. */
const coltejer = put(438, 246, 1, [
  fill('white', 'M-16 0V-118L0 -150L16 -118V0z'),
  fill('whiteShade', 'M4 0V-142L16 -118V0z'),
  fill(
    'ink',
    times(13, (i) => rect(-12, -8 - i * 8.4, 24, 2.4)),
    0.45,
  ),
  fill('ink', 'M-3 -120L0 -132L3 -120z'),
]);

/** A Botero: the round bronze bird. */
const bird = put(402, 296, 1.05, [
  fill('whiteShade', `${rect(-46, 0, 92, 24)}${rect(-52, -4, 104, 6)}`),
  fill('ink', 'M-52 -30Q-62 -62 -34 -76Q-28 -100 2 -100Q30 -98 34 -76Q66 -62 60 -30Q52 -8 20 -4H-14Q-44 -8 -52 -30z'),
  fill('ink', 'M-52 -36L-84 -30Q-82 -18 -46 -16zM-20 -8l-6 6h14l4 -6zM10 -8l-4 6h14l4 -6z'),
  fill('earth.front', 'M-44 -40Q-30 -58 -6 -46Q10 -32 -8 -20Q-34 -18 -44 -40z', 0.55),
  fill('white', 'M10 -92Q26 -90 30 -76Q18 -84 6 -86zM40 -58Q52 -50 50 -34Q42 -44 34 -54z', 0.3),
  fill('ink', 'M32 -86L50 -78L33 -72z'),
  fill('white', disc(18, -82, 2.6)),
]);

const flower = (x: number, y: number, size: number, paint: Paint): Layer[] => [
  fill(
    'leaf.front',
    `M${x - 1.5} ${y}h3v${size * 2.6}h-3zM${x} ${y + size * 2}q${size} ${-size} ${size * 1.6} 0q${-size * 0.8} ${size * 0.6} ${-size * 1.6} 0z`,
  ),
  fill(
    paint,
    times(6, (i) =>
      disc(
        Math.round(x + size * 0.72 * Math.cos((i * Math.PI) / 3)),
        Math.round(y + size * 0.72 * Math.sin((i * Math.PI) / 3)),
        size * 0.5,
      ),
    ),
  ),
  fill('gold', disc(x, y, size * 0.36)),
];

/** Medellín: brick hillsides under the Metrocable, the Coltejer needle, a Botero and flowers. */
export const drawing: Drawing = {
  sky: 'leaf',
  sun: { x: 520, y: 66 },
  layers: [
    fill('blue.far', 'M0 220V92L90 60L180 104L280 74L400 128L520 96L640 66L730 96L800 70V220z'),
    fill('leaf.far', 'M0 240V110Q120 90 230 142T430 190T640 140T800 100V240z'),
    towers(13, { base: 250, heights: [34, 92], between: [270, 560] }, 'coral.middle'),
    towers(29, { base: 250, heights: [24, 62], between: [250, 580] }, 'earth.middle'),
    ...coltejer,
    fill('leaf.near', 'M0 300V104Q110 96 190 160T350 250V300zM800 300V92Q700 106 640 160T470 250V300z'),
    ...comuna(-6, 214, (x) => 128 + Math.max(0, x) * 0.36 + (x > 120 ? (x - 120) * 0.45 : 0)),
    ...comuna(612, 806, (x) => 128 + Math.max(0, 800 - x) * 0.4 + (x < 690 ? (690 - x) * 0.5 : 0)),
    pylon(130, 74, 190),
    pylon(676, 62, 190),
    fill('ink', 'M0 50Q70 64 130 74Q400 112 676 62Q740 50 800 34v1.8Q740 52 676 64Q400 115 130 76Q70 66 0 52z', 0.85),
    ...cabin(58, 74),
    ...cabin(246, 102, 'sun.near'),
    ...cabin(352, 108),
    ...cabin(580, 93),
    fill('leaf.near', 'M0 320V258Q70 246 140 262T270 274H540Q610 272 670 260T800 256V320z'),
    fill(
      'leaf.front',
      times(
        9,
        (i) => disc(8 + i * 25, 262 + i * 1.6, 13 - (i % 3) * 3) + disc(794 - i * 25, 260 + i * 1.8, 13 - (i % 3) * 3),
      ),
    ),
    fill('leaf.middle', 'M0 292Q200 262 420 276T800 270V282Q600 284 420 290T0 310z'),
    ...palm(276, 288, 96),
    ...palm(536, 286, 108),
    ...bird,
    fill('leaf.front', 'M0 320V306Q200 294 330 320zM470 320Q620 292 800 304V320z'),
    ...(
      [
        [28, 288, 13, 'rose.near'],
        [74, 296, 11, 'sun.near'],
        [118, 286, 13, 'violet.near'],
        [164, 298, 10, 'white'],
        [210, 292, 12, 'coral.near'],
        [258, 304, 9, 'sun.near'],
        [566, 302, 9, 'rose.near'],
        [612, 292, 12, 'white'],
        [660, 296, 11, 'violet.near'],
        [706, 284, 13, 'coral.near'],
        [752, 294, 11, 'sun.near'],
        [790, 286, 12, 'rose.near'],
      ] as const
    ).flatMap(([x, y, size, paint]) => flower(x, y, size, paint)),
  ],
};
