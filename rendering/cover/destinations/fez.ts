import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, palm, put, rect, times } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** A horseshoe opening, its foot at a point. */
const horseshoe = (x: number, y: number, width: number, height: number): string => {
  const r = width * 0.56;
  const inset = width * 0.06;
  return `M${x} ${y}v${-(height - width)}q${-inset} ${-width * 0.1} ${-inset} ${-width * 0.3}a${r} ${r} 0 0 1 ${r * 2} 0q0 ${width * 0.2} ${-inset} ${width * 0.3}v${height - width}z`;
};

/** Bab Bou Jeloud: blue tile, three arches, battlements. */
const gate = put(400, 262, 1, [
  fill('blue.near', 'M-120 0V-150H120V0z'),
  fill(
    'blue.near',
    times(12, (i) => `M${-120 + i * 20.4} -150v-8h4v-6h7v6h4v8z`),
  ),
  fill(
    'blue.far',
    `${rect(-120, -152, 240, 4)}${rect(-60, -128, 3, 128)}${rect(57, -128, 3, 128)}${rect(-112, -132, 224, 4)}`,
  ),
  fill(
    'blue.front',
    times(36, (i) => `M${-106 + (i % 18) * 12.2} ${-142 + Math.floor(i / 18) * 6}l4 -3l4 3l-4 3z`),
  ),
  fill(
    'blue.middle',
    times(20, (i) => disc(-102 + (i % 2) * 204 + ((i >> 1) % 2) * (i % 2 ? -22 : 22), -116 + (i >> 2) * 12, 4)),
  ),
  fill('white', horseshoe(-36, 0, 72, 112)),
  fill('ochre.far', horseshoe(-31, 0, 62, 104)),
  fill('white', `${horseshoe(-103, 0, 32, 58)}${horseshoe(71, 0, 32, 58)}`),
  fill('glow', `${horseshoe(-99, 0, 24, 50)}${horseshoe(75, 0, 24, 50)}`),
  fill('blue.front', `M-52 -120h104v3h-104z`),
]);

/** What is seen through its arch. */
const through: Layer[] = [
  fill('leaf.middle', rect(393, 186, 16, 60)),
  fill(
    'leaf.near',
    `${rect(391, 184, 20, 4)}${rect(397, 174, 8, 10)}${times(3, (i) => rect(396, 194 + i * 14, 10, 3))}`,
  ),
  fill('ochre.near', 'M369 262V232h18v-8h22v14h22v24z'),
  fill('glow', `${arch(374, 262, 8, 14)}${arch(414, 262, 9, 16)}`),
];

/** A square minaret of green tile with its lantern. */
const minaret = (x: number, y: number, size: number, wall: Paint = 'ochre.middle'): Layer[] =>
  put(x, y, size, [
    fill(wall, rect(-16, -120, 32, 120)),
    fill('leaf.near', `${rect(-16, -118, 32, 22)}${rect(-12, -86, 24, 30)}`),
    fill('leaf.far', times(3, (i) => arch(-11 + i * 8, -60, 6, 20)) + times(4, (i) => disc(-11 + i * 7.4, -107, 2.6))),
    fill(wall, `${times(4, (i) => rect(-16 + i * 8.8, -126, 6, 6))}${rect(-7, -146, 14, 22)}`),
    fill('leaf.near', 'M-9 -146L0 -160L9 -146z'),
    fill('gold', `${disc(0, -164, 3)}${disc(0, -171, 2.2)}${rect(-0.7, -180, 1.4, 16)}`),
    fill('glow', arch(-5, -24, 10, 18)),
  ]);

/** Flat roofs of the medina, piled. */
const roofs = (y: number, step: number, wall: Paint, shade: Paint): Layer[] => [
  fill(
    wall,
    times(18, (i) => rect(i * step - 10, y - ((i * 37) % 34), step + 2, 120)),
  ),
  fill(
    shade,
    times(18, (i) => rect(i * step - 10, y - ((i * 37) % 34), 9, 120)),
  ),
  fill(
    'pane',
    times(
      18,
      (i) => rect(i * step + 12, y + 14 - ((i * 37) % 34), 5, 7) + rect(i * step + 24, y + 24 - ((i * 37) % 34), 5, 7),
    ),
    0.6,
  ),
];

const dyes: readonly Paint[] = [
  'sun.near',
  'coral.near',
  'white',
  'earth.near',
  'coral.middle',
  'sea.middle',
  'sun.middle',
  'earth.front',
  'violet.middle',
];

/** A stone vat of the tanners with its dye. */
const vat = (i: number): Layer[] => {
  const row = Math.floor(i / 10);
  const x = (row % 2 ? 12 : -22) + (i % 10) * 88;
  return [
    fill('whiteShade', `M${x - 42} ${282 + row * 26}a42 13 0 1 0 84 0a42 13 0 1 0 -84 0z`),
    fill(dyes[(i * 4 + row) % 9] ?? 'white', `M${x - 33} ${281 + row * 26}a33 9 0 1 0 66 0a33 9 0 1 0 -66 0z`),
  ];
};

/** Fez: the Blue Gate with minarets behind, the honeycomb of dye vats, the hills. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 480, y: 60 },
  layers: [
    fill('leaf.far', 'M0 260V150Q120 96 240 128T470 110T650 138T800 112V260z'),
    fill('ochre.far', 'M560 140v-14h10v-8q6 -8 12 0v8h14v18z'),
    ...roofs(184, 52, 'ochre.far', 'ochre.middle'),
    ...minaret(120, 246, 1.05),
    ...minaret(700, 240, 1.12),
    ...minaret(224, 230, 0.66, 'ochre.far'),
    ...minaret(596, 232, 0.72, 'ochre.far'),
    fill('leaf.near', 'M20 196l14 -12h52l14 12v8H20zM730 206l12 -11h50l8 8v10h-70z'),
    ...roofs(226, 58, 'ochre.middle', 'ochre.near'),
    ...palm(262, 264, 92, 'leaf.near'),
    ...palm(548, 264, 78, 'leaf.near'),
    ...gate,
    ...through,
    fill('earth.far', rect(0, 262, 800, 58)),
    fill('earth.middle', rect(0, 260, 800, 5)),
    ...Array.from({ length: 20 }, (_, i) => vat(i)).flat(),
  ],
};
