import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, fir, ground, houses, put, rect, times, tree } from '../kit.ts';
import { hills } from '../shapes.ts';

const teeth = (x: number, y: number, w: number) => times(Math.floor(w / 10), (i) => rect(x + i * 10, y - 6, 6, 7));

/** The castle on its crag: half moon battery, great hall, palace tower. */
const castle: Layer[] = [
  fill('ochre.middle', `M96 184V130H150V112L168 98L186 112V150H206V96H286V120H330V172H402V196L96 210z`),
  fill('ochre.near', `M204 152V118H282L296 108V172z${rect(318, 134, 60, 46)}`),
  fill('violet.front', 'M142 114L168 92L194 114zM200 98L214 76H278L292 98zM314 136L326 118H370L382 136z'),
  fill(
    'ochre.near',
    `${rect(228, 58, 34, 42)}${teeth(226, 58, 40)}${teeth(98, 131, 46)}${teeth(296, 121, 36)}` +
      `${teeth(380, 173, 26)}${rect(210, 66, 7, 20)}${rect(274, 66, 7, 20)}`,
  ),
  fill('ochre.near', `M262 204V150Q300 140 338 150V206z${teeth(262, 148, 78)}`),
  fill(
    'pane',
    times(5, (i) => rect(214 + i * 14, 104, 6, 10)) +
      times(3, (i) => rect(106 + i * 14, 144, 6, 10)) +
      times(3, (i) => rect(236 + i * 9, 70, 4, 9)) +
      times(4, (i) => rect(324 + i * 14, 144, 6, 11)) +
      times(4, (i) => rect(274 + i * 15, 164, 5, 8)) +
      rect(160, 122, 6, 12) +
      rect(172, 122, 6, 12),
  ),
];

const crag: Layer[] = [
  fill('violet.front', 'M40 300L66 226L90 204L104 176L206 168L340 190L410 188L432 214L446 236L482 300z'),
  fill(
    'violet.near',
    'M104 176L150 172L134 216L150 240L120 300H76L92 236zM206 170L262 176L240 210L262 246L236 300H186L200 236z' +
      'M340 190L398 190L382 226L400 252L384 300H330L346 244z',
  ),
];

/** The Gothic spire of the Scott Monument: open arches, buttresses, a stair of galleries. */
const monument: Layer[] = put(556, 292, 1.04, [
  fill('ochre.front', 'M-50 0V-62L-44 -84L-38 -62V0zM38 0V-62L44 -84L50 -62V0zM-26 0V-96H26V0z'),
  fill('ochre.near', 'M-40 -58L-20 -92V-78L-40 -40zM40 -58L20 -92V-78L40 -40z'),
  fill(
    'ochre.front',
    `${rect(-32, -102, 64, 8)}M-30 -100L-27 -126L-24 -100zM30 -100L27 -126L24 -100z` +
      `M-20 -100V-150H20V-100z${rect(-25, -154, 50, 6)}M-24 -152L-21 -174L-18 -152zM24 -152L21 -174L18 -152z` +
      `M-14 -152V-190H14V-152z${rect(-18, -194, 36, 5)}M-17 -192l2 -16l3 16zM17 -192l-2 -16l-3 16zM-10 -192L0 -256L10 -192z`,
  ),
  fill('glow', 'M-16 0V-58L0 -86L16 -58V0zM-10 -104V-128L0 -144L10 -128V-104zM-6 -156V-172L0 -184L6 -172V-156z'),
  fill('white', `M-8 0V-18H8V0zM-5 -18q-2 -22 5 -24q7 2 5 24z${disc(0, -45, 5)}`),
  fill(
    'ochre.near',
    times(5, (i) => rect(-8 + i * 1.3, -200 - i * 9, 16 - i * 2.6, 2)) + rect(-30, -98, 60, 2) + rect(-23, -152, 46, 2),
  ),
]);

/** The hotel's clock tower above the station. */
const clock: Layer[] = [
  fill(
    'ochre.near',
    `${rect(638, 206, 140, 90)}${rect(650, 128, 42, 170)}${rect(646, 122, 50, 7)}${rect(655, 108, 32, 16)}`,
  ),
  fill('ochre.front', 'M652 109Q656 84 671 80Q686 84 690 109zM634 208l14 -20h112l22 20z'),
  fill('ochre.front', `${rect(669, 64, 4, 18)}${rect(664, 74, 14, 8)}`),
  fill('white', disc(671, 148, 14)),
  fill('ink', `${rect(670, 138, 2.4, 11)}${rect(670, 147, 9, 2.4)}`),
  fill(
    'pane',
    times(8, (i) => rect(648 + i * 16, 220, 7, 13)) +
      times(8, (i) => rect(648 + i * 16, 246, 7, 13)) +
      arch(660, 196, 9, 20) +
      arch(674, 196, 9, 20),
  ),
];

/** Edinburgh: the castle on its rock, the Scott Monument, the clock tower and Arthur's Seat behind. */
export const drawing: Drawing = {
  sky: 'leaf',
  sun: { x: 458, y: 82 },
  layers: [
    fill('leaf.far', 'M360 300Q440 240 500 190Q540 140 574 132Q604 150 640 188L690 176Q740 190 800 236V320H360z'),
    ...houses(14, [400, 800], 296, { wall: 'violet.far', roof: 'violet.middle', height: 96 }),
    ...castle,
    ...crag,
    ...clock,
    ...monument,
    fill('leaf.middle', hills(0.4, 306, 40, 6)),
    ...tree(118, 304, 62, 'leaf.near'),
    ...tree(188, 308, 54),
    ...tree(300, 308, 66, 'leaf.near'),
    ...tree(380, 306, 56),
    ...tree(448, 308, 72, 'leaf.near'),
    ...tree(628, 308, 58),
    fir(30, 308, 92),
    fir(60, 310, 70),
    ...tree(740, 308, 76, 'leaf.near'),
    ground('leaf.near', 302),
    fill(
      'violet.near',
      times(20, (i) => disc(12 + i * 42, 318, 9)),
    ),
  ],
};
