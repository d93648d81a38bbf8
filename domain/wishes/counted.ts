import type { ItemOf } from './item.ts';

/** "Few" of a sort are two in five days, and one in any trip (record 84). */
const FEW_A_DAY = 0.4;

/** At most so many of a sort in a trip of some days; undefined: as many as there are. */
export const mostOf = ({ most, few }: Pick<ItemOf<'sort'>, 'most' | 'few'>, days: number): number | undefined =>
  most ?? (few ? Math.max(1, Math.round(days * FEW_A_DAY)) : undefined);

/** The same with its bound as a number. */
export function counted({ few, ...item }: ItemOf<'sort'>, days: number): ItemOf<'sort'> {
  const most = mostOf({ ...item, few }, days);
  return most === undefined ? item : { ...item, most };
}
