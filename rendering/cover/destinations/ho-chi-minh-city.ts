import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, ground, mirrored, palm, put, rect, times, towers, tree } from '../kit.ts';

/** One of the cathedral's brick towers with its grey spire and cross. */
const bellTower: Layer[] = [
  fill('coral.near', rect(-26, -150, 52, 150)),
  fill('coral.front', rect(10, -150, 16, 150), 0.6),
  fill('white', `${rect(-28, -154, 56, 5)}${rect(-28, -100, 56, 4)}${rect(-28, -52, 56, 4)}`),
  fill('glow', arch(-16, -106, 13, 38) + arch(3, -106, 13, 38) + arch(-9, -10, 18, 34) + arch(-7, -60, 14, 28)),
  fill('violet.near', 'M-24 -154L-3 -218H3L24 -154z'),
  fill('violet.front', 'M6 -154L1 -218H3L24 -154z', 0.6),
  fill('ink', 'M-1 -236h2v20h-2zM-6 -231h12v2H-6z'),
];

const cathedral: Layer[] = [
  fill('coral.near', rect(-58, -118, 116, 118)),
  fill('coral.near', 'M-48 -116L0 -150L48 -116z'),
  fill('white', 'M-60 -120L0 -160L60 -120l-3 5L0 -153L-57 -115z'),
  fill('white', disc(0, -88, 21)),
  fill('glow', disc(0, -88, 16)),
  fill(
    'white',
    times(6, (i) => {
      const angle = (i * Math.PI) / 3;
      return disc(Math.round(9 * Math.cos(angle)), Math.round(-88 + 9 * Math.sin(angle)), 3);
    }),
  ),
  fill('white', rect(-36, -60, 72, 4)),
  fill('glow', arch(-14, 0, 28, 48) + arch(-44, 0, 18, 38) + arch(26, 0, 18, 38)),
  ...put(-74, 0, 1, bellTower),
  ...put(74, 0, 1, bellTower),
  fill('white', `${rect(-108, -5, 216, 5)}`),
];

/** The tower like a lotus bud, with a helipad that sticks out near its top. */
const lotusTower: Layer[] = [
  fill('blue.middle', 'M-30 0Q-44 -130 -20 -230Q-8 -262 14 -272Q30 -200 36 -110Q38 -50 32 0z'),
  fill('blue.near', 'M6 0Q22 -120 8 -266L14 -272Q30 -200 36 -110Q38 -50 32 0z'),
  fill(
    'white',
    times(15, (i) => `M${-33 + Math.abs(i - 5) * 0.8} ${-14 - i * 15}h${64 - i * 1.7}v2h${-64 + i * 1.7}z`),
    0.7,
  ),
  fill('whiteShade', 'M-10 -196Q-58 -206 -62 -196Q-52 -182 -12 -184z'),
  fill('white', 'M-62 -197a24 6 0 1 0 48 0a24 6 0 1 0 -48 0z'),
  fill('coral.near', 'M-48 -198h4v2h12v-2h4v4h-20z'),
  fill('gold', rect(12, -292, 2, 22)),
];

/** A scooter with its rider under a conical hat. */
const scooter = (tone: Layer['paint'], hat: Layer['paint']): Layer[] => [
  fill('ink', `${disc(-24, -11, 11)}${disc(26, -11, 11)}`),
  fill('whiteShade', `${disc(-24, -11, 5)}${disc(26, -11, 5)}`),
  fill(tone, 'M-38 -24Q-30 -34 -12 -32H0Q4 -18 14 -17Q20 -30 22 -44h5Q30 -22 22 -10H-12Q-20 -24 -38 -20z'),
  fill('ink', 'M16 -48h14v4H18zM-34 -36H-4v5H-34z'),
  fill('earth.front', 'M-20 -36L-14 -36L4 -30L8 -14H0L-3 -24L-20 -28z'),
  fill(tone, 'M-22 -34Q-22 -62 -8 -62Q2 -58 2 -34z', 0.85),
  fill('earth.middle', `M-6 -58L18 -47l-2 5L-9 -50z${disc(-6, -68, 7)}`),
  fill(hat, 'M-26 -70Q-14 -84 -6 -90Q2 -84 14 -70Q-6 -64 -26 -70z'),
];

/** Poles and their tangle of wires. */
const wires: Layer[] = [
  fill('ink', `${rect(396, 168, 4, 124)}${rect(386, 176, 24, 3)}${rect(386, 188, 24, 3)}`, 0.8),
  fill(
    'ink',
    times(4, (i) => `M0 ${150 + i * 9}Q200 ${186 + i * 7} 398 ${174 + i * 5}v1Q200 ${188 + i * 7} 0 ${151 + i * 9}z`),
    0.35,
  ),
  fill(
    'ink',
    times(
      4,
      (i) => `M398 ${174 + i * 5}Q600 ${196 + i * 7} 800 ${152 + i * 9}v1Q600 ${198 + i * 7} 398 ${175 + i * 5}z`,
    ),
    0.35,
  ),
];

/** Ho Chi Minh City: the brick cathedral, the lotus-bud tower with its helipad, and scooters in a row. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 438, y: 84 },
  layers: [
    towers(33, { base: 288, heights: [50, 150], between: [380, 800] }, 'sea.far'),
    towers(12, { base: 288, heights: [20, 70], between: [0, 380] }, 'sea.far'),
    ...put(592, 290, 0.98, lotusTower),
    towers(6, { base: 290, heights: [24, 80], between: [646, 800] }, 'sea.middle'),
    towers(9, { base: 290, heights: [20, 56], between: [412, 556] }, 'sea.middle'),
    ...tree(36, 290, 96, 'leaf.near'),
    ...tree(330, 290, 86, 'leaf.near'),
    ...put(188, 288, 0.98, cathedral),
    ...wires,
    ...palm(474, 292, 84, 'leaf.near'),
    ...palm(708, 292, 104, 'leaf.near'),
    ...palm(752, 292, 76),
    ground('ochre.middle', 286),
    fill(
      'white',
      times(9, (i) => rect(10 + i * 92, 302, 46, 3)),
      0.8,
    ),
    ...put(92, 310, 0.86, scooter('rose.near', 'sun.middle')),
    ...put(212, 314, 0.92, scooter('leaf.near', 'ochre.near')),
    ...put(330, 310, 0.84, scooter('blue.near', 'sun.middle')),
    ...put(458, 314, 0.94, scooter('coral.near', 'sun.middle')),
    ...put(574, 310, 0.84, scooter('violet.near', 'ochre.near')),
    ...put(700, 313, 0.9, mirrored(scooter('leaf.front', 'sun.middle'))),
  ],
};
