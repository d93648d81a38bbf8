import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, palm, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';
import { hills } from '../shapes.ts';

/** The Japanese bridge: a covered walk on stone piers, its tiled roof a wave, a small shrine behind. */
const bridge: Layer[] = [
  fill('earth.front', 'M-60 -118q10 0 18 -12h84q8 12 18 12l-12 12H-48z'),
  fill('coral.near', rect(-46, -108, 92, 40)),
  fill('earth.front', 'M-190 -58Q-184 -70 -170 -76L-120 -94H-58L-40 -104H40L58 -94H120L170 -76Q184 -70 190 -58z'),
  fill(
    'earth.near',
    times(19, (i) => `M${-118 + i * 13} -93l-4 34h3l4 -34z`),
    0.6,
  ),
  fill(
    'ochre.near',
    'M-130 -92q6 -10 14 -4l-4 6zM130 -92q-6 -10 -14 -4l4 6zM-40 -104q4 -12 14 -6l-6 6zM40 -104q-4 -12 -14 -6l6 6z',
  ),
  fill('coral.near', `M-176 -58H176V-10Q0 -34 -176 -10z`),
  fill(
    'glow',
    times(9, (i) => rect(-158 + i * 37, -52, 20, 22)),
  ),
  fill(
    'coral.front',
    times(10, (i) => rect(-170 + i * 37, -58, 5, 44)),
  ),
  fill('rose.far', 'M-200 -12Q0 -38 200 -12V30H-200z'),
  fill('rose.middle', 'M-200 -12Q0 -38 200 -12v6Q0 -32 -200 -6z'),
  fill('sea.front', arch(-128, 30, 66, 42) + arch(-34, 30, 68, 50) + arch(62, 30, 66, 42)),
];

/** A merchant's house: yellow front, brown shutters, a low roof of old tiles. */
const house = (width: number, height: number, wall: Paint): Layer[] => [
  fill(wall, rect(0, -height, width, height)),
  fill('earth.front', `M-8 ${-height + 6}L10 ${-height - 22}H${width - 10}L${width + 8} ${-height + 6}z`),
  fill('earth.near', `M-4 -46h${width + 8}l4 10H-8z`),
  fill(
    'leaf.front',
    times(Math.floor(width / 38), (i) => rect(10 + i * 38, -height + 18, 22, 30)),
  ),
  fill(
    'pane',
    times(Math.floor(width / 38), (i) => rect(18 + i * 38, -height + 18, 6, 30)),
  ),
  fill(
    'glow',
    times(Math.floor(width / 38), (i) => rect(10 + i * 38, -34, 24, 34)),
  ),
];

/** A lantern of silk, its top at the string. */
const lantern = (paint: Paint): Layer[] => [
  fill('ink', rect(-0.7, 0, 1.4, 10)),
  fill(paint, 'M-6 10H6Q20 18 18 30Q16 42 6 48H-6Q-16 42 -18 30Q-20 18 -6 10z'),
  fill('gold', `${rect(-6, 8, 12, 4)}${rect(-6, 46, 12, 4)}M-1 50h2v16h-2zM-5 50h2v11h-2zM3 50h2v11h-2z`),
  fill('sun.far', 'M-3 12Q-10 30 -3 46H3Q10 30 3 12z', 0.45),
];
const silks: readonly Paint[] = [
  'coral.near',
  'sun.near',
  'rose.near',
  'violet.near',
  'sun.middle',
  'coral.middle',
  'leaf.near',
];
const string = ([from, to]: readonly [number, number], sag: number, count: number, size: number): Layer[] => [
  fill('ink', `M${from} 0Q${(from + to) / 2} ${sag * 2} ${to} 0v1.6Q${(from + to) / 2} ${sag * 2 + 1.6} ${from} 1.6z`),
  ...Array.from({ length: count }, (_, i) => {
    const t = (i + 0.5) / count;
    return put(
      from + (to - from) * t,
      4 * sag * t * (1 - t),
      size * (0.85 + ((i * 5) % 4) * 0.09),
      lantern(silks[(i * 3) % 7] ?? 'coral.near'),
    );
  }).flat(),
];

/** Da Nang's dragon: a golden body that swims in arcs over the bridge. */
const dragon: Layer[] = [
  fill('sea.near', `${rect(-160, 0, 330, 5)}${times(6, (i) => rect(-140 + i * 56, 4, 6, 18))}`),
  fill(
    'gold',
    'M-160 4Q-140 -22 -118 2Q-84 -44 -44 2Q-4 -52 40 2Q78 -44 106 -8Q120 -30 146 -26L168 -14L150 -10Q136 -14 128 4Q112 20 98 6Q76 -26 46 12Q40 16 34 10Q-4 -34 -40 10Q-46 14 -52 8Q-84 -26 -112 9Q-118 13 -124 8Q-142 -8 -154 8z',
  ),
  fill('coral.near', 'M168 -16q26 -14 40 2q-22 0 -38 2z'),
];

/** A rowing boat with a lit lantern and its rower in a conical hat. */
const rower: Layer[] = [
  fill('earth.front', 'M-64 -12Q0 8 64 -14Q52 12 34 12H-34Q-52 12 -64 -12z'),
  fill('violet.front', 'M28 -4L32 -34q8 -8 16 0L52 -6z'),
  fill('sun.middle', 'M22 -38Q36 -54 40 -56Q46 -52 58 -38Q40 -33 22 -38z'),
  fill('ink', 'M52 -24L84 18l-2 2L50 -20zM-40 -8v-34h2v34z'),
  ...put(-39, -44, 0.55, lantern('coral.near')),
];

/** Hoi An's covered bridge and lanterns on the river, Da Nang's dragon far off. */
export const drawing: Drawing = {
  sky: 'violet',
  sun: { x: 300, y: 108 },
  layers: [
    fill('rose.far', rect(0, 150, 800, 90), 0.8),
    fill('violet.middle', hills(3.2, 226, 66, 6)),
    fill('leaf.middle', 'M262 232L276 190L292 180L306 206L322 168L340 160L354 200L368 232z'),
    ...put(150, 226, 0.66, dragon),
    ...palm(330, 236, 80, 'leaf.near'),
    ...put(-14, 242, 1, house(84, 96, 'sun.middle')),
    ...put(660, 244, 1, house(118, 118, 'sun.near')),
    ...put(772, 244, 1, house(84, 94, 'ochre.middle')),
    fill('rose.near', disc(664, 132, 13) + disc(678, 142, 10) + disc(652, 144, 9) + disc(668, 156, 8)),
    ...palm(646, 246, 118),
    ...water(240, 'sea.middle', 'sun.middle'),
    fill('leaf.near', 'M150 242Q240 238 288 222H330V276Q260 276 226 262Q196 248 150 242z'),
    fill('leaf.near', 'M650 276V222H690Q706 236 740 238H800V258Q740 258 716 268Q690 278 650 276z'),
    fill(
      'ochre.far',
      'M176 243Q246 240 288 226H310V234Q250 250 176 243zM670 234V226H690Q706 240 740 242H800V248H740Q700 248 670 234z',
    ),
    ...put(490, 240, 0.98, bridge),
    fill('coral.middle', 'M330 272h320l-30 22H360z', 0.4),
    fill('sun.middle', rect(20, 262, 40, 3) + rect(690, 262, 60, 3) + rect(706, 278, 40, 3)),
    ...put(150, 284, 1.05, rower),
    ...put(690, 300, 0.8, rower),
    ...put(0, -6, 1, string([-20, 820], 34, 13, 0.95)),
    ...put(0, -2, 1, string([-60, 300], 44, 5, 1.25)),
  ],
};
