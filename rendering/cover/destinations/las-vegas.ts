import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, palm, put, rect, times, towers } from '../kit.ts';

/** The neon diamond on its two posts, bulbs around it and a star on top. */
const edge = (of: number): string =>
  times(26, (i) => {
    const t = (i / 26) * 4;
    const side = Math.floor(t);
    const share = t - side;
    const corners = [
      [-96, 0],
      [0, -50],
      [96, 0],
      [0, 50],
    ] as const;
    const [ax, ay] = corners[side % 4] ?? [0, 0];
    const [bx, by] = corners[(side + 1) % 4] ?? [0, 0];
    return disc(Math.round((ax + (bx - ax) * share) * of), Math.round((ay + (by - ay) * share) * of), 3);
  });

/** Strokes as if written by neon: no letters, but lines that read as words. */
const words = times(7, (i) => disc(-54 + i * 18, -22, 7));
const sign: Layer[] = put(176, 150, 1.14, [
  fill('blue.near', `${rect(-66, -64, 9, 212)}${rect(57, -64, 9, 212)}`),
  fill('coral.near', 'M-108 0L0 -58L108 0L0 58z'),
  fill('white', 'M-96 0L0 -50L96 0L0 50z'),
  fill('gold', edge(1.06)),
  fill('whiteShade', words),
  fill(
    'coral.near',
    times(7, (i) => `M${-58 + i * 18} -26h2v5l3 -3l3 3v-5h2v10h-2l-3 -3l-3 3h-2z`),
  ),
  fill(
    'blue.front',
    'M-66 -2h7l6 13l6 -13h7l-10 20h-6zM-36 -2h18v5H-30v3h10v4H-30v3h12v5H-36zM10 -2H-12v20H10V6H0v4h4v3H-6V3H10zM14 18l10 -20h6l10 20h-6l-2 -5h-10l-2 5zM25 9l2 -6l2 6zM44 -2H66v5H50v3H66v12H44v-5H60v-3H44z',
  ),
  fill('coral.near', rect(-40, 28, 80, 4)),
  fill('gold', 'M0 -116l7 22l23 -1l-19 13l8 22l-19 -14l-19 14l8 -22l-19 -13l23 1z'),
  fill('coral.near', 'M0 -106l4 14l15 -1l-12 9l5 14l-12 -9l-12 9l5 -14l-12 -9l15 1z'),
]);

/** Half the tower of Paris, in lattice. */
const eiffel: Layer[] = put(432, 262, 1, [
  fill('earth.near', 'M-44 0Q-14 -60 -6 -170L-2 -196H2L6 -170Q14 -60 44 0H26Q16 -34 0 -36Q-16 -34 -26 0z'),
  fill(
    'earth.front',
    `${rect(-26, -58, 52, 6)}${rect(-15, -106, 30, 5)}${rect(-7, -172, 14, 4)}${rect(-0.8, -208, 1.6, 14)}`,
  ),
  fill(
    'gold',
    times(8, (i) => disc(-24 + i * 7, -55, 1.8)) +
      times(12, (i) => disc((i % 2 ? 1 : -1) * (3 + (11 - i) * 0.9), -64 - i * 9, 1.7)),
  ),
]);

/** The wheel with its cabins. */
const wheel: Layer[] = put(556, 178, 1, [
  fill('violet.near', 'M-3 0L-34 84h7L3 0zM3 0L34 84h-7L-3 0z'),
  fill('rose.near', 'M-74 0a74 74 0 1 0 148 0a74 74 0 1 0 -148 0zM-69 0a69 69 0 1 1 138 0a69 69 0 1 1 -138 0z'),
  fill(
    'violet.middle',
    times(14, (i) => {
      const a = (i / 14) * 2 * Math.PI;
      const [x, y] = [Math.cos(a), Math.sin(a)];
      return `M${(-y).toFixed(2)} ${x.toFixed(2)}L${(x * 70 - y).toFixed(1)} ${(y * 70 + x).toFixed(1)}L${(x * 70 + y).toFixed(1)} ${(y * 70 - x).toFixed(1)}z`;
    }),
  ),
  fill(
    'gold',
    times(14, (i) =>
      disc(Math.round(Math.cos((i / 7) * Math.PI) * 77), Math.round(Math.sin((i / 7) * Math.PI) * 77), 6),
    ),
  ),
  fill('coral.near', disc(0, 0, 7)),
]);

/** The black pyramid, with its beam. */
const pyramid: Layer[] = [
  fill('gold', 'M694 142L660 0H740L706 142z', 0.35),
  fill('ink', 'M700 138L790 262H610z'),
  fill('violet.near', 'M700 138L790 262H700z', 0.6),
  fill(
    'gold',
    times(9, (i) => disc(700 - i * 10, 140 + i * 13.6, 2) + disc(700 + i * 10, 140 + i * 13.6, 2)),
  ),
];

/** The dancing fountains on their lake. */
const fountains: Layer[] = [
  fill('blue.near', 'M318 276Q540 262 800 276V320H288z'),
  fill('blue.middle', `${rect(360, 300, 140, 3)}${rect(560, 308, 160, 3)}${rect(640, 290, 100, 3)}`),
  fill(
    'white',
    times(13, (i) => {
      const x = 370 + i * 32;
      const h = 26 + ((i * 5) % 7) * 5 + (i === 6 ? 26 : 0);
      return `M${x} 288L${x - 2} ${288 - h}q2 -8 4 0L${x + 4} 288zM${x} ${290 - h}q-12 6 -13 24q-3 -22 13 -30zM${x} ${290 - h}q14 6 15 24q3 -22 -13 -30z`;
    }),
    0.85,
  ),
];

/** Las Vegas: the neon diamond, the tower, the wheel and the pyramid behind the fountains, red desert far away. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 330, y: 60 },
  layers: [
    fill('coral.middle', 'M0 268V200l60 -26l70 14l60 -30l80 26l60 -20l90 30l80 -36l90 32l60 -22l70 26l80 -20V268z'),
    fill('earth.middle', 'M0 270V236q100 -22 220 -8t240 2t340 -6V270z'),
    towers(41, { base: 270, heights: [46, 120], between: [310, 640] }, 'blue.middle'),
    ...wheel,
    ...eiffel,
    ...pyramid,
    fill('ochre.middle', 'M0 262H800V320H0z'),
    ...fountains,
    ...palm(318, 296, 116),
    ...palm(30, 306, 128),
    ...palm(770, 300, 92),
    ...sign,
    fill('leaf.near', 'M60 320q20 -20 110 -18t130 18z'),
  ],
};
