import type { Language } from '#domain/language.ts';
import type { CompiledDestination, CompiledPlace } from '../catalogue/compiled.ts';
import { isForeign } from '../check/language.ts';
import { isPlain } from '../check/texts.ts';
import { normaliseName } from '../resolve/normalise.ts';

/** Shorter says nothing, longer is no summary of a day. */
const LENGTH = { shortest: 20, longest: 240 };
const LONGEST_WORD = 30;
/** So many words in a row that the traveller wrote are an echo. */
const ECHO_WORDS = 4;
/** Letters of any script, spaces and the signs of an ordinary sentence: no figures, addresses, brackets or quotes. */
const ordinary = /^[\p{L}\p{M} ,.;:'’\-–—()!¡?¿&]+$/u;

const wordsOf = (text: string) => text.match(/[\p{L}\p{M}'’-]+/gu) ?? [];

/** Words with a capital inside a sentence: names. */
function namesIn(text: string): string[] {
  return text
    .split(/[.!?:]\s+/)
    .flatMap((sentence) => wordsOf(sentence).slice(1))
    .filter((word) => /^\p{Lu}/u.test(word));
}

function echoes(text: string, written: string): boolean {
  const [said, asked] = [text, written].map((one) => normaliseName(one).split(' '));
  const heard = ` ${asked?.join(' ') ?? ''} `;
  return (said ?? []).some((_, at, all) => {
    const run = all.slice(at, at + ECHO_WORDS);
    return run.length === ECHO_WORDS && heard.includes(` ${run.join(' ')} `);
  });
}

export interface Told {
  readonly destination: CompiledDestination;
  /** Where the day goes: whatever else is named is invented. */
  readonly places: readonly CompiledPlace[];
  readonly language: Language;
  /** What the traveller wrote. */
  readonly preferences: string;
}

/**
 * Whether a sentence that a model or a traveller wrote may stand in a plan (H20, H21): ordinary prose in the plan's language that
 * names nothing but the destination and the places of the day, and repeats nothing the traveller wrote.
 */
export function isTellable(text: string, { destination, places, language, preferences }: Told): boolean {
  if (text.length < LENGTH.shortest || text.length > LENGTH.longest) return false;
  if (!ordinary.test(text) || !isPlain(text) || isForeign(text, language)) return false;
  if (/\p{L}[.:]\p{L}/u.test(text) || wordsOf(text).some((word) => word.length > LONGEST_WORD)) return false;
  const names = [destination.name, ...destination.areas.map(({ name }) => name), ...places.map(({ name }) => name)];
  const known = new Set(names.flatMap(({ en, es }) => normaliseName(`${en} ${es}`).split(' ')));
  const invented = namesIn(text).some((name) =>
    normaliseName(name)
      .split(' ')
      .some((word) => !known.has(word)),
  );
  return !invented && !echoes(text, preferences);
}
