import type { Drawing, Layer } from '../drawing.ts';
import { arch, cypress, disc, fill, ground, put, rect, times } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** A square tower with battlements, its foot at a point. */
function tower([x, y, width, height]: readonly [number, number, number, number], paint: Paint): Layer[] {
  const teeth = Math.round(width / 14);
  const step = (width - 8) / (teeth - 1);
  return put(x, y, 1, [
    fill(paint, rect(-width / 2, -height, width, height)),
    fill(
      paint,
      times(teeth, (i) => `M${-width / 2 + i * step} ${-height}v-8l4 -4l4 4v8z`),
    ),
    fill('white', rect(-width / 2, -height + 5, width, 2), 0.5),
  ]);
}

const twin = (x: number, y: number) => arch(x - 9, y, 8, 20) + arch(x + 1, y, 8, 20);

/** A white house of the Albaicín with a tiled roof. */
const whiteHouse = (x: number, y: number, width: number, height: number): Layer[] =>
  put(x, y, 1, [
    fill('white', rect(0, -height, width, height)),
    fill('earth.near', `M-5 ${-height}l12 -12H${width - 7}l12 12z`),
    fill(
      'pane',
      times(Math.floor(width / 22), (i) => arch(9 + i * 21, -height + 24, 8, 14)),
      0.8,
    ),
  ]);

const crowns = (seed: number, y: number, size: number) =>
  times(26, (i) => disc(i * 32 + ((i * seed) % 13), y + ((i * seed) % 11), size + ((i * seed) % 7)));

/** Granada: the red towers of the Alhambra over their wood, the snow of the Sierra Nevada, white houses below. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 672, y: 84 },
  layers: [
    fill(
      'blue.far',
      'M0 320V180L90 120L150 138L250 62L300 88L350 44L420 92L470 74L560 120L620 108L720 156L800 140V320z',
    ),
    fill(
      'white',
      'M90 120L150 138L250 62L300 88L350 44L420 92L470 74L560 120L620 108L680 137l-44 -8l-20 14' +
        'l-40 -10l-32 22l-36 -34l-30 26l-30 -20l-26 44l-40 -46l-30 34l-24 -30l-34 50l-40 -16l-26 20l-34 -36l-40 22z',
    ),
    fill('leaf.middle', 'M0 320V262q80 -40 150 -46h470q110 10 180 50V320z'),
    fill('coral.middle', rect(196, 160, 450, 90)),
    fill(
      'coral.middle',
      times(32, (i) => rect(196 + i * 14, 153, 7, 8)),
    ),
    fill('earth.middle', rect(300, 126, 116, 60) + rect(292, 122, 132, 6)),
    fill(
      'glow',
      times(7, (i) => rect(308 + i * 15, 134, 7, 11) + disc(311.5 + i * 15, 154, 3)),
      0.8,
    ),
    ...tower([168, 250, 76, 142], 'coral.near'),
    fill('earth.middle', 'M156 108v-24l12 -12l12 12v24z'),
    fill('glow', `${arch(163, 102, 10, 18)}${twin(168, 160)}${arch(140, 206, 8, 16)}${arch(188, 206, 8, 16)}`, 0.9),
    ...tower([250, 250, 40, 104], 'earth.middle'),
    ...tower([478, 252, 92, 160], 'coral.near'),
    fill('glow', times(5, (i) => arch(440 + i * 16.4, 130, 9, 14)) + times(3, (i) => twin(450 + i * 28, 182)), 0.9),
    ...tower([560, 250, 44, 104], 'earth.middle'),
    ...tower([632, 256, 56, 84], 'coral.near'),
    fill('glow', `${twin(250, 186)}${twin(560, 184)}${twin(622, 212)}${twin(644, 212)}${arch(300, 228, 20, 34)}`, 0.9),
    fill(
      'glow',
      times(3, (i) => arch(330 + i * 15, 214, 9, 20)),
      0.8,
    ),
    ...[108, 214, 286, 400, 430, 530, 590, 676, 700].map((x, i) => cypress(x, 272, 58 + ((i * 17) % 40), 'leaf.front')),
    fill('leaf.near', crowns(5, 262, 18)),
    ground('leaf.near', 268),
    ...whiteHouse(124, 322, 84, 42),
    ...whiteHouse(196, 322, 60, 28),
    ...whiteHouse(470, 322, 96, 36),
    ...whiteHouse(574, 322, 74, 50),
    ...whiteHouse(20, 322, 80, 30),
    ...whiteHouse(690, 322, 90, 34),
    ...[276, 300, 440, 664].map((x, i) => cypress(x, 320, 70 - i * 8)),
    fill('leaf.front', [340, 372, 404].map((x) => disc(x, 314, 18)).join('')),
  ],
};
