import type { Drawing, Layer } from '../drawing.ts';
import { arch, cypress, disc, fill, palm, put, rect, times, water } from '../kit.ts';

const point = (radius: number, angle: number) =>
  `${(radius * Math.cos(angle)).toFixed(1)} ${(radius * Math.sin(angle)).toFixed(1)}`;

/** A horseshoe arch of wedges, red and white by turns, its centre at a point. */
function horseshoe(x: number, y: number, radius: number): Layer[] {
  const count = 11;
  const from = Math.PI * 0.88;
  const step = (Math.PI * 1.24) / count;
  const wedge = (i: number) => {
    const [start, end] = [from + i * step, from + (i + 1) * step];
    return `M${point(radius, start)}L${point(radius, end)}L${point(radius * 0.58, end)}L${point(radius * 0.58, start)}z`;
  };
  return put(x, y, 1, [
    fill(
      'white',
      times(5, (i) => wedge(2 * i + 1)),
    ),
    fill('glow', `${disc(0, 0, radius * 0.6)}`),
    fill('glow', rect(-radius * 0.5, radius * 0.3, radius, 30)),
    fill(
      'coral.near',
      times(6, (i) => wedge(2 * i)),
    ),
    fill(
      'white',
      rect(-radius * 0.86, radius * 0.34, radius * 0.34, 26) + rect(radius * 0.52, radius * 0.34, radius * 0.34, 26),
    ),
  ]);
}

const bellTower = [
  fill(
    'sun.middle',
    rect(-28, -134, 56, 134) + rect(-25, -164, 50, 26) + rect(-18, -190, 36, 24) + rect(-10, -208, 20, 16),
  ),
  fill('ochre.near', rect(-32, -138, 64, 6) + rect(-28, -168, 56, 5) + rect(-21, -192, 42, 4)),
  fill(
    'glow',
    times(3, (i) => arch(-19 + i * 14, -140, 9, 19)) +
      times(2, (i) => arch(-11 + i * 13, -168, 8, 16)) +
      arch(-4, -192, 8, 12),
    0.9,
  ),
  fill('glow', arch(-9, -62, 18, 24), 0.8),
  fill('coral.near', 'M-12 -208q2 -16 12 -18q10 2 12 18z'),
  fill('gold', 'M-2 -226v-12l2 -6l2 6v12z'),
];

const cathedral = [
  fill('sun.middle', 'M-120 0v-52h240v52zM-74 -52v-34h148v34z'),
  fill('ochre.near', 'M-126 -52l12 -14h40v14zM74 -52v-14h40l12 14zM-80 -86l20 -20H60l20 20z'),
  fill('sun.middle', 'M-26 -86v-22l26 -20l26 20v22z'),
  fill(
    'ochre.near',
    times(6, (i) => `M${-74 + i * 28} -82v-16l4 -10l4 10v16z`),
  ),
  fill('glow', times(4, (i) => arch(-62 + i * 36, -58, 12, 22)) + disc(0, -102, 6), 0.85),
];

/** Córdoba: the Mezquita with its red and white arches and its bell tower, behind the Roman bridge. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 636, y: 88 },
  layers: [
    fill('leaf.far', 'M0 320V190q120 -44 260 -20t280 -22t260 26V320z'),
    ...put(438, 170, 1, cathedral),
    ...put(232, 250, 0.95, bellTower),
    fill(
      'ochre.middle',
      rect(120, 150, 570, 90) + times(24, (i) => `M${122 + i * 23.8} 150v-6h4v-6h4v-6h6v6h4v6h4v6z`),
    ),
    fill('ochre.near', rect(120, 152, 570, 4)),
    ...[156, 227, 298, 369, 441, 512, 583, 654].flatMap((x) => horseshoe(x, 196, 28)),
    ...palm(94, 234, 92, 'leaf.near'),
    ...palm(60, 236, 66, 'leaf.near'),
    cypress(712, 236, 86, 'leaf.near'),
    cypress(738, 238, 110, 'leaf.near'),
    cypress(766, 240, 76, 'leaf.near'),
    fill('earth.near', rect(0, 226, 800, 76)),
    fill(
      'sea.middle',
      times(8, (i) => arch(14 + i * 100, 302, 72, 62)),
    ),
    fill('ochre.middle', rect(0, 222, 800, 9) + times(9, (i) => `M${-14 + i * 100} 306v-40l14 -18l14 18v40z`)),
    ...water(300),
  ],
};
