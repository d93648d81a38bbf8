import type { WishItem } from '#domain/wishes/item.ts';
import type { Reading } from './item-list.ts';
import { indexFrom, type Span } from './marked-text.ts';

/** What is liked rather than asked for, where nothing else is said: sorts without a count, and styles. */
const isTaste = (item: WishItem) =>
  item.kind === 'style' ||
  (item.kind === 'sort' && item.stance === 'want' && item.least === undefined && item.most === undefined);

/** What one cannot do without however politely it is said: needs, refusals, what is booked or fixed. */
const firm = new Set<WishItem['kind']>(
  'diet allergy mobility children company arrival departure booked busy lodging visit walk-most avoid occasion'.split(
    ' ',
  ) as WishItem['kind'][],
);
const maySoften = (item: WishItem) =>
  !firm.has(item.kind) && !('stance' in item && item.stance !== 'want' && item.stance !== 'see');

/** "If possible", "maybe" soften what stands in their clause; "must", "no matter what" insist on it. Looked up before words are taken. */
export function bindsOf({ text, clauses }: Reading): (item: WishItem, span: Span) => 'must' | 'like' {
  const said = clauses.map(({ from, to }) => ({
    from,
    to,
    isSoft: text.has({ from, to }, 'soft'),
    isHard: text.has({ from, to }, 'hard'),
  }));
  return (item, span) => {
    const last = said[indexFrom(said, span.from + 1) - 1];
    const own = last && span.from < last.to ? last : undefined;
    if (own?.isHard) return 'must';
    return (own?.isSoft && maySoften(item)) || isTaste(item) ? 'like' : 'must';
  };
}
