import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, put, rect, times, towers, tree, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** The station: a great arch over the steps with its clocks, a green copper dome and the clock tower at the far end. */
const station: Layer[] = put(190, 262, 1.06, [
  fill('ochre.near', `${rect(-186, -72, 340, 72)}${rect(-150, -122, 30, 60)}`),
  fill('ochre.middle', `${rect(-190, -76, 348, 6)}${rect(-190, -40, 300, 4)}${rect(-154, -126, 38, 5)}`),
  fill('leaf.near', 'M-152 -126Q-150 -148 -135 -152Q-120 -148 -118 -126z'),
  fill('white', disc(-135, -106, 10)),
  fill('ink', 'M-136 -114h2v8l6 4l-1 2l-7 -5z'),
  fill('glow', times(13, (i) => arch(-182 + i * 18, -44, 10, 20)) + times(13, (i) => rect(-182 + i * 18, -30, 10, 22))),
  fill('ochre.near', 'M54 0V-98H166V0z'),
  fill('ochre.front', 'M62 -34Q62 -88 110 -88Q158 -88 158 -34z'),
  fill('glow', 'M70 -36Q70 -80 110 -80Q150 -80 150 -36z'),
  fill('ochre.front', `${rect(84, -78, 3, 44)}${rect(108.5, -80, 3, 46)}${rect(133, -78, 3, 44)}`),
  fill('earth.front', rect(64, -34, 92, 34)),
  fill(
    'white',
    times(6, (i) => disc(74 + i * 14.4, -27, 5.4)),
  ),
  fill(
    'ink',
    times(6, (i) => `M${73.4 + i * 14.4} -31h1.2v4l3 2l-.6 1l-3.6 -2.4z`),
  ),
  fill('ochre.middle', `${rect(48, -102, 124, 6)}${rect(76, -126, 68, 26)}${rect(72, -130, 76, 5)}`),
  fill(
    'glow',
    times(5, (i) => arch(81 + i * 12, -104, 8, 18)),
  ),
  fill('leaf.near', 'M78 -130Q80 -168 110 -174Q140 -168 142 -130z'),
  fill(
    'leaf.front',
    'M108 -130V-174h4V-130zM92 -130Q92 -160 108 -173Q98 -158 97 -130zM128 -130Q128 -160 112 -173Q122 -158 123 -130z',
    0.6,
  ),
  fill('leaf.near', `${rect(105, -186, 10, 14)}M103 -186q7 -14 14 0z${rect(109, -202, 2, 10)}`),
]);

/** The old green and cream tram on its rails. */
const tram: Layer[] = put(318, 302, 1.12, [
  fill('ink', rect(-110, 2, 226, 2)),
  fill('leaf.front', 'M-96 0V-26H96V0q-6 4 -12 4h-168q-6 0 -12 -4z'),
  fill('sun.middle', rect(-96, -50, 192, 26)),
  fill('leaf.front', 'M-100 -50q6 -9 16 -9h168q10 0 16 9z'),
  fill(
    'pane',
    times(9, (i) => rect(-88 + i * 20, -46, 14, 18)),
  ),
  fill('gold', `${rect(-96, -24, 192, 3)}${disc(-90, -12, 4)}${disc(90, -12, 4)}`),
  fill('white', rect(-26, -66, 52, 8)),
  fill('ink', `${disc(-52, 2, 7)}${disc(-34, 2, 7)}${disc(34, 2, 7)}${disc(52, 2, 7)}M0 -66L40 -96l1 1L3 -66z`),
]);

/** The blue tower with its crown of gold, and the lattice spire of the theatres. */
const skyline: Layer[] = [
  fill('blue.near', 'M494 262V60L506 44H540L548 60V262z'),
  fill('gold', 'M494 60L506 44H540L548 60V84H494z'),
  fill('coral.near', rect(517, 84, 4, 150)),
  fill(
    'white',
    times(12, (i) => rect(498, 96 + i * 13, 16, 3) + rect(526, 96 + i * 13, 18, 3)),
    0.6,
  ),
  fill('violet.near', 'M582 262V96h38V262z'),
  fill(
    'pane',
    times(3, (i) => times(11, (row) => rect(588 + i * 10, 104 + row * 13, 5, 7))),
  ),
  fill(
    'white',
    'M690 262Q708 216 714 90Q715 70 716 56Q717 70 718 90Q724 216 742 262H732Q718 236 716 214Q714 236 700 262z',
  ),
  fill('white', `${rect(704, 196, 24, 3)}${rect(708, 160, 16, 3)}${rect(711, 124, 10, 3)}`),
  fill('whiteShade', 'M668 262Q690 236 716 236Q742 236 764 262z'),
];

const paintsOfBoxes: readonly (readonly [Paint, Paint])[] = [
  ['coral.near', 'white'],
  ['blue.near', 'gold'],
  ['gold', 'leaf.near'],
  ['rose.near', 'white'],
  ['sea.near', 'coral.near'],
];

/** A bathing box of the bay, striped, with a gable. */
const box = (i: number): Layer[] => {
  const [wall, stripe] = paintsOfBoxes[i] ?? ['white', 'blue.near'];
  return put(508 + i * 58, 312, 1, [
    fill(wall, 'M0 0V-34L23 -54L46 -34V0z'),
    fill(
      stripe,
      times(4, (k) => rect(4 + k * 11, -32, 5, 32)),
    ),
    fill('white', `M-4 -32L23 -57L50 -32L47 -29L23 -51L-1 -29z${rect(14, -24, 18, 24)}`),
    fill(wall, `${rect(16, -22, 6.5, 22)}${rect(23.5, -22, 6.5, 22)}`),
    fill('earth.front', rect(-2, 0, 50, 3)),
  ]);
};

/** Melbourne: Flinders Street Station, a green tram, the gold-crowned tower and the painted boxes of the bay. */
export const drawing: Drawing = {
  sky: 'leaf',
  sun: { x: 426, y: 64 },
  layers: [
    towers(63, { base: 264, heights: [60, 150], between: [380, 800] }, 'blue.far'),
    towers(18, { base: 264, heights: [40, 120] }, 'violet.far'),
    ...skyline,
    ...tree(656, 264, 56),
    ...tree(778, 264, 66),
    ...water(256, 'sea.near', 'sea.middle'),
    fill('earth.middle', 'M0 320V262H470L500 320z'),
    fill('ochre.middle', 'M470 320q10 -22 60 -22h270V320z'),
    ...station,
    ...tram,
    ...Array.from({ length: 5 }, (_, i) => box(i)).flat(),
  ],
};
