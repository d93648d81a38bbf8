import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, ground, put, rect, times } from '../kit.ts';

/** One wing of the Place de la Bourse of so many bays, its foot at the origin: arcade, two floors, slate mansard. */
const wing = (bays: number): Layer[] => {
  const width = bays * 26;
  return [
    fill('sun.middle', rect(0, -84, width, 84)),
    fill('blue.near', `M0 -88L6 -114H${width - 6}L${width} -88z`),
    fill('ochre.middle', rect(-2, -90, width + 4, 5) + rect(0, -32, width, 4)),
    fill(
      'glow',
      times(bays, (i) => arch(6 + i * 26, 0, 14, 24)),
      0.85,
    ),
    fill(
      'pane',
      times(bays, (i) => arch(8 + i * 26, -38, 10, 24) + rect(8 + i * 26, -78, 10, 11)),
      0.85,
    ),
    fill(
      'white',
      times(bays, (i) => `M${7 + i * 26} -92v-10l6 -6l6 6v10z`),
    ),
    fill(
      'pane',
      times(bays, (i) => rect(10.5 + i * 26, -101, 5, 8)),
      0.8,
    ),
    fill(
      'sun.near',
      times(bays + 1, (i) => rect(i * 26 - 1.5, -86, 3, 52)),
    ),
  ];
};

/** A pavilion with columns, pediment and a high roof, centred on its foot. */
const pavilion = (half: number, roof: number): Layer[] => [
  fill('sun.middle', rect(-half, -98, half * 2, 98)),
  fill('blue.near', `M${-half - 2} -100L${-half * 0.55} ${-100 - roof}H${half * 0.55}L${half + 2} -100z`),
  fill('white', `M${-half - 2} -96L0 -126L${half + 2} -96z`),
  fill('ochre.middle', `M${-half + 8} -99L0 -120L${half - 8} -99z${rect(-half - 3, -97, half * 2 + 6, 4)}`),
  fill('ochre.middle', rect(-half - 1, -34, half * 2 + 2, 4)),
  fill(
    'glow',
    times(3, (i) => arch(-half + 6 + i * ((half * 2 - 26) / 2), 0, 14, 26)),
    0.9,
  ),
  fill(
    'pane',
    times(3, (i) => arch(-half + 8 + i * ((half * 2 - 26) / 2), -42, 10, 40)),
    0.85,
  ),
  fill(
    'white',
    times(4, (i) => rect(-half + i * ((half * 2 - 5) / 3), -94, 5, 60)),
  ),
  fill('gold', `${rect(-1, -116 - roof, 2, 18)}${disc(0, -117 - roof, 3)}`),
];

const fountain: Layer[] = [
  fill('ochre.near', 'M-34 0q4 -12 34 -12t34 12z'),
  fill('ochre.front', 'M-10 -10L-6 -30H6L10 -10zM-16 -28h32l-4 -6h-24z'),
  fill('leaf.front', 'M-9 -34q-2 -16 3 -24h4q4 8 2 24zM1 -34q-1 -16 3 -25h4q4 10 1 25z'),
  fill('leaf.front', disc(-5, -62, 4) + disc(4, -64, 4)),
];

/** The whole front of the square, centred. */
const square: Layer[] = [
  ...put(-394, 0, 1, wing(7)),
  ...put(212, 0, 1, wing(7)),
  ...put(-140, 0, 1, wing(3)),
  ...put(62, 0, 1, wing(3)),
  ...put(-178, 0, 1, pavilion(38, 44)),
  ...put(178, 0, 1, pavilion(38, 44)),
  ...put(0, 0, 1.16, pavilion(54, 56)),
  ...put(0, 6, 1, fountain),
];

const faded = (layers: readonly Layer[]): Layer[] =>
  layers.map((layer) => ({
    ...layer,
    opacity: layer.opacity * 0.5,
    transform: `translate(400 232) scale(1 -0.66) ${layer.transform ?? ''}`.trim(),
  }));

/** The glass and gold decanter of the wine museum, far off. */
const decanter: Layer[] = [
  fill('ochre.middle', 'M-40 0Q-48 -34 -22 -44Q-4 -50 0 -78Q4 -100 20 -108Q34 -106 32 -90Q28 -60 42 -40Q54 -20 46 0z'),
  fill('gold', 'M-4 0Q-14 -30 2 -52Q12 -70 12 -92L20 -108Q32 -104 28 -88Q18 -60 26 -38Q34 -18 26 0z', 0.7),
  fill('white', 'M-30 -6Q-34 -28 -16 -36L-14 -32Q-28 -26 -25 -6zM36 -6Q40 -22 34 -34L37 -36Q46 -22 41 -6z', 0.8),
];

const grapes = (x: number, y: number, scale: number): Layer[] =>
  put(x, y, scale, [
    fill(
      'leaf.near',
      'M0 -18q-26 -22 -46 -4q10 4 8 12q-14 0 -18 12q24 14 48 -6zM2 -18q14 -28 42 -18q-6 8 0 14q10 2 12 14q-30 12 -52 -4z',
    ),
    fill('earth.front', 'M-3 -44h5v32h-5z'),
    fill(
      'violet.near',
      [4, 3, 4, 3, 2, 1]
        .map((count, row) => times(count, (i) => disc((i - (count - 1) / 2) * 15, row * 12, 8.6)))
        .join(''),
    ),
    fill(
      'violet.middle',
      [4, 3, 4, 3, 2, 1]
        .map((count, row) => times(count, (i) => disc((i - (count - 1) / 2) * 15 - 2.5, row * 12 - 2.5, 2.4)))
        .join(''),
    ),
  ]);

/** Bordeaux: the stone front of the Place de la Bourse and its double in the water mirror, the spire, the wine museum, a bunch of grapes. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 262, y: 64 },
  layers: [
    fill('rose.middle', 'M136 200V112L148 102L164 12L180 102L192 112V200z'),
    fill('rose.near', 'M157 58h14v3h-14zM152 86h24v3h-24zM146 108h36v4h-36z'),
    ...put(664, 176, 1.32, decanter),
    fill('ochre.middle', rect(0, 226, 800, 6)),
    ...put(400, 230, 1, square),
    ground('blue.middle', 232),
    ...faded(square),
    fill('white', `${rect(60, 254, 190, 2)}${rect(470, 262, 220, 2)}${rect(250, 290, 170, 2)}`, 0.7),
    fill('white', rect(0, 230, 800, 3)),
    ...grapes(66, 60, 0.86),
  ],
};
