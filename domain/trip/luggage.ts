import type * as z from 'zod/mini';
import type { luggageItemSchema } from './fields/luggage.ts';

/** One line of the checklist (D16). */
export type LuggageItem = z.infer<typeof luggageItemSchema>;

export interface PackingProgress {
  readonly packed: number;
  readonly total: number;
}

export function packingProgress(items: readonly LuggageItem[]): PackingProgress {
  return { packed: items.filter((item) => item.packed).length, total: items.length };
}
