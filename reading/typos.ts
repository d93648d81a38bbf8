const SHORTEST = 5;
const SHORTEST_HEARD = 4;
const LONG = 8;
const VERY_LONG = 10;
const LETTERS = 26;

interface Word {
  readonly text: string;
  readonly isName: boolean;
  /** From so many letters on a letter for another is put right: "gringo" is not "griego", "picante" not "picarte". */
  readonly exchangedFrom: number;
  /** What it is looked up by: of two words that lead to the same either will do. */
  readonly key: string;
  readonly letters: number;
}

/** Words by their first letter, and by how they sound: null where several sound alike. */
export interface Vocabulary {
  readonly byInitial: ReadonlyMap<string, readonly Word[]>;
  readonly byEar: ReadonlyMap<string, Word | null>;
}

const isSoft = (letter: string | undefined) => letter === 'e' || letter === 'i' || letter === 'y';

/** One letter as it sounds before the next: those that many who write Spanish by ear take for each other become one. */
function soundOf(letter: string, next: string | undefined, before: string | undefined): string {
  switch (letter) {
    case 'v':
      return 'b';
    case 'z':
      return 's';
    case 'c':
      return isSoft(next) ? 's' : 'k';
    case 'q':
      return 'k';
    case 'g':
      return isSoft(next) ? 'j' : 'g';
    case 'y':
      return 'i';
    case 'h':
      return before === 'c' ? 'h' : '';
    default:
      return letter;
  }
}

/** "Vejetariano" as "vegetariano", "plalla" as "playa", "kiero" as "quiero", "galery" as "gallery". */
function soundsLike(word: string): string {
  let sound = '';
  for (let i = 0; i < word.length; i++) {
    const letter = word[i] ?? '';
    const [before, next] = [word[i - 1], word[i + 1]];
    const isSilent = letter === 'u' && (before === 'q' || before === 'g') && isSoft(next);
    if (isSilent || (letter === before && letter !== 'l')) continue;
    if (letter === 'l' && next === 'l') {
      sound += 'i';
      i++;
    } else sound += soundOf(letter, before === undefined && letter === 'h' ? undefined : next, before);
  }
  return sound;
}

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

/** Of words and what each is looked up by. */
export function vocabularyOf(words: Iterable<readonly [text: string, key: string]>, isName: boolean): Vocabulary {
  const byInitial = new Map<string, Word[]>();
  const byEar = new Map<string, Word | null>();
  for (const [text, key] of words) {
    if (text.length < SHORTEST) continue;
    const isForm = !isName && key !== text;
    const exchangedFrom = isName ? SHORTEST + 1 : isForm ? LONG + 1 : LONG;
    const word = { text, key, letters: lettersOf(text), isName, exchangedFrom };
    const same = byInitial.get(text.charAt(0));
    if (same) same.push(word);
    else byInitial.set(text.charAt(0), [word]);
    const sound = soundsLike(text);
    const other = byEar.get(sound);
    byEar.set(sound, other === undefined || other?.key === key ? word : null);
  }
  return { byInitial, byEar };
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

const isExchange = (word: string, { text, exchangedFrom, letters }: Word) =>
  word.length < exchangedFrom && text.length === word.length && letters !== lettersOf(word);

function mayBe(word: string, candidate: Word, letters: number, most: number): boolean {
  if (Math.abs(candidate.text.length - word.length) > most || bitsIn(letters ^ candidate.letters) > 2 * most)
    return false;
  // Forms of verbs are many, and short words of another language like some.
  if (candidate.exchangedFrom > LONG && word.length < LONG - 1) return false;
  return !word.startsWith(candidate.text) && !isExchange(word, candidate);
}

/**
 * The one word that a misspelt one sounds like or is nearest to; null when there is none, or several. Words keep their first letter unless
 * they sound alike; capitals are names.
 */
export function corrected(word: string, vocabularies: readonly Vocabulary[], isCapital: boolean): string | null {
  if (word.length < SHORTEST_HEARD) return null;
  const sound = soundsLike(word);
  for (const { byEar } of vocabularies) {
    const heard = byEar.get(sound);
    if (heard && (heard.isName || !isCapital)) return heard.text;
  }
  if (word.length < SHORTEST) return null;
  const most = word.length >= VERY_LONG - 1 ? 2 : 1;
  const letters = lettersOf(word);
  let best: Word | null = null;
  let least = most + 1;
  for (const { byInitial } of vocabularies)
    for (const candidate of byInitial.get(word.charAt(0)) ?? []) {
      if ((isCapital && !candidate.isName) || !mayBe(word, candidate, letters, most)) continue;
      const far = distance(word, candidate.text, most);
      if (far > 1 && !candidate.isName && word.length < VERY_LONG) continue;
      // Of two names as near the first is as good: "Pantheon", "Panteón".
      if (far === least && !candidate.isName && !best?.isName && best?.key !== candidate.key) best = null;
      if (far >= least) continue;
      least = far;
      best = candidate;
    }
  return best?.text ?? null;
}
