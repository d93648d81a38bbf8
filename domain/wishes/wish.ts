import * as z from 'zod/mini';
import { type Binding, bindings, type HeldWish, quoteSchema } from './held.ts';
import { itemSchema, type Quote, type WishItem } from './item.ts';

/** Something that the travellers said or chose: what, where they said it, and whether it binds the plan or it leans towards it. */
export const wishSchema = z.strictObject({ item: itemSchema, quote: quoteSchema, binds: z.enum(bindings) });
export interface Wish {
  readonly item: WishItem;
  readonly quote: Quote | null;
  readonly binds: Binding;
}

/** Those of the wishes of a trip that this version knows. */
export const readable = (held: readonly HeldWish[]): Wish[] =>
  held.flatMap((wish) => {
    const read = z.safeParse(wishSchema, wish);
    return read.success ? [read.data] : [];
  });
