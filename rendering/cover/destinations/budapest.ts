import type { Drawing } from '../drawing.ts';
import { arch, fill, houses, put, rect, times, water } from '../kit.ts';
import { hills } from '../shapes.ts';

/** A slim tower with a needle roof around x. */
const needle = (x: number, wall: number, tip: number, width: number) => ({
  wall: rect(x - width / 2, -wall, width, wall),
  roof: `M${x - width / 2 - 1} ${-wall}L${x} ${-tip}L${x + width / 2 + 1} ${-wall}z`,
});

const needles = [-1, 1].flatMap((side) => [
  needle(side * 44, 112, 158, 14),
  needle(side * 98, 92, 132, 14),
  needle(side * 132, 92, 132, 14),
  needle(side * 190, 84, 120, 14),
  needle(side * 160, 66, 92, 6),
  needle(side * 72, 66, 92, 6),
  needle(side * 30, 132, 156, 5),
]);

const parliament = [
  fill('coral.near', 'M-190 -58l8 -24H182l8 24z'),
  fill('coral.near', 'M-134 -80l9 -28h20l9 28zM96 -80l9 -28h20l9 28zM-40 -100l8 -22h64l8 22z'),
  fill('white', rect(-198, -58, 396, 58) + rect(-138, -84, 46, 26) + rect(92, -84, 46, 26) + rect(-44, -104, 88, 46)),
  fill('white', rect(-32, -138, 64, 34) + needles.map(({ wall }) => wall).join('')),
  fill('coral.near', needles.map(({ roof }) => roof).join('')),
  fill('coral.near', 'M-32 -138C-32 -172 -16 -186 -6 -192h12C16 -186 32 -172 32 -138z'),
  fill(
    'white',
    times(3, (i) => `M${-17 + i * 16} -138q${4 - i * 3} -28 ${8 - i * 7} -48l2 0q${3 - i * 4} 20 ${-7 + i * 7} 48z`),
    0.6,
  ),
  fill('white', rect(-6, -206, 12, 14)),
  fill('coral.near', 'M-7 -206L0 -238L7 -206z'),
  fill(
    'pane',
    times(20, (i) => arch(-192 + i * 19.6, -6, 8, 20) + arch(-192 + i * 19.6, -34, 8, 18)),
    0.75,
  ),
  fill(
    'pane',
    times(5, (i) => arch(-28 + i * 12.5, -110, 7, 22)) + times(5, (i) => arch(-38 + i * 16.5, -64, 9, 30)),
    0.75,
  ),
  fill('pane', [-128, -112, 102, 118].map((x) => arch(x, -64, 9, 15)).join(''), 0.75),
  fill('whiteShade', rect(-204, -2, 408, 10)),
];

const chainBridge = [
  fill(
    'ochre.near',
    'M0 -112C64 -30 130 -24 200 -22v6C130 -18 60 -24 0 -104zM0 -112C-30 -50 -70 -22 -100 -14h-14C-70 -22 -34 -56 0 -104z',
  ),
  fill(
    'ochre.near',
    times(12, (i) => rect(24 + i * 15, -86 + 66 * (1 - (1 - i / 12) ** 2), 2, 78 - 66 * (1 - (1 - i / 12) ** 2))),
    0.9,
  ),
  fill(
    'ochre.middle',
    rect(-30, 2, 60, 34) + rect(-24, -110, 48, 112) + rect(-28, -120, 56, 10) + rect(-22, -126, 44, 6),
  ),
  fill('glow', arch(-11, -14, 22, 58), 0.9),
  fill('white', rect(-24, -84, 48, 3) + rect(-24, -106, 48, 2)),
  fill('ochre.near', rect(-116, -14, 316, 12)),
  fill(
    'gold',
    times(20, (i) => rect(-108 + i * 16, -11, 7, 4)),
  ),
  fill('ochre.middle', rect(-120, -20, 20, 44)),
];

/** Budapest: the parliament with its dome and needles on the Danube, and the Chain Bridge. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 520, y: 90 },
  layers: [
    fill('violet.far', hills(3, 236, 70, 5)),
    ...houses(7, [0, 108], 262, { wall: 'rose.far', roof: 'rose.middle', height: 52 }),
    ...houses(19, [505, 800], 262, { wall: 'rose.far', roof: 'rose.middle', height: 56 }),
    ...put(306, 262, 1, parliament),
    ...water(266, 'blue.near', 'blue.middle'),
    fill(
      'white',
      times(9, (i) => rect(150 + i * 38 - (i % 3) * 6, 276 + (i % 3) * 9, 22, 3)),
      0.45,
    ),
    ...put(630, 270, 1, chainBridge),
  ],
};
