import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, ground, houses, rect, times, towers } from '../kit.ts';

type Wall = Layer['paint'];

/** A house of corrugated iron as in La Boca: two floors of other colours, shutters and a balcony. */
const tin = ([x, w, h]: readonly [number, number, number], low: Wall, high: Wall, trim: Wall): Layer[] => {
  const top = 292 - h;
  const windows = Math.floor(w / 36);
  const at = (i: number) => x + 11 + (i * (w - 6)) / windows;
  return [
    fill(low, rect(x, 226, w, 66)),
    fill(high, rect(x, top, w, 226 - top)),
    fill(
      'white',
      times(Math.floor(w / 8), (i) => rect(x + 4 + i * 8, top, 1.4, h)),
      0.35,
    ),
    fill(
      trim,
      rect(x - 3, top - 7, w + 6, 8) +
        times(windows, (i) => rect(at(i) - 6, top + 16, 30, 30) + rect(at(i) - 6, 244, 30, 48)),
    ),
    fill(
      'pane',
      times(windows, (i) => rect(at(i), top + 18, 18, 26) + rect(at(i), 248, 18, 44)),
    ),
    fill(
      'white',
      `${rect(x + 4, 222, w - 8, 3)}${rect(x + 4, 208, w - 8, 2)}` +
        `${times(Math.floor((w - 8) / 6), (i) => rect(x + 4 + i * 6, 208, 1.6, 16))}`,
    ),
  ];
};

const jacaranda = (x: number, y: number, h: number): Layer[] => [
  fill(
    'earth.front',
    `M${x - 4} ${y}l2 ${-h * 0.5}l${-h * 0.2} ${-h * 0.2}l3 -2l${h * 0.2} ${h * 0.14}` +
      `l${h * 0.18} ${-h * 0.16}l3 3l${-h * 0.16} ${h * 0.2}l2 ${h * 0.5}z`,
  ),
  fill(
    'violet.near',
    disc(x - h * 0.26, y - h * 0.62, h * 0.2) +
      disc(x + h * 0.26, y - h * 0.64, h * 0.19) +
      disc(x, y - h * 0.8, h * 0.25),
  ),
  fill('violet.middle', disc(x - h * 0.12, y - h * 0.78, h * 0.13) + disc(x + h * 0.2, y - h * 0.68, h * 0.1)),
];

/** Two dancers of the tango, she leaning back. */
const dancers: Layer[] = [
  fill('ink', 'M300 308l7 -34l-2 -26q0 -9 8 -10h8q7 2 7 10l-1 28l10 32h-8l-10 -28l-9 28z'),
  fill('ink', `${disc(319, 229, 7)}M308 226h22l-4 -3q-2 -7 -8 -7t-7 7z`),
  fill('ink', `${disc(351, 230, 6.5)}${disc(358, 231, 4)}`),
  fill('ink', 'M346 230h8l1 16h-9z'),
  fill(
    'coral.front',
    'M336 246Q345 239 357 243Q360 256 352 266Q368 286 376 294L346 292L336 286Q345 274 342 264Q334 254 336 246z',
  ),
  fill(
    'ink',
    'M320 240L342 250H354V255H340L318 248zM340 242L326 237L324 242L338 249zM346 290l4 18h5l-3 -18zM362 292l24 12l3 -4l-18 -10z',
  ),
];

/** Buenos Aires: the Obelisk above its avenue of jacarandas, the painted houses of La Boca, a tango. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 560, y: 84 },
  layers: [
    towers(21, { base: 292, heights: [70, 160] }, 'blue.far'),
    ...houses(3, [250, 560], 292, { wall: 'blue.middle', roof: 'blue.near', height: 74, flat: true }),
    fill('white', 'M386 292L392 62L404 34L416 62L422 292z'),
    fill('whiteShade', 'M404 34L416 62L422 292H404z'),
    fill('pane', `${rect(396, 72, 5, 8)}${rect(407, 72, 5, 8)}${rect(398, 272, 12, 20)}`),
    fill('white', `${rect(372, 284, 64, 10)}`),
    ...tin([0, 80, 118], 'coral.near', 'blue.middle', 'sun.near'),
    ...tin([80, 92, 136], 'sun.near', 'coral.near', 'leaf.near'),
    ...tin([172, 76, 112], 'blue.near', 'sun.middle', 'coral.near'),
    ...tin([568, 82, 124], 'leaf.near', 'rose.middle', 'blue.near'),
    ...tin([650, 84, 140], 'coral.near', 'sun.near', 'blue.near'),
    ...tin([734, 80, 116], 'blue.near', 'leaf.middle', 'coral.near'),
    ...jacaranda(282, 294, 98),
    ...jacaranda(470, 294, 92),
    ...jacaranda(528, 296, 114),
    ground('earth.near', 292),
    fill(
      'earth.middle',
      times(11, (i) => rect(10 + i * 76, 303, 44, 3)),
    ),
    ...dancers,
  ],
};
