import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, disc, fill, palm, put, rect, times, towers, water } from '../kit.ts';

/** The bridge to Coronado, a long curve on tall slender piers. */
const bridge: Layer[] = [
  fill(
    'blue.near',
    times(9, (i) => {
      const x = 96 + i * 46;
      const top = 214 - Math.sin(((i + 1) / 10) * Math.PI) * 52;
      return `M${x} 252L${x + 3} ${top}H${x + 9}L${x + 12} 252z`;
    }),
  ),
  fill('blue.front', 'M-20 250Q140 152 300 154T560 236V242Q440 164 300 162Q140 160 -20 260z'),
];

/** A dormer window on the red roofs. */
const dormers = (from: number, y: number, count: number, step: number): Layer[] => [
  fill(
    'white',
    times(count, (i) => `M${from + i * step} ${y}v-9l7 -7l7 7v9z`),
  ),
  fill(
    'pane',
    times(count, (i) => rect(from + 4 + i * step, y - 8, 6, 7)),
    0.85,
  ),
];

const rows = (x: number, y: number, columns: number, lines: number): string =>
  times(lines, (r) => times(columns, (c) => arch(x + c * 15, y + r * 21, 7, 13)));

/** The Hotel del Coronado: white wood, red cones, the great round of the ballroom. */
const hotel = put(566, 262, 1, [
  fill('white', rect(-150, -70, 330, 70)),
  fill('coral.near', 'M-156 -70L-142 -98H176L190 -70z'),
  ...dormers(-128, -76, 4, 26),
  ...dormers(90, -76, 3, 27),
  fill('pane', rows(-142, -44, 7, 2) + rows(98, -44, 5, 2), 0.8),
  fill('white', rect(-62, -98, 132, 98)),
  fill('whiteShade', `${rect(38, -98, 32, 98)}${rect(-150, -34, 330, 3)}${rect(-66, -58, 140, 4)}`),
  fill('coral.near', 'M-74 -98Q-30 -128 -12 -172H20Q38 -128 82 -98z'),
  fill('coral.middle', 'M4 -172H20Q38 -128 82 -98H52Q20 -128 4 -172z', 0.5),
  ...dormers(-46, -106, 4, 28),
  fill('white', `${rect(-14, -190, 36, 18)}`),
  fill(
    'pane',
    times(4, (i) => rect(-11 + i * 8.5, -187, 5, 12)),
    0.8,
  ),
  fill('coral.near', 'M-18 -190L4 -226L26 -190z'),
  fill('ink', 'M3 -252h2v28h-2z'),
  fill('coral.front', 'M5 -252h24l-6 6l6 6H5z'),
  fill('pane', rows(-54, -66, 8, 1) + rows(-54, -26, 8, 1) + rows(-54, -46, 8, 1), 0.8),
  fill('white', rect(-120, -116, 30, 116)),
  fill('pane', rows(-114, -86, 2, 4), 0.8),
  fill('coral.near', 'M-126 -116L-105 -160L-84 -116z'),
  fill('white', rect(142, -108, 26, 108)),
  fill('pane', rows(145, -80, 2, 3), 0.8),
  fill('coral.near', 'M136 -108L155 -148L174 -108z'),
]);

/** A sea lion at rest, its nose up. */
const seaLion: Layer[] = [
  fill('earth.front', 'M-40 8Q-30 -8 -4 -12Q8 -16 14 -32Q16 -42 28 -43L38 -40L30 -35Q28 -20 28 -8Q32 4 26 8z'),
  fill('earth.front', 'M18 -2l14 12h-18zM-36 6l-16 -8l4 12z'),
  fill('white', disc(26, -38, 1.5)),
];

/** San Diego: the red roofs of the Del on the sand, the bridge to Coronado, palms and sea lions. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 330, y: 96 },
  layers: [
    fill('violet.far', 'M0 252V212L80 196L170 210L260 190L360 208L470 200L800 214V252z'),
    towers(11, { base: 250, heights: [26, 88], between: [0, 132] }, 'violet.middle'),
    fill('violet.middle', 'M36 250V150L50 140V250zM76 250V142L86 126L96 142V250z'),
    ...water(246, 'sea.middle', 'sea.far'),
    ...bridge,
    fill('leaf.middle', 'M0 258V236Q50 234 84 246Q60 258 0 258z'),
    ...boat(196, 270, 46),
    ...boat(298, 262, 30, 'sun.middle'),
    ...boat(244, 292, 34, 'coral.far'),
    fill('ochre.far', 'M300 320Q360 258 470 256H800V320z'),
    ...hotel,

    fill('ochre.middle', 'M300 320Q420 276 800 284V320z', 0.6),
    fill('white', 'M262 320Q330 268 440 258L452 261Q350 274 290 320z', 0.9),
    ...palm(398, 276, 116),
    ...palm(772, 292, 150),
    ...palm(736, 288, 112, 'leaf.near'),
    ...palm(430, 280, 84, 'leaf.near'),
    fill('earth.near', 'M0 320V292Q40 272 90 284Q150 270 190 300L214 320z'),
    fill('earth.front', 'M0 320V306Q60 290 110 304Q160 296 190 320z', 0.5),
    ...put(70, 284, 1, seaLion),
    ...put(138, 286, 0.72, seaLion),
  ],
};
