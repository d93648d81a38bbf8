import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, put, rect, times, tree, water } from '../kit.ts';
import type { Paint } from '../paints.ts';
import { hills } from '../shapes.ts';

/** One of the four eight-sided towers of Fourvière, crowned like a chess piece. */
const tower = (x: number, y: number, scale: number): Layer[] =>
  put(x, y, scale, [
    fill('white', `${rect(-15, -150, 30, 150)}M-19 -150h38v-8l-4 -12h-30l-4 12z`),
    fill('whiteShade', rect(3, -150, 12, 150) + rect(-17, -112, 34, 4) + rect(-17, -70, 34, 4)),
    fill(
      'pane',
      times(2, (i) => arch(-11 + i * 13, -118, 9, 26)) + times(2, (i) => arch(-10 + i * 13, -80, 7, 20)),
      0.75,
    ),
    fill('white', times(5, (i) => `M${-19 + i * 8} -168l3 -10l3 10z`) + 'M-13 -168q13 -12 26 0z'),
    fill('gold', `${rect(-1, -190, 2, 16)}${rect(-4, -186, 8, 2)}`),
  ]);

/** The basilica from the town side: the apse with its gallery between the towers, Saint Michael on the roof. */
const basilica: Layer[] = [
  ...tower(-84, 0, 0.8),
  ...tower(84, 0, 0.8),
  fill('whiteShade', 'M-76 0V-92L0 -126L76 -92V0z'),
  fill('blue.middle', 'M-64 -94L0 -130L64 -94z'),
  ...tower(-56, 6, 1),
  ...tower(56, 6, 1),
  fill('white', 'M-42 6V-84H42V6z'),
  fill('whiteShade', `${rect(-46, -88, 92, 6)}${rect(-42, -50, 84, 4)}${rect(-42, -12, 84, 4)}`),
  fill(
    'white',
    times(9, (i) => rect(-45 + i * 10.4, -96, 6, 9)),
  ),
  fill(
    'pane',
    times(5, (i) => arch(-36 + i * 15.4, -52, 10, 28)),
    0.8,
  ),
  fill(
    'glow',
    times(5, (i) => arch(-36 + i * 15.4, -16, 10, 24)),
    0.8,
  ),
  fill('gold', `${disc(0, -140, 4)}M-5 -128l5 -12l5 12zM-12 -142l10 4v3zM12 -142l-10 4v3z`),
];

/** The iron mast of Fourvière, the little sister of the one in Paris. */
const mast: Layer[] = [
  fill('ink', 'M-13 0L-3 -92H3L13 0H8L0 -70L-8 0z'),
  fill('ink', `${rect(-10, -26, 20, 3)}${rect(-6, -56, 12, 3)}${rect(-6, -94, 12, 4)}${rect(-1, -118, 2, 28)}`),
  fill('coral.near', disc(0, -119, 2.5)),
];

/** The west front of Saint-Jean: two stump towers, a gable and the rose window. */
const cathedral: Layer[] = [
  fill('ochre.middle', `${rect(-46, -96, 28, 96)}${rect(18, -96, 28, 96)}M-20 0V-88L0 -108L20 -88V0z`),
  fill('ochre.near', `${rect(-48, -100, 32, 6)}${rect(16, -100, 32, 6)}${rect(-46, -44, 92, 4)}`),
  fill('ochre.near', arch(-38, 0, 16, 30) + arch(-11, 0, 22, 38) + arch(22, 0, 16, 30)),
  fill('glow', `${disc(0, -64, 13)}${arch(-36, -62, 10, 24)}${arch(26, -62, 10, 24)}`, 0.9),
  fill('ochre.middle', `${disc(0, -64, 3)}${rect(-13, -65, 26, 1.6)}${rect(-0.8, -77, 1.6, 26)}`),
];

const walls: readonly Paint[] = [
  'coral.middle',
  'sun.middle',
  'ochre.middle',
  'rose.middle',
  'earth.middle',
  'sun.near',
  'white',
];

/** The tall flat fronts of the quays, five floors of shutters each. */
const quay = (from: number, base: number, count: number, seed: number): Layer[] =>
  Array.from({ length: count }, (_, i) => {
    const height = 58 + ((i * 13 + seed * 7) % 17);
    return put(from + i * 38, base, 1, [
      fill(walls[(i * 3 + seed) % walls.length] ?? 'white', rect(0, -height, 38, height)),
      fill('coral.near', `M-1 ${-height}l5 -7h30l5 7z${rect(8, -height - 16, 5, 10)}`),
      fill(
        'leaf.middle',
        times(3, (j) => times(3, (c) => rect(3 + c * 12, -height + 8 + j * 15, 9, 10))),
      ),
      fill(
        'pane',
        times(3, (j) => times(3, (c) => rect(5.5 + c * 12, -height + 8 + j * 15, 4, 10))),
        0.9,
      ),
      fill(
        'earth.front',
        times(3, (c) => arch(4 + c * 12, 0, 8, 11)),
        0.8,
      ),
    ]);
  }).flat();

const cable = (x: number, y: number) => `M640 132L${x} ${y}h3L642 134z`;

/** The footbridge of the law courts: one red mast, its cables, a thin deck. */
const footbridge: Layer[] = [
  fill('coral.near', [470, 510, 550, 590, 690, 730, 770].map((x) => cable(x, 276)).join(''), 0.9),
  fill('coral.near', 'M630 306L637 122H645L652 306z'),
  fill('white', rect(420, 271, 380, 3)),
  fill('coral.near', rect(414, 275, 386, 7)),
  fill('earth.front', 'M622 306h38l6 14h-50z'),
];

/** Lyon: the white basilica on the hill of Fourvière with its iron mast, Saint-Jean and the quays of the Saône, the red footbridge. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 150, y: 66 },
  layers: [
    fill('violet.far', hills(2.1, 190, 70, 6)),
    fill('leaf.middle', 'M0 320V214Q120 176 200 160Q270 146 330 146H470Q560 150 640 178Q730 206 800 208V320z'),
    ...put(398, 158, 0.82, basilica),
    ...put(538, 154, 0.92, mast),
    fill(
      'leaf.near',
      times(19, (i) => disc(150 + i * 28, 178 + Math.abs(i - 8) * 3 + (i % 3) * 5, 15)),
    ),
    fill(
      'leaf.front',
      times(12, (i) => disc(60 + i * 62, 204 + (i % 2) * 6, 13)),
      0.85,
    ),
    ...put(198, 264, 0.98, cathedral),
    ...quay(-6, 264, 4, 1),
    ...quay(250, 264, 15, 2),
    fill('earth.middle', rect(0, 262, 800, 12)),
    ...[176, 214, 330, 366].flatMap((x) => tree(x, 266, 30, 'leaf.near')),
    ...water(272, 'leaf.middle', 'leaf.far'),
    ...footbridge,
  ],
};
