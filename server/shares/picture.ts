import type { Trip } from '#domain/trip/trip.ts';
import { drawCover, isCold, type Layer } from '#rendering/cover/cover.ts';
import { HEIGHT, WIDTH } from '#rendering/cover/shapes.ts';

/** The light palette of the page (a test holds them equal): a picture in a chat has no theme. */
const colours: Readonly<Record<Layer['colour'], string>> = {
  sea: '#0f6e78',
  sun: '#f2a541',
  paper: '#fbf7f0',
  'day-2': '#b4552d',
  'day-4': '#2f7d4f',
  'day-6': '#2c5fa8',
};
const SKY_OPACITY = 0.15;

/** What chat programs crop least, in pixels. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/** What a picture shows of a trip. */
export type Covered = Pick<Trip, 'destination' | 'landscape' | 'days'>;

const coldOf = ({ days }: Covered) => isCold(days[0]?.weather?.temperature);

export function coverSvg(trip: Covered): string {
  const rect = (fill: string, opacity: number) =>
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="${fill}" opacity="${opacity}"/>`;
  const layers = drawCover(trip.destination, trip.landscape, coldOf(trip)).map(
    ({ path, colour, opacity }) => `<path d="${path}" fill="${colours[colour]}" opacity="${opacity}"/>`,
  );
  // Wider than the picture is high: the sides are cut, as the page cuts a cover.
  const shown = (HEIGHT * PICTURE_WIDTH) / PICTURE_HEIGHT;
  const box = `${(WIDTH - shown) / 2} 0 ${shown} ${HEIGHT}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${rect(colours.paper, 1)}${rect(colours.sea, SKY_OPACITY)}${layers.join('')}</svg>`;
}
