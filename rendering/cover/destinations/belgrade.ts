import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, disc, fill, houses, put, rect, times, tree, water } from '../kit.ts';

/** The temple of St Sava: white marble under a great green dome, four small ones at its corners. */
const temple: Layer[] = put(566, 232, 1, [
  fill('white', `${rect(-92, -62, 184, 62)}${rect(-56, -84, 112, 26)}${rect(-36, -112, 72, 30)}`),
  fill(
    'whiteShade',
    `${rect(56, -62, 36, 62)}${rect(20, -112, 16, 30)}${rect(-92, -64, 184, 4)}${rect(-38, -114, 76, 4)}`,
  ),
  fill('white', 'M-56 -62V-70Q-56 -92 -28 -92T0 -70Q0 -92 28 -92T56 -70V-62z'),
  fill('leaf.near', 'M-42 -113Q-40 -152 0 -160Q40 -152 42 -113z'),
  fill('leaf.front', 'M14 -157Q40 -148 42 -113H22Q26 -140 14 -157z', 0.6),
  fill('gold', `${rect(-1.5, -184, 3, 26)}${rect(-8, -176, 16, 3)}${disc(0, -160, 4)}`),
  ...[-78, 78].flatMap((x) =>
    put(x, -62, 1, [
      fill('white', rect(-12, -28, 24, 28)),
      fill('leaf.near', 'M-14 -28Q-12 -44 0 -46Q12 -44 14 -28z'),
      fill('gold', 'M-1 -60h2v15h-2zM-5 -55h10v2h-10z'),
      fill(
        'pane',
        times(3, (i) => arch(-9 + i * 7, -8, 4, 15)),
        0.7,
      ),
    ]),
  ),
  fill(
    'pane',
    times(7, (i) => arch(-32 + i * 9.5, -88, 5, 19)),
    0.75,
  ),
  fill(
    'glow',
    `${arch(-16, 0, 32, 46)}${times(3, (i) => arch(-84 + i * 18, -12, 9, 30))}${times(3, (i) => arch(40 + i * 18, -12, 9, 30))}`,
  ),
]);

/** The Victor on his column, looking over the water from the rampart. */
const victor: Layer[] = put(230, 140, 1, [
  fill('ochre.far', 'M-14 0V-8H-9V-72H9V-8H14V0zM-12 -72V-78H12V-72z'),
  fill('ochre.middle', 'M2 -8V-72H9V-8z'),
  fill(
    'sea.front',
    'M-4 -78L-3 -104Q-5 -112 0 -114Q5 -112 3 -104L5 -78zM-3 -104L-12 -96L-11 -93L-2 -98zM3 -104L13 -99L12 -96L2 -98z',
  ),
  fill('sea.front', `${disc(0, -117, 3.5)}${rect(12, -116, 1.5, 36)}M-12 -98l-8 -3l5 -3l-3 -4l7 4l2 6z`),
]);

/** The fortress: ramparts in two storeys on the bluff, a gate tower with a clock. */
const fortress: Layer[] = [
  fill('leaf.middle', 'M0 280V178Q40 150 110 142H330Q390 150 430 196L480 280z'),
  fill('earth.middle', 'M60 176L66 142H352L360 176z'),
  fill('earth.near', `${times(24, (i) => rect(66 + i * 12, 137, 7, 7))}M60 176h300v4H60z`, 0.8),
  fill('leaf.near', 'M0 280V222Q120 196 260 204T470 262L480 280z'),
  fill('earth.middle', 'M0 264V232L250 220L400 244L440 264z'),
  fill('earth.near', 'M250 220L400 244L440 264H310z', 0.5),
  fill(
    'earth.near',
    times(17, (i) => rect(8 + i * 15, 228 - i * 0.7, 8, 7)),
    0.8,
  ),
  ...put(110, 142, 1, [
    fill('earth.middle', rect(-20, -46, 40, 46)),
    fill('earth.near', rect(6, -46, 14, 46)),
    fill('ochre.far', rect(-14, -74, 28, 30)),
    fill('coral.near', 'M-18 -74Q-14 -90 0 -94Q14 -90 18 -74z'),
    fill('gold', 'M-1 -106h2v13h-2z'),
    fill('white', disc(0, -60, 8)),
    fill('ink', 'M-0.700 -66h1.400v7l4 3l-1 1l-4.400 -3z'),
    fill('glow', arch(-8, 0, 16, 26)),
  ]),
  fill('glow', times(4, (i) => arch(150 + i * 52, 172, 10, 18)) + arch(230, 256, 20, 26)),
];

/** Belgrade: the Victor on the rampart of Kalemegdan over the Sava and the Danube, the white temple of St Sava. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 400, y: 96 },
  layers: [
    fill('violet.far', 'M0 270V210Q200 186 420 200T800 184V270z'),
    ...houses(13, [430, 800], 246, { wall: 'rose.middle', roof: 'coral.near', height: 64 }),
    ...put(752, 240, 1, [
      fill('blue.middle', rect(-16, -146, 22, 146) + rect(14, -120, 20, 120) + rect(-6, -104, 30, 12)),
      fill('blue.near', rect(-10, -162, 10, 16)),
      fill(
        'pane',
        times(14, (i) => rect(-13, -140 + i * 9.5, 16, 3)) + times(11, (i) => rect(17, -114 + i * 9.5, 14, 3)),
        0.6,
      ),
    ]),
    ...temple,
    ...houses(38, [440, 800], 272, { wall: 'sun.middle', roof: 'earth.near', height: 46 }),
    ...fortress,
    ...[20, 52, 172, 290, 330, 376].flatMap((x, i) => tree(x, i < 2 ? 200 : 200 + (i % 3) * 6, 44, 'leaf.front')),
    ...victor,
    fill('ochre.middle', rect(0, 262, 800, 12)),
    ...water(272, 'blue.near', 'blue.middle'),
    fill('leaf.near', 'M470 320Q560 290 700 292T800 300V320z', 0.9),
    ...[560, 610, 668, 724, 772].flatMap((x, i) => tree(x, 306, 34 + (i % 2) * 8, 'leaf.front')),
    ...put(250, 304, 1, [
      fill('white', 'M-70 -12H76L64 6H-58zM-48 -26H44v14H-48z'),
      fill('coral.near', rect(-72, -6, 140, 3)),
      fill(
        'pane',
        times(8, (i) => rect(-42 + i * 11, -22, 7, 6)),
      ),
    ]),
    ...boat(400, 290, 26),
  ],
};
