import { inLanguage } from '#domain/bilingual.ts';
import type { Language } from '#domain/language.ts';
import { plainText } from '#domain/plain-text.ts';
import type { DestinationSheet } from '#domain/wishes/sheet.ts';

export interface PlaceMatch {
  readonly id: string;
  readonly name: string;
  readonly isArea: boolean;
}

type Named = DestinationSheet['places'][number] | DestinationSheet['areas'][number];

const MOST = 8;
/** Shorter words are articles and the like. */
const SHORTEST = 3;

const wordsOf = (text: string) =>
  plainText(text)
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** How well a name answers what was typed; 0: not at all. */
function likeness(wanted: string, words: readonly string[], { name, names, aliases }: Named): number {
  const all = [name.en, name.es, ...names, ...aliases].map(plainText);
  if (all.includes(wanted)) return 100;
  const own = new Set(all.flatMap(wordsOf));
  const found = words.filter((word) => [...own].some((other) => other.startsWith(word)));
  if (found.length === 0) return 0;
  const start = all.some((one) => one.startsWith(wanted)) ? 20 : 0;
  return start + (found.length / words.length) * 10 + found.length;
}

/** Places and areas that something typed may mean, best first; what asks for nothing in particular finds the first of the sheet. */
export function placeMatches(
  typed: string,
  sheet: DestinationSheet,
  language: Language,
  isWanted: (match: PlaceMatch) => boolean,
): PlaceMatch[] {
  const wanted = plainText(typed.trim());
  const words = wordsOf(typed).filter((word) => word.length >= SHORTEST || /\d/.test(word));
  const candidates = [
    ...sheet.areas.map((named) => ({ named, isArea: true })),
    ...sheet.places.map((named) => ({ named, isArea: false })),
  ].map(({ named, isArea }) => ({
    match: { id: named.id, name: inLanguage(named.name, language), isArea },
    likeness: wanted === '' ? 1 : likeness(wanted, words.length > 0 ? words : [wanted], named),
  }));
  return candidates
    .filter(({ match, likeness: how }) => how > 0 && isWanted(match))
    .sort((a, b) => b.likeness - a.likeness || a.match.name.length - b.match.name.length)
    .slice(0, MOST)
    .map(({ match }) => match);
}
