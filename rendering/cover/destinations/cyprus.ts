import type { Drawing, Layer } from '../drawing.ts';
import { cypress, disc, fill, mirrored, put, rect, times, umbrellaPine, water } from '../kit.ts';

/** The rock that Aphrodite stepped ashore by, and its smaller neighbours. */
const rock: Layer[] = [
  fill('ochre.far', 'M-120 0L-106 -44L-88 -70L-72 -112L-40 -138L-14 -132L8 -148L40 -122L58 -84L84 -52L98 0z'),
  fill('ochre.middle', 'M8 -148L40 -122L58 -84L84 -52L98 0H30L22 -40L34 -78L16 -104z'),
  fill(
    'ochre.near',
    'M-72 -112L-40 -138L-46 -98L-66 -60L-60 -20L-78 -8L-84 -50zM16 -104L8 -72L20 -30L12 0H2L-6 -60z',
    0.6,
  ),
  fill('white', 'M-40 -138L-14 -132L8 -148L18 -138L-8 -122L-34 -126z', 0.7),
  fill('ochre.far', 'M104 0L112 -28L128 -44L144 -36L158 0z'),
  fill('ochre.middle', 'M132 -43L144 -36L158 0H136z'),
  fill('ochre.far', 'M-190 0L-178 -20L-160 -26L-148 0z'),
];

const foam: Layer[] = [
  fill(
    'white',
    (
      [
        [-196, 52],
        [-130, 60],
        [-58, 44],
        [10, 90],
        [104, 62],
      ] as const
    )
      .map(
        ([x, w]) =>
          `M${x} 3q${w * 0.1} -9 ${w * 0.24} -4q${w * 0.1} -11 ${w * 0.26} -1q${w * 0.14} -8 ${w * 0.24} 0q${w * 0.16} -5 ${w * 0.26} 5q${-w * 0.5} 5 ${-w} 0z`,
      )
      .join(''),
  ),
  fill('white', 'M-150 22q60 -7 120 0t130 -2q-60 10 -130 8t-120 -6zM40 36q50 -5 100 0q-50 8 -100 0z', 0.6),
];

/** A column of the sanctuary of Apollo, with its Nabataean-like capital. */
const column = (x: number, height: number): Layer[] => [
  fill('white', rect(x - 8, -height, 16, height)),
  fill('whiteShade', rect(x + 2, -height, 6, height)),
  fill(
    'ochre.far',
    `M${x - 13} ${-height - 12}h26l-5 12h-16z` + rect(x - 15, -height - 17, 30, 6) + rect(x - 13, -6, 26, 6),
  ),
];

/** What is standing of the temple: four columns, a piece of its gable. */
const temple: Layer[] = [
  fill('ochre.middle', rect(-36, 0, 176, 8) + rect(-44, 8, 192, 9)),
  ...column(-14, 92),
  ...column(28, 92),
  ...column(72, 92),
  ...column(116, 54),
  fill('white', 'M-32 -109H90V-122H-32zM-32 -122L29 -152L50 -142L44 -135L56 -129L52 -121z'),
  fill('whiteShade', 'M-32 -112H90v3H-32zM-14 -123L29 -144L39 -139L34 -133L44 -128L41 -123z'),
];

/** A flamingo of the salt lakes. */
const flamingo: Layer[] = [
  fill('coral.near', 'M-1 0v-28h2v26zM6 0v-26h2v26z'),
  fill('coral.middle', 'M-14 -30q6 -14 22 -12q8 0 10 8q-6 10 -18 10t-14 -6z'),
  fill('coral.middle', 'M12 -38q10 -4 8 -14q-2 -10 -8 -8l-1 -4q14 -3 14 12q1 14 -10 20z'),
  fill('ink', 'M12 -60l-5 3q-1 4 2 4l5 -4z'),
];

/** Cyprus: the rock of Aphrodite in its foam, a temple on the headland, snow on Troodos, flamingos of winter. */
export const drawing: Drawing = {
  sky: 'rose',
  sun: { x: 420, y: 96 },
  layers: [
    fill('violet.far', 'M0 226V176L90 140L170 150L260 92L330 66L400 84L470 120L560 112L660 156L800 130V226z'),
    fill('white', 'M296 80L330 66L400 84L424 97L398 96L384 108L356 92L330 104L310 90z'),
    fill('leaf.far', 'M0 230V196Q140 160 280 176T560 168T800 180V230z'),
    fill('ochre.far', 'M0 232V202L60 192L130 200L190 214L236 232z'),
    ...water(224, 'sea.near', 'sea.middle'),
    ...put(300, 252, 1.02, rock),
    ...put(300, 252, 1.02, foam),
    fill('leaf.middle', 'M800 320V184Q700 180 640 206Q560 236 512 320z'),
    fill('ochre.far', 'M512 320Q560 236 640 206L622 250L640 282L600 320z'),
    fill('leaf.near', 'M800 320V232Q720 226 672 262Q640 290 634 320z'),
    ...put(662, 204, 1.06, temple),
    cypress(604, 226, 84),
    cypress(784, 214, 96),
    ...umbrellaPine(712, 304, 70, 'leaf.front'),
    fill('ochre.far', 'M0 320V284Q90 276 170 298T300 320z'),
    fill('sea.far', 'M0 296Q70 286 124 300T190 312Q90 318 0 314z'),
    ...put(52, 306, 1.1, flamingo),
    ...put(118, 310, 0.95, mirrored(flamingo)),
    ...put(176, 316, 0.8, flamingo),
    fill(
      'coral.near',
      times(7, (i) => disc(560 + i * 34, 306 + (i % 2) * 7, 4)),
    ),
  ],
};
