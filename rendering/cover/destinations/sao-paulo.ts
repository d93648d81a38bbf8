import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, ground, palm, put, rect, times, towers, tree } from '../kit.ts';
import type { Paint } from '../paints.ts';

const tower = (x: number, width: number, height: number, paint: Paint): Layer[] =>
  put(x, 240, 1, [
    fill(paint, rect(0, -height, width, height)),
    fill(
      'pane',
      times(Math.floor(height / 11) - 1, (r) =>
        times(Math.floor(width / 9), (c) =>
          (r * 5 + c * 7 + width) % 3 ? rect(4 + c * 9, 7 - height + r * 11, 4, 5) : '',
        ),
      ),
      0.6,
    ),
  ]);

/** Altino Arantes: white steps up to a crown and a flag. */
const altino = put(132, 236, 1, [
  fill(
    'white',
    `${rect(-44, -84, 88, 84)}${rect(-32, -132, 64, 50)}${rect(-22, -164, 44, 34)}${rect(-13, -182, 26, 20)}`,
  ),
  fill(
    'whiteShade',
    `${rect(20, -84, 24, 84)}${rect(12, -132, 20, 48)}${rect(8, -164, 14, 32)}${rect(4, -182, 9, 18)}`,
  ),
  fill(
    'pane',
    times(7, (r) => times(6, (c) => rect(-38 + c * 13, -76 + r * 11, 4, 6))) +
      times(4, (r) => times(4, (c) => rect(-26 + c * 14, -124 + r * 11, 4, 6))) +
      times(2, (r) => times(3, (c) => rect(-16 + c * 13, -158 + r * 12, 4, 6))),
    0.7,
  ),
  fill('ink', 'M-1 -212h2v30h-2z'),
  fill('coral.near', 'M1 -212h22l-5 6l5 6H1z'),
]);

/** The Copan: a wave of concrete, ruled by its sun-breakers. */
const copan: Layer[] = [
  fill('earth.far', 'M212 240V92Q246 70 286 92T366 96V240z'),
  fill('earth.middle', 'M286 92Q326 114 366 96V240H286z', 0.45),
  fill(
    'white',
    times(
      17,
      (i) =>
        `M212 ${94 + i * 8.6}Q246 ${72 + i * 8.6} 286 ${94 + i * 8.6}T366 ${98 + i * 8.6}v3Q326 ${119 + i * 8.6} 286 ${97 + i * 8.6}T212 ${97 + i * 8.6}z`,
    ),
    0.85,
  ),
  fill(
    'pane',
    times(22, (i) => rect(220 + ((i * 37) % 136), 108 + ((i * 53) % 116), 5, 3.4)),
    0.7,
  ),
];

/** The MASP: a glass box hung from two red beams over an empty square. */
const masp = put(548, 274, 1, [
  fill('coral.near', 'M-152 0V-126Q-152 -134 -144 -134H144Q152 -134 152 -126V0H128V-110H-128V0z'),
  fill('coral.front', 'M128 0V-110H136V0zM-136 0V-118H-128V0zM-144 -122H144v4H-144z', 0.7),
  fill('whiteShade', rect(-128, -104, 256, 58)),
  fill(
    'pane',
    times(18, (i) => rect(-124 + i * 14, -98, 11, 42)),
    0.42,
  ),
  fill('white', `${rect(-134, -108, 268, 6)}${rect(-134, -52, 268, 9)}`),
  fill(
    'gold',
    times(6, (i) => rect(-112 + i * 42, -90 + (i % 2) * 8, 12, 16)),
    0.9,
  ),
  fill(
    'ink',
    times(9, (i) => {
      const x = -104 + ((i * 67) % 212);
      return `${disc(x, -14 + (i % 3), 2.4)}M${x - 3} ${-11 + (i % 3)}h6l1 11h-8z`;
    }),
    0.75,
  ),
]);

/** The waves of the pavement. */
const pavement: Layer[] = [
  ground('whiteShade', 272),
  fill(
    'ink',
    times(9, (i) => `M${i * 96 - 20} 300q24 -14 48 0t48 0v7q-24 14 -48 0t-48 0z`),
    0.55,
  ),
  fill(
    'ink',
    times(9, (i) => `M${i * 96 - 68} 282q24 -9 48 0t48 0v4q-24 9 -48 0t-48 0z`),
    0.4,
  ),
];

/** São Paulo: the MASP on its red legs, the Copan's wave, Altino Arantes, towers without end. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 424, y: 70 },
  layers: [
    towers(3, { base: 240, heights: [60, 150] }, 'violet.far'),
    towers(17, { base: 242, heights: [40, 120] }, 'violet.middle'),
    ...tower(6, 36, 108, 'blue.near'),
    ...tower(48, 34, 74, 'rose.near'),
    ...altino,
    ...tower(182, 28, 96, 'blue.front'),
    ...copan,
    ...tower(372, 26, 112, 'blue.near'),
    ...tower(476, 30, 152, 'blue.near'),
    fill('ink', 'M490 40h2v48h-2zM484 60h14v2h-14zM486 74h10v2h-10z'),
    ...tower(520, 34, 128, 'rose.near'),
    ...tower(590, 30, 160, 'blue.front'),
    ...tower(640, 36, 134, 'blue.near'),
    ...tower(716, 32, 118, 'rose.near'),
    ...tower(758, 40, 88, 'blue.near'),
    fill('leaf.middle', 'M0 276V236Q200 226 400 238T800 236V276z'),
    fill(
      'leaf.near',
      times(26, (i) => disc(10 + i * 32, 252 - (i % 3) * 5, 15)),
    ),
    fill(
      'leaf.front',
      times(20, (i) => disc(i * 42, 264, 12)),
      0.7,
    ),
    ...masp,
    ...pavement,
    ...[56, 300].flatMap((x) => tree(x, 284, 62, 'leaf.front')),
    ...palm(372, 288, 110),
    ...palm(740, 290, 128),
    ...put(196, 284, 1, [
      fill('sun.near', 'M-46 -30Q-46 -36 -40 -36H34Q42 -36 44 -26L46 -8H-46z'),
      fill(
        'pane',
        times(5, (i) => rect(-41 + i * 16, -31, 13, 10)),
        0.8,
      ),
      fill('ink', disc(-26, -7, 7) + disc(28, -7, 7)),
    ]),
  ],
};
