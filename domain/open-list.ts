import * as z from 'zod/mini';

/** A word of a list that may grow: one that is known here, or one of a later version. */
export type Open<T extends string> = T | (string & Record<never, never>);

const lists = new WeakSet<z.core.$ZodType>();
const neutrals = new WeakMap<z.core.$ZodType, unknown>();

/**
 * A list of words that a later version may add to. Requests are held to the words known here; an answer may hold others (`reader`), so
 * the type makes every use say what it does with a word it does not know.
 */
export function openList<const T extends string>(words: readonly T[]): z.ZodMiniType<Open<T>, Open<T>> {
  const schema = z.enum(words as readonly [T, ...T[]]);
  lists.add(schema);
  return schema;
}

export const isOpen = (schema: z.core.$ZodType): boolean => lists.has(schema);

/** A schema whose values a later version may add to; what is not known here is read as `neutral`. */
export function withNeutral<S extends z.core.$ZodType>(schema: S, neutral: z.output<S>): S {
  neutrals.set(schema, neutral);
  return schema;
}

const openShapes = new WeakSet<z.core.$ZodType>();

/**
 * A shape that a later version may add kinds to: requests are held to those known here, an answer may hold anything in its place, which is
 * kept as it is. Who uses the value asks the schema first.
 */
export function openShape<S extends z.core.$ZodType>(schema: S): S {
  const open = z.core.clone(schema);
  openShapes.add(open);
  return open;
}

export const isOpenShape = (schema: z.core.$ZodType): boolean => openShapes.has(schema);

const thinned = new WeakSet<z.core.$ZodType>();

/** A list in which words of a later version may be left out when it is read: for what is looked up and never handed back. */
export function thinList<S extends z.core.$ZodType>(schema: S): S {
  thinned.add(schema);
  return schema;
}

export const isThin = (schema: z.core.$ZodType): boolean => thinned.has(schema);

export const neutralOf = (schema: z.core.$ZodType): unknown => neutrals.get(schema);

/** The same word where this version knows it, else null. */
export function known<const T extends string>(words: readonly T[], word: Open<T> | null | undefined): T | null {
  return words.find((own) => own === word) ?? null;
}

/** Those of the words that this version knows. */
export function knownOf<const T extends string>(words: readonly T[], given: readonly Open<T>[]): T[] {
  return given.flatMap((word) => known(words, word) ?? []);
}
