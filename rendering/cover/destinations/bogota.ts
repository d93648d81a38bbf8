import type { Drawing, Layer } from '../drawing.ts';
import { arch, cloud, disc, fill, put, rect, times, towers, tree } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** Monserrate's white church. */
const church = put(262, 66, 0.86, [
  fill('white', 'M-34 0V-26H20V0zM-34 -26L-12 -40L10 -26z'),
  fill('white', rect(20, -48, 18, 48)),
  fill('whiteShade', `${rect(32, -48, 6, 48)}${rect(18, -50, 22, 3)}${rect(-34, -26, 54, 2)}`),
  fill('coral.near', 'M18 -50L29 -66L40 -50zM-38 -25L-12 -43L14 -25l-4 2L-12 -38L-34 -23z'),
  fill('ink', rect(28, -74, 2, 9)),
  fill('glow', `${arch(-18, 0, 11, 16)}${arch(25, -32, 8, 12)}`),
]);

/** The cable to it, with two cabins. */
const cable: Layer[] = [
  fill('ink', 'M286 66L610 222l1 -2L288 64z'),
  fill('ink', `${rect(372, 104, 2, 12)}${rect(500, 166, 2, 14)}`),
  fill(
    'coral.near',
    'M362 116h22q4 0 4 5v12q0 4 -4 4h-22q-4 0 -4 -4v-12q0 -5 4 -5zM490 180h22q4 0 4 5v12q0 4 -4 4h-22q-4 0 -4 -4v-12q0 -5 4 -5z',
  ),
  fill('pane', `${times(3, (i) => rect(361 + i * 9, 120, 6, 8))}${times(3, (i) => rect(489 + i * 9, 184, 6, 8))}`),
];

/** Salmona's brick towers, stepping round a curve, and the tall Colpatria. */
const bricks: Layer[] = [
  fill(
    'earth.near',
    `M560 246V128h18v-16h18v-14h18v148zM624 246V146h16v-16h16v-18h20v134zM690 246V166h14v-14h16v-14h18v108z`,
  ),
  fill('earth.front', `${rect(604, 98, 10, 148)}${rect(664, 112, 12, 134)}${rect(726, 138, 12, 108)}`),
  fill(
    'pane',
    times(33, (i) => rect(566 + (i % 3) * 15, 136 + Math.floor(i / 3) * 10, 8, 4)) +
      times(24, (i) => rect(628 + (i % 3) * 13, 154 + Math.floor(i / 3) * 11, 7, 4)) +
      times(21, (i) => rect(694 + (i % 3) * 12, 172 + Math.floor(i / 3) * 10, 6, 4)),
  ),
  fill('white', rect(764, 70, 30, 180)),
  fill('whiteShade', rect(784, 70, 10, 180)),
  fill('coral.near', rect(764, 70, 30, 8)),
  fill(
    'pane',
    times(16, (i) => rect(768, 84 + i * 10, 13, 3)),
  ),
];

const walls: readonly Paint[] = [
  'sun.middle',
  'blue.middle',
  'coral.middle',
  'leaf.middle',
  'white',
  'rose.middle',
  'ochre.middle',
  'sea.middle',
];
const doors: readonly Paint[] = ['leaf.front', 'coral.front', 'blue.near', 'earth.front', 'sea.near'];

/** A low house of La Candelaria: tiled eaves, a wooden balcony on every second. */
const house = (i: number): Layer[] => {
  const tall = i % 2 === 0;
  const height = tall ? 92 : 64;
  const door = doors[i % 5] ?? 'leaf.front';
  return put(-10 + i * 84, 300 - Math.abs(i - 5) * 2, 1, [
    fill(walls[(i * 3) % 8] ?? 'white', rect(0, -height, 84, height)),
    fill('coral.near', `M-5 ${-height + 3}L6 ${-height - 15}H78L89 ${-height + 3}z`),
    fill(
      'coral.front',
      times(10, (t) => rect(2 + t * 8.4, -height - 12, 2, 14)),
    ),
    fill('earth.front', rect(-2, -height + 2, 88, 4)),
    fill(door, `${rect(10, -40, 22, 40)}${rect(48, -36, 24, 24)}`),
    fill('pane', `${rect(51, -33, 8, 18)}${rect(61, -33, 8, 18)}`),
    fill('whiteShade', `${rect(0, -8, 10, 8)}${rect(32, -8, 52, 8)}`),
    ...(tall
      ? [
          fill(door, `${rect(12, -82, 18, 24)}${rect(50, -82, 18, 24)}`),
          fill('glow', `${rect(15, -80, 12, 20)}${rect(53, -80, 12, 20)}`),
          fill(
            'earth.front',
            `${rect(4, -60, 74, 4)}${rect(4, -72, 74, 2)}${times(13, (t) => rect(5 + t * 5.9, -72, 1.6, 14))}`,
          ),
        ]
      : []),
  ]);
};

/** Bogotá: Monserrate with its cable car, brick towers under the green hills, the painted houses of La Candelaria. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 500, y: 66 },
  layers: [
    fill('leaf.far', 'M0 320V120L90 92L160 130L270 60L360 110L470 92L560 128L690 76L800 128V320z'),
    fill('white', 'M672 76h22l-3 -14h-6v-8h-4v8h-6z'),
    fill('leaf.middle', 'M60 320Q140 170 210 96Q240 62 300 66Q360 96 420 170T620 250V320z'),
    fill(
      'leaf.near',
      'M130 320Q190 190 236 104Q226 190 280 260zM320 320Q300 180 296 96Q340 190 440 280zM0 320V176Q60 170 130 250L150 320z',
      0.7,
    ),
    ...church,
    ...cable,
    cloud(80, 84, 90),
    cloud(596, 64, 54),
    towers(6, { base: 250, heights: [26, 70], between: [440, 800] }, 'violet.middle'),
    ...bricks,
    ...tree(470, 252, 56),
    ...tree(528, 256, 46, 'leaf.front'),
    ...tree(60, 236, 60, 'leaf.front'),
    ...tree(104, 244, 44),
    fill('earth.far', 'M0 320V240Q200 228 400 236T800 236V320z'),
    ...Array.from({ length: 10 }, (_, i) => house(i)).flat(),
    fill('earth.middle', 'M0 320V290Q400 308 800 288V320z'),
    fill(
      'earth.far',
      times(12, (i) => `M${20 + i * 66} ${306 + (i % 2) * 6}h28v3h-28z`),
    ),
    fill('leaf.near', disc(-8, 312, 30)),
  ],
};
