import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, ground, palm, put, rect, times } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** Battlements in steps from x so many times. */
const teeth = (x: number, y: number, count: number, size: number) =>
  times(
    count,
    (i) =>
      `M${x + i * size * 1.6} ${y}v${-size * 0.5}h${size * 0.25}v${-size * 0.5}h${size * 0.5}v${size * 0.5}h${size * 0.25}v${size * 0.5}z`,
  );

/** A horseshoe: more than half a circle on a narrower way through. */
const horseshoe = (x: number, y: number, radius: number, foot: number) =>
  `M${x - radius * 0.82} ${y + foot}V${y + radius * 0.57}A${radius} ${radius} 0 1 1 ${x + radius * 0.82} ${y + radius * 0.57}V${y + foot}z`;

const minaret = [
  fill('coral.middle', rect(-35, -184, 70, 184)),
  fill('coral.middle', rect(-17, -228, 34, 44) + teeth(-35, -184, 6, 8) + teeth(-17, -228, 4, 6)),
  fill('coral.middle', 'M-11 -228q-2 -16 11 -20q13 4 11 20z'),
  fill('sea.near', rect(-35, -182, 70, 11) + rect(-17, -226, 34, 5)),
  fill(
    'white',
    times(8, (i) => `M${-32 + i * 8.8} -176.5l3 -4l3 4l-3 4z`),
  ),
  fill('gold', disc(0, -253, 5.5) + disc(0, -262, 4) + disc(0, -268.5, 2.8)),
  fill(
    'earth.near',
    times(3, (i) => rect(-31 + i * 22, -164, 18, 34)) + rect(-28, -112, 56, 40) + rect(-20, -56, 40, 34),
    0.5,
  ),
  fill(
    'glow',
    times(3, (i) => horseshoe(-22 + i * 22, -150, 6, 18)) +
      horseshoe(-13, -94, 8, 20) +
      horseshoe(13, -94, 8, 20) +
      horseshoe(0, -40, 8, 16),
    0.9,
  ),
  fill('glow', horseshoe(0, -206, 7, 20), 0.9),
  fill('white', rect(-35, -124, 70, 2) + rect(-35, -66, 70, 2), 0.5),
];

const gate = [
  fill('earth.near', `${rect(-88, -138, 176, 138)}${teeth(-88, -138, 10, 11)}`),
  fill('coral.middle', rect(-70, -122, 140, 122)),
  fill('white', horseshoe(0, -56, 57, 56), 0.85),
  fill('coral.near', horseshoe(0, -56, 51, 56)),
  fill('white', horseshoe(0, -56, 42, 56), 0.85),
  fill('earth.near', horseshoe(0, -56, 38, 56)),
  fill('glow', horseshoe(0, -50, 29, 50), 0.95),
  fill('sea.near', [-58, 58].map((x) => `M${x} -116l9 9l-9 9l-9 -9z`).join('')),
];

const parasol = (x: number, y: number, paint: Paint): Layer[] =>
  put(x, y, 1, [
    fill('earth.front', rect(-1.5, -34, 3, 34)),
    fill('white', rect(-20, -12, 40, 12)),
    fill(
      'gold',
      times(4, (i) => disc(-14 + i * 9.5, -14, 4)),
    ),
    fill(paint, 'M-32 -28Q-20 -46 0 -48Q20 -46 32 -28z'),
    fill('white', 'M-12 -28Q-8 -44 0 -48Q8 -44 12 -28z', 0.7),
  ]);

/** Marrakech: the minaret of the Koutoubia, a gate in the red walls, market stalls, palms and the snow of the Atlas. */
export const drawing: Drawing = {
  sky: 'ochre',
  sun: { x: 404, y: 88 },
  layers: [
    fill('violet.far', 'M0 320V190L70 150L130 176L220 112L300 160L380 130L460 176L560 96L640 150L700 118L800 176V320z'),
    fill(
      'white',
      'M220 112L262 137l-18 12l-20 -8l-24 14l-14 -17zM560 96l42 29l-20 14l-22 -10l-22 18l-20 -15z' +
        'M700 118l30 18l-26 14l-30 -14zM380 130l26 15l-24 12l-32 -14z',
    ),
    ...palm(190, 290, 150, 'leaf.near'),
    ...palm(354, 290, 128, 'leaf.near'),
    ...put(264, 296, 1, minaret),
    ...palm(690, 290, 160, 'leaf.near'),
    fill('earth.middle', `${rect(0, 232, 800, 66)}${teeth(2, 232, 50, 10)}`),
    fill(
      'earth.near',
      times(20, (i) => disc(20 + i * 42, 258, 2) + disc(36 + i * 42, 274, 2)),
      0.8,
    ),
    ...put(540, 296, 1, gate),
    ...palm(134, 298, 108, 'leaf.near'),
    ...palm(86, 302, 140, 'leaf.near'),
    ...palm(742, 302, 120, 'leaf.near'),
    ground('earth.near', 296),
    ...parasol(190, 310, 'sea.near'),
    ...parasol(264, 314, 'coral.near'),
    ...parasol(336, 310, 'leaf.near'),
    ...parasol(404, 314, 'violet.near'),
    ...parasol(672, 312, 'rose.near'),
  ],
};
