import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, mirrored, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

const lancet = (x: number, y: number, w: number, h: number): string =>
  `M${x} ${y}v${-h * 0.7}q0 ${-h * 0.2} ${w / 2} ${-h * 0.3}q${w / 2} ${h * 0.1} ${w / 2} ${h * 0.3}v${h * 0.7}z`;

const pinnacle = (x: number, y: number, w: number, h: number): string =>
  `M${x - w / 2} ${y}v${-h * 0.45}l${w / 2} ${-h * 0.55}l${w / 2} ${h * 0.55}v${h * 0.45}z`;

/** One of the two spires: four storeys that narrow, an openwork helmet, the finial. */
const spire: Layer[] = [
  fill('violet.near', 'M-30 0V-96H30V0zM-26 -96V-150H26V-96z'),
  fill('violet.near', [-30, -14, 14, 30].map((x) => pinnacle(x, -90, 9, 46)).join('')),
  fill('violet.near', [-25, 25].map((x) => pinnacle(x, -140, 9, 58)).join('')),
  fill('violet.near', 'M-19 -148L-3 -246H3L19 -148z'),
  fill(
    'violet.near',
    times(7, (i) => `M${-21 + i * 2.4} ${-158 - i * 13}l-5 -2l4 -5zM${21 - i * 2.4} ${-158 - i * 13}l5 -2l-4 -5z`),
  ),
  fill('violet.near', `${disc(0, -250, 4)}M-6 -256h12v3h-12zM-1.500 -266h3v16h-3z`),
  fill(
    'pane',
    lancet(-22, -14, 16, 70) + lancet(6, -14, 16, 70) + lancet(-18, -98, 14, 44) + lancet(4, -98, 14, 44),
    0.85,
  ),
  fill(
    'violet.front',
    times(5, (i) => rect(-11 + i * 1.8, -168 - i * 15, 22 - i * 3.6, 3)) +
      rect(-30, -96, 60, 3) +
      rect(-26, -148, 52, 3),
    0.8,
  ),
];

/** The choir seen from the river, with buttresses and the ridge turret. */
const choir: Layer[] = [
  fill('blue.near', 'M-64 -84L-44 -122H92L100 -84z'),
  fill('violet.near', 'M-70 0V-84H100V0z'),
  fill(
    'violet.near',
    times(8, (i) => pinnacle(-68 + i * 24, -76, 9, 34)),
  ),
  fill(
    'glow',
    times(7, (i) => lancet(-62 + i * 24, -16, 12, 60)),
    0.9,
  ),
  fill(
    'violet.front',
    times(8, (i) => rect(-70 + i * 24, -78, 4, 78)),
    0.7,
  ),
  fill('violet.front', 'M-86 0V-40H114V0z', 0.9),
  fill(
    'pane',
    times(10, (i) => lancet(-80 + i * 19.5, -4, 10, 28)),
    0.8,
  ),
  fill('blue.near', 'M20 -120L24 -160L28 -120z'),
  fill('gold', disc(24, -162, 2.5)),
];

/** Great Saint Martin: the square tower with four turrets and its steep helmet. */
const martin: Layer[] = [
  fill('ochre.middle', 'M-30 0V-104H30V0z'),
  fill('ochre.middle', [-32, 22].map((x) => `M${x} -40v-78h10v78z`).join('')),
  fill('blue.near', [-27, 27].map((x) => `M${x - 7} -117l7 -34l7 34z`).join('') + 'M-26 -104L0 -176L26 -104z'),
  fill('ochre.near', rect(-32, -106, 64, 4) + rect(-30, -66, 60, 3) + rect(-30, -34, 60, 3)),
  fill('pane', times(4, (i) => arch(-22 + i * 12, -74, 8, 22)) + times(3, (i) => arch(-20 + i * 15, -42, 9, 18)), 0.85),
  fill('ochre.middle', 'M-66 0V-34q16 -18 32 0V0zM34 0V-34q16 -18 32 0V0z'),
  fill('blue.near', 'M-68 -33q18 -22 36 0zM32 -33q18 -22 36 0z'),
  fill('gold', rect(-1, -188, 2, 13) + rect(-4, -185, 8, 2)),
];

const walls: readonly Paint[] = [
  'sun.near',
  'coral.near',
  'white',
  'leaf.middle',
  'sun.middle',
  'rose.near',
  'blue.middle',
  'ochre.middle',
];

/** The narrow houses of the Fish Market, each with its steep gable to the river. */
const houses = (from: number, count: number, seed: number): Layer[] =>
  Array.from({ length: count }, (_, i) => {
    const height = 44 + ((i * 11 + seed * 5) % 20);
    return put(from + i * 27, 256, 1, [
      fill(walls[(i * 3 + seed) % walls.length] ?? 'white', `M0 0V${-height}L13.500 ${-height - 24}L27 ${-height}V0z`),
      fill(
        'violet.front',
        `M-1 ${-height + 1}L13.500 ${-height - 27}L28 ${-height + 1}L25 ${-height + 1}L13.500 ${-height - 21}L2 ${-height + 1}z`,
      ),
      fill(
        'pane',
        times(3, (r) => rect(5, -height + 6 + r * 13, 6, 8) + rect(16, -height + 6 + r * 13, 6, 8)) +
          rect(11, -height - 9, 5, 7),
        0.8,
      ),
    ]);
  }).flat();

/** One bowstring arch of the railway bridge, its left foot at the origin. */
const span = (width: number, rise: number): Layer[] => [
  fill('leaf.front', `M0 0Q${width / 2} ${-rise * 2} ${width} 0h-7Q${width / 2} ${-rise * 2 + 16} 7 0z`),
  fill('leaf.front', `M10 2Q${width / 2} ${-rise * 1.4} ${width - 10} 2h-5Q${width / 2} ${-rise * 1.4 + 9} 15 2z`),
  fill(
    'leaf.front',
    times(9, (i) => {
      const t = (i + 1) / 10;
      return rect(t * width - 1, -4 * rise * t * (1 - t) + 3, 2, 4 * rise * t * (1 - t));
    }),
  ),
];

const train: Layer[] = [
  fill('coral.near', 'M0 0V-17H150Q166 -16 172 0z'),
  fill('white', rect(0, -6, 168, 2)),
  fill('pane', times(11, (i) => rect(6 + i * 13, -14, 9, 6)) + 'M152 -14q8 1 12 6h-12z'),
];

const barge: Layer[] = [
  fill('ink', 'M-70 -8H70L58 6H-60z'),
  fill('coral.middle', rect(-52, -16, 82, 9)),
  fill('white', rect(38, -24, 22, 16)),
  fill(
    'pane',
    times(3, (i) => rect(40 + i * 7, -21, 5, 5)),
  ),
];

/** Cologne: the two spires and the choir of the cathedral, Great Saint Martin over the coloured houses, the railway bridge on the Rhine. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 318, y: 74 },
  layers: [
    fill('rose.far', 'M0 320V222L80 214L160 222L300 208L420 218L520 204L640 214L800 206V320z'),
    ...put(476, 256, 0.9, spire),
    ...put(536, 256, 0.9, spire),
    ...put(566, 256, 0.86, choir),
    ...put(196, 256, 0.98, martin),
    ...houses(-8, 6, 1),
    ...houses(238, 7, 4),
    ...houses(132, 2, 2),
    fill(
      'leaf.near',
      times(24, (i) => disc(8 + i * 18, 252 + (i % 2) * 3, 9)),
    ),
    fill('ochre.middle', rect(0, 256, 800, 8)),
    ...water(262, 'blue.near', 'blue.middle'),
    ...put(598, 228, 1, train),
    fill('ochre.near', rect(556, 226, 22, 60) + 'M552 226h30v-26l-6 -8h-18l-6 8z'),
    ...put(572, 228, 1, span(170, 44)),
    ...put(738, 228, 1, span(170, 44)),
    fill('leaf.front', rect(560, 228, 240, 7)),
    fill('ochre.near', 'M728 234h22v54h-22zM724 284h30v8h-30zM552 282h30v8h-30z'),
    fill(
      'gold',
      times(16, (i) => disc(592 + i * 13, 238, 2)),
      0.9,
    ),
    ...put(250, 302, 1.1, mirrored(barge)),
  ],
};
