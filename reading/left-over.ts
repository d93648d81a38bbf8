import type { Quote } from '#domain/wishes/item.ts';
import type { Reading } from './item-list.ts';

/** Words that no item was made of and that are no fillers, each with its neighbours of the same clause. */
export function leftOver({ text, clauses }: Reading): Quote[] {
  const found: Quote[] = [];
  for (const clause of clauses) {
    let from: number | null = null;
    let to = clause.from;
    for (let i = clause.from; i < clause.to; i++) {
      const isContent =
        text.tokens[i]?.kind === 'word' && text.isFree({ from: i, to: i + 1 }) && (text.at[i] ?? []).length === 0;
      if (!isContent) continue;
      from ??= i;
      to = i + 1;
    }
    if (from !== null) found.push(text.quote({ from, to }));
  }
  return found;
}
