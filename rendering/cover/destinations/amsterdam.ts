import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, ground, put, rect, times, towers, tree } from '../kit.ts';

const quay = 262;
type Wall = Layer['paint'];

/** The outline of the top of a canal house between its eaves: the gable tells the house. */
const gables = {
  step: (w: number) =>
    times(4, (i) => rect((i * w) / 9, -12 * (i + 1), w - (2 * i * w) / 9, 13)) + rect(w / 2 - 4, -58, 8, 12),
  neck: (w: number) =>
    `M0 0q${w * 0.26} -4 ${w * 0.28} -32H${w * 0.72}Q${w * 0.74} -4 ${w} 0zM${w * 0.22} -31L${w / 2} -50L${w * 0.78} -31z`,
  bell: (w: number) =>
    `M0 0Q${w * 0.04} -14 ${w * 0.16} -16Q${w * 0.3} -20 ${w * 0.3} -34` +
    `Q${w / 2} -58 ${w * 0.7} -34Q${w * 0.7} -20 ${w * 0.84} -16Q${w * 0.96} -14 ${w} 0z`,
  spout: (w: number) => `M0 0L${w * 0.38} -38V-48H${w * 0.62}V-38L${w} 0z`,
};

function house([x, w, height]: readonly [number, number, number], wall: Wall, gable: keyof typeof gables): Layer[] {
  const top = quay - height;
  const rows = Math.floor((height - 34) / 30);
  const grid = (grow: number) =>
    times(rows, (row) =>
      times(3, (i) =>
        rect(x + 8 - grow + (i * (w - 4)) / 3, top + 8 - grow + row * 30, (w - 30) / 3 + 2 * grow, 18 + 2 * grow),
      ),
    );
  return [
    { ...fill(wall, gables[gable](w)), transform: `translate(${x} ${top + 1})` },
    fill(wall, rect(x, top, w, height)),
    fill(
      'white',
      `${grid(2)}${rect(x, top - 2, w, 3)}${rect(x + w / 2 - 8, quay - 26, 16, 26)}${rect(x + w / 2 - 5, top - 30, 10, 14)}`,
    ),
    fill('pane', grid(0) + rect(x + w / 2 - 5, quay - 22, 10, 22)),
  ];
}

const wester: Layer[] = [
  fill('earth.middle', rect(574, 120, 56, 142)),
  fill(
    'whiteShade',
    `${rect(568, 114, 68, 8)}${rect(580, 86, 44, 30)}${rect(576, 82, 52, 5)}${rect(586, 62, 32, 22)}${rect(582, 58, 40, 5)}`,
  ),
  fill('pane', `${disc(602, 136, 11)}${rect(588, 92, 8, 22)}${rect(607, 92, 8, 22)}${rect(597, 67, 10, 16)}`),
  fill('blue.near', 'M588 59Q582 38 602 38Q622 38 616 59z'),
  fill(
    'gold',
    `${disc(602, 36, 4)}${rect(601, 24, 2, 12)}${rect(586, 56, 32, 4)}${rect(600, 128, 2, 9)}${rect(600, 135, 8, 2)}`,
  ),
];

const wheel = (x: number) =>
  `M${x} -12a12 12 0 1 0 24 0a12 12 0 1 0 -24 0zM${x + 3} -12a9 9 0 1 1 18 0a9 9 0 1 1 -18 0z`;

const bicycle = [
  fill('ink', wheel(-34) + wheel(10)),
  fill('ink', 'M-24 -13l11 -19h22l12 20l-2 1l-12 -19h-18l12 19h-24zM-17 -37h12v3h-12zM5 -43h10v3h-7l2 10h-3z'),
];

/** Amsterdam: gabled houses along a canal, the crowned tower of the Westerkerk, a bicycle on the bridge. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 714, y: 54 },
  layers: [
    towers(4, { base: 262, heights: [90, 120] }, 'blue.far'),
    ...wester,
    ...house([6, 62, 134], 'ochre.near', 'bell'),
    ...house([68, 66, 150], 'coral.near', 'step'),
    ...house([134, 58, 138], 'violet.near', 'neck'),
    ...house([192, 64, 164], 'earth.near', 'spout'),
    ...house([256, 60, 148], 'blue.near', 'bell'),
    ...house([316, 66, 166], 'coral.front', 'step'),
    ...house([382, 56, 140], 'ochre.near', 'neck'),
    ...house([438, 62, 158], 'violet.near', 'bell'),
    ...house([500, 58, 132], 'earth.near', 'step'),
    ...house([646, 62, 112], 'coral.near', 'neck'),
    ...house([708, 60, 104], 'leaf.near', 'spout'),
    ...house([768, 60, 144], 'earth.near', 'bell'),
    ...tree(560, 264, 96, 'leaf.near'),
    ground('earth.front', 259),
    ground('sea.near', 268),
    fill('sea.middle', `${rect(60, 290, 130, 3)}${rect(280, 304, 150, 3)}${rect(560, 312, 160, 3)}`),
    fill('earth.middle', 'M436 320Q474 280 520 263Q640 229 800 255V320H720A74 58 0 0 0 572 320z'),
    fill('white', 'M426 320Q468 274 520 257Q640 223 800 249V256Q640 230 522 264Q474 282 440 320z'),
    ...put(620, 241, 0.72, bicycle),
    fill('white', 'M150 276h170l-14 24h-142z'),
    fill('coral.near', rect(150, 284, 162, 5)),
    fill(
      'pane',
      times(7, (i) => rect(178 + i * 17, 266, 13, 10)),
    ),
    fill('white', rect(172, 261, 126, 5)),
  ],
};
