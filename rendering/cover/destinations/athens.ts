import type { Drawing } from '../drawing.ts';
import { arch, cypress, fill, ground, houses, put, rect, times, tree } from '../kit.ts';
import { hills } from '../shapes.ts';

const COLUMNS = 8;
const column = (i: number) => -134 + i * 36;

const parthenon = put(400, 196, 1, [
  fill('pane', rect(-120, -82, 240, 82), 0.45),
  fill('sun.middle', rect(-84, -70, 168, 70)),
  fill(
    'white',
    times(COLUMNS, (i) => `M${column(i)} 0l2.5 -80h11l2.5 80zM${column(i) - 2} -80h20v-7h-20z`),
  ),
  fill(
    'whiteShade',
    times(COLUMNS, (i) => `M${column(i) + 9} 0l.6 -80h3.6l2.8 80z`),
  ),
  fill('white', rect(-144, -98, 288, 12) + rect(-144, -114, 288, 13)),
  fill('whiteShade', times(16, (i) => rect(-140 + i * 18.2, -112, 7, 11)) + rect(-144, -101, 288, 3)),
  fill('white', 'M-152 -114v-6L-40 -154L6 -167L62 -150l4 8L96 -138L152 -120v6z'),
  fill('sun.middle', 'M-104 -119L0 -150L46 -137l10 18z'),
  fill('white', rect(-148, 0, 296, 6) + rect(-156, 6, 312, 6) + rect(-164, 12, 328, 7)),
  fill('whiteShade', rect(-148, 4, 296, 2) + rect(-156, 10, 312, 2)),
]);

/** Athens: the Parthenon on the rock of the Acropolis, Lycabettus behind, white houses and cypresses below. */
export const drawing: Drawing = {
  sky: 'blue',
  sun: { x: 646, y: 84 },
  layers: [
    fill('violet.far', hills(1, 230, 60, 4)),
    fill('violet.middle', 'M560 262Q640 236 672 164Q676 156 686 162Q740 236 800 252V300H560z'),
    fill('white', 'M668 164v-11h6q4 -9 9 0h5v11zM677 146h2v-6h-2z'),
    fill('earth.middle', 'M40 300L96 250L122 246L150 222L196 218L214 206H592L606 218L640 222L668 254L700 262L760 304z'),
    fill('earth.far', 'M214 206H592V214L560 226L520 220L470 232L404 222L340 236L290 222L240 230z'),
    fill('earth.near', 'M236 300l22 -56l30 10l14 46zM430 300l16 -44l34 -4l20 48zM596 300l10 -56l22 4l18 52z'),
    ...parthenon,
    ...put(178, 218, 1, [
      fill(
        'white',
        `${times(4, (i) => rect(-22 + i * 13, -34, 6, 34))}${rect(-26, -41, 54, 8)}${rect(-28, -1, 58, 8)}M-28 -41L1 -54L30 -41z`,
      ),
    ]),
    ...houses(7, [0, 236], 300, { wall: 'white', roof: 'coral.middle', height: 44 }),
    ...houses(11, [560, 800], 300, { wall: 'white', roof: 'coral.middle', height: 44 }),
    ...[250, 292, 332, 470, 508, 546].flatMap((x, i) =>
      tree(x, 304, 48 + (i % 3) * 7, i % 2 ? 'leaf.middle' : 'leaf.near'),
    ),
    cypress(228, 306, 82),
    cypress(566, 306, 88),
    cypress(586, 308, 68),
    cypress(120, 308, 62),
    ...put(400, 302, 1, [
      fill('whiteShade', 'M-28 0V-28H28V0zM-14 -28q2 -20 14 -22q12 2 14 22z'),
      fill('coral.near', 'M-17 -36q4 -16 17 -18q13 2 17 18z'),
      fill('pane', arch(-6, 0, 12, 17)),
    ]),
    ground('leaf.front', 300),
  ],
};
