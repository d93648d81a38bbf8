import type { Drawing } from '../drawing.ts';
import { arch, cloud, cypress, disc, fill, houses, put, rect, times, water } from '../kit.ts';

const corner = (x: number) => ({
  wall: rect(x - 18, -104, 36, 104),
  roof: `M${x - 21} -104h42l-8 -8h-26zM${x - 14} -112L${x - 3} -142h6L${x + 14} -112zM${x - 2} -142l2 -14l2 14z`,
});
const corners = [-94, 94].map(corner);
/** The two towers behind show between the ones in front. */
const behind = [-48, 48].map(corner);

const alcazar = [
  fill('ochre.middle', behind.map(({ wall }) => wall).join('')),
  fill('blue.middle', behind.map(({ roof }) => roof).join('')),
  fill('sun.middle', rect(-98, -84, 196, 84) + corners.map(({ wall }) => wall).join('')),
  fill('blue.near', corners.map(({ roof }) => roof).join('')),
  fill(
    'ochre.near',
    rect(-100, -88, 200, 5) +
      rect(-112, -56, 224, 3) +
      rect(-112, -26, 224, 3) +
      rect(-114, -106, 40, 4) +
      rect(74, -106, 40, 4),
  ),
  fill(
    'glow',
    times(8, (i) => rect(-66 + i * 17.5, -78, 8, 14) + rect(-66 + i * 17.5, -48, 8, 14)),
    0.9,
  ),
  fill(
    'glow',
    [-102, -90, 82, 94].map((x) => rect(x, -96, 8, 12) + rect(x, -76, 8, 12) + rect(x, -46, 8, 12)).join(''),
    0.9,
  ),
];

const cathedral = [
  fill('ochre.middle', rect(26, -54, 112, 54) + 'M22 -54l18 -18h94l12 18z'),
  fill(
    'ochre.near',
    times(5, (i) => `M${34 + i * 24} -52v-20l4 -12l4 12v20z`),
  ),
  fill('ochre.middle', rect(-24, -92, 50, 92) + rect(-16, -116, 34, 26)),
  fill('blue.near', 'M-15 -116L1 -164L17 -116z'),
  fill('gold', rect(-13, -124, 28, 3) + rect(-10, -134, 22, 3) + rect(-7, -144, 16, 3) + rect(0, -172, 2, 10)),
  fill(
    'ochre.near',
    times(2, (i) => `M${-26 + i * 44} -92v-16l5 -14l5 14v16z`) + rect(-27, -94, 56, 4) + rect(-24, -50, 50, 3),
  ),
  fill(
    'glow',
    times(2, (i) => arch(-18 + i * 21, -58, 16, 28) + arch(-11 + i * 15, -94, 9, 17)) +
      times(4, (i) => arch(44 + i * 24, -16, 11, 26)) +
      arch(-8, 0, 18, 30),
    0.9,
  ),
];

/** An arch cut out of a wall: it runs the other way round. */
const opening = (x: number, width: number, height: number): string =>
  `M${x + width} 4v${-(height - width / 3)}a${width / 2} ${width / 3} 0 0 0 ${-width} 0v${height - width / 3}z`;

/** The bridge over the gorge with its gate tower. */
const bridge = [
  fill('earth.middle', rect(-190, -62, 372, 66) + opening(-70, 140, 60) + opening(86, 62, 44) + opening(-146, 62, 44)),
  fill('earth.near', rect(-194, -68, 380, 8)),
  fill('earth.middle', rect(-148, -122, 52, 60)),
  fill(
    'earth.middle',
    times(4, (i) => rect(-150 + i * 15.5, -130, 9, 9)),
  ),
  fill('glow', arch(-132, -62, 20, 36) + rect(-126, -110, 8, 8), 0.9),
];

/** Toledo: the four towers of the Alcázar and the spire of the cathedral on the rock, the bridge over the gorge of the Tagus. */
export const drawing: Drawing = {
  sky: 'leaf',
  sun: { x: 336, y: 76 },
  layers: [
    cloud(120, 84, 110),
    cloud(640, 66, 90),
    fill('leaf.far', 'M0 320V210q120 -40 260 -20t300 -10t240 20V320z'),
    fill('ochre.middle', 'M60 320V240q60 -50 140 -64q110 -22 220 -10q160 -8 240 26q60 30 90 80V320z'),
    ...houses(6, [330, 440], 186, { wall: 'sun.middle', roof: 'earth.near', height: 34 }),
    ...put(534, 180, 1, alcazar),
    ...put(232, 196, 1, cathedral),
    ...houses(16, [150, 420], 214, { wall: 'sun.far', roof: 'earth.near', height: 36 }),
    ...houses(23, [400, 690], 210, { wall: 'sun.far', roof: 'earth.middle', height: 34 }),
    ...houses(31, [164, 400], 240, { wall: 'sun.middle', roof: 'earth.near', height: 32 }),
    ...houses(42, [380, 730], 238, { wall: 'ochre.far', roof: 'earth.near', height: 32 }),
    fill('ochre.near', 'M330 320l20 -74l40 -12h330l60 30l20 20V320z'),
    fill('earth.near', 'M440 320l36 -60l30 14l16 46zM560 320l24 -52l40 10l30 42zM690 320l20 -42l40 12l20 30z'),
    fill('leaf.near', [420, 446, 540, 656, 676, 770].map((x, i) => disc(x, 262 + ((i * 7) % 16), 15)).join('')),
    cypress(476, 262, 60),
    cypress(606, 264, 70),
    cypress(632, 268, 50),
    fill('ochre.near', 'M0 320V226q50 -4 80 30l40 30v34z'),
    fill('leaf.near', [16, 44, 70].map((x, i) => disc(x, 234 + i * 14, 20)).join('')),
    fill('ochre.near', rect(90, 236, 300, 40)),
    fill('sea.near', rect(90, 272, 340, 30)),
    fill('sea.middle', rect(200, 280, 60, 2) + rect(116, 282, 30, 2) + rect(346, 281, 34, 2)),
    ...put(252, 300, 1, bridge),
    ...water(290),
  ],
};
