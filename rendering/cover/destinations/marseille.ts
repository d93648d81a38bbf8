import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, ground, houses, mirrored, put, rect, times } from '../kit.ts';

const stripes = (x: number, top: number, width: number, height: number): string =>
  times(Math.floor(height / 8), (i) => rect(x, top + 4 + i * 8, width, 3));

/** Notre-Dame de la Garde from the harbour: nave and dome, the striped tower with the golden Virgin, on its rampart. */
const basilica: Layer[] = [
  // the rampart and the lower church
  fill('ochre.middle', 'M-112 0L-104 -26H96L104 0z'),
  fill('ochre.near', `${rect(-106, -29, 204, 5)}${times(7, (i) => arch(-88 + i * 27, 0, 13, 17))}`),
  // nave
  fill('white', rect(-58, -78, 104, 52)),
  fill('leaf.middle', stripes(-58, -78, 104, 52)),
  fill('blue.near', 'M-62 -78L-54 -90H42L48 -78z'),
  fill(
    'pane',
    times(4, (i) => arch(-46 + i * 20, -36, 10, 28)),
    0.8,
  ),
  // dome over the choir
  fill('white', rect(-96, -84, 42, 58)),
  fill('leaf.middle', stripes(-96, -84, 42, 58)),
  fill('blue.near', 'M-98 -84Q-97 -116 -75 -120Q-53 -116 -52 -84z'),
  fill(
    'pane',
    times(4, (i) => arch(-93 + i * 10, -66, 6, 14)),
    0.8,
  ),
  fill('gold', rect(-76, -134, 2, 15) + rect(-79, -130, 8, 2)),
  // tower
  fill('white', `${rect(42, -128, 44, 102)}${rect(47, -162, 34, 36)}`),
  fill('leaf.middle', stripes(42, -128, 44, 100) + stripes(47, -162, 34, 34)),
  fill('white', `${rect(39, -131, 50, 5)}${rect(44, -165, 40, 5)}`),
  fill('pane', times(2, (i) => arch(48 + i * 19, -92, 13, 28)) + arch(56, -30, 16, 34) + arch(57, -136, 14, 22), 0.85),
  fill('white', rect(53, -184, 22, 22)),
  fill('leaf.middle', rect(53, -178, 22, 3) + rect(53, -170, 22, 3)),
  // the Virgin and child
  fill('gold', 'M57 -184Q55 -202 59 -212H70Q74 -200 72 -184z'),
  fill('gold', `${disc(64, -217, 5)}${disc(71, -211, 3.4)}${rect(60, -225, 8, 4)}`),
];

/** The square tower and the round one at the mouth of the harbour. */
const fort: Layer[] = [
  fill('sun.near', 'M-70 0V-44H-10V-104H34V-40H96V0z'),
  fill('ochre.near', `${rect(-14, -108, 52, 7)}${rect(-72, -47, 62, 5)}${rect(34, -44, 62, 5)}`),
  fill('sun.near', times(5, (i) => rect(-14 + i * 11, -115, 6, 8)) + times(5, (i) => rect(-70 + i * 12, -53, 6, 7))),
  fill('sun.middle', 'M96 0V-78Q112 -86 128 -78V0z'),
  fill('ochre.near', 'M94 -76Q112 -88 130 -76V-84Q112 -96 94 -84z'),
  fill('pane', rect(8, -84, 6, 14) + rect(8, -54, 6, 14) + rect(109, -60, 5, 12) + rect(-46, -28, 6, 12)),
];

/** The dark cube of the museum in its net of concrete, and the footbridge to the fort. */
const museum: Layer[] = [
  fill('ink', rect(0, -64, 132, 64)),
  fill(
    'blue.far',
    times(30, (i) => {
      const x = 6 + (i % 10) * 12.4;
      const y = -54 + Math.floor(i / 10) * 18;
      return `M${x} ${y}q5 ${i % 2 ? 8 : -4} 9 2q2 6 -2 10q-5 3 -8 -2z`;
    }),
    0.85,
  ),
  fill('ink', rect(-96, -66, 230, 4)),
];

const pointu = (hull: 'coral.near' | 'sun.near' | 'sea.near'): Layer[] => [
  fill('earth.front', rect(-2, -62, 3, 56)),
  fill('white', 'M0 -60Q34 -40 40 -14L2 -12z'),
  fill(hull, 'M-52 -18Q-40 -8 0 -8Q38 -8 54 -20Q44 10 24 10H-26Q-44 8 -52 -18z'),
  fill('white', 'M-52 -18Q-40 -8 0 -8Q38 -8 54 -20L53 -15Q36 -3 0 -3Q-38 -3 -51 -13z'),
];

const masts = times(26, (i) => {
  const height = 40 + ((i * 37) % 31);
  return rect(300 + i * 11.5, 232 - height, 1.6, height);
});

/** Marseille: the Good Mother on her white rock, the masts of the Old Port, Fort Saint-Jean and the Mucem, fishing boats. */
export const drawing: Drawing = {
  sky: 'sun',
  sun: { x: 452, y: 78 },
  layers: [
    fill('violet.far', 'M0 320V206Q60 190 110 198L180 180Q300 170 420 196L520 186L640 204L800 190V320z'),
    // the limestone hill
    fill('whiteShade', 'M0 320V214L60 178L104 158L132 150H296L330 172L388 190L440 214V320z'),
    fill('white', 'M0 320V222L70 186L108 164L150 160L170 176L150 196L196 180L236 190L300 172L352 196L430 222V320z'),
    fill(
      'leaf.near',
      times(13, (i) => disc(40 + i * 30, 214 - ((i * 17) % 30), 8 + (i % 3) * 2)),
      0.85,
    ),
    ...put(212, 153, 0.645, basilica),
    ...houses(11, [0, 300], 236, { wall: 'ochre.middle', roof: 'coral.near', height: 40 }),
    ...houses(4, [290, 560], 236, { wall: 'rose.middle', roof: 'coral.near', height: 48 }),
    ...houses(29, [0, 560], 252, { wall: 'sun.middle', roof: 'coral.near', height: 34, flat: true }),
    fill('earth.front', masts),
    fill(
      'white',
      times(13, (i) => `M${292 + i * 23} 232h19l-4 8h-12z`),
    ),
    fill('ochre.middle', 'M0 246H560L590 262H0z'),
    ground('blue.near', 252),
    ...put(648, 262, 1, museum),
    ...put(600, 262, 1.02, fort),
    fill('ochre.middle', 'M520 262H800V272H540z'),
    fill(
      'blue.middle',
      rect(60, 274, 150, 3) + rect(350, 270, 120, 3) + rect(590, 288, 170, 3) + rect(250, 308, 170, 3),
    ),
    ...put(112, 296, 1, pointu('coral.near')),
    ...put(330, 288, 0.8, pointu('sun.near')),
    ...put(486, 306, 1.05, mirrored(pointu('sea.near'))),
  ],
};
