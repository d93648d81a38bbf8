import type { Drawing, Layer } from '../drawing.ts';
import { cloud, disc, fill, palm, put, rect, times, water } from '../kit.ts';

/** A cone of ash with the bite of its crater. */
const cone = (shade: 'coral' | 'earth' | 'ochre'): Layer[] => [
  fill(`${shade}.near`, 'M-150 0Q-96 -30 -52 -104Q-44 -116 -34 -106Q-8 -84 14 -106Q26 -118 36 -104Q78 -32 150 0z'),
  fill(`${shade}.front`, 'M20 -110Q30 -114 36 -104Q78 -32 150 0H40Q64 -40 20 -110z', 0.5),
  fill(`${shade}.middle`, 'M-48 -110Q-44 -116 -34 -106Q-8 -84 14 -106Q20 -112 26 -112Q6 -124 -12 -122T-48 -110z'),
];

/** A vine pit of La Geria: a half moon of stone, a hollow of black ash, one vine. */
const pit = (x: number, y: number, size: number): Layer[] =>
  put(x, y, size, [
    fill('ink', 'M-34 0Q-30 18 0 18T34 0Q20 -10 0 -10T-34 0z'),
    fill('earth.middle', 'M-38 2Q-42 -22 0 -24Q42 -22 38 2L32 0Q30 -15 0 -16T-32 0z'),
    fill(
      'earth.near',
      times(6, (i) => rect(-30 + i * 11, -21 + Math.abs(i - 2.5) * 2, 1.5, 7)),
      0.7,
    ),
    fill('leaf.near', `${disc(-7, 2, 8)}${disc(6, 1, 8)}${disc(0, -5, 8)}`),
  ]);

/** A white house of the island: cubes, green shutters, a chimney like an onion. */
const house: Layer[] = [
  fill('white', rect(-58, -44, 74, 44) + rect(16, -62, 46, 62)),
  fill('whiteShade', rect(44, -62, 18, 62) + rect(4, -44, 12, 44)),
  fill('white', 'M-42 -44v-14h14v14zM-43 -58q-3 -9 8 -15q11 6 8 15z'),
  fill('leaf.near', `${rect(-44, -30, 12, 16)}${rect(-20, -26, 13, 26)}${rect(26, -48, 13, 18)}`),
  fill('leaf.near', rect(28, -22, 11, 22)),
];

/** The five wind toys of Manrique in one: rings and cups on a tall pole. */
const windToy: Layer[] = [
  fill('ink', rect(-2, -120, 4, 120)),
  fill(
    'coral.near',
    'M-40 -120a40 40 0 0 1 80 0h-8a32 32 0 0 0 -64 0zM-40 -116a40 40 0 0 0 80 0h-8a32 32 0 0 1 -64 0z',
  ),
  fill('gold', disc(0, -118, 13)),
  fill('white', disc(-40, -118, 9) + disc(40, -118, 9) + disc(0, -158, 9) + disc(0, -78, 9)),
  fill('coral.front', disc(-40, -118, 4) + disc(40, -118, 4) + disc(0, -158, 4) + disc(0, -78, 4)),
];

const cactus: Layer[] = [
  fill(
    'leaf.front',
    'M-7 0v-62a7 7 0 0 1 14 0V0zM-7 -22h-14v-18a5 5 0 0 1 10 0v8h4zM7 -30h14v-16a5 5 0 0 0 -10 0v6h-4z',
  ),
];

/** Lanzarote: red cones, the vine pits of La Geria in black ash, a white house, one of Manrique's toys for the wind. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 556, y: 74 },
  layers: [
    cloud(250, 76, 60),
    ...water(184, 'sea.near', 'sea.middle'),
    fill('violet.far', 'M600 200Q660 170 700 174T800 160V204H600z'),
    fill('ochre.far', 'M0 226V180Q60 160 110 176L170 230z'),
    ...put(196, 220, 1.16, cone('coral')),
    ...put(478, 224, 0.8, cone('earth')),
    ...put(28, 222, 0.74, cone('ochre')),
    fill('earth.far', 'M0 320V214Q160 196 320 214T640 212T800 220V320z'),
    fill('ink', 'M0 320V236Q140 216 330 230T660 226T800 240V320z', 0.86),
    ...put(604, 244, 1.02, house),
    ...palm(672, 246, 96),
    ...palm(536, 242, 58),
    ...[36, 128, 220, 312, 404, 496].flatMap((x, i) => pit(x, 254 + (i % 2) * 4, 0.74)),
    ...[70, 180, 292, 406, 520].flatMap((x, i) => pit(x, 292 + (i % 2) * 4, 0.98)),
    ...put(738, 314, 1.05, windToy),
    ...put(590, 310, 0.9, cactus),
    ...put(640, 316, 0.7, cactus),
  ],
};
