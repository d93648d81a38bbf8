import type { Drawing, Layer } from '../drawing.ts';
import { arch, disc, fill, houses, palm, put, rect, times } from '../kit.ts';
import { hills } from '../shapes.ts';

/** A tower like a hollow ear of maize, with its slits and its bright finial. */
const spire = (x: number, height: number, half: number, paint: 'ochre.near' | 'ochre.middle'): Layer[] =>
  put(x, 262, 1, [
    fill(
      paint,
      `M${-half} 0V${-height * 0.45}Q${-half * 0.9} ${-height * 0.8} -3 ` +
        `${-height}h6Q${half * 0.9} ${-height * 0.8} ${half} ${-height * 0.45}V0z`,
    ),
    fill(
      'glow',
      times(7, (row) => {
        const y = -height * (0.32 + row * 0.085);
        const reach = half * (row < 2 ? 0.62 : 0.62 - (row - 1) * 0.08);
        return times(3, (i) => rect(reach * (i - 1) - 1.5, y, 3, height * 0.05));
      }),
    ),
    fill('gold', `${disc(0, -height - 3, 4.5)}M-2 ${-height}l-3 -14l5 4l5 -4l-3 14z`),
  ]);

const gable = (x: number, width: number, height: number) =>
  `M${x - width / 2} 262V${262 - height * 0.4}L${x} ${262 - height}L${x + width / 2} ${262 - height * 0.4}V262z`;

const central = put(400, 262, 1, [
  fill('ochre.middle', 'M-26 0V-120L-8 -212H8L26 -120V0z'),
  fill('gold', rect(-4, -226, 8, 16) + rect(-10, -221, 20, 6)),
  fill(
    'glow',
    times(4, (row) => times(2, (i) => rect(-9 + i * 13, -190 + row * 20, 4, 12))),
  ),
]);

const tiles = ['coral.near', 'sun.middle', 'leaf.middle', 'white', 'violet.middle', 'sea.near'] as const;

/** Barcelona: the Sagrada Familia, and the wavy mosaic bench of Park Guell in front of it. */
export const drawing: Drawing = {
  sky: 'coral',
  sun: { x: 170, y: 92 },
  layers: [
    fill('leaf.far', hills(3, 214, 56, 5)),
    ...houses(5, [0, 262], 262, { wall: 'coral.far', roof: 'coral.middle', height: 62, flat: true }),
    ...houses(9, [540, 800], 262, { wall: 'coral.far', roof: 'coral.middle', height: 62, flat: true }),
    ...spire(352, 178, 15, 'ochre.middle'),
    ...spire(448, 178, 15, 'ochre.middle'),
    ...central,
    ...spire(300, 176, 18, 'ochre.near'),
    ...spire(500, 176, 18, 'ochre.near'),
    ...spire(344, 204, 19, 'ochre.near'),
    ...spire(456, 204, 19, 'ochre.near'),
    fill('ochre.near', gable(312, 74, 92) + gable(488, 74, 92)),
    fill('ochre.middle', gable(400, 122, 128)),
    fill('leaf.near', 'M388 182L400 148L412 182z'),
    fill(
      'glow',
      arch(384, 262, 32, 64) +
        arch(352, 262, 20, 44) +
        arch(428, 262, 20, 44) +
        arch(302, 262, 20, 42) +
        arch(478, 262, 20, 42),
    ),
    fill('gold', disc(400, 192, 5) + disc(312, 200, 4) + disc(488, 200, 4)),
    ...palm(208, 268, 104),
    ...palm(592, 268, 112),
    ...palm(650, 270, 84),
    ...palm(146, 270, 78),
    fill(
      'leaf.near',
      times(16, (i) => disc(i * 54, 270, 20)),
    ),
    fill('white', `M0 320V284${times(8, () => 'q25 -26 50 -6t50 6')}V320z`),
    ...tiles.map((paint, k) =>
      fill(
        paint,
        times(28, (i) => {
          const n = i * 6 + k;
          const y = 293 + (n % 4) * 8;
          return `M${(n * 37) % 800} ${y}l9 -5l8 5l-4 6l-10 -1z`;
        }),
      ),
    ),
  ],
};
