import type { Tag } from '#domain/place/tag.ts';

interface Named {
  readonly id: string;
  readonly names: readonly string[];
  /** What people also call it; where that is how a sort of places is said, the sort is meant: "water park". */
  readonly aliases: readonly string[];
}

interface NamedPlace extends Named {
  /** Single words of its names that are its own among all places: what they mean is likely, not sure. */
  readonly parts: readonly string[];
  /** Sorts that mean this place when they are said of one: "the cathedral", "castle". */
  readonly sorts: readonly string[];
  readonly tags: readonly Tag[];
  /** One eats there: names that are single words are said with a capital, or where a meal is spoken of. */
  readonly isTable: boolean;
}

/** What the reader knows of a destination: the names of its places, areas and itself. Small enough to be kept on a phone. */
export interface NameSheet {
  readonly id: string;
  /** Names of the town, normalised. */
  readonly names: readonly string[];
  readonly places: readonly NamedPlace[];
  readonly areas: readonly Named[];
  /** Airports, stations and ports. */
  readonly terminals?: readonly (Named & { readonly kind: string })[] | undefined;
}
