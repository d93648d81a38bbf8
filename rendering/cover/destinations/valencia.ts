import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, ground, palm, put, rect, times, towers } from '../kit.ts';

/** The opera: a helmet of white shells under a long plume that hovers over it. */
const opera: Layer[] = put(250, 264, 1.12, [
  fill('sea.middle', 'M-118 0Q-116 -90 -30 -128Q60 -146 104 -78Q122 -40 118 0z'),
  fill('white', 'M-132 0Q-136 -84 -60 -136Q-34 -150 -8 -152Q-66 -104 -74 -40L-70 0z'),
  fill('white', 'M134 0Q140 -66 100 -110Q84 -130 56 -140Q92 -92 92 -40L88 0z'),
  fill('whiteShade', 'M-102 0Q-100 -60 -58 -104L-50 -98Q-78 -54 -74 0zM106 0Q108 -48 84 -88L78 -82Q94 -46 88 0z'),
  fill('pane', `${times(4, (i) => rect(-64, -88 + i * 22, 146, 9))}`),
  fill('white', `${times(5, (i) => rect(-70, -98 + i * 22, 156, 6))}${rect(-6, -140, 12, 140)}`),
  fill('white', 'M-142 0Q-150 -188 20 -188Q92 -184 134 -128Q72 -168 6 -166Q-100 -160 -116 0z'),
  fill('whiteShade', 'M-116 0Q-100 -160 6 -166Q72 -168 134 -128Q72 -158 6 -156Q-92 -148 -108 0z'),
]);

/** The planetarium: half an eye, which its mirror in the pool makes whole. */
const eye = (flip: boolean): Layer[] => {
  const layers = [
    fill('white', 'M-126 0Q-66 -96 0 -96Q66 -96 126 0H112Q60 -74 0 -74Q-60 -74 -112 0z'),
    fill('whiteShade', 'M-112 0Q-60 -74 0 -74Q60 -74 112 0z'),
    fill(
      'pane',
      times(11, (i) => {
        const x = -90 + i * 18;
        const top = -70 * (1 - (x / 112) ** 2) + 4;
        return rect(x - 3, Math.round(top), 3, Math.round(-top));
      }),
      0.6,
    ),
    fill('blue.near', 'M-50 0Q-50 -58 0 -60Q50 -58 50 0z'),
    fill('gold', 'M-26 0Q-26 -30 0 -31Q26 -30 26 0z'),
    fill('white', 'M-50 0Q-50 -58 0 -60Q-36 -48 -38 0z', 0.6),
  ];
  const shape = flip
    ? layers.map((layer) => ({ ...layer, transform: 'scale(1 -0.5)', opacity: layer.opacity * 0.45 }))
    : layers;
  return put(548, 266, 1, shape);
};

/** The bridge with one leaning bow of a pylon and its fan of cables. */
const bridge: Layer[] = [
  fill('white', 'M352 246Q428 150 446 32Q452 30 456 36Q442 160 376 246z'),
  fill(
    'white',
    times(15, (i) => `M${449 - i * 1.4} ${44 + i * 7}L${720 - i * 18} 232h2L${450 - i * 1.4} ${46 + i * 7}z`),
  ),
  fill('whiteShade', `${rect(330, 230, 470, 7)}`),
];

/** An orange tree in its round tub of leaves. */
const orange = (x: number, y: number, s: number): Layer[] =>
  put(x, y, s, [
    fill('earth.front', rect(-4, -40, 8, 40)),
    fill('leaf.front', disc(-16, -54, 22) + disc(16, -54, 22) + disc(0, -74, 24)),
    fill(
      'gold',
      [
        [-22, -52],
        [-6, -64],
        [12, -78],
        [20, -56],
        [2, -46],
        [-12, -80],
        [-28, -62],
      ]
        .map(([a = 0, b = 0]) => disc(a, b, 5))
        .join(''),
    ),
  ]);

/** Valencia: the white opera house and the eye of the City of Arts in their pools, the bridge, orange trees. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 610, y: 84 },
  layers: [
    towers(37, { base: 266, heights: [40, 96] }, 'ochre.far'),
    towers(9, { base: 266, heights: [24, 60] }, 'coral.far'),
    ...bridge,
    fill(
      'leaf.middle',
      times(16, (i) => disc(i * 54, 262, 26 + (i % 3) * 5)),
    ),
    ...palm(88, 266, 116, 'leaf.near'),
    ...palm(40, 266, 88, 'leaf.near'),
    ...palm(712, 266, 120, 'leaf.near'),
    ...palm(762, 266, 92, 'leaf.near'),
    ...opera,
    ground('sea.near', 264),
    ...eye(true),
    fill('white', `${rect(120, 274, 270, 3)}${rect(150, 284, 200, 3)}${rect(190, 295, 120, 3)}`, 0.45),
    fill('sea.middle', `${rect(620, 286, 130, 3)}${rect(420, 308, 90, 3)}`),
    fill('white', rect(0, 262, 800, 5)),
    ...eye(false),
    fill('ochre.middle', 'M0 320V292Q70 294 106 320zM800 320V288Q720 292 690 320z'),
    ...orange(40, 308, 1.24),
    ...orange(752, 308, 1.3),
  ],
};
