import { mainDestinationId } from '#domain/trip/base.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { beginsCold } from './cold.ts';
import { drawCover } from './cover.ts';
import type { Layer } from './drawing.ts';
import { loadDrawing } from './drawings.ts';
import { madeUp } from './made-up.ts';

/** What a picture shows of a trip. */
export type Covered = Pick<Trip, 'bases' | 'destination' | 'destinationId' | 'landscape' | 'days'>;

/** The picture of a trip's destination; one that is made up where it has none of its own. */
export async function coverOf(trip: Covered): Promise<Layer[]> {
  const { destination: name, landscape } = trip;
  const cold = beginsCold(trip);
  const own = await loadDrawing(mainDestinationId(trip));
  return own ? drawCover(own, cold) : madeUp({ name, landscape, cold });
}
