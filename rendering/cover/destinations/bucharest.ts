import type { Drawing, Layer } from '../drawing.ts';
import { arch, cloud, disc, fill, houses, put, rect, times, tree } from '../kit.ts';

/** The Palace of the Parliament: a wedding cake of terraces, as wide as a street is long. */
const parliament: Layer[] = put(400, 214, 1, [
  fill(
    'ochre.far',
    `${rect(-300, -34, 600, 34)}${rect(-236, -58, 472, 26)}${rect(-168, -84, 336, 28)}${rect(-112, -110, 224, 28)}${rect(-64, -130, 128, 22)}`,
  ),
  fill(
    'ochre.middle',
    `${rect(-302, -37, 604, 4)}${rect(-238, -61, 476, 4)}${rect(-170, -87, 340, 4)}${rect(-114, -113, 228, 4)}${rect(-66, -133, 132, 4)}${rect(200, -58, 36, 24)}${rect(140, -84, 28, 24)}`,
  ),
  fill(
    'pane',
    times(34, (i) => arch(-290 + i * 17.2, -4, 8, 22)) +
      times(27, (i) => rect(-228 + i * 17.2, -52, 7, 13)) +
      times(19, (i) => arch(-160 + i * 17.2, -62, 7, 15)) +
      times(13, (i) => rect(-106 + i * 17, -104, 6, 14)),
    0.55,
  ),
  fill('white', times(12, (i) => rect(-60 + i * 10.6, -126, 3, 14)) + times(9, (i) => rect(-36 + i * 9, -30, 3, 30))),
  fill('glow', arch(-22, 0, 14, 26) + arch(-4, 0, 14, 26) + arch(14, 0, 14, 26)),
  fill('ink', rect(-0.8, -160, 1.6, 28)),
  fill('blue.near', rect(1, -160, 8, 12)),
  fill('sun.near', rect(9, -160, 8, 12)),
  fill('coral.near', rect(17, -160, 8, 12)),
]);

/** The Athenaeum: a round dome with bull's-eyes over a temple front of six columns. */
const athenaeum: Layer[] = put(140, 286, 1, [
  fill('ochre.middle', `${rect(-104, -62, 208, 62)}`),
  fill('sun.far', `${rect(-50, -66, 100, 66)}M-58 -64L0 -92L58 -64z`),
  fill('ochre.far', `${rect(-70, -94, 140, 30)}M-58 -64L0 -92L58 -64z`),
  fill('blue.near', 'M-74 -92Q-70 -132 -28 -146Q-14 -150 -10 -158H10Q14 -150 28 -146Q70 -132 74 -92z'),
  fill('blue.front', 'M26 -146Q70 -132 74 -92H44Q44 -126 26 -146z', 0.6),
  fill(
    'gold',
    `${times(5, (i) => disc(-46 + i * 23, -104 - (2 - Math.abs(i - 2)) * 5, 5))}${rect(-74, -95, 148, 4)}${rect(-9, -170, 18, 12)}M-10 -170Q0 -184 10 -170z${rect(-0.8, -192, 1.6, 14)}`,
  ),
  fill(
    'pane',
    times(5, (i) => disc(-46 + i * 23, -104 - (2 - Math.abs(i - 2)) * 5, 3)),
  ),
  fill('sun.far', 'M-62 -62L0 -94L62 -62z'),
  fill('ochre.middle', 'M-48 -65L0 -88L48 -65z'),
  fill(
    'glow',
    times(5, (i) => arch(-40 + i * 17.5, 0, 10, 48)),
    0.85,
  ),
  fill('white', times(6, (i) => rect(-52 + i * 19.5, -58, 6, 58)) + rect(-58, -62, 116, 5)),
  fill(
    'glow',
    times(3, (i) => arch(-96 + i * 14, -14, 8, 28) + arch(62 + i * 14, -14, 8, 28)),
  ),
  fill('whiteShade', rect(-112, -4, 224, 6)),
]);

/** A small Wallachian church: three drums and a porch of arches. */
const church: Layer[] = put(668, 286, 1, [
  fill('earth.middle', rect(-62, -44, 124, 44)),
  fill('coral.near', 'M-66 -44Q-40 -58 0 -58T66 -44z'),
  fill('earth.middle', `${rect(-14, -92, 28, 40)}${rect(34, -76, 18, 26)}`),
  fill('coral.near', 'M-18 -90Q-14 -112 0 -116Q14 -112 18 -90zM32 -75Q34 -90 43 -93Q52 -90 54 -75z'),
  fill('gold', `M-1 -132h2v17h-2zM-4 -127h8v2h-8zM42 -106h2v14h-2zM39 -102h8v2h-8z`),
  fill(
    'glow',
    times(3, (i) => arch(-10 + i * 8, -62, 5, 24)) +
      times(5, (i) => arch(-56 + i * 15, -2, 11, 32)) +
      arch(30, -10, 8, 22),
  ),
  fill('sun.near', rect(-62, -40, 124, 3)),
]);

/** Bucharest: the mountain of the Parliament, the dome of the Athenaeum, a painted church under the limes. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 706, y: 66 },
  layers: [
    cloud(84, 80, 70),
    cloud(530, 62, 56),
    fill('violet.far', 'M0 290V196Q200 176 400 190T800 184V290z'),
    ...houses(3, [0, 130], 216, { wall: 'violet.middle', roof: 'violet.near', height: 50, flat: true }),
    ...houses(44, [690, 800], 216, { wall: 'violet.middle', roof: 'violet.near', height: 54, flat: true }),
    ...parliament,
    fill('leaf.middle', rect(0, 212, 800, 80)),
    ...Array.from({ length: 19 }, (_, i) => tree(20 + i * 42, 236 + (i % 2) * 6, 40, 'leaf.near')).flat(),
    fill('leaf.near', rect(0, 238, 800, 60)),
    fill('sea.middle', 'M300 286L350 244H470L560 286z'),
    fill('white', 'M404 262Q396 236 386 232Q400 228 408 246Q416 228 430 232Q420 236 412 262z', 0.85),
    ...athenaeum,
    ...church,
    fill('ochre.far', rect(0, 284, 800, 36)),
    fill('ochre.middle', rect(0, 284, 800, 3)),
    ...[20, 268, 566, 780].flatMap((x, i) => tree(x, 294, 60 + (i % 2) * 10, 'leaf.front')),
  ],
};
