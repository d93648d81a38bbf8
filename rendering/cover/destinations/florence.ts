import type { Drawing, Layer } from '../drawing.ts';
import { arch, cypress, disc, fill, houses, put, rect, times, water } from '../kit.ts';
import { hills } from '../shapes.ts';

const duomo = put(396, 250, 0.92, [
  fill('coral.middle', 'M-190 -84L-170 -104H0V-84z'),
  fill('white', rect(-190, -84, 190, 84)),
  fill(
    'leaf.middle',
    rect(-190, -66, 190, 3) + rect(-190, -84, 190, 4) + times(4, (i) => rect(-186 + i * 38, -80, 4, 80)),
  ),
  fill(
    'glow',
    times(3, (i) => disc(-148 + i * 36, -52, 8)),
  ),
  fill('white', 'M-84 -86H84V-124H-84z'),
  fill('leaf.middle', rect(-88, -126, 176, 5) + rect(-84, -90, 168, 4)),
  fill(
    'glow',
    times(3, (i) => disc(-52 + i * 52, -106, 9)),
  ),
  fill('coral.near', 'M-82 -126C-82 -176 -42 -204 -10 -210H10C42 -204 82 -176 82 -126z'),
  fill('earth.near', 'M34 -126C34 -166 18 -200 7 -210H10C42 -204 82 -176 82 -126z', 0.45),
  fill(
    'white',
    'M-84 -126C-84 -178 -42 -206 -10 -212L-8 -208C-40 -200 -78 -174 -79 -126z' +
      'M84 -126C84 -178 42 -206 10 -212L8 -208C40 -200 78 -174 79 -126z' +
      'M-36 -126C-35 -166 -18 -200 -7 -210h4C-14 -196 -31 -164 -31 -126zM36 -126C35 -166 18 -200 7 -210h-4C14 -196 31 -164 31 -126z',
  ),
  fill('white', 'M-14 -208H14V-213H-14zM-9 -213V-226H9V-213zM-10 -226L0 -238L10 -226z'),
  fill('gold', disc(0, -240, 3.5)),
  fill('glow', arch(-5, -213, 4, 10) + arch(1, -213, 4, 10)),
  fill('coral.middle', 'M-96 -58Q-92 -86 -56 -86Q-20 -86 -16 -58zM16 -58Q20 -86 56 -86Q92 -86 96 -58z'),
  fill('white', rect(-98, -58, 84, 58) + rect(14, -58, 84, 58) + rect(-16, -86, 32, 86)),
  fill('leaf.middle', rect(-100, -60, 88, 4) + rect(12, -60, 88, 4)),
  fill(
    'glow',
    times(3, (i) => arch(-90 + i * 27, -18, 12, 32) + arch(24 + i * 27, -18, 12, 32)) + arch(-5, -26, 10, 36),
  ),
]);

const campanile = put(198, 250, 0.95, [
  fill('white', rect(-26, -186, 52, 186) + rect(-31, -192, 62, 8)),
  fill(
    'rose.middle',
    times(4, (row) => rect(-22, -178 + row * 42, 7, 32) + rect(15, -178 + row * 42, 7, 32)),
  ),
  fill('leaf.middle', times(4, (row) => rect(-28, -144 + row * 40, 56, 4)) + rect(-31, -186, 62, 3)),
  fill(
    'glow',
    arch(-9, -148, 18, 32) + times(2, (row) => arch(-10, -108 + row * 40, 8, 24) + arch(2, -108 + row * 40, 8, 24)),
  ),
]);

const crown = (x: number, y: number, count: number) => times(count, (i) => rect(x + i * 8, y, 5, 7));

const palazzoVecchio = put(600, 250, 0.95, [
  fill('earth.middle', `${rect(-52, -96, 104, 96)}${rect(-58, -110, 116, 16)}${crown(-58, -116, 15)}`),
  fill(
    'earth.middle',
    `${rect(-24, -182, 24, 80)}${rect(-29, -196, 34, 16)}${crown(-29, -202, 5)}${rect(-21, -214, 4, 20)}${rect(-7, -214, 4, 20)}`,
  ),
  fill('earth.middle', 'M-25 -212H1L-12 -230z'),
  fill(
    'glow',
    times(5, (i) => arch(-44 + i * 19, -62, 10, 20)) +
      times(13, (i) => arch(-54 + i * 8.5, -94, 5, 8)) +
      disc(-12, -150, 7),
  ),
]);

const shops = ['sun.middle', 'ochre.middle', 'coral.middle', 'sun.far', 'earth.middle'] as const;

const ponteVecchio: Layer[] = [
  fill(
    'coral.near',
    times(14, (i) => `M${88 + i * 45} ${234 - (i % 3) * 4}h49l-5 -8h-39z`),
  ),
  ...shops.map((paint, k) =>
    fill(
      paint,
      times(3, (i) => (i * 5 + k < 14 ? rect(90 + (i * 5 + k) * 45, 234 - ((i * 5 + k) % 3) * 4, 45, 42) : '')),
    ),
  ),
  fill(
    'pane',
    times(14, (i) => rect(100 + i * 45, 244, 8, 10) + rect(118 + i * 45, 244, 8, 10)),
    0.75,
  ),
  fill(
    'glow',
    times(3, (i) => arch(379 + i * 16, 262, 11, 30)),
  ),
  fill(
    'ochre.middle',
    'M0 258H800V314H740Q724 278 660 278Q590 278 572 314H520Q500 276 400 276Q300 276 280 314H228Q210 278 140 278Q76 278 60 314H0z',
  ),
  fill('ochre.near', rect(0, 258, 800, 4) + rect(0, 268, 800, 2)),
];

/** Florence: the dome of the cathedral with Giotto's bell tower, Palazzo Vecchio, and Ponte Vecchio over the Arno. */
export const drawing: Drawing = {
  sky: 'earth',
  sun: { x: 690, y: 88 },
  layers: [
    fill('leaf.far', hills(6, 232, 70, 4)),
    ...[40, 62, 110, 706, 730, 768].map((x, i) => cypress(x, 246, 62 + (i % 3) * 12, 'leaf.middle')),
    ...houses(3, [0, 800], 258, { wall: 'sun.far', roof: 'coral.middle', height: 58 }),
    ...palazzoVecchio,
    ...duomo,
    ...campanile,
    ...houses(8, [0, 150], 262, { wall: 'earth.far', roof: 'coral.near', height: 40 }),
    ...houses(13, [660, 800], 262, { wall: 'earth.far', roof: 'coral.near', height: 44 }),
    ...water(286, 'leaf.near', 'leaf.middle'),
    ...ponteVecchio,
  ],
};
