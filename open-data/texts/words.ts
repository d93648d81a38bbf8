import type { SortId } from '../sorts.ts';
import type { TableId } from '../tables.ts';

/** How a language says the facts of a place. All sentences are our own: of the source only facts are used. */
export interface Words {
  readonly sorts: Readonly<Record<SortId, string>>;
  readonly tables: Readonly<Record<TableId, string>>;
  /** Of the century of a year, 1 to 21. */
  readonly century: (century: number) => string;
  readonly heritage: string;
  readonly worldHeritage: string;
  readonly free: string;
  readonly paid: string;
  /** Of what a house serves: "Italian food, pizza". */
  readonly serves: (what: string) => string;
  readonly centre: string;
  readonly centreText: string;
  readonly quarterText: string;
  readonly transport: string;
  readonly safety: string;
}
