import type { Drawing, Layer } from '../drawing.ts';
import { boat, disc, fill, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** The flat mountain between Devil's Peak on the left and Lion's Head on the right. */
const mountain: Layer[] = [
  fill('violet.middle', 'M0 250V176L54 118L84 86L112 122L150 150L190 112H200V250z'),
  fill(
    'blue.near',
    'M150 250L178 164L188 96L204 84L250 80L330 83L400 79L470 82L540 80L572 86L584 108L604 164L640 196V250z',
  ),
  fill(
    'blue.front',
    times(9, (i) => `M${206 + i * 41} 88l10 34l-6 40l14 34l-20 -30l2 -42z`),
    0.55,
  ),
  fill('violet.middle', 'M330 86l16 60l-10 54l22 -46l-4 -44l14 -28z', 0.7),
  fill('leaf.middle', 'M120 262Q180 204 260 196Q330 188 400 198Q500 190 580 200Q650 206 700 262z'),
  fill('violet.near', 'M612 262L650 176L676 134L690 108L702 102L714 112L726 142L760 190L800 214V262z'),
  fill('leaf.near', 'M594 262Q650 200 690 188Q740 186 800 226V262z'),
];

/** The cloth of cloud that the south-easter lays on the table and pours over its edge. */
const cloth: Layer[] = [
  fill(
    'white',
    'M186 88Q200 62 236 68Q262 50 300 64Q340 48 384 62Q424 48 462 62Q506 50 542 66Q578 62 590 92Q580 100 572 92Q566 114 556 94Q540 90 526 92Q516 116 506 92Q470 88 440 92Q430 110 420 92Q380 88 340 92Q330 118 318 93Q280 88 262 93Q252 112 244 94Q220 90 206 96Q198 112 190 100z',
    0.94,
  ),
];

/** The cable up to the corner of the table, with its round cabin. */
const cable: Layer[] = [
  fill('ink', 'M662 206L566 84l1.4 -1L664 205z'),
  ...put(614, 146, 1, [
    fill('coral.near', 'M-10 4q0 -5 5 -5h10q5 0 5 5v8q0 5 -5 5h-10q-5 0 -5 -5z'),
    fill('pane', rect(-8, 4, 16, 5)),
    fill('ink', rect(-0.8, -8, 1.6, 8)),
  ]),
  fill('white', rect(556, 78, 18, 8)),
];

const walls: readonly Paint[] = [
  'coral.near',
  'leaf.near',
  'sun.near',
  'rose.near',
  'blue.middle',
  'gold',
  'violet.near',
];

/** The painted one-storey houses of the Bo-Kaap, climbing to the left. */
const boKaap: Layer[] = times(7, (i) => `${i} `)
  .trim()
  .split(' ')
  .flatMap((one) => {
    const i = Number(one);
    return put(6 + i * 46, 258 + i * 6, 1, [
      fill(walls[i] ?? 'white', 'M0 62V-20q11 -8 22 -8t22 8V62z'),
      fill('white', `${rect(-1, -18, 46, 3)}${rect(4, 4, 12, 18)}${rect(28, 4, 12, 18)}`),
      fill('pane', `${rect(6, 6, 8, 14)}${rect(30, 6, 8, 14)}`, 0.85),
      fill('earth.front', rect(18, 4, 8, 30)),
      fill('white', rect(-1, 32, 46, 3)),
    ]);
  });

/** A penguin of Boulders, its foot at the origin. */
const penguin = (x: number, y: number, size: number): Layer[] =>
  put(x, y, size, [
    fill('ink', 'M-12 0Q-17 -30 -9 -44Q-9 -58 1 -59Q9 -58 10 -51L18 -49L10 -46Q17 -28 12 0z'),
    fill('white', 'M-6 -2Q-9 -28 -1 -40Q9 -36 8 -2zM-5 -46Q-4 -55 3 -53Q-2 -50 0 -44z'),
    fill('ink', 'M-3 -34Q4 -37 7 -32L7 -8L5 -8L5 -29Q2 -32 -3 -30z'),
    fill('rose.near', disc(4, -52, 1.8)),
    fill('ink', 'M-11 -38Q-20 -26 -17 -12Q-11 -20 -10 -30z'),
    fill('sun.near', `${rect(-8, -1, 7, 3)}${rect(2, -1, 7, 3)}`),
  ]);

const boulders: Layer[] = [
  fill('ochre.middle', 'M560 320Q566 272 610 270Q650 268 664 320z'),
  fill('ochre.near', 'M646 320Q650 256 708 252Q772 250 784 320z'),
  fill('ochre.middle', 'M744 320Q752 280 800 276V320z'),
  fill('white', 'M592 284q10 -8 24 -7q-14 4 -20 11zM690 266q14 -8 32 -5q-20 4 -28 12z', 0.7),
];

/** Cape Town: the flat mountain under its cloth of cloud, Lion's Head, the painted Bo-Kaap and the penguins. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 742, y: 56 },
  layers: [
    fill('violet.far', 'M0 250V190q60 -40 140 -20t200 -20t300 10t160 -10V250z'),
    ...mountain,
    ...cloth,
    ...cable,
    fill(
      'white',
      times(30, (i) => rect(176 + i * 15, 240 - ((i * 13) % 18), 9, 22 + ((i * 13) % 18))),
    ),
    fill(
      'pane',
      times(30, (i) => rect(179 + i * 15, 246 - ((i * 13) % 18), 3, 4)),
      0.7,
    ),
    ...water(260, 'blue.near', 'blue.middle'),
    ...boat(470, 292, 38),
    ...boat(408, 280, 24, 'coral.middle'),
    ...boKaap,
    ...boulders,
    ...penguin(612, 274, 0.86),
    ...penguin(700, 256, 1.1),
    ...penguin(738, 260, 0.9),
    ...penguin(536, 314, 0.8),
  ],
};
