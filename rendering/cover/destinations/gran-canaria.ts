import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, palm, put, rect, times } from '../kit.ts';

/** Roque Nublo: a block of basalt that stands alone on its table of rock, the small Frog beside it. */
const nublo: Layer[] = put(214, 168, 1, [
  fill('earth.near', 'M-46 4L-42 -46L-47 -92L-36 -124L-14 -134L16 -130L32 -116L30 -72L40 -34L44 4z'),
  fill('earth.front', 'M12 4L8 -44L16 -88L6 -132L16 -130L32 -116L30 -72L40 -34L44 4z', 0.5),
  fill(
    'earth.middle',
    'M-36 -20L-34 -58L-26 -52L-28 -18zM-38 -78L-30 -112L-22 -106L-28 -74zM-14 -28L-10 -96L-4 -92L-6 -24z',
    0.8,
  ),
  fill('earth.near', 'M-108 6L-104 -22L-96 -40L-84 -46L-74 -34L-70 -14L-64 6z'),
  fill('earth.front', 'M-84 6L-82 -26L-84 -46L-74 -34L-70 -14L-64 6z', 0.45),
]);

/** Canary pines far away: dark tufts on thin stems. */
const pines = (points: readonly (readonly [number, number, number])[]): Layer[] => [
  fill('earth.front', points.map(([x, y, h]) => rect(x - 1, y - h, 2, h)).join('')),
  fill(
    'leaf.near',
    points
      .map(
        ([x, y, h]) =>
          `M${x - h * 0.26} ${y - h * 0.4}Q${x - h * 0.3} ${y - h * 0.9} ${x} ${y - h * 1.15}Q${x + h * 0.3} ${y - h * 0.9} ${x + h * 0.26} ${y - h * 0.4}z`,
      )
      .join(''),
  ),
];

/** The lighthouse of Maspalomas: a tall bare stone tower out of the keeper's house. */
const lighthouse: Layer[] = put(620, 258, 1.04, [
  fill('white', rect(-52, -34, 104, 34)),
  fill('whiteShade', `${rect(-56, -38, 112, 5)}${rect(20, -33, 32, 33)}`),
  fill('ochre.near', 'M-15 -34L-11 -184H11L15 -34z'),
  fill('ochre.front', 'M3 -34L3 -184H11L15 -34z', 0.4),
  fill('ochre.near', 'M-18 -184L-13 -192H13L18 -184z'),
  fill('white', `${rect(-18, -196, 36, 5)}${rect(-8, -212, 16, 16)}`),
  fill('gold', rect(-5, -210, 10, 12)),
  fill('ink', 'M-10 -212Q0 -226 10 -212zM-1 -218h2v-14h-2z'),
  fill('pane', times(4, (i) => rect(-2, -160 + i * 32, 4, 10)) + times(5, (i) => rect(-46 + i * 19, -24, 8, 14))),
]);

/** Ridges of sand: a lit side and a shaded one that meet in a curved edge. */
const dunes: Layer[] = [
  fill('sun.far', 'M0 320V262Q90 244 190 256Q300 268 400 250Q520 232 640 252Q730 264 800 252V320z'),
  fill('sun.middle', 'M60 320Q240 300 330 272Q400 250 470 252Q448 276 486 292Q512 304 480 320z'),
  fill('earth.middle', 'M470 252Q448 276 486 292Q512 304 480 320H780Q700 284 600 272Q520 262 470 252z', 0.75),
  fill('sun.near', 'M420 320Q570 306 692 272Q666 296 704 320z'),
  fill('earth.near', 'M692 272Q666 296 704 320H800V294Q740 290 692 272z', 0.7),
  fill('sun.near', 'M0 320V290Q90 272 206 296Q184 308 204 320z'),
  fill('earth.middle', 'M206 296Q184 308 204 320H350Q290 304 206 296z'),
  fill(
    'ochre.near',
    times(5, (i) => `M${500 + i * 34} ${313 - i * 7}q18 -2 32 -7q-14 8 -32 9z`) +
      times(4, (i) => `M${24 + i * 40} ${306 - i}q18 -3 34 0q-16 0 -34 2z`),
    0.6,
  ),
];

/** Gran Canaria: Roque Nublo on the summits, the dunes and the lighthouse of Maspalomas by the sea. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 452, y: 84 },
  layers: [
    fill('violet.far', 'M0 250V176L70 150L150 168L240 138L330 156L430 178L520 206L600 232V250z'),
    fill('earth.middle', 'M0 262V206L50 190L84 166L104 172H286L306 190L352 196L384 214L440 222L500 240L560 262z'),
    fill('earth.near', 'M104 172H286L306 190L300 204L262 194L214 202L150 192L96 206L84 166z', 0.55),
    ...nublo,
    ...pines([
      [26, 206, 34],
      [52, 198, 42],
      [78, 180, 30],
      [304, 194, 36],
      [330, 202, 46],
      [362, 210, 38],
      [402, 222, 32],
    ]),
    fill('blue.near', 'M380 236H800V290H300z'),
    fill('blue.middle', rect(500, 244, 90, 3) + rect(690, 242, 80, 3) + rect(430, 252, 60, 3)),
    fill('white', 'M470 240l3 -16l10 16zM468 240v-12l-8 12zM456 241h30l-5 5h-20z'),
    ...lighthouse,
    ...palm(702, 262, 88),
    ...palm(732, 264, 112, 'leaf.near'),
    ...palm(764, 264, 84),
    ...dunes,
    fill(
      'leaf.front',
      times(6, (i) => disc(30 + i * 13, 268 - (i % 3) * 3, 7 + (i % 2) * 3)),
    ),
    ...palm(60, 272, 96),
  ],
};
