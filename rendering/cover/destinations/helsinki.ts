import type { Drawing, Layer } from '../drawing.ts';
import { arch, cloud, disc, fill, houses, put, rect, times, water } from '../kit.ts';

const smallDome = (x: number, y: number): Layer[] =>
  put(x, y, 1, [
    fill('white', rect(-15, -34, 30, 34)),
    fill(
      'pane',
      times(3, (i) => arch(-11 + i * 8, -6, 5, 22)),
      0.7,
    ),
    fill('leaf.near', 'M-17 -34Q-15 -54 0 -58Q15 -54 17 -34z'),
    fill('gold', 'M-1 -74h2v16h-2zM-4 -69h8v2h-8z'),
  ]);

/** The cathedral on its stair: white temple fronts, a green dome and four small ones with gold stars. */
const cathedral: Layer[] = put(420, 236, 0.95, [
  fill('whiteShade', rect(-124, -78, 248, 78)),
  fill('white', `${rect(-62, -78, 124, 78)}M-70 -78L0 -108L70 -78z`),
  ...smallDome(-84, -78),
  ...smallDome(84, -78),
  fill('white', `${rect(-36, -142, 72, 52)}M-70 -78L0 -106L70 -78z`),
  fill('whiteShade', rect(-36, -142, 72, 4) + rect(-70, -80, 140, 4)),
  fill(
    'pane',
    times(6, (i) => arch(-31 + i * 11, -106, 6, 28)),
    0.75,
  ),
  fill('leaf.near', 'M-40 -142Q-36 -186 0 -194Q36 -186 40 -142z'),
  fill('leaf.front', 'M14 -190Q36 -182 40 -142H22Q24 -176 14 -190z', 0.7),
  fill(
    'gold',
    times(5, (i) => disc(-24 + i * 12, -158 - (i % 2) * 10, 1.8)),
  ),
  fill('white', rect(-6, -206, 12, 13)),
  fill('leaf.near', 'M-8 -206Q0 -216 8 -206z'),
  fill('gold', 'M-1.500 -234h3v20h-3zM-6 -228h12v3h-12z'),
  fill(
    'white',
    times(6, (i) => rect(-52 + i * 19.5, -74, 7, 74)),
  ),
  fill(
    'whiteShade',
    times(6, (i) => rect(-47 + i * 19.5, -74, 2, 74)),
  ),
  fill(
    'pane',
    times(5, (i) => rect(-41 + i * 19.5, -56, 6, 30)) +
      times(3, (i) => rect(-116 + i * 18, -56, 7, 26) + rect(74 + i * 18, -56, 7, 26)),
    0.7,
  ),
  fill(
    'whiteShade',
    times(6, (i) => `M${-130 - i * 6} ${i * 5}h${260 + i * 12}v5h${-260 - i * 12}z`),
  ),
  fill(
    'white',
    times(6, (i) => rect(-130 - i * 6, i * 5, 260 + i * 12, 2)),
  ),
]);

/** Uspenski: red brick and gold onions on its rock. */
const uspenski: Layer[] = put(668, 226, 1, [
  fill('earth.front', 'M-84 44Q-70 6 -40 0H44Q76 8 92 44z', 0.75),
  fill('coral.near', `${rect(-38, -46, 78, 46)}${rect(-14, -84, 28, 40)}${rect(-52, -62, 20, 62)}`),
  fill('leaf.near', 'M-42 -46L-14 -62H16L44 -46zM-18 -84L0 -112L18 -84z'),
  fill('gold', `${disc(0, -114, 6)}M-1 -130h2v12h-2zM-4 -126h8v2h-8z`),
  fill('leaf.near', 'M-54 -62L-42 -84L-30 -62z'),
  fill('gold', `${disc(-42, -85, 4)}${disc(-26, -62, 4)}${disc(28, -58, 4)}`),
  fill('glow', times(3, (i) => arch(-28 + i * 21, -12, 11, 24)) + times(2, (i) => arch(-9 + i * 11, -54, 7, 18))),
]);

/** An old tram would be green and ochre; so is this one, along the quay. */
const tram: Layer[] = put(160, 270, 1, [
  fill('leaf.near', 'M-56 -6V-14H56V-6zM-56 -30Q-54 -36 -48 -36H48Q54 -36 56 -30z'),
  fill('sun.middle', rect(-56, -30, 112, 17)),
  fill(
    'pane',
    times(6, (i) => rect(-50 + i * 17, -29, 13, 12)),
  ),
  fill('ink', `${disc(-34, -4, 5)}${disc(34, -4, 5)}M-2 -36L10 -50H12L2 -36z`),
]);

/** Helsinki: the white cathedral over the harbour, Uspenski's gold onions, a tram, the ferry to the fortress. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 118, y: 70 },
  layers: [
    cloud(222, 76, 76),
    cloud(590, 66, 60),
    fill('blue.far', 'M0 270V226Q160 214 300 222T800 214V270z'),
    ...houses(9, [0, 300], 268, { wall: 'sun.middle', roof: 'leaf.middle', height: 92, flat: true }),
    ...houses(31, [548, 800], 268, { wall: 'ochre.middle', roof: 'earth.near', height: 52 }),
    ...uspenski,
    ...cathedral,
    ...houses(17, [270, 590], 270, { wall: 'sun.far', roof: 'coral.near', height: 30, flat: true }),
    fill('ochre.middle', rect(0, 266, 800, 12)),
    ...tram,
    ...water(276, 'blue.near', 'blue.middle'),
    ...put(520, 304, 1, [
      fill('white', 'M-96 -16H100L86 6H-84zM-66 -32H62v16H-66zM-20 -44H34v12H-20z'),
      fill('leaf.near', rect(-98, -8, 190, 5)),
      fill('coral.near', rect(4, -56, 14, 12)),
      fill(
        'pane',
        times(10, (i) => rect(-60 + i * 12, -28, 8, 7)),
      ),
    ]),
  ],
};
