import type { Drawing } from '../drawing.ts';
import { arch, disc, fill, ground, put, rect, times, tree } from '../kit.ts';

type Point = readonly [x: number, y: number];

/** A cube standing on one corner: a ring of three corners at a third of its height, another at two thirds. */
const ring = (start: number, y: number) =>
  [0, 1, 2].map((i): Point => {
    const angle = ((start + 120 * i) * Math.PI) / 180;
    return [Math.round(92 * Math.cos(angle)), Math.round(y - 16 * Math.sin(angle))];
  });
const bottom: Point = [0, 0];
const top: Point = [0, -202];
const middle: Point = [0, -101];
const lower = ring(42, -67);
const upper = ring(102, -135);
const balls = [bottom, ...lower, middle, ...upper, top];

function tube([x1, y1]: Point, [x2, y2]: Point, width: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const dx = ((y2 - y1) / length) * (width / 2);
  const dy = ((x1 - x2) / length) * (width / 2);
  return `M${x1 + dx} ${y1 + dy}L${x2 + dx} ${y2 + dy}L${x2 - dx} ${y2 - dy}L${x1 - dx} ${y1 - dy}z`;
}

const atomium = put(270, 266, 1, [
  fill('blue.middle', lower.map((at) => tube(at, [at[0] * 0.6, 30], 7) + tube(at, [at[0] * 0.36, 30], 5)).join('')),
  fill('blue.far', rect(-36, 10, 72, 26)),
  fill(
    'blue.middle',
    [
      ...lower.map((at) => tube(bottom, at, 7)),
      ...upper.map((at) => tube(top, at, 7)),
      ...lower.flatMap((at, i) => [tube(at, upper[i] ?? at, 7), tube(at, upper[(i + 2) % 3] ?? at, 7)]),
      ...balls
        .map((at) => tube(middle, [at[0], at[1] + 0.1], at === middle ? 0 : 5))
        .filter((path) => !path.includes('NaN')),
    ].join(''),
  ),
  fill('blue.middle', balls.map(([x, y]) => disc(x, y, 20)).join('')),
  fill('whiteShade', balls.map(([x, y]) => disc(x - 2, y - 2, 17)).join('')),
  fill('white', balls.map(([x, y]) => disc(x - 6, y - 7, 8)).join('')),
  fill('pane', balls.map(([x, y]) => times(5, (i) => rect(x - 13 + i * 5.4, y + 4, 3, 4))).join('')),
]);

const townHall = put(560, 290, 1, [
  fill('violet.middle', 'M-118 -70L-104 -106H104L118 -70z'),
  fill('ochre.middle', rect(-118, -70, 236, 70)),
  fill(
    'violet.near',
    times(8, (i) => `M${-96 + i * 27} -78l5 -12l5 12z`),
  ),
  fill(
    'ochre.near',
    times(2, (i) => `M${i ? 110 : -126} 0V-84h14V0zM${i ? 108 : -128} -84l9 -26l9 26z`),
  ),
  fill('ochre.near', 'M-19 0V-140h38V0zM-22 -140h44v-5h-44zM-14 -145h28v-34h-28zM-17 -179h34l-15 -66h-4z'),
  fill(
    'ochre.near',
    times(2, (i) => `M${i ? 15 : -21} -145l3 -20l3 20zM${i ? 12 : -16} -179l2 -16l2 16z`),
  ),
  fill('gold', `${disc(0, -248, 3)}M-1 -252h2v-8h-2z`),
  fill(
    'glow',
    times(9, (i) => arch(-108 + i * 10, -40, 6, 18) + arch(22 + i * 10, -40, 6, 18)) +
      times(6, (i) => arch(-108 + i * 15, 0, 11, 24) + arch(22 + i * 15, 0, 11, 24)) +
      times(3, (row) => arch(-12, -62 - row * 27, 9, 20) + arch(3, -62 - row * 27, 9, 20)) +
      arch(-9, -150, 7, 22) +
      arch(2, -150, 7, 22) +
      arch(-9, 0, 18, 34),
  ),
]);

const guild = (
  x: number,
  width: number,
  height: number,
  paint: 'coral.middle' | 'sun.middle' | 'rose.middle' | 'earth.middle',
) =>
  put(x, 290, 1, [
    fill(
      paint,
      `M0 0V${-height}h6q0 -14 12 -14q2 -14 ${width / 2 - 18} -16q${width / 2 - 20} 2 ${width / 2 - 18} 16q12 0 12 14h6V0z`,
    ),
    fill('gold', `${rect(0, -height, width, 3)}${disc(width / 2, -height - 32, 3.5)}`),
    fill(
      'pane',
      times(3, (row) => times(3, (i) => rect(8 + (i * (width - 16)) / 2.7, -height + 12 + row * 26, 7, 15))),
    ),
  ]);

/** Brussels: the Atomium, and the town hall with the guild houses of the Grand Place. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 410, y: 84 },
  layers: [
    fill('violet.far', 'M0 320V236Q120 206 260 226T520 214T800 226V320z'),
    ...guild(20, 52, 88, 'rose.middle'),
    ...guild(72, 56, 104, 'sun.middle'),
    ...guild(384, 54, 96, 'coral.middle'),
    ...guild(684, 58, 100, 'sun.middle'),
    ...guild(742, 60, 88, 'rose.middle'),
    ...townHall,
    ...[150, 184, 356].flatMap((x) => tree(x, 296, 44, 'leaf.middle')),
    ...atomium,
    ground('earth.middle', 290),
    fill(
      'earth.near',
      times(3, (row) => times(16, (i) => rect(i * 52 + (row % 2) * 26, 297 + row * 8, 26, 3))),
    ),
  ],
};
