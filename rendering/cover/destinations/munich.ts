import type { Drawing } from '../drawing.ts';
import { arch, disc, fill, ground, houses, put, rect, times, tree } from '../kit.ts';

/** Both towers of the Frauenkirche are alike: plain brick with a round cap of copper. */
const capTower = [
  fill('earth.near', 'M-24 0V-168H24V0zM-20 -168h40v-26h-40z'),
  fill(
    'white',
    times(6, (i) => rect(-24, -30 - i * 27, 48, 2)),
    0.55,
  ),
  fill('leaf.near', 'M-22 -194C-28 -214 -16 -228 -6 -230h12C16 -228 28 -214 22 -194z'),
  fill('leaf.near', rect(-5, -240, 10, 10) + 'M-7 -240q7 -12 14 0z'),
  fill('gold', `${rect(-1, -258, 2, 12)}${disc(0, -248, 3)}`),
  fill('white', disc(0, -151, 12)),
  fill('ink', rect(-1, -160, 2, 10) + rect(-1, -152, 8, 2)),
  fill(
    'pane',
    times(3, (i) => arch(-15 + i * 11, -174, 7, 15)) +
      times(4, (i) => arch(-15, -8 - i * 32, 8, 22) + arch(7, -8 - i * 32, 8, 22)),
    0.85,
  ),
];

const cathedral = [
  fill('coral.near', 'M84 -92L104 -158H196L214 -92z'),
  fill('earth.middle', rect(80, -92, 132, 92) + rect(-10, -110, 56, 110) + 'M-10 -110L18 -150L46 -110z'),
  fill('pane', times(4, (i) => arch(96 + i * 28, -14, 13, 62)) + arch(8, -50, 20, 50), 0.85),
  fill('glow', arch(4, 0, 28, 40), 0.85),
  ...put(-20, 0, 1, capTower),
  ...put(56, 0, 1, capTower),
];

const gable = (x: number) => `M${x} -96h44v-8h-6v-8h-6v-8h-6l-4 -14l-4 14h-6v8h-6v8h-6z`;
const townHall = [
  fill('coral.near', 'M-110 -92l8 -26H102l8 26z'),
  fill('ochre.middle', rect(-112, -96, 224, 96) + gable(-106) + gable(-66) + gable(26) + gable(66)),
  fill('ochre.middle', rect(-20, -166, 40, 166) + rect(-15, -194, 30, 30)),
  fill('ochre.near', 'M-17 -194L0 -252L17 -194z' + times(4, (i) => `M${-24 + i * 14} -166l3 -26l3 26z`)),
  fill('gold', rect(-1, -262, 2, 12)),
  fill('white', disc(0, -150, 13) + rect(-112, -66, 224, 2) + rect(-112, -34, 224, 2)),
  fill('ink', rect(-1, -160, 2, 11) + rect(-1, -151, 9, 2)),
  fill('glow', arch(-13, -98, 26, 24) + arch(-13, -70, 26, 22), 0.95),
  fill(
    'sea.middle',
    times(3, (i) => rect(-9 + i * 7, -110, 4, 12) + rect(-9 + i * 7, -81, 4, 11)),
  ),
  fill(
    'pane',
    times(2, (s) =>
      times(6, (i) => arch(-106 + s * 130 + i * 14, -70, 8, 18) + arch(-106 + s * 130 + i * 14, -40, 8, 20)),
    ),
    0.75,
  ),
  fill(
    'glow',
    times(4, (i) => arch(-108 + i * 22, 0, 16, 28) + arch(24 + i * 22, 0, 16, 28)) + arch(-12, 0, 24, 36),
    0.85,
  ),
];

const maypole = [
  fill('white', rect(-4, -220, 8, 220)),
  fill(
    'blue.near',
    times(12, (i) => `M-4 ${-8 - i * 18}l8 -9v9l-8 9z`),
  ),
  fill('leaf.near', 'M0 -248l8 14h-4l8 14h-24l8 -14h-4z' + rect(-18, -204, 36, 5)),
  fill('blue.near', [-160, -120, -80].map((y) => rect(-26, y, 52, 3)).join('')),
  fill('gold', [-160, -120, -80].map((y) => rect(-26, y - 14, 11, 14) + rect(15, y - 14, 11, 14)).join('')),
];

/** Munich: the two round caps of the Frauenkirche, the new town hall, a maypole and the Alps. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 334, y: 84 },
  layers: [
    fill(
      'blue.far',
      'M0 320V188L60 148L110 172L190 110L260 168L330 164L400 176L470 118L540 170L610 126L690 176L750 140L800 170V320z',
    ),
    fill(
      'white',
      'M60 148l32 15l-20 10l-32 -11zM190 110l40 33l-24 8l-14 -10l-34 -5z' +
        'M470 118l36 26l-24 14l-14 -12l-30 2zM610 126l40 25l-22 10l-50 -13zM750 140l24 15l-28 6l-20 -4z',
    ),
    ...houses(8, [0, 826], 292, { wall: 'sun.far', roof: 'coral.middle', height: 78 }),
    ...put(180, 296, 1, cathedral),
    ...put(588, 296, 1, townHall),
    ...tree(60, 300, 96),
    ...tree(110, 302, 66),
    ...tree(740, 302, 106),
    ground('ochre.middle', 294),
    ...put(436, 304, 0.96, maypole),
    ...tree(404, 308, 48),
    ...tree(472, 308, 44),
    ground('leaf.near', 307),
  ],
};
