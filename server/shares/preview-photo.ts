import type { Photo } from '#contract/photos.ts';
import { mainDestinationId } from '#domain/trip/base.ts';
import type { Trip } from '#domain/trip/trip.ts';
import type { PhotoOf } from '../photos/photo-of.ts';

/** A chat program does not wait for long. */
const LONGEST_LOOK_MS = 2000;

/** The photo of a trip's destination; null where there is none, or not soon enough for a preview. */
export async function photoInTime(photoOf: PhotoOf, trip: Trip): Promise<Photo | null> {
  const destinationId = mainDestinationId(trip);
  if (destinationId === null) return null;
  const late = new Promise<null>((resolve) => {
    setTimeout(() => resolve(null), LONGEST_LOOK_MS).unref();
  });
  return Promise.race([photoOf(destinationId).catch(() => null), late]);
}
