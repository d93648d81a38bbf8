import type { Drawing } from '../drawing.ts';
import { arch, disc, fill, ground, put, rect, times, towers, tree } from '../kit.ts';

const columns = [-160, -106, -52, 36, 90, 144] as const;

const horse = (x: number) => `M${x} 0v-16q-2 -10 5 -14l-2 -7l7 -3l6 10q4 4 3 12l5 8v10h-3l-3 -9h-6v9h-3v-9h-3l-2 9z`;

const gate = [
  fill(
    'ochre.middle',
    rect(-226, -70, 58, 62) + 'M-230 -70h66l-33 -17z' + rect(168, -70, 58, 62) + 'M164 -70h66l-33 -17z',
  ),
  fill(
    'glow',
    times(4, (i) => rect(-219 + i * 13, -62, 7, 54) + rect(175 + i * 13, -62, 7, 54)),
    0.8,
  ),
  fill('sun.far', rect(-156, -98, 312, 92)),
  fill(
    'ochre.middle',
    columns.map((x) => rect(x, -92, 16, 86) + rect(x - 3, -98, 22, 6) + rect(x - 3, -12, 22, 8)).join(''),
  ),
  fill('whiteShade', columns.map((x) => rect(x + 5, -90, 2, 78) + rect(x + 10, -90, 2, 78)).join(''), 0.8),
  fill('ochre.middle', rect(-170, -120, 340, 22) + rect(-150, -136, 300, 12) + rect(-62, -152, 124, 16)),
  fill('ochre.near', rect(-176, -125, 352, 6) + rect(-172, -8, 344, 8)),
  fill(
    'white',
    times(14, (i) => rect(-163 + i * 24.4, -114, 9, 11)),
    0.9,
  ),
  fill('leaf.middle', rect(-46, -157, 92, 5)),
  ...put(0, -157, 1, [
    fill('leaf.near', [-44, -22, 4, 26].map(horse).join('')),
    fill('leaf.near', 'M-9 -26q-4 -20 5 -34q-18 2 -22 -14q14 -6 24 8q10 -14 26 -8q-4 16 -22 14q9 14 5 34z'),
    fill('leaf.near', 'M-6 -71a6 6 0 1 1 12 0a6 6 0 1 1 -12 0z'),
    fill('gold', `${rect(15, -92, 3, 62)}M16.5 -104l7 8l-7 8l-7 -8z`),
  ]),
];

const televisionTower = [
  fill('blue.middle', 'M-12 0L-5 -168h10L12 0z'),
  fill('blue.middle', rect(-8, -222, 16, 22) + rect(-3, -246, 6, 24)),
  fill('coral.near', rect(-2, -266, 4, 21) + rect(-3, -234, 6, 8)),
  fill('blue.near', disc(0, -184, 26)),
  fill('pane', rect(-24, -187, 48, 8)),
  fill('white', rect(-23, -176, 46, 3)),
];

const cathedral = [
  fill('whiteShade', rect(-70, -46, 140, 46) + rect(-68, -66, 20, 20) + rect(48, -66, 20, 20) + rect(-32, -66, 64, 20)),
  fill(
    'sea.near',
    'M-34 -66q0 -38 34 -44q34 6 34 44z' + [-58, 58].map((x) => `M${x - 12} -66q0 -17 12 -21q12 4 12 21z`).join(''),
  ),
  fill('gold', rect(-2, -128, 4, 20) + rect(-7, -124, 14, 4)),
  fill(
    'pane',
    arch(-15, 0, 30, 40) +
      times(2, (i) => arch(-48 + i * 80, -8, 16, 26)) +
      times(4, (i) => rect(-25 + i * 14, -62, 6, 12)),
  ),
];

/** Berlin: the Brandenburg Gate with its four horses, the television tower and the dome of the cathedral. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 456, y: 92 },
  layers: [
    towers(4, { base: 290, heights: [40, 96] }, 'blue.far'),
    ...put(572, 292, 1, televisionTower),
    ...tree(500, 294, 74, 'leaf.middle'),
    ...put(632, 294, 1, cathedral),
    ...tree(52, 296, 108, 'leaf.middle'),
    ...put(296, 296, 1, gate),
    ...tree(546, 300, 62),
    ...tree(722, 300, 104),
    ...tree(776, 304, 80),
    ...tree(12, 304, 84),
    ground('ochre.middle', 294),
    fill('white', 'M262 294h68l52 26H210z', 0.5),
    ground('leaf.near', 312),
  ],
};
