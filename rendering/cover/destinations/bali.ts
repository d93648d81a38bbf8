import type { Drawing } from '../drawing.ts';
import { fill, mirrored, palm, put, rect, times } from '../kit.ts';

/** Width and height of the steps of the gate, from its foot up. */
const steps = [
  [118, 26],
  [100, 36],
  [84, 34],
  [68, 32],
  [53, 28],
  [39, 24],
  [26, 20],
] as const;

const footOf = (index: number) => steps.slice(0, index).reduce((sum, [, height]) => sum - height, 0);

/** One half of a split gate: a sheer wall towards the way through, steps with horns outside. */
const halfGate = [
  fill(
    'coral.near',
    steps.map(([w, h], i) => `M0 ${footOf(i)}v${-h}H${w + 2}l9 -11v17l-11 5V${footOf(i)}z`).join('') +
      `M0 ${footOf(7)}h16l-3 -10q-8 -6 -13 -26z`,
  ),
  fill('glow', steps.map(([w, h], i) => rect(8, footOf(i) - h + 9, w - 18, 3)).join(''), 0.85),
  fill(
    'gold',
    steps
      .slice(1, 5)
      .map(([w, h], i) => `M${w / 2} ${footOf(i + 1) - h + 15}l7 8l-7 8l-7 -8z`)
      .join(''),
  ),
];

const meruRoof = (i: number) => {
  const width = 122 - i * 11;
  const y = -52 - i * 22;
  return `M${-width / 2} ${y}q${width * 0.24} -3 ${width * 0.36} -17h${width * 0.28}q${width * 0.12} 14 ${width * 0.36} 17v4h${-width}z`;
};

const meru = [
  fill('whiteShade', rect(-62, -14, 124, 14) + rect(-50, -26, 100, 12)),
  fill('glow', rect(-34, -50, 68, 24) + times(9, (i) => rect(-20 + i * 1.4, -72 - i * 22, 40 - i * 2.8, 6)), 0.9),
  fill('earth.near', times(9, meruRoof) + 'M-5 -244l5 -14l5 14z'),
  fill(
    'gold',
    times(4, (i) => rect(-34 + i * 21, -50, 5, 24)),
  ),
];

const terrace = (y: number, bend: number) => `M0 ${y}q200 ${-bend} 400 0t400 0V320H0z`;

/** Bali: a split temple gate before the volcano Agung, a shrine of nine roofs, rice terraces and palms. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 610, y: 92 },
  layers: [
    fill(
      'violet.far',
      'M0 320V246C160 236 270 196 376 92q16 -22 34 -24l14 5l12 -4q20 6 34 26C560 190 660 236 800 246V320z',
    ),
    fill('leaf.far', terrace(244, 26)),
    fill('leaf.middle', terrace(262, -18)),
    ...palm(664, 276, 150, 'leaf.near'),
    ...palm(120, 280, 96, 'leaf.near'),
    ...put(206, 288, 1, meru),
    ...put(452, 290, 1, halfGate),
    ...put(410, 290, 1, mirrored(halfGate)),
    fill(
      'whiteShade',
      times(4, (i) => rect(402 - i * 5, 270 + i * 6, 58 + i * 10, 4)),
    ),
    ...palm(614, 292, 112, 'leaf.near'),
    ...palm(742, 300, 136, 'leaf.near'),
    ...palm(40, 300, 150, 'leaf.near'),
    fill('leaf.near', terrace(288, 10)),
    fill('white', 'M0 298q200 -10 400 0t400 0v3q-200 10 -400 0t-400 0z', 0.6),
    fill('leaf.front', terrace(306, -8)),
  ],
};
