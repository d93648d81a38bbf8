import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, houses, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

const lancet = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}v${-height + width}q0 ${-width * 0.6} ${width / 2} ${-width}` +
  `q${width / 2} ${width * 0.4} ${width / 2} ${width}v${height - width}z`;

const spikes = (half: number, y: number, height: number) =>
  `M${-half - 3} ${y}l4 ${-height}l4 ${height}zM${half - 5} ${y}l4 ${-height}l4 ${height}z`;

/** The Belfry: slender, with corner turrets, a slate spire and the golden dragon. */
const belfry: Layer[] = [
  fill('ochre.middle', rect(-22, -150, 44, 150)),
  fill('ochre.near', rect(-25, -152, 50, 5) + rect(-22, -104, 44, 3) + rect(-22, -56, 44, 3)),
  fill('ochre.near', rect(-28, -168, 9, 20) + rect(19, -168, 9, 20)),
  fill('sea.near', 'M-30 -168l6.500 -20l6.500 20zM17 -168l6.500 -20l6.500 20z'),
  fill('sea.near', 'M-18 -152L-12 -186H12L18 -152zM-10 -186V-200H10V-186zM-12 -200L-2 -240H2L12 -200z'),
  fill(
    'gold',
    'M-14 -250q8 -8 16 -4q10 -10 16 -2q-6 0 -8 4l6 2q-8 8 -18 4q-4 6 -12 4q4 -2 4 -4q-2 -2 -4 -4z' +
      rect(-1, -250, 2, 14),
  ),
  fill(
    'pane',
    lancet(-15, -112, 11, 34) + lancet(4, -112, 11, 34) + lancet(-15, -64, 11, 34) + lancet(4, -64, 11, 34),
    0.75,
  ),
  fill('white', disc(0, -170, 7)),
];

/** Saint Bavo's square tower, broad and without a spire. */
const cathedral: Layer[] = [
  fill('coral.middle', 'M28 0V-62L44 -86H120L136 -62V0z'),
  fill('coral.near', 'M22 -60L44 -90H122L144 -60z'),
  fill('sun.middle', rect(-32, -176, 64, 176)),
  fill(
    'ochre.near',
    spikes(31, -174, 30) +
      spikes(10, -176, 18) +
      rect(-35, -178, 70, 5) +
      rect(-32, -120, 64, 3) +
      rect(-32, -62, 64, 3),
  ),
  fill('ochre.middle', rect(-37, -174, 9, 174) + rect(28, -174, 9, 174)),
  fill(
    'pane',
    lancet(-21, -128, 16, 44) + lancet(5, -128, 16, 44) + lancet(-21, -70, 16, 44) + lancet(5, -70, 16, 44),
    0.75,
  ),
  fill(
    'pane',
    times(4, (i) => lancet(50 + i * 20, -12, 10, 34)),
    0.7,
  ),
];

/** Saint Nicholas: a blue-stone nave with four thin turrets and the lantern tower in the middle. */
const saintNicholas: Layer[] = [
  fill('blue.middle', rect(-78, -58, 156, 58) + 'M-78 -58L-66 -82H66L78 -58z'),
  fill('blue.near', 'M-82 -58L-68 -84H68L82 -58z'),
  fill('blue.middle', rect(-24, -142, 48, 142)),
  fill(
    'blue.near',
    rect(-30, -148, 10, 92) +
      rect(20, -148, 10, 92) +
      'M-32 -148l7 -26l7 26zM18 -148l7 -26l7 26zM-20 -142L0 -178L20 -142z',
  ),
  fill('blue.near', rect(-88, -92, 12, 92) + rect(76, -92, 12, 92) + 'M-90 -92l8 -26l8 26zM74 -92l8 -26l8 26z'),
  fill(
    'pane',
    lancet(-15, -92, 12, 42) + lancet(3, -92, 12, 42) + times(5, (i) => lancet(-66 + i * 28, -10, 13, 38)),
    0.75,
  ),
];

const walls: readonly Paint[] = [
  'ochre.middle',
  'coral.near',
  'white',
  'sun.near',
  'coral.middle',
  'ochre.near',
  'white',
  'rose.middle',
];

/** Guild houses of the Graslei on the quay, some stepped and some curled, with their light on the water. */
const quay = (from: number, base: number): Layer[] =>
  walls.flatMap((wall, i) => {
    const height = 54 + ((i * 19) % 24);
    const gable =
      i % 3 === 1
        ? `M0 ${-height}q2 -14 10 -16q2 -14 11 -14q9 0 11 14q8 2 10 16z`
        : times(4, (j) => rect(3 + j * 4.6, -height - 8 - j * 8, 36 - j * 9.2, 9));
    return put(from + i * 43, base, 1, [
      fill(wall, rect(0, -height, 42, height) + gable),
      fill('white', rect(0, -height, 42, 2), 0.7),
      fill(
        'pane',
        times(3, (row) => times(3, (j) => rect(5 + j * 12, -height + 7 + row * 17, 8, 11))) +
          rect(17, -height - 18, 8, 11),
        0.75,
      ),
      fill('glow', arch(16, 0, 10, 14)),
      fill(wall, rect(3, 8, 36, 16 + (i % 3) * 5), 0.3),
    ]);
  });

/** The castle of the counts: a round wall with turrets over the moat, and the keep above. */
const castle: Layer[] = [
  fill('earth.middle', rect(-46, -150, 84, 150) + times(5, (i) => rect(-46 + i * 17.5, -160, 11, 11))),
  fill('earth.near', rect(-50, -142, 8, 142) + rect(-6, -142, 7, 142) + rect(34, -142, 8, 142)),
  fill('sea.near', 'M-32 -150l14 -18h32l14 18z'),
  fill('ochre.near', rect(-128, -66, 236, 66)),
  fill(
    'ochre.middle',
    [-128, -82, -36, 18, 66].map((x) => rect(x, -86, 34, 86) + times(3, (i) => rect(x + i * 12, -94, 9, 9))).join(''),
  ),
  fill(
    'pane',
    lancet(-34, -94, 9, 24) +
      lancet(12, -94, 9, 24) +
      [-115, -69, -23, 31, 79].map((x) => rect(x, -64, 6, 18)).join(''),
    0.8,
  ),
  fill('glow', arch(-28, 0, 18, 34)),
  fill('coral.near', 'M-6 -168v-34h2v4q16 -6 30 2q-14 8 -28 8v20z'),
];

/** Ghent: its three towers in a row over the guild houses of the Graslei, the counts' castle, the Leie. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 260, y: 70 },
  layers: [
    ...houses(19, [220, 800], 246, { wall: 'rose.far', roof: 'violet.middle', height: 66 }),
    ...put(664, 252, 1.05, cathedral),
    ...put(548, 250, 0.97, belfry),
    ...put(404, 250, 1.04, saintNicholas),
    ...put(140, 258, 1.08, castle),
    fill('leaf.near', [8, 268, 292].map((x) => disc(x, 246, 18) + disc(x + 16, 240, 16)).join('')),
    ...water(256, 'sea.near', 'sea.middle'),
    fill('earth.near', rect(300, 250, 500, 10)),
    ...quay(318, 252),
    fill('ochre.near', 'M0 268H250q20 0 20 -10H0z'),
    fill('ink', 'M196 300h116l-12 14H210z'),
    fill('white', rect(214, 292, 80, 8)),
    fill(
      'coral.near',
      times(5, (i) => disc(222 + i * 16, 289, 5)),
    ),
    fill('white', 'M96 300q10 -2 14 -14q4 -6 9 -2l-5 3q0 8 -3 12q14 -6 20 -1q-6 8 -22 8q-9 0 -13 -6z'),
  ],
};
