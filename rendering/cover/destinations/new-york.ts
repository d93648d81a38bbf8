import type { Drawing } from '../drawing.ts';
import { disc, fill, put, rect, times, towers, water } from '../kit.ts';

const liberty = put(196, 284, 1, [
  fill('ochre.middle', 'M-62 6L-54 -20H54L62 6zM-30 -20L-24 -84H24L30 -20z'),
  fill('ochre.near', `${rect(-30, -90, 60, 8)}${rect(-34, -28, 68, 8)}${rect(-27, -62, 54, 5)}`),
  fill(
    'pane',
    times(4, (i) => rect(-18 + i * 10, -54, 5, 18)),
    0.8,
  ),
  fill('leaf.middle', 'M-24 -90L-19 -140Q-24 -158 -16 -168L-30 -206l9 -5L-6 -172H10Q20 -170 21 -158L19 -140L26 -90z'),
  fill(
    'leaf.near',
    'M-12 -90L-9 -138l4 0L-5 -90zM2 -90L2 -130l5 0L10 -90zM14 -90L10 -148L-14 -160l2 -5L16 -150L20 -90z',
  ),
  fill('leaf.middle', rect(-4, -178, 8, 10)),
  fill('leaf.middle', disc(0, -182, 10)),
  fill('leaf.middle', 'M-9 -190L-20 -200L-6 -192L-10 -208L-2 -193L0 -212L2 -193L10 -208L6 -192L20 -200L9 -190z'),
  fill('leaf.near', 'M-11.5 -186H11.5L10 -192H-10z'),
  fill('leaf.front', disc(-3.6, -182, 1.3) + disc(3.6, -182, 1.3) + rect(-0.6, -182, 1.2, 5) + rect(-2, -175.5, 4, 1)),
  fill('leaf.near', 'M14 -166L30 -160L22 -132L8 -138z'),
  fill('leaf.near', 'M-33 -212h14l-3 8h-8z'),
  fill('gold', 'M-34 -212Q-34 -222 -25 -234Q-16 -222 -18 -212z'),
]);

const lights = (from: number, top: number, columns: number, rows: number) =>
  times(columns, (i) => times(rows, (row) => ((i * 5 + row * 3) % 4 ? rect(from + i * 8, top + row * 11, 3, 6) : '')));

const empireState = put(420, 280, 1, [
  fill(
    'earth.middle',
    `${rect(-44, -64, 88, 64)}${rect(-36, -92, 72, 92)}${rect(-26, -178, 52, 178)}${rect(-20, -192, 40, 16)}`,
  ),
  fill('earth.middle', `${rect(-14, -202, 28, 12)}M-8 -202L-6 -222H6L8 -202zM-2 -222L-1 -254h2L2 -222z`),
  fill('white', rect(-14, -190, 3, 126) + rect(-4, -198, 3, 134) + rect(4, -198, 3, 134) + rect(13, -190, 3, 126), 0.7),
  fill('pane', lights(-24, -172, 7, 10) + lights(-38, -56, 10, 5)),
]);

const chrysler = put(510, 280, 1, [
  fill('blue.middle', rect(-32, -70, 64, 70) + rect(-22, -152, 44, 152)),
  fill('whiteShade', 'M-22 -152Q-22 -182 -8 -200Q-3 -210 -1 -240h2Q3 -210 8 -200Q22 -182 22 -152z'),
  fill(
    'pane',
    times(4, (row) => times(3, (i) => `M${(i - 1) * (11 - row * 2.6) - 3} ${-156 - row * 11}l3 -7l3 7z`)) +
      lights(-18, -144, 5, 7) +
      lights(-28, -60, 8, 5),
  ),
]);

const oneWorld = put(320, 280, 1, [
  fill('blue.far', 'M-26 0V-24L-18 -190H18L26 -24V0zM-1.5 -190L-.5 -240h1L1.5 -190z'),
  fill('blue.middle', 'M-26 -24L0 -190H-18zM26 -24L0 -190H18zM-26 -24H26L0 -190z', 0.7),
  fill('white', 'M-8 -24L0 -190L8 -24z', 0.5),
]);

/** Cables fan out from the top of the pier; the left end is lost behind the Empire State. */
const span = put(632, 296, 1, [
  fill(
    'white',
    times(9, (i) => {
      const x = 26 + i * 20;
      return `M0 -152L${x} -60h2L2 -152zM0 -152L${-x} -60h-2L-2 -152z`;
    }),
    0.75,
  ),
  fill('earth.near', 'M0 -154Q-80 -70 -190 -66v4Q-80 -64 0 -148zM0 -154Q80 -70 190 -66v4Q80 -64 0 -148z'),
  fill('earth.near', rect(-210, -62, 420, 9)),
  fill(
    'gold',
    times(12, (i) => disc(-190 + i * 34, -66, 2.2)),
  ),
]);

/** A pier of stone with two pointed arches. */
const pier = put(632, 296, 1, [
  fill('earth.middle', 'M-38 0L-33 -146H-15V-64H-9V-146H9V-64H15V-146H33L38 0z'),
  fill(
    'earth.middle',
    `${rect(-36, -158, 72, 14)}M-34 -120V-146H34V-120H26Q24 -134 19 -140Q11 -134 9 -118H-9Q-11 -134 -19 -140Q-24 -134 -26 -120z`,
  ),
  fill('earth.middle', rect(-34, -54, 68, 54)),
  fill('earth.near', rect(-40, -162, 80, 6) + rect(-40, -8, 80, 20)),
]);

/** New York: the Statue of Liberty, One World Trade Center, Empire State, Chrysler, and Brooklyn Bridge. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 592, y: 84 },
  layers: [
    towers(7, { base: 282, heights: [60, 150], between: [262, 800] }, 'violet.far'),
    towers(21, { base: 282, heights: [30, 90], between: [0, 262] }, 'violet.far'),
    towers(13, { base: 282, heights: [26, 84], between: [262, 390] }, 'violet.middle'),
    towers(29, { base: 282, heights: [26, 70], between: [450, 800] }, 'violet.middle'),
    fill(
      'pane',
      times(16, (i) => times(2, (row) => rect(272 + i * 32, 262 - row * 13, 4, 6))),
      0.7,
    ),
    ...oneWorld,
    ...chrysler,
    ...span,
    ...empireState,
    ...water(278, 'blue.near', 'blue.middle'),
    fill('leaf.near', 'M96 296Q110 276 196 276Q284 276 300 296z'),
    ...liberty,
    ...pier,
    ...put(346, 306, 1, [
      fill('gold', 'M-44 -10H50L40 6H-38zM-32 -24H34v14H-32z'),
      fill(
        'pane',
        times(6, (i) => rect(-26 + i * 10, -20, 6, 6)),
      ),
    ]),
  ],
};
