import type { Drawing, Layer } from '../drawing.ts';
import { arch, cypress, disc, fill, palm, put, rect, times } from '../kit.ts';

/** White cubes climbing a hill, each with two windows; more of them further down. */
const cubes = (from: number, base: number, count: number, size: number): Layer[] =>
  Array.from({ length: count }, (_, i) =>
    put(from + i * size * 1.02, base - ((i * 11) % 7) * 2, 1, [
      fill(i % 4 === 2 ? 'sun.middle' : 'white', rect(0, -size, size, size * 1.6)),
      fill('whiteShade', rect(size * 0.72, -size, size * 0.28, size * 1.6)),
      fill(
        'pane',
        times(2, (k) => rect(size * 0.16, -size * 0.78 + k * size * 0.55, size * 0.16, size * 0.26)) +
          times(2, (k) => rect(size * 0.46, -size * 0.78 + k * size * 0.55, size * 0.16, size * 0.26)),
        0.75,
      ),
    ]),
  ).flat();

/** Two columns of the temple of Hercules, a beam on them, and a shorter neighbour. */
const hercules: Layer[] = [
  fill('ochre.middle', rect(-66, -10, 140, 10)),
  ...[-40, 6].flatMap((x) => [
    fill('ochre.far', rect(x - 9, -116, 18, 106)),
    fill('ochre.middle', rect(x + 3, -116, 6, 106)),
    fill('ochre.far', `M${x - 14} -128h28l-5 13h-18z` + rect(x - 13, -16, 26, 7)),
  ]),
  fill('ochre.far', rect(-58, -142, 86, 14)),
  fill('ochre.middle', rect(-58, -132, 86, 4)),
  fill('ochre.far', rect(44, -64, 17, 54)),
  fill('ochre.middle', rect(55, -64, 6, 54)),
];

/** The Umayyad dome of the Citadel. */
const umayyad: Layer[] = [
  fill('ochre.far', rect(-38, -34, 76, 34)),
  fill('earth.far', 'M-30 -34q0 -34 30 -40q30 6 30 40z'),
  fill('glow', arch(-9, 0, 18, 24)),
];

/** The theatre: rows cut into the hill, the stage wall before them. */
const theatre: Layer[] = [
  fill('ochre.far', 'M-170 0A170 122 0 0 1 170 0z'),
  ...Array.from({ length: 8 }, (_, i) => {
    const wide = 160 - i * 15;
    return fill(i % 2 ? 'ochre.far' : 'ochre.middle', `M${-wide} 0A${wide} ${wide * 0.72} 0 0 1 ${wide} 0z`);
  }),
  fill(
    'ochre.near',
    times(
      7,
      (i) =>
        `M0 0L${Math.round(-166 * Math.cos((i * Math.PI) / 6))} ${Math.round(-119 * Math.sin((i * Math.PI) / 6))}l4 2z`,
    ),
    0.7,
  ),
  fill('sun.middle', 'M-42 0A42 30 0 0 1 42 0z'),
  fill('ochre.far', rect(-178, 0, 356, 16)),
  fill(
    'ochre.near',
    times(13, (i) => arch(-168 + i * 27, 16, 12, 13)),
  ),
];

/** The mosque with the blue dome, and its two minarets. */
const mosque: Layer[] = [
  fill('white', rect(-56, -36, 112, 60) + rect(-74, -104, 12, 128) + rect(62, -104, 12, 128)),
  fill('whiteShade', rect(-66, -104, 4, 128) + rect(70, -104, 4, 128) + rect(-78, -84, 20, 5) + rect(58, -84, 20, 5)),
  fill('blue.near', 'M-54 -36Q-56 -92 0 -100Q56 -92 54 -36z'),
  fill('blue.middle', 'M-34 -38Q-36 -82 -6 -97Q-16 -76 -14 -38zM22 -38Q24 -78 10 -97Q44 -84 42 -38z', 0.7),
  fill('gold', `${rect(-1, -116, 2, 17)}${disc(0, -117, 3)}`),
  fill('blue.near', 'M-75 -104q0 -16 7 -22q7 6 7 22zM61 -104q0 -16 7 -22q7 6 7 22z'),
  fill(
    'glow',
    times(5, (i) => arch(-46 + i * 20, 6, 11, 28)),
  ),
];

const kite = (x: number, y: number, paint: 'coral.near' | 'leaf.near' | 'blue.near'): Layer[] => [
  fill(paint, `M${x} ${y}l12 -16l12 16l-12 20z`),
  fill('ink', `M${x + 12} ${y + 20}q10 12 0 24q-8 12 2 22l-1 1q-12 -12 -3 -24q8 -10 0 -22z`, 0.7),
];

/** Amman: Hercules' columns on the Citadel, white houses down the hills, the Roman theatre, the blue dome, kites. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 470, y: 74 },
  layers: [
    fill('ochre.far', 'M0 320V150Q120 110 260 130T520 170T800 130V320z'),
    fill('earth.far', 'M0 320V176Q140 126 300 140Q420 160 500 214Q620 160 800 176V320z'),
    ...put(178, 150, 0.98, hercules),
    ...put(300, 152, 0.92, umayyad),
    ...put(648, 164, 1.02, mosque),
    ...cubes(-8, 190, 12, 30),
    ...cubes(500, 204, 11, 29),
    ...cubes(-20, 226, 8, 34),
    ...cubes(556, 236, 8, 33),
    ...put(392, 288, 1.08, theatre),
    ...cubes(-14, 272, 6, 38),
    ...cubes(606, 276, 6, 37),
    fill('earth.middle', rect(0, 304, 800, 16)),
    ...[226, 560].map((x) => cypress(x, 306, 74)),
    cypress(248, 308, 54),
    cypress(586, 308, 56),
    ...palm(40, 312, 70),
    ...palm(762, 314, 76),
    ...kite(372, 66, 'coral.near'),
    ...kite(64, 60, 'blue.near'),
    ...kite(540, 44, 'leaf.near'),
  ],
};
