interface Named {
  readonly id: string;
  readonly names: readonly string[];
  /** What people also call it; where that is how a sort of places is said, the sort is meant: "water park". */
  readonly aliases: readonly string[];
}

/** What the reader knows of a destination: the names of its places, areas and itself. Small enough to be kept on a phone. */
export interface NameSheet {
  readonly id: string;
  /** Names of the town, normalised. */
  readonly names: readonly string[];
  readonly places: readonly Named[];
  readonly areas: readonly Named[];
}
