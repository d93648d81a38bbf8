import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, ground, houses, mirrored, put, rect, times, tree } from '../kit.ts';
import { hills } from '../shapes.ts';

const pinnacle = (x: number, y: number, h: number) =>
  `M${x - 4} ${y}V${y - h * 0.4}L${x} ${y - h}L${x + 4} ${y - h * 0.4}V${y}z`;

/** One of the twin baroque towers: square shaft, two diminishing belfries, a lantern and pinnacles at each step. */
const tower = (x: number): Layer[] =>
  put(x, 286, 1, [
    fill('ochre.near', `${rect(-32, -140, 64, 140)}${rect(-26, -184, 52, 46)}${rect(-18, -212, 36, 30)}`),
    fill(
      'ochre.middle',
      `${rect(-36, -144, 72, 7)}${rect(-30, -188, 60, 6)}${rect(-22, -214, 44, 5)}${times(2, (i) => rect(-28 + i * 48, -138, 7, 138))}`,
    ),
    fill(
      'ochre.near',
      [-32, -16, 16, 32].map((at) => pinnacle(at, -144, 20)).join('') +
        [-26, 26].map((at) => pinnacle(at, -188, 22)).join('') +
        [-18, 18].map((at) => pinnacle(at, -213, 16)).join(''),
    ),
    fill('ochre.near', `M-14 -213Q-12 -230 0 -232Q12 -230 14 -213z${rect(-6, -244, 12, 14)}M-7 -243Q0 -256 7 -243z`),
    fill('gold', `${disc(0, -252, 3)}${rect(-1, -262, 2, 10)}${rect(-4, -260, 8, 2)}`),
    fill(
      'glow',
      `${arch(-18, -150, 14, 28)}${arch(4, -150, 14, 28)}${arch(-10, -190, 20, 20)}` +
        `${arch(-8, -94, 16, 32)}${arch(-8, -36, 16, 28)}${arch(-3, -232, 6, 9)}`,
    ),
    fill('whiteShade', `${rect(-14, -92, 28, 3)}${rect(-14, -34, 28, 3)}`),
  ]);

/** The west front between them: a tall gable like an altar, with the great window in two lights. */
const front: Layer[] = put(400, 286, 1, [
  fill(
    'ochre.near',
    'M-46 0V-152H-38V-172Q-30 -176 -28 -190H-20V-206Q-12 -210 -12 -220H12Q12 -210 20 -206V-190H28Q30 -176 38 -172V-152H46V0z',
  ),
  fill(
    'ochre.middle',
    `${rect(-50, -156, 100, 7)}${rect(-30, -192, 60, 5)}${rect(-50, -66, 100, 6)}` +
      `${times(2, (i) => rect(-44 + i * 80, -150, 8, 150))}${times(2, (i) => rect(-30 + i * 53, -150, 7, 84))}`,
  ),
  fill(
    'ochre.near',
    [-44, 44].map((at) => pinnacle(at, -154, 26)).join('') +
      [-26, 26].map((at) => pinnacle(at, -190, 24)).join('') +
      pinnacle(0, -219, 22),
  ),
  fill('glow', `M-20 -68V-122a20 20 0 0 1 40 0V-68z${arch(-7, -160, 14, 26)}`),
  fill(
    'white',
    `${rect(-1.5, -140, 3, 72)}${rect(-20, -112, 40, 2.4)}${rect(-20, -92, 40, 2.4)}M-4 -190q0 -12 2 -14a3 3 0 1 1 4 0q2 2 2 14z`,
  ),
  fill('glow', `${arch(-30, 0, 24, 46)}${arch(6, 0, 24, 46)}`),
]);

const wing: Layer[] = [
  fill('ochre.middle', rect(110, -92, 116, 92)),
  fill('coral.near', 'M108 -90L116 -106H222L230 -90z'),
  fill(
    'ochre.near',
    `${rect(110, -48, 116, 5)}${rect(216, -132, 46, 132)}${rect(212, -136, 54, 6)}M216 -136L239 -162L262 -136z`,
  ),
  fill(
    'glow',
    times(5, (i) => arch(120 + i * 20, -56, 11, 26) + arch(120 + i * 20, -4, 12, 34)) +
      arch(231, -88, 16, 32) +
      arch(231, -30, 16, 30),
  ),
];

/** The double stair before the doors, in a diamond. */
const stair: Layer[] = [
  fill('ochre.near', 'M300 292L352 262H448L500 292V300H300z'),
  fill('white', 'M300 292L352 262H448L500 292H490L444 266H356L310 292z'),
  fill('glow', arch(390, 298, 20, 26)),
  fill('ochre.middle', 'M322 291l32 -19h24v19zM478 291l-32 -19h-24v19z'),
];

/** A pilgrim with hat, pack, gourd and staff, seen walking. */
const pilgrim = (x: number, y: number, s: number, coat: Layer['paint']): Layer[] =>
  put(x, y, s, [
    fill('ink', 'M-7 0L-2 -22H4L0 0zM6 -22L14 -1H8L0 -20zM17 0L14 -56H16L19.5 0z'),
    fill(coat, 'M-9 -18L-6 -44Q0 -50 7 -44L11 -18zM4 -42L16 -34L14 -30L4 -35z'),
    fill('earth.near', 'M-17 -40Q-14 -48 -5 -46L-6 -26H-16z'),
    fill('white', 'M-11 -30q-5 -6 -4 -8q4 -4 8 0q1 2 -4 8z'),
    fill('ink', `${disc(2, -52, 5)}M-10 -54Q2 -58 14 -54L12 -57Q8 -64 2 -63Q-4 -64 -8 -57z`),
  ]);

/** Santiago de Compostela: the baroque west front of the cathedral, wet granite, pilgrims at the end of their way. */
export const drawing: Drawing = {
  sky: 'leaf',
  sun: { x: 206, y: 86 },
  layers: [
    fill('leaf.far', hills(3.6, 230, 110, 5)),
    fill('whiteShade', 'M540 92h190q-6 -26 -38 -22q-16 -34 -56 -18q-30 -10 -40 14q-40 -6 -56 26z'),
    fill('whiteShade', 'M62 60h120q-6 -18 -28 -16q-14 -20 -40 -8q-36 -6 -52 24z'),
    fill('leaf.middle', hills(1.2, 262, 60, 6)),
    ...houses(15, [0, 160], 288, { wall: 'white', roof: 'coral.near', height: 76 }),
    ...houses(27, [640, 800], 288, { wall: 'white', roof: 'coral.near', height: 82 }),
    ...put(400, 286, 1, wing),
    ...put(400, 286, 1, mirrored(wing)),
    ...tower(322),
    ...tower(478),
    ...front,
    ground('ochre.middle', 286),
    ...stair,
    fill(
      'ochre.far',
      'M398 300h4L240 320h-16zM398 300h4L326 320h-14zM397 300h6L408 320h-16zM398 300h4L492 320h-14zM398 300h4L580 320h-16z',
    ),
    ...tree(90, 292, 84, 'leaf.near'),
    ...tree(704, 292, 96, 'leaf.near'),
    ...pilgrim(208, 314, 1.2, 'coral.near'),
    ...pilgrim(158, 310, 1.05, 'blue.near'),
    ...pilgrim(596, 312, 1.1, 'sun.near'),
  ],
};
