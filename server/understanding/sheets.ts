import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import { destinationSheetOf } from '#planner/catalogue/name-sheet.ts';

/** The sheets of names of the catalogue, each made when it is first asked for. */
export class Sheets {
  private readonly made = new Map<string, DestinationSheet>();

  constructor(private readonly destinations: readonly CompiledDestination[]) {}

  /** null for a destination that the catalogue does not have. */
  find(id: string): DestinationSheet | null {
    const known = this.made.get(id);
    if (known) return known;
    const destination = this.destinations.find((own) => own.id === id);
    if (!destination) return null;
    const sheet = destinationSheetOf(destination);
    this.made.set(id, sheet);
    return sheet;
  }
}
