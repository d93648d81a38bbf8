import type { Tag } from '#domain/place/tag.ts';
import { masculinesOf, singularsOf } from './forms.ts';
import type { Concept } from './lexicon.ts';
import { type Called, type Names, namesOf } from './names.ts';
import { type Keys, type Phrases, phrasesAt, stepsOf } from './phrases.ts';
import type { NameSheet } from './sheet.ts';
import type { Token } from './tokens.ts';
import { corrected } from './typos.ts';
import { type Everyday, everydayWords, isPassedOver, keysOf, lexicon, lexiconWords } from './vocabulary.ts';

interface Shared {
  readonly from: number;
  readonly to: number;
  /** Which one of a list: of weekdays, of numbers. */
  readonly value: number;
  /** A misspelling was put right, or the words have another common meaning. */
  readonly isGuess: boolean;
}

interface Kinds {
  readonly tag: { readonly is: 'tag'; readonly tag: Tag; readonly id?: undefined };
  readonly place: { readonly is: 'place'; readonly id: string; readonly by: Called['by']; readonly tag?: undefined };
  readonly area: { readonly is: 'area'; readonly id: string; readonly by: Called['by']; readonly tag?: undefined };
  readonly city: { readonly is: 'city'; readonly id: string; readonly by: Called['by']; readonly tag?: undefined };
}

export type MarkOf<K> = Shared &
  (K extends keyof Kinds ? Kinds[K] : { readonly is: K; readonly tag?: undefined; readonly id?: undefined });

/** A meaning of the tokens `from`..`to` (excluded). */
export type Mark = MarkOf<'tag'> | MarkOf<'place'> | MarkOf<'area'> | MarkOf<'city'> | MarkOf<Concept>;

type Is = Mark['is'];

interface Looked extends Keys {
  readonly isCorrected: boolean;
  /** What it may open in the lexicon, and among the names. */
  readonly everyday: readonly Phrases<Everyday>[];
  readonly named: readonly Phrases<Called>[];
}

/** With where its phrases go on, worked out once for a word. */
function opened(keys: Omit<Looked, 'everyday' | 'named'>, names: Names): Looked {
  return { ...keys, everyday: stepsOf(lexicon, keys, true), named: stepsOf(names.tree, keys, false) };
}

const isKnown = (word: string, { all }: Names) => lexiconWords.has(word) || keysOf.has(word) || all.has(word);

const isLetters = /^[a-z]+$/;

/** What a token is looked up by; a word that no phrase holds is read as the one it is a misspelling of. */
function lookedUp(token: Token, names: Names, isNamed: boolean): Looked {
  const { text, kind } = token;
  if (kind !== 'word')
    return opened(
      {
        text,
        own: [text],
        singular: [],
        masculine: [],
        isPassedOver: text === '/' || text === '&',
        isCorrected: false,
      },
      names,
    );
  const keys = (word: string) => [word, ...(keysOf.get(word) ?? [])];
  // "Caminito" is a street and no small way.
  const singular = singularsOf(text, !names.all.has(text));
  const masculine = masculinesOf([text, ...singular]);
  const owned = token.isOwned ? [`${text}s`] : [];
  const knows =
    isKnown(text, names) ||
    isPassedOver.has(text) ||
    [...singular, ...masculine, ...owned].some((one) => isKnown(one, names));
  const right = knows ? null : rightOf([text, ...singular], names, isNamed);
  const rightSingular = right ? singularsOf(right) : [];
  const singulars = [...singular, ...rightSingular];
  const masculines = right ? masculinesOf([text, right, ...singulars]) : masculine;
  const isWritten = (key: string) => lexiconWords.has(key) || names.all.has(key) || !isLetters.test(key);
  const looked = {
    text,
    own: [...keys(text), ...owned, ...(right ? keys(right) : [])].filter(isWritten),
    singular: singulars.flatMap(keys).filter(isWritten),
    masculine: masculines.flatMap(keys).filter(isWritten),
    isPassedOver: isPassedOver.has(text),
    isCorrected: right !== null,
  };
  return opened(looked, names);
}

/** What a word that is not known is a misspelling of, or else its singular. */
function rightOf(words: readonly string[], { vocabulary }: Names, isNamed: boolean): string | null {
  for (const word of words) {
    const right = corrected(word, [vocabulary, everydayWords], isNamed);
    if (right) return right;
  }
  return null;
}

/** The longest phrase of each meaning. */
function everydayAt(keys: readonly Looked[], from: number): Mark[] {
  const found: Mark[] = [];
  phrasesAt(keys[from]?.everyday ?? [], keys, { from, isBent: true }, ({ is, tag, value }, to) => {
    let index = 0;
    while (index < found.length && (found[index]?.is !== is || found[index]?.tag !== tag)) index++;
    const before = found[index];
    if (before && before.to >= to) return;
    const isGuess = isCorrectedIn(keys, from, to);
    const mark = { is, tag, value, from, to, isGuess } as Mark;
    found[index] = mark;
  });
  return found;
}

const isCorrectedIn = (keys: readonly Looked[], from: number, to: number) => {
  for (let i = from; i < to; i++) if (keys[i]?.isCorrected) return true;
  return false;
};

function namedAt(keys: readonly Looked[], from: number, names: Names): (MarkOf<'place'> | MarkOf<'area'>)[] {
  const found: (MarkOf<'place'> | MarkOf<'area'>)[] = [];
  // A plural of a name's word is a sort: "souks".
  phrasesAt(keys[from]?.named ?? [], keys, { from, isBent: false }, ({ is, id, by }, to) => {
    const index = found.findIndex((one) => (one.is as Is) === is);
    const before = found[index];
    const isBetter = by === 'sort' || (before !== undefined && names.tables.has(before.id));
    if (before && (before.to > to || (before.to === to && !isBetter))) return;
    const mark = { is, id, by, value: 0, from, to, isGuess: by === 'part' || isCorrectedIn(keys, from, to) };
    if (before) found[index] = mark as MarkOf<'place'>;
    else found.push(mark as MarkOf<'place'>);
  });
  return found;
}

const mealKeys = new Set('@food @comida cenar~ booked reserved reservado reserva table mesa'.split(' '));
const articles = new Set('the el la del al los'.split(' '));
const indefinite = new Set(
  'a an un una some any algun alguna another otro otra every cada more mas good buen one de'.split(' '),
);

const wordAt = (tokens: readonly Token[], i: number) => tokens[i]?.text ?? '';

/** A town has one "Jewish quarter". */
const quarterWords = new Set(['quarter', 'barrio', 'juderia']);
const locating = new Set('in en por around near'.split(' '));
const needsArticle = new Set('opera zoo rastro clock reloj'.split(' '));
/** "Pera Palace": the name of another. */
const isOfOther = (tokens: readonly Token[], from: number) =>
  tokens[from]?.isCapital === true && tokens[from - 1]?.isCapital === true;

/** "The cathedral", "castle yes" is one place; "an opera", "some palace" is any. What has no plural needs its article: "opera". */
function isOneOfSort(mark: MarkOf<'place'>, tokens: readonly Token[]): boolean {
  const before = wordAt(tokens, mark.from - 1);
  const word = wordAt(tokens, mark.from);
  if (articles.has(before)) return true;
  return (
    !indefinite.has(before) &&
    !needsArticle.has(word) &&
    !isOfOther(tokens, mark.from) &&
    tokens[mark.from - 1]?.kind !== 'number'
  );
}

const isOpening = (tokens: readonly Token[], i: number) => (tokens[i - 1]?.kind ?? 'sign') === 'sign';
const isAlone = (tokens: readonly Token[], i: number) =>
  isOpening(tokens, i) && (tokens[i + 1]?.kind !== 'word' || tokens[i + 1]?.text.length === 1);

const isEveryday = (word: string) => lexiconWords.has(word) || singularsOf(word).some((one) => lexiconWords.has(one));

/** One word of a name does not say it where it is an everyday word, or a word of what is visited: "steps", "Duomo" of a table. */
function isOwnPart({ id, by }: MarkOf<'place'> | MarkOf<'area'>, token: Token | undefined, names: Names): boolean {
  if (by !== 'part' || !token) return true;
  if (names.tables.has(id) && names.visited.has(token.text)) return false;
  return token.isCapital || !isEveryday(token.text);
}

/**
 * A name that says a sort of places is that sort: "water park". One of a single everyday word is a name only where it is written as one:
 * "Sol", "Edge", not "late".
 */
function isName(
  mark: MarkOf<'place'> | MarkOf<'area'>,
  tokens: readonly Token[],
  everyday: readonly Mark[],
  { isTable, isBedBefore }: { readonly isTable: boolean; readonly isBedBefore: boolean },
): boolean {
  const same = everyday.filter(({ to, is }) => to === mark.to && is !== 'lodging');
  const isPointedAt = articles.has(wordAt(tokens, mark.from - 1)) && tokens[mark.from]?.isCapital === true;
  if (mark.by === 'sort' && mark.is === 'place') return isOneOfSort(mark, tokens);
  const isSort = same.some(({ is }) => is === 'tag');
  if (mark.is === 'area' && isBedBefore) return true;
  if (isSort && indefinite.has(wordAt(tokens, mark.from - 1))) return false;
  const isQuarter = quarterWords.has(wordAt(tokens, mark.to - 1)) || quarterWords.has(wordAt(tokens, mark.from));
  // "Seen: the Reichstag, Jewish Museum" is written as a name.
  const isWritten =
    mark.by === 'alias' &&
    mark.to - mark.from > 1 &&
    tokens[mark.from]?.isCapital === true &&
    (!isOpening(tokens, mark.from) || wordAt(tokens, mark.from - 1) === ',');
  if ((mark.by === 'alias' || mark.by === 'part') && !isPointedAt && !isWritten && isSort && !isQuarter) return false;
  if (mark.to - mark.from > 1 || (same.length === 0 && !isTable)) return true;
  const isClear =
    same.every(({ is }) => is === 'filler') || !isOpening(tokens, mark.from) || isAlone(tokens, mark.from);
  return tokens[mark.from]?.isCapital === true && isClear;
}

const SHORTEST_OWN = 4;

/** A name takes along its other words that stand beside it: "Yankee" of "Yankee Stadium". */
function whole<T extends MarkOf<'place'> | MarkOf<'area'>>(mark: T, keys: readonly Looked[], { words }: Names): T {
  const own = mark.is === 'place' && words.get(mark.id);
  if (!own) return mark;
  let { to } = mark;
  while ((keys[to]?.text.length ?? 0) >= SHORTEST_OWN && keys[to]?.own.some((form) => own.has(form))) to++;
  return to === mark.to ? mark : { ...mark, to };
}

const NEAR = 4;

/** "Our hotel is in the old town": so many words behind a word for a bed its quarter may be said. */
const BED_REACH = 5;

/** Whether a meal, a table or a reservation is spoken of right before or behind. */
function isMealNear(keys: readonly Looked[], at: number): boolean {
  for (let i = Math.max(0, at - NEAR); i < Math.min(keys.length, at + NEAR); i++)
    if (keys[i]?.own.some((key) => mealKeys.has(key))) return true;
  return false;
}

/**
 * Words of a name of several words mean nothing else: "family" of "Sagrada Familia"; nor are sorts meant inside of "los tenemos
 * vistos" and of "puente de mayo".
 */
function isInsideName(mark: Mark, near: readonly Mark[]): boolean {
  // "Tarta Sacher" is a cake, "the Sacher" the café.
  if (mark.is === 'place' && mark.by === 'part')
    return near.some((sort) => sort.is === 'tag' && sort.from <= mark.from && sort.to >= mark.to);
  if (mark.is === 'place' || mark.is === 'area' || mark.is === 'city') return false;
  const length = Math.max(1, mark.to - mark.from);
  return near.some(
    (name) =>
      name.from <= mark.from &&
      name.to >= mark.to &&
      name.to - name.from > length &&
      (mark.is === 'tag' || (name.is !== 'seen' && name.is !== 'filler')),
  );
}

const MOST_KEPT = 5000;
const kept = new WeakMap<Names, Map<string, Looked>>();

/** What was looked up for a word before. */
function lookedUpOnce(token: Token, names: Names, known: Map<string, Looked>, isNamed: boolean): Looked {
  const end = (token.isOwned ? "'" : '') + (isNamed ? '!' : '');
  const key = token.kind === 'word' ? token.text + end : `#${token.text}`;
  const before = known.get(key);
  if (before) return before;
  if (known.size > MOST_KEPT) known.clear();
  const now = lookedUp(token, names, isNamed);
  known.set(key, now);
  return now;
}

const holders = new Set<Is>(['place', 'area', 'tag', 'seen', 'notOnly', 'apart', 'filler']);

/** What words may mean, at each token: the longest phrase of each meaning. */
export function marksOf(tokens: readonly Token[], sheet: NameSheet): Mark[][] {
  const names = namesOf(sheet);
  const isShouted = tokens.every(({ kind, isCapital }) => kind !== 'word' || isCapital);
  const known = kept.get(names) ?? new Map<string, Looked>();
  kept.set(names, known);
  const keys = tokens.map((token, i) =>
    lookedUpOnce(token, names, known, token.isCapital && !isShouted && !isOpening(tokens, i)),
  );
  const beds: number[] = [];
  const all = tokens.map((_, from) => {
    const everyday = everydayAt(keys, from);
    if (everyday.some(({ is }) => is === 'lodging')) beds.push(from);
    const called = namedAt(keys, from, names);
    if (called.length === 0) return everyday;
    const isInside = locating.has(wordAt(tokens, from - 1));
    const isArea = ({ by, to }: Mark & { readonly by: Called['by'] }) =>
      by === 'part' && isInside && called.some((other) => (other.is as Is) === 'area' && other.to === to);
    const named = called.filter(
      (mark) =>
        !isArea(mark) &&
        isOwnPart(mark, tokens[from], names) &&
        isName(mark, tokens, everyday, {
          isTable: names.tables.has(mark.id) && !isMealNear(keys, from),
          isBedBefore: beds.some((bed) => bed < from && from - bed <= BED_REACH),
        }),
    );
    return [...named.map((mark) => whole(mark, keys, names)), ...everyday];
  });
  const holding: Mark[][] = [];
  for (const marks of all)
    for (const mark of marks) {
      if (mark.to - mark.from < 2 || !holders.has(mark.is)) continue;
      for (let i = mark.from; i < mark.to; i++) {
        const here = holding[i];
        if (here) here.push(mark);
        else holding[i] = [mark];
      }
    }
  return all.map((marks, i) => {
    const near = holding[i];
    return near ? marks.filter((mark) => !isInsideName(mark, near)) : marks;
  });
}
