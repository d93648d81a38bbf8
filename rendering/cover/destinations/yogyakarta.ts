import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, mirrored, palm, put, rect, times } from '../kit.ts';
import type { Paint } from '../paints.ts';
import { hills } from '../shapes.ts';

/** A latticed bell of Borobudur on its lotus, the spire above. */
const holes = (): string =>
  times(5, (r) => {
    const half = 30 - (4 - r) ** 2 * 1.1;
    return times(5, (c) => {
      const x = -half + ((c + 0.5 * (r % 2)) * half) / 2.25;
      const y = -62 + r * 11;
      return x > half - 3 ? '' : `M${x} ${y - 4}l4 4l-4 4l-4 -4z`;
    });
  });
const stupa = (stone: Paint, dark: Paint): Layer[] => [
  fill(dark, `${rect(-46, -8, 92, 8)}${rect(-42, -14, 84, 5)}`),
  fill(stone, 'M-40 -14Q-46 -52 -22 -70Q-14 -76 0 -76Q14 -76 22 -70Q46 -52 40 -14z'),
  fill(dark, 'M12 -75Q46 -60 40 -14H24Q34 -52 12 -75z', 0.4),
  fill('pane', holes(), 0.75),
  fill(dark, rect(-12, -86, 24, 12)),
  fill(stone, 'M-9 -86L-4 -114H4L9 -86z'),
];

/** A Buddha whose bell was taken off, looking to the volcano. */
const buddha: Layer[] = [
  fill('ochre.front', `${rect(-46, -8, 92, 8)}${rect(-40, -15, 80, 6)}`),
  fill('ochre.near', 'M-36 -14Q-38 -30 -14 -30H14Q38 -30 36 -14z'),
  fill('ochre.middle', 'M-20 -28Q-26 -58 -18 -66Q-8 -70 0 -70Q8 -70 18 -66Q26 -58 20 -28z'),
  fill(
    'ochre.near',
    'M2 -70Q8 -70 18 -66Q26 -58 20 -28H8Q16 -54 2 -70zM-22 -60Q-34 -46 -22 -30L-4 -26V-31L-17 -35Q-20 -46 -16 -56z',
  ),
  fill('ochre.middle', `${disc(0, -82, 13)}${rect(-5, -74, 10, 8)}`),
  fill('ochre.front', 'M-13 -84Q-13 -96 0 -96Q13 -96 13 -84Q0 -92 -13 -84z'),
  fill('ochre.front', disc(0, -97, 5)),
];

/** A tower of Prambanan: steps of small stupas up to a blunt spire. */
const tower: Layer[] = [
  fill(
    'earth.front',
    'M-34 0V-30H-28V-52H-22V-76H-16V-100H-10V-122Q-6 -138 0 -144Q6 -138 10 -122V-100H16V-76H22V-52H28V-30H34V0z',
  ),
  fill(
    'earth.near',
    times(4, (r) => times(2, (c) => `M${(c === 0 ? -1 : 1) * (31 - r * 6) - 4} ${-30 - r * 23}q0 -10 4 -14q4 4 4 14z`)),
  ),
  fill(
    'earth.near',
    times(5, (r) => rect(-32 + r * 6, -32 - r * 23, 64 - r * 12, 3)),
    0.6,
  ),
  fill('glow', 'M-6 0V-20L0 -28L6 -20V0z'),
];

/** Yogyakarta: Borobudur's bells at sunrise, Merapi smoking, Prambanan across the mist. */
export const drawing: Drawing = {
  sky: 'ochre',
  sun: { x: 196, y: 112 },
  layers: [
    fill('rose.far', rect(0, 140, 800, 90), 0.75),
    fill('violet.middle', 'M230 236Q380 176 452 74Q462 62 474 70L486 64Q496 62 504 74Q580 176 740 236z'),
    fill(
      'violet.near',
      'M452 74Q462 62 474 70L486 64Q496 62 504 74Q514 92 524 106Q508 100 498 118Q486 98 476 112Q462 96 440 92z',
      0.7,
    ),
    fill(
      'white',
      'M478 66Q466 44 486 34Q480 14 506 10Q520 -4 546 6Q574 2 580 16Q560 22 548 20Q530 32 512 30Q500 38 502 46Q492 54 490 66z',
      0.85,
    ),
    fill('violet.far', 'M-40 236Q60 190 122 130Q130 122 140 130Q200 196 320 236z'),
    fill('leaf.far', hills(2.9, 232, 44, 9)),
    ...put(640, 226, 0.86, tower),
    ...put(588, 228, 0.6, tower),
    ...put(692, 228, 0.6, tower),
    fill('white', 'M0 214Q120 200 260 212T520 208T800 214V232H0z', 0.55),
    fill('leaf.middle', hills(5.2, 252, 40, 8)),
    ...palm(556, 250, 66, 'leaf.near'),
    ...palm(742, 252, 78, 'leaf.near'),
    ...palm(778, 256, 60, 'leaf.near'),
    fill('ochre.near', rect(0, 262, 800, 58)),
    fill(
      'ochre.middle',
      times(4, (i) => rect(0, 262 + i * 15, 800, 3)),
    ),
    fill(
      'ochre.front',
      times(20, (i) => rect(i * 42 + 6, 268, 16, 6) + rect(i * 42 - 12, 298, 16, 6)),
      0.5,
    ),
    ...put(44, 264, 0.62, stupa('ochre.middle', 'ochre.near')),
    ...put(250, 264, 0.62, stupa('ochre.middle', 'ochre.near')),
    ...put(448, 264, 0.62, stupa('ochre.middle', 'ochre.near')),
    ...put(760, 264, 0.62, stupa('ochre.middle', 'ochre.near')),
    ...put(150, 306, 1.24, stupa('ochre.near', 'ochre.front')),
    ...put(354, 308, 1.1, mirrored(buddha)),
    ...put(548, 306, 1.2, stupa('ochre.near', 'ochre.front')),
    ...put(724, 310, 1.3, stupa('ochre.near', 'ochre.front')),
    fill('ochre.front', rect(0, 304, 800, 16)),
  ],
};
