import type { Drawing } from '../drawing.ts';
import { arch, disc, fill, ground, put, rect, times } from '../kit.ts';

const pinnacle = (x: number, y: number, height: number, width = 5) =>
  `M${x - width} ${y}L${x - width * 0.7} ${y - height * 0.45}h${-width * 0.3}L${x} ` +
  `${y - height}L${x + width} ${y - height * 0.45}h${-width * 0.3}L${x + width} ${y}z`;

/** Height of the stepped front at so many units from its middle. */
const front = (x: number) => 152 - Math.abs(x) * 0.5;
const ribs = [-148, -100, -52, 52, 100, 148];

const duomo = put(350, 290, 1, [
  fill(
    'whiteShade',
    times(13, (i) => pinnacle(-132 + i * 22, -front(-132 + i * 22) + 6, 44 + (i % 2) * 12, 4)),
  ),
  fill('whiteShade', 'M-22 -140L-17 -176H17L22 -140zM-17 -176L-3 -240H3L17 -176z'),
  fill('white', pinnacle(-22, -150, 44) + pinnacle(22, -150, 44)),
  fill('gold', 'M-3 -240L-1.5 -254a3 3 0 1 1 3 0L3 -240zM2 -250l7 -10v3l-6 9z'),
  fill('white', `M-152 0V${-front(152)}L0 ${-front(0) - 4}L152 ${-front(152)}V0z`),
  fill(
    'white',
    ribs.map((x) => rect(x - 8, -front(x) - 8, 16, front(x) + 8) + pinnacle(x, -front(x) - 8, 42, 8)).join(''),
  ),
  fill('whiteShade', ribs.map((x) => rect(x + 2, -front(x) - 8, 6, front(x) + 8) + rect(x - 4, -60, 3, 60)).join('')),
  fill('white', pinnacle(0, -150, 40, 7)),
  fill(
    'whiteShade',
    times(19, (i) => rect(-144 + i * 16, -front(-142 + i * 16) + 3, 8, 5)),
  ),
  fill(
    'glow',
    [-124, -76, 76, 124].map((x) => arch(x - 9, 0, 18, 38) + arch(x - 6, -58, 12, 30)).join('') +
      arch(-18, 0, 36, 60) +
      arch(-14, -84, 28, 44),
  ),
  fill('whiteShade', `${rect(-26, -70, 52, 4)}M-22 -66L0 -84L22 -66z${rect(-1.5, -128, 3, 44)}`),
]);

const leaves = ['leaf.near', 'leaf.middle'] as const;

/** Bosco Verticale: balconies that stick out in turn, with trees on every one. */
const forestTower = (x: number, floors: number) =>
  put(x, 290, 1, [
    fill('violet.near', rect(-27, -floors * 17 - 6, 54, floors * 17 + 6)),
    fill(
      'pane',
      times(floors, (f) => times(4, (i) => rect(-22 + i * 12, -floors * 17 + f * 17, 7, 9))),
    ),
    fill(
      'white',
      times(floors, (f) => rect(f % 2 ? -33 : -25, -floors * 17 + 11 + f * 17, 58, 4)),
    ),
    ...leaves.map((leaf, k) =>
      fill(
        leaf,
        times(floors, (f) => {
          const side = f % 2 ? -1 : 1;
          const y = -floors * 17 + 7 + f * 17;
          return disc(side * (k ? 20 : 30), y, k ? 5.5 : 7) + disc(-side * (k ? 8 : 24), y + 1, 5);
        }),
      ),
    ),
    fill('leaf.near', disc(-18, -floors * 17 - 10, 8) + disc(2, -floors * 17 - 8, 7) + disc(18, -floors * 17 - 11, 9)),
  ]);

const spireTower = put(516, 290, 1, [
  fill('blue.middle', 'M-24 0V-140Q-22 -160 4 -166L24 -160V0zM4 -164L9 -236L12 -164z'),
  fill('whiteShade', rect(-20, -128, 40, 3) + rect(-20, -104, 40, 3) + rect(-20, -80, 40, 3)),
]);

const galleria = put(130, 290, 1, [
  fill('earth.far', rect(-110, -78, 220, 78) + rect(-44, -112, 88, 112)),
  fill('earth.middle', rect(-112, -82, 224, 6) + rect(-48, -116, 96, 6) + rect(-110, -40, 220, 4)),
  fill('blue.far', 'M-40 -116Q-36 -138 0 -142Q36 -138 40 -116z'),
  fill('glow', arch(-26, 0, 52, 96) + times(3, (i) => arch(-100 + i * 19, 0, 13, 30) + arch(50 + i * 19, 0, 13, 30))),
  fill(
    'pane',
    times(3, (i) => arch(-98 + i * 19, -48, 9, 22) + arch(52 + i * 19, -48, 9, 22)),
    0.7,
  ),
  fill('white', rect(31, -110, 6, 110) + rect(-37, -110, 6, 110)),
]);

/** Milan: the cathedral and its forest of pinnacles, the Galleria, the Bosco Verticale, the snowy Alps. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 214, y: 84 },
  layers: [
    fill(
      'blue.far',
      'M0 300V206L70 168L120 196L190 146L260 196L330 160L420 200L500 158L570 196L650 150L730 198L800 164V300z',
    ),
    fill(
      'white',
      'M190 146L164 165l14 4l10 -6l12 10l14 -9zM650 150L626 165l14 6l12 -8l10 8l12 -5zM70 168L52 178l16 6l18 -4z',
    ),
    ...spireTower,
    ...forestTower(592, 11),
    ...forestTower(672, 8),
    fill('rose.far', rect(716, 210, 90, 90) + rect(700, 236, 30, 60)),
    fill(
      'pane',
      times(5, (i) => times(3, (row) => rect(724 + i * 15, 220 + row * 22, 6, 11))),
      0.5,
    ),
    ...galleria,
    ...duomo,
    ground('rose.middle', 288),
    fill(
      'rose.near',
      times(3, (row) => times(14, (i) => `M${i * 62 + (row % 2) * 31} ${297 + row * 9}l14 -4l14 4l-14 4z`)),
      0.6,
    ),
  ],
};
