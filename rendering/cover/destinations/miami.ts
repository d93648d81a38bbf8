import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, ground, mirrored, palm, put, rect, times, towers, tree } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** A band of windows under the thin concrete eyebrow of its floor. */
const floor = (x: number, y: number, width: number, brow: Paint): Layer[] => [
  fill(
    'pane',
    times(Math.floor((width - 10) / 19), (i) => rect(x + 8 + i * 19, y, 13, 15)),
    0.75,
  ),
  fill(brow, rect(x - 3, y - 6, width + 6, 4)),
];

const terrace = (x: number, width: number): Layer[] => [
  fill('white', rect(x - 4, -36, width + 8, 5)),
  fill('ink', rect(x + 4, -31, width - 8, 31), 0.45),
  fill(
    'white',
    times(5, (i) => rect(x + 2 + (i * (width - 8)) / 4, -31, 4, 31)),
  ),
  fill(
    'coral.near',
    times(3, (i) => `M${x + 14 + i * 38} -16l13 -9l13 9z`),
  ),
];

/** The hotel with the tall fin of neon in the middle. */
const finHotel: Layer[] = put(452, 282, 1, [
  fill('sun.middle', `${rect(-82, -136, 164, 136)}${rect(-36, -168, 72, 40)}`),
  fill('white', `${rect(-82, -140, 164, 5)}${rect(-36, -172, 72, 5)}${rect(-82, -40, 164, 3)}`),
  ...[-122, -92, -62].flatMap((y) => [...floor(-80, y, 60, 'white'), ...floor(20, y, 60, 'white')]),
  fill('blue.near', 'M-15 -42V-196Q-15 -206 0 -214Q15 -206 15 -196V-42z'),
  fill('white', `${rect(-11, -194, 3, 148)}${rect(8, -194, 3, 148)}`),
  fill(
    'glow',
    times(9, (i) => rect(-4.5, -188 + i * 15, 9, 10)),
  ),
  fill('blue.near', `M-1 -212V-236h2V-212z${rect(-22, -160, 6, 26)}${rect(16, -160, 6, 26)}`),
  ...terrace(-82, 164),
]);

/** The one with rounded corners and portholes. */
const roundHotel: Layer[] = put(628, 282, 1, [
  fill('rose.middle', 'M-80 0V-112Q-80 -128 -62 -128H62Q80 -128 80 -112V0z'),
  fill('white', 'M-80 -112Q-80 -132 -62 -132H62Q80 -132 80 -112L76 -112Q76 -126 62 -126H-62Q-76 -126 -76 -112z'),
  fill(
    'sea.near',
    `${rect(-80, -86, 160, 4)}${rect(-80, -80, 160, 2)}${rect(-80, -54, 160, 4)}${rect(-80, -48, 160, 2)}`,
  ),
  fill(
    'pane',
    times(6, (i) => rect(-72 + i * 25, -112, 18, 17)) + times(6, (i) => rect(-72 + i * 25, -76, 18, 17)),
    0.75,
  ),
  fill('rose.near', `M-26 -132V-156Q-26 -162 -20 -162H20Q26 -162 26 -156V-132z`),
  fill('white', `${disc(-13, -147, 6)}${disc(13, -147, 6)}${rect(-26, -166, 52, 4)}`),
  fill('pane', `${disc(-13, -147, 4)}${disc(13, -147, 4)}`),
  ...terrace(-80, 160),
]);

/** The low one in mint, stepped towards a centre with three ribs. */
const mintHotel: Layer[] = put(302, 282, 1, [
  fill('sea.middle', `${rect(-62, -108, 124, 108)}${rect(-26, -128, 52, 24)}`),
  fill('white', `${rect(-62, -112, 124, 5)}${rect(-26, -132, 52, 5)}`),
  fill(
    'coral.near',
    times(3, (i) => `M${-12 + i * 9} -44V-140q3 -6 6 0V-44z`),
  ),
  ...[-94, -64].flatMap((y) => [...floor(-60, y, 42, 'coral.near'), ...floor(18, y, 42, 'coral.near')]),
  ...terrace(-62, 124),
]);

/** A painted lifeguard tower on legs, with its ramp and a flag. */
const lifeguard: Layer[] = put(150, 292, 1.12, [
  fill('violet.near', 'M-34 0L-28 -44h5L-28 0zM34 0L28 -44h-5L28 0zM-3 0V-44H3V0z'),
  fill('violet.near', 'M40 -44L92 0H86L36 -42z'),
  fill('sun.near', rect(-46, -48, 92, 6)),
  fill('rose.near', 'M-32 -48L-36 -92H36L32 -48z'),
  fill('sun.near', 'M-33 -62L-34 -74H34L33 -62z'),
  fill('white', 'M-15 -48V-82H15V-48z'),
  fill('pane', 'M-11 -52V-78H11V-52z', 0.8),
  fill('blue.near', 'M-50 -90Q-24 -112 0 -114Q24 -112 50 -90z'),
  fill('white', 'M-26 -90Q-18 -106 -4 -113.6L0 -114L4 -113.6Q18 -106 26 -90H18Q12 -102 0 -108Q-12 -102 -18 -90z'),
  fill('white', times(6, (i) => rect(-45 + i * 17.4, -62, 2.4, 15)) + rect(-46, -63, 30, 2.4) + rect(16, -63, 30, 2.4)),
  fill('ink', 'M-1 -113V-142h2V-113z'),
  fill('coral.near', 'M1 -142L24 -136L1 -129z'),
]);

const flamingo = (x: number, y: number, scale: number): Layer[] =>
  put(x, y, scale, [
    fill('rose.near', 'M-2 0L-1 -34h2.4L2 0zM9 -34L20 -20L10 -3L8 -4L17 -20L7 -33z'),
    fill(
      'rose.near',
      'M-26 -40Q-14 -58 6 -56Q20 -54 22 -44Q14 -32 -2 -32Q-16 -32 -26 -40zM12 -52Q30 -58 24 -74Q18 -88 26 -96Q34 -102 40 -94L36 -91Q32 -95 29 -91Q24 -84 29 -74Q34 -54 16 -44z',
    ),
    fill('rose.front', 'M-26 -40Q-10 -50 10 -46Q0 -38 -12 -38z', 0.7),
    fill('ink', 'M38 -96Q46 -92 44 -82Q40 -84 36 -90z'),
  ]);

/** Miami: three hotels of Ocean Drive, a painted lifeguard tower, palms, flamingos, the towers across the bay. */
export const drawing: Drawing = {
  sky: 'leaf',
  sun: { x: 246, y: 76 },
  layers: [
    towers(63, { base: 268, heights: [40, 128], between: [690, 800] }, 'violet.far'),
    towers(41, { base: 268, heights: [30, 90], between: [330, 720] }, 'blue.far'),
    fill('sea.near', rect(0, 212, 250, 60)),
    fill('sea.middle', 'M0 232Q70 226 130 234Q190 240 260 232V280H0z'),
    fill('white', 'M0 254Q60 246 120 254Q180 262 260 252V258Q180 268 120 260Q60 254 0 262z'),
    fill('white', 'M28 216V196L44 216zM24 216V200L14 216z'),
    fill('ochre.far', 'M0 262Q120 252 260 264L800 270V320H0z'),
    ...palm(226, 284, 168, 'leaf.near'),
    ...palm(378, 286, 214),
    ...palm(536, 286, 190, 'leaf.near'),
    ...palm(722, 286, 206),
    ...mintHotel,
    ...finHotel,
    ...roundHotel,
    ...tree(716, 286, 34, 'leaf.front'),
    ...lifeguard,
    ground('violet.middle', 296),
    fill('ochre.far', 'M0 320V284Q110 278 190 292Q238 300 262 320z'),
    fill('rose.far', rect(0, 282, 800, 0.5) + rect(236, 282, 564, 14)),
    fill(
      'white',
      times(13, (i) => rect(284 + i * 44, 307, 24, 2.6)),
    ),
    ...put(772, 290, 1, mirrored(palm(0, 0, 148, 'leaf.near'))),
    ...flamingo(40, 308, 0.86),
    ...put(96, 314, 0.7, mirrored(flamingo(0, 0, 1))),
  ],
};
