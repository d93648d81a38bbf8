import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, mirrored, put, rect, times, tree, water } from '../kit.ts';
import { hills } from '../shapes.ts';

/** The Turtle Tower: two stout floors of pointed openings, a small third, roofs with lifted corners. */
const turtleTower: Layer[] = [
  fill('leaf.front', 'M-150 10Q-140 -14 -90 -14H90Q140 -14 150 10z'),
  fill('earth.near', rect(-84, -22, 168, 10)),
  fill('whiteShade', rect(-70, -84, 140, 62)),
  fill('earth.middle', `${rect(-74, -88, 148, 6)}${rect(-72, -28, 144, 6)}`),
  fill(
    'glow',
    times(3, (i) => arch(-54 + i * 42, -28, 24, 46)),
  ),
  fill('earth.front', 'M-86 -96q8 4 14 -6h144q6 10 14 6l-16 10H-70z'),
  fill('whiteShade', rect(-52, -146, 104, 46)),
  fill(
    'glow',
    times(3, (i) => arch(-40 + i * 31, -106, 18, 34)),
  ),
  fill('earth.front', 'M-68 -156q8 4 13 -6h110q5 10 13 6l-15 10H-53z'),
  fill('white', rect(-28, -196, 56, 36)),
  fill('glow', disc(0, -178, 9)),
  fill('earth.front', 'M-46 -202q10 0 14 -8Q-10 -214 0 -226Q10 -214 32 -210q4 8 14 8l-16 10H-30z'),
  fill('gold', `${rect(-1.5, -240, 3, 16)}${disc(0, -240, 3)}`),
];

/** The Huc bridge: a red wooden arc on many posts, with its rail. */
const posts = (): string =>
  times(12, (i) => {
    const x = -154 + i * 28;
    const top = -42 + ((x * x) / 24_000) * 34;
    return rect(x - 3, top, 6, 40 - top);
  });
const rails = (): string =>
  times(27, (i) => {
    const x = -162 + i * 12.5;
    const top = -66 + ((x * x) / 24_000) * 34;
    return rect(x - 1.5, top, 3, 24);
  });
const redBridge: Layer[] = [
  fill('coral.front', posts()),
  fill('coral.near', rails()),
  fill('coral.near', 'M-172 -6Q0 -82 172 -6v10Q0 -70 -172 4z'),
  fill('coral.near', 'M-172 -28Q0 -106 172 -28v6Q0 -100 -172 -22z'),
  fill('gold', 'M-172 0Q0 -74 172 0v3Q0 -71 -172 3z'),
];

/** The gate of the temple at the end of the bridge. */
const gate: Layer[] = [
  fill('white', rect(-34, -66, 68, 66)),
  fill('glow', arch(-14, 0, 28, 50)),
  fill('coral.near', `${rect(-30, -60, 8, 46)}${rect(22, -60, 8, 46)}`),
  fill('earth.front', 'M-54 -66q12 0 16 -10Q-10 -80 0 -96Q10 -80 38 -76q4 10 16 10l-20 8H-34z'),
];

/** A bough that hangs over the water. */
const bough: Layer[] = [
  fill('earth.front', 'M0 0Q-90 6 -170 60l-4 -5Q-90 -8 0 -22z'),
  fill(
    'leaf.near',
    times(9, (i) => {
      const length = 50 + ((i * 37) % 40);
      return `M${-8 - i * 19} ${2 + i * i * 0.8}q12 ${length / 2} -2 ${length}q-14 ${-length / 2} -8 ${-length}z`;
    }),
  ),
  fill(
    'coral.near',
    times(8, (i) => disc(-20 - i * 20, 22 + ((i * 53) % 38) + i * 4, 4)),
  ),
];

/** A flower seller with her conical hat, beside her bicycle. */
const seller: Layer[] = [
  fill(
    'ink',
    'M-42 -22a22 22 0 1 0 0.1 0zm0 5a17 17 0 1 1 -0.1 0zM42 -22a22 22 0 1 0 0.1 0zm0 5a17 17 0 1 1 -0.1 0z' +
      'M-42 -2L-22 -42H24L42 -2h-5L22 -37H-18L-37 0zM24 -42l6 -18h14v4H33l-5 16z',
  ),
  fill('earth.near', 'M-74 -44H-30l-7 22H-67z'),
  fill(
    'rose.near',
    times(6, (i) => disc(-74 + i * 9, -52 - (i % 3) * 9, 8)),
  ),
  fill(
    'sun.near',
    times(5, (i) => disc(-70 + i * 9, -46 - ((i + 1) % 3) * 9, 5)),
  ),
  fill('leaf.front', 'M-74 -46q22 -8 44 0v5H-74z'),
  fill('violet.near', 'M58 20L64 -62q14 -14 26 0L98 20z'),
  fill('violet.front', 'M64 -56L42 -50v6L66 -44z'),
  fill('earth.middle', disc(77, -74, 10)),
  fill('sun.middle', 'M48 -76Q62 -98 77 -108Q92 -98 106 -76Q77 -68 48 -76z'),
  fill('ochre.near', 'M48 -76Q77 -68 106 -76l-3 -3Q77 -76 51 -79z'),
];

/** Hanoi: the Turtle Tower in Hoan Kiem lake, the red bridge to Ngoc Son, a flower seller on the shore. */
export const drawing: Drawing = {
  sky: 'leaf',
  sun: { x: 486, y: 70 },
  layers: [
    fill('leaf.far', hills(1.2, 232, 60, 5)),
    ...Array.from({ length: 11 }, (_, i) => tree(20 + i * 78, 250, 70 + ((i * 29) % 34), 'leaf.middle')).flat(),
    ...water(244, 'leaf.middle', 'leaf.far'),
    fill('coral.middle', 'M60 262Q210 296 380 262l-6 8Q210 308 66 270z', 0.5),
    ...put(216, 248, 1, redBridge),
    ...put(402, 250, 1, gate),
    ...tree(446, 252, 100, 'leaf.near'),
    ...tree(30, 254, 130, 'leaf.near'),
    ...put(584, 258, 1, turtleTower),
    fill('whiteShade', 'M520 272h128l-14 26H534z', 0.35),
    ...put(0, 22, 1, mirrored(bough)),
    ...put(800, 6, 1.1, bough),
    fill('earth.middle', 'M0 302Q400 286 800 302V320H0z'),
    ...put(330, 296, 0.9, seller),
  ],
};
