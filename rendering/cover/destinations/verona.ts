import type { Drawing, Layer } from '../drawing.ts';
import { arch, cypress, disc, fill, ground, houses, put, rect, times } from '../kit.ts';

/** The Arena: two rows of arches round the bowl, and the four bays that are left of its outer ring. */
const arena: Layer[] = put(318, 292, 1, [
  fill('rose.near', 'M-172 -112Q-150 -136 0 -138Q150 -136 172 -112z'),
  fill('rose.middle', 'M-150 -112Q-120 -126 0 -128Q120 -126 150 -112z'),
  fill('rose.far', 'M-184 0V-104Q-180 -114 -160 -114H160Q180 -114 184 -104V0z'),
  fill(
    'earth.middle',
    times(13, (i) => rect(-182 + i * 29.4, -110, 5, 110)),
  ),
  fill('rose.near', rect(-186, -116, 372, 5) + rect(-186, -60, 372, 5)),
  fill(
    'glow',
    times(12, (i) => arch(-173 + i * 29.4, 0, 19, 46) + arch(-173 + i * 29.4, -62, 18, 38)),
  ),
  fill(
    'rose.near',
    times(12, (i) => `M${-176 + i * 29.4} -28a12.500 15 0 0 1 25 0h-3a9.500 12 0 0 0 -19 0z`),
    0.8,
  ),
  fill('earth.middle', rect(96, -166, 104, 166)),
  fill('rose.far', rect(92, -172, 112, 8)),
  fill('rose.middle', rect(94, -116, 108, 5) + rect(94, -60, 108, 5)),
  fill(
    'violet.sky',
    times(4, (i) => arch(100 + i * 25.5, -122, 17, 36)),
  ),
  fill(
    'glow',
    times(4, (i) => arch(100 + i * 25.5, 0, 18, 46) + arch(100 + i * 25.5, -62, 17, 38)),
  ),
]);

/** The balcony of Juliet: a trefoil door over a carved parapet, on a brick wall with roses. */
const balcony: Layer[] = put(58, 320, 1, [
  fill('coral.near', rect(-70, -262, 136, 262)),
  fill(
    'coral.front',
    times(12, (row) => times(5, (i) => rect(-66 + i * 27 + (row % 2) * 12, -252 + row * 21, 10, 5))),
    0.3,
  ),
  fill('white', 'M-34 -118V-196Q-34 -226 0 -238Q34 -226 34 -196V-118z'),
  fill('glow', 'M-22 -118V-182Q-24 -196 -14 -200Q-14 -214 0 -218Q14 -214 14 -200Q24 -196 22 -182V-118z'),
  fill('white', 'M-60 -118H60V-108H-60zM-56 -66H56V-56H-56zM-46 -56L-38 -36H-26L-30 -56zM46 -56L38 -36H26L30 -56z'),
  fill('whiteShade', rect(-54, -108, 108, 42)),
  fill(
    'white',
    times(6, (i) => rect(-54 + i * 20.4, -108, 6, 42)),
  ),
  fill(
    'earth.middle',
    times(5, (i) => arch(-46 + i * 20.4, -70, 11, 32)),
    0.8,
  ),
  fill(
    'leaf.near',
    times(9, (i) => disc(-62 + (i % 3) * 9, -250 + i * 17, 10)) +
      times(7, (i) => disc(60 - (i % 2) * 8, -60 + i * 9, 10)) +
      times(6, (i) => disc(-58 + i * 6, -52 + i * 8, 9)),
  ),
  fill(
    'rose.front',
    times(6, (i) => disc(-60 + (i % 3) * 10, -240 + i * 24, 4)) + times(4, (i) => disc(56 - i * 3, -52 + i * 14, 4)),
  ),
]);

/** The Lamberti tower: stripes of brick and tufa, an eight-sided belfry. */
const lamberti: Layer[] = put(548, 292, 1, [
  fill('coral.near', rect(-16, -196, 32, 196)),
  fill(
    'sun.far',
    times(9, (i) => rect(-16, -186 + i * 20, 32, 7)),
  ),
  fill('white', `${rect(-19, -200, 38, 5)}${rect(-13, -236, 26, 36)}${rect(-16, -240, 32, 5)}`),
  fill('coral.near', 'M-12 -240L0 -258L12 -240z'),
  fill('glow', times(2, (i) => arch(-9 + i * 10, -206, 7, 22)) + arch(-8, -160, 16, 26)),
]);

/** The hill of San Pietro: barracks on top, cypresses, the half circle of the Roman theatre. */
const hill: Layer[] = [
  fill('leaf.middle', 'M470 292Q560 196 640 152Q700 130 760 138Q786 142 800 150V292z'),
  ...put(700, 140, 1, [
    fill('ochre.middle', rect(-72, -44, 144, 48)),
    fill('coral.near', 'M-76 -44h152l-8 -10h-136z'),
    fill(
      'pane',
      times(10, (i) => arch(-66 + i * 13.6, -26, 6, 11) + arch(-66 + i * 13.6, -4, 6, 12)),
    ),
  ]),
  ...[604, 618, 634, 652, 776, 790].map((x, i) => cypress(x, 186 - (i % 3) * 8, 56 + (i % 2) * 12)),
  fill('leaf.near', 'M520 292Q600 226 680 206Q740 194 800 200V292z'),
  ...put(696, 244, 1, [
    fill('whiteShade', 'M-74 0Q-70 -46 0 -50Q70 -46 74 0z'),
    fill(
      'earth.middle',
      times(
        3,
        (i) =>
          `M${-62 + i * 16} 0Q${-58 + i * 15} ${-38 + i * 10} 0 ${-42 + i * 10}Q${58 - i * 15} ${-38 + i * 10} ${62 - i * 16} 0h-4Q${54 - i * 15} ${-34 + i * 10} 0 ${-38 + i * 10}Q${-54 + i * 15} ${-34 + i * 10} ${-58 + i * 16} 0z`,
      ),
    ),
  ]),
  ...[628, 770, 786].map((x) => cypress(x, 248, 52, 'leaf.front')),
];

/** Ponte Pietra: two arches of white stone, three of brick. */
const bridge: Layer[] = [
  fill('leaf.near', 'M506 320V288Q640 276 800 282V320z'),
  fill('sea.near', 'M500 320L520 290H800V320z'),
  fill('sea.middle', rect(560, 306, 90, 3) + rect(690, 312, 80, 3)),
  fill(
    'white',
    'M512 262Q560 250 622 248V314H612Q608 282 586 282Q564 282 560 314H550Q546 286 530 286Q518 286 514 314H506z',
  ),
  fill(
    'coral.near',
    'M622 248Q720 246 800 262V314H790Q786 284 766 284Q746 284 742 314H732Q728 280 706 280Q684 280 680 314H670Q666 282 645 282Q626 282 624 314H622z',
  ),
  fill('rose.near', 'M512 258Q600 242 680 244Q750 246 800 258V263Q740 250 660 249Q580 250 512 264z'),
];

/** Verona: Juliet's balcony, the Arena, the Lamberti tower, and Ponte Pietra under the hill of San Pietro. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 222, y: 84 },
  layers: [
    fill('violet.far', 'M0 292V214Q120 176 240 192Q380 208 520 170Q640 140 800 160V292z'),
    ...hill,
    ...houses(31, [120, 640], 292, { wall: 'sun.middle', roof: 'coral.near', height: 92 }),
    ...lamberti,
    ...houses(17, [500, 624], 292, { wall: 'earth.far', roof: 'coral.middle', height: 60 }),
    ground('rose.far', 290),
    ...arena,
    fill(
      'rose.middle',
      times(3, (row) => rect(100, 299 + row * 8, 410, 1.5)),
    ),
    ...bridge,
    ...balcony,
  ],
};
