import { known, type Open } from '#domain/open-list.ts';
import { hashText, type Random, seededRandom } from '#domain/random.ts';
import { type Landscape, landscapes } from '#domain/trip/landscape.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import type { Drawing, Layer } from './drawing.ts';
import { fill, palm } from './kit.ts';
import type { Hue } from './paints.ts';
import { circle, hills, oldTown, peaks, skyline } from './shapes.ts';

interface Scene {
  readonly next: Random;
  readonly phase: number;
  readonly cold: boolean;
}

const water = (phase: number): Layer[] => [
  fill('blue.middle', hills(phase + 1, 282, 14, 9)),
  fill('sea.near', hills(phase + 3, 302, 12, 8)),
];

const scenes: Readonly<Record<Landscape, (scene: Scene) => Layer[]>> = {
  coast: ({ phase }) => [
    fill('leaf.middle', hills(phase, 220, 90, 6)),
    fill('leaf.near', hills(phase + 2, 258, 60, 5)),
    ...water(phase),
  ],
  island: ({ phase, next }) => [
    fill('sea.far', hills(phase, 240, 30, 8)),
    fill('gold', `M230 282q${140 + 60 * next()} -70 340 0z`),
    ...palm(380, 262, 90, 'leaf.near'),
    ...palm(430, 268, 66, 'leaf.near'),
    ...water(phase),
  ],
  mountain: ({ next, phase, cold }) => [
    fill('sea.far', peaks(next, 270, 180, 4)),
    fill(cold ? 'white' : 'sea.middle', peaks(next, 290, 130, 5)),
    fill('leaf.near', hills(phase, 312, 60, 6)),
  ],
  desert: ({ phase }) => [
    fill('earth.far', hills(phase, 230, 50, 5)),
    fill('gold', hills(phase + 2, 268, 60, 4)),
    fill('earth.near', hills(phase + 5, 304, 50, 3)),
  ],
  city: ({ next, phase }) => [
    fill('sea.far', skyline(next, 290, 60, 190)),
    fill('sea.near', skyline(next, 300, 30, 120)),
    fill('leaf.near', hills(phase, 318, 24, 7)),
  ],
  historic: ({ next, phase }) => [
    fill('leaf.far', hills(phase, 240, 80, 5)),
    fill('earth.middle', oldTown(next, 280)),
    fill('earth.near', oldTown(next, 304)),
  ],
};

interface Light {
  readonly sky: Hue;
  readonly sun: { readonly x: number; readonly y: number };
  readonly cold: boolean;
}

/** A cold day has a low, pale sun. */
function lightOf({ sky, sun, cold }: Light): Layer[] {
  const at = { x: sun.x, y: cold ? sun.y + 35 : sun.y };
  return [
    fill(`${cold ? 'blue' : sky}.sky`, `M0 0H${WIDTH}V${HEIGHT}H0z`),
    fill('disc', circle(at, 56), 0.2),
    fill('disc', circle(at, 36), cold ? 0.6 : 1),
  ];
}

const FLAKES = 46;

/** What falls and lies on a cold day. */
export function snow(): Layer[] {
  const next = seededRandom(FLAKES);
  const flake = () => circle({ x: Math.round(WIDTH * next()), y: Math.round(HEIGHT * next()) }, 2);
  return [fill('white', hills(4, 316, 14, 8)), fill('white', Array.from({ length: FLAKES }, flake).join(''), 0.9)];
}

/** A town that has no drawing of its own: made of its name and its kind, so that the same trip always looks the same. */
function madeUp(name: string, landscape: Open<Landscape>, cold: boolean): Layer[] {
  const seed = hashText(name);
  const next = seededRandom(seed);
  const phase = (seed % 1000) / 160;
  const sun = { x: 120 + Math.round(560 * next()), y: 115 + Math.round(40 * next()) };
  return [
    ...lightOf({ sky: 'sea', sun, cold }),
    ...scenes[known(landscapes, landscape) ?? 'city']({ next, phase, cold }),
  ];
}

/** A drawing in the parts that its file has. */
export const partsOf = (own: Drawing) => ({
  sky: lightOf({ ...own, cold: false }),
  'sky-cold': lightOf({ ...own, cold: true }),
  land: own.layers,
});

interface Drawn {
  readonly name: string;
  readonly landscape: Open<Landscape>;
  /** Snow and a low, pale sun. */
  readonly cold: boolean;
}

/**
 * The picture of a destination from back to front, on a canvas of WIDTH x HEIGHT: its own drawing, or null for one that is made of its
 * name and kind. A landscape that is not known here is drawn as a city.
 */
export function drawCover({ name, landscape, cold }: Drawn, own: Drawing | null): Layer[] {
  if (own === null) return madeUp(name, landscape, cold);
  return [...lightOf({ ...own, cold }), ...own.layers, ...(cold ? snow() : [])];
}
