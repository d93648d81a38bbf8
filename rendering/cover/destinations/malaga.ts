import type { Drawing } from '../drawing.ts';
import { arch, boat, cypress, fill, ground, houses, palm, put, rect, times } from '../kit.ts';

/** Its right tower was never finished: they call it the lady with one arm. */
const cathedral = [
  fill('sun.middle', rect(-76, -126, 152, 126)),
  fill('sun.middle', rect(-78, -172, 48, 50) + rect(-72, -206, 36, 38) + rect(-66, -222, 24, 18)),
  fill('sun.middle', 'M-66 -222q2 -16 12 -18q10 2 12 18z'),
  fill(
    'ochre.near',
    rect(-80, -130, 160, 5) +
      rect(-82, -174, 56, 5) +
      rect(-75, -208, 42, 4) +
      rect(-80, -72, 160, 4) +
      rect(-56, -254, 4, 16),
  ),
  fill('ochre.near', times(4, (i) => rect(32 + i * 12, -142, 5, 12)) + 'M-28 -130q28 -26 56 0z'),
  fill('white', [-78, -34, -28, 24, 30, 72].map((x) => rect(x, -126, 5, 126)).join(''), 0.8),
  fill('glow', arch(-16, 0, 32, 54) + arch(-64, 0, 20, 40) + arch(44, 0, 20, 40), 0.9),
  fill('glow', arch(-12, -82, 24, 34) + arch(-62, -84, 16, 28) + arch(46, -84, 16, 28), 0.9),
  fill(
    'glow',
    arch(-71, -136, 12, 26) + arch(-50, -136, 12, 26) + times(2, (i) => arch(-66 + i * 14, -178, 9, 20)),
    0.9,
  ),
];

const cubeColours = ['rose.near', 'gold', 'blue.middle', 'leaf.middle', 'coral.near', 'white'] as const;
/** A pane of the cube: its edges draw together away from the near edge. */
const glass = (column: number, row: number) => {
  const x = -54 + column * 18;
  const y = (at: number, line: number) => Math.round(-Math.abs(at) * 0.2 - line * (24 - Math.abs(at) * 0.1));
  return `M${x} ${y(x, row)}L${x + 18} ${y(x + 18, row)}V${y(x + 18, row + 1)}L${x} ${y(x, row + 1)}z`;
};
/** The glass cube of the museum at the harbour, its near edge in the middle. */
const cube = [
  ...cubeColours.map((paint, colour) =>
    fill(
      paint,
      times(24, (i) => (((i % 6) * 5 + Math.floor(i / 6) * 2) % 6 === colour ? glass(i % 6, Math.floor(i / 6)) : '')),
    ),
  ),
  fill('ink', 'M0 0L54 -11V-85L0 -96z', 0.14),
];

const lighthouse = [
  fill('white', 'M-13 0L-9 -84H9L13 0z'),
  fill('whiteShade', 'M2 0V-84H9L13 0z'),
  fill('white', rect(-34, -18, 68, 18) + rect(-13, -88, 26, 5)),
  fill('gold', rect(-6, -102, 12, 14)),
  fill('blue.near', 'M-8 -102q8 -12 16 0z'),
  fill('pane', rect(-3, -64, 6, 9) + rect(-3, -40, 6, 9) + times(4, (i) => rect(-28 + i * 15, -13, 7, 8))),
];

/** Malaga: the castle of Gibralfaro on its hill, the cathedral with one tower, the coloured cube and the lighthouse by the sea. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 508, y: 92 },
  layers: [
    fill('violet.far', 'M0 320V210q160 -60 330 -30t470 -20V320z'),
    fill('leaf.middle', 'M0 320V210C60 170 100 120 170 112q70 -6 110 60q40 60 130 100V320z'),
    fill('earth.near', 'M96 152v-20h12v-20h22v6h40v-20h24v14h46v-12h22v20L334 216v34L250 158H210V146H140L96 158z'),
    fill(
      'earth.near',
      times(12, (i) => rect(108 + i * 13, 106 - (i === 5 || i === 6 ? 14 : 0), 6, 10)) +
        times(6, (i) => rect(268 + i * 11, 121 + i * 14.8, 6, 16)),
    ),
    fill('glow', `${arch(176, 116, 9, 14)}${arch(114, 130, 8, 12)}`, 0.9),
    cypress(70, 236, 70, 'leaf.near'),
    cypress(130, 226, 60, 'leaf.near'),
    cypress(158, 236, 74, 'leaf.near'),
    cypress(206, 246, 66, 'leaf.near'),
    ...houses(9, [0, 330], 284, { wall: 'white', roof: 'coral.middle', height: 50 }),
    ...houses(14, [470, 800], 284, { wall: 'rose.far', roof: 'coral.middle', height: 62 }),
    ...put(400, 286, 1, cathedral),
    ...palm(300, 290, 100, 'leaf.near'),
    ...palm(500, 290, 112, 'leaf.near'),
    ...put(566, 294, 1, cube),
    ...put(672, 290, 1.25, lighthouse),
    ...palm(736, 290, 130, 'leaf.near'),
    ...palm(150, 292, 84, 'leaf.near'),
    ...palm(46, 292, 110, 'leaf.near'),
    ground('sun.middle', 284),
    fill('blue.near', 'M0 298q100 -8 200 0t200 0t200 0t200 0V320H0z'),
    fill('white', 'M0 296q100 -8 200 0t200 0t200 0t200 0v4q-100 8 -200 0t-200 0t-200 0t-200 0z'),
    ...boat(250, 315, 40),
  ],
};
