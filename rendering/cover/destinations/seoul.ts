import type { Drawing } from '../drawing.ts';
import { arch, disc, fill, ground, put, rect, times, towers } from '../kit.ts';

/** A tiled roof whose eaves sweep up at both ends: half the width of the eaves and of the ridge. */
const roof = (y: number, eaves: number, ridge: number, height: number) =>
  `M${-eaves} ${y - 14}Q${-eaves * 0.6} ${y + 2} 0 ${y}Q${eaves * 0.6} ${y + 2} ${eaves} ${y - 14}` +
  `Q${ridge + 14} ${y - height * 0.5} ${ridge} ${y - height}Q0 ${y - height + 7} ` +
  `${-ridge} ${y - height}Q${-ridge - 14} ${y - height * 0.5} ${-eaves} ${y - 14}z`;

const tiles = (y: number, eaves: number, ridge: number, height: number) =>
  times(17, (i) => {
    const t = (i - 8) / 8;
    return (
      `M${t * eaves * 0.9 - 1} ${y - 4 - t * t * 8}L${t * ridge * 0.96 - 0.5} ` +
      `${y - height + 7}h1L${t * eaves * 0.9 + 1} ${y - 4 - t * t * 8}z`
    );
  });

/** Beams painted green, columns painted red. */
const storey = (y: number, half: number, height: number, columns: number) => [
  fill('leaf.near', rect(-half, y - height, 2 * half, height)),
  fill(
    'glow',
    times(columns - 1, (i) =>
      rect(
        -half + 9 + (i * (2 * half - 8)) / (columns - 1),
        y - height * 0.62,
        (2 * half - 8) / (columns - 1) - 10,
        height * 0.56,
      ),
    ),
    0.9,
  ),
  fill(
    'coral.near',
    times(columns, (i) => rect(-half + (i * (2 * half - 8)) / (columns - 1), y - height, 8, height)),
  ),
  fill(
    'gold',
    times(24, (i) => disc(-half + 6 + (i * (2 * half - 12)) / 23, y - height + 5, 2)),
  ),
];

const gate = put(350, 292, 1, [
  fill('ochre.middle', 'M-196 0L-186 -94H186L196 0z'),
  fill(
    'ochre.near',
    times(4, (row) => times(8, (i) => rect(-174 + i * 42 + (row % 2) * 16, -80 + row * 21, 26, 2))),
  ),
  fill('whiteShade', rect(-190, -100, 380, 8)),
  fill('glow', arch(-24, 0, 48, 70) + arch(-116, 0, 38, 58) + arch(78, 0, 38, 58)),
  ...storey(-98, 140, 34, 8),
  fill('blue.near', roof(-126, 196, 128, 40)),
  fill('whiteShade', tiles(-126, 196, 128, 40), 0.6),
  ...storey(-160, 104, 26, 6),
  fill('blue.near', roof(-182, 162, 92, 50)),
  fill('whiteShade', tiles(-182, 162, 92, 50), 0.6),
  fill('white', 'M-96 -226V-238Q-90 -234 -80 -233H80Q90 -234 96 -238V-226Q0 -219 -96 -226z'),
  fill('white', 'M-93 -230L-104 -206L-160 -194l-2 -4l52 -12l10 -22zM93 -230L104 -206L160 -194l2 -4l-52 -12l-10 -22z'),
]);

const namsan = put(620, 194, 1, [
  fill('blue.middle', 'M-9 30L-6 -70H6L9 30zM-3.5 -106h7V-160L1 -168h-2L-3.5 -160z'),
  fill('white', 'M-20 -84L-24 -92V-102H24V-92L20 -84H12V-70H-12V-84zM-14 -102V-112H14V-102z'),
  fill('coral.near', rect(-3, -126, 6, 8) + rect(-3, -146, 6, 8)),
  fill('pane', times(7, (i) => rect(-20 + i * 6, -99, 4, 6)) + times(4, (i) => rect(-10 + i * 5.4, -81, 3.5, 7))),
]);

/** A lantern tree of the avenue, yellow in autumn. */
const ginkgo = (x: number, size: number) =>
  put(x, 296, size, [
    fill('earth.front', rect(-3, -40, 6, 40)),
    fill('sun.near', 'M0 -104Q30 -76 28 -50Q26 -28 0 -26Q-26 -28 -28 -50Q-30 -76 0 -104z'),
    fill('gold', `${disc(-8, -56, 9)}${disc(9, -66, 7)}${disc(6, -42, 6)}`),
  ]);

/** Seoul: the gate of Gyeongbokgung before Bukhansan, the tower on Namsan, ginkgo trees in autumn. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 128, y: 84 },
  layers: [
    fill(
      'violet.far',
      'M0 300V196L60 168L110 190L150 140Q166 120 184 132L214 96Q236 76 258 104' +
        'L290 150L330 120L420 160L470 116Q486 106 500 124L560 190L800 220V300z',
    ),
    towers(14, { base: 296, heights: [40, 122], between: [0, 190] }, 'violet.middle'),
    towers(22, { base: 296, heights: [36, 96], between: [540, 800] }, 'violet.middle'),
    ...namsan,
    fill('leaf.middle', 'M500 300Q560 226 600 212Q622 204 648 214Q712 238 800 262V300z'),
    ...gate,
    ...ginkgo(112, 1),
    ...ginkgo(50, 1.15),
    ...ginkgo(590, 0.86),
    ...ginkgo(656, 1.05),
    ...ginkgo(732, 1.2),
    ground('earth.far', 290),
    fill('ochre.far', 'M326 290H374L420 320H280z'),
    fill('earth.middle', rect(0, 290, 800, 3) + times(7, (i) => rect(30 + i * 120, 305, 60, 3))),
  ],
};
