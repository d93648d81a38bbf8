import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, ground, palm, put, rect, times } from '../kit.ts';
import { hills } from '../shapes.ts';

const ring = (y: number, w: number, h: number) => rect(-w / 2, y, w, h);

/** The gilded pagoda of the mountain temple: square redented base, bell, needle. */
const chedi: Layer[] = put(300, 282, 1.06, [
  fill('white', ring(-14, 176, 14) + ring(-24, 156, 10)),
  fill('sun.near', ring(-50, 132, 26) + ring(-74, 112, 24) + ring(-92, 94, 18)),
  fill('gold', ring(-54, 138, 6) + ring(-78, 118, 6) + ring(-96, 100, 6) + ring(-104, 80, 8) + ring(-112, 70, 8)),
  fill('gold', 'M-34 -112Q-30 -118 -30 -126Q-26 -156 -14 -162H14Q26 -156 30 -126Q30 -118 34 -112z'),
  fill('gold', 'M-13 -160L-2 -222V-240H2V-222L13 -160z'),
  fill('sun.front', times(6, (i) => ring(-168 - i * 8, 24 - i * 3, 2.5)) + ring(-132, 58, 3) + ring(-126, 60, 2)),
  fill('sun.front', times(5, (i) => rect(-54 + i * 25, -46, 8, 20)) + times(4, (i) => rect(-44 + i * 26, -70, 8, 18))),
  fill('gold', `${disc(0, -236, 4)}M-10 -228h20l-10 -7z`),
]);

/** A parasol of pierced gilt metal, one at each corner of the terrace. */
const parasol = (x: number): Layer[] =>
  put(x, 282, 1, [
    fill(
      'gold',
      `${rect(-1.5, -134, 3, 134)}M-22 -92Q0 -112 22 -92zM-16 -108Q0 -124 16 -108zM-10 -122Q0 -134 10 -122z`,
    ),
    fill(
      'gold',
      times(6, (i) => rect(-21 + i * 8, -92, 2, 7)),
    ),
  ]);

/** A Lanna hall from its gable: three tiers of steep roof that sweep low. */
const viharn: Layer[] = put(566, 284, 1.12, [
  fill('white', rect(-92, -46, 184, 46)),
  fill('coral.front', 'M-124 -40Q-76 -62 -58 -92L58 -92Q76 -62 124 -40L114 -36Q80 -46 60 -60H-60Q-80 -46 -114 -36z'),
  fill('coral.near', 'M-92 -68Q-50 -92 -30 -126H30Q50 -92 92 -68L84 -64Q60 -72 46 -82H-46Q-60 -72 -84 -64z'),
  fill('coral.front', 'M-60 -94Q-20 -124 0 -172Q20 -124 60 -94L52 -88H-52z'),
  fill('gold', 'M-44 -88Q-14 -116 0 -148Q14 -116 44 -88zM-52 -46V-84H52V-46z'),
  fill(
    'coral.front',
    `M-30 -90Q-10 -106 0 -128Q10 -106 30 -90z${rect(-46, -78, 92, 5)}${times(4, (i) => rect(-46 + i * 25, -70, 17, 18))}`,
  ),
  fill(
    'gold',
    'M-2 -168q-8 -14 2 -30q0 16 4 30zM-128 -42q-8 -2 -10 -10q8 6 16 6z' +
      'M128 -42q8 -2 10 -10q-8 6 -16 6zM-96 -70q-6 -2 -8 -10q6 6 14 6zM96 -70q6 -2 8 -10q-6 6 -14 6z',
  ),
  fill('glow', 'M-16 0V-30L0 -46L16 -30V0z'),
  fill('gold', `${times(3, (i) => rect(-84 + i * 24, -46, 6, 46))}${times(3, (i) => rect(30 + i * 24, -46, 6, 46))}`),
]);

/** Paper lanterns of the festival, let go into the sky. */
const lantern = (x: number, y: number, s: number): Layer[] =>
  put(x, y, s, [
    fill('sun.middle', 'M-10 -14Q0 -20 10 -14L8 12H-8z'),
    fill('gold', 'M-8 -4h16l-1 16h-14z'),
    fill('coral.near', rect(-8, 11, 16, 3)),
  ]);

/** Chiang Mai: the golden pagoda of Doi Suthep, a Lanna temple below green mountains, lanterns rising. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 650, y: 72 },
  layers: [
    fill('violet.far', hills(3, 206, 110, 5)),
    fill('leaf.middle', hills(1.4, 252, 130, 6)),
    ...lantern(150, 120, 1.1),
    ...lantern(204, 70, 0.9),
    ...lantern(400, 88, 1),
    ...lantern(460, 48, 0.8),
    ...lantern(466, 130, 1.2),
    ...lantern(110, 52, 0.7),
    ...lantern(536, 76, 0.7),
    ...lantern(730, 130, 1),
    fill(
      'leaf.near',
      times(12, (i) => disc(i * 74, 272 + (i % 3) * 6, 34)),
    ),
    ...palm(92, 288, 120),
    ...palm(726, 288, 134),
    ...parasol(180),
    ...viharn,
    ...chedi,
    ...parasol(420),
    ground('earth.near', 282),
    fill('white', `${rect(0, 290, 800, 4)}`),
    fill(
      'leaf.front',
      times(17, (i) => `M${i * 50 - 14} 320q4 -26 22 -22q4 -16 18 -6q20 0 20 28z`),
    ),
  ],
};
