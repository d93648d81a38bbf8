import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, cypress, disc, fill, put, rect, times, umbrellaPine, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

const fronts: readonly Paint[] = [
  'sun.middle',
  'coral.middle',
  'ochre.far',
  'rose.middle',
  'earth.middle',
  'white',
  'leaf.far',
];

/** Tall painted houses with green shutters and slate roofs, one terrace above the other. */
const terrace = ([from, base]: readonly [number, number], count: number, size: number): Layer[] =>
  Array.from({ length: count }, (_, i) => {
    const height = Math.round(size * (0.8 + ((i * 29 + base) % 17) / 34));
    const rows = Math.floor((height - 8) / 16);
    return put(from + i * 38, base, 1, [
      fill(fronts[(i * 3 + base) % 7] ?? 'white', rect(0, -height, 37, height)),
      fill('blue.middle', `M-2 ${-height}l6 -8h29l6 8z`),
      fill(
        'leaf.near',
        times(rows, (r) => times(3, (c) => rect(3 + c * 12, -height + 6 + r * 16, 8, 10))),
      ),
      fill(
        'pane',
        times(rows, (r) => times(3, (c) => rect(5.5 + c * 12, -height + 6 + r * 16, 3, 10))),
        0.8,
      ),
    ]);
  }).flat();

/** The Lanterna: two square shafts, one on the other, and the lamp. */
const lanterna = put(118, 264, 0.96, [
  fill('earth.near', 'M-92 20L-84 -14L-54 -40L-30 -52H34L62 -34L88 -8L98 20z'),
  fill('ochre.far', 'M-26 -50L-22 -140H22L26 -50z'),
  fill('ochre.middle', 'M6 -50L7 -140H22L26 -50z', 0.7),
  fill('ochre.far', 'M-29 -138l5 -10h48l5 10zM-15 -146L-13 -212H13L15 -146z'),
  fill('ochre.middle', 'M4 -146V-212H13L15 -146zM-29 -138l5 -10h48l5 10z', 0.6),
  fill('ochre.far', 'M-20 -210l4 -9h32l4 9z'),
  fill('white', 'M-12 -96H12V-78Q10 -66 0 -60Q-10 -66 -12 -78z'),
  fill('coral.near', `${rect(-2.5, -96, 5, 36)}${rect(-12, -86, 24, 5)}`),
  fill('pane', `${arch(-4, -114, 8, 16)}${arch(-4, -176, 8, 15)}`, 0.8),
  fill('gold', rect(-8, -234, 16, 15)),
  fill('earth.front', 'M-11 -234Q-8 -246 0 -250Q8 -246 11 -234zM-1 -262h2v14h-2z'),
]);

const beams: Layer[] = [fill('sun.middle', 'M118 46L0 18V66zM118 46L340 20V70z', 0.5)];

/** San Lorenzo, striped black and white, with its one high tower. */
const cathedral = put(400, 214, 0.92, [
  fill('white', rect(-44, -78, 88, 78)),
  fill('white', `M-44 -78L0 -98L44 -78z${rect(20, -150, 30, 150)}`),
  fill('ink', times(7, (i) => rect(-44, -10 - i * 11, 64, 4)) + times(13, (i) => rect(20, -10 - i * 11, 30, 4)), 0.75),
  fill('earth.front', arch(-12, 0, 24, 38) + arch(-38, 0, 18, 26)),
  fill('white', disc(-4, -58, 13)),
  fill('blue.near', disc(-4, -58, 9)),
  fill('blue.near', 'M18 -150q0 -22 17 -26q17 4 17 26z'),
  fill('white', rect(31, -186, 8, 11)),
  fill('pane', arch(29, -118, 12, 22), 0.9),
]);

/** The Bigo: white arms of a crane that spread from one point out of the water. */
const bigo = put(586, 290, 1, [
  fill(
    'white',
    [
      [-130, -128],
      [-84, -178],
      [-24, -206],
      [42, -196],
      [98, -150],
    ]
      .map(([x = 0, y = 0]) => `M-4 0L${x} ${y}l3 -1Q${x * 0.4 + 6} ${y * 0.5 + 6} 4 0z`)
      .join(''),
  ),
  fill('white', rect(-136, -132, 2, 60) + rect(104, -154, 2, 70) + rect(-136, -132, 240, 1.5)),
  fill('whiteShade', 'M-134 -80L-60 -108L-20 -96L30 -110L104 -88L104 -80L30 -98L-20 -86L-60 -98L-134 -72z'),
  fill('coral.near', rect(-38, -72, 18, 26)),
  fill('ink', rect(-30, -206, 1.5, 134)),
]);

const hull = put(706, 296, 1, [
  fill('white', 'M-30 -52H70V-36H-30zM-20 -68H56V-54H-20zM-8 -82H40V-70H-8z'),
  fill('pane', times(8, (i) => rect(-24 + i * 11, -48, 6, 6)) + times(6, (i) => rect(-14 + i * 11, -64, 6, 5)), 0.8),
  fill('coral.near', 'M14 -82l3 -18h16l3 18z'),
  fill('blue.front', 'M-58 -36H110V8H-36Q-52 -12 -58 -36z'),
  fill('white', 'M-56 -30H110v3H-55z'),
]);

/** Genoa: the Lanterna over the port, terraces of painted houses, the striped cathedral, the arms of the Bigo. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 700, y: 62 },
  layers: [
    ...beams,
    fill('leaf.middle', 'M180 320V190Q250 120 340 86T500 58T660 96T800 80V320z'),
    fill('leaf.far', 'M0 320V216Q90 180 200 190T330 240V320z'),
    fill('earth.middle', 'M452 62l6 -16h34l6 16zM640 92l5 -12h26l5 12z'),
    ...umbrellaPine(300, 116, 40),
    cypress(560, 100, 44),
    cypress(576, 104, 34),
    ...terrace([330, 138], 12, 38),
    ...terrace([270, 178], 14, 46),
    ...cathedral,
    ...terrace([228, 226], 3, 52),
    ...terrace([452, 226], 9, 52),
    ...terrace([196, 272], 16, 58),
    fill('ochre.middle', rect(190, 268, 610, 10)),
    fill(
      'earth.front',
      times(18, (i) => arch(200 + i * 34, 270, 16, 18)),
      0.7,
    ),
    ...water(274, 'sea.near', 'sea.middle'),
    ...lanterna,
    ...bigo,
    ...hull,
    ...boat(300, 306, 44),
    ...boat(402, 300, 30),
  ],
};
