import type { Drawing } from '../drawing.ts';
import { arch, disc, fill, houses, put, rect, times, water } from '../kit.ts';

const campanile = put(222, 268, 0.95, [
  fill('coral.near', rect(-21, -150, 42, 150)),
  fill(
    'earth.near',
    times(3, (i) => rect(-15 + i * 12, -144, 5, 140)),
  ),
  fill('white', rect(-25, -154, 50, 6) + rect(-22, -178, 44, 26) + rect(-25, -182, 50, 5)),
  fill(
    'glow',
    times(4, (i) => arch(-18 + i * 9.6, -154, 7, 20)),
  ),
  fill('coral.near', rect(-20, -198, 40, 17)),
  fill('white', rect(-23, -201, 46, 4)),
  fill('leaf.near', 'M-21 -201L0 -242L21 -201z'),
  fill('gold', 'M-2 -242l-3 -4l4 -2l1 -5l3 4l-1 3l3 4z'),
]);

/** The Doge's Palace: an open arcade, a lace of small arches with quatrefoils, a wall of rose diamonds above. */
const palace = put(250, 268, 1, [
  fill('rose.far', rect(0, -128, 202, 66)),
  fill(
    'rose.middle',
    times(5, (row) => times(14, (i) => `M${4 + i * 14 + (row % 2) * 7} ${-118 + row * 12}l5 -5l5 5l-5 5z`)),
  ),
  fill(
    'white',
    times(21, (i) => `M${i * 9.6} -128v-5l4.800 -9l4.800 9v5z`),
  ),
  fill('white', rect(0, -66, 202, 66)),
  fill(
    'glow',
    times(20, (i) => arch(3 + i * 10, -36, 6, 17)) +
      times(20, (i) => disc(i * 10 + 1, -57, 2.5)) +
      times(10, (i) => arch(3 + i * 20, 0, 15, 30)),
  ),
  fill('white', rect(0, -62, 202, 3) + rect(-2, -36, 206, 4)),
  fill('glow', times(6, (i) => arch(14 + (i + (i > 2 ? 1 : 0)) * 27, -82, 12, 30)) + arch(93, -76, 17, 42)),
  fill('white', 'M88 -76h27v5h-27zM90 -120L101 -142L113 -120z'),
]);

/** Santa Maria della Salute: a great dome on a drum with scrolls, a smaller one behind it. */
const salute = put(584, 268, 1, [
  fill('white', 'M56 0V-88H112V0z'),
  fill('blue.middle', 'M54 -88C54 -116 70 -128 84 -130C98 -128 114 -116 114 -88zM82 -130h4v-16h-4z'),
  fill(
    'white',
    times(2, (i) => rect(i ? 110 : 72, -148, 10, 60) + `M${i ? 108 : 70} -148l7 -16l7 16z`),
  ),
  fill('white', 'M-84 0V-66H84V0zM-56 -66V-122H56V-66z'),
  fill('whiteShade', rect(-88, -70, 176, 6) + rect(-60, -126, 120, 6)),
  fill('blue.middle', 'M-58 -126C-58 -170 -28 -196 0 -198C28 -196 58 -170 58 -126z'),
  fill(
    'blue.near',
    times(5, (i) => `M${-40 + i * 20} -126Q${-38 + i * 19} -176 0 -197Q${-37 + i * 19} -176 ${-38 + i * 20} -126z`),
  ),
  fill('white', 'M-11 -196V-220H11V-196zM-12 -220Q-8 -232 0 -234Q8 -232 12 -220zM-1 -234h2v-10h-2z'),
  fill('whiteShade', times(2, (i) => disc(i ? 68 : -68, -82, 15)) + rect(-34, -64, 68, 64)),
  fill(
    'white',
    times(2, (i) => disc(i ? 68 : -68, -82, 9)) + 'M-38 -64L0 -84L38 -64zM-34 -64h7v64h-7zM27 -64h7v64h-7z',
  ),
  fill(
    'glow',
    arch(-18, 0, 36, 52) +
      times(2, (i) => arch(i ? 48 : -68, -6, 20, 40)) +
      times(6, (i) => arch(-48 + i * 17, -82, 10, 28)) +
      arch(-5, -200, 4, 13) +
      arch(2, -200, 4, 13),
  ),
]);

/** A mooring pole with a spiral stripe. */
const pole = (x: number, height: number) =>
  put(x, 320, 1, [
    fill('white', rect(-4, -height, 8, height)),
    fill(
      'blue.near',
      times(Math.floor(height / 16), (i) => `M-4 ${-height + 12 + i * 16}l8 -7v7l-8 7z`),
    ),
    fill('gold', disc(0, -height - 3, 6)),
  ]);

const gondola = put(384, 300, 1, [
  fill('ink', 'M-128 -34L-122 -36Q-112 -8 -70 -4H76Q112 -8 124 -44L131 -42Q126 10 70 14H-66Q-116 10 -128 -34z'),
  fill('white', 'M-128 -34h-9v3h9v4h-8v3h9v4h-8v3h10zM-132 -40q-6 -8 3 -10l5 14z'),
  fill('coral.near', 'M-30 -4V-16Q-28 -22 -20 -22H26Q30 -22 30 -16V-4z'),
  fill('gold', rect(-66, -3, 130, 2.5)),
  fill('ink', 'M76 -6L80 -34H92L94 -6H88L86 -24L82 -6z'),
  fill('white', 'M78 -32L80 -60Q86 -66 92 -60L95 -32z'),
  fill(
    'coral.near',
    times(3, (i) => rect(79, -56 + i * 8, 15, 3.5)),
  ),
  fill('sun.middle', disc(86, -69, 6) + rect(76, -76, 20, 3) + rect(80, -80, 12, 5)),
  fill('earth.front', 'M60 -62l3 -1L112 18l-4 0zM80 -54L62 -46l2 4L82 -46z'),
]);

/** Venice: the bell tower of Saint Mark's and the Doge's Palace, the Salute, a gondola between striped poles. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 416, y: 88 },
  layers: [
    fill('violet.far', 'M0 280V226Q80 220 150 226L200 214H470L560 226Q700 216 800 228V280z'),
    ...houses(20, [0, 200], 268, { wall: 'earth.middle', roof: 'coral.near', height: 84 }),
    ...houses(41, [452, 510], 268, { wall: 'sun.middle', roof: 'coral.near', height: 60 }),
    ...houses(33, [690, 800], 268, { wall: 'rose.middle', roof: 'coral.near', height: 72 }),
    ...campanile,
    ...palace,
    ...salute,
    fill('whiteShade', rect(0, 266, 800, 6)),
    ...water(270, 'sea.near', 'sea.middle'),
    ...gondola,
    ...[140, 168, 206, 566, 600, 652].flatMap((x, i) => pole(x, [78, 58, 68, 62, 82, 66][i] ?? 60)),
  ],
};
