import type { Drawing, Layer } from '../drawing.ts';
import { cloud, disc, fill, mirrored, palm, put, rect, times } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** The temple on its cliff: terraces, a broad stair, a flat-roofed house with three doors. */
const temple: Layer[] = put(150, 176, 1.06, [
  fill('earth.middle', `${rect(-118, -26, 236, 30)}${rect(-96, -50, 192, 26)}`),
  fill('earth.far', `${rect(-118, -30, 236, 6)}${rect(-96, -54, 192, 6)}${rect(-66, -78, 132, 5)}`),
  fill('earth.middle', 'M-64 -50L-58 -76H58L64 -50z'),
  fill('earth.middle', 'M-48 -78L-45 -120H45L48 -78z'),
  fill('earth.far', `${rect(-52, -126, 104, 8)}${rect(-48, -106, 96, 4)}`),
  fill('ink', `${rect(-34, -100, 15, 23)}${rect(-8, -100, 16, 23)}${rect(19, -100, 15, 23)}`, 0.75),
  fill('ink', `${rect(-104, -20, 9, 16)}${rect(-86, -20, 9, 16)}${rect(77, -20, 9, 16)}${rect(95, -20, 9, 16)}`, 0.6),
  fill('earth.far', 'M-24 -78H24L36 4H-36z'),
  fill(
    'earth.near',
    times(9, (i) => rect(-24 - i * 1.4, -72 + i * 8.4, 48 + i * 2.8, 2.4)),
  ),
  fill(
    'earth.near',
    times(7, (i) => rect(-112 + i * 34, -14 + ((i * 5) % 9), 12, 2)) +
      times(5, (i) => rect(-88 + i * 40, -40 + ((i * 3) % 8), 11, 2)),
    0.7,
  ),
]);

const cliff: Layer[] = [
  fill('ochre.middle', 'M0 176H292Q304 186 300 202Q314 214 302 232Q318 248 306 268H0z'),
  fill(
    'ochre.near',
    'M292 176Q304 186 300 202Q286 196 280 206Q266 196 250 210Q232 198 210 212Q180 200 150 214Q110 202 70 214Q34 204 0 214V232Q50 222 96 236Q150 224 196 238Q240 226 302 232Q314 214 300 202Q304 186 292 176z',
    0.7,
  ),
  fill('leaf.near', `M0 170Q30 160 60 172Q96 164 124 174H0zM196 176Q226 164 256 174Q280 166 298 180Q250 184 196 180z`),
  fill('leaf.front', times(9, (i) => disc(8 + i * 13, 176, 7)) + times(7, (i) => disc(212 + i * 13, 179, 6))),
];

const hotel = (x: number, w: number, h: number): Layer[] =>
  put(x, 190, 1, [
    fill('white', rect(0, -h, w, h)),
    fill('whiteShade', rect(w * 0.72, -h, w * 0.28, h)),
    fill(
      'pane',
      times(Math.floor(h / 8), (row) => rect(3, -h + 4 + row * 8, w * 0.64, 2.4)),
      0.5,
    ),
  ]);

/** The long row of hotels on the sand bar; one is stepped like a pyramid. */
const bar: Layer[] = [
  ...hotel(386, 34, 30),
  ...hotel(424, 24, 46),
  ...hotel(456, 42, 38),
  ...hotel(590, 30, 56),
  ...hotel(624, 46, 34),
  ...hotel(676, 26, 62),
  ...hotel(706, 40, 44),
  ...hotel(752, 48, 54),
  ...put(544, 190, 1, [
    fill('white', 'M-40 0V-12H-31V-24H-22V-36H-13V-48H13V-36H22V-24H31V-12H40V0z'),
    fill(
      'pane',
      times(4, (i) => rect(-10 - i * 8.6, -44 + i * 12, 20 + i * 17, 3)),
      0.5,
    ),
  ]),
  fill(
    'leaf.near',
    times(37, (i) => disc(366 + i * 12, 191, 5 + ((i * 7) % 4))),
  ),
  fill('white', rect(340, 193, 460, 4)),
];

const letters: readonly (readonly [string, Paint])[] = [
  ['M62 0H22Q0 0 0 22V54Q0 76 22 76H62V55H24Q21 55 21 52V24Q21 21 24 21H62z', 'coral.near'],
  ['M-2 76L19 0H45L66 76H44L41 63H23L20 76zM28 45H36L32 25z', 'sun.near'],
  ['M0 76V0H20L42 40V0H62V76H42L20 36V76z', 'leaf.near'],
  ['M62 0H22Q0 0 0 22V54Q0 76 22 76H62V55H24Q21 55 21 52V24Q21 21 24 21H62z', 'violet.near'],
  ['M0 0H21V48Q21 57 31 57Q41 57 41 48V0H62V50Q62 76 31 76Q0 76 0 50zM24 -7L34 -24H52L38 -7z', 'rose.near'],
  ['M0 76V0H20L42 40V0H62V76H42L20 36V76z', 'blue.near'],
];

/** The coloured letters of the lookout, tall as a man, with their shadow on the sand. */
const sign: Layer[] = put(330, 234, 0.84, [
  fill('ochre.near', 'M-6 76H436L470 88H30z', 0.5),
  ...letters.flatMap(([path, paint], i) => [
    ...put(i * 73 + 5, -2, 1, [fill('ink', path, 0.4)]),
    ...put(i * 73, 0, 1, [fill(paint, path)]),
  ]),
]);

const palapa: Layer[] = put(748, 308, 1, [
  fill('earth.front', 'M-2 0L-1 -70H2L3 0z'),
  fill('ochre.near', 'M-52 -56Q-20 -72 0 -98Q20 -72 52 -56L40 -52L30 -56L18 -50L6 -55L-8 -50L-20 -56L-32 -51L-42 -56z'),
  fill('ochre.front', 'M-3 -94Q-16 -70 -34 -58L-26 -57Q-8 -72 0 -92zM4 -92Q12 -72 30 -58L36 -58Q18 -72 6 -93z', 0.5),
]);

const frigate = (x: number, y: number, size: number): Layer[] =>
  put(x, y, size, [fill('ink', 'M-26 2Q-14 -10 0 0Q14 -10 26 2Q14 -3 3 4L8 12L0 7L-8 12L-3 4Q-14 -3 -26 2z', 0.75)]);

/** Cancún: the Maya temple on its cliff, the row of hotels over turquoise water, the letters on the sand. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 330, y: 74 },
  layers: [
    cloud(420, 96, 86),
    cloud(612, 66, 100),
    cloud(26, 84, 64),
    ...bar,
    fill('sea.near', rect(0, 197, 800, 123)),
    fill('sea.middle', 'M0 216Q200 208 400 216Q600 224 800 212V320H0z'),
    fill('sea.far', 'M0 246Q180 234 380 240Q600 250 800 234V320H0z'),
    fill('white', 'M300 258Q420 246 560 254Q700 260 800 250V257Q690 268 560 262Q420 256 300 268z', 0.95),
    fill(
      'white',
      `${rect(420, 208, 60, 2.4)}${rect(560, 214, 90, 2.4)}${rect(700, 206, 50, 2.4)}${rect(330, 226, 50, 2.4)}`,
      0.7,
    ),
    fill('ochre.far', 'M0 266Q160 258 300 266Q440 256 570 263Q700 268 800 257V320H0z'),
    ...cliff,
    ...temple,
    ...palm(24, 178, 104, 'leaf.front'),
    ...put(282, 180, 1, mirrored(palm(0, 0, 76, 'leaf.near'))),
    fill('ochre.far', 'M0 262Q150 252 318 268V320H0z'),
    fill('leaf.near', 'M0 300Q30 282 66 296Q104 284 130 304Q150 298 164 320H0z'),
    ...sign,
    ...palapa,
    ...frigate(520, 118, 1),
    ...frigate(572, 136, 0.7),
    ...frigate(262, 40, 0.8),
  ],
};
