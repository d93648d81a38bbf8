import type { Drawing } from '../drawing.ts';
import { arch, boat, disc, fill, ground, houses, put, rect, times, water } from '../kit.ts';
import { hills } from '../shapes.ts';

const crown = (x: number, y: number, count: number) => times(count, (i) => `M${x + i * 10} ${y}v-7q4 -5 8 0v7z`);

const belem = put(592, 278, 1, [
  fill('white', `M-96 0L-90 -52H40V0z${crown(-92, -52, 13)}`),
  fill('white', `${rect(-14, -146, 76, 146)}${crown(-18, -146, 8)}${rect(-18, -148, 84, 6)}`),
  fill('white', `${rect(-2, -186, 52, 40)}${crown(-4, -186, 6)}`),
  fill('whiteShade', 'M42 -146H62V0H42zM36 -186H50V-152H36z'),
  fill(
    'white',
    times(2, (i) => `M${i ? 60 : -22} -142h10v-14q-5 -12 -10 0zM${i ? 30 : -96} -46h12v-18q-6 -13 -12 0z`),
  ),
  fill('whiteShade', rect(-90, -34, 130, 4) + rect(-14, -112, 76, 4) + rect(-22, -88, 64, 12)),
  fill(
    'glow',
    times(5, (i) => arch(-18 + i * 12, -88, 8, 16)) +
      times(2, (i) => arch(2 + i * 24, -120, 12, 18)) +
      arch(18, -156, 12, 20),
  ),
  fill('glow', times(6, (i) => arch(-78 + i * 18, -8, 9, 18)) + rect(4, -60, 8, 14) + rect(28, -60, 8, 14)),
]);

/** A main cable as a sagging band between two points. */
const cable = (x1: number, x2: number, top: number, sag: number) =>
  `M${x1} ${top}Q${(x1 + x2) / 2} ${sag} ${x2} ${top}v3Q${(x1 + x2) / 2} ${sag + 3} ${x1} ${top + 3}z`;

const tower = (x: number) =>
  rect(x - 11, 96, 6, 140) +
  rect(x + 5, 96, 6, 140) +
  times(5, (i) => rect(x - 11, 100 + i * 24, 22, 4)) +
  rect(x - 16, 228, 32, 12);

const bridge = [
  fill(
    'coral.near',
    cable(150, 470, 98, 288) + `M150 98L-60 186v3L150 101zM470 98L690 186v3L470 101z` + rect(0, 186, 800, 6),
  ),
  fill(
    'gold',
    times(20, (i) => disc(12 + i * 40, 183, 2)),
  ),
  fill(
    'coral.near',
    times(13, (i) => {
      const x = 174 + i * 23;
      const t = (x - 150) / 320;
      const y = 98 * (1 - t) ** 2 + 2 * 288 * t * (1 - t) + 98 * t * t;
      return rect(x, y, 1.5, 187 - y);
    }),
  ),
  fill('coral.near', tower(150) + tower(470)),
];

const christ = put(80, 182, 1, [
  fill('whiteShade', 'M-12 0V-40H12V0zM-14 -40h28v-4h-28z'),
  fill('white', 'M-5 -44L-4 -62H-20v-5H-3v-4a3 3 0 0 1 6 0v4H20v5H4L5 -44z'),
]);

const tram = put(280, 300, 1, [
  fill('ink', rect(-66, -14, 132, 10) + disc(-42, -6, 9) + disc(-18, -6, 9) + disc(18, -6, 9) + disc(42, -6, 9)),
  fill('gold', 'M-88 -12V-54H88V-12Q86 -8 76 -8H-76Q-86 -8 -88 -12z'),
  fill('white', 'M-86 -54V-96Q-84 -104 -76 -104H76Q84 -104 86 -96V-54z'),
  fill(
    'pane',
    times(6, (i) => rect(-56 + i * 19, -92, 15, 32)) +
      'M-82 -60V-86Q-82 -92 -76 -92H-62V-60zM82 -60V-86Q82 -92 76 -92H62V-60z',
  ),
  fill('white', 'M-92 -104Q-84 -114 -60 -116H60Q84 -114 92 -104zM-50 -116h100v-6h-100z'),
  fill('coral.near', rect(-88, -56, 176, 4) + rect(-88, -22, 176, 3)),
  fill('ink', 'M-10 -122L60 -160l2 2L-4 -122z'),
  fill('white', disc(-80, -38, 5) + disc(80, -38, 5)),
  fill('earth.front', rect(-60, -50, 3, 38) + rect(57, -50, 3, 38)),
]);

/** Lisbon: the yellow tram, the red bridge over the Tagus with the statue of Christ, and the tower of Belem. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 310, y: 88 },
  layers: [
    fill('leaf.far', hills(4, 236, 60, 5)),
    fill('leaf.middle', 'M0 240V186Q60 174 110 186Q170 214 240 240z'),
    ...christ,
    ...bridge,
    ...water(234, 'blue.middle', 'blue.far'),
    ...boat(424, 262, 44),
    ...boat(716, 268, 56, 'coral.far'),
    ...belem,
    fill('earth.far', 'M470 286L490 274H690L720 286z'),
    ...houses(6, [0, 176], 300, { wall: 'rose.far', roof: 'coral.near', height: 78 }),
    ground('earth.middle', 284),
    fill(
      'earth.near',
      times(3, (row) => times(27, (i) => rect(i * 30 + (row % 2) * 15, 290 + row * 12, 18, 3))),
    ),
    fill('earth.front', rect(0, 303, 800, 3)),
    ...tram,
  ],
};
