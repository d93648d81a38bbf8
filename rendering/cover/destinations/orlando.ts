import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, palm, put, rect, times, tree, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** A round tower with a pointed hat, its foot at a point. */
const turret = (
  x: number,
  foot: number,
  [width, height, hat]: readonly [number, number, number],
  roof: Paint = 'blue.near',
): Layer[] => [
  fill('white', rect(x - width / 2, foot - height, width, height)),
  fill('whiteShade', rect(x + width * 0.16, foot - height, width * 0.34, height)),
  fill('white', rect(x - width / 2 - 2, foot - height - 3, width + 4, 6)),
  fill(
    roof,
    `M${x - width / 2 - 4} ${foot - height - 3}L${x} ${foot - height - hat}L${x + width / 2 + 4} ${foot - height - 3}z`,
  ),
  fill('gold', `M${x - 0.7} ${foot - height - hat - 9}h1.6v10h-1.6zM${x + 1} ${foot - height - hat - 9}l10 3l-10 3z`),
  fill('pane', arch(x - 2.5, foot - height + 20, 5, 11), 0.8),
];

/** The castle of every fairy tale. */
const castle: Layer[] = [
  ...turret(366, 244, [26, 116, 58]),
  ...turret(444, 244, [26, 116, 58]),
  ...turret(424, 200, [15, 84, 44], 'violet.near'),
  ...turret(388, 200, [15, 84, 44], 'violet.near'),
  ...turret(406, 214, [30, 118, 66]),
  fill('white', `${rect(338, 176, 136, 72)}${times(10, (i) => rect(338 + i * 14.2, 169, 8, 9))}`),
  fill('whiteShade', `${rect(338, 206, 136, 3)}${rect(432, 178, 42, 70)}`),
  ...turret(336, 250, [22, 82, 46], 'coral.near'),
  ...turret(476, 250, [22, 82, 46], 'coral.near'),
  ...turret(310, 250, [14, 48, 30]),
  ...turret(502, 250, [14, 48, 30]),
  fill('rose.far', `M376 250V200L406 178L436 200V250z`),
  fill('earth.front', arch(393, 250, 26, 42)),
  fill('glow', arch(352, 224, 7, 16) + arch(450, 224, 7, 16) + disc(406, 196, 6)),
];

/** Stars of a firework around a point. */
const burst = (x: number, y: number, radius: number, paint: Paint): Layer =>
  fill(
    paint,
    times(12, (i) => {
      const [c, s] = [Math.cos((i * Math.PI) / 6), Math.sin((i * Math.PI) / 6)];
      const at = (r: number, w: number) => `${(x + c * r - s * w).toFixed(1)} ${(y + s * r + c * w).toFixed(1)}`;
      return `M${at(radius * 0.36, 0.8)}L${at(radius, 1.6)}L${at(radius * 1.1, 0)}L${at(radius, -1.6)}L${at(radius * 0.36, -0.8)}z`;
    }),
  );

/** The height of the track at every 17 units. */
const track = [232, 194, 152, 133, 139, 182, 225, 243, 248, 250, 250, 244, 234, 210, 179, 163];

/** A roller coaster: hill, loop, hill, on thin struts. */
const coaster: Layer[] = [
  fill('violet.middle', track.map((top, i) => `M${536 + i * 17} 252V${top + 3}h2.4V252z`).join('')),
  fill(
    'coral.near',
    'M520 246C552 236 560 136 590 132S620 228 654 240Q700 250 720 206A42 42 0 1 0 664 206Q676 246 724 242C760 236 764 164 800 160V166C772 170 766 240 724 248Q674 252 659 210A48 48 0 1 1 725 208Q704 256 654 246C612 236 610 138 590 138S560 242 522 252z',
  ),
  ...put(568, 162, 1, [fill('sun.near', 'M-6 18l8 -20l10 4l-8 20zM4 -6l7 -17l10 4l-8 18z')]),
];

/** A swan to pedal. */
const swan = put(206, 284, 1.2, [
  fill(
    'white',
    'M-34 6Q-40 -12 -18 -12Q-2 -14 8 -2Q18 -12 8 -26Q2 -40 16 -42Q26 -42 28 -32L36 -28L26 -27Q18 -36 16 -28Q30 -10 22 6z',
  ),
  fill('whiteShade', 'M-30 -2Q-16 -12 2 0Q-14 6 -30 -2z'),
  fill('coral.near', 'M28 -33l9 5l-10 1z'),
  fill('ink', disc(22, -35, 1.4)),
]);

const alligator = put(560, 298, 1, [
  fill(
    'leaf.front',
    'M-96 6Q-60 -6 -34 -6l4 -5l6 5l5 -5l6 5l5 -5l6 5l5 -4Q28 -14 36 -12Q42 -18 46 -11L84 -5Q90 0 84 4L30 8z',
  ),
  fill(
    'white',
    times(6, (i) => `M${48 + i * 6} -1l2 4l2 -4z`),
  ),
  fill('sun.near', disc(41, -12, 1.8)),
]);

/** Orlando: a fairy-tale castle and its fireworks, a coaster, a wheel, a swan and an alligator on the lake. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 110, y: 76 },
  layers: [
    fill('violet.far', 'M0 250V222Q200 200 400 214T800 208V250z'),
    fill(
      'sun.middle',
      `M240 244Q238 150 261 70h5Q252 150 256 244z${disc(240, 240, 9)}${disc(256, 240, 9)}${disc(248, 230, 9)}`,
    ),
    fill('white', 'M258 66V48Q263 30 268 48V66z'),
    fill('coral.near', 'M259 66h8l-4 14z'),
    burst(466, 46, 34, 'coral.near'),
    burst(330, 50, 26, 'sun.near'),
    burst(540, 84, 20, 'rose.near'),
    ...put(150, 186, 1, [
      fill('blue.near', 'M0 -58A58 58 0 1 0 0.1 -58zM0 -53A53 53 0 1 1 -0.1 -53z'),
      fill(
        'blue.middle',
        times(8, (i) => {
          const a = (i * Math.PI) / 8;
          const [x, y] = [54 * Math.cos(a), 54 * Math.sin(a)];
          return `M${-x} ${-y}L${x} ${y}l1.4 1.2L${1.4 - x} ${1.2 - y}z`;
        }),
      ),
      fill(
        'sun.near',
        times(16, (i) =>
          disc(Math.round(58 * Math.cos((i * Math.PI) / 8)), Math.round(58 * Math.sin((i * Math.PI) / 8)), 4.4),
        ),
      ),
      fill('blue.near', 'M-2 0L-34 66h6L0 6L28 66h6L2 0z'),
    ]),
    ...coaster,
    fill('leaf.middle', 'M0 262V240Q120 228 250 242T560 244T800 238V262z'),
    ...castle,
    ...tree(292, 256, 34),
    ...tree(522, 256, 34),
    ...tree(90, 256, 44, 'leaf.middle'),
    ...tree(236, 258, 38, 'leaf.middle'),
    ...water(254, 'sea.near', 'sea.middle'),
    fill('white', 'M330 262h150l-30 5h-90zM366 274h80l-16 5h-48z', 0.4),
    ...swan,
    ...alligator,
    ...palm(40, 322, 170),
    ...palm(764, 322, 186),
    ...palm(722, 326, 130, 'leaf.near'),
  ],
};
