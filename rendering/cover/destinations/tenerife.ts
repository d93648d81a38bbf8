import type { Drawing, Layer } from '../drawing.ts';
import { boat, disc, fill, houses, palm, put, rect, times, water } from '../kit.ts';
import { hills } from '../shapes.ts';

/** The dragon tree: a thick stem that forks again and again into an umbrella of swords. */
const fork = (
  [x, y]: readonly [number, number],
  length: number,
  turn: number,
  depth: number,
): { wood: string; tips: [number, number][] } => {
  const endX = x + Math.sin(turn) * length;
  const endY = y - Math.cos(turn) * length;
  const half = 1.2 + depth * depth * 0.9;
  const next = 0.8 + (depth - 1) ** 2 * 0.9;
  const wood =
    `M${(x - half).toFixed(1)} ${y.toFixed(1)}L${(endX - next).toFixed(1)} ${endY.toFixed(1)}` +
    `h${(2 * next).toFixed(1)}L${(x + half).toFixed(1)} ${y.toFixed(1)}z`;
  if (depth === 0) return { wood, tips: [[Math.round(endX), Math.round(endY)]] };
  const parts = [-0.52, 0.04, 0.55].map((by) => fork([endX, endY], length * 0.66, turn * 0.82 + by, depth - 1));
  return { wood: wood + parts.map((part) => part.wood).join(''), tips: parts.flatMap((part) => part.tips) };
};
const { wood, tips } = fork([0, 0], 62, 0, 3);
const tuft = ([x, y]: [number, number]) =>
  [-80, -50, -20, 20, 50, 80]
    .map((turn) => {
      const at = (turn * Math.PI) / 180;
      return `M${x - 3} ${y + 2}L${Math.round(x + Math.sin(at) * 19)} ${Math.round(y - Math.cos(at) * 19)}L${x + 3} ${y + 2}z`;
    })
    .join('');

const dragonTree = put(604, 300, 1.22, [
  fill('ochre.near', wood),
  fill(
    'leaf.near',
    'M-94 -112Q-88 -158 -44 -170Q0 -184 44 -170Q88 -158 94 -112Q70 -124 50 -120Q28 -132 0 -128Q-28 -132 -50 -120Q-70 -124 -94 -112z',
  ),
  fill('leaf.front', tips.map(tuft).join('')),
]);

/** The concert hall: a white shell under a wing that curls over it like a breaking wave. */
const hall: Layer[] = put(228, 284, 1.05, [
  fill('whiteShade', 'M-104 0Q-92 -70 -20 -86Q52 -78 76 0z'),
  fill('white', 'M-116 0Q-120 -52 -84 -78Q-66 -40 -60 0zM92 0Q98 -44 66 -66Q44 -36 44 0z'),
  fill('pane', 'M-30 0Q-26 -44 -4 -56Q18 -44 24 0z'),
  fill('white', 'M-140 0Q-132 -90 -60 -138Q0 -172 70 -150Q108 -136 132 -98Q84 -132 36 -124Q-40 -110 -74 0z'),
  fill('whiteShade', 'M-106 0Q-94 -80 -30 -122Q40 -158 132 -98Q84 -132 36 -124Q-40 -110 -74 0z'),
  fill('ink', rect(-150, -3, 262, 5)),
]);

/** Tenerife: snow on the Teide above its sea of cloud, the dragon tree, the concert hall like a wave. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 190, y: 76 },
  layers: [
    fill(
      'earth.middle',
      'M60 250Q220 210 310 120L368 52L380 46L398 48L412 40L424 52Q500 150 560 188Q660 236 780 256V320H60z',
    ),
    fill(
      'earth.near',
      'M412 40L424 52Q500 150 560 188Q660 236 780 256H560Q470 190 440 110zM340 160L310 230L290 250H240Q300 210 340 160z',
    ),
    fill(
      'white',
      'M316 112L368 52L380 46L398 48L412 40L424 52Q448 88 470 116L452 108L446 130L428 102L416 136L398 100L384 128L368 98L352 126L342 104z',
    ),
    fill(
      'white',
      'M0 212q30 -34 76 -18q30 -26 74 -2q46 -24 84 4q40 -26 90 0q44 -18 84 6q36 -24 86 -2q44 -24 88 2q40 -22 84 0q50 -24 84 -4l50 0V250H0z',
      0.9,
    ),
    fill('leaf.middle', hills(2.2, 262, 56, 6)),
    ...houses(18, [340, 560], 278, { wall: 'white', roof: 'coral.middle', height: 40, flat: true }),
    ...houses(29, [660, 800], 282, { wall: 'sun.middle', roof: 'coral.near', height: 44 }),
    ...water(268, 'blue.near', 'blue.middle'),
    ...boat(424, 296, 50),
    fill('ink', 'M0 320V280Q180 276 356 284Q384 296 380 320z'),
    fill('white', 'M340 283Q384 292 390 320H382Q378 298 340 286z'),
    ...hall,
    fill('earth.front', 'M480 320Q500 298 548 294H800V320z'),
    ...palm(84, 292, 146),
    ...palm(44, 296, 110, 'leaf.near'),
    ...dragonTree,
    ...palm(752, 300, 130),
    fill(
      'coral.near',
      times(9, (i) => disc(524 + i * 32, 314 - (i % 2) * 4, 5)) +
        times(6, (i) => `M${660 + i * 5} 306l${-16 + i * 7} -20l4 20z`),
    ),
    fill(
      'leaf.near',
      times(10, (i) => `M${24 + i * 34} 320q-8 -12 -14 -14q12 0 15 8q0 -12 -2 -18q8 6 7 18q6 -8 12 -8q-8 4 -10 14z`),
    ),
  ],
};
