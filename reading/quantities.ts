import type { ItemOf } from '#domain/wishes/item.ts';
import { qualities } from '#domain/wishes/words.ts';
import type { Clause } from './clauses.ts';
import { note, type Reading } from './item-list.ts';
import { indexFrom, type MarkedText, type Span } from './marked-text.ts';
import type { Mark } from './marks.ts';
import { momentOver } from './moment.ts';

type Quality = NonNullable<ItemOf<'sort'>['quality']>;

/** The quality that stands beside a sort; of several the nearest, then the one of more words. */
export function qualityOf({ text }: Reading, clause: Span, mark: Mark): { quality: Quality; mark: Mark } | null {
  const beside = qualities.flatMap((quality) =>
    text.all(clause, quality).flatMap((one) => {
      // "Not the touristy bars" refuses none that are quiet.
      if (one.from < mark.from && text.is(one.from, 'not')) return [];
      const [left, right] = one.from < mark.from ? [one, mark] : [mark, one];
      const gap = right.from - left.to;
      const isNear =
        gap >= 0 &&
        gap <= 3 &&
        text.tokens
          .slice(left.to, right.from)
          .every((_, i) => text.is(left.to + i, 'filler', 'only', 'not') || text.word(left.to + i) === ':');
      return isNear ? [{ quality, mark: one, gap }] : [];
    }),
  );
  return beside.sort((a, b) => a.gap - b.gap || b.mark.to - b.mark.from - (a.mark.to - a.mark.from))[0] ?? null;
}

/** "The quiet ones" are not one. */
const articlesOfMany = new Set(['ones', 'unos', 'unas']);

const numberAt = ({ text }: Reading, i: number): number | null => {
  const token = text.tokens[i];
  if (token?.kind === 'number' && /^\d{1,2}$/.test(token.text)) return Number(token.text);
  const said = articlesOfMany.has(text.word(i)) ? undefined : text.at[i]?.find((mark) => mark.is === 'numbers');
  return said ? said.value + 1 : null;
};

interface Count {
  readonly least?: number;
  readonly most?: number;
  readonly aDay?: true;
  readonly spans: readonly Span[];
}

interface Figure extends Span {
  readonly value: number;
}

const REACH = 4;
const REACH_BEHIND = 9;

/** Words that may stand between a figure and what it counts. */
const isBetween = ({ text }: Reading, { from, to }: Span): boolean => {
  for (let i = from; i < to; i++)
    if (
      !text.is(
        i,
        'filler',
        'or',
        'to',
        'most',
        'least',
        'only',
        'numbers',
        'not',
        'aDay',
        'but',
        'except',
        'mindWalking',
        'yes',
        'and',
        ...qualities,
      ) &&
      !/^[:,\-–—]$/.test(text.word(i))
    )
      if (text.tokens[i]?.kind !== 'number') return false;
  return true;
};

/** "One kaiseki dinner", "one fancy bar": a word that is not known, or that praises, between a figure and its noun. */
const isOneAdjective = ({ text }: Reading, { from, to }: Span): boolean =>
  to - from === 1 &&
  text.tokens[from]?.kind === 'word' &&
  ((text.at[from] ?? []).length === 0 || text.is(from, 'want', 'styleLuxury'));

/** Figures that count a sort: right before it, or behind it where a bound is said. */
function figuresOf(reading: Reading, clause: Span, mark: Mark, isBound: boolean): Figure[] {
  const { text } = reading;
  const found: Figure[] = [];
  for (let i = Math.max(clause.from, mark.from - REACH); i < Math.min(clause.to, mark.to + REACH_BEHIND); i++) {
    const value = i < mark.from || i >= mark.to ? numberAt(reading, i) : null;
    const between = i < mark.from ? { from: i + 1, to: mark.from } : { from: mark.to, to: i };
    const isOwn = i < mark.from || isBound || text.is(i + 1, 'dayWord');
    // "Three days of beer" counts days.
    if (value === null || (i < mark.from && text.is(i + 1, 'dayWord', 'whole'))) continue;
    const isOfMoment = (momentOver(reading.moments, i)?.is ?? 'part') !== 'part';
    const isArticle = /^(?:an?|una?)$/.test(text.word(i)) && !text.is(i + 1, 'dayWord') && !(isBound && i > mark.to);
    const isOfNext = i > mark.to && text.is(i + 1, 'tag', 'place');
    const isFree = !isOfMoment && !isOfNext && !isArticle && text.isFree({ from: i, to: i + 1 });
    if (isOwn && isFree && (isBetween(reading, between) || isOneAdjective(reading, between)))
      found.push({ value, from: i, to: i + 1 });
  }
  return found;
}

/** People are counted, not what they do: "4 surfer friends". */
const isOfPeople = ({ text }: Reading, mark: Mark) => text.is(mark.to, 'friends', 'peers', 'child', 'colleagues');

/** "One museum only", "at least two parks", "two or three museums", "max one museum a day". */
export function countOf(reading: Reading, clause: Span, mark: Mark): Count | null {
  const { text } = reading;
  if (isOfPeople(reading, mark)) return null;
  const most = text.first(clause, 'most');
  const least = text.first(clause, 'least');
  const only = text.first(clause, 'only');
  const isBound = (most ?? least ?? only) !== undefined || text.word(mark.to) === ':';
  const figures = figuresOf(reading, clause, mark, isBound);
  const near = { from: Math.max(clause.from, mark.from - REACH), to: mark.from };
  const couple = text.first(near, 'aCouple');
  const single = [near.from, near.from + 1, near.from + 2, near.from + 3].find(
    (i) => i < mark.from && /^(?:un|una|one|a)$/.test(text.word(i)),
  );
  const values = figures.map(({ value }) => value);
  if (values.length === 0 && (most || least || only) && single !== undefined) values.push(1);
  if (values.length === 0 && couple) values.push(2);
  const once = text.first({ from: mark.to, to: Math.min(clause.to, mark.to + 3) }, 'onceOnly');
  if (values.length === 0 && once?.from === mark.to && once.to === clause.to) values.push(1);
  if (values.length === 0) return null;
  const aDay = text.first(clause, 'aDay');
  const low = Math.min(...values);
  const high = Math.max(...values);
  const isMost = most || (only && low === high);
  const bounds =
    low < high
      ? { least: low, most: high }
      : isMost
        ? { most: high }
        : least
          ? { least: low }
          : { least: low, most: high };
  const marks = [most, least, only, aDay, couple].flatMap((one) => one ?? []);
  return { ...bounds, ...(aDay && { aDay: true as const }), spans: [...figures, ...marks] };
}

/** "Few museums", "not too many churches": some of a sort, with no number; "a few museums" are welcome. */
export function fewOf({ text }: Reading, clause: Span, mark: Span): Span | undefined {
  const few = text.endsBefore(mark.from, 'few');
  if (few)
    return /^(?:a|quite|un[ao]s)$/.test(text.word(few.from - 1)) && !text.is(few.from - 2, 'only') ? undefined : few;
  const many = text.endsBefore(mark.from, 'tooMany');
  const not = many && text.first({ from: clause.from, to: many.from }, 'not', 'refuse');
  return not ? { from: not.from, to: many.to } : fewBehind(text, mark);
}

/** "Museums, but not too many". */
function fewBehind(text: MarkedText, mark: Span): Span | undefined {
  const own = text.beginsAt(mark.to, 'few');
  // "Museos pocos", but not "museos, pocas iglesias".
  if (own && !text.is(own.to, 'tag', 'place')) return own;
  const few = text.first({ from: mark.to + 1, to: mark.to + REACH }, 'few');
  const before = few ? few.from - 1 : 0;
  const isBehind = text.is(before, 'but') || text.word(before) === ',';
  // "Museos, pocas iglesias".
  return few && isBehind && !text.is(few.to, 'tag', 'place') ? few : undefined;
}

const clauseAfter = ({ clauses }: Reading, clause: Span): Clause | undefined => {
  const next = clauses[indexFrom(clauses, clause.from) + 1];
  return next && next.after !== 'stop' ? next : undefined;
};

/** "Temples: two at most": the figure stands in a clause of its own. */
export function isCountBehind(reading: Reading, clause: Span): boolean {
  const next = clauseAfter(reading, clause);
  if (!next || next.to - next.from > 6 || reading.text.has(next, 'tag', 'place', 'child')) return false;
  // "They find churches boring, so one at most".
  const from = next.from + (/^(?:so|asi)$/.test(reading.text.word(next.from)) ? 1 : 0);
  const at = /^(?:q|que)$/.test(reading.text.word(from)) ? from + 1 : from;
  // "Market, one day of doing nothing".
  return (
    (numberAt(reading, at) !== null && !reading.text.is(at + 1, 'dayWord', 'whole')) ||
    reading.text.has({ from: at, to: at + 2 }, 'most', 'least')
  );
}

export const withCount = (reading: Reading, clause: Span): Span =>
  isCountBehind(reading, clause) ? { from: clause.from, to: clauseAfter(reading, clause)?.to ?? clause.to } : clause;

/** "Three things a day". */
export function readThings(reading: Reading): void {
  for (const clause of reading.clauses) {
    const thing = reading.text.first(clause, 'thing');
    if (!thing) continue;
    const count = countOf(reading, clause, thing);
    if (!count?.aDay) continue;
    const { spans, aDay: _, ...bounds } = count;
    // "One big thing a day" leaves room for small ones.
    const isBig = reading.text.has({ from: thing.from - 1, to: thing.to + 1 }, 'big');
    const said =
      isBig && bounds.most === 1
        ? ({ kind: 'pace', pace: 'relaxed' } as const)
        : ({ kind: 'things', ...bounds } as const);
    note(reading, said, [thing, ...spans]);
  }
}
