import type { Drawing, Layer } from '../drawing.ts';
import { arch, fill, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** Columns of basalt that step down from the tower on one side. */
const columns = (side: 1 | -1, paint: Paint): Layer =>
  fill(
    paint,
    times(11, (i) => {
      const top = 150 - 26 * i ** 0.72 - 2.2 * i;
      const x = side * (24 + i * 12) - (side < 0 ? 12 : 0);
      return `M${x} 0V${-top}h11.4V0z`;
    }),
  );

const hallgrimskirkja = put(400, 250, 1, [
  columns(-1, 'white'),
  columns(1, 'whiteShade'),
  fill(
    'whiteShade',
    times(11, (i) => rect(-37 - i * 12, -(146 - 26 * i ** 0.72 - 2.2 * i), 3, 110)),
    0.7,
  ),
  fill('white', 'M-24 0V-176L-20 -184V-198L0 -236L20 -198V-184L24 -176V0z'),
  fill('whiteShade', 'M0 -236L20 -198V-184L24 -176V0H12V-190z'),
  fill('whiteShade', rect(-14, -176, 3, 120) + rect(-4, -182, 3, 126)),
  fill('ink', `${rect(-1, -250, 2, 16)}${rect(-5, -246, 10, 2)}`),
  fill('pane', times(3, (i) => arch(-13 + i * 10, -186, 5, 14)) + arch(-12, 0, 24, 56), 0.85),
  fill(
    'pane',
    times(5, (i) => arch(-50 - i * 20, -24, 5, 26) + arch(46 + i * 20, -24, 5, 26)),
    0.6,
  ),
]);

const fronts: readonly Paint[] = [
  'coral.near',
  'sun.middle',
  'blue.near',
  'leaf.middle',
  'white',
  'rose.middle',
  'sea.near',
];
const caps: readonly Paint[] = ['earth.near', 'coral.near', 'ink', 'leaf.near', 'blue.near'];

/** Houses of painted corrugated iron, gable to the street. */
const house = (i: number): Layer[] => {
  const height = 34 + ((i * 19) % 22);
  return put(-8 + i * 46, 272, 1, [
    fill(fronts[i % 7] ?? 'white', `M0 0V${-height}L22 ${-height - 22}L44 ${-height}V0z`),
    fill(
      caps[i % 5] ?? 'ink',
      `M-4 ${-height + 4}L22 ${-height - 28}L48 ${-height + 4}l-4 4L22 ${-height - 20}L0 ${-height + 8}z`,
    ),
    fill('white', times(2, (j) => rect(7 + j * 19, -height + 9, 12, 15)) + rect(17, -height - 12, 10, 11)),
    fill('pane', times(2, (j) => rect(9 + j * 19, -height + 11, 8, 11)) + rect(19, -height - 10, 6, 8), 0.8),
  ]);
};

/** Curtains of northern light. */
const aurora: Layer[] = [
  fill('leaf.middle', 'M0 60Q120 0 250 44T470 30T640 50T800 8V70Q720 116 620 96T430 92T230 120T0 130z', 0.45),
  fill('sea.middle', 'M0 22Q150 -20 270 20T520 6T800 -20V28Q660 84 520 56T260 78T0 84z', 0.45),
  fill('rose.middle', 'M60 0Q180 40 320 10T600 16T800 0V12Q700 44 560 34T300 44T60 30z', 0.35),
];

/** Sun Voyager: the steel ribs of a ship, bow to the sea. */
const voyager = put(178, 300, 1.15, [
  fill('ink', 'M-96 -40Q-60 -6 0 -4Q64 -6 112 -62L116 -58Q70 4 0 4Q-66 2 -100 -38z'),
  fill('ink', 'M-84 -24L-92 -66L-88 -67L-78 -22zM94 -44L86 -84L90 -85L99 -46z'),
  fill(
    'ink',
    times(
      5,
      (i) => `M${-54 + i * 27} -4Q${-62 + i * 27} -34 ${-58 + i * 27} -62h4Q${-57 + i * 27} -34 ${-49 + i * 27} -4z`,
    ),
  ),
  fill('ink', `${rect(-60, -44, 122, 3)}M-92 -64L-56 -44v3L-92 -60zM62 -44L88 -82v4L62 -40z`),
  fill('ink', `${rect(-30, 0, 5, 18)}${rect(26, 0, 5, 18)}`),
]);

/** Harpa: a honeycomb of glass over the harbour. */
const harpa = put(688, 272, 1, [
  fill('blue.near', 'M-76 0L-64 -66L-6 -58V0zM-2 0V-84L70 -72L62 0z'),
  fill(
    'blue.middle',
    times(5, (i) => `M${-68 + i * 12} -6l6 -8l6 8l-6 8zM${-64 + i * 12} -26l6 -8l6 8l-6 8z`),
  ),
  fill(
    'sun.middle',
    times(5, (i) => `M${4 + i * 12} -12l6 -8l6 8l-6 8zM${4 + i * 12} -52l6 -8l6 8l-6 8z`),
  ),
  fill(
    'sea.middle',
    times(5, (i) => `M${6 + i * 12} -32l6 -8l6 8l-6 8zM${-62 + i * 11} -46l6 -8l6 8l-6 8z`),
  ),
]);

/** Reykjavik: the basalt church over painted houses, the steel ship and the glass of Harpa, under northern lights. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 636, y: 150 },
  layers: [
    ...aurora,
    fill(
      'blue.middle',
      'M0 320V206L60 176L150 168L210 150L290 158L360 190L520 196L600 166L690 160L760 176L800 170V320z',
    ),
    fill(
      'white',
      'M60 176L150 168L210 150L290 158L330 176L290 172L262 186L236 168L200 184L168 176L128 190L96 180zM600 166L690 160L760 176L720 174L694 186L660 170L630 180z',
    ),
    ...hallgrimskirkja,
    ...Array.from({ length: 14 }, (_, i) => house(i)).flat(),
    ...harpa,
    fill('earth.front', rect(0, 270, 800, 6)),
    ...water(274, 'blue.near', 'sea.middle'),
    fill('whiteShade', 'M0 320V300Q120 290 330 304Q350 312 356 320z'),
    ...voyager,
  ],
};
