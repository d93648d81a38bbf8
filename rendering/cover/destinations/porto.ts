import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

const colours: readonly Paint[] = [
  'coral.near',
  'sun.middle',
  'white',
  'sea.middle',
  'earth.middle',
  'rose.middle',
  'gold',
  'blue.middle',
];

/** A row of narrow houses of the Ribeira from x, of all colours. */
const row = (from: number, base: number, count: number, seed: number): Layer[] =>
  Array.from({ length: count }, (_, i) => {
    const height = 58 + ((i * 7 + seed * 11) % 22);
    return put(from + i * 30, base, 1, [
      fill(colours[(i * 3 + seed) % colours.length] ?? 'white', rect(0, -height, 30, height)),
      fill('earth.near', `M-2 ${-height}l6 -9h22l6 9z`),
      fill(
        'pane',
        times(3, (j) => rect(5, -height + 8 + j * 17, 7, 11) + rect(18, -height + 8 + j * 17, 7, 11)),
        0.75,
      ),
      fill(
        'white',
        times(3, (j) => rect(3, -height + 19 + j * 17, 24, 1.5)),
      ),
    ]);
  }).flat();

/** The two chords of the iron arch at x from -1 to 1. */
const outer = (x: number) => Math.round(130 + 132 * x * x);
const inner = (x: number) => Math.round(148 + 132 * Math.abs(x) ** 2.1 + 14 * x * x);
const at = (x: number) => Math.round(410 + 208 * x);
const chord = (of: (x: number) => number, width: number) => {
  const xs = Array.from({ length: 25 }, (_, i) => -1 + i / 12);
  const upper = xs.map((x) => `${at(x)} ${of(x)}`).join('L');
  const lower = [...xs]
    .reverse()
    .map((x) => `${at(x)} ${of(x) + width}`)
    .join('L');
  return `M${upper}L${lower}z`;
};
const braces = times(24, (i) => {
  const [a, b] = [-1 + i / 12, -1 + (i + 1) / 12];
  return `M${at(a)} ${outer(a)}l3 0L${at(b)} ${inner(b)}l-3 0zM${at(a)} ${inner(a)}l3 0L${at(b)} ${outer(b)}l-3 0z`;
});
const bridge: Layer[] = [
  fill('blue.middle', [-0.78, -0.52, 0.52, 0.78].map((x) => rect(at(x) - 5, 120, 10, outer(x) - 116)).join('')),
  fill('blue.middle', [-0.66, -0.33, 0, 0.33, 0.66].map((x) => rect(at(x) - 1, inner(x), 2, 248 - inner(x))).join('')),
  fill('blue.middle', braces),
  fill('blue.near', chord(outer, 6)),
  fill('blue.near', chord(inner, 6)),
  fill('blue.near', rect(0, 116, 800, 12) + rect(180, 246, 460, 9)),
  fill('white', rect(0, 111, 800, 2) + rect(180, 242, 460, 2)),
  fill(
    'gold',
    times(16, (i) => rect(20 + i * 52, 100, 2, 12) + disc(21 + i * 52, 99, 3)),
  ),
];

const clerigos = [
  fill('ochre.middle', rect(-15, -56, 30, 56) + rect(-12, -76, 24, 22) + rect(-8, -88, 16, 14)),
  fill('ochre.near', rect(-18, -58, 36, 4) + rect(-14, -78, 28, 4) + 'M-9 -88q9 -16 18 0z' + rect(-1, -104, 2, 10)),
  fill('glow', arch(-5, -26, 10, 20) + arch(-4, -60, 8, 13), 0.9),
];

const monastery = [
  fill('white', rect(-44, -44, 88, 44) + rect(44, -28, 60, 28) + rect(-34, -54, 68, 12)),
  fill('earth.near', 'M-34 -54q4 -24 34 -28q30 4 34 28zM40 -28l8 -10h50l10 10z'),
  fill('white', rect(-4, -92, 8, 12)),
  fill('pane', times(5, (i) => arch(-36 + i * 16, -12, 8, 18)) + times(3, (i) => rect(56 + i * 15, -20, 6, 9)), 0.8),
];

const rabelo = [
  fill('white', 'M-20 -12V-74q34 -8 64 2q-8 30 0 58q-32 8 -64 2z'),
  fill('coral.near', disc(12, -44, 13)),
  fill('earth.front', rect(8, -86, 3, 80)),
  fill('ochre.middle', times(4, (i) => disc(-54 + i * 13, -12, 6.3)) + times(3, (i) => disc(-47 + i * 13, -24, 6.3))),
  fill('earth.front', times(4, (i) => disc(-54 + i * 13, -12, 2.5)) + times(3, (i) => disc(-47 + i * 13, -24, 2.5))),
  fill('earth.front', 'M-100 -22q16 14 44 14H60q28 -2 44 -22q-6 30 -40 38H-60q-30 -6 -40 -30z'),
  fill('earth.front', 'M-128 -6l60 -14v3l-56 16z'),
];

/** Porto: the iron arch of the Dom Luís bridge, the houses of the Ribeira and a boat with barrels of wine. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 410, y: 54 },
  layers: [
    fill('coral.far', 'M0 320V190q200 -50 400 0t400 -10V320z'),
    fill('leaf.middle', 'M0 320V118H132q40 20 60 70t70 90v42zM800 320V118H650q-50 20 -60 80t-50 100v22z'),
    ...put(150, 118, 0.9, clerigos),
    ...put(660, 118, 0.92, monastery),
    ...row(-10, 196, 6, 2),
    ...row(-20, 230, 8, 5),
    ...row(640, 226, 6, 4),
    ...bridge,
    ...row(-6, 270, 8, 1),
    ...row(580, 270, 8, 3),
    fill('ochre.middle', rect(0, 266, 250, 12) + rect(570, 266, 230, 12)),
    ...water(272),
    ...put(404, 306, 1, rabelo),
  ],
};
