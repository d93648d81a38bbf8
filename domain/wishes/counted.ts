import type { ItemOf } from './item.ts';

/** "Few" of a sort are two in five days, and one in any trip (record 84). */
const FEW_A_DAY = 0.4;

/** The item with its bound as a number, for a trip of some days: "few" are at most so many. */
export function counted({ few, ...item }: ItemOf<'sort'>, days: number): ItemOf<'sort'> {
  return few && item.most === undefined ? { ...item, most: Math.max(1, Math.round(days * FEW_A_DAY)) } : item;
}
