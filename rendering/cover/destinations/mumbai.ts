import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, disc, fill, palm, put, rect, times, towers, water } from '../kit.ts';

/** A small dome on a drum with its finial. */
const dome = (x: number, y: number, width: number): string =>
  `M${x - width / 2} ${y}q${-width * 0.1} ${-width * 0.5} ${width / 2} ${-width * 0.72}q${width * 0.6} ${width * 0.22} ${width / 2} ${width * 0.72}zM${x - 1} ${y - width * 0.95}h2v${width * 0.3}h-2z`;

/** The Gateway of India: one great arch between two halls, four ribbed turrets above. */
const gateway: Layer[] = [
  fill('ochre.near', rect(-132, -8, 264, 8)),
  fill('ochre.far', `${rect(-122, -92, 62, 84)}${rect(60, -92, 62, 84)}`),
  fill(
    'ochre.middle',
    `${rect(-126, -98, 68, 8)}${rect(58, -98, 68, 8)}${rect(-122, -70, 62, 3)}${rect(60, -70, 62, 3)}`,
  ),
  fill('glow', arch(-108, -8, 34, 58) + arch(74, -8, 34, 58)),
  fill('ochre.far', rect(-62, -150, 124, 142)),
  fill('ochre.middle', `${rect(-68, -156, 136, 9)}${rect(-62, -134, 124, 3)}${rect(38, -147, 24, 139)}`),
  fill('ochre.near', 'M-36 -8V-92Q-36 -116 0 -128Q36 -116 36 -92V-8z'),
  fill('glow', 'M-28 -8V-88Q-28 -106 0 -116Q28 -106 28 -88V-8z'),
  fill('sun.far', 'M-18 -8V-84Q-18 -98 0 -106Q18 -98 18 -84V-8z', 0.85),
  fill(
    'ochre.near',
    times(3, (i) => rect(-56, -120 + i * 34, 12, 22) + rect(44, -120 + i * 34, 12, 22)),
  ),
  fill(
    'ochre.far',
    `${rect(-66, -182, 18, 28)}${rect(48, -182, 18, 28)}${rect(-38, -174, 14, 20)}${rect(24, -174, 14, 20)}`,
  ),
  fill('ochre.middle', dome(-57, -182, 22) + dome(57, -182, 22) + dome(-31, -174, 17) + dome(31, -174, 17)),
  fill('ochre.near', `${rect(-69, -184, 24, 3)}${rect(45, -184, 24, 3)}`),
];

/** The Taj Mahal Palace: a long grey and white front, its great red dome, turrets at the corners. */
const rows = (x: number, y: number, columns: number): string =>
  times(4, (r) => times(columns, (c) => arch(x + c * 14, y + r * 25, 7, 15)));
const taj: Layer[] = [
  fill('whiteShade', rect(-180, -116, 360, 116)),
  fill(
    'white',
    times(5, (r) => rect(-182, -118 + r * 26, 364, 4)),
  ),
  fill('pane', rows(-170, -96, 25)),
  fill(
    'white',
    `${rect(-196, -134, 30, 134)}${rect(166, -134, 30, 134)}${rect(-58, -132, 22, 132)}${rect(36, -132, 22, 132)}`,
  ),
  fill(
    'pane',
    times(4, (r) => rect(-185, -120 + r * 28, 8, 14) + rect(177, -120 + r * 28, 8, 14)),
    0.8,
  ),
  fill('coral.near', `M-182 -116l8 -16h90l8 16zM76 -116l8 -16h90l8 16z`),
  fill('coral.front', dome(-181, -134, 26) + dome(181, -134, 26) + dome(-47, -132, 22) + dome(47, -132, 22)),
  fill('whiteShade', rect(-32, -146, 64, 32)),
  fill(
    'pane',
    times(5, (i) => arch(-28 + i * 12, -118, 7, 20)),
  ),
  fill('coral.near', 'M-34 -146Q-40 -188 0 -206Q40 -188 34 -146z'),
  fill('coral.front', 'M6 -205Q40 -188 34 -146H18Q26 -184 6 -205zM-2 -228h4v24h-4z'),
  fill('white', `${rect(-6, -214, 12, 10)}${dome(0, -214, 13)}`),
];

/** A taxi: black below, yellow on top. */
const taxi: Layer[] = [
  fill('ink', 'M-40 -8Q-40 -20 -28 -21H34Q44 -19 44 -8z'),
  fill('gold', 'M-26 -21Q-20 -38 -12 -38H14Q22 -37 28 -21z'),
  fill('pane', 'M-20 -22L-13 -34H-1V-22zM3 -22V-34H13L21 -22z'),
  fill('ink', disc(-22, -6, 7) + disc(26, -6, 7)),
  fill('whiteShade', disc(-22, -6, 3) + disc(26, -6, 3)),
];

const pigeon = (x: number, y: number, size: number): string =>
  `M${x} ${y}q${size * 0.5} ${-size} ${size} 0q${size * 0.5} ${-size} ${size} 0q${-size * 0.6} ${-size * 0.3} ${-size} ${size * 0.4}q${-size * 0.4} ${-size * 0.7} ${-size} ${-size * 0.4}z`;

/** Mumbai: the Gateway of India on the harbour, the Taj hotel behind, a taxi, boats for Elephanta. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 96, y: 92 },
  layers: [
    towers(21, { base: 232, heights: [30, 120], between: [0, 250] }, 'violet.far'),
    towers(8, { base: 232, heights: [40, 96], between: [640, 800] }, 'violet.far'),
    ...put(540, 240, 1.04, taj),
    fill('leaf.near', 'M330 240Q350 214 380 226Q400 206 430 224Q470 210 500 228T600 224T700 222T800 226V246H330z'),
    ...palm(744, 244, 96),
    ...palm(782, 246, 124),
    ...palm(404, 244, 78),
    fill('ochre.far', rect(0, 238, 800, 16)),
    ...put(250, 246, 1.12, gateway),
    fill('earth.near', `${rect(0, 250, 800, 12)}M84 262h330v10H84z`),
    ...put(520, 252, 0.72, taxi),
    ...put(640, 252, 0.72, taxi),
    ...water(266, 'sea.middle', 'sea.far'),
    fill('earth.near', 'M92 262h320v8H92z'),
    fill('ochre.middle', 'M140 274h220l-20 26H160z', 0.35),
    ...boat(470, 296, 40, 'coral.middle'),
    ...boat(700, 306, 46, 'white'),
    ...boat(64, 300, 34, 'sun.far'),
    fill(
      'ink',
      pigeon(150, 46, 11) + pigeon(190, 66, 9) + pigeon(352, 52, 10) + pigeon(388, 34, 8) + pigeon(330, 80, 8),
      0.7,
    ),
  ],
};
