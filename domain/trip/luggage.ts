import * as z from 'zod/mini';

/** One line of the checklist (D16). The id is made by whoever adds the item and never changes. */
export const luggageItemSchema = z.strictObject({
  id: z.uuid(),
  label: z.string().check(z.minLength(1), z.maxLength(160)),
  packed: z.boolean(),
});
export type LuggageItem = z.infer<typeof luggageItemSchema>;

export interface PackingProgress {
  readonly packed: number;
  readonly total: number;
}

export function packingProgress(items: readonly LuggageItem[]): PackingProgress {
  return { packed: items.filter((item) => item.packed).length, total: items.length };
}
