import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, ground, houses, put, rect, times } from '../kit.ts';
import { hills } from '../shapes.ts';

const tower = (x: number): Layer[] =>
  put(x, 262, 1, [
    fill('earth.near', rect(-34, -134, 68, 134)),
    fill('earth.middle', `${rect(-30, -178, 60, 46)}${rect(-38, -138, 76, 7)}${rect(-38, -96, 76, 6)}`),
    fill('glow', arch(-22, -138, 18, 34) + arch(4, -138, 18, 34) + arch(-12, -40, 24, 34)),
    fill('earth.near', rect(-36, -184, 72, 8) + [-32, 32].map((at) => `M${at - 5} -184l5 -18l5 18z`).join('')),
    fill('earth.front', 'M-26 -184Q-24 -214 0 -216Q24 -214 26 -184z'),
    fill('earth.near', `${rect(-6, -226, 12, 12)}${rect(-1.5, -238, 3, 14)}${rect(-5, -235, 10, 3)}`),
  ]);

const church: Layer[] = [
  fill('earth.near', 'M250 262V152Q270 132 300 132Q318 110 340 110Q362 110 380 132Q410 132 430 152V262z'),
  fill(
    'earth.middle',
    `${rect(262, 148, 156, 5)}${rect(262, 196, 156, 5)}${times(4, (i) => rect(274 + i * 41, 153, 8, 109))}`,
  ),
  fill('white', 'M312 262V214a28 28 0 0 1 56 0V262z'),
  fill(
    'glow',
    `${arch(320, 262, 40, 62)}${arch(328, 192, 24, 34)}${arch(290, 250, 18, 32)}${arch(372, 250, 18, 32)}${disc(340, 132, 9)}`,
  ),
];

/** Inca masonry: stones of many corners, fitted without mortar. */
const stones: Layer[] = [
  ground('ochre.front', 262),
  fill(
    'ochre.middle',
    times(12, (i) => `M${i * 70 - 18} 265l30 -2l22 3l5 12l-6 12l-26 3l-24 -4l-6 -11z`) +
      times(13, (i) => `M${i * 66 - 40} 297l26 -4l29 2l8 9l-4 13h-54l-10 -8z`),
  ),
  fill(
    'ochre.near',
    times(12, (i) => `M${i * 70 + 38} 266l10 -2l5 4l-3 20l-9 4l-7 -3l6 -11z`) +
      times(13, (i) => rect(i * 66 + 22, 300, 4, 16)),
  ),
];

/** A llama with a woven blanket, looking left. */
const llama: Layer[] = put(590, 308, 1.15, [
  fill(
    'white',
    'M-52 -132l4 -20l6 14l4 -16l6 18q8 8 6 26Q-28 -82 -22 -78Q20 -86 44 -76Q62 -68 58 -40L56 0' +
      'H46L42 -34Q14 -26 -16 -32L-20 0H-30L-36 -46Q-48 -70 -46 -108L-62 -112Q-66 -126 -52 -132z',
  ),
  fill('whiteShade', 'M30 -36L34 0H42L42 -34zM-16 -32L-10 0H-2L-4 -30zM52 -72q16 4 12 26l-8 6z'),
  fill('coral.near', 'M-18 -80Q10 -86 34 -80L36 -44Q8 -36 -16 -42z'),
  fill('gold', 'M-17 -66Q10 -70 35 -66V-62Q10 -66 -17 -62zM-16 -54Q10 -58 36 -54V-50Q10 -54 -16 -50z'),
  fill('violet.near', 'M-17 -61Q10 -65 35 -61V-55Q10 -59 -17 -55z'),
  fill('coral.near', `${rect(-48, -92, 18, 6)}${disc(-36, -134, 4)}`),
  fill('ink', `${disc(-50, -121, 2.4)}M-64 -114h7v3h-6z`),
]);

/** Cusco: the cathedral with its two squat towers among tiled roofs, the Andes, Inca stones and a llama. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 574, y: 74 },
  layers: [
    fill(
      'blue.middle',
      'M0 240L70 120L120 160L190 70L262 150L330 100L420 176L500 140L574 186L640 88L700 60L800 180V320H0z',
    ),
    fill(
      'white',
      'M190 70L230 114L212 112L198 128L184 108L162 108zM700 60L640 88L616 126L646 112' +
        'L668 128L694 104L716 122L728 100L752 122zM330 100L352 119L336 124L324 116L308 116z',
    ),
    fill('leaf.middle', hills(2.2, 230, 76, 5)),
    ...houses(5, [0, 800], 236, { wall: 'ochre.middle', roof: 'coral.middle', height: 44 }),
    ...houses(11, [0, 222], 264, { wall: 'white', roof: 'coral.near', height: 52 }),
    ...houses(19, [450, 800], 264, { wall: 'white', roof: 'coral.near', height: 56 }),
    ...church,
    ...tower(230),
    ...tower(450),
    ...stones,
    fill('leaf.near', 'M0 304Q200 292 400 299T800 296V320H0z'),
    ...llama,
    fill(
      'leaf.front',
      times(
        16,
        (i) =>
          `M${20 + i * 51} ${314 + (i % 3) * 3}q-2 -10 -7 -13q8 3 9 13zM${24 + i * 51} ${314 + (i % 3) * 3}q2 -8 7 -11q-5 5 -4 11z`,
      ),
    ),
    fill(
      'leaf.front',
      times(7, (i) => `M${96 + i * 4} 310l${-40 + i * 13} -36l${44 - i * 13} 34z`),
    ),
  ],
};
