import type { Quote } from '#domain/wishes/item.ts';

/** Who quotes more than this quotes the text and not the words that say something. */
const LONGEST = 160;

/** Scripts that write words apart: inside of such a word stands no other one. */
const spaced = /[\p{L}\p{N}\p{M}]/u;
const unspaced = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}]/u;
const isOfWord = (character: string | undefined) =>
  character !== undefined && spaced.test(character) && !unspaced.test(character);

/** Whether the characters on both sides of an offset are of one word. */
const isInWord = (text: string, at: number) => isOfWord(text[at - 1]) && isOfWord(text[at]);

/** Where words stand in a text, as whole words; else where a word begins so, to its end. */
function standing(text: string, words: string): Quote | null {
  let longer: Quote | null = null;
  for (let from = text.indexOf(words); from !== -1; from = text.indexOf(words, from + 1)) {
    if (isInWord(text, from)) continue;
    let to = from + words.length;
    if (!isInWord(text, to)) return { from, to };
    while (isInWord(text, to)) to++;
    longer ??= { from, to };
  }
  return longer;
}

interface Flat {
  readonly text: string;
  /** Of every UTF-16 unit of it: where what it came from begins and ends. */
  readonly from: readonly number[];
  readonly to: readonly number[];
}

/** A text in small letters, composed, with one space wherever there is nothing to be seen. */
function flat(text: string): Flat {
  const from: number[] = [];
  const to: number[] = [];
  let made = '';
  for (const { 0: piece, index } of text.matchAll(/[\s\p{Cc}\p{Cf}]+|[^\s\p{Cc}\p{Cf}]\p{M}*/gu)) {
    const plain = /^[\s\p{Cc}\p{Cf}]/u.test(piece) ? ' ' : piece.normalize('NFC').toLowerCase();
    made += plain;
    for (let unit = 0; unit < plain.length; unit++) {
      from.push(index);
      to.push(index + piece.length);
    }
  }
  return { text: made, from, to };
}

/** Finds words that are said to stand in a text: as they are, else however they are spaced and capitalised. null: they do not. */
export function quoteFinder(text: string): (words: string) => Quote | null {
  const whole = flat(text);
  return (words) => {
    const wanted = words.trim();
    if (wanted.length > LONGEST || !/[\p{L}\p{N}]/u.test(wanted)) return null;
    const exact = standing(text, wanted);
    if (exact) return exact;
    const found = standing(whole.text, flat(wanted).text);
    return found && { from: whole.from[found.from] ?? 0, to: whole.to[found.to - 1] ?? 0 };
  };
}
