import * as z from 'zod/mini';
import { openList, openShape } from '../open-list.ts';

export const bindings = ['must', 'like'] as const;
export type Binding = (typeof bindings)[number];

/** The preferences are at most this long. */
const offset = z.int().check(z.minimum(0), z.maximum(2000));

/** Where in the preferences a wish is said; null: it was added from a list. */
export const quoteSchema = z.nullable(
  z.strictObject({ from: offset, to: offset }).check(z.refine(({ from, to }) => from <= to)),
);

/**
 * An item as trips and answers carry it: its kind and what that kind has. Pages pass it on without knowing every kind; who reads it asks
 * `itemSchema` (`readable`).
 */
export const heldItemSchema = openShape(z.looseObject({ kind: z.string().check(z.regex(/^[a-z-]{1,30}$/)) }));

/** What a trip was planned by. A later version may know more kinds of items. */
export const heldWishSchema = z.strictObject({ item: heldItemSchema, quote: quoteSchema, binds: openList(bindings) });
export type HeldWish = z.infer<typeof heldWishSchema>;
