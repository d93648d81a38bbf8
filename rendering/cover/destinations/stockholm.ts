import type { Drawing } from '../drawing.ts';
import { arch, disc, fill, houses, put, rect, times, tree, water } from '../kit.ts';
import { hills } from '../shapes.ts';

const crown = (x: number, y: number) => `M${x - 6} ${y}l-2 -9l4 4l4 -7l4 7l4 -4l-2 9z`;

/** The brick palace on the water: the tower at its corner, a lantern of copper, three golden crowns. */
const cityHall = put(300, 278, 1, [
  fill('leaf.middle', 'M-196 -74L-182 -92H-20V-74z'),
  fill('coral.near', rect(-194, -74, 176, 74)),
  fill('leaf.middle', 'M-132 -92V-112Q-130 -122 -122 -126Q-114 -122 -112 -112V-92zM-123 -126h2v-14h-2z'),
  fill('coral.near', 'M-30 0L-27 -166H27L30 0z'),
  fill(
    'coral.near',
    times(5, (i) => rect(-29 + i * 12.4, -173, 8, 10)),
  ),
  fill('coral.middle', rect(-20, -190, 40, 26)),
  fill('leaf.near', 'M-24 -190Q-22 -202 -12 -206H12Q22 -202 24 -190z'),
  fill(
    'coral.middle',
    times(4, (i) => rect(-12 + i * 7, -222, 3, 18)),
  ),
  fill('leaf.near', 'M-15 -220Q-12 -234 0 -238Q12 -234 15 -220zM-1 -236h2v-8h-2z'),
  fill('gold', crown(0, -242) + rect(-6, -241, 12, 2) + crown(-14, -228) + crown(14, -228)),
  fill('gold', times(2, (i) => disc(i ? 22 : -22, -192, 3)) + disc(-122, -141, 3)),
  fill(
    'glow',
    times(3, (i) => arch(-15 + i * 11, -166, 8, 16)) +
      times(4, (row) => times(2, (i) => arch(-13 + i * 18, -118 + row * 26, 6, 16))) +
      times(11, (i) => arch(-188 + i * 15, -40, 7, 22)) +
      times(7, (i) => arch(-190 + i * 23, 0, 18, 26)),
  ),
  fill('coral.middle', rect(-194, -34, 166, 3) + rect(-27, -140, 54, 3)),
]);

/** The church of the Riddarholmen: a brick tower under a spire of open iron. */
const ironSpire = put(520, 268, 1, [
  fill('earth.middle', `${rect(-18, -104, 36, 104)}M14 -46L40 -76H100V0H14z`),
  fill('leaf.near', 'M16 -50L34 -80H96L104 -50z'),
  fill('ink', 'M-20 -104L-1.500 -222h3L20 -104zM-20 -104h4l-2 -14zM20 -104h-4l2 -14z'),
  fill(
    'earth.far',
    times(5, (i) => `M${-12 + i * 2} ${-110 - i * 17}l${12 - i * 2} -13l${12 - i * 2} 13z`),
    0.9,
  ),
  fill('gold', `${disc(0, -224, 3)}M-1 -226h2v-10h-2z`),
  fill('glow', arch(-11, -74, 8, 22) + arch(3, -74, 8, 22) + times(4, (i) => arch(44 + i * 14, -8, 7, 26))),
]);

const copper = (x: number, height: number) =>
  put(x, 268, 1, [
    fill('ochre.middle', rect(-15, -height, 30, height)),
    fill(
      'leaf.near',
      `M-18 ${-height}Q-14 ${-height - 18} -7 ${-height - 20}V${-height - 34}L0 ` +
        `${-height - 76}L7 ${-height - 34}V${-height - 20}Q14 ${-height - 18} 18 ${-height}z`,
    ),
    fill('glow', arch(-5, -height + 34, 10, 20)),
  ]);

const fronts = ['ochre.middle', 'coral.middle', 'sun.middle', 'earth.middle', 'rose.middle', 'sun.near'] as const;

const front = (i: number) => {
  const height = [74, 86, 70, 80, 90, 72][i % 6] ?? 76;
  return put(430 + i * 42, 270, 1, [
    fill(
      fronts[i % 6] ?? 'ochre.middle',
      `M0 0V${-height}L6 ${-height - 4}V${-height - 16}Q21 ${-height - 32} 36 ${-height - 16}V${-height - 4}L42 ${-height}V0z`,
    ),
    fill(
      'white',
      times(4, (row) => times(3, (c) => rect(5 + c * 12, -height + 6 + row * 18, 8, 12))),
    ),
    fill(
      'pane',
      times(4, (row) => times(3, (c) => rect(6.5 + c * 12, -height + 7.5 + row * 18, 5, 9))),
      0.8,
    ),
  ]);
};

/** Stockholm: the City Hall with its three crowns, the fronts and spires of the old town, a white steamer. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 420, y: 88 },
  layers: [
    fill('blue.far', hills(2, 262, 50, 6)),
    ...houses(37, [0, 200], 270, { wall: 'earth.far', roof: 'coral.middle', height: 60 }),
    ...copper(650, 96),
    ...copper(748, 82),
    ...ironSpire,
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8].flatMap(front),
    ...cityHall,
    ...[30, 70].flatMap((x) => tree(x, 278, 58, 'leaf.near')),
    ...[346, 376, 404].flatMap((x, i) => tree(x, 278, 40 + i * 4, 'leaf.near')),
    fill('ochre.far', rect(0, 268, 800, 12)),
    fill('ochre.middle', rect(0, 268, 800, 3)),
    ...water(278, 'blue.near', 'blue.middle'),
    ...put(590, 306, 1, [
      fill('white', 'M-92 -14H96Q88 4 78 8H-80Q-90 0 -92 -14zM-70 -28H72v14H-70zM-44 -38H46v10H-44z'),
      fill('coral.near', 'M-4 -38V-60H10V-38z'),
      fill('ink', rect(-4, -62, 14, 6)),
      fill('pane', times(10, (i) => disc(-60 + i * 13.5, -21, 3)) + times(7, (i) => rect(-38 + i * 12, -35, 7, 5))),
      fill('earth.front', rect(-66, -66, 2, 40) + rect(64, -62, 2, 36)),
    ]),
  ],
};
