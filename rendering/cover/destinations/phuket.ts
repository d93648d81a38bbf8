import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, palm, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** The rock like a nail: narrow where the sea gnaws, broad and green on top. */
const nail: Layer[] = put(560, 274, 1, [
  fill(
    'earth.middle',
    'M-20 0L-24 -30Q-22 -46 -34 -64Q-48 -92 -42 -120Q-38 -152 -18 -166Q4 -180 24 -164Q44 -148 42 -118Q46 -90 32 -66Q20 -46 22 -28L18 0z',
  ),
  fill(
    'earth.near',
    'M4 0L8 -32Q4 -56 18 -78Q30 -104 24 -134Q22 -156 12 -170Q40 -160 42 -118Q46 -90 32 -66Q20 -46 22 -28L18 0z',
    0.8,
  ),
  fill(
    'earth.far',
    'M-30 -76Q-42 -96 -36 -122L-28 -120Q-30 -96 -22 -74zM-12 -30Q-16 -56 -10 -80L-4 -78Q-8 -54 -4 -30z',
    0.8,
  ),
  fill(
    'leaf.near',
    'M-44 -124Q-46 -156 -20 -170Q4 -186 28 -168Q48 -152 44 -120Q36 -132 26 -126Q18 -142 6 -134Q-4 -148 -14 -134Q-28 -142 -34 -126z',
  ),
  fill('leaf.front', disc(-22, -158, 10) + disc(2, -168, 12) + disc(24, -156, 10)),
]);

const cliff = (x: number, scale: number, rock: Paint, green: Paint): Layer[] =>
  put(x, 276, scale, [
    fill(rock, 'M-70 0Q-78 -60 -62 -96Q-56 -130 -30 -140Q-10 -176 16 -150Q40 -150 48 -112Q72 -90 66 -44L72 0z'),
    fill(
      green,
      'M-66 -82Q-58 -132 -30 -142Q-10 -178 16 -152Q42 -152 50 -110Q62 -98 66 -72Q52 -92 42 -84Q34 -112 18 -100Q4 -126 -10 -104Q-28 -116 -36 -92Q-52 -100 -66 -82z',
    ),
    fill('white', 'M-44 -70Q-38 -44 -42 -12L-34 -10Q-32 -46 -36 -72zM8 -82Q16 -52 10 -14L20 -12Q24 -54 18 -84z', 0.3),
  ]);

/** The white figure seated on the hill, its hair a flame. */
const buddha: Layer[] = put(150, 132, 0.92, [
  fill('whiteShade', rect(-46, -6, 92, 8)),
  fill('white', 'M-44 -6Q-50 -20 -30 -24Q-26 -44 -22 -52Q-16 -60 0 -60Q16 -60 22 -52Q26 -44 30 -24Q50 -20 44 -6z'),
  fill('white', `${disc(0, -72, 12)}M-7 -80Q-4 -94 0 -102Q4 -94 7 -80z`),
  fill(
    'whiteShade',
    'M-22 -50Q-6 -34 20 -56Q26 -46 30 -24Q10 -30 -8 -26Q-14 -38 -22 -50zM-40 -10Q0 -22 40 -10Q0 -16 -40 -10z',
  ),
]);

const shutters = (x: number, y: number, leaf: Paint): Layer[] => [
  fill(
    'white',
    times(3, (i) => arch(x + i * 16, y, 12, 30)),
  ),
  fill(
    leaf,
    times(3, (i) => arch(x + 1.5 + i * 16, y, 9, 27)),
  ),
  fill(
    'white',
    times(3, (i) => rect(x + 5.4 + i * 16, y - 27, 1.2, 27)),
  ),
];

const house = (x: number, wall: Paint, leaf: Paint, height: number): Layer[] =>
  put(x, 292, 1, [
    fill(wall, rect(0, -height, 60, height)),
    fill('coral.front', `M-3 ${-height}L4 ${-height - 16}H56L63 ${-height}z`),
    fill(
      'coral.near',
      times(7, (i) => `M${2 + i * 8.4} ${-height}l1 -15h3l1 15z`),
      0.7,
    ),
    fill('white', `${rect(-1, -height, 62, 5)}${rect(0, -50, 60, 4)}${rect(0, -height + 12, 60, 2)}`),
    ...shutters(8, -54, leaf),
    fill('ink', arch(9, 0, 42, 42), 0.75),
    fill('pane', arch(17, 0, 26, 30), 0.8),
    fill('white', `${rect(0, -46, 6, 46)}${rect(54, -46, 6, 46)}`),
    fill(
      'gold',
      times(3, (i) => disc(16 + i * 14, -height + 19, 1.7)),
    ),
  ]);

const street: Layer[] = [
  ...house(6, 'sun.middle', 'leaf.near', 104),
  ...house(66, 'blue.middle', 'blue.front', 112),
  ...house(126, 'rose.middle', 'sea.front', 104),
  ...house(186, 'leaf.middle', 'coral.near', 116),
];

/** A longtail boat: the prow curves up, scarves round it, a canopy on thin poles, the engine's long shaft astern. */
const longtail = (x: number, y: number, scale: number): Layer[] =>
  put(x, y, scale, [
    fill(
      'earth.front',
      'M-104 -16Q-60 2 20 0Q70 -2 92 -24Q106 -40 112 -66L120 -64Q116 -30 98 -8Q82 10 40 12H-70Q-96 4 -104 -16z',
    ),
    fill('sun.near', 'M-100 -11Q-58 6 20 4Q70 2 95 -20L96 -16Q74 8 22 8Q-60 10 -98 -7z'),
    fill('white', 'M-66 -46Q-16 -58 40 -46L44 -40Q-14 -50 -70 -40z'),
    fill(
      'earth.front',
      times(4, (i) => rect(-58 + i * 31, -44, 2, 46)),
    ),
    fill('coral.near', 'M102 -36L120 -34L119 -43L105 -45zM104 -34Q96 -18 102 -4L107 -6Q103 -20 110 -34z'),
    fill('leaf.near', 'M105 -47L120 -45L119.6 -53L108.6 -55z'),
    fill('gold', 'M109 -57L120 -55L120 -62L111 -64zM113 -36Q116 -22 111 -10L115 -9Q121 -24 118 -36z'),
    fill('ink', 'M-96 -18L-124 -32L-126 -29L-98 -14zM-124 -32L-164 10L-161 12L-122 -28z'),
    fill('ink', `${disc(-84, -34, 5)}M-92 -10L-89 -28h10L-76 -8z`),
  ]);

/** Phuket: the rock in the bay, a longtail boat, the painted street of the old town, the white Buddha on its hill. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 460, y: 170 },
  layers: [
    fill('leaf.far', 'M0 276V150Q60 120 120 132Q200 128 262 182Q310 216 380 250V276z'),
    ...buddha,
    fill('leaf.middle', 'M0 276V170Q70 134 150 134Q230 148 290 214Q320 248 360 276z'),
    ...cliff(398, 0.5, 'violet.far', 'leaf.far'),
    ...cliff(640, 0.62, 'violet.far', 'leaf.far'),
    ...cliff(746, 1.3, 'earth.middle', 'leaf.near'),
    ...cliff(662, 0.86, 'earth.far', 'leaf.middle'),
    ...water(270, 'sea.near', 'sea.middle'),
    fill(
      'gold',
      `${rect(424, 278, 72, 3)}${rect(436, 290, 50, 3)}${rect(428, 302, 66, 3)}${rect(446, 312, 40, 2)}`,
      0.6,
    ),
    ...nail,
    fill('white', 'M524 274q36 -7 74 0q-36 6 -74 0zM676 276q60 -6 124 -2v4q-60 3 -124 -2z', 0.8),
    fill('ochre.far', 'M0 320V286Q140 280 262 288Q310 296 330 320z'),
    ...street,
    ...longtail(434, 302, 0.94),
    ...longtail(690, 296, 0.46),
    ...palm(274, 300, 124),
    ...palm(304, 310, 92, 'leaf.near'),
  ],
};
