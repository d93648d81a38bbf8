import type { Binding } from './held.ts';
import type { WishItem, WishKind } from './item.ts';

const leanings: readonly WishKind[] = ['sort', 'style', 'company', 'visit'];

/** What people like leans; what they name, count or cannot do binds. */
export const usualBinding = (item: WishItem): Binding =>
  leanings.includes(item.kind) && !('stance' in item && item.stance !== 'want') ? 'like' : 'must';
