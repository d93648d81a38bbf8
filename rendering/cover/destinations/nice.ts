import type { Drawing } from '../drawing.ts';
import { arch, boat, disc, fill, houses, palm, put, rect, times, water } from '../kit.ts';

const floors = [-116, -88, -60] as const;

/** The hotel with its pink dome over the round corner. */
const negresco = [
  fill('rose.middle', 'M-236 -132l10 -26H-12l4 26zM-206 -158q4 -18 24 -20q20 2 24 20z'),
  fill('whiteShade', rect(-240, -132, 240, 132)),
  fill('white', rect(-40, -138, 84, 138)),
  fill('rose.near', 'M-42 -146C-44 -178 -22 -198 -4 -202h12C26 -198 48 -178 46 -146z'),
  fill('white', 'M-12 -146q2 -30 10 -54h2q-6 26 -6 54zM10 -146q0 -28 -6 -54h2q8 24 10 54z', 0.7),
  fill('white', rect(-7, -214, 18, 14)),
  fill('rose.near', 'M-8 -214q10 -18 20 0z'),
  fill('gold', rect(0.5, -238, 3, 16)),
  fill('white', rect(-46, -148, 96, 7) + rect(-244, -136, 204, 6) + rect(-240, -34, 284, 4)),
  fill(
    'leaf.middle',
    times(7, (i) => rect(-228 + i * 27, -150, 12, 14)),
  ),
  fill(
    'pane',
    floors
      .map((y) => times(7, (i) => rect(-229 + i * 27, y, 12, 19)) + times(3, (i) => rect(-29 + i * 25, y - 2, 13, 20)))
      .join(''),
    0.75,
  ),
  fill(
    'blue.near',
    floors
      .map(
        (y) => times(7, (i) => rect(-231 + i * 27, y + 15, 16, 5)) + times(3, (i) => rect(-31 + i * 25, y + 14, 17, 5)),
      )
      .join(''),
  ),
  fill('glow', times(7, (i) => arch(-230 + i * 27, 0, 16, 26)) + arch(-10, 0, 24, 30), 0.75),
  fill(
    'coral.near',
    times(7, (i) => `M${-233 + i * 27} -20l3 -8h16l3 8z`),
  ),
];

/** A blue chair of the promenade, seen from the side. */
const chair = [fill('blue.near', 'M-13 -30h4l4 15h19v4l3 15h-4l-3 -13h-13l-5 13h-4l4 -15z')];

const bellTower = [
  fill('ochre.middle', rect(-10, -70, 20, 70) + rect(-12, -74, 24, 4)),
  fill('coral.near', 'M-10 -74q0 -16 10 -20q10 4 10 20z'),
  fill('glow', arch(-5, -48, 10, 18), 0.9),
];

/** Nice: the Negresco with its pink dome on the promenade, blue chairs, the bay of angels and the castle hill. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 504, y: 88 },
  layers: [
    fill('violet.far', 'M0 320V200q120 -60 260 -30t260 -10t280 -50V320z'),
    fill('earth.middle', 'M612 170v-52h40v52zM604 170v-30h68v30z'),
    fill(
      'earth.middle',
      times(4, (i) => rect(611 + i * 11.5, 112, 7, 7)),
    ),
    fill('glow', arch(627, 138, 10, 15), 0.9),
    fill('leaf.middle', 'M470 320V246q70 -2 96 -50q24 -48 74 -52q60 -6 90 40q30 30 70 34V320z'),
    fill(
      'leaf.near',
      times(6, (i) => disc(570 + i * 34, 196 + ((i * 13) % 22), 17)),
    ),
    ...houses(3, [470, 800], 252, { wall: 'coral.middle', roof: 'earth.near', height: 50 }),
    ...put(600, 250, 1, bellTower),
    ...houses(21, [560, 700], 256, { wall: 'sun.middle', roof: 'coral.near', height: 34 }),
    ...water(250, 'blue.near', 'blue.middle'),
    fill('white', 'M0 268H384C474 268 464 300 526 320H0z'),
    ...put(352, 272, 1, negresco),
    fill('sun.middle', 'M0 270H376C462 270 452 300 510 320H0z'),
    ...palm(418, 284, 146, 'leaf.near'),
    ...palm(92, 284, 130, 'leaf.near'),
    ...palm(244, 290, 96, 'leaf.near'),
    ...palm(40, 296, 170, 'leaf.near'),
    ...[136, 164, 192, 292, 320, 348].flatMap((x) => put(x, 304, 0.6, chair)),
    ...boat(592, 282, 44),
    ...boat(668, 302, 56, 'gold'),
    ...boat(740, 276, 34),
  ],
};
