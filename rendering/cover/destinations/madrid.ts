import type { Drawing } from '../drawing.ts';
import { arch, disc, fill, ground, houses, put, rect, times, tree } from '../kit.ts';

const pair = (x: number, piece: (x: number) => string) => piece(-x) + piece(x);

/** Puerta de Alcala: three round arches between two low doors with flat tops. */
const gate = put(356, 292, 1, [
  fill('white', `${rect(-172, -96, 344, 96)}${rect(-68, -124, 136, 124)}`),
  fill('whiteShade', `${rect(-178, -100, 356, 7)}${rect(-74, -128, 148, 7)}${rect(-68, -99, 136, 5)}`),
  fill(
    'whiteShade',
    times(10, (i) => rect(-168 + i * 36.4, -90, 9, 90)),
  ),
  fill(
    'sun.middle',
    times(10, (i) => rect(-170 + i * 36.4, -92, 13, 6)),
  ),
  fill('glow', times(3, (i) => arch(-100 + i * 82, 0, 36, 76)) + pair(143, (x) => rect(x - 11, -46, 22, 46))),
  fill(
    'pane',
    pair(143, (x) => rect(x - 9, -78, 18, 14)),
    0.5,
  ),
  fill('white', 'M-62 -128q0 -28 62 -30q62 2 62 30z'),
  fill('whiteShade', 'M-44 -132q4 -18 44 -19q40 1 44 19z'),
  fill('sun.near', 'M-12 -136v-16q12 -9 24 0v16q-12 9 -24 0z'),
  fill('white', pair(18, (x) => `M${x - 7} -152q0 -16 7 -22q7 6 7 22z`) + 'M-10 -156q0 -18 10 -24q10 6 10 24z'),
  fill(
    'white',
    pair(106, (x) => `M${x - 9} -100q-2 -16 9 -26q11 10 9 26z`) +
      pair(160, (x) => `M${x - 9} -100q-2 -16 9 -26q11 10 9 26z`),
  ),
]);

/** The corner of the Gran Via: a slate dome with gilt garlands and a winged figure on top. */
const metropolis = put(604, 292, 1, [
  fill('ochre.far', 'M-52 0V-132H52V0zM52 0V-112H140V0z'),
  fill('ochre.middle', rect(-56, -136, 112, 7) + rect(52, -116, 90, 6) + rect(-52, -56, 104, 4) + rect(52, -52, 88, 4)),
  fill(
    'white',
    times(6, (i) => rect(-48 + i * 18, -128, 6, 72)) + times(2, (i) => `M${i ? 36 : -42} -136q-1 -16 6 -22q7 6 6 22z`),
  ),
  fill('ochre.far', rect(-34, -160, 68, 26)),
  fill('blue.near', 'M-36 -160C-37 -188 -22 -206 -8 -212H8C22 -206 37 -188 36 -160z'),
  fill(
    'gold',
    [-30, -15, 0, 15, 30]
      .map((x) => `M${x - 2.5} -162Q${x - 2} -194 ${x * 0.28 - 1} -210h2Q${x + 2} -194 ${x + 2.5} -162z`)
      .join('') +
      times(4, (i) => disc(-22 + i * 15, -172, 3.5)) +
      rect(-37, -163, 74, 4),
  ),
  fill('ochre.far', rect(-9, -222, 18, 11)),
  fill(
    'ink',
    'M-3 -222L-2 -240a4 4 0 1 1 4 0L3 -222zM-2 -238L-24 -252Q-18 -234 -3 -230zM2 -238L24 -252Q18 -234 3 -230z',
  ),
  fill(
    'pane',
    times(5, (i) => arch(-40 + i * 18, -92, 9, 26) + rect(-40 + i * 18, -82, 9, 18)) +
      times(5, (i) => arch(-41 + i * 18, -14, 12, 32)),
  ),
  fill(
    'pane',
    times(4, (i) => times(3, (row) => rect(60 + i * 20, -100 + row * 34, 9, 20))) +
      times(5, (i) => arch(-28 + i * 13, -138, 7, 15)),
  ),
]);

/** The bear that reaches up into the strawberry tree. */
const bear = put(122, 296, 1, [
  fill('whiteShade', 'M-52 0l6 -20H58l6 20z'),
  fill('earth.front', 'M24 -20q4 -40 0 -66h8q-2 30 2 66z'),
  fill('leaf.near', disc(28, -104, 25) + disc(10, -90, 16) + disc(48, -90, 17)),
  fill('coral.near', disc(14, -100, 4) + disc(34, -116, 4) + disc(44, -92, 4) + disc(26, -88, 4)),
  fill(
    'ink',
    'M-30 -20Q-40 -34 -32 -52Q-26 -76 -16 -82Q-20 -92 -10 -94Q-8 -100 -3 -95Q8 -96 12 -88' +
      'L4 -84Q0 -78 0 -72L22 -78l2 8L0 -58Q2 -44 -4 -38L2 -20H-10l-4 -12l-6 12z',
  ),
]);

/** Madrid: the Puerta de Alcala, the Metropolis building, the four towers far away, the bear and its tree. */
export const drawing: Drawing = {
  sky: 'ochre',
  sun: { x: 462, y: 82 },
  layers: [
    fill('violet.far', 'M0 300V212L70 188L120 204L190 164L250 196L320 178L400 206L520 190L640 210L800 186V300z'),
    fill(
      'violet.middle',
      `${rect(196, 88, 22, 200)}${rect(226, 76, 24, 210)}M258 290V88l24 -12V290z${rect(290, 94, 22, 200)}`,
    ),
    fill('violet.near', `${rect(196, 92, 22, 10)}${rect(226, 80, 24, 8)}${rect(290, 98, 22, 8)}`),
    ...houses(12, [0, 240], 294, { wall: 'rose.far', roof: 'coral.middle', height: 92 }),
    ...houses(18, [440, 570], 294, { wall: 'rose.far', roof: 'coral.middle', height: 90 }),
    ...houses(27, [738, 800], 294, { wall: 'rose.far', roof: 'coral.middle', height: 96 }),
    ...metropolis,
    ...gate,
    ...[48, 548, 690, 760].flatMap((x, i) => tree(x, 298, 56 + (i % 2) * 12, 'leaf.middle')),
    ground('ochre.middle', 290),
    fill('leaf.near', 'M150 306Q356 286 562 306z'),
    fill(
      'coral.near',
      times(22, (i) => disc(190 + i * 15.6, 302 - Math.sin((i / 21) * Math.PI) * 6, 3)),
    ),
    ...bear,
  ],
};
