import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, put, rect, times, tree, water } from '../kit.ts';

/** The Alps in a wall, Monviso the sharpest on the left; snow from their shoulders up. */
const alps: Layer[] = [
  fill(
    'blue.middle',
    'M0 262V176L44 150L84 164L132 86L178 156L214 140L252 172L300 150L352 178L404 146L446 172L492 138L540 176L588 150L640 182L700 156L752 184L800 162V262z',
  ),
  fill(
    'white',
    'M132 86L104 132L118 126L128 140L140 122L152 136L160 128zM44 150L22 164L38 162L46 170L58 160L66 158zM214 140L196 154L208 156L216 164L228 156z' +
      'M300 150L280 160L296 162L306 170L322 162zM404 146L380 162L396 160L406 170L418 160L424 159zM492 138L466 158L482 156L492 168L504 156L514 157zM588 150L566 164L582 162L592 170L606 162zM700 156L680 166L696 168L706 174L722 168z',
  ),
];

/** The Mole: a temple, a square dome that rises like a tent, a lantern on it, and a needle with a star. */
const mole: Layer[] = put(330, 272, 0.88, [
  fill('earth.middle', `${rect(-74, -54, 148, 54)}M-50 -54L0 -74L50 -54z`),
  fill('white', times(8, (i) => rect(-66 + i * 18.4, -48, 5, 48)) + rect(-76, -57, 152, 5)),
  fill(
    'glow',
    times(7, (i) => arch(-58 + i * 18.4, 0, 9, 34)),
  ),
  fill('earth.middle', rect(-58, -104, 116, 52)),
  fill('white', times(9, (i) => rect(-55 + i * 13.2, -100, 4, 30)) + rect(-62, -108, 124, 5) + rect(-62, -74, 124, 4)),
  fill(
    'glow',
    times(8, (i) => arch(-49.5 + i * 13.2, -74, 6, 20)),
  ),
  fill('violet.near', 'M-60 -106C-56 -160 -34 -194 -15 -206H15C34 -194 56 -160 60 -106z'),
  fill('violet.front', 'M12 -106C14 -160 10 -190 6 -206H15C34 -194 56 -160 60 -106z', 0.35),
  fill(
    'white',
    'M-61 -106C-57 -162 -34 -196 -14 -208L-11 -206C-30 -192 -52 -158 -56 -106zM61 -106C57 -162 34 -196 14 -208L11 -206C30 -192 52 -158 56 -106zM-2 -206h4v100h-4z',
  ),
  fill(
    'pane',
    times(3, (row) => times(4 - (row > 1 ? 2 : 0), (i) => disc((row > 1 ? -12 : -36) + i * 24, -120 - row * 24, 4))),
  ),
  fill(
    'white',
    `${rect(-18, -212, 36, 6)}${rect(-13, -230, 26, 18)}${rect(-16, -234, 32, 5)}${rect(-8, -250, 16, 16)}`,
  ),
  fill(
    'glow',
    times(3, (i) => arch(-9 + i * 7, -212, 4, 14)),
  ),
  fill('earth.middle', 'M-8 -250L-2 -288H2L8 -250z'),
  fill('gold', 'M0 -302l2.500 6h6.500l-5 4l2 6.500l-6 -4l-6 4l2 -6.500l-5 -4h6.500z'),
]);

/** Superga, a domed church between two belfries, on its green hill. */
const superga: Layer[] = [
  fill('leaf.middle', 'M470 276Q560 232 620 196Q664 166 700 166Q744 168 800 206V276z'),
  fill('leaf.near', 'M540 276Q640 226 706 216Q760 210 800 230V276z'),
  ...put(690, 168, 0.78, [
    fill('sun.middle', rect(-62, -30, 124, 32)),
    fill(
      'sun.middle',
      times(2, (i) => rect(-58 + i * 98, -66, 18, 38) + `M${-60 + i * 98} -66q11 -22 22 0z`),
    ),
    fill('white', rect(-66, -34, 132, 5)),
    fill('sun.far', 'M-26 -34V-62H26V-34z'),
    fill('blue.near', 'M-30 -62Q-26 -98 0 -102Q26 -98 30 -62z'),
    fill('white', `${rect(-5, -116, 10, 15)}M-6 -116Q0 -124 6 -116z`),
    fill('glow', times(5, (i) => arch(-22 + i * 9.5, -42, 5, 14)) + times(4, (i) => arch(-56 + i * 32, 0, 10, 20))),
    fill('white', 'M-24 2V-22L0 -34L24 -22V2z'),
    fill(
      'glow',
      times(3, (i) => arch(-16 + i * 12, 2, 7, 18)),
    ),
  ]),
];

/** The Gran Madre, a small Pantheon at the end of the bridge. */
const granMadre: Layer[] = put(562, 274, 1, [
  fill('white', rect(-36, -52, 72, 52)),
  fill('leaf.middle', 'M-36 -52Q-32 -82 0 -84Q32 -82 36 -52z'),
  fill('whiteShade', 'M-40 -36L0 -58L40 -36zM-42 -36h84v5h-84z'),
  fill('white', times(6, (i) => rect(-36 + i * 13.6, -31, 5, 26)) + rect(-44, -5, 88, 6)),
  fill(
    'glow',
    times(5, (i) => rect(-29 + i * 13.6, -29, 6, 24)),
    0.8,
  ),
]);

const walls = ['ochre.middle', 'rose.middle', 'sun.middle', 'earth.far'] as const;

/** Palaces of one height over their arcades. */
const palaces = (x: number, count: number): Layer[] =>
  Array.from({ length: count }, (_, k) =>
    put(x + k * 62, 274, 1, [
      fill(walls[k % 4] ?? 'ochre.middle', rect(0, -68, 62, 68)),
      fill('coral.near', 'M-2 -68h66l-6 -10H4z'),
      fill(
        'earth.near',
        times(4, (i) => arch(3 + i * 15, 0, 11, 22)),
      ),
      fill(
        'pane',
        times(4, (i) => rect(5 + i * 15, -60, 6, 11) + rect(5 + i * 15, -42, 6, 11)),
      ),
      fill('white', rect(0, -29, 62, 2)),
    ]),
  ).flat();

/** A toret, the green drinking fountain with the head of a bull. */
const toret: Layer[] = put(74, 320, 1.08, [
  fill('leaf.front', 'M-22 0V-66Q-22 -88 0 -90Q22 -88 22 -66V0zM-30 0h60v-8h-60z'),
  fill('leaf.near', 'M-14 -8V-64Q-14 -78 0 -80Q14 -78 14 -64V-8z'),
  fill('leaf.front', 'M-13 -62Q-24 -64 -26 -74Q-16 -76 -10 -68H10Q16 -76 26 -74Q24 -64 13 -62L8 -42Q0 -34 -8 -42z'),
  fill('white', `${disc(-5, -56, 2)}${disc(5, -56, 2)}M-1.500 -40h3q4 16 6 34h-5q-1 -18 -4 -34z`),
  fill('whiteShade', 'M-12 -6Q0 -12 16 -6Q0 0 -12 -6z'),
]);

const bridge: Layer[] = [
  fill(
    'earth.middle',
    'M150 276H800V316H778Q772 292 728 292Q684 292 678 316H654Q648 292 604 292Q560 292 554 316H530Q524 292 480 292Q436 292 430 316H406Q400 292 356 292Q312 292 306 316H282Q276 292 232 292Q188 292 182 316H150z',
  ),
  fill('earth.near', rect(150, 276, 650, 4) + times(26, (i) => rect(156 + i * 25, 268, 3, 8))),
  fill('earth.near', rect(150, 266, 650, 3)),
];

/** Turin: the Mole before the Alps, Superga on its hill, the Gran Madre over the Po, a bull-headed fountain. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 560, y: 66 },
  layers: [
    ...alps,
    ...superga,
    ...palaces(-30, 9),
    ...mole,
    ...granMadre,
    ...tree(622, 276, 40),
    ...tree(652, 276, 34, 'leaf.middle'),
    ...tree(506, 276, 36),
    ...water(276, 'leaf.near', 'leaf.middle'),
    ...bridge,
    fill('rose.far', 'M0 276H150V320H0z'),
    fill(
      'rose.middle',
      times(4, (i) => rect(0, 284 + i * 10, 150, 1.5)),
    ),
    ...toret,
  ],
};
