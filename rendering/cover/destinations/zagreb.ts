import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, houses, put, rect, times, tree } from '../kit.ts';

/** One of the cathedral's twin towers: three storeys and a spire of stone lace. */
const spire: Layer[] = [
  fill('ochre.far', rect(-19, -118, 38, 118)),
  fill('ochre.middle', rect(8, -118, 11, 118) + rect(-22, -82, 44, 4) + rect(-22, -42, 44, 4)),
  fill('glow', arch(-5, -50, 10, 26) + arch(-5, -90, 10, 22)),
  fill('ochre.far', 'M-17 -118L-3 -206H3L17 -118z' + times(2, (i) => `M${-20 + i * 34} -114l3 -30l3 30z`)),
  fill('ochre.middle', 'M4 -118L1 -206H3L17 -118z'),
  fill(
    'ochre.near',
    times(5, (i) => rect(-13 + i * 2.3, -134 - i * 15, 26 - i * 4.6, 2)),
  ),
  fill('ink', rect(-1, -220, 2, 15) + rect(-4, -216, 8, 2)),
];

const cathedral: Layer[] = [
  fill('ochre.far', 'M-46 0V-74L0 -108L46 -74V0z'),
  fill('ochre.middle', 'M-46 -70L0 -104L46 -70V-74L0 -108L-46 -74z'),
  fill('glow', arch(-11, 0, 22, 34) + disc(0, -62, 13)),
  fill('ochre.far', disc(0, -62, 6)),
  ...put(-52, 0, 1, spire),
  ...put(52, 0, 1, spire),
];

/** The two shields in the tiles: Croatia with Dalmatia and Slavonia, and the castle of Zagreb. */
const shields: Layer[] = [
  fill('white', 'M-80 -104h44v30q-2 18 -22 24q-20 -6 -22 -24zM-2 -104h44v30q-2 18 -22 24q-20 -6 -22 -24z'),
  fill(
    'coral.near',
    times(6, (i) => rect(-78 + (i % 3) * 7, -102 + Math.floor(i / 3) * 14, 4, 7)) +
      times(4, (i) => rect(-74 + (i % 2) * 7, -95 + Math.floor(i / 2) * 14, 4, 7)),
  ),
  fill('blue.near', rect(-56, -102, 18, 25) + 'M-78 -74h40q-4 14 -20 20q-16 -6 -20 -20z'),
  fill('gold', disc(-50, -94, 3) + disc(-43, -90, 3) + disc(-47, -84, 3) + rect(-66, -68, 16, 5)),
  fill('coral.front', 'M0 -102h40v28q-3 15 -20 21q-17 -6 -20 -21z'),
  fill('white', rect(8, -88, 6, 22) + rect(26, -88, 6, 22) + rect(17, -84, 6, 18) + rect(6, -68, 28, 6)),
  fill('gold', `${disc(34, -96, 3)}M4 -98q6 -4 8 2q-6 2 -8 -2z`),
];

/** St Mark's: a steep roof of coloured tiles, the portal, the stout bell tower with its onion. */
const saintMark: Layer[] = [
  fill('white', rect(-118, -46, 196, 46)),
  fill('whiteShade', rect(-118, -46, 196, 5)),
  fill('coral.middle', 'M-126 -44L-88 -124H50L88 -44z'),
  fill(
    'white',
    times(5, (row) => times(14 - row, (i) => rect(-114 + row * 6 + i * 14, -58 - row * 14, 7, 7))),
    0.7,
  ),
  fill(
    'blue.middle',
    times(5, (row) => times(13 - row, (i) => rect(-107 + row * 6 + i * 14, -65 - row * 14, 7, 7))),
    0.7,
  ),
  ...shields,
  fill('glow', times(4, (i) => arch(-106 + i * 22, -4, 9, 30)) + times(2, (i) => arch(32 + i * 22, -4, 9, 30))),
  fill('ochre.middle', 'M-22 0V-36L-2 -54L18 -36V0z'),
  fill('ink', arch(-11, 0, 18, 28)),
  fill('white', rect(74, -150, 44, 150)),
  fill('whiteShade', rect(102, -150, 16, 150) + rect(71, -152, 50, 5) + rect(71, -104, 50, 4)),
  fill('glow', arch(89, -116, 13, 24)),
  fill('gold', disc(96, -92, 8)),
  fill('leaf.near', 'M72 -152q2 -18 14 -22q-4 -10 10 -20q14 10 10 20q12 4 14 22z'),
  fill('ink', rect(95, -212, 2, 20)),
];

/** A parasol of Dolac over its stall. */
const parasol = (x: number, y: number, size: number): Layer[] =>
  put(x, y, size, [
    fill('ink', rect(-1, -34, 2, 34)),
    fill('coral.near', 'M-30 -30Q-20 -52 0 -54Q20 -52 30 -30z'),
    fill('coral.front', 'M0 -54Q20 -52 30 -30H12Q10 -46 0 -54zM-30 -30Q-20 -52 0 -54Q-16 -46 -18 -30z', 0.5),
    fill('earth.middle', rect(-24, -12, 48, 12)),
    fill('leaf.near', disc(-14, -14, 6) + disc(14, -14, 6)),
    fill('sun.near', disc(-2, -14, 6)),
  ]);

/** A blue tram. */
const tram: Layer[] = [
  fill('blue.near', 'M-92 0V-36q0 -10 12 -10H78q14 4 18 26V0z'),
  fill('pane', times(6, (i) => rect(-84 + i * 26, -38, 20, 17)) + 'M74 -38h6q8 6 10 17H74z', 0.9),
  fill('white', rect(-92, -14, 188, 3)),
  fill('ink', rect(-80, -2, 40, 6) + rect(36, -2, 40, 6) + 'M-6 -46l14 -14l2 1l-12 14zM-2 -62h28v2H-2z'),
];

/** Zagreb: the tiled roof of St Mark's with its two shields, the twin spires, red parasols of Dolac, a blue tram. */
export const drawing: Drawing = {
  sky: 'leaf',
  sun: { x: 652, y: 66 },
  layers: [
    fill('leaf.far', 'M0 240V132Q120 92 250 112T470 84T660 122T800 104V240z'),
    fill('leaf.middle', 'M0 250V178Q140 142 280 168T560 150T800 176V250z'),
    ...houses(23, [0, 800], 234, { wall: 'ochre.far', roof: 'coral.middle', height: 66 }),
    ...put(156, 238, 1, cathedral),
    ...tree(36, 248, 64),
    ...tree(284, 250, 56, 'leaf.front'),
    ...houses(8, [568, 800], 252, { wall: 'sun.middle', roof: 'coral.near', height: 78 }),
    ...put(440, 254, 1.14, saintMark),
    ...tree(770, 256, 70, 'leaf.front'),
    fill('ochre.middle', rect(0, 250, 800, 70)),
    fill(
      'ochre.near',
      times(3, (i) => rect(0, 268 + i * 20, 800, 2)),
      0.5,
    ),
    ...parasol(44, 286, 0.9),
    ...parasol(110, 280, 0.8),
    ...parasol(176, 290, 0.95),
    ...parasol(248, 282, 0.8),
    fill('ink', rect(0, 308, 800, 2) + rect(0, 314, 800, 2), 0.6),
    ...put(600, 304, 1.05, tram),
  ],
};
