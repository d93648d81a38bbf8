import type { Quote } from '#domain/wishes/item.ts';
import type { Clause } from './clauses.ts';
import type { Reading } from './item-list.ts';

/** A question, or a wish under a condition, that nothing was made of: the whole of it is not understood. */
function isPassedOver({ text, found }: Reading, clause: Clause): boolean {
  const isOpen =
    text.has(clause, 'condition', 'tooMany') || text.is(clause.from, 'question') || text.word(clause.to) === '?';
  return isOpen && !found.some(({ span }) => span.from < clause.to && span.to > clause.from);
}

/** Words that no item was made of and that are no fillers, each with its neighbours of the same clause. */
export function leftOver(reading: Reading): Quote[] {
  const { text, clauses } = reading;
  const found: Quote[] = [];
  for (const clause of clauses) {
    const isWhole = isPassedOver(reading, clause);
    let from: number | null = null;
    let to = clause.from;
    for (let i = clause.from; i < clause.to; i++) {
      const isContent =
        text.tokens[i]?.kind === 'word' && text.isFree({ from: i, to: i + 1 }) && (text.at[i] ?? []).length === 0;
      if (!isContent && !isWhole) continue;
      from ??= i;
      to = i + 1;
    }
    if (from !== null) found.push(text.quote({ from, to }));
  }
  return found;
}
