import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, cypress, disc, fill, mirrored, palm, put, rect, times, water } from '../kit.ts';

/** A deer on its column at the harbour mouth, looking to the right. */
const deer: Layer[] = [
  fill('ochre.far', 'M-16 0L-13 -14H13L16 0z' + rect(-9, -96, 18, 84) + rect(-14, -106, 28, 11)),
  fill('ochre.middle', rect(3, -96, 6, 84) + 'M6 0L5 -14H13L16 0z'),
  fill(
    'leaf.near',
    'M-20 -128q2 -12 14 -12h18q8 -2 12 -16l-2 -8q8 -6 14 -2l8 4l-2 5l-10 2q-2 16 -10 24l-2 25h-5l-3 -20h-14l-8 20h-5l3 -22z',
  ),
  fill(
    'leaf.near',
    'M30 -165q-8 -8 -6 -20q3 8 6 10q0 -10 5 -16q0 10 0 16zM36 -164q10 -6 12 -18q-6 6 -9 8q2 -8 0 -14q-5 10 -7 16z',
  ),
];

/** The same on the other side, a hind without antlers. */
const hind: Layer[] = mirrored(deer.slice(0, 3));

/** A windmill of the mole, its sails standing. */
const mill: Layer[] = [
  fill('ochre.far', 'M-20 0L-15 -58H15L20 0z'),
  fill('ochre.middle', 'M6 0L5 -58H15L20 0z'),
  fill('coral.near', 'M-18 -58L0 -78L18 -58z'),
  fill('glow', arch(-5, 0, 10, 17) + rect(-3, -40, 6, 8)),
  fill(
    'ink',
    times(4, (i) => ['M-1 -62h2v-34h-2z', 'M-1 -62h2v34h-2z', 'M0 -63h34v2h-34z', 'M0 -63h-34v2h34z'][i] ?? ''),
  ),
  fill('sun.near', 'M1 -96v28l14 -6zM-1 -28v-28l-14 6zM34 -61h-28l6 14zM-34 -63h28l-6 -14z'),
];

const teeth = (from: number, to: number, y: number, size = 7) =>
  times(Math.floor((to - from) / (size * 1.7)), (i) => rect(from + i * size * 1.7, y - size, size, size + 1));

/** A round tower of the palace gate. */
const tower = (x: number, height: number): Layer[] => [
  fill('ochre.far', rect(x - 22, -height, 44, height) + rect(x - 26, -height - 12, 52, 14)),
  fill('ochre.far', teeth(x - 26, x + 28, -height - 11)),
  fill('ochre.middle', rect(x + 6, -height, 16, height) + rect(x - 26, -height, 52, 3)),
  fill('pane', rect(x - 5, -height + 24, 6, 14) + rect(x - 5, -height + 60, 6, 14), 0.8),
];

/** The Palace of the Grand Master: keep, two gate towers, long battlements. */
const palace: Layer[] = [
  fill('ochre.far', rect(-150, -78, 300, 78) + teeth(-150, 150, -77)),
  fill(
    'ochre.middle',
    times(9, (i) => arch(-138 + i * 33, -44, 12, 20)),
  ),
  fill('ochre.far', rect(62, -140, 62, 140) + teeth(62, 126, -139)),
  fill('ochre.middle', rect(98, -140, 26, 140)),
  fill('glow', arch(76, -96, 12, 24)),
  ...tower(-58, 104),
  ...tower(4, 104),
  fill('ochre.middle', arch(-38, 0, 24, 46)),
  fill('ink', arch(-34, 0, 16, 36)),
  fill('coral.near', 'M92 -147h2v-34h-2zM94 -181l26 7l-26 8z'),
];

/** The fort and lighthouse at the end of the mole. */
const fort: Layer[] = [
  fill('ochre.middle', 'M-38 0L-34 -30H34L38 0z' + rect(-14, -46, 28, 18) + teeth(-34, 34, -29, 6)),
  fill('white', rect(-5, -78, 10, 34)),
  fill('gold', rect(-4, -88, 8, 10)),
  fill('ink', 'M-6 -88L0 -96L6 -88z'),
];

/** Rhodes: deer on their columns at the mouth of Mandraki, windmills on the mole, the knights' palace over the walls. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 396, y: 78 },
  layers: [
    fill('violet.far', 'M0 250V196L70 170L150 186L238 158L330 190L450 172L560 194L660 168L800 190V250z'),
    fill('leaf.middle', 'M0 250V214Q120 186 250 198Q400 206 520 250z'),
    ...put(240, 222, 1, palace),
    fill('earth.far', rect(0, 214, 404, 34) + teeth(0, 404, 215)),
    fill('earth.middle', rect(0, 232, 404, 16)),
    fill('earth.far', rect(390, 200, 34, 48) + teeth(386, 430, 201) + rect(386, 200, 42, 8)),
    fill('earth.middle', rect(412, 208, 12, 40) + rect(390, 232, 34, 16)),
    ...[110, 366].map((x) => cypress(x, 222, 74)),
    ...palm(146, 246, 50),
    ...palm(330, 248, 44),
    ...water(246, 'blue.near', 'blue.middle'),
    fill('earth.far', 'M432 246h280q20 0 26 12H424z'),
    ...[466, 534, 602].flatMap((x) => put(x, 248, 0.94, mill)),
    ...put(662, 250, 1, fort),
    ...boat(320, 278, 40),
    ...boat(588, 284, 34, 'coral.middle'),
    fill('earth.middle', 'M0 320V286h90q24 4 26 34zM800 320V286H700q-24 4 -26 34z'),
    fill('ochre.near', rect(0, 284, 92, 5) + rect(698, 284, 102, 5)),
    ...put(52, 286, 1.25, deer),
    ...put(742, 286, 1.25, hind),
    fill('white', disc(396, 306, 2) + rect(350, 304, 90, 2) + rect(380, 312, 60, 2), 0.5),
  ],
};
