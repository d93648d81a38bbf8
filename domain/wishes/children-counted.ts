import { MAX_TRAVELLERS_OF_A_KIND, type Travellers } from '../trip/travellers.ts';
import type { WishItem } from './item.ts';

/**
 * Who travels, with the children whose ages were written: a traveller who types "kids of 4 and 7" brings them along, though the counter of
 * children was left at none. Children without an age are not counted: how many they are is not known.
 */
export function withChildren(travellers: Travellers, items: readonly WishItem[]): Travellers {
  const written = items.flatMap((item) => (item.kind === 'children' ? item.ages : []));
  const children = Math.min(MAX_TRAVELLERS_OF_A_KIND, Math.max(travellers.children, written.length));
  return { ...travellers, children };
}
