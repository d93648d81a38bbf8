import type { Coordinates } from '#domain/place/coordinates.ts';
import type { Element } from '#open-data/element.ts';

export interface Around extends Coordinates {
  readonly radiusKm: number;
}

/** What an open map says of a town. Throws where the service does not answer. */
export interface PlacesSource {
  elements(around: Around): Promise<Element[]>;
  /** In how many languages an encyclopedia writes of items, by Wikidata id; null where it cannot be asked: then only the map counts. */
  articles(items: readonly string[]): Promise<ReadonlyMap<string, number> | null>;
}
