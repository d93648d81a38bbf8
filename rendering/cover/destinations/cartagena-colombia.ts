import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, disc, fill, palm, put, rect, times, towers, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** The yellow gate with its clock: three arches below, an octagonal tower and a red-white spire above. */
const gate: Layer[] = put(262, 262, 1.08, [
  fill('gold', rect(-86, -78, 172, 78)),
  fill('white', `${rect(-90, -82, 180, 6)}${rect(-90, -6, 180, 6)}`),
  fill('white', [-62, -22, 18, 58].map((x) => `M${x - 4} 0v-72h8v72z`).join('')),
  fill('earth.front', `${arch(-50, 0, 24, 50)}${arch(-13, 0, 27, 58)}${arch(27, 0, 24, 50)}`),
  fill('gold', `${rect(-32, -128, 64, 48)}${rect(-24, -164, 48, 38)}`),
  fill('white', `${rect(-36, -132, 72, 6)}${rect(-28, -168, 56, 6)}${rect(-32, -126, 5, 44)}${rect(27, -126, 5, 44)}`),
  fill('white', disc(0, -104, 17)),
  fill('ink', `M-17 -104a17 17 0 1 0 34 0a17 17 0 1 0 -34 0zM-15 -104a15 15 0 1 1 30 0a15 15 0 1 1 -30 0z`),
  fill('ink', 'M-1 -104v-11h2v10l8 5l-1 2z'),
  fill('glow', `${arch(-16, -132, 9, 24)}${arch(-4.5, -132, 9, 26)}${arch(7, -132, 9, 24)}`),
  fill('gold', 'M-24 -168Q-20 -188 -7 -196L0 -226L7 -196Q20 -188 24 -168z'),
  fill(
    'white',
    'M-13 -168Q-12 -186 -4 -196L0 -226L1 -226L-1 -196Q-6 -184 -7 -168zM13 -168Q12 -186 4 -196L3 -196Q7 -184 8 -168z',
  ),
  fill('earth.front', rect(-0.8, -236, 1.6, 12)),
]);

interface House {
  readonly x: number;
  readonly wall: Paint;
  readonly wood: Paint;
  readonly height: number;
}

/** A house with a long wooden balcony that drips with bougainvillea. */
const house = ({ x, wall, wood, height }: House): Layer[] =>
  put(x, 300, 1, [
    fill(wall, rect(0, -height, 70, height)),
    fill('earth.near', `M-4 ${-height}h78l-5 -10h-68z`),
    fill('pane', `${arch(12, -58, 14, 32)}${arch(44, -58, 14, 32)}`, 0.8),
    fill(wood, `${rect(-4, -62, 78, 5)}${rect(-4, -84, 78, 3)}M-6 ${-height + 4}h82l-6 8h-70z`),
    fill(
      wood,
      times(12, (i) => rect(-3 + i * 6.6, -84, 2, 24)) +
        rect(-4, -height + 10, 3, height - 66) +
        rect(71, -height + 10, 3, height - 66),
    ),
    fill('earth.front', arch(26, 0, 20, 40)),
    fill('pane', `${rect(7, -38, 12, 22)}${rect(53, -38, 10, 22)}`, 0.8),
    fill(
      'rose.near',
      `${disc(6, -64, 9)}${disc(18, -58, 8)}${disc(2, -50, 7)}${disc(58, -62, 8)}${disc(67, -54, 9)}${disc(70, -42, 6)}`,
    ),
    fill('leaf.near', `${disc(10, -54, 4)}${disc(63, -48, 4)}${disc(24, -62, 4)}`),
  ]);

/** The dome of the cathedral, salmon and cream, over the roofs. */
const cathedral: Layer[] = put(104, 262, 1, [
  fill('coral.near', rect(-20, -150, 40, 150)),
  fill('white', `${rect(-24, -152, 48, 5)}${rect(-24, -110, 48, 4)}`),
  fill('glow', `${arch(-12, -118, 9, 24)}${arch(3, -118, 9, 24)}`),
  fill('coral.near', 'M-20 -152Q-20 -184 0 -190Q20 -184 20 -152z'),
  fill('white', `M-7 -153Q-8 -180 0 -190Q8 -180 7 -153z${rect(-5, -204, 10, 16)}`),
  fill('coral.near', 'M-6 -203Q0 -216 6 -203z'),
]);

/** The wall with its watch box over the sea. */
const wall: Layer[] = [
  fill('ochre.near', 'M344 320V244H640L668 320z'),
  fill('ochre.middle', `${rect(338, 238, 304, 9)}${times(7, (i) => rect(346 + i * 42, 226, 26, 14))}`),
  fill(
    'ochre.front',
    times(4, (row) => times(8, (i) => rect(352 + i * 37 + (row % 2) * 18, 256 + row * 15, 15, 3))),
    0.5,
  ),
  ...put(628, 244, 1, [
    fill('ochre.near', 'M-16 6V-34H16V6L6 26H-6z'),
    fill('ochre.middle', `${rect(-19, -38, 38, 6)}M-18 -38Q-15 -58 0 -64Q15 -58 18 -38z${disc(0, -66, 4)}`),
    fill('earth.front', rect(-3, -26, 6, 16)),
  ]),
];

/** Cartagena: the yellow clock gate, balconies with bougainvillea, the dome and the wall by the warm sea. */
export const drawing: Drawing = {
  sky: 'ochre',
  sun: { x: 560, y: 92 },
  layers: [
    fill('coral.far', 'M340 214q90 -26 190 -8t270 -12V270H340z'),
    towers(77, { base: 232, heights: [36, 104], between: [668, 800] }, 'violet.far'),
    ...water(222, 'sea.near', 'sea.middle'),
    ...boat(728, 262, 46),
    ...boat(694, 238, 22, 'coral.middle'),
    ...cathedral,
    ...wall,
    fill('earth.middle', 'M0 262H344V320H0z'),
    ...gate,
    ...palm(392, 242, 104),
    ...palm(432, 242, 82, 'leaf.near'),
    ...house({ x: -12, wall: 'blue.near', wood: 'white', height: 128 }),
    ...house({ x: 64, wall: 'coral.near', wood: 'leaf.front', height: 116 }),
    fill('ochre.middle', 'M0 300H668V320H0z'),
    fill('leaf.near', 'M700 320q30 -22 100 -18v18z'),
    ...palm(772, 312, 150),
  ],
};
