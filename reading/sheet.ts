/** What the reader knows of a destination: the names of its places, areas and itself. Small enough to be kept on a phone. */
export interface NameSheet {
  readonly id: string;
  /** Names of the town, normalised. */
  readonly names: readonly string[];
  readonly places: readonly { readonly id: string; readonly names: readonly string[] }[];
  readonly areas: readonly { readonly id: string; readonly names: readonly string[] }[];
}
