import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, fill, put, rect, times, umbrellaPine } from '../kit.ts';
import type { Paint } from '../paints.ts';

const gable = (x: number, wall: number) => ({
  wall: `M${x - 24} 0v${-wall}L${x} ${-wall - 30}L${x + 24} ${-wall}V0z`,
  roof: `M${x - 29} ${-wall + 3}L${x} ${-wall - 38}L${x + 29} ${-wall + 3}l-6 2L${x} ${-wall - 29}L${x - 23} ${-wall + 5}z`,
});
const gables = [gable(-128, 70), gable(128, 70), gable(-8, 76)];

const octagon = (x: number) => rect(x - 19, -104, 38, 104);

/** The summer palace: gables, chimneys and two eight-sided towers under slate. */
const palace = [
  fill(
    'earth.near',
    times(8, (i) => rect(-140 + i * 39, -126 + (i % 2) * 8, 9, 30)),
  ),
  fill('blue.near', 'M-160 -66l22 -44H138l22 44z'),
  fill('white', rect(-156, -68, 312, 68) + gables.map(({ wall }) => wall).join('')),
  fill('blue.near', gables.map(({ roof }) => roof).join('')),
  fill('whiteShade', octagon(-66) + octagon(58)),
  fill('blue.near', [-66, 58].map((x) => `M${x - 23} -104L${x} -150L${x + 23} -104z`).join('')),
  fill('gold', [-66, 58].map((x) => rect(x - 1, -162, 2, 14)).join('')),
  fill('ochre.middle', rect(-158, -36, 316, 4) + rect(-86, -72, 40, 3) + rect(38, -72, 40, 3)),
  fill(
    'pane',
    [-142, -122, 108, 128].map((x) => rect(x, -60, 11, 18) + rect(x, -26, 11, 18)).join('') +
      [-78, -62, 46, 62].map((x) => rect(x, -96, 9, 18) + rect(x, -62, 9, 18) + rect(x, -26, 9, 18)).join('') +
      [-32, -14, 4].map((x) => rect(x, -64, 12, 20)).join('') +
      [-134, 122, -14].map((x) => rect(x, -84, 12, 14)).join(''),
    0.8,
  ),
  fill('glow', times(3, (i) => arch(-34 + i * 19, 0, 15, 28)) + arch(86, 0, 13, 26) + arch(-104, 0, 13, 26), 0.85),
];

const lighthouse = [
  fill('white', 'M-14 0L-10 -92H10L14 0z' + rect(-36, -22, 72, 22)),
  fill('whiteShade', 'M3 -22V-92H10L13 -22z'),
  fill('white', rect(-15, -98, 30, 7)),
  fill('gold', rect(-8, -114, 16, 16)),
  fill('coral.near', 'M-11 -114q11 -16 22 0z' + rect(-40, -26, 80, 5)),
  fill('pane', rect(-3, -76, 6, 10) + rect(-3, -50, 6, 10) + times(3, (i) => rect(-28 + i * 24, -16, 7, 9)), 0.8),
];

/** A striped bathing tent of the old days on the beach. */
const tent = (x: number, y: number, paint: Paint): Layer[] =>
  put(x, y, 0.8, [
    fill('white', 'M-20 0V-26L0 -46L20 -26V0z'),
    fill(
      paint,
      times(3, (i) => rect(-20 + i * 16, -26, 8, 26)) +
        'M-20 -26L0 -46L-12 -26zM-4 -26L0 -46L4 -26zM12 -26L0 -46L20 -26z',
    ),
    fill('gold', 'M-1 -45v-12l11 4l-9 4v4z'),
  ]);

/** Santander: the Magdalena palace on its headland, the lighthouse of Cabo Mayor, waves and the tents on the beach. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 506, y: 88 },
  layers: [
    fill('blue.far', 'M0 320V206l80 -40l70 26l90 -50l80 40l110 -30l90 46l100 -32l90 30l90 -20V320z'),
    fill('blue.near', rect(0, 216, 800, 104)),
    fill('white', `${rect(526, 226, 30, 2)}${rect(540, 240, 40, 2)}M552 248H800v4H552q-6 -2 0 -4z`, 0.85),
    fill('earth.middle', 'M560 250l14 -30l20 -8l10 -22H800V250z'),
    fill('leaf.middle', 'M596 200l12 -16q80 -16 192 -8v24q-60 10 -110 2q-50 8 -94 -2z'),
    ...put(654, 184, 1, lighthouse),
    ...umbrellaPine(66, 214, 96),
    ...umbrellaPine(118, 212, 70),
    ...put(300, 206, 1, palace),
    ...umbrellaPine(476, 214, 66),
    fill('earth.middle', 'M0 280V206H490l24 12l4 22l20 14l6 26z'),
    fill('earth.near', 'M60 280l22 -44l30 18l14 26zM190 280l40 -50l22 30l20 -14l16 34zM370 280l30 -40l34 14l10 26z'),
    fill(
      'leaf.near',
      'M0 204H486q26 4 30 16q-40 4 -70 -2q-30 22 -70 6q-50 18 -90 2q-40 16 -80 0q-50 20 -90 0q-40 14 -116 2z',
    ),
    fill('blue.near', rect(0, 262, 800, 58)),
    fill('white', 'M0 260H548q6 2 0 4H0z', 0.85),
    fill('white', 'M0 280q130 -12 260 -4t260 0t280 -4v50H0z'),
    fill('sun.middle', 'M0 286q130 -12 260 -4t260 0t280 -4v50H0z'),
    ...boat(664, 270, 38),
    ...tent(150, 314, 'blue.near'),
    ...tent(204, 317, 'coral.near'),
    ...tent(258, 314, 'blue.near'),
    ...tent(560, 315, 'coral.near'),
    ...tent(614, 317, 'blue.near'),
  ],
};
