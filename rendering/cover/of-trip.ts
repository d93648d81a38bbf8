import type { Trip } from '#domain/trip/trip.ts';
import { isCold } from './cold.ts';
import { drawCover } from './cover.ts';
import type { Layer } from './drawing.ts';
import { loadDrawing } from './drawings.ts';

/** What a picture shows of a trip. */
export type Covered = Pick<Trip, 'destination' | 'destinationId' | 'landscape' | 'days'>;

/** The picture of a trip's destination; one that is made up where its own cannot be fetched now. */
export async function coverOf({ destination, destinationId, landscape, days }: Covered): Promise<Layer[]> {
  const own = await loadDrawing(destinationId).catch(() => null);
  return drawCover({ name: destination, landscape, cold: isCold(days[0]?.weather?.temperature) }, own);
}
