import type { Drawing, Layer } from '../drawing.ts';
import { cypress, disc, fill, put, rect, times, water } from '../kit.ts';
import { hills } from '../shapes.ts';

const deck = 226;

/** A tower of the bridge: two stepped legs joined by four portals above the deck, a brace below. */
const tower = (x: number, s: number): Layer[] =>
  put(x, 286, s, [
    fill(
      'coral.near',
      [-1, 1]
        .map(
          (side) =>
            `M${side * 30} 0V-96H${side * 28}V-140H${side * 26}V-184H${side * 24}V-222H${side * 22}V-246H${side * 12}V0z`,
        )
        .join(''),
    ),
    fill(
      'coral.front',
      `${rect(-14, -242, 28, 14)}${rect(-14, -198, 28, 15)}${rect(-14, -152, 28, 16)}` +
        `${rect(-14, -106, 28, 16)}M-14 -50L14 -8V0L-14 -42zM14 -50L-14 -8V0L14 -42z`,
    ),
    fill('coral.front', [-1, 1].map((side) => rect(side * 20 - 1, -240, 2, 240)).join('')),
    fill('whiteShade', rect(-42, -6, 84, 14)),
    fill('gold', `${rect(-19, -252, 4, 6)}${rect(15, -252, 4, 6)}`),
  ]);

const low = 212;
const top = 50;
const left = 220;
const right = 580;
const sag = (x: number) => low - (low - top) * ((x - 400) / 180) ** 2;

/** The main cable is a parabola between the towers, nearly straight outside them. */
const cables: Layer[] = [
  fill(
    'coral.near',
    `M${left} ${top}Q400 ${2 * low - top} ${right} ${top}V${top + 6}Q400 ${2 * low - top + 6} ${left} ${top + 6}z`,
  ),
  fill(
    'coral.near',
    `M${left} ${top}Q110 150 0 206V212Q112 156 ${left} ${top + 6}zM${right} ${top}Q690 150 800 206V212Q688 156 ${right} ${top + 6}z`,
  ),
  fill(
    'coral.near',
    times(21, (i) => rect(236 + i * 16.4, sag(236 + i * 16.4), 1.8, deck - sag(236 + i * 16.4))) +
      times(12, (i) => {
        const y = 74 + i * 12.4;
        return rect(204 - i * 17, y, 1.8, deck - y) + rect(596 + i * 17, y, 1.8, deck - y);
      }),
  ),
];

const roadway: Layer[] = [
  fill('coral.near', `${rect(0, deck, 800, 5)}${rect(0, deck + 15, 800, 4)}`),
  fill(
    'coral.front',
    times(50, (i) => `M${i * 16} ${deck + 4}l8 11h3l-8 -11zM${i * 16 + 16} ${deck + 4}l-8 11h-3l8 -11z`),
  ),
  fill(
    'gold',
    times(16, (i) => rect(20 + i * 50, deck - 6, 3, 6)),
  ),
  // lamps along the cable, which only the night shows
  fill(
    'pane',
    times(19, (i) => disc(256 + i * 16, sag(256 + i * 16) + 3, 1.8)),
  ),
];

/** A long thin bank of fog that draws out to nothing at both ends. */
const fog = (x: number, y: number, length: number) =>
  `M${x} ${y}q${length / 2} -18 ${length} 0q${-length / 2} 10 ${-length} 0z`;

const poppies = [688, 706, 720, 736, 752, 772].map((x, i) => [x, 308 - ((i * 11) % 17)] as const);

/** San Francisco: the Golden Gate from shore to shore, fog in the strait, the hills of Marin. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 400, y: 96 },
  layers: [
    fill(
      'violet.far',
      'M0 260V196Q70 150 140 160Q220 176 300 204Q420 232 520 200Q600 160 680 140Q740 128 800 150V290H0z',
    ),
    fill('ochre.middle', hills(1.2, 262, 54, 5)),
    ...water(262, 'sea.near'),
    fill(
      'white',
      `${fog(-80, 212, 380)}${fog(40, 192, 220)}${fog(490, 208, 400)}${fog(560, 188, 190)}${fog(300, 218, 230)}`,
      0.7,
    ),
    ...cables,
    ...tower(left, 0.96),
    ...tower(right, 0.96),
    ...roadway,
    fill('earth.near', 'M0 320V246Q40 240 84 262Q110 276 150 282Q180 298 190 320z'),
    fill('leaf.front', 'M0 320V272Q60 262 110 292Q130 306 134 320z'),
    fill('earth.near', 'M800 320V240Q740 238 712 262Q690 282 650 286Q620 300 610 320z'),
    fill('leaf.near', 'M800 320V274Q750 266 716 290Q690 304 680 320z'),
    cypress(28, 276, 70),
    cypress(52, 278, 54, 'leaf.near'),
    cypress(758, 280, 76),
    cypress(782, 278, 58),
    fill('white', 'M386 300L386 256Q410 274 414 296zM382 298V266Q366 284 362 298z'),
    fill('ink', 'M356 300H424L414 310H366z'),
    fill(
      'ink',
      'M300 132q10 -8 14 2q6 -10 14 -4q-10 -1 -14 7q-4 -8 -14 -5zM470 148q8 -6 11 2q5 -8 11 -3q-8 -1 -11 5q-3 -6 -11 -4z',
      0.8,
    ),
    fill('leaf.front', poppies.map(([x, y]) => rect(x - 0.7, y, 1.4, 10)).join('')),
    fill('gold', poppies.map(([x, y]) => `M${x - 5} ${y - 4}q5 3 10 0q0 8 -5 8q-5 0 -5 -8z`).join('')),
  ],
};
