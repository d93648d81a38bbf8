import { seededRandom } from '#domain/random.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import type { Drawing, Layer } from './drawing.ts';
import { disc, fill } from './kit.ts';
import type { Hue } from './paints.ts';
import { hills } from './shapes.ts';

interface Light {
  readonly sky: Hue;
  readonly sun: { readonly x: number; readonly y: number };
  readonly cold: boolean;
}

/** A cold day has a low, pale sun. */
export function lightOf({ sky, sun, cold }: Light): Layer[] {
  const y = cold ? sun.y + 35 : sun.y;
  return [
    fill(`${cold ? 'blue' : sky}.sky`, `M0 0H${WIDTH}V${HEIGHT}H0z`),
    fill('disc', disc(sun.x, y, 56), 0.2),
    fill('disc', disc(sun.x, y, 36), cold ? 0.6 : 1),
  ];
}

const FLAKES = 46;

/** What falls and lies on a cold day. */
export function snow(): Layer[] {
  const next = seededRandom(FLAKES);
  const flake = () => disc(Math.round(WIDTH * next()), Math.round(HEIGHT * next()), 2);
  return [fill('white', hills(4, 316, 14, 8)), fill('white', Array.from({ length: FLAKES }, flake).join(''), 0.9)];
}

/** A drawing in the parts that its file has. */
export const partsOf = (own: Drawing) => ({
  sky: lightOf({ ...own, cold: false }),
  'sky-cold': lightOf({ ...own, cold: true }),
  land: own.layers,
});

/** A drawing from back to front, on a canvas of WIDTH x HEIGHT. */
export const drawCover = (own: Drawing, cold: boolean): Layer[] => [
  ...lightOf({ ...own, cold }),
  ...own.layers,
  ...(cold ? snow() : []),
];
