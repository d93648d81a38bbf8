import * as z from 'zod/mini';
import { itemSchema, type WishItem, type WishKind } from '#domain/wishes/item.ts';

type Schema = z.core.$ZodType;
type Def = z.core.$ZodTypeDef & {
  readonly innerType?: Schema;
  readonly entries?: Readonly<Record<string, string>>;
  readonly options?: readonly Schema[];
  readonly checks?: readonly z.core.$ZodCheck<never>[];
};

interface Taken {
  readonly value: unknown;
  /** How many words it took. */
  readonly words: number;
}

/** One field of an item as it is written down. */
interface Slot {
  readonly field: string;
  readonly isOptional: boolean;
  readonly isId: boolean;
  /** As it is explained. */
  readonly form: string;
  /** Reads the field off the front of some words; null where they say something else. */
  readonly take: (words: readonly string[]) => Taken | null;
}

const LAST_MINUTE = 1439;
const ID = /^[a-z0-9]+(-[a-z0-9]+)*$/;

const one = (value: unknown): Taken => ({ value, words: 1 });
const wholeOf = (word: string | undefined) => (word !== undefined && /^\d{1,9}$/.test(word) ? Number(word) : null);
const kebab = (field: string) => field.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

function minutesOf(word: string | undefined): number | null {
  const [, hours, minutes] = /^([01]?\d|2[0-3]):([0-5]\d)$/.exec(word ?? '') ?? [];
  return hours === undefined ? null : Number(hours) * 60 + Number(minutes);
}

/** Behind a word that names it: `day 2`, `near ID`. */
const named =
  (name: string, read: (word: string | undefined) => unknown): Slot['take'] =>
  ([word, ...rest]) => {
    const value = word === name ? read(rest[0]) : null;
    return value === null ? null : { value, words: 2 };
  };

const oneOf =
  (list: readonly string[]) =>
  (word: string | undefined): string | null =>
    list.find((known) => known === word) ?? null;

const bare =
  (read: (word: string | undefined) => unknown): Slot['take'] =>
  ([word]) => {
    const value = read(word);
    return value === null ? null : one(value);
  };

const idOf = (word: string | undefined) => (word !== undefined && ID.test(word) ? word : null);

const isMinutes = (schema: Schema) =>
  (schema._zod.def as Def).checks?.some(
    ({ _zod }) => (_zod.def as { readonly value?: unknown }).value === LAST_MINUTE,
  ) === true;

type Writing = Pick<Slot, 'form' | 'take'>;

function writtenWord(field: string, words: readonly string[], isOptional: boolean): Writing {
  const form = field === 'tag' ? 'TAG' : words.join('|');
  const read = oneOf(words);
  // A part of the day stands behind its name, but where it is what the item is about.
  return field === 'part' && isOptional
    ? { form: `part ${form}`, take: named('part', read) }
    : { form, take: bare(read) };
}

function writtenText(field: string): Writing {
  if (field === 'currency')
    return { form: 'CURRENCY', take: bare((word) => (word && /^[A-Z]{3}$/.test(word) ? word : null)) };
  if (field === 'at') return { form: 'at TERMINAL', take: named('at', idOf) };
  if (['or', 'near', 'sameDayAs', 'otherDayThan'].includes(field))
    return { form: `${kebab(field)} PLACE`, take: named(kebab(field), idOf) };
  return { form: field === 'areaId' ? 'AREA' : 'PLACE', take: bare(idOf) };
}

function writtenNumber(field: string, schema: Schema, isOptional: boolean): Writing {
  if (isMinutes(schema)) return { form: `${field} HH:MM`, take: named(field, minutesOf) };
  if (isOptional) return { form: `${field} N`, take: named(field, wholeOf) };
  return { form: field.toUpperCase(), take: bare(wholeOf) };
}

const takeFigures: Slot['take'] = (words) => {
  const end = words.findIndex((word) => wholeOf(word) === null);
  const figures = words.slice(0, end === -1 ? words.length : end).map(Number);
  return figures.length === 0 ? null : { value: figures, words: figures.length };
};

function writtenAs(field: string, schema: Schema, isOptional: boolean): Writing {
  const { type, entries, options = [] } = schema._zod.def as Def;
  switch (type) {
    case 'enum':
      return writtenWord(field, Object.values(entries ?? {}), isOptional);
    case 'literal':
      return { form: kebab(field), take: bare((word) => (word === kebab(field) ? true : null)) };
    case 'number':
    case 'int':
      return writtenNumber(field, schema, isOptional);
    case 'array':
      return { form: `[${field.toUpperCase()}...]`, take: takeFigures };
    case 'union': {
      const ways = options.map((option) => writtenAs(isMinutes(option) ? 'time' : field, option, false));
      return {
        form: ways.map(({ form }) => form).join('|'),
        take: (words) => ways.map(({ take }) => take(words)).find((taken) => taken !== null) ?? null,
      };
    }
    default:
      return writtenText(field);
  }
}

function slotOf(field: string, schema: Schema): Slot {
  const { type, innerType } = schema._zod.def as Def;
  const isOptional = type === 'optional';
  const isId = field === 'placeId' || field === 'areaId';
  return { field, isOptional, isId, ...writtenAs(field, isOptional && innerType ? innerType : schema, isOptional) };
}

/** What an item has that does not say it. */
const unsaid: { readonly [K in WishKind]?: object } = { children: { ages: [] }, money: { currency: 'EUR' } };

const slots = new Map<string, readonly Slot[]>(
  itemSchema._zod.def.options.map((option) => {
    const { kind, ...fields } = option._zod.def.shape;
    return [String(kind._zod.def.values[0]), Object.entries(fields).map(([field, schema]) => slotOf(field, schema))];
  }),
);

/** How items of every kind are written down, made from their schema: optional parts in brackets. */
export const notation: ReadonlyMap<string, string> = new Map(
  [...slots].map(([kind, own]) => {
    const parts = own.map(({ form, isOptional, field }) =>
      isOptional || (unsaid[kind as WishKind] && field === 'currency') ? `[${form}]` : form,
    );
    return [kind, kind === 'lodging' ? 'lodging AREA|near PLACE|other' : [kind, ...parts].join(' ')];
  }),
);

/** Anything may look like an id, so that what has words of its own is looked for first. */
const idsLast = (own: readonly Slot[]) => own.toSorted((a, b) => Number(a.isId) - Number(b.isId));

/** The item that a line of the notation (`written`) says; null for anything else. */
export function itemOf(line: string): WishItem | null {
  const [kind = '', ...words] = line.trim().split(/\s+/);
  const own = slots.get(kind);
  if (!own) return null;
  const said: Record<string, unknown> = {};
  let rest = kind === 'lodging' && words[0] === 'other' ? words.slice(1) : words;
  while (rest.length > 0) {
    let taken: Taken | null = null;
    for (const slot of idsLast(own)) {
      taken = slot.field in said ? null : slot.take(rest);
      if (!taken) continue;
      said[slot.field] = taken.value;
      break;
    }
    if (!taken) return null;
    rest = rest.slice(taken.words);
  }
  const read = z.safeParse(itemSchema, { kind, ...unsaid[kind as WishKind], ...said });
  return read.success ? read.data : null;
}
