import { plainText } from '#domain/plain-text.ts';

export interface Token {
  readonly kind: 'word' | 'number' | 'clock' | 'sign';
  /** Without case and accents. */
  readonly text: string;
  /** UTF-16 offsets in the text as it was typed, end excluded. */
  readonly from: number;
  readonly to: number;
  readonly isCapital: boolean;
  /** As written and without a plural's ending: what a lexicon may hold. */
  readonly forms: readonly string[];
}

/** A clock has two figures of minutes; a dash is a sign only between spaces or figures; apostrophes and other dashes part words. */
const pattern =
  /(?<clock>(?<![\d.,])(?:[01]?\d|2[0-4])\s?(?:[:.]|[hH]\s?)[0-5]\d(?![\d]|[.,]\d))|(?<number>\d+(?:[.,]\d+)*)|(?<word>[\p{L}\p{M}]+(?:['’]s(?![\p{L}]))?)|(?<sign>\n|(?<=\s|^|\d)[-–—](?=\s|\d)|[^\s\p{L}\p{M}\p{N}'’`´"“”«»\-–—*_~])/gu;

const pluralEnds: readonly (readonly [RegExp, string])[] = [
  [/ies$/, 'y'],
  [/ces$/, 'z'],
  [/es$/, ''],
  [/s$/, ''],
];

function formsOf(text: string): string[] {
  if (text.length < 4 || !text.endsWith('s')) return [text];
  const singular = pluralEnds.filter(([end]) => end.test(text)).map(([end, by]) => text.replace(end, by));
  return [text, ...singular];
}

/** Takes a text apart. Linear in its length. */
export function tokensOf(typed: string): Token[] {
  return [...typed.matchAll(pattern)].map(({ 0: raw, index, groups }) => {
    const kind = (['clock', 'number', 'word'] as const).find((name) => groups?.[name] !== undefined) ?? 'sign';
    const isOwned = kind === 'word' && /['’]s$/.test(raw);
    const text = kind === 'sign' ? raw : plainText(isOwned ? raw.slice(0, -2) : raw);
    return {
      kind,
      text,
      from: index,
      to: index + raw.length,
      isCapital: kind === 'word' && raw.charAt(0) !== raw.charAt(0).toLowerCase(),
      forms: isOwned ? [text, `${text}s`] : kind === 'word' ? formsOf(text) : [text],
    };
  });
}
