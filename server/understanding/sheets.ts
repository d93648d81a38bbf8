import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import type { CompiledDestination } from '#planner/catalogue/compiled.ts';
import { destinationSheetOf } from '#planner/catalogue/name-sheet.ts';
import type { Towns } from '../towns/towns.ts';

/** The sheets of names of destinations: those of the catalogue are made when they are first asked for, those of open data each time. */
export class Sheets {
  private readonly made = new Map<string, DestinationSheet>();

  constructor(
    private readonly destinations: readonly CompiledDestination[],
    private readonly towns: Towns,
  ) {}

  /** null for a destination that is not known. */
  async find(id: string): Promise<DestinationSheet | null> {
    const known = this.made.get(id);
    if (known) return known;
    const destination = this.destinations.find((own) => own.id === id);
    if (!destination) {
      const town = await this.towns.find(id);
      return town && destinationSheetOf(town);
    }
    const sheet = destinationSheetOf(destination);
    this.made.set(id, sheet);
    return sheet;
  }
}
