import { known, type Open } from '#domain/open-list.ts';
import { hashText, type Random, seededRandom } from '#domain/random.ts';
import { type Landscape, landscapes } from '#domain/trip/landscape.ts';
import { circle, hills, oldTown, palm, peaks, skyline } from './shapes.ts';

/** One shape of a drawing: an SVG path, a colour of the palette and how much of it (0 to 1). */
export interface Layer {
  readonly path: string;
  readonly colour: 'sea' | 'sun' | 'paper' | 'day-2' | 'day-4' | 'day-6';
  readonly opacity: number;
}

interface Scene {
  readonly next: Random;
  readonly phase: number;
  readonly cold: boolean;
}

const layer = (colour: Layer['colour'], opacity: number, path: string): Layer => ({ path, colour, opacity });

const water = (phase: number): Layer[] => [
  layer('day-6', 0.6, hills(phase + 1, 282, 14, 9)),
  layer('sea', 1, hills(phase + 3, 302, 12, 8)),
];

const scenes: Readonly<Record<Landscape, (scene: Scene) => Layer[]>> = {
  coast: ({ phase }) => [
    layer('day-4', 0.5, hills(phase, 220, 90, 6)),
    layer('day-4', 0.8, hills(phase + 2, 258, 60, 5)),
    ...water(phase),
  ],
  island: ({ phase, next }) => [
    layer('sea', 0.3, hills(phase, 240, 30, 8)),
    layer('sun', 1, `M230 282q${140 + 60 * next()} -70 340 0z`),
    layer('day-4', 1, palm(380, 262, 90)),
    layer('day-4', 0.8, palm(430, 268, 66)),
    ...water(phase),
  ],
  mountain: ({ next, phase, cold }) => [
    layer('sea', 0.35, peaks(next, 270, 180, 4)),
    layer(cold ? 'paper' : 'sea', cold ? 0.9 : 0.6, peaks(next, 290, 130, 5)),
    layer('day-4', 1, hills(phase, 312, 60, 6)),
  ],
  desert: ({ phase }) => [
    layer('day-2', 0.35, hills(phase, 230, 50, 5)),
    layer('sun', 0.8, hills(phase + 2, 268, 60, 4)),
    layer('day-2', 0.8, hills(phase + 5, 304, 50, 3)),
  ],
  city: ({ next, phase }) => [
    layer('sea', 0.3, skyline(next, 290, 60, 190)),
    layer('sea', 0.7, skyline(next, 300, 30, 120)),
    layer('day-4', 1, hills(phase, 318, 24, 7)),
  ],
  historic: ({ next, phase }) => [
    layer('day-4', 0.4, hills(phase, 240, 80, 5)),
    layer('day-2', 0.6, oldTown(next, 280)),
    layer('day-2', 1, oldTown(next, 304)),
  ],
};

/**
 * The picture of a destination drawn from its name, its kind and the season: sun and land, from back to front, on a canvas of
 * WIDTH x HEIGHT. Cold means snow and a low, pale sun. A landscape that is not known here is drawn as a city. The same trip always looks the same, on the page and in the picture of
 * a link.
 */
export function drawCover(name: string, landscape: Open<Landscape>, cold: boolean): Layer[] {
  const seed = hashText(name);
  const next = seededRandom(seed);
  const phase = (seed % 1000) / 160;
  const sun = { x: 120 + Math.round(560 * next()), y: (cold ? 150 : 115) + Math.round(40 * next()) };
  return [
    layer('sun', 0.2, circle(sun, 60)),
    layer('sun', cold ? 0.6 : 1, circle(sun, 40)),
    ...scenes[known(landscapes, landscape) ?? 'city']({ next, phase, cold }),
  ];
}

/** Degrees at the warmest of the first day up to which a cover is wintry. */
const COLD = 8;

/** Whether the cover of a trip is a wintry one. */
export function isCold(firstDayTemperature: number | undefined): boolean {
  return firstDayTemperature !== undefined && firstDayTemperature <= COLD;
}
