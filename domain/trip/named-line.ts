import { keyOf, together } from './known-texts.ts';
import type { Mentions, Translations } from './translations.ts';
import type { Trip } from './trip.ts';

/** Between the name of a base and what is said of it. */
const SIGN = ' · ';

/** What is said of one base of a journey. */
export const saidOf = (name: string, text: string): string => `${name}${SIGN}${text}`;

/** What is said of a base without its name; null where it is said of another, or of all. */
export const withoutName = (line: string, name: string): string | null =>
  line.startsWith(`${name}${SIGN}`) ? line.slice(name.length + SIGN.length) : null;

type Known = Pick<Trip, 'translations' | 'mentions'>;

/** Lines with the name of their base, and what is known of them. */
export interface NamedLines {
  readonly lines: readonly string[];
  readonly translations: Translations;
  readonly mentions: Mentions;
}

function knownOfLine(line: string, name: string, { translations = {}, mentions = {} }: Known) {
  const own = saidOf(name, line);
  const told: Translations = {};
  const named: Mentions = {};
  const mention = (text: string, as: string) => {
    const found = mentions[keyOf(text)];
    if (found) named[keyOf(as)] = found;
  };
  mention(line, own);
  for (const [language, texts] of Object.entries(translations)) {
    const text = texts[keyOf(line)];
    if (!text) continue;
    const said = saidOf(texts[keyOf(name)] || name, text);
    if (said !== own) told[language] = { [keyOf(own)]: said };
    mention(text, said);
  }
  return { own, told, named };
}

/** The lines of one base as a journey says them, with their translations and what they name; `known` is what is known of them without the name. */
export function namedLines(lines: readonly string[], name: string, known: Known): NamedLines {
  const all = lines.map((line) => knownOfLine(line, name, known));
  return {
    lines: all.map(({ own }) => own),
    translations: all.reduce<Translations>((sum, { told }) => together(sum, told), {}),
    mentions: Object.assign({}, ...all.map(({ named }) => named)) as Mentions,
  };
}
