import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, mirrored, palm, put, rect, times, water } from '../kit.ts';
import { hills } from '../shapes.ts';

/** A tower of Angkor Wat: the closed bud of a lotus in ever smaller rings, on a square base. */
const tower = (height: number): Layer[] => {
  const ring = (i: number): string => {
    const width = height * (0.21 - 0.0035 * i * i);
    const y = -height * (0.3 + 0.085 * i);
    return `M${-width} ${y}l${width * 0.14} ${-height * 0.085}h${width * 1.72}l${width * 0.14} ${height * 0.085}z`;
  };
  const shade = (i: number): string => rect(-height * 0.19, -height * (0.3 + 0.085 * i) - 2, height * 0.38, 2);
  return [
    fill('earth.front', rect(-height * 0.24, -height * 0.32, height * 0.48, height * 0.32)),
    fill('earth.front', times(7, ring)),
    fill(
      'earth.front',
      `M${-height * 0.06} ${-height * 0.88}Q${-height * 0.03} ${-height} 0 ${-height * 1.04}Q${height * 0.03} ${-height} ${height * 0.06} ${-height * 0.88}z`,
    ),
    fill('ochre.near', times(5, shade), 0.5),
    fill('glow', rect(-height * 0.045, -height * 0.24, height * 0.09, height * 0.24)),
  ];
};

/** A long gallery with its round stone roof and its row of columns. */
const gallery = (from: number, to: number, height: number): Layer[] => [
  fill('earth.near', rect(from, -height, to - from, height)),
  fill(
    'earth.front',
    `M${from - 4} ${-height}q4 ${-height * 0.42} 14 ${-height * 0.44}H${to - 10}q10 2 14 ${height * 0.44}z`,
  ),
  fill(
    'pane',
    times(Math.floor((to - from) / 9), (i) => rect(from + 3 + i * 9, -height * 0.78, 4, height * 0.78)),
    0.7,
  ),
];

const temple: Layer[] = [
  ...put(-76, -40, 1, tower(82)),
  ...put(76, -40, 1, tower(82)),
  ...put(-120, -22, 1, tower(76)),
  ...put(120, -22, 1, tower(76)),
  ...put(0, -52, 1, tower(128)),
  fill('earth.near', 'M-92 -28L-80 -58H80L92 -28z'),
  fill(
    'ochre.near',
    times(4, (i) => rect(-88 + i * 3, -36 - i * 7, 176 - i * 6, 2)),
    0.6,
  ),
  fill('ochre.middle', 'M-12 -28L-8 -58H8L12 -28z'),
  ...gallery(-170, 170, 28),
  ...gallery(-330, -186, 17),
  ...gallery(186, 330, 17),
  fill('earth.front', 'M-28 0V-30L0 -52L28 -30V0zM-200 0V-20L-186 -34L-172 -20V0zM200 0V-20L186 -34L172 -20V0z'),
  fill('glow', `${rect(-8, -24, 16, 24)}${rect(-190, -14, 8, 14)}${rect(182, -14, 8, 14)}`),
];

/** The sugar palm of the rice fields: a bare trunk under a round head of fans. */
const sugarPalm = (height: number): Layer[] => [
  fill('ink', `M-3 0L-2 ${-height}h4L3 0z`),
  fill(
    'leaf.front',
    times(14, (i) => {
      const turn = (i * Math.PI * 1.6) / 13 + Math.PI * 0.7;
      const reach = 20 + height * 0.08;
      const x = Math.round(Math.cos(turn) * reach);
      const y = Math.round(-height + Math.sin(turn) * reach);
      return `M0 ${-height}L${x - 6} ${y + 3}L${x} ${y - 6}L${x + 7} ${y + 2}z`;
    }) + disc(0, -height - 4, 12 + height * 0.06),
  ),
];

/** A lotus on its pad. */
const lotus: Layer[] = [
  fill('leaf.near', 'M-30 0Q-26 -8 0 -8Q26 -8 30 0Q20 8 0 8Q-20 8 -30 0z'),
  fill('rose.middle', 'M-18 -8Q-22 -20 -14 -26Q-4 -20 -2 -6zM18 -8Q22 -20 14 -26Q4 -20 2 -6z'),
  fill('rose.near', 'M0 -4Q-12 -16 0 -34Q12 -16 0 -4z'),
];

/** Siem Reap: Angkor Wat at sunrise, its five towers again in the lotus pond. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 400, y: 96 },
  layers: [
    fill('sun.far', rect(0, 130, 800, 100), 0.7),
    fill('violet.middle', hills(2.1, 216, 46, 9), 0.8),
    fill('leaf.near', hills(0.6, 226, 28, 14)),
    ...put(400, 226, 1.12, temple),
    ...water(226, 'coral.middle', 'sun.middle'),
    ...put(400, 228, 1.12, temple).map((layer) => ({
      ...layer,
      opacity: layer.opacity * 0.32,
      transform: `translate(0 410) scale(1 -0.8) ${layer.transform}`,
    })),
    ...put(86, 232, 1, sugarPalm(170)),
    ...put(128, 234, 1, sugarPalm(116)),
    ...put(716, 232, 1, mirrored(sugarPalm(122))),
    ...put(760, 234, 1, sugarPalm(168)),
    ...palm(30, 236, 84),
    fill('leaf.front', 'M0 240Q60 226 170 236L150 244Q60 246 0 258zM800 240Q740 224 640 236L660 244Q740 246 800 258z'),
    ...put(150, 300, 1.1, lotus),
    ...put(240, 276, 0.7, lotus),
    ...put(330, 306, 0.9, lotus),
    ...put(560, 302, 1.1, lotus),
    ...put(650, 278, 0.7, lotus),
    ...put(470, 286, 0.6, lotus),
  ],
};
