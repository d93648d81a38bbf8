import { mainDestinationId } from '#domain/trip/base.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import { beginsCold } from './cold.ts';

/**
 * Where the drawing of a destination of the catalogue is; null for any other town. Whether there is one is the server's to know, which may have
 * more destinations than this page.
 */
export const coverFile = (destinationId: string | null): string | null =>
  destinationId !== null && /^[a-z-]+$/.test(destinationId) ? `/covers/${destinationId}.svg` : null;

/** The same snow falls everywhere. */
const SNOW = '/covers/snow.svg#snow';

/** The groups of files that a cover is put together of, from back to front; a cold day has snow and a low, pale sun. */
export const partsOfCover = (file: string, cold: boolean): readonly string[] =>
  cold ? [`${file}#sky-cold`, `${file}#land`, SNOW] : [`${file}#sky`, `${file}#land`];

/** The frame of a cover, which decorates, around its shapes or what refers to them. */
export const coverElement = (body: string, classes: string): string =>
  `<svg class="${classes}" aria-hidden="true" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${body}</svg>`;

/** The drawn cover of a trip for a page of ours; empty where it goes to no place of the catalogue. */
export function coverOnPage(trip: Pick<Trip, 'bases' | 'destinationId' | 'days'>, classes: string): string {
  const file = coverFile(mainDestinationId(trip));
  if (file === null) return '';
  const uses = partsOfCover(file, beginsCold(trip)).map((address) => `<use href="${address}"/>`);
  return coverElement(uses.join(''), classes);
}
