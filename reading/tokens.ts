import { plainText } from '#domain/plain-text.ts';

export interface Token {
  readonly kind: 'word' | 'number' | 'clock' | 'sign';
  /** Without case, accents and apostrophes. */
  readonly text: string;
  /** UTF-16 offsets in the text as it was typed, end excluded. */
  readonly from: number;
  readonly to: number;
  readonly isCapital: boolean;
  /** "Peter's": what is looked up is also "peters". */
  readonly isOwned: boolean;
  /** A dash stands right before it: "Wed-Fri". */
  readonly isDashed: boolean;
}

/**
 * A clock has two figures of minutes; a dash is a sign only between spaces or figures; apostrophes and other dashes part words, but those of
 * "don't" and "Peter's". A dot between letters, the second of them small, ends nothing ("At.mosphere"), nor does that of "Tacos No. 1".
 */
const pattern =
  /((?<![\d.,])(?:[01]?\d|2[0-4])\s?(?:[:.]|[hH]\s?)[0-5]\d(?![\d]|[.,]\d))|(\d+(?:[.,]\d+)*)|([\p{L}\p{M}]+n['’]t(?!\p{L})|[\p{L}\p{M}]+(?:['’]s(?!\p{L}))?)|\n|(?<=\s|^|\d)[-–—](?=\s|\d)|(?!(?<=\p{L})\.\p{Ll}|(?<=\p{L} No)\. ?\d)[^\s\p{L}\p{M}\p{N}'’`´"“”«»\-–—*_~]/gu;

const dashes = new Set(['-', '–', '—']);

const isPlain = /^[a-z]+$/;

/** A word without case, accents and apostrophes. */
function plainWord(word: string): string {
  const small = word.toLowerCase();
  return isPlain.test(small) ? small : plainText(word).replace(/['’]/, '');
}

/** "(!!!)" ends nothing and begins nothing. */
const outcries = /\([!?]+\)/g;

/** Takes a text apart. Linear in its length. */
export function tokensOf(typed: string): Token[] {
  const found: Token[] = [];
  for (const { 0: raw, 1: clock, 2: number, 3: word, index } of typed
    .replace(outcries, ({ length }) => ' '.repeat(length))
    .matchAll(pattern)) {
    const kind = word ? 'word' : number ? 'number' : clock ? 'clock' : 'sign';
    const isOwned = kind === 'word' && (raw.endsWith("'s") || raw.endsWith('’s'));
    const bare = isOwned ? raw.slice(0, -2) : raw;
    found.push({
      kind,
      text: kind === 'word' ? plainWord(bare) : kind === 'sign' ? raw : raw.toLowerCase(),
      from: index,
      to: index + raw.length,
      isCapital: kind === 'word' && raw.charAt(0) !== raw.charAt(0).toLowerCase(),
      isOwned,
      isDashed: dashes.has(typed.charAt(index - 1)),
    });
  }
  return found;
}
