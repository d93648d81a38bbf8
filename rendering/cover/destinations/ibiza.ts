import { seededRandom } from '#domain/random.ts';
import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, disc, fill, put, rect, times, umbrellaPine, water } from '../kit.ts';

/** White cubes with small windows, stacked up the hill of Dalt Vila between its two flanks. */
const cubes = (): Layer[] => {
  const next = seededRandom(41);
  return [0, 1, 2, 3, 4].flatMap((row) => {
    const base = 224 - row * 20;
    const [from, to] = [64 + row * 34, 436 - row * 30];
    const count = Math.floor((to - from) / 25);
    return Array.from({ length: count }, (_, i) => {
      const height = Math.round(22 + 12 * next());
      const x = Math.round(from + i * 25 + 5 * next());
      return put(x, base, 1, [
        fill(next() < 0.25 ? 'sun.far' : 'white', rect(0, -height, 27, height + 6)),
        fill('whiteShade', rect(20, -height, 7, height + 6)),
        fill('pane', rect(5, -height + 7, 4, 6) + rect(13, -height + 7, 4, 6), 0.75),
      ]);
    }).flat();
  });
};

/** The cathedral's square tower with its blunt cap, and the castle beside it. */
const crown: Layer[] = [
  fill('ochre.middle', rect(-96, -26, 84, 32) + times(7, (i) => rect(-96 + i * 12.8, -32, 7, 7))),
  fill('ochre.near', rect(-96, -26, 84, 3)),
  fill('sun.middle', rect(-8, -34, 96, 40)),
  fill('coral.middle', 'M-12 -34l10 -8h84l10 8z'),
  fill('sun.near', rect(16, -86, 34, 92)),
  fill('ochre.near', rect(13, -88, 40, 4) + rect(13, -56, 40, 3) + 'M20 -88l4 -10h18l4 10zM31 -112h4v16h-4z'),
  fill('glow', arch(22, -62, 7, 17) + arch(36, -62, 7, 17) + disc(33, -38, 5)),
  fill(
    'pane',
    times(3, (i) => arch(58 + i * 10, -10, 5, 12)),
    0.8,
  ),
];

/** The Renaissance ramparts: slanted bastions with a cordon, and the gate with its ramp. */
const ramparts: Layer[] = [
  fill('ochre.middle', 'M24 274L44 214H150L176 226H286L312 212H440L466 274z'),
  fill('ochre.near', 'M150 214L176 226V274H138zM286 226L312 212L322 274H292z'),
  fill('earth.near', 'M42 220H150L176 232H286L312 218H442L440 212H312L286 226H176L150 214H44z'),
  fill('white', rect(214, 236, 34, 38), 0.9),
  fill('glow', arch(222, 274, 18, 30)),
  fill(
    'ochre.far',
    times(5, (i) => rect(64 + i * 18, 238 + (i % 2) * 12, 12, 2) + rect(336 + i * 20, 240 + (i % 2) * 14, 12, 2)),
  ),
];

/** The rock of Es Vedrà with its lower neighbour. */
const vedra: Layer[] = [
  fill('violet.middle', 'M-196 0Q-180 -30 -160 -34L-146 -52L-128 -40L-112 -46L-92 -22L-76 -16L-66 0z'),
  fill(
    'violet.near',
    'M-64 0L-44 -46L-30 -60L-18 -104L-2 -132L10 -126L22 -148L36 -118L48 -112L62 -76L84 -58L98 -28L122 -14L130 0z',
  ),
  fill('violet.front', 'M22 -148L36 -118L48 -112L62 -76L84 -58L98 -28L122 -14L130 0H62L48 -34L52 -64L30 -88z', 0.75),
  fill('rose.middle', 'M-18 -104L-2 -132L6 -88L-8 -58L-24 -34zM-44 -46L-30 -60L-32 -30L-46 -14z', 0.6),
];

/** A yacht at anchor, seen from the side. */
const yacht = [
  fill('white', 'M-46 -8H46l-10 12h-66q-12 -2 -16 -12zM-26 -18h48l8 10h-60z'),
  fill('pane', rect(-20, -15, 36, 4)),
  fill('coral.near', rect(-40, 4, 72, 2)),
];

/** Ibiza: the white upper town in its walls under the cathedral, Es Vedrà in the low sun, pines and sails. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 520, y: 150 },
  layers: [
    fill('coral.far', rect(0, 196, 800, 50)),
    ...put(654, 234, 1.2, vedra),
    ...water(232, 'sea.middle', 'sun.far'),
    fill(
      'gold',
      times(7, (i) => rect(500 - i * 3 - (i % 2) * 8, 238 + i * 11, 40 + i * 7, 3)),
      0.7,
    ),
    fill('leaf.middle', 'M0 320V244Q60 206 130 178T240 128Q300 142 360 184T500 274L520 320z'),
    ...put(244, 134, 1, crown),
    ...cubes(),
    ...ramparts,
    fill('earth.middle', 'M0 320V276Q120 262 300 272T540 320z'),
    ...umbrellaPine(22, 300, 108, 'leaf.near'),
    ...umbrellaPine(92, 312, 74, 'leaf.front'),
    ...umbrellaPine(436, 308, 60, 'leaf.near'),
    ...boat(572, 286, 46),
    ...boat(742, 262, 26),
    ...put(668, 304, 1, yacht),
    fill(
      'rose.near',
      times(9, (i) => disc(150 + i * 15 + (i % 3) * 4, 300 + (i % 2) * 9, 6)),
    ),
    fill(
      'leaf.front',
      times(8, (i) => disc(158 + i * 16, 312 - (i % 2) * 5, 6)),
    ),
  ],
};
