import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, disc, fill, ground, palm, put, rect, times, tree } from '../kit.ts';
import type { Paint } from '../paints.ts';
import { hills } from '../shapes.ts';

/** Kek Lok Si's pagoda: Chinese at the foot, Thai in the middle, a Burmese crown of gold. */
const storey = (i: number): string => {
  const half = 46 - i * 4.6;
  const y = -i * 25;
  return `M${-half} ${y}V${y - 20}H${half}V${y}z`;
};
const eave = (i: number): string => {
  const half = 46 - i * 4.6;
  const y = -20 - i * 25;
  return `M${-half - 9} ${y - 3}Q${-half} ${y} ${-half + 3} ${y - 6}H${half - 3}Q${half} ${y} ${half + 9} ${y - 3}L${half + 1} ${y + 3}H${-half - 1}z`;
};
const pagoda: Layer[] = [
  fill('sun.far', times(6, storey)),
  fill(
    'whiteShade',
    times(6, (i) => rect(14 - i, -20 - i * 25, 32 - i * 3.8, 20)),
    0.8,
  ),
  fill(
    'glow',
    times(6, (i) => times(3, (c) => arch(-30 + i * 3.4 + c * (22 - i * 2.4), -i * 25, 12 - i, 15))),
  ),
  fill('coral.near', times(6, eave)),
  fill('sun.near', 'M-20 -152H20L16 -166H-16z'),
  fill('gold', 'M-16 -166Q-18 -184 -6 -192Q-2 -208 0 -232Q2 -208 6 -192Q18 -184 16 -166z'),
  fill('ochre.near', 'M-16 -168h32v3h-32zM-12 -180h24v2h-24zM-6 -193h12v2h-12z'),
];

/** A shophouse: arch of the five-foot way, louvred shutters, a gable with a moulded crest. */
const shophouse = (wall: Paint, shutter: Paint, height: number): Layer[] => [
  fill(wall, rect(0, -height, 62, height)),
  fill('earth.front', `M-3 ${-height + 4}L6 ${-height - 12}H56L65 ${-height + 4}z`),
  fill(
    'white',
    `${rect(0, -height + 4, 62, 4)}${rect(0, -44, 62, 5)}${rect(0, -height, 4, height)}${rect(58, -height, 4, height)}`,
  ),
  fill(
    shutter,
    times(3, (i) => arch(8 + i * 17, -52, 13, height - 66)),
  ),
  fill(
    'white',
    times(3, (i) => rect(14 + i * 17, -height + 20, 1.5, height - 74)),
    0.8,
  ),
  fill('earth.front', arch(8, 0, 46, 38), 0.85),
  fill('glow', `${rect(16, -26, 10, 26)}${rect(36, -26, 10, 26)}`),
  fill('sun.near', rect(22, -36, 18, 6)),
];
const fronts: readonly (readonly [Paint, Paint, number])[] = [
  ['blue.middle', 'white', 104],
  ['sun.middle', 'leaf.near', 96],
  ['rose.far', 'blue.near', 108],
  ['leaf.far', 'coral.near', 98],
  ['blue.near', 'sun.far', 106],
  ['ochre.far', 'leaf.front', 96],
  ['coral.middle', 'white', 104],
];

/** The rickshaw that is pushed from behind, under its flowers and parasol. */
const wheel = (x: number, size: number): string =>
  `${disc(x, -size, size)}M${x - size + 3} ${-size}a${size - 3} ${size - 3} 0 1 1 ${2 * size - 6} 0a${size - 3} ${size - 3} 0 1 1 ${6 - 2 * size} 0z`;
const trishaw: Layer[] = [
  fill('ink', `${wheel(-26, 17)}${wheel(48, 17)}M20 -22L48 -20v-3L24 -26zM40 -18L46 -46h4L45 -18zM34 -46h18v4H34z`),
  fill('coral.near', 'M-52 -22Q-54 -52 -40 -52H-36V-38H6Q20 -38 24 -22z'),
  fill('gold', 'M-52 -22h76v4h-76z'),
  fill(
    'rose.near',
    times(6, (i) => disc(-36 + i * 9, -40, 5)),
  ),
  fill(
    'sun.near',
    times(5, (i) => disc(-31 + i * 9, -44, 3.5)),
  ),
  fill('sea.near', 'M-62 -78Q-22 -112 18 -78Q-22 -86 -62 -78z'),
  fill('ink', rect(-23, -86, 2, 50)),
  fill('violet.near', 'M44 -50H58L46 -33L45 -14H38L38 -35zM52 -48H59L60 -30L55 -10H49L53 -30z'),
  fill('white', 'M42 -48L46 -78q6 -6 14 0L58 -46z'),
  fill('earth.near', disc(53, -88, 7)),
  fill('sun.near', 'M40 -90Q53 -104 66 -90z'),
];

/** Penang: the pagoda of Kek Lok Si before the hill, shophouses, a trishaw, the strait and its bridge. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 150, y: 66 },
  layers: [
    fill('blue.middle', 'M0 190Q60 170 130 176T300 160V230H0z'),
    fill('leaf.middle', 'M190 250Q300 150 420 110Q520 66 620 84Q720 96 800 150V320H190z'),
    fill('leaf.near', hills(2.6, 250, 62, 7)),
    fill('earth.front', 'M416 212L498 86l7 4L424 216z'),
    fill(
      'white',
      times(12, (i) => `M${418.4 + i * 6.4} ${209.4 - i * 9.9}l8 4l1 -2l-8 -4z`),
    ),
    fill('white', rect(486, 76, 32, 20)),
    fill('coral.near', 'M480 77L490 66H514L524 77z'),
    fill('coral.near', 'M480 136L469 129L453 153L464 160z'),
    fill('pane', `${rect(494, 82, 6, 8)}${rect(504, 82, 6, 8)}M474 137l-5 -3l-4 6l5 3zM467 147l-5 -3l-4 6l5 3z`),
    ground('sea.middle', 196),
    fill('leaf.near', 'M230 320V226Q330 196 470 214T800 214V320z'),
    ...put(556, 212, 1, [
      fill('white', 'M-15 4Q-22 -28 -10 -42Q-6 -62 0 -66Q6 -62 10 -42Q22 -28 15 4z'),
      fill('whiteShade', 'M2 4Q10 -20 4 -44Q12 -34 14 4z'),
      fill('gold', disc(0, -66, 3)),
    ]),
    ...put(640, 216, 0.92, pagoda),
    ...tree(586, 236, 58, 'leaf.front'),
    ...tree(706, 238, 68, 'leaf.front'),
    ...put(110, 196, 1, [
      fill('white', `${rect(-130, -16, 304, 4)}${times(7, (i) => rect(-120 + i * 42, -14, 4, 18))}`),
      fill(
        'blue.near',
        times(2, (t) => {
          const x = t * 62 - 7;
          return `${rect(x - 2.5, -74, 5, 90)}${times(6, (i) => {
            const away = (i < 3 ? -34 : -22) + i * 11;
            return `M${x - 1} -70L${x + away - 1} -14h2L${x + 1} -66z`;
          })}`;
        }),
      ),
    ]),
    ...boat(60, 232, 26),
    ...boat(206, 224, 18),
    ...fronts.flatMap(([wall, shutter, height], i) => put(300 + i * 64 - 60, 294, 1, shophouse(wall, shutter, height))),
    ...palm(226, 300, 128),
    ...palm(716, 300, 148),
    ...palm(764, 300, 110),
    fill('earth.far', rect(0, 292, 800, 28)),
    fill('whiteShade', rect(0, 290, 800, 4)),
    ...put(130, 314, 0.92, trishaw),
  ],
};
