import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, disc, fill, houses, palm, put, rect, times, umbrellaPine, water } from '../kit.ts';

/** A storey of the bell tower: a pair of openings on each of two visible thirds. */
const storey = (foot: number, half: number, height: number): Layer[] => [
  fill('white', rect(-half, foot - height, half * 2, height)),
  fill('whiteShade', rect(half * 0.35, foot - height, half * 0.65, height)),
  fill('ochre.middle', rect(-half - 3, foot - height - 3, half * 2 + 6, 5)),
  fill(
    'glow',
    times(3, (i) => arch(-half + 5 + i * ((half * 2 - 8) / 3), foot - 5, (half * 2 - 20) / 3, height - 15)),
  ),
];

/** The bell tower of Saint Domnius, six storeys and a pyramid. */
const bellTower: Layer[] = [
  fill('white', rect(-27, -52, 54, 52)),
  fill('whiteShade', rect(10, -52, 17, 52)),
  fill('glow', arch(-9, 0, 18, 34)),
  ...storey(-52, 25, 32),
  ...storey(-86, 24, 32),
  ...storey(-120, 22, 30),
  ...storey(-152, 19, 26),
  fill('white', 'M-15 -180v-18h30v18z'),
  fill('glow', arch(-8, -181, 6, 13) + arch(2, -181, 6, 13)),
  fill('coral.near', 'M-18 -197L0 -222L18 -197z'),
  fill('ink', rect(-1, -234, 2, 13)),
];

/** The emperor's tomb beside it, eight-sided. */
const mausoleum: Layer[] = [
  fill('ochre.far', rect(-44, -48, 88, 48)),
  fill('ochre.middle', rect(14, -48, 30, 48)),
  fill('coral.near', 'M-48 -48L-20 -72H20L48 -48z'),
  fill('coral.front', 'M14 -48L10 -72H20L48 -48z', 0.5),
  fill(
    'ochre.near',
    times(5, (i) => rect(-40 + i * 19, -48, 4, 48)),
  ),
];

/** The south wall of the palace: half columns between arched openings, houses grown into it. */
const wall: Layer[] = [
  fill('ochre.far', rect(0, -66, 452, 66)),
  fill(
    'ochre.middle',
    times(19, (i) => rect(6 + i * 24, -62, 4, 40)),
  ),
  fill('ochre.middle', rect(0, -68, 452, 5) + rect(0, -22, 452, 4)),
  fill(
    'glow',
    times(18, (i) => arch(14 + i * 24, -28, 12, 27)),
  ),
  fill(
    'white',
    times(14, (i) => rect(2 + i * 32, -14, 24, 14)),
  ),
  fill(
    'coral.middle',
    times(14, (i) => `M${i * 32} -14l4 -7h20l4 7z`),
  ),
  fill('ochre.far', rect(-30, -98, 34, 98) + rect(448, -98, 36, 98)),
  fill('ochre.middle', rect(-8, -98, 12, 98) + rect(472, -98, 12, 98)),
  fill('pane', rect(-20, -80, 7, 12) + rect(460, -80, 7, 12) + arch(-20, -30, 9, 18) + arch(458, -30, 9, 18), 0.8),
];

/** The white island ferry. */
const ferry: Layer[] = [
  fill('white', 'M-62 -12H66l-10 20H-52zM-44 -24H40v13H-44zM-34 -34H20v11H-34z'),
  fill('blue.front', 'M-60 -4H62l-3 6H-57z'),
  fill('pane', times(9, (i) => rect(-40 + i * 9, -21, 5, 4)) + times(5, (i) => rect(-30 + i * 10, -31, 6, 4)), 0.8),
  fill('coral.near', rect(-14, -44, 12, 11)),
];

/** Split: the palace wall on the palms of the Riva, the bell tower over it, Marjan's pines, bare Mosor behind. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 92, y: 70 },
  layers: [
    fill('violet.far', 'M200 240L300 150L372 112L430 126L500 74L566 96L640 62L716 104L800 84V250H200z'),
    fill('white', 'M372 112L430 126L500 74L566 96L640 62L716 104L690 110L640 84L588 116L500 96L440 140z', 0.6),
    fill('leaf.far', 'M330 240Q480 168 620 186T800 160V250H330z'),
    fill('leaf.near', 'M0 250V176Q60 128 126 124T238 178Q270 200 300 240V250z'),
    fill('leaf.front', 'M0 250V214Q70 176 140 186T280 244z', 0.7),
    ...umbrellaPine(58, 190, 62, 'leaf.front'),
    ...umbrellaPine(112, 176, 58, 'leaf.front'),
    ...umbrellaPine(164, 196, 56, 'leaf.front'),
    ...houses(41, [220, 800], 234, { wall: 'white', roof: 'coral.near', height: 62 }),
    ...houses(7, [256, 760], 246, { wall: 'ochre.far', roof: 'coral.middle', height: 54 }),
    ...put(536, 216, 0.9, mausoleum),
    ...put(470, 214, 0.86, bellTower),
    ...put(282, 256, 1, wall),
    ...houses(19, [0, 246], 256, { wall: 'white', roof: 'coral.near', height: 40 }),
    fill('white', rect(0, 252, 800, 12)),
    fill('whiteShade', rect(0, 260, 800, 5)),
    ...[236, 318, 386, 452, 522, 590, 658, 728, 784].flatMap((x, i) => palm(x, 259, 52 + (i % 3) * 8)),
    ...water(264, 'sea.near', 'sea.middle'),
    fill('white', disc(470, 286, 2) + rect(452, 276, 30, 2) + rect(440, 292, 54, 2), 0.5),
    ...put(118, 292, 1, ferry),
    ...boat(352, 304, 42),
    ...boat(640, 300, 36, 'sun.middle'),
  ],
};
