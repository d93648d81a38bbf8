import { HEIGHT, WIDTH } from '#rendering/cover/canvas.ts';
import { colourOf } from '#rendering/cover/colours.ts';
import { type Covered, coverOf } from '#rendering/cover/of-trip.ts';
import { coverBody } from '#rendering/cover/svg.ts';

/** What chat programs crop least, in pixels. */
export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/** The cover of a trip as SVG, by day: a picture in a chat has no theme. */
export async function coverSvg(trip: Covered): Promise<string> {
  // Wider than the picture is high: the sides are cut, as the page cuts a cover.
  const shown = (HEIGHT * PICTURE_WIDTH) / PICTURE_HEIGHT;
  const box = `${(WIDTH - shown) / 2} 0 ${shown} ${HEIGHT}`;
  const body = coverBody(await coverOf(trip), (paint) => colourOf(paint));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}">${body}</svg>`;
}
