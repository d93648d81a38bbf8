import type { Trip } from '#domain/trip/trip.ts';
import { HEIGHT, WIDTH } from './canvas.ts';
import { isCold } from './cold.ts';

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

/** The drawn cover of a trip as an element of a page of ours; empty where it is none of the catalogue. */
export function coverElement({ destinationId, days }: Pick<Trip, 'destinationId' | 'days'>, classes: string): string {
  const file = coverFile(destinationId);
  if (file === null) return '';
  const uses = partsOfCover(file, isCold(days[0]?.weather?.temperature)).map((address) => `<use href="${address}"/>`);
  return `<svg class="${classes}" aria-hidden="true" viewBox="0 0 ${WIDTH} ${HEIGHT}" preserveAspectRatio="xMidYMid slice">${uses.join('')}</svg>`;
}
