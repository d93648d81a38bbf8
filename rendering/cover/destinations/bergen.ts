import type { Drawing, Layer } from '../drawing.ts';
import { cloud, disc, fill, fir, houses, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

const walls: readonly Paint[] = [
  'coral.near',
  'sun.near',
  'coral.middle',
  'white',
  'earth.near',
  'coral.near',
  'sun.middle',
  'ochre.middle',
  'coral.near',
  'sun.near',
];
const widths = [58, 52, 56, 60, 50, 58, 54, 56, 52, 60];

/** One gable of the wharf: boards, a hoist under the ridge, white window frames. */
const gable = (i: number): Layer[] => {
  const x = 150 + widths.slice(0, i).reduce((sum, width) => sum + width, 0);
  const w = widths[i] ?? 54;
  const eaves = 74 + ((i * 13) % 12);
  const top = eaves + w * 0.68;
  return put(x, 266, 1, [
    fill(walls[i] ?? 'coral.near', `M0 0V${-eaves}L${w / 2} ${-top}L${w} ${-eaves}V0z`),
    fill(
      'earth.front',
      `M-4 ${-eaves + 4}L${w / 2} ${-top - 7}L${w + 4} ${-eaves + 4}L${w + 1} ${-eaves + 8}L${w / 2} ${-top}L-1 ${-eaves + 8}z`,
    ),
    fill(
      'ink',
      times(Math.floor(w / 7), (k) => rect(4 + k * 7, -eaves, 0.8, eaves - 22)),
      0.25,
    ),
    fill(
      'white',
      times(2, (r) => times(3, (c) => rect(w * 0.1 + c * w * 0.29, -eaves + 6 + r * 24, w * 0.22, 16))),
    ),
    fill(
      'pane',
      times(2, (r) => times(3, (c) => rect(w * 0.1 + c * w * 0.29 + 2, -eaves + 8 + r * 24, w * 0.22 - 4, 12))),
    ),
    fill('white', rect(w / 2 - 6, -top + 15, 12, 14)),
    fill('ink', rect(w / 2 - 4, -top + 17, 8, 12)),
    fill('earth.front', rect(w * 0.08, -22, w * 0.84, 22)),
    fill(
      'glow',
      times(3, (c) => rect(w * 0.14 + c * w * 0.27, -18, w * 0.18, 15)),
    ),
  ]);
};

/** The funicular up the mountain, a red car on its line. */
const funicular: Layer[] = [
  fill('earth.near', 'M372 180L538 44L542 46L380 182z'),
  ...put(470, 96, 1, [
    fill('coral.near', 'M-12 8L6 -8L16 -8L16 2L-2 18L-12 18z'),
    fill('pane', 'M-7 9L1 2V8L-7 15zM4 0L11 -5V1L4 6z'),
  ]),
  ...put(548, 44, 1, [
    fill('white', 'M-22 0V-14H26V0z'),
    fill('coral.near', 'M-26 -13L-14 -24H18L30 -13z'),
    fill(
      'pane',
      times(5, (i) => rect(-18 + i * 9, -10, 5, 6)),
    ),
  ]),
];

/** Bergen: the painted wooden gables of Bryggen on the harbour, Fløyen behind with its funicular, rain-green mountains. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 92, y: 70 },
  layers: [
    fill('blue.far', 'M0 270V150Q70 96 150 128T300 92L420 140L560 96L700 70L800 120V270z'),
    cloud(180, 96, 84),
    cloud(690, 84, 70),
    fill('leaf.middle', 'M0 270V196Q120 150 240 172Q370 128 470 84Q540 40 610 48Q700 70 740 116T800 160V270z'),
    fill('leaf.near', 'M420 270Q520 160 580 96Q640 120 690 150T800 196V270z', 0.55),
    ...funicular,
    ...[560, 590, 616, 640, 668, 700, 730, 400, 428, 640, 690].map((x, i) =>
      fir(x, 92 + ((i * 37) % 70), 26 + (i % 3) * 6, 'leaf.front'),
    ),
    ...houses(5, [0, 250], 232, { wall: 'white', roof: 'coral.near', height: 44 }),
    ...houses(41, [520, 800], 216, { wall: 'white', roof: 'earth.near', height: 40 }),
    ...houses(18, [0, 160], 264, { wall: 'sun.far', roof: 'coral.middle', height: 58 }),
    ...[0, 1, 2, 3, 4, 5, 6, 7, 8, 9].flatMap(gable),
    ...houses(23, [706, 800], 266, { wall: 'ochre.middle', roof: 'earth.near', height: 66 }),
    fill('ochre.middle', rect(0, 264, 800, 12)),
    fill(
      'earth.middle',
      times(27, (i) => rect(i * 30, 270, 5, 12)),
    ),
    ...water(278, 'sea.near', 'sea.middle'),
    ...put(250, 304, 1, [
      fill('white', 'M-70 -12H72Q66 4 58 8H-58Q-66 0 -70 -12zM-30 -30H20v18H-30z'),
      fill('blue.near', rect(-66, -4, 132, 4)),
      fill(
        'pane',
        times(3, (i) => rect(-25 + i * 15, -26, 10, 8)),
      ),
      fill('earth.front', 'M40 -12V-74h2.500V-12zM40 -70L-8 -34l1 1L41 -67zM42 -70L66 -14l1 -1L43 -72z'),
      fill('coral.near', disc(-50, -10, 4) + disc(56, -8, 4)),
    ]),
  ],
};
