import type { Drawing } from '../drawing.ts';
import { arch, disc, fill, ground, houses, put, rect, times, tree } from '../kit.ts';
import { hills } from '../shapes.ts';

const zigzag = (y: number) => {
  const edge = (from: number, step: number, size: number) =>
    times(13, (i) => `l${step} ${i % 2 === 0 ? -size : size}`).replace(/^/, `M${from} ${y}`);
  return `${edge(-118, 19, 13)}v9${times(13, (i) => `l-19 ${i % 2 === 0 ? 13 : -13}`)}z`;
};

const pinnacle = (x: number, y: number, height: number) =>
  `M${x - 4} ${y}v${-height * 0.45}L${x} ${y - height}L${x + 4} ${y - height * 0.45}v${height * 0.45}z`;

const nave = [
  fill('whiteShade', rect(-120, -72, 256, 72)),
  fill('sea.middle', 'M-124 -72L-112 -158H128L140 -72z'),
  fill('gold', zigzag(-84) + zigzag(-128)),
  fill('white', zigzag(-106)),
  fill(
    'coral.near',
    times(12, (i) => `M${-104 + i * 19} -146l5 -6l5 6l-5 6z`),
  ),
  fill('ochre.near', times(6, (i) => pinnacle(-118 + i * 50, -66, 40)) + rect(-120, -74, 256, 4)),
  fill(
    'pane',
    times(5, (i) => arch(-102 + i * 50, -14, 17, 44)),
    0.8,
  ),
];

/** The tall south tower narrows from step to step into a needle. */
const southTower = [
  fill(
    'ochre.middle',
    'M-34 0L-28 -94H28L34 0zM-25 -94L-20 -156H20L25 -94zM-18 -156L-12 -186H12L18 -156zM-11 -186L0 -258L11 -186z',
  ),
  fill(
    'ochre.near',
    [-30, 30].map((x) => pinnacle(x, -84, 52)).join('') + [-21, 21].map((x) => pinnacle(x, -146, 50)).join(''),
  ),
  fill('ochre.near', 'M-30 -94L-15 -94L0 -128L15 -94L30 -94v4h-60zM-22 -156l8 0l14 -26l14 26h8v4h-44z'),
  fill(
    'ochre.near',
    times(4, (i) => `M${-10 + i * 2} ${-196 - i * 14}h${20 - i * 4}v3h${-20 + i * 4}z`),
  ),
  fill('gold', disc(0, -260, 3.5)),
  fill('pane', arch(-18, -102, 14, 40) + arch(4, -102, 14, 40) + arch(-18, -30, 14, 46) + arch(4, -30, 14, 46), 0.85),
  fill('pane', arch(-5, -160, 10, 20), 0.85),
  fill('white', disc(0, -84, 9)),
  fill('ink', rect(-1, -91, 2, 8) + rect(-1, -85, 6, 2)),
];

const westTowers = [
  fill('ochre.middle', rect(-46, -110, 22, 110) + rect(18, -110, 22, 110) + 'M-24 0v-78L-3 -104L18 -78V0z'),
  fill('sea.near', 'M-48 -110L-35 -156L-22 -110zM16 -110L29 -156L42 -110z'),
  fill(
    'pane',
    [-41, -33, 23, 31].map((x) => arch(x, -88, 5, 14) + arch(x, -58, 5, 14)).join('') + disc(-3, -62, 9),
    0.85,
  ),
  fill('glow', arch(-14, 0, 22, 36), 0.9),
];

const spokes = (count: number, radius: number) =>
  times(count, (i) => {
    const angle = (i * 2 * Math.PI) / count + 0.1;
    const [x, y] = [radius * Math.cos(angle), radius * Math.sin(angle)].map((value) => Number(value.toFixed(1)));
    const [dx, dy] = [-1.1 * Math.sin(angle), 1.1 * Math.cos(angle)].map((value) => Number(value.toFixed(1)));
    return `M${dx} ${dy}L${x} ${y}l${-2 * (dx ?? 0)} ${-2 * (dy ?? 0)}z`;
  });
const ring = (radius: number, width: number) => {
  const inner = radius - width;
  return `${disc(0, 0, radius)}M${-inner} 0a${inner} ${inner} 0 1 1 ${2 * inner} 0a${inner} ${inner} 0 1 1 ${-2 * inner} 0z`;
};
const cabin = (i: number) => {
  const angle = (i * 2 * Math.PI) / 14 + 0.1;
  return { x: Math.round(97 * Math.cos(angle)), y: Math.round(97 * Math.sin(angle)) };
};
const cabins = Array.from({ length: 14 }, (_, i) => cabin(i));

/** The giant wheel of the Prater with its red wagons. */
const wheel = [
  fill('ochre.near', 'M-4 0L-46 132h9L4 0L37 132h9L5 -4z'),
  fill('ochre.middle', `${spokes(28, 94)}`),
  fill('earth.near', ring(97, 4)),
  fill('earth.near', ring(80, 2)),
  fill('coral.near', cabins.map(({ x, y }) => rect(x - 11, y - 6, 22, 15)).join('')),
  fill('white', cabins.map(({ x, y }) => rect(x - 12, y - 8, 24, 3)).join('')),
  fill('pane', cabins.map(({ x, y }) => times(3, (i) => rect(x - 9 + i * 6.5, y - 3, 5, 6))).join('')),
  fill('gold', disc(0, 0, 8)),
];

/** Vienna: Saint Stephen's with its zigzag roof and tall south tower, and the giant wheel of the Prater. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 436, y: 90 },
  layers: [
    fill('leaf.far', hills(4, 240, 60, 5)),
    ...houses(13, [0, 800], 294, { wall: 'violet.far', roof: 'rose.middle', height: 66 }),
    ...put(576, 162, 1, wheel),
    ...put(300, 296, 1, nave),
    ...put(166, 296, 1, westTowers),
    ...put(316, 296, 1, southTower),
    ...tree(72, 300, 92),
    ...tree(486, 302, 62),
    ...tree(660, 302, 70),
    ...tree(712, 304, 104),
    ...tree(770, 306, 80),
    ground('leaf.near', 296),
    fill('sun.middle', 'M0 308q200 -10 400 -2t400 -2v16H0z'),
  ],
};
