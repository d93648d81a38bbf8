import type { Drawing, Layer } from '../drawing.ts';
import { arch, boat, disc, fill, put, rect, times, water } from '../kit.ts';

/** A house of Santana: thatch to the ground, a red door, blue sills. */
const hut = (x: number, y: number, size: number): Layer[] =>
  put(x, y, size, [
    fill('white', 'M-34 0L0 -66L34 0z'),
    fill('ochre.near', 'M-48 2L0 -86L48 2L34 4L0 -58L-34 4z'),
    fill('ochre.middle', 'M-48 2L0 -86V-78L-40 4z'),
    fill('coral.near', `${rect(-8, -28, 16, 28)}M-36 2L0 -60L36 2h-5L0 -52L-31 2z`),
    fill(
      'blue.near',
      `${rect(-24, -18, 13, 13)}${rect(11, -18, 13, 13)}${rect(-6, -44, 12, 11)}${rect(-34, -3, 68, 4)}`,
    ),
    fill('glow', `${rect(-22, -16, 9, 9)}${rect(13, -16, 9, 9)}${rect(-4, -42, 8, 7)}`),
  ]);

/** A bird-of-paradise flower on its stalk. */
const strelitzia = (x: number, y: number, size: number): Layer[] =>
  put(x, y, size, [
    fill('leaf.front', 'M-3 0Q-6 -60 2 -96h5Q2 -50 5 0z'),
    fill('leaf.near', 'M0 0Q-50 -40 -44 -86Q-14 -60 0 0zM4 0Q40 -30 44 -70Q14 -46 4 0z'),
    fill(
      'sun.near',
      'M8 -98Q0 -130 10 -148Q20 -126 16 -102zM14 -100Q22 -130 42 -140Q36 -114 22 -98zM4 -98Q-12 -122 -12 -140Q4 -126 12 -102z',
    ),
    fill('blue.near', 'M12 -98Q34 -112 54 -108Q36 -100 16 -94z'),
    fill('coral.near', 'M-6 -96Q20 -104 58 -84Q24 -82 0 -88z'),
    fill('leaf.front', 'M-4 -92Q22 -90 58 -84Q20 -76 0 -82z'),
  ]);

const roofs = [
  [300, 214],
  [330, 206],
  [352, 222],
  [384, 212],
  [410, 226],
  [436, 214],
  [462, 204],
  [480, 224],
  [512, 212],
  [540, 224],
  [566, 214],
  [338, 186],
  [396, 190],
  [452, 180],
  [506, 188],
  [372, 168],
  [430, 160],
  [548, 196],
  [590, 226],
  [270, 226],
] as const;

/** White houses scattered up the bowl of Funchal. */
const town: Layer[] = [
  fill('white', roofs.map(([x, y]) => rect(x, y, 20, 15)).join('')),
  fill('coral.near', roofs.map(([x, y]) => `M${x - 3} ${y}l5 -7h16l5 7z`).join('')),
  fill('pane', roofs.map(([x, y]) => rect(x + 4, y + 5, 4, 5) + rect(x + 12, y + 5, 4, 5)).join('')),
  fill('white', `${rect(398, 128, 40, 22)}${rect(392, 112, 11, 38)}${rect(433, 112, 11, 38)}M403 128l15 -12l15 12z`),
  fill('ink', 'M391 112l6.500 -12l6.500 12zM432 112l6.500 -12l6.500 12z'),
  fill('glow', `${arch(412, 150, 12, 16)}${rect(395, 120, 4, 6)}${rect(436, 120, 4, 6)}`),
];

/** The cable car of Monte. */
const cable: Layer[] = [
  fill('ink', 'M446 140L640 250l1 -2L447 138z'),
  fill('white', 'M492 172h16v16q0 3 -3 3h-10q-3 0 -3 -3zM570 216h18v18q0 3 -3 3h-12q-3 0 -3 -3z'),
  fill('pane', `${rect(494, 175, 12, 8)}${rect(572, 219, 14, 9)}`),
  fill('ink', `${rect(499, 166, 2, 7)}${rect(578, 210, 2, 7)}`),
];

/** The yellow fort by the water. */
const fort: Layer[] = [
  fill('sun.near', `${rect(228, 222, 74, 36)}${rect(216, 232, 20, 26)}${rect(294, 214, 18, 44)}`),
  fill(
    'sun.middle',
    times(8, (i) => rect(228 + i * 9, 217, 5, 6)),
  ),
  fill('coral.near', 'M290 214l13 -12l13 12zM212 232l14 -9l14 9z'),
  fill(
    'pane',
    times(4, (i) => rect(238 + i * 14, 234, 5, 7)),
  ),
];

/** Madeira: peaks over a sea of clouds, Funchal in its bowl with the cable car, thatched Santana houses, strelitzias. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 632, y: 84 },
  layers: [
    fill('violet.middle', 'M120 200L196 96L220 112L262 46L292 92L322 66L366 132L410 100L470 160L540 120L640 200z'),
    fill(
      'violet.near',
      'M262 46L292 92L322 66L366 132Q320 120 290 140Q280 90 262 46zM196 96L220 112L214 150Q196 130 196 96zM410 100L470 160Q430 150 400 150z',
      0.6,
    ),
    fill(
      'white',
      'M60 176q10 -26 40 -20q12 -24 44 -12q24 -14 44 6q30 -10 50 8q30 -14 60 4q30 -12 60 8q40 -12 70 6q30 -10 60 6q40 -6 60 20q30 -4 40 14H40q2 -34 20 -40z',
      0.9,
    ),
    ...water(236, 'sea.middle', 'sea.far'),
    fill('leaf.near', 'M150 260Q220 190 300 170Q390 110 440 128Q520 160 580 200Q630 226 700 258z'),
    fill('leaf.middle', 'M220 262Q280 218 350 204T520 206Q590 226 640 262z'),
    fill(
      'leaf.far',
      times(
        5,
        (i) =>
          `M${330 + i * 8} ${200 - i * 13}Q${420 + i * 4} ${184 - i * 13} ${520 - i * 10} ${202 - i * 12}v2Q${420 + i * 4} ${188 - i * 13} ${330 + i * 8} ${203 - i * 13}z`,
      ),
      0.7,
    ),
    ...town,
    ...cable,
    ...fort,
    fill('earth.front', 'M684 320L698 262L716 250L726 212L752 200L766 168L800 146V320z'),
    fill('leaf.front', 'M714 252L724 208L750 196L764 164L800 140V168L780 178L768 210L740 222L728 250z'),
    fill('white', 'M756 206q4 40 0 96h6q4 -60 0 -100z', 0.8),
    fill('ochre.far', rect(190, 256, 470, 5)),
    ...boat(580, 292, 44, 'coral.middle'),
    ...boat(666, 278, 26),
    fill('leaf.near', 'M0 320V226Q90 216 180 250T400 320z'),
    fill('leaf.front', 'M0 320V276Q140 272 280 320z'),
    ...hut(92, 284, 1.15),
    ...hut(212, 300, 0.8),
    fill(
      'coral.near',
      times(9, (i) => disc(20 + i * 30, 300 + (i % 3) * 6, 5)),
    ),
    fill(
      'blue.middle',
      times(8, (i) => disc(36 + i * 32, 308 - (i % 2) * 8, 6)),
    ),
    ...strelitzia(380, 326, 0.72),
    ...strelitzia(430, 330, 0.56),
  ],
};
