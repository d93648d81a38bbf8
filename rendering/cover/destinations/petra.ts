import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, put, rect, times } from '../kit.ts';

const column = (x: number, foot: number, height: number): Layer[] => [
  fill('sun.middle', rect(x - 6, foot - height, 12, height)),
  fill('earth.middle', rect(x + 2, foot - height, 4, height)),
  fill('sun.middle', `M${x - 9} ${foot - height - 7}h18l-3 8h-12z` + rect(x - 8, foot - 4, 16, 4)),
];

/** The Treasury: six columns and a pediment below, a round temple between halves of a broken one above, the urn on top. */
const treasury: Layer[] = [
  fill('coral.middle', rect(-92, -236, 184, 236)),
  fill('coral.near', rect(-86, -104, 172, 104)),
  fill('glow', 'M-16 0V-66H16V0z'),
  fill('coral.front', rect(-60, -52, 22, 34) + rect(38, -52, 22, 34), 0.6),
  ...[-76, -50, -24, 24, 50, 76].flatMap((x) => column(x, 0, 92)),
  fill('sun.middle', rect(-88, -112, 176, 12)),
  fill('earth.middle', rect(-88, -103, 176, 3)),
  fill('coral.near', rect(-86, -138, 172, 26)),
  fill('sun.middle', 'M-60 -112L0 -136L60 -112z'),
  fill('earth.middle', `M-44 -113L0 -130L44 -113z${rect(-92, -120, 26, 8)}${rect(66, -120, 26, 8)}`),
  fill('coral.near', rect(-86, -200, 172, 62)),
  fill('sun.middle', rect(-90, -142, 180, 8)),
  fill('earth.middle', rect(-90, -136, 180, 2)),
  ...[-78, -52, 52, 78].flatMap((x) => column(x, -138, 50)),
  fill(
    'sun.middle',
    rect(-88, -204, 46, 10) + rect(42, -204, 46, 10) + 'M-88 -204L-42 -222V-204zM88 -204L42 -222V-204z',
  ),
  fill('sun.middle', rect(-28, -190, 56, 52)),
  fill('glow', arch(-10, -140, 20, 38)),
  ...[-24, 24].flatMap((x) => column(x, -138, 50)),
  fill('sun.middle', rect(-32, -204, 64, 9) + 'M-30 -204L-8 -226H8L30 -204z'),
  fill('earth.middle', 'M4 -226H8L30 -204H16z'),
  fill('sun.middle', 'M-8 -226q-6 -12 4 -20h8q10 8 4 20zM-4 -246h8v-6h-8z'),
];

/** A dromedary with a saddle rug, looking left. */
const camel: Layer[] = [
  fill(
    'ochre.front',
    'M-40 -46q4 -8 14 -8q4 -20 18 -22q14 2 20 20q14 2 18 16l4 40h-6l-8 -30h-6l-2 30h-6l-2 -32h-22l-2 32h-6l-2 -34q-10 0 -16 -12l-14 -20l-10 4q-8 0 -6 -6l12 -10q8 0 10 8z',
  ),
  fill('coral.front', 'M-22 -58q2 -16 16 -18q14 2 18 20l2 16h-34z'),
  fill('gold', rect(-22, -46, 36, 3) + rect(-20, -54, 32, 2)),
  fill('ink', disc(-62, -68, 1.6)),
];

/** Strata of the cliff, one wavy band. */
const band = (y: number, from: number, to: number) =>
  `M${from} ${y}${times(Math.round((to - from) / 60), () => 'q15 -9 30 0t30 0')}v7${times(Math.round((to - from) / 60), () => 'q-15 9 -30 0t-30 0')}z`;

/** Petra: the Treasury lit at the end of the Siq, rose cliffs in bands, a camel waiting. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 402, y: 40 },
  layers: [
    fill('coral.middle', 'M210 320V96Q250 20 330 26L372 60L430 64L474 22Q560 26 590 90V320z'),
    fill(
      'rose.middle',
      band(84, 230, 350) + band(120, 220, 340) + band(160, 216, 336) + band(90, 470, 590) + band(130, 472, 592),
      0.7,
    ),
    ...put(402, 286, 1.02, treasury),
    fill('sun.middle', 'M250 320Q320 280 402 282Q500 280 560 320z'),
    fill('sun.near', 'M300 320Q350 292 402 292Q462 292 506 320z', 0.5),
    fill('coral.front', 'M0 320V0H262Q236 44 258 84Q292 128 262 170Q240 214 276 256Q298 288 262 320z'),
    fill('coral.near', 'M0 320V0H196Q170 50 196 96Q226 140 194 186Q168 226 204 268Q214 296 190 320z'),
    fill(
      'rose.near',
      times(6, (i) => band(36 + i * 50, 0, 180 - (i % 2) * 60)),
      0.6,
    ),
    fill('coral.front', 'M800 320V0H544Q572 40 548 92Q514 134 546 180Q568 220 530 262Q510 292 540 320z'),
    fill('coral.near', 'M800 320V0H612Q642 46 616 98Q584 140 618 188Q640 226 604 272Q594 300 616 320z'),
    fill(
      'rose.near',
      times(6, (i) => band(30 + i * 52, 630 + (i % 2) * 50, 810)),
      0.6,
    ),
    fill('earth.front', 'M0 320Q120 300 262 312L276 320zM800 320Q690 300 560 310L536 320z', 0.7),
    fill(
      'gold',
      times(11, (i) => disc(292 + i * 22, 306 + Math.abs(5 - i), 3)),
    ),
    ...put(480, 314, 0.78, camel),
    fill(
      'leaf.front',
      times(3, (i) => disc(228 + i * 13, 304 + (i % 2) * 5, 10)),
    ),
  ],
};
