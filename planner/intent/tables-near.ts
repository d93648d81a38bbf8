import { distanceM } from '#domain/place/distance.ts';
import type { ItemOf } from '#domain/wishes/item.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import { itemsOf } from './understood.ts';

export type TableItem = ItemOf<'table'>;

/** A wish to eat somewhere, and the ids of the tables there. */
export interface WantedTable {
  readonly item: TableItem;
  readonly there: ReadonlySet<string>;
}

/** Who wants to eat in a quarter or near a sight walks ten minutes, and twenty where there is nothing nearer: as the crow flies, like the rule of answers. */
const THERE_M = [700, 1500] as const;

/** The tables of a destination that have a meal and are near the place that was named. */
export function tablesNear({ meal, near }: TableItem, { byId, compiled }: CompiledDestination): CompiledPlace[] {
  const from = byId.get(near);
  if (!from) return [];
  const tables = compiled.filter((place) => place.meals?.includes(meal));
  const within = (most: number) => tables.filter((place) => distanceM(from, place) <= most);
  return THERE_M.map(within).find((found) => found.length > 0) ?? [];
}

/** The wishes, where no table is known near a place that is to be dined at, with a visit there: the travellers choose one. */
export function withPlacesOfTables(wishes: readonly Wish[], destination: CompiledDestination): readonly Wish[] {
  return wishes.map((wish): Wish => {
    const { item } = wish;
    if (item.kind !== 'table' || tablesNear(item, destination).length > 0) return wish;
    const { near: placeId, day } = item;
    return { ...wish, item: { kind: 'place', placeId, stance: 'see', ...(day !== undefined && { day }) } };
  });
}

/** The wishes to eat somewhere, each with the tables there. */
export const wantedTables = (wishes: readonly Wish[], destination: CompiledDestination): WantedTable[] =>
  itemsOf(wishes, 'table').map((item) => ({
    item,
    there: new Set(tablesNear(item, destination).map(({ id }) => id)),
  }));
