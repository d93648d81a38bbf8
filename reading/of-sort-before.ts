import { qualities } from '#domain/wishes/words.ts';
import { note, type Reading } from './item-list.ts';
import type { Span } from './marked-text.ts';

/** "Christmas markets! Nothing else": a clause that says only this is said of the sort before. */
export function onlyBehind({ text, found }: Reading, clause: Span): void {
  const only = text.first(clause, 'only');
  const last = found.at(-1);
  if (
    !only ||
    only.to - only.from < 2 ||
    clause.to - clause.from > only.to - only.from + 1 ||
    last?.item.kind !== 'sort'
  )
    return;
  if (last.item.stance !== 'want' || found.filter(({ item }) => item.kind === 'sort').length > 1) return;
  found[found.length - 1] = { ...last, item: { ...last.item, stance: 'only' } };
  text.take(only);
}

/** Whether a clause says nothing but a quality. */
const isBareQuality = ({ text }: Reading, { from, to }: Span) =>
  text.areAll(from, to, 'filler', 'only', 'but', 'not', 'and', 'thing', ...qualities);

/** "Temples yes, but the quiet ones. The crowded ones no", "fado, but in a small place": what is said of the sort before. */
export function qualityBehind(reading: Reading, clause: Span): void {
  const { text, found } = reading;
  const mark = text.first(clause, ...qualities);
  if (!mark || !isBareQuality(reading, clause)) return;
  const last = found.findLast(({ item }) => item.kind === 'sort');
  const isOfPlace = found.some(({ item, span }) => item.kind === 'place' && last && span.from > last.span.from);
  const thrifty = text.first(clause, 'styleThrifty');
  if (text.has(clause, 'lunch', 'dinner', 'thing') || (thrifty && thrifty.to - thrifty.from > 1)) return;
  if (
    isOfPlace ||
    text.has(clause, 'all') ||
    last?.item.kind !== 'sort' ||
    (last.item.stance === 'refuse' && !last.item.quality && !text.has(clause, 'not')) ||
    clause.from - last.span.to > REACH
  )
    return;
  const item = { kind: 'sort' as const, tag: last.item.tag };
  if (text.has({ from: clause.from, to: mark.from }, 'not') || text.has({ from: mark.to, to: clause.to }, 'not'))
    note(reading, { ...item, stance: 'refuse', quality: mark.is }, [mark]);
  else {
    found[found.indexOf(last)] = {
      ...last,
      item: { ...last.item, stance: last.item.stance === 'refuse' ? 'want' : last.item.stance, quality: mark.is },
    };
    text.take(mark);
  }
}

const REACH = 12;
