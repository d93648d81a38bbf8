import type { Drawing } from '../drawing.ts';
import { boat, fill, palm, put, rect, times, water } from '../kit.ts';
import { hills } from '../shapes.ts';

const christ = put(236, 128, 1, [
  fill('whiteShade', 'M-13 10L-10 -8H10L13 10z'),
  fill('white', 'M-12 -8L-9 -44L-11 -66L-62 -68V-78L-10 -80Q-6 -84 0 -84Q6 -84 10 -80L62 -78V-68L11 -66L9 -44L12 -8z'),
  fill(
    'whiteShade',
    'M-3 -8L-1 -62h3L4 -8zM-46 -68L-12 -66L-10 -56Q-28 -58 -44 -64zM46 -68L12 -66L10 -56Q28 -58 44 -64z',
  ),
  fill('white', 'M-7 -90a7 8 0 1 1 14 0q0 7 -7 9q-7 -2 -7 -9zM-62 -78l-10 4v3l10 3zM62 -78l10 4v3l-10 3z'),
]);

/** The pavement of Copacabana. */
const waves = (y: number, height: number) =>
  times(9, (i) => `M${i * 100 - 60} ${y}q25 -${height} 50 0t50 0v9q-25 ${height} -50 0t-50 0z`);

const cabin = (x: number, y: number) =>
  put(x, y, 1, [
    fill('coral.near', 'M-15 16H15Q18 25 12 32H-12Q-18 25 -15 16zM-1 0h2v18h-2z'),
    fill(
      'pane',
      times(3, (i) => rect(-11 + i * 8, 19, 6, 6)),
    ),
  ]);

/** The hotels along the beach, left and right, with their windows. */
const blocks = [
  [-6, 44, 40],
  [38, 30, 58],
  [68, 38, 34],
  [106, 30, 48],
  [136, 44, 28],
  [690, 30, 34],
  [720, 38, 50],
  [758, 44, 36],
] as const;
const windows = blocks
  .map(([x, width, height]) =>
    times(Math.floor((height - 8) / 11), (row) =>
      times(Math.floor((width - 6) / 11), (i) => rect(x + 6 + i * 11, 284 - height + row * 11, 5, 5)),
    ),
  )
  .join('');

/** Rio de Janeiro: Christ the Redeemer on the Corcovado, the Sugarloaf with its cable car, the waves of Copacabana. */
export const drawing: Drawing = {
  sky: 'leaf',
  sun: { x: 420, y: 92 },
  layers: [
    fill('violet.far', hills(3, 248, 90, 6)),
    fill('violet.far', 'M650 270Q676 150 710 142Q744 150 800 250V270z'),
    fill('leaf.middle', 'M0 290V212Q70 206 120 190Q190 164 222 136Q236 130 252 138Q276 190 330 222Q380 240 420 290z'),
    fill(
      'leaf.near',
      'M0 290V250Q90 232 150 246Q230 216 300 250Q350 262 380 290zM236 138L250 146Q262 190 296 220Q250 200 236 138z',
      0.7,
    ),
    ...christ,
    fill('leaf.middle', 'M372 280Q384 216 430 208Q484 206 510 280z'),
    fill('earth.middle', 'M476 282C502 240 504 96 568 94C626 94 626 230 672 282z'),
    fill('earth.near', 'M568 94C626 94 626 230 672 282H606C612 200 590 130 568 94z', 0.6),
    fill('leaf.middle', 'M456 284Q490 246 530 256Q580 270 620 252Q664 250 704 284z'),
    fill('ink', 'M428 206Q500 176 556 98l1.5 1Q502 180 428 208z'),
    fill('white', rect(420, 200, 22, 9) + rect(557, 89, 18, 7)),
    ...cabin(500, 160),
    fill('white', blocks.map(([x, width, height]) => rect(x, 276 - height, width, height)).join('')),
    fill('pane', windows, 0.6),
    ...water(270, 'sea.near', 'sea.middle'),
    ...boat(442, 284, 38),
    ...boat(590, 280, 30, 'sun.middle'),
    fill('sun.middle', 'M0 320V262Q120 260 230 272Q420 290 800 284V320z'),
    fill('coral.near', 'M278 278q14 -16 32 0zM293 270h2v14h-2z'),
    fill('blue.near', 'M208 274q14 -16 32 0zM223 266h2v14h-2z'),
    ...palm(142, 292, 100),
    ...palm(180, 292, 76),
    ...palm(664, 294, 92),
    ...palm(724, 294, 116),
    fill('white', rect(0, 288, 800, 32)),
    fill('ink', waves(293, 13) + waves(311, 13)),
  ],
};
