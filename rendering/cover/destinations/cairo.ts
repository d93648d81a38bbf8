import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, ground, palm, put, rect, times } from '../kit.ts';
import { hills } from '../shapes.ts';

/** Light falls from the right; the courses of stone are drawn over both sides. */
function pyramid(x: number, y: number, height: number, cap = false): Layer[] {
  const half = height * 0.79;
  const at = (share: number) => half * (1 - share);
  return put(x, y, 1, [
    fill('sun.middle', `M0 ${-height}L${half} 0H${-half}z`),
    fill('ochre.near', `M0 ${-height}L${-half * 0.3} 0H${-half}z`, 0.85),
    fill(
      'glow',
      times(5, (i) => rect(-at(0.14 + i * 0.14), -height * (0.14 + i * 0.14), 2 * at(0.14 + i * 0.14), 1.5)),
      0.3,
    ),
    ...(cap
      ? [
          fill(
            'sun.far',
            `M0 ${-height}L${half * 0.2} ${-height * 0.8}l${-half * 0.08} 5l${-half * 0.1} -7l${-half * 0.1} 8l${-half * 0.12} -6z`,
          ),
        ]
      : []),
  ]);
}

const sphinx = [
  fill('earth.middle', 'M70 -30L66 -66H128q60 10 106 8q44 -2 52 28q6 14 6 30H62z'),
  fill('earth.near', 'M0 0v-10q2 -12 16 -12H90l8 22zM214 0q-2 -40 34 -42q34 2 42 42z'),
  fill(
    'earth.middle',
    'M66 -112Q60 -100 61 -92L52 -78L59 -74L57 -69L61 -66L58 -61Q62 -50 74 -50L94 -52V-28H124L112 -112z',
  ),
  fill('gold', 'M64 -104q4 -20 32 -20q30 2 34 30q10 26 10 48q-26 8 -44 -4q2 -28 -6 -40q-10 -10 -26 -14z'),
  fill(
    'glow',
    times(6, (i) => `M${93 - i} ${-88 + i * 8}l${40 + i * 3} -2v3l${-39 - i * 3} 2z`),
    0.75,
  ),
  fill('glow', `M65 -90q8 -7 17 0q-9 5 -17 0zM59 -67l14 -2v3l-13 1z`),
  fill('earth.front', `${disc(73, -90, 2)}M63 -96q10 -7 22 -1v2q-11 -5 -22 1zM54 -78q6 -3 8 2l-3 1z`),
  fill('earth.near', 'M88 -92q8 0 7 10q-1 8 -7 10z'),
  fill(
    'glow',
    times(3, (i) => rect(8 + i * 7, -8, 2, 8)),
    0.7,
  ),
  fill('glow', 'M66 -40l40 2v3l-40 -2zM140 -26q40 6 72 2v3q-34 4 -72 -2z', 0.5),
];

/** Cairo: the three pyramids of Giza and the Sphinx, palms in the sand. */
export const drawing: Drawing = {
  sky: 'earth',
  sun: { x: 512, y: 92 },
  layers: [
    fill('coral.far', hills(6, 258, 34, 5)),
    ...pyramid(186, 284, 178),
    ...pyramid(618, 284, 112),
    ...pyramid(356, 284, 218, true),
    ground('sun.far', 284),
    ...put(392, 300, 1, sphinx),
    ...palm(140, 302, 118, 'leaf.near'),
    ...palm(100, 306, 84, 'leaf.near'),
    ...palm(744, 302, 130, 'leaf.near'),
    ...palm(776, 306, 88, 'leaf.near'),
    ground('ochre.near', 298),
    fill('sun.middle', 'M0 310q160 -14 330 -2t470 -4v16H0z'),
    fill('leaf.near', disc(120, 304, 7) + disc(130, 306, 6) + disc(760, 304, 8)),
  ],
};
