import type { Drawing, Layer } from '../drawing.ts';
import { disc, fill, ground, palm, put, rect, times } from '../kit.ts';

/** The height of the jetty and of every villa's floor. */
const deck = 204;

/** A villa on stilts: a deep roof of palm thatch, a veranda and steps into the lagoon. */
const villa = (x: number, y: number, s: number): Layer[] =>
  put(x, y, s, [
    fill(
      'earth.front',
      times(6, (i) => rect(-58 + i * 23, -34, 4, 44)),
    ),
    fill('earth.near', 'M-74 -40H74V-33H-74zM70 -36L96 4h-6L62 -36z'),
    fill('ochre.middle', rect(-46, -84, 92, 46)),
    fill('pane', `${rect(-40, -76, 22, 36)}${rect(-14, -76, 22, 36)}${rect(14, -74, 24, 20)}`),
    fill(
      'white',
      `${rect(-30, -76, 2, 36)}${rect(-4, -76, 2, 36)}${rect(44, -54, 30, 2)}${times(6, (i) => rect(46 + i * 5, -54, 1.6, 16))}`,
    ),
    fill('earth.near', 'M-80 -72Q-34 -104 -10 -152H10Q34 -104 80 -72Q40 -80 0 -80Q-40 -80 -80 -72z'),
    fill('earth.middle', 'M-10 -152Q-34 -104 -80 -72Q-50 -78 -30 -79Q-6 -110 0 -152z'),
    fill(
      'earth.front',
      'M-13 -150H13L9 -160H-9zM-56 -88Q0 -104 56 -88L50 -92Q0 -110 -50 -92zM-36 -108Q0 -120 36 -108L32 -112Q0 -126 -32 -112z',
    ),
  ]);

/** A manta under the clear water. */
const manta = (x: number, y: number, s: number): Layer[] =>
  put(x, y, s, [
    fill(
      'blue.front',
      'M-70 6Q-30 -22 -8 -18L-12 -28L-4 -20H4L12 -28L8 -18Q30 -22 70 6Q30 2 10 18L6 24L14 58L0 26L-6 24L-10 18Q-30 2 -70 6z',
    ),
    fill('sea.middle', 'M-34 -4Q-14 -12 -8 -8Q-18 -2 -22 2zM34 -4Q14 -12 8 -8Q18 -2 22 2z'),
  ]);

const fish = (x: number, y: number, paint: Layer['paint']): Layer =>
  fill(paint, `M${x} ${y}q10 -9 20 0l8 -6v12l-8 -6q-10 9 -20 0z`);

/** The Maldives: thatched villas on stilts in a turquoise lagoon, a palm island, a manta below. */
export const drawing: Drawing = {
  sky: 'sea',
  sun: { x: 250, y: 84 },
  layers: [
    fill(
      'white',
      'M30 132h150q-8 -22 -34 -18q-14 -28 -46 -12q-24 -12 -34 12q-30 -2 -36 18zM330 66h90q-4 -14 -22 -12q-12 -18 -34 -4q-26 -6 -34 16z',
      0.8,
    ),
    ground('blue.near', 176),
    fill('leaf.middle', 'M0 180Q40 158 96 164Q140 168 168 180z'),
    fill('white', 'M0 178H186v5H0z'),
    ground('sea.near', 196),
    fill(
      'sea.middle',
      `${rect(60, 250, 120, 3)}${rect(210, 214, 90, 3)}${rect(330, 258, 130, 3)}${rect(520, 222, 70, 3)}`,
    ),
    fill('earth.front', `${rect(96, deck, 566, 7)}${times(12, (i) => rect(104 + i * 42, deck, 3, 26))}`),
    ...villa(146, deck + 25, 0.62),
    ...villa(276, deck + 34, 0.84),
    ...villa(436, deck + 45, 1.12),
    // the beach of the island and its palms
    fill('white', 'M512 270Q580 218 660 208Q740 200 800 202V280H512z'),
    fill('ochre.far', 'M556 270Q600 226 668 214Q740 206 800 208V280H556z'),
    fill('leaf.near', `${disc(690, 206, 26)}${disc(726, 198, 32)}${disc(768, 204, 30)}${disc(800, 196, 30)}`),
    ...palm(616, 244, 168),
    ...palm(664, 240, 138, 'leaf.near'),
    ...palm(716, 240, 186),
    ...palm(770, 244, 150, 'leaf.near'),
    // the sea cut open: everything under the white line is below the surface
    fill('sea.far', `M0 320V266${times(10, () => 'q20 -5 40 0t40 0')}V320z`),
    fill('ochre.far', 'M500 267Q600 292 680 306H800V267z', 0.6),
    fill('white', `M0 264${times(10, () => 'q20 -5 40 0t40 0')}v4${times(10, () => 'q-20 5 -40 0t-40 0')}z`),
    fill('ochre.middle', 'M0 320V308Q120 298 260 308Q420 316 560 306Q700 298 800 304V320z'),
    ...manta(236, 288, 0.62),
    fish(372, 284, 'sun.near'),
    fish(406, 296, 'coral.near'),
    fish(426, 278, 'sun.near'),
    fill(
      'coral.near',
      'M560 320q-4 -20 -14 -26q14 2 16 14q0 -18 -4 -30q12 8 10 28q6 -12 16 -16q-10 12 -10 30z' +
        'M96 320q-4 -18 -14 -24q14 2 16 14q2 -14 -2 -26q10 8 10 26q6 -10 14 -12q-10 10 -10 22z',
    ),
    fill('violet.near', 'M640 320q-20 -30 8 -30q6 -14 16 0q26 2 10 30zM150 320q-8 -20 10 -18q10 -8 14 4q12 2 6 14z'),
  ],
};
