import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** The great dome over Valletta, and the spire beside it. */
const skyline: Layer[] = [
  fill('ochre.far', 'M120 214V166h40v-18h34v12h30v-20h40v22h26v-10h60v-8h96v10h44v16h38v-14h40v18h36v-8h46v20h50V214z'),
  ...put(330, 150, 0.88, [
    fill('ochre.middle', rect(-44, -20, 88, 44)),
    fill('ochre.far', rect(-38, -46, 76, 28)),
    fill(
      'glow',
      times(6, (i) => arch(-34 + i * 12, -22, 7, 18)),
    ),
    fill('ochre.near', 'M-42 -46Q-40 -108 0 -112Q40 -108 42 -46z'),
    fill('ochre.middle', 'M-42 -46Q-40 -108 0 -112Q-22 -96 -20 -46z'),
    fill(
      'ochre.far',
      times(
        3,
        (i) => `M${-20 + i * 20} -48q${-2 + i * 2} -40 ${20 - i * 20} -62q${-16 + i * 16} 26 ${-15 + i * 15} 62z`,
      ),
    ),
    fill('ochre.middle', `${rect(-9, -128, 18, 18)}M-11 -128q11 -16 22 0z`),
    fill('ink', `${rect(-1, -154, 2, 18)}${rect(-5, -149, 10, 2)}`),
  ]),
  ...put(418, 150, 0.86, [
    fill('ochre.middle', `${rect(-15, -62, 30, 86)}${rect(-11, -84, 22, 24)}`),
    fill(
      'ochre.near',
      `${rect(5, -62, 10, 86)}${rect(-17, -63, 34, 4)}${rect(-13, -86, 26, 4)}M-12 -86L0 -150L12 -86z`,
    ),
    fill('glow', `${arch(-6, -64, 12, 17)}${arch(-7, -24, 14, 26)}`),
    fill('ink', `${rect(-1, -164, 2, 15)}`),
  ]),
];

const gallery: readonly Paint[] = ['leaf.near', 'coral.near', 'blue.near', 'sea.near'];

/** Houses with boxed wooden balconies. */
const house = (i: number): Layer[] =>
  put(140 + i * 62, 216, 1, [
    fill(i % 2 ? 'ochre.middle' : 'sun.middle', rect(0, -46 - (i % 3) * 8, 58, 50 + (i % 3) * 8)),
    fill('ochre.near', `${rect(-1, -48 - (i % 3) * 8, 60, 3)}${rect(12, -17, 34, 4)}`),
    fill(gallery[i % 4] ?? 'leaf.near', `${rect(15, -38, 28, 22)}M13 -38l4 -5h24l4 5z`),
    fill(
      'pane',
      times(4, (w) => rect(17 + w * 6.5, -35, 4.5, 9)),
    ),
    fill('glow', arch(8, 2, 9, 13) + arch(42, 2, 9, 13)),
  ]);

/** The bastions falling to the harbour, with the arches of the Upper Barrakka. */
const walls: Layer[] = [
  fill('ochre.middle', 'M96 262L112 214H610L640 262z'),
  fill('ochre.near', 'M210 262l10 -48h34l14 48zM440 262l6 -48h30l16 48zM610 214L640 262H572l8 -48z'),
  fill('ochre.far', rect(106, 212, 510, 5)),
  fill('ochre.far', rect(556, 158, 96, 8)),
  fill('ochre.middle', `${times(7, (i) => rect(556 + i * 15, 166, 5, 46))}${rect(548, 206, 112, 10)}`),
  fill('ochre.middle', 'M548 262V214h104L668 262z'),
  fill('leaf.near', `${disc(578, 204, 9)}${disc(608, 206, 8)}${disc(634, 204, 9)}`),
  fill(
    'ochre.front',
    times(7, (i) => arch(160 + i * 58, 262, 14, 20)),
    0.6,
  ),
];

/** A luzzu, with the eyes that see it home. */
const luzzu = (x: number, y: number, size: number): Layer[] =>
  put(x, y, size, [
    fill('blue.near', 'M-78 -26Q-60 -14 0 -12Q56 -14 74 -32L80 -48L86 -46Q84 -10 56 14H-52Q-74 6 -84 -40L-78 -42z'),
    fill('sun.near', 'M-80 -18Q-60 -4 0 -2Q58 -4 80 -24L77 -14Q56 5 0 7Q-56 5 -76 -8z'),
    fill('coral.near', 'M-70 2Q-40 9 0 9Q44 9 68 0L56 14H-52Q-64 10 -70 2z'),
    fill('leaf.near', 'M-78 -26Q-60 -14 0 -12Q56 -14 74 -32l3 -7Q60 -22 0 -19Q-60 -21 -81 -36z'),
    fill('white', 'M52 -14q8 -7 17 -7q-3 9 -15 10z'),
    fill('ink', disc(61, -15, 3)),
    fill('earth.front', `${rect(-34, -52, 3, 36)}${rect(10, -52, 3, 36)}`),
    fill('white', 'M-40 -52Q-12 -62 20 -52l-2 5Q-12 -55 -38 -47z'),
  ]);

/** Malta: Valletta's dome and spire over honey bastions, boxed balconies, the arches of Barrakka, luzzi with eyes. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 700, y: 96 },
  layers: [
    fill('ochre.far', 'M620 250V214h40v-10h50v12h90V250zM0 250V206h30v-12h44v16h30V250z'),
    ...skyline,
    ...Array.from({ length: 7 }, (_, i) => house(i)).flat(),
    ...walls,
    ...water(258, 'sea.near', 'sea.middle'),
    fill('sea.middle', 'M110 258H640L600 274H160z', 0.5),
    ...put(40, 258, 0.9, [
      fill('ochre.near', 'M-50 4V-30H30L44 4z'),
      fill('ochre.middle', `${rect(-6, -64, 26, 36)}M-10 -64h34l-4 -8h-26z`),
      fill('ochre.near', 'M-6 -72q13 -18 26 0z'),
      fill('ink', `${disc(2, -48, 3)}${disc(13, -48, 3)}`),
    ]),
    ...luzzu(600, 286, 0.9),
    ...luzzu(220, 294, 1.05),
    ...luzzu(420, 276, 0.5),
  ],
};
