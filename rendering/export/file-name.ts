import { plainText } from '#domain/plain-text.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { tripName } from '#domain/trip/trip-name.ts';

const LONGEST = 60;

/** `rome-2027-03-15.ics`: plain letters and figures only, whatever the trip is called. */
export function fileName(trip: Trip, extension: string): string {
  const slug = (text: string) =>
    plainText(text)
      .replace(/[^a-z0-9]+/g, '-')
      .slice(0, LONGEST)
      .replace(/^-+|-+$/g, '');
  const name = slug(tripName(trip)) || slug(trip.destination) || 'trip';
  return `${name}-${trip.dates.start}.${extension}`;
}
