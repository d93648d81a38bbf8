import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, ground, mirrored, put, rect, times, tree } from '../kit.ts';

/** The five storeys of the tower: fluted, each narrower, a balcony under each. */
const storeys = [
  [34, 27, 0, 84],
  [25, 21, 88, 50],
  [19, 16, 142, 40],
  [15, 12, 186, 34],
  [11, 9, 224, 30],
] as const;
const qutbMinar: Layer[] = [
  fill('earth.front', rect(-44, -8, 88, 8)),
  ...storeys.flatMap(([foot, top, from, high], i): Layer[] => [
    fill(i < 3 ? 'coral.near' : 'whiteShade', `M${-foot} ${-from}L${-top} ${-from - high}H${top}L${foot} ${-from}z`),
    fill(
      i < 3 ? 'coral.front' : 'coral.middle',
      times(
        4,
        (j) => `M${-foot * 0.8 + j * foot * 0.5} ${-from}L${-top * 0.8 + j * top * 0.5} ${-from - high}h3v${high}z`,
      ),
      0.7,
    ),
    fill('sun.middle', rect(-foot * 0.9, -from - high * 0.4, foot * 1.8, 4)),
    fill('earth.middle', `M${-top - 2} ${-from - high}l-5 -4v-5H${top + 7}v5l-5 4z`),
  ]),
  fill('whiteShade', 'M-8 -258Q-8 -268 0 -270Q8 -268 8 -258z'),
];

/** A little open kiosk with a white dome. */
const kiosk = (x: number, y: number, s: number): Layer[] =>
  put(x, y, s, [
    fill('coral.front', `${rect(-12, -18, 4, 18)}${rect(-2, -18, 4, 18)}${rect(8, -18, 4, 18)}`),
    fill('coral.near', rect(-16, -22, 32, 5)),
    fill('white', 'M-12 -22Q-16 -36 0 -44Q16 -36 12 -22z'),
    fill('gold', rect(-1, -52, 2, 9)),
  ]);

/** The Lahori gate of the Red Fort between two eight-sided towers. */
const gateTower: Layer[] = [
  fill('coral.near', rect(-34, -132, 68, 132)),
  fill('coral.front', rect(12, -132, 22, 132), 0.6),
  fill('earth.middle', `${rect(-37, -136, 74, 6)}${rect(-34, -92, 68, 4)}${rect(-34, -48, 68, 4)}`),
  fill('glow', arch(-9, -54, 18, 30) + arch(-9, -98, 18, 28)),
  ...kiosk(0, -134, 1.5),
];
const lahoriGate: Layer[] = [
  fill('coral.near', rect(-64, -112, 128, 112)),
  fill('coral.middle', rect(-52, -104, 104, 104)),
  fill('glow', 'M-28 0V-52Q-26 -78 0 -90Q26 -78 28 -52V0z'),
  fill('ink', 'M-17 0V-46Q-16 -60 0 -68Q16 -60 17 -46V0z', 0.5),
  fill('white', 'M-36 -98H36v3H-36z'),
  ...Array.from({ length: 7 }, (_, i) => kiosk(-48 + i * 16, -112, 0.46)).flat(),
  ...put(-92, 0, 1, gateTower),
  ...put(92, 0, 1, gateTower),
];

const wall = (from: number, to: number, y: number): Layer[] => {
  const count = Math.floor((to - from) / 16);
  return [
    fill('coral.near', rect(from, y - 62, to - from, 62)),
    fill(
      'coral.near',
      times(count, (i) => `M${from + i * 16} ${y - 60}v-8q6 -8 12 0v8z`),
    ),
    fill('earth.middle', `${rect(from, y - 50, to - from, 4)}${rect(from, y - 14, to - from, 3)}`),
    fill(
      'coral.front',
      times(count, (i) => rect(from + 4 + i * 16, y - 40, 4, 12)),
      0.8,
    ),
  ];
};

const flag: Layer[] = [
  fill('ink', rect(-1, -58, 2, 58)),
  fill('ochre.near', 'M1 -58q16 -5 32 0v8q-16 -5 -32 0z'),
  fill('white', 'M1 -50q16 -5 32 0v8q-16 -5 -32 0z'),
  fill('leaf.front', 'M1 -42q16 -5 32 0v8q-16 -5 -32 0z'),
  fill('blue.front', disc(17, -48, 3)),
];

/** A cycle rickshaw under its hood. */
const rickshaw: Layer[] = [
  fill(
    'ink',
    'M-30 -18a18 18 0 1 0 0.1 0zm0 4a14 14 0 1 1 -0.1 0zM46 -18a18 18 0 1 0 0.1 0zm0 4a14 14 0 1 1 -0.1 0z' +
      'M-20 -2H30L44 -34h-8v-4h14L46 0h-4L34 3H-20zM14 -30h14v4H14z',
  ),
  fill('rose.near', 'M-50 -14V-36H-8V-14z'),
  fill('leaf.near', 'M-56 -36Q-60 -78 -22 -82Q-6 -80 2 -70L-8 -66Q-30 -70 -38 -36z'),
  fill('gold', 'M-56 -36h18v4H-56zM-8 -66l10 -4l3 6l-12 4z'),
];

const kite = (x: number, y: number, s: number, tone: Layer['paint']): Layer[] =>
  put(x, y, s, [
    fill(tone, 'M0 -18L14 0L0 18L-14 0z'),
    fill('white', 'M0 -18L14 0H-14z', 0.4),
    fill('ink', 'M0 18q10 18 -2 34t4 32l-1 1q-16 -16 -4 -33t1 -33z', 0.5),
  ]);

/** Delhi: the Red Fort's gate and walls, the fluted tower of Qutb, kites in the haze and a cycle rickshaw. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 478, y: 96 },
  layers: [
    fill('rose.far', 'M0 236Q70 214 140 232T320 224T520 236T800 222V320H0z'),
    fill(
      'leaf.far',
      times(17, (i) => disc(i * 50, 262 + (i % 3) * 6, 30)),
    ),
    ...put(650, 288, 0.98, qutbMinar),
    ...put(720, 290, 1, [
      fill('coral.middle', `${rect(-20, -52, 90, 52)}`),
      fill(
        'glow',
        times(3, (i) => arch(-14 + i * 28, 0, 20, 42)),
      ),
    ]),
    ...tree(564, 292, 84, 'leaf.middle'),
    ...wall(0, 480, 292),
    ...put(232, 292, 1, lahoriGate),
    ...put(232, 164, 1, flag),
    ...kiosk(36, 226, 0.9),
    ...kiosk(440, 226, 0.9),
    ...tree(514, 296, 70, 'leaf.near'),
    ...tree(780, 296, 96, 'leaf.near'),
    ground('sun.far', 290),
    fill('leaf.near', `${rect(0, 288, 150, 6)}${rect(314, 288, 486, 6)}`),
    fill('ochre.middle', 'M0 308Q400 296 800 308V320H0z'),
    ...put(424, 304, 0.86, rickshaw),
    ...put(92, 306, 0.62, mirrored(rickshaw)),
    ...kite(566, 58, 1, 'blue.near'),
    ...kite(382, 44, 0.7, 'leaf.near'),
    ...kite(90, 70, 0.9, 'violet.near'),
  ],
};
