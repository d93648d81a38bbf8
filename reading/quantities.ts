import { type ItemOf, qualities } from '#domain/wishes/item.ts';
import type { Clause } from './clauses.ts';
import { note, type Reading } from './item-list.ts';
import type { Span } from './marked-text.ts';
import type { Mark } from './marks.ts';

type Quality = NonNullable<ItemOf<'sort'>['quality']>;

/** The quality that stands beside a sort; of several the nearest, then the one of more words. */
export function qualityOf({ text }: Reading, clause: Span, mark: Mark): { quality: Quality; mark: Mark } | null {
  const beside = qualities.flatMap((quality) =>
    text.all(clause, quality).flatMap((one) => {
      const [left, right] = one.from < mark.from ? [one, mark] : [mark, one];
      const gap = right.from - left.to;
      const isNear =
        gap >= 0 &&
        gap <= 3 &&
        text.tokens.slice(left.to, right.from).every((_, i) => text.is(left.to + i, 'filler', 'only', 'not'));
      return isNear ? [{ quality, mark: one, gap }] : [];
    }),
  );
  return beside.sort((a, b) => a.gap - b.gap || b.mark.to - b.mark.from - (a.mark.to - a.mark.from))[0] ?? null;
}

const numberAt = ({ text }: Reading, i: number): number | null => {
  const token = text.tokens[i];
  if (token?.kind === 'number' && /^\d{1,2}$/.test(token.text)) return Number(token.text);
  const said = text.at[i]?.find((mark) => mark.is === 'numbers');
  return said && 'value' in said ? said.value + 1 : null;
};

interface Count {
  readonly least?: number;
  readonly most?: number;
  readonly aDay?: true;
  readonly spans: readonly Span[];
}

/** "One museum only", "at least two parks", "two or three museums", "max one museum a day". */
export function countOf(reading: Reading, clause: Span, mark: Mark): Count | null {
  const { text } = reading;
  const from = Math.max(clause.from, mark.from - 4);
  const figures: number[] = [];
  const spans: Span[] = [];
  for (let i = from; i < Math.min(clause.to, mark.to + 4); i++) {
    const figure = i < mark.from || i >= mark.to ? numberAt(reading, i) : null;
    const isOfMoment = reading.moments.some((moment) => moment.from <= i && moment.to > i);
    if (
      figure === null ||
      isOfMoment ||
      !text.isFree({ from: i, to: i + 1 }) ||
      /^(?:an?|una?)$/.test(text.tokens[i]?.text ?? '')
    )
      continue;
    figures.push(figure);
    spans.push({ from: i, to: i + 1 });
  }
  const couple = text.first({ from, to: mark.from }, 'aCouple');
  const single = text.tokens.slice(from, mark.from).some(({ text: word }) => /^(?:un|una|one|a)$/.test(word));
  const most = text.first(clause, 'most');
  const least = text.first(clause, 'least');
  const only = text.first(clause, 'only');
  if (figures.length === 0 && (most || only || least) && single) figures.push(1);
  if (figures.length === 0 && couple) figures.push(2);
  if (figures.length === 0) return null;
  const aDay = text.first(clause, 'aDay');
  const low = Math.min(...figures);
  const high = Math.max(...figures);
  const bounds = most || (only && low === high) ? { most: high } : least ? { least: low } : { least: low, most: high };
  const marks = [most, least, only, aDay, couple].flatMap((one) => one ?? []);
  return { ...bounds, ...(aDay && { aDay: true as const }), spans: [...spans, ...marks] };
}

const clauseAfter = ({ clauses }: Reading, clause: Span): Clause | undefined => {
  const next = clauses[clauses.findIndex(({ from }) => from === clause.from) + 1];
  return next && next.after !== 'stop' ? next : undefined;
};

/** "Temples: two at most": the figure stands in a clause of its own. */
export function isCountBehind(reading: Reading, clause: Span): boolean {
  const next = clauseAfter(reading, clause);
  if (!next || next.to - next.from > 6 || reading.text.has(next, 'tag', 'place', 'child')) return false;
  return (
    numberAt(reading, next.from) !== null || reading.text.has({ from: next.from, to: next.from + 2 }, 'most', 'least')
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
    note(reading, { kind: 'things', ...bounds }, [thing, ...spans]);
  }
}
