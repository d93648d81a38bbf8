import { readFileSync } from 'node:fs';
import path from 'node:path';
import { addDays } from '#domain/trip/dates.ts';
import { written } from '#domain/wishes/written.ts';
import { nameSheetOf } from '#planner/catalogue/name-sheet.ts';
import { readWishes } from '#reading/read.ts';
import { loadCatalogue } from '#server/catalogue/catalogue.ts';

/** A wish as a traveller typed it, and what a person says it means, in the notation of docs/specification/wishes.md. */
export interface GoldenWish {
  readonly in: string;
  /** First day of the trip. */
  readonly from: string;
  readonly days: number;
  readonly say: string;
  readonly items: readonly string[];
  /** Words that ask for what no item can hold. */
  readonly unknown: readonly string[];
}

/** One wish as it was read. */
export interface Judged {
  readonly wish: GoldenWish;
  readonly read: readonly string[];
  readonly missing: readonly string[];
  readonly extra: readonly string[];
  /** What was listed as not understood. */
  readonly left: readonly string[];
  /** Words outside the list that were listed. */
  readonly listed: number;
}

export const openSet = path.join(import.meta.dirname, 'open.jsonl');

/** By three writers; the last is kept apart: who changes the reader does not open it. */
export const allSets = ['open', 'second', 'kept'].map((name) => path.join(import.meta.dirname, `${name}.jsonl`));

/** The wishes of a file, or of its lines: "third.jsonl:171-250" are those that no rule was made from. */
export function goldenWishes(given: string): GoldenWish[] {
  const [file = '', lines] = given.split(':');
  const [first = 1, last] = lines?.split('-').map(Number) ?? [];
  return readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .slice(first - 1, last)
    .map((line) => JSON.parse(line) as GoldenWish);
}

const sheets = new Map(loadCatalogue().destinations.map((destination) => [destination.id, nameSheetOf(destination)]));

export function judged(wish: GoldenWish): Judged {
  const sheet = sheets.get(wish.in);
  if (!sheet) throw new Error(`there is no destination ${wish.in}`);
  const { items, unknown } = readWishes(wish.say, sheet, { start: wish.from, end: addDays(wish.from, wish.days - 1) });
  const read = items.map(({ item }) => written(item));
  const isListed = (words: string) => {
    const from = wish.say.indexOf(words);
    return unknown.some((quote) => quote.from < from + words.length && quote.to > from);
  };
  return {
    wish,
    read,
    missing: wish.items.filter((item) => !read.includes(item)),
    extra: read.filter((item) => !wish.items.includes(item)),
    left: unknown.map(({ from, to }) => wish.say.slice(from, to)),
    listed: wish.unknown.filter(isListed).length,
  };
}

const sum = (all: readonly Judged[], of: (one: Judged) => number) => all.reduce((sofar, one) => sofar + of(one), 0);

/** Shares between 0 and 1: of the expected items those read, of the read items those right, of the other words those listed. */
export function figuresOf(all: readonly Judged[]) {
  const expected = sum(all, ({ wish }) => wish.items.length);
  const missing = sum(all, (one) => one.missing.length);
  const read = sum(all, (one) => one.read.length);
  const extra = sum(all, (one) => one.extra.length);
  return {
    expected,
    recall: (expected - missing) / expected,
    precision: (read - extra) / read,
    whole: sum(all, (one) => (one.missing.length + one.extra.length === 0 ? 1 : 0)) / all.length,
    listed: sum(all, (one) => one.listed) / sum(all, ({ wish }) => wish.unknown.length),
  };
}
