import type { Quote } from '#domain/wishes/item.ts';
import { MAX_WISHES } from '#domain/wishes/longest.ts';
import { written } from '#domain/wishes/written.ts';
import type { ReadItem, ReadWishes } from '#reading/read.ts';
import type { CheckedItem, CheckedReading } from './checked-reading.ts';

const overlap = (one: Quote, other: Quote) => Math.min(one.to, other.to) - Math.max(one.from, other.from);

/** The item that a model's says otherwise: of the same kind, in the same words; of several the one it shares most words with. */
function contradicted({ item, quote }: CheckedItem, candidates: readonly ReadItem[]): ReadItem | null {
  const rivals = candidates
    .filter((own) => own.item.kind === item.kind)
    .map((own) => ({ own, shared: overlap(own.quote, quote) }))
    .filter(({ shared }) => shared > 0)
    .toSorted((a, b) => b.shared - a.shared);
  return rivals[0]?.own ?? null;
}

/** The parts of some stretches that no other stretch covers, without what stands around their words. */
function uncovered(text: string, stretches: readonly Quote[], covering: readonly Quote[]): Quote[] {
  return stretches.flatMap((stretch) => {
    let parts: Quote[] = [stretch];
    for (const cover of covering)
      parts = parts.flatMap((part) =>
        overlap(part, cover) <= 0
          ? [part]
          : [
              { from: part.from, to: Math.max(part.from, cover.from) },
              { from: Math.min(part.to, cover.to), to: part.to },
            ],
      );
    return parts.flatMap((part) => wordsOf(text, part) ?? []);
  });
}

/** From the first letter or figure of a stretch to its last; null without any. */
function wordsOf(text: string, { from, to }: Quote): Quote | null {
  const words = /[\p{L}\p{N}](?:.*[\p{L}\p{N}\p{M}])?/su.exec(text.slice(from, to));
  return words && { from: from + words.index, to: from + words.index + words[0].length };
}

const inOrder = (a: { readonly quote: Quote }, b: { readonly quote: Quote }) =>
  a.quote.from - b.quote.from || a.quote.to - b.quote.to;

/**
 * What the grammar and a model read in the same text. What both read is sure and stands as the grammar has it. What only the grammar read
 * stays, unless the model says otherwise of the same words: then the model's stands as a guess, one for one. What only the model read is a
 * guess. Unknown is what neither made an item of. The same readings give the same answer.
 */
export function mergeReadings(text: string, grammar: ReadWishes, model: CheckedReading): ReadWishes {
  const ours = new Set(grammar.items.map(({ item }) => written(item)));
  const theirs = new Set(model.items.map(({ item }) => written(item)));
  const onlyTheirs = model.items.filter(({ item }) => !ours.has(written(item)));
  const contested = new Set(grammar.items.filter(({ item }) => !theirs.has(written(item))));
  const gone = new Set<ReadItem>();
  const guesses: ReadItem[] = [];
  for (const read of onlyTheirs) {
    const rival = contradicted(read, [...contested]);
    if (!rival && grammar.items.length - gone.size + guesses.length >= MAX_WISHES) continue;
    if (rival) {
      contested.delete(rival);
      gone.add(rival);
    }
    guesses.push({ ...read, confidence: 'guess' });
  }
  const kept = grammar.items
    .filter((read) => !gone.has(read))
    .map((read) => (theirs.has(written(read.item)) ? { ...read, confidence: 'sure' as const } : read));
  const said = model.items.map(({ quote }) => quote);
  const told = [...said, ...kept.map(({ quote }) => quote), ...grammar.unknown];
  const more = model.unknown.filter((words) => told.every((other) => overlap(words, other) <= 0));
  return {
    items: [...kept, ...guesses].toSorted(inOrder),
    unknown: [...uncovered(text, grammar.unknown, said), ...more].toSorted((a, b) => a.from - b.from || a.to - b.to),
  };
}
