import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, mirrored, put, rect, times, towers, water } from '../kit.ts';

/** One floor of the keep: white wall with small windows under a green roof with lifted corners. */
const floor = (y: number, wall: number, height: number, eave: number): Layer[] => [
  fill('white', rect(-wall, y - height, wall * 2, height)),
  fill(
    'pane',
    times(Math.floor(wall / 8), (i) => rect(-wall + 7 + i * 16, y - height + 10, 6, height - 16)),
  ),
  fill(
    'leaf.near',
    `M${-eave} ${y - height + 2}Q${-wall} ${y - height - 4} ${-wall + 10} ${y - height - 20}H${wall - 10}` +
      `Q${wall} ${y - height - 4} ${eave} ${y - height + 2}L${eave - 4} ${y - height + 7}H${4 - eave}z`,
  ),
  fill('gold', rect(-eave + 6, y - height + 6, eave * 2 - 12, 2.4)),
];

/** A gable of the roof with its gilt edge. */
const gable = (x: number, y: number, w: number, h: number): Layer[] => [
  fill(
    'leaf.near',
    `M${x - w} ${y}Q${x - w * 0.4} ${y - h * 0.3} ${x} ${y - h}Q${x + w * 0.4} ${y - h * 0.3} ${x + w} ${y}z`,
  ),
  fill(
    'white',
    `M${x - w * 0.66} ${y}Q${x - w * 0.26} ${y - h * 0.3} ${x} ${y - h * 0.76}Q${x + w * 0.26} ${y - h * 0.3} ${x + w * 0.66} ${y}z`,
  ),
  fill('gold', `M${x - 3} ${y - h * 0.3}h6l-3 -8zM${x - 5} ${y - h * 0.12}h10v-4h-10zM${x - 2} ${y - h + 2}l2 -9l2 9z`),
];

const keep: Layer[] = put(400, 223, 0.92, [
  ...floor(0, 108, 40, 128),
  ...floor(-56, 88, 30, 108),
  ...gable(-52, -38, 36, 32),
  ...gable(52, -38, 36, 32),
  ...floor(-104, 70, 26, 88),
  ...gable(0, -80, 52, 44),
  fill('ink', rect(-50, -172, 100, 24)),
  fill('gold', `${rect(-54, -152, 108, 4)}${times(5, (i) => `M${-42 + i * 19} -158q4 -10 8 -2q2 -4 5 1v3h-13z`)}`),
  fill('leaf.near', 'M-72 -168Q-50 -176 -38 -198H38Q50 -176 72 -168L68 -163H-68z'),
  ...gable(0, -168, 34, 28),
  fill('gold', 'M-40 -197q-8 -6 -4 -18q4 8 10 10v8zM40 -197q8 -6 4 -18q-4 8 -10 10v8zM-66 -166H66v2.4H-66z'),
]);

/** The curved wall of huge stones above the moat. */
const wall: Layer[] = [
  fill('ochre.middle', 'M276 222H524Q532 256 552 284H248Q268 256 276 222z'),
  fill(
    'ochre.near',
    times(
      7,
      (i) => rect(284 + i * 34, 226, 22, 11) + rect(272 + i * 37, 244, 26, 12) + rect(260 + i * 41, 263, 30, 13),
    ),
  ),
  fill('ochre.near', 'M0 250H276L262 290H0zM524 250H800V290H540z'),
  fill(
    'ochre.middle',
    times(
      7,
      (i) =>
        rect(8 + i * 36, 255, 26, 11) +
        rect(-8 + i * 36, 272, 27, 11) +
        rect(552 + i * 36, 255, 26, 11) +
        rect(562 + i * 36, 272, 27, 11),
    ),
  ),
];

/** A cherry tree in flower that leans over the water. */
const cherryTree: Layer[] = [
  fill('earth.front', 'M-7 0Q2 -30 -8 -52L-34 -70L-31 -74L-6 -60Q4 -76 30 -86L32 -81Q8 -66 4 -48Q4 -20 9 0z'),
  fill(
    'rose.middle',
    `${disc(-36, -74, 22)}${disc(-8, -88, 26)}${disc(28, -86, 24)}${disc(46, -66, 18)}${disc(4, -66, 20)}${disc(-50, -58, 14)}`,
  ),
  fill(
    'white',
    `${disc(-38, -80, 5)}${disc(-14, -96, 6)}${disc(20, -94, 6)}${disc(36, -80, 5)}` +
      `${disc(2, -72, 5)}${disc(48, -64, 4)}${disc(-26, -66, 4)}${disc(-50, -60, 4)}`,
    0.8,
  ),
];
const cherry = (x: number, h: number, flip: boolean) => put(x, 290, h / 100, flip ? mirrored(cherryTree) : cherryTree);

/** Osaka: the castle with its green and gilt roofs on the stone wall, cherries in flower along the moat. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 214, y: 80 },
  layers: [
    towers(12, { base: 260, heights: [60, 150] }, 'violet.far'),
    fill(
      'leaf.middle',
      times(15, (i) => disc(i * 58, 250, 30 + (i % 3) * 6)),
    ),
    ...wall,
    fill('white', `${rect(0, 232, 268, 18)}${rect(532, 232, 268, 18)}`),
    fill('leaf.near', 'M0 232L6 222H262L274 234zM800 232L794 222H538L526 234z'),
    ...keep,
    ...water(284, 'leaf.front', 'leaf.near'),
    ...cherry(164, 150, false),
    ...cherry(640, 164, true),
    ...cherry(44, 178, true),
    ...cherry(752, 150, false),
    fill(
      'ochre.near',
      'M0 320V284H190Q206 300 230 304Q250 310 262 320zM800 320V284H614Q594 300 570 304Q552 310 540 320z',
    ),
    fill('earth.front', 'M350 304Q400 318 466 300L456 314H366z'),
    fill('gold', 'M350 303Q400 316 466 299v3Q400 319 350 306z'),
    fill(
      'rose.middle',
      times(12, (i) => disc(276 + ((i * 67) % 250), 292 + ((i * 13) % 24), 2.4)),
    ),
  ],
};
