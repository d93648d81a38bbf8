import { byLanguage } from '#domain/by-language.ts';
import { dayCount } from '#domain/trip/dates.ts';
import type { Quote, WishItem } from '#domain/wishes/item.ts';
import { type ChangeWords, type RelativeAsk, relativeAsks } from './change-words.ts';
import type { Reading } from './item-list.ts';
import type { Span } from './marked-text.ts';
import { momentOver, type TripDates } from './moment.ts';
import { begun, type ReadItem, readWishes } from './read.ts';
import type { NameSheet } from './sheet.ts';

const words = Object.values(
  byLanguage(import.meta.glob<ChangeWords>('./languages/*/changes.ts', { eager: true, import: 'changeWords' })),
);

const itemOf: Readonly<Record<RelativeAsk, WishItem>> = {
  'less-walking': { kind: 'mobility', need: 'little-walking' },
  cheaper: { kind: 'style', style: 'thrifty' },
  'start-later': { kind: 'day-start', at: 'late' },
  'start-earlier': { kind: 'day-start', at: 'early' },
  'end-earlier': { kind: 'day-end', at: 'early' },
  'end-later': { kind: 'day-end', at: 'late' },
  'dine-earlier': { kind: 'meal', meal: 'dinner', habit: 'early' },
  'lunch-earlier': { kind: 'meal', meal: 'lunch', habit: 'early' },
  fuller: { kind: 'pace', pace: 'packed' },
  slower: { kind: 'pace', pace: 'relaxed' },
};

const asks = words.flatMap((own) =>
  relativeAsks.map((ask) => ({ item: itemOf[ask], pattern: new RegExp(`\\b(?:${own.asks[ask]})(?!\\p{L})`, 'gu') })),
);
const counted = words.map((own) => ({
  counts: own.counts,
  pattern: new RegExp(`\\b(?:${own.mostThings})(?!\\p{L})`, 'gu'),
}));
const exchanges = words.flatMap(({ exchanges: own, refuse }) =>
  own.map((source) => ({ refuse, pattern: new RegExp(source, 'dgu') })),
);
const adds = new RegExp(`\\b(?:${words.map((own) => own.adds).join('|')})(?!\\p{L})`, 'gu');
const mores = new RegExp(`\\b(?:${words.flatMap((own) => [own.adds, own.more]).join('|')})(?!\\p{L})`, 'u');
const fewers = new RegExp(`\\b(?:${words.map((own) => own.fewer).join('|')})(?!\\p{L})`, 'u');
const todays = words.flatMap(({ today, tomorrow }) => [
  { pattern: new RegExp(`\\b(?:${today})(?!\\p{L})`, 'gu'), ahead: 0 },
  { pattern: new RegExp(`\\b(?:${tomorrow})(?!\\p{L})`, 'gu'), ahead: 1 },
]);

/** Something that is to become different, and on which days. */
export interface AskedItem extends ReadItem {
  /** More of it is asked for, also where there is some: "add a park", not "a park". */
  readonly isMore: boolean;
  /** Less of it is asked for, not none. */
  readonly isFewer: boolean;
  /** What goes and what comes for it have the same number. */
  readonly exchange?: number;
  /** Days of the trip, the first is 1; 0 lies outside of it. Empty: no day was said. */
  readonly days: readonly number[];
}

/** What a change of a plan asks for, in the order in which it was said. */
export interface ReadChange {
  readonly items: readonly AskedItem[];
  readonly unknown: readonly Quote[];
}

/** The dates of the trip that is to change, and which of its days is today (the first is 1); null: none of them. */
export interface ChangeDates extends TripDates {
  readonly today: number | null;
}

interface SaidDays extends Quote {
  readonly days: readonly number[];
}

/** A text of which parts are read, and what was read of them. */
interface Rest {
  readonly text: string;
  readonly items: readonly (ReadItem & { readonly exchange?: number })[];
  readonly unknown: readonly Quote[];
}

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

/** Without case and accents, and just as long: places in it are places in the text. */
const folded = (typed: string) =>
  Array.from({ length: typed.length }, (_, i) => {
    const unit = typed.charAt(i);
    const plain = unit.normalize('NFD').charAt(0).toLowerCase();
    return plain.length === 1 ? plain : unit;
  }).join('');

/** What is read is blanked: what stands around it keeps its place. */
const without = (text: string, { from, to }: Quote) =>
  text.slice(0, from) + text.slice(from, to).replace(/\S/g, ' ') + text.slice(to);

const isIn = ({ from, to }: Quote, { from: at }: Quote) => from <= at && at < to;

/** "Today", "tomorrow": days of a trip that is under way. */
function daysFromToday(typed: string, { today, ...dates }: ChangeDates): SaidDays[] {
  if (today === null) return [];
  const last = dayCount(dates);
  return todays.flatMap(({ pattern, ahead }) =>
    [...folded(typed).matchAll(pattern)].map(({ 0: said, index }) => ({
      from: index,
      to: index + said.length,
      days: [today + ahead <= last ? today + ahead : 0],
    })),
  );
}

/** Nothing but politeness and days. */
function isIdle({ text, moments }: Reading, { from, to }: Span): boolean {
  return range(from, to - 1).every(
    (i) => text.is(i, 'filler', 'soft') || text.tokens[i]?.kind !== 'word' || momentOver(moments, i)?.is === 'day',
  );
}

/** What of a text is said in one breath, and the days that it names. */
function takenApart(typed: string, sheet: NameSheet, dates: ChangeDates) {
  const reading = begun(typed, sheet, dates);
  const { text, clauses, moments } = reading;
  const named = moments.flatMap((moment): SaidDays[] =>
    moment.is === 'day' ? [{ ...text.quote(moment), days: range(moment.day, moment.until ?? moment.day) }] : [],
  );
  const beside = daysFromToday(typed, dates).filter((own) => !named.some((other) => isIn(other, own)));
  const breaths = clauses.map((clause) => ({ ...text.quote(clause), isIdle: isIdle(reading, clause) }));
  return { breaths, days: [...named, ...beside] };
}

/** Reads a piece as if one of some words stood before it; what nothing is made of is not understood. */
function pieceOf(typed: string, quote: Quote, before: readonly string[], read: (text: string) => Rest): Rest {
  const { from, to } = quote;
  const heads = before.map((word) => (word === '' ? '' : `${word} `));
  const tried = heads.map((head) => ({ head, ...read(head + typed.slice(from, to)) }));
  const best = tried.find(({ items }) => items.length > 0);
  if (!best) return { text: typed, items: [], unknown: [quote] };
  const { head, items, unknown } = best;
  const shifted = (own: Quote): Quote => ({
    from: Math.max(0, own.from - head.length) + from,
    to: Math.max(0, own.to - head.length) + from,
  });
  return {
    text: typed,
    items: items.map((own) => ({ ...own, quote: shifted(own.quote) })),
    unknown: unknown.filter((own) => own.from >= head.length).map(shifted),
  };
}

const quoteOf = (span: readonly [number, number] | undefined): Quote | null =>
  span ? { from: span[0], to: span[1] } : null;

const numbered = (rest: Rest, exchange: number | null): Rest =>
  exchange === null ? rest : { ...rest, items: rest.items.map((own) => ({ ...own, exchange })) };

/** "The Pantheon instead of the Colosseum": what goes, and what is wanted for it. */
function withExchanges(start: Rest, read: (text: string) => Rest): Rest {
  return exchanges.reduce((rest, { pattern, refuse }) => {
    let now = rest;
    for (const match of folded(now.text).matchAll(pattern)) {
      const { gone, comes } = match.indices?.groups ?? {};
      for (const { quote, before } of [
        { quote: quoteOf(gone), before: refuse },
        { quote: quoteOf(comes), before: [''] },
      ]) {
        if (!quote) continue;
        const piece = numbered(pieceOf(now.text, quote, before, read), comes ? match.index : null);
        now = { ...now, items: [...now.items, ...piece.items], unknown: [...now.unknown, ...piece.unknown] };
      }
      now = { ...now, text: without(now.text, { from: match.index, to: match.index + match[0].length }) };
    }
    return now;
  }, start);
}

/** Takes what a pattern says out of a text, as items. */
function withSaid(rest: Rest, pattern: RegExp, itemOf: (match: RegExpExecArray) => WishItem): Rest {
  const said = [...folded(rest.text).matchAll(pattern)].map((match): ReadItem => {
    const quote = { from: match.index, to: match.index + match[0].length };
    return { item: itemOf(match), quote, binds: 'must', confidence: 'sure' };
  });
  const text = said.reduce((left, { quote }) => without(left, quote), rest.text);
  return { ...rest, text, items: [...rest.items, ...said] };
}

/** "Only two things": of the days that are meant, not of every day of a trip. */
const withCounts = (start: Rest): Rest =>
  counted.reduce(
    (rest, { pattern, counts }) =>
      withSaid(rest, pattern, ({ groups }) => {
        const word = groups?.['count'] ?? '';
        return { kind: 'things', most: counts.includes(word) ? counts.indexOf(word) + 1 : Number(word) };
      }),
    start,
  );

const withRelatives = (start: Rest): Rest =>
  asks.reduce((rest, { item, pattern }) => withSaid(rest, pattern, () => item), start);

const isBeside = (a: Quote, b: Quote) => a.from < b.to && b.from < a.to;

/** What was said in a breath of which nothing was read: also where the reader knows every word of it. */
function passedOver({ breaths }: ReturnType<typeof takenApart>, { items, unknown }: Rest): Quote[] {
  return breaths
    .filter((breath) => !breath.isIdle)
    .filter((breath) => ![...items.map(({ quote }) => quote), ...unknown].some((quote) => isBeside(quote, breath)))
    .map(({ from, to }) => ({ from, to }));
}

const withoutAdds = (text: string) =>
  [...folded(text).matchAll(adds)].reduce(
    (left, { 0: said, index }) => without(left, { from: index, to: index + said.length }),
    text,
  );

/** The days of an item: those of its breath, else those that were said last before it, else the next ones. */
function daysOf(quote: Quote, { breaths, days }: ReturnType<typeof takenApart>): readonly number[] {
  const breath = breaths.find((own) => isIn(own, quote));
  const own = days.filter((said) => breath && isIn(breath, said));
  if (own.length > 0) return [...new Set(own.flatMap((said) => said.days))];
  const before = days.filter(({ from }) => from < quote.from).toSorted((a, b) => b.from - a.from)[0];
  const next = days.toSorted((a, b) => a.from - b.from)[0];
  return (before ?? next)?.days ?? [];
}

function isSaidWith(words: RegExp, quote: Quote, typed: string, { breaths }: ReturnType<typeof takenApart>): boolean {
  const breath = breaths.find((own) => isIn(own, quote)) ?? quote;
  return words.test(folded(typed.slice(breath.from, breath.to)));
}

/** Without the day of its own: which days are meant is said beside. "Few museums" of a plan that is there are fewer. */
function ofPlan(item: WishItem): WishItem {
  if (item.kind === 'sort' && item.few) return { kind: 'sort', tag: item.tag, stance: 'refuse' };
  if (!('day' in item)) return item;
  const { day: _, ...rest } = item;
  return rest;
}

/** "No museums in the morning": a day that is there is changed by what it has, not by when. */
const isOfHours = ({ item }: ReadItem) => item.kind === 'sort' && item.stance === 'refuse' && item.part !== undefined;

const isFew = ({ item }: ReadItem) => item.kind === 'sort' && item.few === true;

/**
 * Reads what is to become different about a plan, in any language of the list. Unlike a wish, what is said holds for the days that it
 * names. The same text, sheet and dates give the same reading on every device.
 */
export function readChange(typed: string, sheet: NameSheet, trip: ChangeDates): ReadChange {
  const dates = { ...trip, isPlanned: true };
  const apart = takenApart(typed, sheet, dates);
  const read = (text: string): Rest => ({ text, ...readWishes(text, sheet, dates) });
  const bare = { text: apart.days.reduce(without, typed), items: [], unknown: [] };
  const asked = withRelatives(withCounts(withExchanges(bare, read)));
  const left = read(withoutAdds(asked.text));
  const items = [...asked.items, ...left.items].filter((own) => !isOfHours(own));
  const whole = { ...left, items, unknown: [...asked.unknown, ...left.unknown] };
  return {
    items: items
      .toSorted((a, b) => a.quote.from - b.quote.from)
      .map((own) => ({
        ...own,
        item: ofPlan(own.item),
        days: daysOf(own.quote, apart),
        isMore: isSaidWith(mores, own.quote, typed, apart),
        isFewer: isFew(own) || isSaidWith(fewers, own.quote, typed, apart),
      })),
    unknown: [...whole.unknown, ...passedOver(apart, whole)].toSorted((a, b) => a.from - b.from),
  };
}
