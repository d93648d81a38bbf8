import type { Drawing } from '../drawing.ts';
import { disc, fill, ground, put, rect, times, towers } from '../kit.ts';

/** Half the width of Tokyo Tower at so many units above the ground. */
const half = (h: number) => (h < 150 ? 42 * (1 - h / 150) ** 1.5 + 7 : Math.max(2.5, 7 - (h - 150) / 14));

const band = (from: number, to: number) =>
  `M${-half(from)} ${-from}L${-half(to)} ${-to}H${half(to)}L${half(from)} ${-from}z`;

const lattice = (from: number, to: number) =>
  `M${-half(from)} ${-from}L${half(to)} ${-to}v-2.5L${-half(from)} ${-from - 2.5}z` +
  `M${half(from)} ${-from}L${-half(to)} ${-to}v-2.5L${half(from)} ${-from - 2.5}z`;

const stops = [30, 50, 68, 84, 99, 112, 124, 136, 148, 160, 172, 184];

const tokyoTower = put(560, 284, 1, [
  fill('coral.near', 'M54 0L36.500 -32H18L35 0z'),
  fill('coral.near', 'M-54 0L-36.500 -32H-18L-35 0zM-36 -24Q0 -46 36 -24V-32H-36z'),
  ...stops.slice(0, -1).map((from, i) => fill(i % 3 === 1 ? 'white' : 'coral.near', band(from, stops[i + 1] ?? from))),
  fill(
    'gold',
    stops
      .slice(0, 8)
      .map((from, i) => lattice(from, stops[i + 1] ?? from))
      .join(''),
    0.85,
  ),
  fill('white', 'M-20 -112L-22 -118V-126H22V-118L20 -112zM-9 -182V-192H9V-182z'),
  fill('pane', times(6, (i) => rect(-18 + i * 6.4, -123, 4, 5)) + times(3, (i) => rect(-6 + i * 4.6, -190, 3, 4))),
  fill('coral.near', 'M-3 -192L-2 -222H2L3 -192zM-1.5 -232L-.5 -252h1L1.500 -232z'),
  fill('white', 'M-2 -222L-1.500 -234h3L2 -222z'),
]);

/** Five roofs one above the other, each a little smaller, under a spire with rings. */
const pagoda = put(196, 284, 1, [
  ...[0, 1, 2, 3, 4].flatMap((i) => {
    const y = -i * 36;
    const w = 44 - i * 5;
    return [
      fill('coral.near', rect(-w, y - 30, 2 * w, 30)),
      fill(
        'white',
        times(4, (k) => rect(-w + 5 + (k * (2 * w - 4)) / 4, y - 22, w / 2 - 8, 14)),
      ),
      fill('glow', rect(-7, y - 24, 14, 18)),
      fill('gold', rect(-w - 2, y - 6, 2 * w + 4, 3)),
      fill(
        'violet.near',
        `M${-w - 26} ${y - 32}Q${-w} ${y - 28} 0 ${y - 28}Q${w} ${y - 28} ${w + 26} ${y - 32}Q` +
          `${w - 2} ${y - 38} ${w - 10} ${y - 48}H${-w + 10}Q${-w + 2} ${y - 38} ${-w - 26} ${y - 32}z`,
      ),
    ];
  }),
  fill('violet.near', 'M-16 -190L0 -200L16 -190z'),
  fill(
    'gold',
    `${rect(-1.5, -246, 3, 50)}${times(6, (i) => rect(-7 + i * 0.7, -208 - i * 5.5, 14 - i * 1.4, 2.5))}${disc(0, -247, 3)}`,
  ),
]);

const cherryTree = (x: number, y: number, size: number) =>
  put(x, y, size, [
    fill('earth.front', 'M-4 0q6 -34 -10 -62l6 -2q10 14 8 30q6 -20 20 -28l3 4q-20 20 -17 58z'),
    fill('rose.middle', disc(-22, -62, 24) + disc(24, -60, 24) + disc(0, -82, 28)),
    fill('rose.far', disc(-12, -78, 13) + disc(20, -68, 11) + disc(-28, -60, 8)),
  ]);

/** Tokyo: Tokyo Tower, a five-storey pagoda, Mount Fuji far away, cherry trees in blossom. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 448, y: 82 },
  layers: [
    fill('blue.middle', 'M60 290Q240 232 320 126Q332 116 344 122Q358 116 372 122Q384 116 394 126Q470 232 680 290z'),
    fill(
      'white',
      'M320 126Q332 116 344 122Q358 116 372 122Q384 116 394 126Q412 156 430 178L410 172' +
        'L398 190L380 170L362 194L346 172L326 190L312 172L284 180Q302 156 320 126z',
    ),
    towers(9, { base: 286, heights: [30, 104], between: [430, 800] }, 'violet.far'),
    towers(26, { base: 286, heights: [24, 84], between: [0, 150] }, 'violet.far'),
    towers(17, { base: 286, heights: [16, 50], between: [250, 800] }, 'violet.middle'),
    fill(
      'pane',
      times(17, (i) => times(2, (row) => rect(262 + i * 32, 262 + row * 10, 4, 5))),
      0.6,
    ),
    ...tokyoTower,
    ...pagoda,
    ...[60, 118, 300, 356, 652, 726].flatMap((x, i) => cherryTree(x, 290, [0.9, 0.7, 0.74, 0.52, 0.8, 1][i] ?? 1)),
    ground('leaf.middle', 284),
    fill('leaf.near', 'M0 320V304Q200 286 400 304T800 300V320z'),
    ...put(440, 300, 1, [
      fill('coral.near', 'M-40 0L-36 -62h8L-30 0zM40 0L36 -62h-8L30 0zM-44 -52H44v7H-44zM-4 -66h8v16h-8z'),
      fill('ink', 'M-60 -76Q0 -66 60 -76L57 -66Q0 -60 -57 -66z'),
      fill('coral.near', 'M-56 -67Q0 -60 56 -67L54 -60Q0 -55 -54 -60z'),
    ]),
    fill(
      'rose.far',
      times(14, (i) => disc(30 + i * 57, 296 + ((i * 7) % 18), 2.5)),
    ),
  ],
};
