import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, disc, fill, put, rect, times, water } from '../kit.ts';

/** A cube of whitewash: a lit front, a shaded side, a vaulted or a flat roof, a door and a window. */
const cube = ([x, y, w, h, round = 0]: readonly [number, number, number, number, number?]): Layer[] => [
  fill('white', round ? `M${x} ${y + 14}Q${x + w / 2} ${y - 14} ${x + w} ${y + 14}V${y + h}H${x}z` : rect(x, y, w, h)),
  fill('whiteShade', rect(x + w * 0.72, y + (round ? 12 : 0), w * 0.28, h - (round ? 12 : 0))),
  fill('blue.near', arch(x + w * 0.14, y + Math.min(h, 40), 10, 20)),
  fill('pane', rect(x + w * 0.46, y + 16, 7, 9), 0.8),
];

const upper = [
  [744, 92, 66, 60],
  [684, 104, 62, 50, 1],
  [630, 126, 56, 44],
  [576, 150, 56, 40, 1],
  [524, 176, 54, 40],
  [476, 202, 50, 38, 1],
  [432, 230, 46, 34],
] as const;
const lower = [
  [756, 150, 60, 60, 1],
  [704, 160, 54, 54],
  [520, 222, 52, 46, 1],
  [472, 244, 50, 44],
  [428, 268, 46, 52, 1],
  [752, 218, 60, 110],
  [700, 224, 54, 100, 1],
  [524, 272, 50, 60],
  [476, 290, 48, 40, 1],
] as const;

/** A church: blue dome on a drum, its cross, its wall of bells. */
const church = put(634, 322, 1, [
  fill('white', rect(-62, -122, 124, 124)),
  fill('whiteShade', rect(26, -122, 36, 124)),
  fill('white', rect(-44, -146, 88, 26)),
  fill('whiteShade', rect(18, -146, 26, 26)),
  fill('blue.near', 'M-48 -146Q-46 -196 0 -200Q46 -196 48 -146z'),
  fill('blue.front', 'M14 -146Q28 -180 0 -200Q46 -196 48 -146z', 0.4),
  fill('white', `${rect(-6, -212, 12, 14)}${rect(-1.5, -232, 3, 20)}${rect(-7, -226, 14, 3)}`),
  fill(
    'pane',
    times(5, (i) => arch(-38 + i * 17, -124, 8, 15)),
  ),
  fill('blue.near', `${arch(-14, 2, 28, 58)}M-62 -122h124v5h-124z`),
  fill('white', 'M-120 2V-112H-56V2zM-116 -112V-142Q-88 -180 -60 -142V-112zM-90 -166h4v-16h-4zM-95 -178h14v3h-14z'),
  fill('whiteShade', rect(-66, -108, 10, 110)),
  fill('rose.middle', arch(-111, -108, 17, 28) + arch(-82, -108, 17, 28) + arch(-96, -138, 16, 22)),
  fill('gold', times(2, (i) => `M${-106 + i * 29} -110q0 -12 4 -12q4 0 4 12z`) + 'M-92 -140q0 -11 4 -11q4 0 4 11z'),
]);

const sails = times(8, (i) => {
  const [x, y] = [Math.cos((i * Math.PI) / 4 + 0.2) * 38, Math.sin((i * Math.PI) / 4 + 0.2) * 38];
  return `M${(-y * 0.03).toFixed(1)} ${(x * 0.03).toFixed(1)}L${x.toFixed(1)} ${y.toFixed(1)}L${(y * 0.03).toFixed(1)} ${(-x * 0.03).toFixed(1)}z`;
});

/** A windmill of Oia: a white drum, a thatched cone, eight bare arms. */
const windmill = put(712, 107, 1, [
  fill('white', 'M-22 0L-19 -50H19L22 0z'),
  fill('whiteShade', 'M8 0L7 -50H19L22 0z'),
  fill('ochre.near', 'M-24 -48L0 -84L24 -48z'),
  fill('pane', arch(-5, 0, 10, 18) + rect(-4, -36, 7, 8)),
  ...put(-16, -54, 1, [fill('earth.front', sails), fill('earth.front', disc(0, 0, 3))]),
]);

const flowers = (x: number, y: number, size: number, count: number): Layer[] => [
  fill(
    'leaf.front',
    times(count, (i) => disc(x + i * size * 1.1, y + ((i * 7) % 3) * 4, size)),
  ),
  fill(
    'rose.near',
    times(count * 2, (i) => disc(x - size / 2 + i * size * 0.62, y - 6 + ((i * 5) % 4) * 6, size * 0.42)),
  ),
];

/** Santorini: white cubes and blue domes down the rim of the crater, a windmill, the volcano in the water at sunset. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 226, y: 118 },
  layers: [
    fill('violet.far', 'M0 196L60 168L150 160L230 172L330 164L420 176L520 168V206H0z'),
    ...water(196, 'sea.near', 'sea.middle'),
    fill(
      'gold',
      times(6, (i) => rect(196 - i * 5 + (i % 2) * 8, 204 + i * 13, 58 + i * 9, 3)),
      0.7,
    ),
    fill('ink', 'M20 226Q60 206 96 204Q120 196 150 208Q190 212 214 226z', 0.9),
    fill('earth.front', 'M96 204Q120 196 150 208Q130 214 104 212z'),
    ...boat(316, 262, 66),
    ...boat(120, 268, 34),
    fill('earth.near', 'M800 320V100Q720 108 640 140L560 178L500 206L430 240L384 276L350 320z'),
    fill(
      'coral.near',
      'M800 320V176Q700 190 620 226L520 268L440 292L404 320zM430 240L384 276L376 290L440 262L520 226L500 206z',
      0.7,
    ),
    ...windmill,
    ...upper.flatMap((at) => cube(at)),
    ...lower.flatMap((at) => cube(at)),
    ...put(728, 166, 0.62, [
      fill('blue.near', 'M-48 0Q-46 -50 0 -54Q46 -50 48 0z'),
      fill('white', `${rect(-2, -74, 4, 20)}${rect(-8, -68, 16, 3)}`),
    ]),
    ...put(548, 230, 0.5, [
      fill('blue.near', 'M-48 0Q-46 -50 0 -54Q46 -50 48 0z'),
      fill('white', `${rect(-2, -76, 4, 22)}${rect(-8, -70, 16, 3)}`),
    ]),
    ...church,
    ...flowers(12, 306, 13, 7),
    ...flowers(704, 306, 12, 9),
  ],
};
