import type { Clause } from './clauses.ts';
import type { Reading } from './item-list.ts';
import type { Span } from './marked-text.ts';
import { fewOf, isCountBehind } from './quantities.ts';

const OPENING = 3;

/** "We live near a beach", "she studied art history": told of themselves, not wished for. */
function isAside({ text }: Reading, clause: Span): boolean {
  const aside = text.first({ from: clause.from, to: Math.min(clause.to, clause.from + OPENING + 1) }, 'aside');
  // "Música en vivo en pubs".
  return aside !== undefined && text.endsBefore(aside.from + 1, 'tag') === undefined;
}

/** "Is there a laundry", "dónde dejamos las maletas?"; "when it's free" is none, nor "could we see the Louvre?". */
const isQuestion = ({ text }: Reading, clause: Clause) =>
  !text.has(clause, 'mayWe') &&
  text.has(clause, 'question') &&
  (text.word(clause.to) === '?' || text.is(clause.from, 'question'));

/** "Museums only if it rains", "not too many museums": a bound that no item can hold, so that nothing is made of it. */
export function isBounded(reading: Reading, clause: Clause): boolean {
  const { text, clauses } = reading;
  const tooMany = text.first(clause, 'tooMany');
  // "Too many times" bounds nothing, and "not too many museums" are few.
  const sort = tooMany && text.beginsAt(tooMany.to, 'tag');
  const isBound = tooMany !== undefined && !text.is(tooMany.to, 'timesWord') && !(sort && fewOf(reading, clause, sort));
  if (isBound && isCountBehind(reading, clause)) return false;
  if (isAside(reading, clause)) return true;
  if (isBound || text.has(clause, 'condition') || isQuestion(reading, clause)) return true;
  // "If it rains, museums", but "Monaco only if it is not too much, no casino".
  const before = clauses[clause.index - 1];
  return (
    clause.after === 'comma' &&
    before !== undefined &&
    text.has(before, 'condition') &&
    !text.has(before, 'tag', 'place') &&
    !text.has(clause, 'not', 'refuse')
  );
}
