import { known, type Open } from '#domain/open-list.ts';
import { hashText, type Random, seededRandom } from '#domain/random.ts';
import { type Landscape, landscapes } from '#domain/trip/landscape.ts';
import { HEIGHT } from './canvas.ts';
import { lightOf } from './cover.ts';
import type { Layer } from './drawing.ts';
import { fill, palm, towers } from './kit.ts';
import { hills, oldTown, peaks } from './shapes.ts';

interface Scene {
  readonly seed: number;
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
  city: ({ seed, phase }) => [
    towers(seed, { base: HEIGHT, heights: [90, 220] }, 'sea.far'),
    towers(seed + 1, { base: HEIGHT, heights: [50, 140] }, 'sea.near'),
    fill('leaf.near', hills(phase, 318, 24, 7)),
  ],
  historic: ({ next, phase }) => [
    fill('leaf.far', hills(phase, 240, 80, 5)),
    fill('earth.middle', oldTown(next, 280)),
    fill('earth.near', oldTown(next, 304)),
  ],
};

interface Town {
  readonly name: string;
  readonly landscape: Open<Landscape>;
  /** Snow on the mountains and a low, pale sun. */
  readonly cold: boolean;
}

/**
 * The cover of a town that has no drawing of its own: made of its name and its kind, so that the same trip always looks the same. A landscape
 * that is not known here is drawn as a city.
 */
export function madeUp({ name, landscape, cold }: Town): Layer[] {
  const seed = hashText(name);
  const next = seededRandom(seed);
  const phase = (seed % 1000) / 160;
  const sun = { x: 120 + Math.round(560 * next()), y: 115 + Math.round(40 * next()) };
  return [
    ...lightOf({ sky: 'sea', sun, cold }),
    ...scenes[known(landscapes, landscape) ?? 'city']({ seed, next, phase, cold }),
  ];
}
