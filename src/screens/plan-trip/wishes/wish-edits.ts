import * as z from 'zod/mini';
import { type Binding, bindings } from '#domain/wishes/held.ts';
import { itemSchema, type WishItem } from '#domain/wishes/item.ts';
import { MAX_WISHES } from '#domain/wishes/longest.ts';
import { written } from '#domain/wishes/written.ts';

/** Which wish of a text is meant, however the text around it changes: what it says, and in which words. */
const markSchema = z.object({ key: z.string(), words: z.string() });
export type Mark = z.infer<typeof markSchema>;

const binds = z.enum(bindings);
const list = <S extends z.core.$ZodType>(schema: S) => z.array(schema).check(z.maxLength(MAX_WISHES));

/** A wish that was chosen from a list, maybe for words that were not understood. */
const addedSchema = z.object({ item: itemSchema, binds, words: z.nullable(z.string()), removed: z.boolean() });
export type AddedWish = z.infer<typeof addedSchema>;

/** What the traveller changed of what was understood. Part of the form's draft. */
const wishEditsSchema = z.object({
  removed: list(markSchema),
  switched: list(z.object({ mark: markSchema, binds })),
  /** With `ownDay` its day was chosen; without, it goes by what is read of the text with the dates of now. */
  corrected: list(z.object({ mark: markSchema, item: itemSchema, ownDay: z.optional(z.boolean()) })),
  added: list(addedSchema),
});
export type WishEdits = z.infer<typeof wishEditsSchema>;

export const noEdits: WishEdits = { removed: [], switched: [], corrected: [], added: [] };

/** What a draft holds of them; a draft that holds none, or others than these, has none. */
export function readEdits(kept: unknown): WishEdits {
  const read = z.safeParse(wishEditsSchema, kept);
  return read.success ? read.data : noEdits;
}

/** Without its day, which changes with the dates of the trip. */
export function keyOf(item: WishItem): string {
  const { day: _, ...timeless } = item as WishItem & { readonly day?: number };
  return written(timeless as WishItem);
}

export const isMarked = (one: Mark, other: Mark) => one.key === other.key && one.words === other.words;

/** The newest of them: what was changed of a text that is long gone is forgotten. */
const newest = <T>(all: readonly T[]) => all.slice(-MAX_WISHES);

/** What an edit is made to: a wish of the text, or the one at a place among the added. */
export type Target = { readonly mark: Mark } | { readonly added: number };

function changeAdded({ added }: WishEdits, index: number, change: Partial<AddedWish>): AddedWish[] {
  return added.map((wish, own) => (own === index ? { ...wish, ...change } : wish));
}

const without = <T extends { readonly mark: Mark }>(all: readonly T[], mark: Mark) =>
  all.filter((one) => !isMarked(one.mark, mark));

export function remove(edits: WishEdits, target: Target): WishEdits {
  if ('added' in target) return { ...edits, added: changeAdded(edits, target.added, { removed: true }) };
  return { ...edits, removed: newest([...edits.removed, target.mark]) };
}

export function bringBack(edits: WishEdits, target: Target): WishEdits {
  if ('added' in target) return { ...edits, added: changeAdded(edits, target.added, { removed: false }) };
  return { ...edits, removed: edits.removed.filter((mark) => !isMarked(mark, target.mark)) };
}

export function bind(edits: WishEdits, target: Target, binds: Binding): WishEdits {
  if ('added' in target) return { ...edits, added: changeAdded(edits, target.added, { binds }) };
  const { mark } = target;
  return { ...edits, switched: newest([...without(edits.switched, mark), { mark, binds }]) };
}

const dayOf = (item: WishItem) => ('day' in item ? item.day : undefined);

/** Says what is really meant instead of what is shown; the same item again says that a guess was right. */
export function correct(edits: WishEdits, target: Target, item: WishItem, shown: WishItem = item): WishEdits {
  if ('added' in target) return { ...edits, added: changeAdded(edits, target.added, { item }) };
  const { mark } = target;
  const before = edits.corrected.find((one) => isMarked(one.mark, mark));
  const ownDay = before?.ownDay || dayOf(item) !== dayOf(shown);
  const correction = { mark, item, ...(ownDay && { ownDay }) };
  return { ...edits, corrected: newest([...without(edits.corrected, mark), correction]) };
}

/** A wish that was there and removed comes back as it was. */
export function add(edits: WishEdits, wish: Omit<AddedWish, 'removed'>): WishEdits {
  const others = edits.added.filter(({ item }) => written(item) !== written(wish.item));
  return { ...edits, added: newest([...others, { ...wish, removed: false }]) };
}
