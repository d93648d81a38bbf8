import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, houses, put, rect, times, tree, water } from '../kit.ts';

/** The castle on its wooded hill: long walls, a chapel, the lookout tower with a flag. */
const castle: Layer[] = [
  fill('ochre.far', rect(-112, -34, 224, 34) + rect(-118, -48, 44, 48) + rect(74, -44, 46, 44)),
  fill('ochre.middle', rect(-92, -48, 18, 48) + rect(100, -44, 20, 44) + rect(-74, -10, 148, 10)),
  fill(
    'coral.near',
    'M-122 -47L-96 -66L-70 -47zM70 -43L97 -62L124 -43zM-74 -33l10 -14h52l10 14zM10 -33l10 -14h46l8 14z',
  ),
  fill('ochre.far', rect(-16, -100, 30, 100)),
  fill('ochre.middle', rect(4, -100, 10, 100)),
  fill(
    'ochre.far',
    times(4, (i) => rect(-18 + i * 9.4, -107, 6, 8)),
  ),
  fill('leaf.near', 'M-1 -107h2v-34h-2zM1 -140l22 6l-22 7z'),
  fill(
    'glow',
    times(3, (i) => arch(-58 + i * 16, -12, 6, 13)) +
      arch(-5, -70, 7, 14) +
      times(3, (i) => rect(26 + i * 14, -24, 6, 9)),
  ),
];

/** The pink Franciscan church: two towers, a gable with volutes, steps. */
const church: Layer[] = [
  fill('rose.near', rect(-46, -84, 92, 84)),
  fill('rose.near', 'M-46 -84Q-30 -90 -26 -112Q0 -128 26 -112Q30 -90 46 -84z'),
  fill('rose.near', rect(-76, -112, 28, 112) + rect(48, -112, 28, 112)),
  fill('rose.middle', rect(-56, -112, 8, 112) + rect(68, -112, 8, 112)),
  fill(
    'white',
    rect(-78, -60, 156, 4) +
      rect(-78, -112, 32, 4) +
      rect(46, -112, 32, 4) +
      times(4, (i) => rect(-42 + i * 26, -56, 5, 56)),
  ),
  fill(
    'leaf.near',
    'M-78 -112q2 -16 12 -20q-2 -12 4 -22q6 10 4 22q10 4 12 20zM46 -112q2 -16 12 -20q-2 -12 4 -22q6 10 4 22q10 4 12 20z',
  ),
  fill('gold', rect(-1, -136, 2, 14) + rect(-4, -132, 8, 2)),
  fill('glow', arch(-10, 0, 20, 34) + arch(-68, -74, 11, 22) + arch(57, -74, 11, 22) + disc(0, -92, 8)),
  fill('glow', arch(-34, -12, 10, 26) + arch(24, -12, 10, 26)),
  fill('whiteShade', rect(-56, -4, 112, 4) + rect(-64, 0, 128, 4)),
];

/** The balustrades of the three bridges, with their lamps. */
const bridges: Layer[] = [
  fill(
    'white',
    'M170 252H470V268Q440 270 430 292H414Q404 270 376 270Q346 270 338 292H304Q296 270 266 270Q236 270 228 292H210Q202 270 170 268z',
  ),
  fill('whiteShade', rect(170, 263, 300, 4)),
  fill('white', rect(164, 238, 312, 5) + times(31, (i) => `M${168 + i * 10} 243h5l-1 10h-3z`)),
  fill(
    'ink',
    times(6, (i) => rect(194 + i * 50, 214, 2, 26)),
  ),
  fill(
    'gold',
    times(6, (i) => disc(195 + i * 50, 212, 4)),
  ),
];

/** The green dragon of the bridge, sitting with raised wings, looking left. */
const dragon: Layer[] = [
  fill('leaf.near', 'M14 -70Q28 -128 84 -146Q76 -122 92 -112Q74 -104 78 -86Q58 -88 48 -64L26 -48z'),
  fill('leaf.middle', 'M20 -68Q36 -114 72 -132Q40 -108 32 -58zM28 -60Q50 -96 78 -108Q52 -88 38 -58z'),
  fill(
    'leaf.front',
    'M-44 0q-10 -18 2 -34l14 -6q-8 -24 0 -46q6 -18 -6 -24l-26 2q-10 -2 -8 -10l14 -4l-16 -8q0 -8 12 -8l14 4l4 -14l8 12l10 -8l2 14q18 12 14 36q16 18 30 38q18 24 40 34q22 6 26 -12q12 -2 8 12q-12 26 -50 22H-10l-2 -10l-10 10z',
  ),
  fill('leaf.front', 'M-28 -112l-10 18l4 3l12 -14zM-14 -20l-22 22h-12l24 -34z'),
  fill('gold', disc(-29, -133, 2.6)),
  fill('coral.near', 'M-62 -120q-16 4 -26 -4q4 8 -4 12q18 6 30 -4z'),
];

/** Ljubljana: a green dragon of its bridge, the pink church at the Triple Bridge, the castle hill, the Alps behind. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 92, y: 68 },
  layers: [
    fill('blue.far', 'M0 220V160L60 118L112 142L176 84L226 128L276 96L330 150L700 150L744 104L800 132V220z'),
    fill(
      'white',
      'M150 104L176 84L205 110L190 106L176 116L164 106zM252 112L276 96L298 116L276 110zM724 126L744 104L776 120L748 122z',
    ),
    fill('leaf.far', 'M0 236V180Q160 150 300 178T800 160V236z'),
    fill('leaf.near', 'M330 250Q388 152 470 140H610Q700 156 760 250z'),
    fill('leaf.front', 'M352 250Q420 176 520 172T740 250z', 0.55),
    ...put(540, 148, 1, castle),
    ...tree(420, 206, 52, 'leaf.front'),
    ...tree(652, 200, 56, 'leaf.front'),
    ...houses(12, [0, 214], 244, { wall: 'sun.middle', roof: 'coral.near', height: 88 }),
    ...houses(31, [404, 800], 246, { wall: 'ochre.far', roof: 'coral.near', height: 74 }),
    ...put(304, 246, 1.06, church),
    fill('whiteShade', rect(0, 244, 800, 16)),
    ...water(258, 'leaf.middle', 'leaf.far'),
    fill('earth.far', 'M0 320V256H172V270L126 320zM800 320V256H468V270L520 320z'),
    fill('earth.middle', 'M172 258V280L138 320H110zM468 258V280L508 320H536z'),
    ...tree(36, 262, 62),
    ...tree(116, 264, 54, 'leaf.front'),
    ...bridges,
    fill('white', rect(600, 288, 200, 32)),
    fill('whiteShade', rect(592, 284, 208, 8) + rect(640, 292, 4, 28) + rect(740, 292, 4, 28)),
    ...put(690, 286, 1.04, dragon),
    ...put(262, 316, 0.7, [
      fill(
        'white',
        'M-34 6Q-40 -12 -18 -12Q-2 -14 8 -2Q18 -12 8 -26Q2 -40 16 -42Q26 -42 28 -32L36 -28L26 -27Q18 -36 16 -28Q30 -10 22 6z',
      ),
      fill('whiteShade', 'M-36 -14Q-16 -16 4 -2Q-14 4 -30 -2z'),
      fill('coral.near', 'M28 -33l9 5l-10 1z'),
      fill('ink', disc(22, -35, 1.4)),
    ]),
  ],
};
