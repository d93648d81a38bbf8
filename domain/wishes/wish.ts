import * as z from 'zod/mini';
import { openList, openShape } from '../open-list.ts';
import { itemSchema, type Quote, type WishItem } from './item.ts';

export const bindings = ['must', 'like'] as const;
export type Binding = (typeof bindings)[number];

/** The preferences are at most this long. */
const offset = z.int().check(z.minimum(0), z.maximum(2000));

/** Where in the preferences a wish is said; null: it was added from a list. */
export const quoteSchema = z.nullable(
  z.strictObject({ from: offset, to: offset }).check(z.refine(({ from, to }) => from <= to)),
);

/** Something that the travellers said or chose: what, where they said it, and whether it binds the plan or it leans towards it. */
export const wishSchema = z.strictObject({ item: itemSchema, quote: quoteSchema, binds: z.enum(bindings) });
export interface Wish {
  readonly item: WishItem;
  readonly quote: Quote | null;
  readonly binds: Binding;
}

/** What a trip was planned by. A later version may know more kinds of items: `readable` says which of them are known here. */
export const heldWishSchema = z.strictObject({
  item: openShape(itemSchema),
  quote: quoteSchema,
  binds: openList(bindings),
});
export type HeldWish = z.infer<typeof heldWishSchema>;

/** Those of the wishes of a trip that this version knows. */
export const readable = (held: readonly HeldWish[]): Wish[] =>
  held.flatMap((wish) => {
    const read = z.safeParse(wishSchema, wish);
    return read.success ? [read.data] : [];
  });
