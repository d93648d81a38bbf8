import type { Open } from '#domain/open-list.ts';
import type { Binding } from '#domain/wishes/held.ts';
import type { Quote, WishItem } from '#domain/wishes/item.ts';
import { MAX_WISHES } from '#domain/wishes/longest.ts';
import { type Prospect, prospectOf } from '#domain/wishes/prospect.ts';
import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import type { Understood, UnderstoodWish } from '#domain/wishes/understood.ts';
import { readable } from '#domain/wishes/wish.ts';
import { written } from '#domain/wishes/written.ts';

/** A wish that a model read, and the clauses in which it stands: it holds as long as they stand as they are. */
export interface ModelWish {
  readonly item: WishItem;
  readonly binds: Binding;
  readonly clauses: string;
  /** Where its words are within the clauses. */
  readonly quote: Quote;
}

interface ServerWish {
  readonly item: unknown;
  readonly quote: Quote;
  readonly binds: Open<Binding>;
  readonly confidence: Open<'sure' | 'guess'>;
}

/** What ends a clause, in any script. */
const ending = /[.,;:!?…\n。、，；：！？]/;

function startOf(text: string, at: number): number {
  let start = at;
  while (start > 0 && !ending.test(text[start - 1] ?? '')) start--;
  while (start < at && /\s/.test(text[start] ?? '')) start++;
  return start;
}

function endOf(text: string, at: number): number {
  let end = at;
  while (end < text.length && !ending.test(text[end] ?? '')) end++;
  while (end > at && /\s/.test(text[end - 1] ?? '')) end--;
  return end;
}

/** Where whole clauses stand in a text; null where they do not, or have become part of others. */
function placeOf(clauses: string, text: string): number | null {
  for (let from = text.indexOf(clauses); from !== -1; from = text.indexOf(clauses, from + 1))
    if (startOf(text, from) === from && endOf(text, from + clauses.length) === from + clauses.length) return from;
  return null;
}

const overlap = (one: Quote, other: Quote) => Math.min(one.to, other.to) > Math.max(one.from, other.from);

/** The wishes as they stand in a text; those whose clauses are gone or changed are left out. */
const standing = (wishes: readonly ModelWish[], text: string) =>
  wishes.flatMap((wish) => {
    const from = placeOf(wish.clauses, text);
    if (from === null) return [];
    return [{ wish, quote: { from: from + wish.quote.from, to: from + wish.quote.to } }];
  });

type Said = { readonly item: WishItem; readonly quote: Quote };

/** Whether one of the wishes says the same, or something of the same kind of the same words. */
const isSaid = ({ item, quote }: Said, by: readonly Said[]) =>
  by.some(
    (other) => written(other.item) === written(item) || (other.item.kind === item.kind && overlap(other.quote, quote)),
  );

/**
 * What is known of a model's readings after another answer: what it guesses now, and what was read before of clauses that still stand, which
 * wins. The traveller may have changed or confirmed a wish meanwhile: no answer takes it away while its words are as they were.
 */
export function withAnswer(
  before: readonly ModelWish[],
  text: string,
  answered: readonly ServerWish[],
): readonly ModelWish[] {
  const kept = standing(before, text);
  const said = kept.map(({ wish: { item }, quote }) => ({ item, quote }));
  const fresh = answered.flatMap(({ item, quote, binds, confidence }): ModelWish[] => {
    const [wish] = readable([{ item: item as WishItem, quote, binds }]);
    if (!wish || confidence !== 'guess' || isSaid({ item: wish.item, quote }, said)) return [];
    const start = startOf(text, quote.from);
    const clauses = text.slice(start, endOf(text, quote.to));
    const within = { from: quote.from - start, to: quote.to - start };
    return [{ item: wish.item, binds: wish.binds, clauses, quote: within }];
  });
  return [...kept.map(({ wish }) => wish), ...fresh].slice(0, MAX_WISHES);
}

/** A reading of this device with what a model guesses besides; what the device reads itself stays as it is. */
export function withGuesses(
  text: string,
  { wishes, unknown }: Understood,
  guesses: readonly ModelWish[],
  sheet: DestinationSheet | null,
): Understood {
  const more = standing(guesses, text)
    .filter(({ wish: { item }, quote }) => !isSaid({ item, quote }, wishes))
    .map(({ wish: { item, binds }, quote }): UnderstoodWish => {
      const prospect: Prospect | null = prospectOf(item, sheet);
      return { item, quote, binds, confidence: 'guess', prospect };
    })
    .slice(0, Math.max(0, MAX_WISHES - wishes.length));
  return {
    wishes: [...wishes, ...more].toSorted((a, b) => a.quote.from - b.quote.from || a.quote.to - b.quote.to),
    unknown: unknown.filter((words) => !more.some(({ quote }) => overlap(words, quote))),
  };
}
