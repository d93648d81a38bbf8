import { plainText } from '#domain/plain-text.ts';

/** A line of a mail, and the same in plain letters, character by character. */
export interface Line {
  readonly text: string;
  readonly plain: string;
}

/** Lower case, no accents; every character keeps its place. */
const samePlaces = (text: string) => Array.from(text, (character) => plainText(character)[0] ?? ' ').join('');

/** Longer lines are no confirmation; what comes after this many is not read. */
const LONGEST_LINE = 600;
const MOST_LINES = 3000;

/** Lines that say something. */
export function linesOf(text: string): Line[] {
  return text
    .split(/\r\n?|\n|\u2028|\u2029/)
    .map((line) => line.replace(/[\s\u00a0\u200b-\u200d\ufeff|]+/g, ' ').trim())
    .filter((line) => line !== '')
    .slice(0, MOST_LINES)
    .map((line) =>
      Array.from(line, (character) => (character.length > 1 ? '?' : character))
        .slice(0, LONGEST_LINE)
        .join(''),
    )
    .map((line) => ({ text: line, plain: samePlaces(line) }));
}

const isLetter = (character: string | undefined) => character !== undefined && /[\p{L}\p{N}]/u.test(character);

/** Where a line has one of the words, whole: the place right behind it; -1 where it has none. The earliest, and of those the longest. */
export function behindWord(plain: string, words: readonly string[], from = 0): number {
  let [best, behind] = [Number.POSITIVE_INFINITY, -1];
  for (const word of words) {
    for (let at = plain.indexOf(word, from); at !== -1 && at <= best; at = plain.indexOf(word, at + 1)) {
      if (isLetter(plain[at - 1]) || isLetter(plain[at + word.length])) continue;
      if (at < best || at + word.length > behind) [best, behind] = [at, at + word.length];
      break;
    }
  }
  return behind;
}

/** How many of the words a text has. */
export const countWords = (plain: string, words: readonly string[]): number =>
  words.filter((word) => behindWord(plain, [word]) !== -1).length;

/** The last place at which one of the words begins; -1 where there is none. */
export function lastWord(plain: string, words: readonly string[]): number {
  let last = -1;
  for (const word of words) {
    const at = plain.lastIndexOf(word);
    if (at !== -1 && !isLetter(plain[at - 1]) && !isLetter(plain[at + word.length])) last = Math.max(last, at);
  }
  return last;
}

/**
 * What a line says behind one of the labels at its start, or what the next line says where nothing stands behind it; null where no line
 * has such a label.
 */
export function labelled(lines: readonly Line[], labels: readonly string[]): string | null {
  for (const [place, line] of lines.entries()) {
    const behind = startingLabel(line, labels);
    if (behind === -1) continue;
    const said = withoutMarks(line.text.slice(behind));
    if (said !== '') return said;
    const next = lines[place + 1];
    if (next) return next.text;
  }
  return null;
}

export const withoutMarks = (text: string) => text.replace(/^[\s:;#.\-–—•*=>]+/, '').trim();

/** The place behind a label at the start of a line, if a mark or nothing follows it; -1 otherwise. */
function startingLabel({ plain }: Line, labels: readonly string[]): number {
  const start = /^[\s•*\->]*/.exec(plain)?.[0].length ?? 0;
  const label = labels.find((own) => plain.startsWith(own, start) && !isLetter(plain[start + own.length]));
  if (label === undefined) return -1;
  const behind = start + label.length;
  return /^\s*(?:\([^)]{0,30}\)\s*)?(?:[:#=–—-]|$)/.test(plain.slice(behind)) ? behind : -1;
}
