const SHORTEST = 5;
const LONG = 8;
const VERY_LONG = 10;
const LETTERS = 26;

interface Word {
  readonly text: string;
  /** A letter for another is put right in names of any length, in everyday words in long ones only: "gringo" is not "griego". */
  readonly isName: boolean;
  readonly letters: number;
}

/** Words by their first letter. */
export type Vocabulary = ReadonlyMap<string, readonly Word[]>;

function lettersOf(text: string): number {
  let letters = 0;
  for (let i = 0; i < text.length; i++) letters |= 1 << ((text.charCodeAt(i) - 97 + LETTERS * 4) % LETTERS);
  return letters;
}

function bitsIn(given: number): number {
  let bits = given;
  let count = 0;
  for (; bits !== 0; bits &= bits - 1) count++;
  return count;
}

export function vocabularyOf(words: Iterable<string>, names: ReadonlySet<string>): Vocabulary {
  const byInitial = new Map<string, Word[]>();
  for (const text of new Set(words)) {
    if (text.length < SHORTEST) continue;
    const initial = text.charAt(0);
    const word = { text, letters: lettersOf(text), isName: names.has(text) };
    const same = byInitial.get(initial);
    if (same) same.push(word);
    else byInitial.set(initial, [word]);
  }
  return byInitial;
}

/** Letters left out, put in, exchanged or in wrong order; `most` + 1 when there are more. */
function distance(a: string, b: string, most: number): number {
  let before: number[] = [];
  let row = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i++) {
    const next = [i];
    for (let j = 1; j <= b.length; j++) {
      const same = a[i - 1] === b[j - 1] ? 0 : 1;
      let least = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        least = Math.min(least, (before[j - 2] ?? 0) + 1);
      next.push(least);
    }
    if (Math.min(...next) > most) return most + 1;
    before = row;
    row = next;
  }
  return row[b.length] ?? most + 1;
}

const isExchange = (word: string, { text, isName, letters }: Word) =>
  word.length < (isName ? SHORTEST + 1 : LONG - 1) && text.length === word.length && letters !== lettersOf(word);

/** The one word of a vocabulary that a misspelt one is nearest to; null when there is none, or several. Words keep their first letter; capitals are names. */
export function corrected(word: string, vocabulary: Vocabulary, isCapital: boolean): string | null {
  if (word.length < SHORTEST) return null;
  const most = word.length >= VERY_LONG - 1 ? 2 : 1;
  const letters = lettersOf(word);
  let best: string | null = null;
  let least = most + 1;
  for (const candidate of vocabulary.get(word.charAt(0)) ?? []) {
    if (Math.abs(candidate.text.length - word.length) > most || bitsIn(letters ^ candidate.letters) > 2 * most)
      continue;
    if ((isCapital && !candidate.isName) || word.startsWith(candidate.text) || isExchange(word, candidate)) continue;
    const far = distance(word, candidate.text, most);
    if (far > 1 && !candidate.isName && word.length < VERY_LONG) continue;
    // Of two names as near the first is as good: "Pantheon", "Panteón".
    if (far === least && !candidate.isName) best = null;
    if (far >= least) continue;
    least = far;
    best = candidate.text;
  }
  return best;
}
