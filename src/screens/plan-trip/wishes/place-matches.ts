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
  // Of two names with these words the one that says little else is meant.
  const brevity = 1 / Math.min(...all.map((one) => one.length));
  return start + (found.length / words.length) * 10 + found.length + brevity;
}

/** Places and areas that something typed may mean, best first; nothing typed finds those that the sheet names first. */
export function placeMatches(
  typed: string,
  sheet: DestinationSheet,
  language: Language,
  isWanted: (match: PlaceMatch) => boolean,
): PlaceMatch[] {
  const wanted = plainText(typed.trim());
  const words = wordsOf(typed).filter((word) => word.length >= SHORTEST || /\d/.test(word));
  const candidates = [
    ...sheet.places.map((named) => ({ named, isArea: false })),
    ...sheet.areas.map((named) => ({ named, isArea: true })),
  ].map(({ named, isArea }) => ({
    match: { id: named.id, name: inLanguage(named.name, language), isArea },
    likeness: wanted === '' ? 1 : likeness(wanted, words.length > 0 ? words : [wanted], named),
  }));
  return candidates
    .filter(({ match, likeness: how }) => how > 0 && isWanted(match))
    .sort((a, b) => b.likeness - a.likeness)
    .slice(0, MOST)
    .map(({ match }) => match);
}
