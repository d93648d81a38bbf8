import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, put, rect, times, towers, tree, water } from '../kit.ts';

/** The mountain in autumn with its cross of iron. */
const mountRoyal: Layer[] = [
  fill('coral.middle', 'M0 262V196Q90 130 220 112Q330 96 430 132Q560 172 640 222L700 262z'),
  fill(
    'sun.middle',
    times(16, (i) => disc(40 + i * 38, 190 - Math.round(62 * Math.sin(i / 4.6)) + (i % 3) * 20, 20)),
    0.8,
  ),
  fill(
    'leaf.middle',
    times(11, (i) => disc(70 + i * 50, 216 - Math.round(60 * Math.sin(i / 3.4)) + (i % 2) * 14, 17)),
    0.8,
  ),
  fill('ink', `${rect(366, 34, 5, 84)}${rect(350, 50, 37, 5)}`),
  fill('gold', times(9, (i) => disc(368.5, 38 + i * 7, 1.6)) + times(5, (i) => disc(353 + i * 7.8, 52.5, 1.6))),
];

const towerOf = (x: number): Layer[] =>
  put(x, 0, 1, [
    fill('whiteShade', `${rect(-29, -196, 58, 196)}`),
    fill(
      'white',
      `${rect(-33, -200, 8, 200)}${rect(25, -200, 8, 200)}${rect(-34, -142, 68, 5)}${rect(-34, -80, 68, 5)}`,
    ),
    fill(
      'white',
      times(5, (i) => rect(-33 + i * 14.5, -212, 9, 14)),
    ),
    fill('white', `${rect(-35, -202, 70, 6)}`),
    fill(
      'glow',
      `${arch(-17, -148, 14, 42)}${arch(3, -148, 14, 42)}${arch(-12, -92, 24, 38)}${arch(-10, -20, 20, 44)}`,
    ),
  ]);

/** The basilica: two square towers, three statues, three tall arches of the porch. */
const basilica: Layer[] = put(196, 286, 1, [
  fill('whiteShade', rect(-46, -150, 92, 150)),
  fill('white', `M-46 -150L0 -174L46 -150z${rect(-46, -84, 92, 5)}`),
  fill('glow', `${arch(-40, 0, 22, 66)}${arch(-11, 0, 22, 74)}${arch(18, 0, 22, 66)}`),
  fill('glow', `${arch(-26, -96, 52, 40)}`),
  fill('ochre.near', `${rect(-31, -80, 5, 8)}${rect(-2.5, -86, 5, 9)}${rect(26, -80, 5, 8)}`),
  ...towerOf(-74),
  ...towerOf(74),
]);

/** Meridians and parallels of the geodesic ball, leaning to make triangles. */
const netting = times(9, (i) => {
  const y = -64 + i * 16;
  const half = Math.round(Math.sqrt(76 * 76 - y * y));
  const pieces = Math.max(3, Math.round(half / 9));
  const step = (2 * half) / pieces;
  return (
    rect(-half, y - 0.9, 2 * half, 1.8) +
    times(
      pieces,
      (k) =>
        `M${(-half + k * step).toFixed(1)} ${y}l${(step / 2).toFixed(1)} 16h1.8l${(-step / 2).toFixed(1)} -16zM${(-half + (k + 1) * step).toFixed(1)} ${y}l${(-step / 2).toFixed(1)} 16h-1.8l${(step / 2).toFixed(1)} -16z`,
    )
  );
});

const biosphere: Layer[] = put(664, 186, 1.12, [
  fill('blue.far', disc(0, 0, 78), 0.75),
  fill('sea.middle', 'M-30 66V20H34V66zM-14 20V-14H40V20z', 0.9),
  fill('pane', times(5, (i) => rect(-25 + i * 11, 30, 7, 8)) + times(4, (i) => rect(-9 + i * 12, -4, 7, 8)), 0.8),
  fill('violet.near', netting),
  fill('violet.near', 'M-78 0a78 78 0 1 0 156 0a78 78 0 1 0 -156 0zM-75 0a75 75 0 1 1 150 0a75 75 0 1 1 -150 0z'),
  fill('earth.front', `${rect(-34, 72, 68, 10)}`),
]);

/** A house of the Plateau with its iron stair turning down to the pavement. */
const triplex = (x: number, wall: Layer['paint'], roof: Layer['paint']): Layer[] =>
  put(x, 300, 1, [
    fill(wall, rect(0, -96, 62, 96)),
    fill(roof, 'M-2 -94l8 -16h12l6 -12h14l6 12h12l8 16z'),
    fill('pane', times(2, (row) => times(2, (i) => rect(8 + i * 36, -86 + row * 34, 12, 20))) + rect(44, -22, 12, 16)),
    fill('white', `${rect(26, -58, 11, 24)}${rect(2, -34, 60, 3)}${rect(2, -46, 60, 2)}`),
    fill(
      'white',
      times(9, (i) => rect(3 + i * 7, -46, 1.4, 13)),
    ),
    fill('ink', 'M36 -34Q8 -26 10 -14Q12 -4 30 0h-6Q4 -4 3 -14Q3 -28 30 -34z'),
    fill(
      'ink',
      times(6, (i) => rect(4 + i * 3, -26 + i * 4.4, 12, 2)),
    ),
  ]);

/** Montreal: the twin towers of Notre-Dame, the mountain with its cross, the ball of Expo 67 and the outside stairs. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 500, y: 70 },
  layers: [
    ...mountRoyal,
    towers(53, { base: 266, heights: [44, 108], between: [300, 560] }, 'blue.middle'),
    towers(12, { base: 266, heights: [30, 70], between: [0, 110] }, 'violet.middle'),
    fill('leaf.middle', 'M540 276Q600 246 670 250T800 262V290H540z'),
    ...biosphere,
    ...tree(590, 284, 52, 'coral.near'),
    ...tree(752, 286, 60, 'sun.near'),
    ...water(278, 'blue.near', 'blue.middle'),
    fill('ochre.middle', 'M0 320V282H520L548 320z'),
    ...basilica,
    ...triplex(312, 'coral.near', 'leaf.near'),
    ...triplex(376, 'ochre.middle', 'violet.near'),
    ...triplex(440, 'rose.near', 'blue.near'),
    ...tree(32, 302, 66, 'sun.near'),
  ],
};
