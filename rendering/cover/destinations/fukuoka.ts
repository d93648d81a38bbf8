import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, put, rect, times, towers, tree, water } from '../kit.ts';
import type { Paint } from '../paints.ts';
import { hills } from '../shapes.ts';

/** Fukuoka Tower: a sail of mirrors on a narrow foot, a mast on top. */
const tower: Layer[] = [
  fill('blue.near', 'M-22 0L-16 -176L0 -196L16 -176L22 0z'),
  fill('blue.middle', 'M-22 0L-16 -176L0 -196V0z'),
  fill(
    'white',
    times(
      13,
      (i) =>
        `M${-21 + i * 0.4} ${-10 - i * 13}L0 ${-4 - i * 13}L${21 - i * 0.4} ${-10 - i * 13}v1.6L0 ${-2 - i * 13}L${-21 + i * 0.4} ${-8.4 - i * 13}z`,
    ),
    0.55,
  ),
  fill('pane', `${rect(-17, -150, 34, 7)}${rect(-19, -110, 38, 5)}`, 0.75),
  fill('white', rect(-0.8, -196, 1.6, 196), 0.7),
  fill('coral.near', `${rect(-2.5, -214, 5, 20)}${rect(-1, -246, 2, 34)}`),
];

/** The ball park with its titanium roof in three shells. */
const dome: Layer[] = [
  fill('earth.middle', 'M-74 0V-22H74V0z'),
  fill('whiteShade', 'M-78 -20Q-62 -62 0 -66Q62 -62 78 -20z'),
  fill('white', 'M-78 -20Q-62 -62 0 -66Q-30 -50 -30 -20zM30 -20Q30 -50 4 -66Q40 -62 58 -44Q44 -40 44 -20z'),
  fill(
    'earth.near',
    times(12, (i) => rect(-70 + i * 12, -16, 5, 16)),
  ),
];

/** ACROS: the office whose back is a wooded stair. */
const acros: Layer[] = [
  fill('blue.far', rect(0, -98, 30, 98)),
  fill(
    'pane',
    times(6, (r) => rect(4, -92 + r * 15, 22, 6)),
    0.5,
  ),
  fill(
    'leaf.near',
    times(7, (i) => `M${28 + i * 15} 0V${-98 + i * 13}q7 -7 15 0V0z`),
  ),
  fill(
    'leaf.front',
    times(7, (i) => disc(34 + i * 15, -96 + i * 13, 5) + disc(41 + i * 15, -92 + i * 13, 4)),
  ),
];

/** A yatai: a cart with a lamp-lit counter, a split curtain, lanterns, and its guests on stools. */
const guest = (x: number, coat: Paint): Layer[] => [
  fill('ink', `M${x - 2} 0v-18h4V0zM${x - 8} -20h16v3h-16z`),
  fill(coat, `M${x - 10} -19Q${x - 11} -42 ${x} -44Q${x + 11} -42 ${x + 10} -19z`),
  fill('earth.middle', disc(x, -50, 7)),
  fill('ink', `M${x - 7} -50Q${x - 7} -58 ${x} -58Q${x + 7} -58 ${x + 7} -50Q${x} -54 ${x - 7} -50z`),
];
const yatai = (roof: Paint, curtain: Paint, coats: readonly Paint[]): Layer[] => [
  fill('earth.near', rect(-74, -46, 148, 40)),
  fill('gold', rect(-70, -92, 140, 48), 0.7),
  fill('earth.front', `${rect(-74, -96, 5, 92)}${rect(69, -96, 5, 92)}${rect(-78, -50, 156, 6)}`),
  fill('earth.middle', `${disc(-34, -74, 7)}M-43 -50v-10q9 -8 18 0v10z`),
  fill('white', 'M-42 -78h16v-7h-16z'),
  fill('whiteShade', 'M8 -50v-14h30v14z'),
  fill(
    'white',
    'M16 -68q-6 -8 0 -14q6 -7 0 -14h4q6 7 0 14q-6 6 0 14zM28 -68q-6 -8 0 -14q6 -7 0 -14h4q6 7 0 14q-6 6 0 14z',
    0.6,
  ),
  fill(roof, 'M-88 -94L-76 -116H76L88 -94z'),
  fill(
    curtain,
    times(6, (i) => rect(-76 + i * 25.5, -96, 24, 20)),
  ),
  fill(
    'white',
    times(6, (i) => disc(-64 + i * 25.5, -86, 5)),
    0.85,
  ),
  ...[-92, 92].flatMap((x) =>
    put(x, -88, 1, [
      fill('coral.near', 'M-7 0Q-12 6 -12 14Q-12 22 -7 28H7Q12 22 12 14Q12 6 7 0z'),
      fill('ink', `${rect(-6, -3, 12, 3)}${rect(-6, 28, 12, 3)}`),
      fill('glow', rect(-2, 5, 4, 18)),
    ]),
  ),
  ...coats.flatMap((coat, i) => guest(-44 + i * 44, coat)),
];

/** Fukuoka: the stalls on the Naka river, the mirror tower, the ball park and the bay. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 250, y: 74 },
  layers: [
    fill('blue.far', hills(5.1, 196, 92, 6)),
    fill('leaf.far', 'M0 212Q90 168 210 196T420 204V260H0z'),
    towers(14, { base: 232, heights: [30, 92], between: [170, 520] }, 'violet.middle'),
    towers(5, { base: 232, heights: [20, 66], between: [0, 160] }, 'violet.middle'),
    ...put(36, 232, 1, acros),
    ...put(566, 232, 1, dome),
    ...put(690, 232, 0.94, tower),
    ...tree(640, 236, 40),
    ...tree(740, 236, 46),
    ...tree(776, 236, 38),
    ...tree(480, 236, 36),
    fill('earth.middle', rect(0, 230, 800, 10)),
    ...water(238, 'sea.middle', 'sun.middle'),
    fill(
      'coral.middle',
      times(6, (i) => rect(190 + i * 52, 244, 6, 20)),
      0.6,
    ),
    fill('blue.middle', 'M674 242h32l-6 22h-20z', 0.5),
    fill('earth.far', 'M0 278Q400 266 800 278V320H0z'),
    ...put(150, 304, 0.94, yatai('coral.front', 'coral.near', ['blue.near', 'leaf.near', 'violet.near'])),
    ...put(400, 308, 1, yatai('blue.front', 'blue.near', ['coral.near', 'ochre.near', 'sea.near'])),
    ...put(652, 304, 0.94, yatai('leaf.front', 'ochre.near', ['violet.near', 'coral.near', 'blue.near'])),
  ],
};
