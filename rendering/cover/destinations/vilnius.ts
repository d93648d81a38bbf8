import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, houses, put, rect, times, tree } from '../kit.ts';

/** Gediminas' tower: an octagon of brick on its green hill, the flag above. */
const tower: Layer[] = put(196, 134, 1, [
  fill('coral.near', 'M-26 0L-24 -66H24L26 0z'),
  fill('coral.front', 'M8 0L8 -66H24L26 0z', 0.6),
  fill(
    'coral.near',
    times(5, (i) => rect(-25 + i * 10.5, -73, 7, 8)),
  ),
  fill('whiteShade', `M-28 0L-26 -16H26L28 0z`, 0.5),
  fill(
    'glow',
    times(2, (r) => times(2, (i) => arch(-16 + i * 18, -12 - r * 26, 8, 15))),
  ),
  fill('ink', rect(-1, -108, 2, 36)),
  fill('sun.near', 'M1 -108h26v6H1z'),
  fill('leaf.near', 'M1 -102h26v6H1z'),
  fill('coral.near', 'M1 -96h26v6H1z'),
]);

/** The cathedral: a white temple with a pediment and three saints, its bell tower a little way off. */
const cathedral: Layer[] = put(470, 278, 1, [
  fill('white', rect(-92, -72, 232, 72)),
  fill('whiteShade', `${rect(-92, -78, 232, 7)}${rect(78, -72, 62, 72)}`),
  fill('white', 'M-100 -76L-8 -116L84 -76z'),
  fill('whiteShade', 'M-72 -80L-8 -107L56 -80z'),
  fill('ochre.middle', `${disc(-8, -126, 4)}M-12 -122h8l2 12h-12zM-9 -142h2v14h-2zM-13 -138h10v2h-10z`),
  fill('ochre.middle', 'M-96 -78l3 -14h6l3 14zM70 -78l3 -14h6l3 14z'),
  fill(
    'white',
    times(6, (i) => rect(-90 + i * 31, -72, 12, 72)),
  ),
  fill(
    'pane',
    times(5, (i) => rect(-74 + i * 31, -46, 10, 46)),
    0.55,
  ),
  fill(
    'whiteShade',
    times(6, (i) => rect(-82 + i * 31, -72, 4, 72)),
  ),
  fill(
    'glow',
    times(3, (i) => arch(90 + i * 16, -10, 9, 36)),
  ),
  fill('sea.middle', 'M88 -78Q92 -98 110 -100Q128 -98 132 -78z'),
]);

const bellTower: Layer[] = put(334, 280, 1, [
  fill('white', `${rect(-24, -58, 48, 58)}${rect(-20, -104, 40, 44)}${rect(-16, -138, 32, 32)}`),
  fill(
    'whiteShade',
    `${rect(8, -58, 16, 58)}${rect(7, -104, 13, 44)}${rect(-27, -61, 54, 4)}${rect(-23, -106, 46, 4)}${rect(-19, -140, 38, 4)}`,
  ),
  fill('coral.near', 'M-18 -140L-9 -156H9L18 -140zM-7 -156Q-7 -166 0 -184Q7 -166 7 -156z'),
  fill('gold', 'M-1 -198h2v14h-2zM-4 -194h8v2h-8z'),
  fill('ink', disc(0, -121, 9)),
  fill('white', disc(0, -121, 7)),
  fill('ink', rect(-0.7, -127, 1.4, 7)),
  fill('glow', arch(-6, -70, 12, 24) + arch(-6, -22, 12, 24)),
]);

/** St Anne's: brick flames of Gothic between two pinnacled towers. */
const anne: Layer[] = put(706, 280, 1, [
  fill(
    'coral.near',
    `${rect(-42, -92, 84, 92)}M-42 -92L-30 -150L-18 -92zM18 -92L30 -150L42 -92zM-14 -100L0 -164L14 -100z`,
  ),
  fill(
    'coral.near',
    times(4, (i) => `M${-40 + i * 24} -92l4 -26l4 26z`),
  ),
  fill(
    'coral.front',
    'M-34 0V-60Q-34 -88 0 -96Q34 -88 34 -60V0h-6V-58Q-28 -80 0 -88Q28 -80 28 -58V0zM-3 -96h6V0h-6z',
    0.6,
  ),
  fill('earth.middle', times(2, (i) => `M${-30 + i * 60} -144l-4 22h8z`) + 'M0 -158l-5 26h10z'),
  fill('glow', arch(-24, -24, 15, 44) + arch(9, -24, 15, 44) + arch(-26, 0, 14, 20) + arch(12, 0, 14, 20)),
  fill('gold', disc(0, -166, 2) + disc(-30, -152, 2) + disc(30, -152, 2)),
]);

/** A balloon over the roofs, as on every calm evening. */
const balloon = (x: number, y: number, s: number): Layer[] =>
  put(x, y, s, [
    fill('sun.near', 'M-22 0A22 22 0 1 1 22 0Q20 16 6 30H-6Q-20 16 -22 0z'),
    fill('coral.near', 'M-9 -20Q-14 6 -4 30H4Q14 6 9 -20Q0 -24 -9 -20z'),
    fill('earth.front', 'M-5 36H5V43H-5zM-5 30h1v6h-1zM4 30h1v6H4z'),
  ]);

/** Vilnius: Gediminas' tower on its hill, the white cathedral and its bell tower, the brick flames of St Anne's, balloons. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 60, y: 76 },
  layers: [
    fill('leaf.far', 'M0 290V190Q120 160 260 184T560 170T800 186V290z'),
    fill(
      'white',
      'M560 148h3v26h-3zM553 154h17v3h-17zM580 144h3v30h-3zM572 151h19v3h-19zM601 148h3v26h-3zM594 154h17v3h-17z',
    ),
    fill('leaf.middle', 'M540 290V190Q560 170 582 170Q612 172 640 196L700 290z'),
    ...balloon(446, 66, 1),
    ...balloon(664, 52, 0.7),
    fill('leaf.near', 'M40 290Q84 180 150 136Q196 124 244 136Q300 180 330 290z'),
    fill('leaf.front', 'M196 290Q246 236 216 196T236 140L246 136Q300 180 330 290z', 0.35),
    fill('ochre.middle', 'M150 270Q236 244 214 206T228 138l6 0Q236 180 226 204T172 276z', 0.9),
    ...tower,
    ...houses(7, [0, 120], 280, { wall: 'ochre.far', roof: 'coral.middle', height: 54 }),
    ...houses(25, [600, 800], 280, { wall: 'sun.middle', roof: 'coral.near', height: 62 }),
    ...cathedral,
    ...bellTower,
    ...anne,
    fill('ochre.far', rect(0, 278, 800, 42)),
    fill('ochre.middle', times(6, (i) => rect(60 + i * 130, 296 + (i % 2) * 10, 80, 2)) + rect(0, 278, 800, 3)),
    ...[24, 66, 256, 620, 774].flatMap((x, i) => tree(x, 288, 44 + (i % 3) * 8, 'leaf.front')),
  ],
};
