import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, put, rect, times } from '../kit.ts';
import type { Paint } from '../paints.ts';
import { hills } from '../shapes.ts';

/** The Big Wild Goose Pagoda: seven square storeys of brick, each a little smaller. */
const half = (i: number): number => 47 - i * 5.2;
const pagoda: Layer[] = [
  fill('ochre.near', rect(-62, -10, 124, 10)),
  fill(
    'ochre.middle',
    times(7, (i) => `M${-half(i)} ${-10 - i * 27}l3 -23H${half(i) - 3}l3 23z`),
  ),
  fill(
    'ochre.near',
    times(7, (i) => `M${half(i) * 0.35} ${-10 - i * 27}v-23H${half(i) - 3}l3 23z`),
    0.45,
  ),
  fill(
    'ochre.front',
    times(7, (i) => rect(-half(i) - 1, -36 - i * 27, half(i) * 2 + 2, 4)),
  ),
  fill(
    'glow',
    times(7, (i) => arch(-6 + i * 0.4, -10 - i * 27, 12 - i * 0.8, 17)),
  ),
  fill('ochre.front', 'M-16 -199L0 -218L16 -199z'),
  fill('gold', `${rect(-1.5, -234, 3, 18)}${disc(0, -222, 4)}`),
];

/** A hipped roof with lifted corners over so many units each way. */
const roof = (width: number, y: number, rise: number): string =>
  `M${-width - 16} ${y - 3}Q${-width} ${y} ${-width + 12} ${y - rise}H${width - 12}Q${width} ${y} ${width + 16} ${y - 3}L${width + 4} ${y + 6}H${-width - 4}z`;

/** The tower over the South Gate: red columns, two roofs of grey-green tiles, one lifted ridge. */
const gateTower: Layer[] = [
  fill('coral.near', rect(-112, -46, 224, 46)),
  fill(
    'glow',
    times(11, (i) => rect(-103 + i * 19.4, -36, 12, 30)),
  ),
  fill(
    'coral.front',
    times(12, (i) => rect(-112 + i * 19.8, -46, 4, 46)),
  ),
  fill('leaf.front', roof(126, -52, 20)),
  fill('coral.near', rect(-94, -98, 188, 28)),
  fill(
    'glow',
    times(9, (i) => rect(-86 + i * 19.8, -92, 12, 18)),
  ),
  fill('leaf.front', roof(108, -104, 18)),
  fill('leaf.near', 'M-96 -120L-62 -152H62L96 -120z'),
  fill('leaf.front', 'M-72 -152q4 -12 -2 -16q12 2 14 10h120q2 -8 14 -10q-6 4 -2 16z'),
  fill('gold', `${rect(-18, -118, 36, 12)}${rect(-126, -53, 252, 2)}${rect(-108, -105, 216, 2)}`),
];

/** The wall, with its battlements and the gate that runs through it. */
const wall: Layer[] = [
  fill('earth.middle', rect(0, 196, 800, 70)),
  fill(
    'earth.middle',
    times(41, (i) => rect(i * 20 - 4, 184, 12, 14)),
  ),
  fill(
    'earth.near',
    times(5, (i) => rect(0, 206 + i * 13, 800, 1.5)),
    0.5,
  ),
  fill(
    'earth.near',
    times(4, (i) => rect([18, 150, 560, 720][i] ?? 0, 184, 34, 82)),
    0.55,
  ),
  fill('earth.front', arch(262, 266, 56, 52)),
  fill('pane', arch(268, 266, 44, 44), 0.6),
];

/** A warrior of the first emperor: topknot, armour of plates, arms down. */
const warrior = (clay: Paint, plate: Paint): Layer[] => [
  fill(clay, 'M-16 0L-14 -34H14L16 0z'),
  fill(plate, 'M-24 -26Q-28 -66 -20 -78Q-12 -86 0 -86Q12 -86 20 -78Q28 -66 24 -26z'),
  fill(clay, 'M-20 -76Q-32 -66 -31 -34l7 4L-20 -60zM20 -76Q32 -66 31 -34l-7 4L20 -60z'),
  fill(
    clay,
    times(4, (r) => times(5, (c) => rect(-17 + c * 7.2, -72 + r * 11, 5, 8))),
    0.8,
  ),
  fill(clay, `${disc(0, -98, 13)}${disc(5, -114, 6)}${rect(-7, -90, 14, 10)}`),
  fill(plate, 'M-13 -100Q-12 -113 0 -113Q12 -113 13 -100Q0 -107 -13 -100z'),
  fill('ink', `${rect(-6, -98, 4, 1.6)}${rect(3, -98, 4, 1.6)}M-5 -91h11v1.6h-11z`, 0.8),
];

const lantern = (x: number, y: number): Layer[] =>
  put(x, y, 1, [
    fill('ink', rect(-0.7, -20, 1.4, 16)),
    fill('coral.near', 'M-9 0Q-16 -4 -16 -10Q-16 -16 -9 -18H9Q16 -16 16 -10Q16 -4 9 0z'),
    fill('gold', `${rect(-7, -21, 14, 3)}${rect(-7, 0, 14, 3)}${rect(-1, 3, 2, 12)}`),
  ]);

/** Xi'an: the wall and its South Gate, the Wild Goose Pagoda, the clay army in front. */
export const drawing: Drawing = {
  sky: 'earth',
  sun: { x: 480, y: 78 },
  layers: [
    fill('violet.far', hills(4.4, 200, 90, 8)),
    fill('ochre.far', hills(1.7, 214, 40, 10)),
    ...put(640, 204, 0.88, pagoda),
    fill(
      'leaf.middle',
      times(8, (i) => disc(540 + i * 30, 196, 16 + ((i * 7) % 9))),
    ),
    fill(
      'leaf.middle',
      times(5, (i) => disc(20 + i * 28, 196, 14 + ((i * 5) % 9))),
    ),
    ...wall,
    ...put(290, 190, 1.06, gateTower),
    ...[120, 176, 410, 462].flatMap((x) => lantern(x, 216)),
    fill('earth.far', rect(0, 264, 800, 56)),
    ...Array.from({ length: 11 }, (_, i) => put(20 + i * 76, 296, 0.62, warrior('ochre.middle', 'ochre.near'))).flat(),
    fill('earth.near', rect(0, 296, 800, 24), 0.5),
    ...Array.from({ length: 8 }, (_, i) => put(60 + i * 98, 334, 0.86, warrior('earth.near', 'earth.front'))).flat(),
  ],
};
