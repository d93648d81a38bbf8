import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, ground, houses, palm, put, rect, times } from '../kit.ts';
import type { Paint } from '../paints.ts';

const lancet = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}v${-height + width * 0.8}q0 ${-width * 0.6} ${width / 2} ${-width * 0.8}` +
  `q${width / 2} ${width * 0.2} ${width / 2} ${width * 0.8}v${height - width * 0.8}z`;

/** Swallow-tailed battlements of the Normans. */
const crown = (x: number, y: number, count: number, step = 9) =>
  times(count, (i) => `M${x + i * step} ${y}v-9l3 3l3 -3v9z`);

/** A corner tower of the cathedral: three open floors, four pinnacles. */
const tower = (x: number, height: number): Layer[] =>
  put(x, 0, 1, [
    fill('sun.middle', rect(-13, -height, 26, height)),
    fill(
      'sun.middle',
      times(3, (i) => `M${-14 + i * 11} ${-height}v-14l3 -12l3 12v14z`) +
        `M-6 ${-height}L0 ${-height - 34}L6 ${-height}z`,
    ),
    fill(
      'glow',
      times(3, (row) => lancet(-9, -height + 36 + row * 36, 7, 24) + lancet(2, -height + 36 + row * 36, 7, 24)),
    ),
    fill(
      'earth.middle',
      times(4, (row) => rect(-14, -height + row * 36, 28, 3)),
    ),
  ]);

const cathedral: Layer[] = put(188, 290, 1, [
  fill('whiteShade', 'M-2 -118Q0 -152 34 -154Q68 -152 70 -118z'),
  fill('white', `${rect(4, -118, 60, 26)}${rect(28, -168, 12, 16)}M27 -168Q34 -180 41 -168z`),
  fill(
    'pane',
    times(5, (i) => arch(9 + i * 11, -98, 6, 14)),
    0.8,
  ),
  ...tower(-140, 176),
  ...tower(-104, 150),
  ...tower(112, 150),
  ...tower(146, 176),
  fill('sun.far', rect(-126, -92, 258, 92)),
  fill('sun.far', crown(-126, -92, 29)),
  fill('earth.middle', rect(-126, -76, 258, 3) + rect(-126, -40, 258, 3)),
  fill(
    'earth.middle',
    times(14, (i) => lancet(-122 + i * 18.5, -44, 11, 26)),
  ),
  fill('sun.middle', `M-46 0V-104L0 -122L46 -104V0z`),
  fill('earth.middle', 'M-50 -102L0 -123L50 -102L50 -97L0 -117L-50 -97z'),
  fill('glow', lancet(-38, 0, 22, 66) + lancet(-14, 0, 28, 84) + lancet(16, 0, 22, 66)),
]);

/** San Cataldo: a box of bare stone, a lace of battlements, three red domes in a row. */
const redDomes: Layer[] = put(474, 290, 1, [
  fill('ochre.middle', rect(46, -176, 38, 176)),
  fill('ochre.near', times(4, (i) => rect(44, -178 + i * 42, 42, 4)) + crown(46, -178, 4)),
  fill(
    'glow',
    times(3, (row) => arch(51, -142 + row * 42, 11, 24) + arch(68, -142 + row * 42, 11, 24)),
  ),
  fill(
    'coral.near',
    times(
      3,
      (i) => `M${-76 + i * 42} -98Q${-78 + i * 42} -138 ${-55 + i * 42} -138Q${-32 + i * 42} -138 ${-34 + i * 42} -98z`,
    ),
  ),
  fill(
    'coral.front',
    times(
      3,
      (i) => `M${-46 + i * 42} -98Q${-42 + i * 42} -126 ${-55 + i * 42} -138Q${-32 + i * 42} -138 ${-34 + i * 42} -98z`,
    ),
    0.3,
  ),
  fill(
    'gold',
    times(3, (i) => disc(-55 + i * 42, -140, 3)),
  ),
  fill('earth.middle', rect(-86, -98, 148, 98)),
  fill('earth.middle', crown(-86, -98, 16)),
  fill('earth.near', times(3, (i) => arch(-78 + i * 46, -12, 36, 74)) + rect(-86, -90, 148, 3)),
  fill(
    'earth.middle',
    times(3, (i) => arch(-73 + i * 46, -12, 26, 64)),
  ),
  fill('glow', times(3, (i) => arch(-67 + i * 46, -40, 14, 30)) + arch(-20, 0, 15, 34)),
]);

const spokes = (paint: Paint) =>
  fill(
    paint,
    times(6, (i) => {
      const [x, y] = [Math.round(22 * Math.cos((i * Math.PI) / 6)), Math.round(22 * Math.sin((i * Math.PI) / 6))];
      return `M${-x - 1} ${-y}L${x - 1} ${y}h2.500L${-x + 1} ${-y}z`;
    }),
  );

const wheel = (x: number): Layer[] =>
  put(x, -26, 1, [
    fill('coral.near', `${disc(0, 0, 27)}M-22 0a22 22 0 1 1 44 0a22 22 0 1 1 -44 0z`),
    fill('sun.far', disc(0, 0, 22)),
    spokes('coral.near'),
    fill('gold', disc(0, 0, 6)),
  ]);

/** A Sicilian cart, painted all over, heaped with lemons and oranges. */
const cart: Layer[] = put(676, 314, 1, [
  fill('gold', [-44, -24, -4, 16, 36].map((x, i) => disc(x, -72 - (i % 2) * 4, 10)).join('')),
  fill('earth.near', [-34, -12, 10, 30].map((x) => disc(x, -80, 10)).join('')),
  fill('leaf.near', [-28, 0, 24].map((x) => `M${x} -90q12 -12 22 -4q-8 10 -22 4z`).join('')),
  fill('sun.near', 'M-64 -70H56L48 -36H-58z'),
  fill('coral.near', `${rect(-66, -73, 124, 5)}M-59 -40H49L48 -36H-58z`),
  fill(
    'blue.near',
    times(5, (i) => `M${-50 + i * 22} -53l8 -9l8 9l-8 9z`),
  ),
  fill(
    'white',
    times(5, (i) => disc(-42 + i * 22, -53, 3)),
  ),
  fill('coral.near', 'M48 -40L112 -20L111 -15L46 -33z'),
  ...wheel(-30),
  ...wheel(28),
]);

/** Palermo: the Norman cathedral, the red domes of San Cataldo, a painted cart of lemons under Monte Pellegrino. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 392, y: 76 },
  layers: [
    fill('violet.middle', 'M440 262L486 226L520 178L556 168L586 130L640 118L690 124L742 112L800 126V262z'),
    fill('violet.near', 'M586 130L640 118L624 168L656 204L616 262H520L572 204zM742 112L800 126V210L758 168z', 0.4),
    fill('sea.near', rect(380, 244, 420, 40)),
    fill('sea.middle', rect(620, 252, 90, 3) + rect(720, 262, 70, 3)),
    ...houses(22, [0, 800], 290, { wall: 'rose.far', roof: 'coral.middle', height: 38, flat: true }),
    ...cathedral,
    ...palm(372, 292, 124),
    ...redDomes,
    ground('sun.far', 288),
    fill(
      'ochre.middle',
      times(9, (i) => `M${i * 96 - 20} 320l26 -32h3l-24 32z`),
      0.5,
    ),
    ...palm(588, 300, 104, 'leaf.near'),
    ...palm(772, 300, 132),
    ...cart,
    fill(
      'leaf.front',
      times(9, (i) => disc(i * 13, 318, 9 + (i % 3) * 3)) + times(5, (i) => disc(330 + i * 14, 320, 10)),
    ),
    fill(
      'gold',
      times(5, (i) => disc(10 + i * 22, 312 - (i % 2) * 5, 4)) + times(3, (i) => disc(338 + i * 20, 314, 4)),
    ),
  ],
};
