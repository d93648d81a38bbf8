import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, put, rect, times, water } from '../kit.ts';
import type { Paint } from '../paints.ts';

/** The crane: a timber house that leans out over the water between two round towers of brick. */
const crane = put(196, 266, 1, [
  fill('coral.near', `${rect(-84, -108, 58, 108)}${rect(26, -108, 58, 108)}`),
  fill('coral.front', `${rect(-44, -108, 18, 108)}${rect(66, -108, 18, 108)}`, 0.55),
  fill('earth.near', 'M-90 -106L-56 -148L-20 -106zM20 -106L56 -148L90 -106z'),
  fill(
    'pane',
    times(
      3,
      (i) =>
        rect(-72 + i * 14, -84, 6, 14) +
        rect(38 + i * 14, -84, 6, 14) +
        rect(-72 + i * 14, -44, 6, 14) +
        rect(38 + i * 14, -44, 6, 14),
    ),
    0.8,
  ),
  fill('earth.front', 'M-40 0V-96L-52 -124L-44 -166L-30 -226L0 -252L30 -226L44 -166L52 -124L40 -96V0z'),
  fill('ink', 'M-52 -124H52L49 -132H-50zM-44 -166H44L42 -174H-42zM-32 -218H32L30 -226H-30z', 0.8),
  fill(
    'earth.near',
    times(6, (i) => rect(-33 + i * 12, -160, 3, 26)) + times(4, (i) => rect(-22 + i * 13, -212, 3, 34)),
  ),
  fill('glow', rect(-10, -206, 20, 16) + rect(-26, -114, 12, 12) + rect(14, -114, 12, 12)),
  fill('ink', `${arch(-20, 0, 40, 62)}${rect(-1, -126, 2, 104)}`),
  fill('gold', 'M-5 -24h10v8h-4v6h-2v-6h-4z'),
  fill('earth.front', 'M0 -250h1.5v-16h16l-6 -5l6 -5h-17.5z'),
]);

const fronts: readonly Paint[] = [
  'sun.middle',
  'coral.middle',
  'leaf.middle',
  'white',
  'rose.middle',
  'blue.middle',
  'ochre.middle',
  'earth.middle',
];

/** Narrow merchants' houses with stepped and curling gables. */
const house = (i: number): Layer[] => {
  const height = 84 + ((i * 23) % 28);
  const gable =
    i % 3 === 0
      ? `M0 ${-height}h6v-10h6v-10h6v-10h6v-8h2v8h6v10h6v10h6v10z`
      : i % 3 === 1
        ? `M0 ${-height}q12 -4 12 -18q0 -12 10 -20q10 8 10 20q0 14 12 18z`
        : `M0 ${-height}L22 ${-height - 40}L44 ${-height}z`;
  return put(300 + i * 45, 266, 1, [
    fill(fronts[i % 8] ?? 'white', `${rect(0, -height, 44, height)}${gable}`),
    fill(
      'white',
      times(4, (r) => times(3, (c) => rect(4 + c * 13, -height + 6 + r * 21, 10, 14))) + disc(22, -height - 12, 6),
    ),
    fill(
      'pane',
      times(4, (r) => times(3, (c) => rect(5.5 + c * 13, -height + 7.5 + r * 21, 7, 11))) + disc(22, -height - 12, 4),
      0.75,
    ),
  ]);
};

/** St Mary's: the blunt mass of its tower and the long roof. */
const saintMary = put(596, 200, 1, [
  fill('coral.middle', rect(-40, -146, 72, 146)),
  fill('coral.near', rect(8, -146, 24, 146), 0.8),
  fill('earth.near', 'M-44 -144L-24 -164L-4 -144zM-4 -144L16 -164L36 -144z'),
  fill(
    'glow',
    times(3, (i) => arch(-32 + i * 20, -96, 10, 34)),
  ),
  fill('coral.middle', rect(32, -64, 150, 64)),
  fill('earth.near', 'M30 -62L52 -98H164L186 -62z'),
  fill('coral.near', 'M78 -96l4 -40l4 40zM128 -96l4 -40l4 40zM172 -66l4 -40l4 40z'),
]);

/** The spire of the town hall with its gilded king. */
const townHall = put(442, 200, 1, [
  fill('coral.near', rect(-17, -120, 34, 120)),
  fill('coral.front', rect(5, -120, 12, 120), 0.5),
  fill('leaf.middle', 'M-20 -118q4 -14 14 -18v-12h-4l10 -12l10 12h-4v12q10 4 14 18zM-5 -158L0 -186L5 -158z'),
  fill('white', disc(0, -102, 11)),
  fill('ink', 'M-1 -102v-9h2v8h6v2h-8z'),
  fill('gold', `${disc(0, -188, 3.5)}M-1 -200h2v12h-2z`),
  fill('glow', arch(-9, -52, 7, 22) + arch(3, -52, 7, 22)),
]);

/** Neptune with his trident, on the pedestal of the fountain. */
const neptune = put(728, 306, 1.08, [
  fill('white', 'M-46 8Q-44 -16 -22 -18H22Q44 -16 46 8z'),
  fill('whiteShade', `${rect(-50, -20, 100, 6)}${rect(-13, -40, 26, 22)}`),
  fill('leaf.front', 'M-9 -40L-6 -66L-11 -88Q-4 -98 5 -94L25 -116L30 -112L13 -84L9 -66L14 -40H6L2 -60L-2 -40z'),
  fill(
    'leaf.front',
    `${disc(-1, -103, 8)}M-11 -88L-24 -72L-16 -58L-12 -61L-17 -71L-6 -80zM-7 -98q6 12 14 0v8q-6 8 -14 0z`,
  ),
  fill('gold', 'M26 -40L29 -134h3L30 -40zM20 -150l3 16q7 5 15 0l3 -16h-3l-3 13h-3v-18h-3v18h-3l-3 -13z'),
]);

const galleon = put(420, 298, 1, [
  fill('earth.front', `${rect(-32, -104, 3, 92)}${rect(14, -116, 3, 104)}M54 -18L92 -38v3L56 -14z`),
  fill('white', 'M-52 -92Q-30 -84 -10 -92L-14 -40Q-32 -32 -50 -40zM-4 -104Q16 -96 38 -104L34 -44Q16 -36 0 -44z'),
  fill('coral.near', 'M17 -116l18 6l-18 6z'),
  fill('earth.near', 'M-78 -34L-60 -30L-54 -16H60L72 -22Q62 8 40 10H-52Q-72 4 -78 -34z'),
  fill('gold', 'M-58 -8H62v3H-56z'),
]);

/** Gdansk: the medieval crane over the Motława, gabled houses, the mass of St Mary's, Neptune and a galleon. */
export const drawing: Drawing = {
  sky: 'ochre',
  sun: { x: 344, y: 76 },
  layers: [
    fill('coral.far', 'M0 320V190L30 160L60 190H84V150L96 110L108 150V180H300L330 150L360 182H520L800 170V320z'),
    ...saintMary,
    ...townHall,
    ...put(
      -294,
      0,
      1,
      [house(0), house(1), house(2)].flat().map((layer) => ({ ...layer, opacity: layer.opacity * 0.9 })),
    ),
    ...Array.from({ length: 12 }, (_, i) => house(i)).flat(),
    ...crane,
    fill('ochre.middle', rect(0, 264, 800, 9)),
    fill(
      'earth.front',
      times(20, (i) => rect(14 + i * 41, 271, 6, 14)),
    ),
    ...water(276, 'sea.near', 'sea.middle'),
    ...galleon,
    ...neptune,
  ],
};
