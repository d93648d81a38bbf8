import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, ground, houses, put, rect, times } from '../kit.ts';
import { hills } from '../shapes.ts';

/** The pagoda of five floors: wide curved eaves that shrink upwards and a mast of nine rings. */
const pagoda: Layer[] = put(286, 292, 1, [
  fill('whiteShade', rect(-62, -10, 124, 10)),
  ...Array.from({ length: 5 }, (_, i): Layer[] => {
    const y = -10 - i * 37;
    const wall = 40 - i * 4;
    const eave = 82 - i * 8;
    return [
      fill('earth.front', rect(-wall, y - 26, wall * 2, 26)),
      fill(
        'white',
        times(4, (j) => rect(-wall + 5 + j * ((wall * 2 - 4) / 4), y - 20, (wall * 2 - 10) / 4 - 4, 14)),
      ),
      fill('glow', rect(-wall / 4, y - 20, wall / 2, 20)),
      fill('coral.near', rect(-wall - 6, y - 4, wall * 2 + 12, 3)),
      fill(
        'blue.near',
        `M${-eave} ${y - 26}Q${-eave * 0.5} ${y - 30} ${-wall + 6} ${y - 44}H${wall - 6}` +
          `Q${eave * 0.5} ${y - 30} ${eave} ${y - 26}L${eave - 6} ${y - 21}H${6 - eave}z`,
      ),
      fill('white', rect(-eave + 10, y - 22, eave * 2 - 20, 2)),
    ];
  }).flat(),
  fill('blue.near', 'M-18 -198L0 -212L18 -198z'),
  fill(
    'gold',
    `${rect(-1.5, -256, 3, 50)}${times(7, (i) => rect(-7 + i * 0.5, -216 - i * 5, 14 - i, 2.4))}${disc(0, -256, 3)}`,
  ),
]);

/** A vermilion gate: two leaning pillars on black feet, a tie beam, a lintel with lifted ends. */
const torii = (x: number, y: number, s: number, tone: Layer['paint'] = 'coral.near'): Layer[] =>
  put(x, y, s, [
    fill(tone, 'M-52 0L-46 -118H-34L-38 0zM52 0L46 -118H34L38 0z'),
    fill(tone, `${rect(-62, -98, 124, 10)}${rect(-5, -116, 10, 22)}M-76 -128Q0 -112 76 -128L72 -114Q0 -102 -72 -114z`),
    fill('ink', 'M-80 -136Q0 -118 80 -136L77 -127Q0 -110 -77 -127zM-53 0L-52 -16H-37L-37 0zM53 0L52 -16H37L37 0z'),
    fill('gold', 'M-79 -128Q0 -110 79 -128v2Q0 -107 -79 -126z'),
  ]);

const maple = (x: number, y: number, h: number, leaf: Layer['paint']): Layer[] => [
  fill(
    'ink',
    `M${x - 4} ${y}q4 ${-h * 0.3} -2 ${-h * 0.5}l${-h * 0.2} ${-h * 0.14}l2 -3l${h * 0.2} ${h * 0.09}` +
      `l${h * 0.22} ${-h * 0.16}l3 3l${-h * 0.2} ${h * 0.2}q0 ${h * 0.3} 5 ${h * 0.51}z`,
  ),
  fill(
    leaf,
    [
      [-0.34, 0.58, 0.17],
      [0.3, 0.62, 0.18],
      [-0.14, 0.76, 0.2],
      [0.12, 0.84, 0.18],
      [0.02, 0.62, 0.16],
      [-0.3, 0.74, 0.12],
    ]
      .map(([a = 0, b = 0, r = 0]) => disc(x + a * h, y - b * h, r * h))
      .join(''),
  ),
];

/** Kyoto: a five-storied pagoda over wooden roofs, vermilion gates, red maples before the eastern hills. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 398, y: 82 },
  layers: [
    fill('violet.far', hills(2.6, 210, 100, 4)),
    fill('leaf.middle', hills(0.6, 250, 90, 5)),
    fill(
      'leaf.near',
      times(15, (i) => disc(i * 58, 268 + (i % 2) * 8, 30)),
    ),
    ...houses(9, [0, 230], 294, { wall: 'earth.near', roof: 'ink', height: 44 }),
    ...houses(6, [340, 466], 294, { wall: 'earth.near', roof: 'ink', height: 40 }),
    ...maple(160, 296, 130, 'coral.near'),
    ...pagoda,
    ...maple(402, 296, 96, 'sun.near'),
    ground('ochre.middle', 290),
    fill('white', 'M520 320L566 286H586L640 320z', 0.7),
    ...torii(576, 290, 0.62, 'coral.near'),
    ...torii(576, 296, 0.94, 'coral.middle'),
    ...torii(578, 304, 1.44, 'coral.near'),
    ...maple(748, 304, 170, 'coral.front'),
    ...maple(52, 308, 190, 'coral.front'),
    fill('leaf.near', times(9, (i) => disc(i * 52, 324, 22)) + times(3, (i) => disc(716 + i * 44, 324, 22))),
  ],
};
