import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Leg } from './stops.ts';

const written = ({ latitude, longitude }: Coordinates) => `${latitude},${longitude}`;

/** The way from one stop to the next in the phone's map application, on foot or by public transport as the plan has it. */
export function directionsLink({ from, to, walked }: Pick<Leg, 'from' | 'to' | 'walked'>): string {
  const way = new URLSearchParams({
    api: '1',
    origin: written(from),
    destination: written(to),
    travelmode: walked ? 'walking' : 'transit',
  });
  return `https://www.google.com/maps/dir/?${way.toString()}`;
}
