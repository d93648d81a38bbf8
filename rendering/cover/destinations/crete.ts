import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, cypress, disc, fill, put, rect, times, water } from '../kit.ts';

/** A Minoan column: red, wider at the top, with a black cushion and a square slab, its foot at a point. */
const column = (x: number, foot: number, height: number): Layer[] => [
  fill('coral.near', `M${x - 8} ${foot}L${x - 12} ${foot - height}H${x + 12}L${x + 8} ${foot}z`),
  fill('coral.front', `M${x + 3} ${foot}L${x + 5} ${foot - height}H${x + 12}L${x + 8} ${foot}z`),
  fill('ink', `M${x - 12} ${foot - height}q-8 -8 0 -14h24q8 6 0 14z` + rect(x - 9, foot - 5, 18, 5)),
  fill('ink', rect(x - 17, foot - height - 20, 34, 6)),
];

/** The charging bull of the fresco, its feet at a point. */
const bull = [
  fill(
    'coral.front',
    'M-62 -22q-2 -26 26 -28q26 2 44 -4q10 -10 28 -6l14 6l12 12l-4 8l-16 2q-6 14 -20 16l10 16l-6 4l-16 -16l-34 -2l-18 16l-8 -2l10 -18q-10 4 -16 0q-8 14 -18 16q8 -10 12 -20z',
  ),
  fill('white', 'M36 -58q4 -18 24 -18q-12 6 -14 20z'),
  fill('white', disc(48, -46, 2.4) + 'M-30 -42q14 6 26 0q-4 12 -16 10q-10 -2 -10 -10z'),
];

/** The north portico of Knossos as Evans raised it: a stone bastion, the bull, red columns, a roof of slabs. */
const portico: Layer[] = [
  fill('ochre.middle', 'M-40 92L-20 -8H330L350 92z'),
  fill(
    'ochre.near',
    times(3, (row) => times(7, (i) => rect(-14 + i * 52 - (row % 2) * 22 + row * 2, 12 + row * 26, 34, 2))),
  ),
  fill('sun.middle', rect(-16, -150, 340, 144)),
  fill('blue.middle', rect(24, -110, 276, 84)),
  fill('sun.near', 'M24 -26v-18q34 -18 70 -4t76 -6t66 2t64 0v26z'),
  fill(
    'leaf.middle',
    times(7, (i) => `M${40 + i * 40} -30q-8 -20 -14 -24q12 2 15 16q0 -16 5 -22q4 12 -1 30z`),
  ),
  ...put(154, -24, 1.2, bull),
  fill('ochre.near', rect(-16, -14, 340, 8)),
  ...[4, 58, 252, 308].flatMap((x) => column(x, -12, 110)),
  fill('white', rect(-30, -162, 368, 20)),
  fill('ochre.middle', rect(-24, -174, 356, 12)),
  fill(
    'blue.near',
    times(17, (i) => disc(-14 + i * 21, -152, 5)),
  ),
  fill(
    'coral.near',
    times(17, (i) => disc(-14 + i * 21, -152, 2)),
  ),
  fill('white', rect(-34, -184, 376, 10)),
];

/** The horns of consecration. */
const horns = [
  fill('white', 'M-44 0L-38 -72Q-26 -22 -8 -20H8Q26 -22 38 -72L44 0z'),
  fill('whiteShade', 'M20 -18Q32 -34 38 -72L44 0H24z'),
];

/** The Venetian sea fort on its mole. */
const fort: Layer[] = [
  fill('ochre.middle', 'M-66 0L-60 -40H58L64 0z'),
  fill('ochre.near', 'M-30 -40v-14h52v14z' + times(9, (i) => rect(-60 + i * 13.6, -47, 8, 8))),
  fill('white', rect(-8, -30, 16, 10)),
  fill('glow', arch(-6, 0, 12, 16) + arch(-44, -14, 7, 9) + arch(32, -14, 7, 9)),
  fill('ochre.near', 'M-110 6q10 -8 44 -8H200v10H-110z'),
  fill('white', rect(150, -26, 7, 26)),
  fill('coral.near', rect(148, -32, 11, 6)),
];

const dolphin = [
  fill(
    'blue.front',
    'M-40 6q10 -26 40 -26q4 -10 14 -12q-2 8 -1 13q18 6 27 18q-8 4 -18 2q-26 -8 -46 4l-10 10q0 -6 -6 -9z',
  ),
  fill('white', 'M-20 2q18 -12 46 -2q-24 -2 -46 2z'),
];

/** Crete: the red columns and the bull of Knossos, snow on Psiloritis, the sea fort of Heraklion, dolphins. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 690, y: 74 },
  layers: [
    fill('violet.far', 'M330 236L430 150L480 118L520 100L556 116L610 152L700 190L800 210V250H330z'),
    fill('white', 'M452 136L480 118L520 100L556 116L588 138L566 134L552 146L530 126L506 142L488 130L470 142z'),
    fill('violet.middle', 'M380 250L470 206L540 226L640 198L800 240V256H380z'),
    ...water(240, 'blue.near', 'blue.middle'),
    ...put(612, 248, 1, fort),
    ...boat(530, 276, 32),
    fill('ochre.near', 'M0 320V200Q200 190 384 214Q440 262 430 320z'),
    ...[16, 44].map((x) => cypress(x, 236, 120)),
    cypress(392, 246, 92, 'leaf.near'),
    ...put(60, 230, 0.95, portico),
    ...put(440, 308, 1, horns),
    ...put(596, 292, 1, dolphin),
    ...put(700, 306, 0.85, dolphin),
    fill('leaf.front', 'M0 320V296q60 -10 120 6t130 4t180 14z'),
    fill(
      'coral.near',
      times(8, (i) => disc(14 + i * 38, 308 + (i % 2) * 5, 3.5)),
    ),
  ],
};
