import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, palm, put, rect, times, towers, water } from '../kit.ts';

/** A box balcony of carved cedar. */
const balcony = (x: number, y: number, bays: number): Layer[] =>
  put(x, y, 1, [
    fill('earth.front', `M-4 0h${bays * 16 + 8}l-6 10H2z`),
    fill('earth.near', rect(-2, -46, bays * 16 + 4, 46)),
    fill('earth.front', `${rect(-5, -50, bays * 16 + 10, 6)}${rect(-3, -20, bays * 16 + 6, 3)}`),
    fill(
      'glow',
      times(bays, (i) => arch(i * 16 + 3, -21, 10, 20)),
    ),
    fill(
      'earth.front',
      times(bays, (i) => rect(i * 16 + 3, -14, 10, 11)),
    ),
  ]);

/** The cathedral: two towers with slate caps, a stone portal, walls of the city's yellow. */
const cathedral = put(196, 262, 0.95, [
  fill('sun.middle', rect(-62, -96, 124, 96)),
  fill('white', `M-66 -96h132v-6h-132zM-26 0V-104Q-26 -116 0 -120Q26 -116 26 -104V0z`),
  fill('whiteShade', `${rect(-24, -64, 48, 4)}${times(4, (i) => rect(-24 + i * 14, -60, 5, 60))}`),
  fill('earth.front', arch(-10, 0, 20, 40)),
  fill('glow', disc(0, -84, 9)),
  ...[-84, 84].flatMap((x) => [
    fill('sun.middle', rect(x - 24, -150, 48, 150)),
    fill(
      'white',
      `${rect(x - 27, -104, 54, 5)}${rect(x - 27, -152, 54, 5)}${rect(x - 24, -150, 5, 150)}${rect(x + 19, -150, 5, 150)}`,
    ),
    fill('glow', `${arch(x - 15, -112, 12, 32)}${arch(x + 3, -112, 12, 32)}${arch(x - 7, -48, 14, 26)}`),
    fill(
      'blue.front',
      `M${x - 26} -152Q${x - 22} -176 ${x - 8} -182V-192H${x + 8}V-182Q${x + 22} -176 ${x + 26} -152z`,
    ),
    fill('blue.near', `M${x - 26} -152Q${x - 22} -176 ${x - 8} -182V-192H${x - 2}V-152z`),
    fill('ink', `${rect(x - 1, -210, 2, 18)}${rect(x - 5, -205, 10, 2)}`),
  ]),
]);

/** The cliffs of the Costa Verde, towers along their edge. */
const cliffs: Layer[] = [
  towers(17, { base: 180, heights: [30, 96], between: [360, 640] }, 'violet.far'),
  towers(4, { base: 184, heights: [20, 70], between: [340, 600] }, 'violet.middle'),
  fill(
    'pane',
    times(30, (i) => rect(376 + (i % 10) * 20, 138 + Math.floor(i / 10) * 14, 4, 6)),
    0.5,
  ),
  fill('ochre.middle', 'M320 250V184H612Q640 190 656 214L700 250z'),
  fill('ochre.near', 'M400 190l20 60h-44zM470 186l24 64h-52zM540 186l26 64h-50zM604 190l40 60h-56z', 0.5),
  fill('leaf.near', 'M320 190V178H600Q630 180 642 196L636 200Q618 190 590 190z'),
  fill(
    'leaf.middle',
    times(11, (i) => disc(350 + i * 24, 178, 8)),
  ),
  ...put(612, 182, 0.9, [
    fill('white', 'M-8 0L-5 -60H5L8 0z'),
    fill('blue.near', 'M-7.4 -12L-6.8 -24H6.8L7.4 -12zM-6.2 -36L-5.6 -48H5.6L6.2 -36z'),
    fill('ink', rect(-8, -63, 16, 3)),
    fill('glow', rect(-4, -72, 8, 9)),
    fill('coral.near', 'M-6 -72q6 -10 12 0z'),
  ]),
];

/** The pavilion at the end of its jetty. */
const pier = put(640, 262, 1, [
  fill('earth.near', `${rect(-120, -10, 150, 4)}${times(13, (i) => rect(-116 + i * 12, -6, 3, 14))}`),
  fill('white', 'M-22 -10V-28H58V-10z'),
  fill(
    'pane',
    times(9, (i) => arch(-18 + i * 8.4, -11, 5, 13)),
  ),
  fill('leaf.near', 'M-28 -28L-10 -42H46L64 -28z'),
  fill('white', rect(8, -52, 20, 10)),
  fill('leaf.near', 'M4 -52L18 -66L32 -52z'),
  fill(
    'earth.near',
    times(6, (i) => rect(-20 + i * 15, -10, 3, 18)),
  ),
]);

const glider = (x: number, y: number, size: number, wing: 'coral.near' | 'sun.near'): Layer[] =>
  put(x, y, size, [
    fill(wing, 'M-34 0Q0 -26 34 0Q20 -8 0 -9T-34 0z'),
    fill('ink', 'M-26 -5L0 34l1 0L-25 -6zM26 -5L0 34l-1 0L25 -6z', 0.5),
    fill('ink', 'M-4 32h8l-1 10h-6z'),
  ]);

/** Lima: the yellow cathedral and carved balconies, cliffs over the Pacific, paragliders and surf. */
export const drawing: Drawing = {
  sky: 'ochre',
  sun: { x: 716, y: 128 },
  layers: [
    fill('earth.far', 'M0 250V150L70 104L130 136L200 92L290 150L360 130L420 180V250z'),
    ...water(206, 'sea.middle', 'sea.far'),
    ...cliffs,
    fill('white', 'M560 250Q640 240 700 250T800 246v5Q740 250 700 256T560 256z', 0.8),
    ...pier,
    ...glider(520, 78, 1, 'coral.near'),
    ...glider(640, 52, 0.6, 'sun.near'),
    fill('earth.far', 'M0 320V250H420Q480 256 520 320z'),
    ...cathedral,
    fill('ochre.near', rect(0, 150, 76, 114)),
    fill('white', `${rect(0, 146, 80, 6)}${rect(72, 150, 5, 114)}`),
    ...balcony(6, 214, 4),
    fill('glow', `${arch(14, 264, 18, 34)}${arch(44, 264, 18, 34)}`),
    fill('ochre.near', rect(316, 166, 84, 98)),
    fill('white', `${rect(312, 162, 92, 6)}${rect(316, 166, 5, 98)}${rect(395, 166, 5, 98)}`),
    ...balcony(328, 222, 4),
    fill('glow', `${arch(332, 264, 18, 30)}${arch(366, 264, 18, 30)}`),
    fill('ochre.far', rect(0, 262, 420, 4)),
    ...palm(96, 286, 84),
    ...palm(298, 288, 92),
    fill('white', 'M470 300Q540 288 610 302T760 300v4Q700 304 640 309T470 305z', 0.8),
    ...put(600, 296, 1, [
      fill('coral.near', 'M-20 4q20 -6 40 -2q-18 6 -40 2z'),
      fill('ink', 'M-3 1l1 -8l-7 -3l1 -2l9 2l8 -4l1 2l-7 5l3 7zM-1 -15a3 3 0 1 0 6 0a3 3 0 1 0 -6 0z'),
    ]),
  ],
};
