import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, cypress, disc, fill, put, rect, times, umbrellaPine, water } from '../kit.ts';

/** Orange roofs of one height behind the walls, row upon row. */
const roofs = (from: number, base: number, count: number, shade: 'coral.near' | 'coral.middle'): Layer[] =>
  Array.from({ length: count }, (_, i) => {
    const width = 30 + ((i * 13) % 14);
    const top = 26 + ((i * 17) % 13);
    return put(from + i * 34, base, 1, [
      fill('white', rect(0, -top, width, top)),
      fill(shade, `M-3 ${-top}l7 -14h${width - 8}l7 14z`),
      fill('pane', rect(6, -top + 6, 5, 8) + rect(width - 12, -top + 6, 5, 8), 0.7),
    ]);
  }).flat();

const battlements = (from: number, to: number, y: number) =>
  times(Math.floor((to - from) / 12), (i) => rect(from + i * 12, y - 6, 7, 7));

/** The curtain of the sea walls, sloping at the foot, on its rocks. */
const walls: Layer[] = [
  fill('earth.middle', 'M244 300Q248 268 310 262t90 -4t120 2t110 -2t96 12Q742 286 752 300H244z'),
  fill('ochre.far', 'M262 268L270 206H470L474 262zM474 262L470 214H640L646 264z'),
  fill('ochre.middle', 'M262 268L264 250Q370 244 470 248L640 250L646 264Q440 254 262 268z', 0.6),
  fill('ochre.far', battlements(270, 470, 206) + battlements(474, 640, 214)),
  fill('ochre.middle', rect(268, 212, 202, 3) + rect(470, 220, 172, 3)),
  fill(
    'pane',
    times(7, (i) => rect(290 + i * 52, 232, 5, 9)),
    0.7,
  ),
];

/** The round fort over the harbour mouth. */
const saintJohn = put(664, 270, 1, [
  fill('ochre.far', 'M-48 0L-42 -72H42Q50 -40 52 0z'),
  fill('ochre.middle', 'M10 0L12 -72H42Q50 -40 52 0z', 0.6),
  fill('ochre.far', rect(-46, -80, 92, 9) + battlements(-46, 46, -78)),
  fill(
    'pane',
    times(3, (i) => arch(-28 + i * 24, -36, 9, 16)),
    0.8,
  ),
]);

/** Minčeta: the round crown of the walls on its square foot. */
const minceta = put(330, 150, 1.15, [
  fill('ochre.far', rect(-44, -20, 88, 50)),
  fill('ochre.middle', rect(16, -20, 28, 50), 0.6),
  fill('ochre.far', rect(-24, -62, 48, 46) + 'M-32 -62L-26 -48H26L32 -62z' + rect(-32, -74, 64, 13)),
  fill('ochre.far', times(6, (i) => rect(-32 + i * 11.6, -82, 6, 9)) + rect(-10, -94, 20, 20)),
  fill('ochre.middle', times(8, (i) => arch(-30 + i * 7.6, -54, 4, 8)) + rect(6, -48, 18, 30), 0.7),
  fill('coral.near', 'M0 -94h1v-24h-1zM1 -118l20 5l-20 6z'),
]);

const bellTower = put(548, 196, 1.1, [
  fill('white', rect(-9, -92, 18, 92) + rect(-12, -64, 24, 4) + rect(-12, -92, 24, 4) + rect(-7, -108, 14, 16)),
  fill('whiteShade', rect(3, -92, 6, 92)),
  fill('blue.near', 'M-9 -108q0 -16 9 -18q9 2 9 18z'),
  fill('gold', `${disc(0, -74, 6)}${rect(-1, -136, 2, 12)}`),
  fill('glow', arch(-4, -94, 8, 12)),
]);

const cathedral = put(606, 200, 1, [
  fill('white', rect(-38, -40, 76, 40) + rect(-17, -58, 34, 20)),
  fill('coral.near', 'M-42 -40l10 -12h64l10 12z'),
  fill('blue.middle', 'M-19 -58q0 -30 19 -34q19 4 19 34z'),
  fill('white', rect(-4, -104, 8, 13)),
  fill(
    'glow',
    times(3, (i) => arch(-11 + i * 8, -44, 5, 11)),
  ),
]);

/** Lovrijenac, alone on its rock across the little bay. */
const lovrijenac = put(140, 280, 1, [
  fill('earth.near', 'M-118 22Q-112 -30 -84 -62L-70 -92H66L84 -60Q104 -20 112 22z'),
  fill('earth.front', 'M20 22Q26 -40 44 -92H66L84 -60Q104 -20 112 22z', 0.5),
  fill('ochre.far', 'M-74 -88L-66 -170H62L70 -88z'),
  fill('ochre.middle', 'M22 -88L24 -170H62L70 -88z', 0.6),
  fill('ochre.far', battlements(-66, 62, -170) + rect(-66, -196, 44, 28) + battlements(-66, -22, -196)),
  fill('pane', times(4, (i) => arch(-50 + i * 28, -132, 9, 16)) + times(3, (i) => rect(-36 + i * 28, -112, 5, 8)), 0.8),
  fill('leaf.near', disc(-86, -40, 12) + disc(-96, -20, 14) + disc(82, -34, 12) + disc(96, -10, 11)),
]);

/** The cable car and its two gondolas on the slope of Srđ. */
const cable: Layer[] = [
  fill('ink', 'M440 170L724 48l1 2L441 172zM446 178L728 56l1 2L447 180z'),
  fill('coral.near', rect(662, 84, 26, 18)),
  fill('ink', rect(674, 74, 2, 11)),
  fill('white', rect(665, 88, 20, 7)),
  fill('white', rect(716, 26, 54, 20) + rect(738, -2, 3, 28) + rect(730, 6, 19, 3)),
];

/** Dubrovnik: the walls and orange roofs on the sea, Lovrijenac on its rock, the cable car up bare Srđ. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 226, y: 62 },
  layers: [
    fill('leaf.far', 'M0 320V150Q120 120 220 134T420 230V320z'),
    fill('whiteShade', 'M250 250Q400 150 520 112Q640 60 720 44Q770 36 800 50V280H250z'),
    fill('leaf.middle', 'M250 250Q400 178 520 148Q560 158 590 138Q660 142 700 120Q760 122 800 104V280H250z'),
    ...cable,
    ...minceta,
    ...roofs(386, 186, 10, 'coral.middle'),
    ...bellTower,
    ...cathedral,
    ...roofs(278, 214, 12, 'coral.near'),
    cypress(700, 206, 62),
    cypress(722, 212, 50),
    ...water(262, 'blue.near', 'blue.middle'),
    ...walls,
    ...saintJohn,
    ...lovrijenac,
    ...umbrellaPine(26, 262, 90),
    ...boat(430, 304, 46, 'white'),
    ...boat(752, 300, 34, 'white'),
  ],
};
