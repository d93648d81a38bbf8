import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, palm, put, rect, times } from '../kit.ts';

/** An onion dome on its drum, its foot in the middle. */
const dome = (x: number, y: number, size: number): Layer[] =>
  put(x, y, size, [
    fill('white', rect(-26, -14, 52, 14)),
    fill('white', 'M-26 -14Q-40 -44 -16 -64Q-4 -74 0 -88Q4 -74 16 -64Q40 -44 26 -14z'),
    fill('whiteShade', 'M8 -14Q22 -42 6 -72Q10 -68 16 -64Q40 -44 26 -14z'),
    fill('gold', `${rect(-1, -104, 2, 17)}${disc(0, -92, 3.4)}${disc(0, -99, 2.2)}`),
    fill(
      'glow',
      times(5, (i) => arch(-21 + i * 9.4, -2, 4, 9)),
    ),
  ]);

/** A minaret: square, then eight-sided, then round, gold on top. */
const minaret = (x: number, y: number): Layer[] =>
  put(x, y, 1, [
    fill('white', rect(-11, -92, 22, 92) + rect(-9, -144, 18, 52) + rect(-6, -184, 12, 40)),
    fill('whiteShade', rect(4, -92, 7, 92) + rect(3, -144, 6, 52) + rect(2, -184, 4, 40)),
    fill('white', rect(-15, -96, 30, 6) + rect(-12, -148, 24, 6) + rect(-9, -186, 18, 4)),
    fill('glow', arch(-4, -40, 8, 18) + arch(-3, -110, 6, 14) + arch(-2, -154, 4, 12)),
    fill('gold', 'M-6 -186q0 -12 6 -20q6 8 6 20z'),
    fill('gold', rect(-0.7, -216, 1.4, 12)),
  ]);

/** The arcade round the court: arches between columns with gold heads. */
const arcade = (from: number, to: number, foot: number): Layer[] => {
  const count = Math.floor((to - from) / 24);
  return [
    fill('white', rect(from, foot - 46, to - from, 46)),
    fill('whiteShade', rect(from, foot - 48, to - from, 4)),
    fill(
      'glow',
      times(count, (i) => arch(from + 6 + i * 24, foot, 14, 34)),
    ),
    fill(
      'gold',
      times(count + 1, (i) => rect(from - 2 + i * 24, foot - 22, 5, 5)),
    ),
  ];
};

/** The five Etihad towers, sheared at the top, far over the water. */
const etihad: Layer[] = [
  fill(
    'blue.middle',
    'M0 0V-118l22 -16V0zM28 0V-146l22 -18V0zM56 0V-130l20 -14V0zM82 0V-106l20 -14V0zM-26 0V-92l20 -12V0z',
  ),
  fill('blue.near', 'M15 0V-129l7 -5V0zM43 0V-158l7 -6V0zM70 0V-140l6 -4V0zM96 0V-116l6 -4V0z'),
];

/** A falcon stooping to the left. */
const falcon: Layer[] = [
  fill(
    'earth.front',
    'M-8 0q14 -34 62 -42q-22 12 -30 28q20 -8 44 0q-22 2 -40 14q-8 12 -24 10l-14 6l4 -8q-10 0 -10 -6q0 -4 8 -2z',
  ),
  fill('ochre.near', 'M4 -2q10 -20 30 -28q-14 14 -16 26z'),
];

/** Abu Dhabi: the white domes of the Grand Mosque in their pools, towers over the water, dunes, a falcon. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 178, y: 82 },
  layers: [
    fill('ochre.far', 'M0 240V196Q90 172 190 190T420 186T800 200V240z'),
    ...put(86, 222, 0.94, etihad),
    fill('sea.near', rect(0, 216, 800, 50)),
    fill('sea.middle', rect(20, 222, 90, 2) + rect(140, 230, 80, 2)),
    ...minaret(296, 236),
    ...minaret(738, 236),
    ...dome(392, 192, 0.72),
    ...dome(642, 192, 0.72),
    ...dome(448, 186, 0.98),
    ...dome(586, 186, 0.98),
    ...dome(517, 180, 1.5),
    fill('white', rect(352, 186, 330, 52)),
    fill('whiteShade', rect(352, 186, 330, 4)),
    fill(
      'glow',
      `${arch(496, 236, 42, 46)}${times(4, (i) => arch(372 + i * 30, 228, 14, 26))}${times(4, (i) => arch(556 + i * 30, 228, 14, 26))}`,
    ),
    fill('gold', rect(492, 190, 50, 3)),
    ...arcade(306, 498, 240),
    ...arcade(538, 730, 240),
    ...[330, 366, 668, 704].flatMap((x) => dome(x, 194, 0.42)),
    fill('white', rect(262, 235, 538, 11)),
    fill('blue.near', rect(262, 246, 538, 52)),
    fill('white', 'M470 246Q474 276 517 286Q560 276 564 246z' + rect(290, 246, 12, 36) + rect(732, 246, 12, 36), 0.5),
    fill('blue.middle', rect(300, 258, 150, 2) + rect(580, 266, 150, 2) + rect(420, 276, 190, 2)),
    fill(
      'sun.middle',
      'M0 320V262Q70 226 156 242Q206 252 246 238H268Q284 240 296 262Q308 284 350 286Q440 280 540 296T800 284V320z',
    ),
    fill(
      'sun.near',
      'M0 320V262Q70 226 156 244Q112 262 130 286T96 320zM246 238H268Q284 240 296 262Q308 284 350 286Q440 280 540 296Q470 296 440 320H250Q276 270 246 238z',
      0.6,
    ),
    ...palm(206, 262, 66),
    ...palm(244, 274, 56),
    ...palm(770, 292, 72),
    ...put(384, 74, 1, falcon),
  ],
};
