import type { Coordinates } from '#domain/place/coordinates.ts';

/** Who knows where places are, as the rest of the server sees it. */
export interface Geocoder {
  /** Null when there is no such place. Throws when the service does not answer, or nothing that can be read. */
  find(query: string): Promise<Coordinates | null>;
}
