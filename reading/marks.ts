import { byLanguage } from '#domain/by-language.ts';
import { languages } from '#domain/language.ts';
import { type Tag, tags } from '#domain/place/tag.ts';
import { plainText } from '#domain/plain-text.ts';
import { type Concept, concepts, type TagWords, type Words } from './lexicon.ts';
import { addPhrase, expanded, noPhrases, type Phrases, phrasesAt } from './phrases.ts';
import type { NameSheet } from './sheet.ts';
import type { Token } from './tokens.ts';
import { corrected, type Vocabulary, vocabularyOf } from './typos.ts';

interface Meanings {
  readonly concept: { readonly is: Concept; readonly value: number };
  readonly tag: { readonly is: 'tag'; readonly tag: Tag };
  readonly name: { readonly is: 'place' | 'area'; readonly id: string; readonly isAlias: boolean };
  readonly city: { readonly is: 'city' };
}

/** What words may mean: a concept of the grammar, a sort of places, or a name. `value` is which one of a list (weekdays). */
export type Meaning = Meanings[keyof Meanings];

/** A meaning of the tokens `from`..`to` (excluded). */
export type Mark = Meaning & { readonly from: number; readonly to: number };

type MeaningOf<K extends Mark['is']> = K extends Concept
  ? Meanings['concept']
  : K extends 'tag'
    ? Meanings['tag']
    : K extends 'place' | 'area'
      ? { readonly is: K; readonly id: string; readonly isAlias: boolean }
      : Meanings['city'];

export type MarkOf<K extends Mark['is']> = MeaningOf<K> & { readonly from: number; readonly to: number };

const tagWords = byLanguage(import.meta.glob<TagWords>('./languages/*/tags.ts', { eager: true, import: 'tagWords' }));
const words = byLanguage(import.meta.glob<Words>('./languages/*/words.ts', { eager: true, import: 'words' }));

function addAll(root: Phrases<Meaning>, phrases: string, meaning: (index: number) => Meaning): void {
  plainText(phrases)
    .split(', ')
    .forEach((phrase, index) => {
      for (const list of expanded(phrase)) addPhrase(root, list, meaning(index));
    });
}

function lexiconTree(): Phrases<Meaning> {
  const root = noPhrases<Meaning>();
  for (const language of languages) {
    for (const tag of tags) addAll(root, tagWords[language][tag], () => ({ is: 'tag', tag }));
    for (const is of concepts) addAll(root, words[language][is], (value) => ({ is, value }));
  }
  return root;
}

const lexicon = lexiconTree();

interface Names {
  readonly tree: Phrases<Meaning>;
  /** The words of each place's names. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  readonly vocabulary: Vocabulary;
}

const wordsOf = (names: readonly string[]) => names.flatMap((name) => name.split(' '));

const knownWords = new Set(
  languages
    .flatMap((language) => [...Object.values(tagWords[language]), ...Object.values(words[language])])
    .flatMap((phrases) => plainText(phrases).match(/[a-z]+/g) ?? []),
);

function namesIn({ names, places, areas }: NameSheet): Names {
  const tree = noPhrases<Meaning>();
  for (const name of names) addPhrase(tree, name.split(' '), { is: 'city' });
  for (const [is, named] of [
    ['area', areas],
    ['place', places],
  ] as const)
    for (const { id, names: own, aliases } of named) {
      for (const name of own) addPhrase(tree, name.split(' '), { is, id, isAlias: false });
      for (const name of aliases) addPhrase(tree, name.split(' '), { is, id, isAlias: true });
    }
  const all = [...names, ...[...places, ...areas].flatMap((named) => [...named.names, ...named.aliases])];
  return {
    tree,
    words: new Map(places.map((place) => [place.id, new Set(wordsOf(place.names))])),
    vocabulary: vocabularyOf([...knownWords, ...wordsOf(all)]),
  };
}

const known = new WeakMap<NameSheet, Names>();

function namesOf(sheet: NameSheet): Names {
  const names = known.get(sheet) ?? namesIn(sheet);
  known.set(sheet, names);
  return names;
}

const keyOf = (meaning: Meaning) => (meaning.is === 'tag' ? `tag ${meaning.tag}` : meaning.is);

/** The longest phrase of each meaning. */
function longestOf(found: readonly { readonly end: Meaning; readonly to: number }[], from: number): Mark[] {
  const longest = new Map<string, Mark>();
  for (const { end, to } of found) {
    const before = longest.get(keyOf(end));
    if (!before || before.to < to) longest.set(keyOf(end), { ...end, from, to });
  }
  return [...longest.values()];
}

/**
 * A name that says a sort of places is that sort: "water park". One of a single everyday word is a name only where it is written as one:
 * "Sol", "Edge", not "late".
 */
function isName(
  mark: Mark,
  token: Token | undefined,
  everyday: readonly { readonly end: Meaning; readonly to: number }[],
): boolean {
  const isSort = everyday.some(({ end }) => end.is === 'tag');
  if (isSort && 'isAlias' in mark && mark.isAlias) return false;
  return mark.to - mark.from > 1 || everyday.length === 0 || token?.isCapital === true;
}

/** A name takes along its other words that stand beside it: "Yankee" of "Yankee Stadium". */
function whole(mark: Mark, tokens: readonly Token[], words: ReadonlyMap<string, ReadonlySet<string>>): Mark {
  if (mark.is !== 'place') return mark;
  const own = words.get(mark.id);
  let { to } = mark;
  while (to < tokens.length && tokens[to]?.forms.some((form) => own?.has(form))) to++;
  return { ...mark, to };
}

/** A word that no phrase begins or holds is read as the one it is a misspelling of. */
function formsOf(token: Token, { vocabulary, tree }: Names): readonly string[] {
  if (token.kind !== 'word' || token.forms.some((form) => knownWords.has(form) || tree.words.has(form)))
    return token.forms;
  const instead = corrected(token.text, vocabulary);
  return instead === null ? token.forms : [instead];
}

const LONGEST_NAME = 8;

/** Words of a name of several words mean nothing else: "family" of "Sagrada Familia". */
function isInsideName(mark: Mark, all: readonly (readonly Mark[])[]): boolean {
  const isLonger = (name: Mark) =>
    (name.is === 'place' || name.is === 'area' || name.is === 'tag') &&
    name.to >= mark.to &&
    name.to - name.from > Math.max(1, mark.to - mark.from);
  for (let from = mark.from; from >= Math.max(0, mark.from - LONGEST_NAME); from--)
    if (all[from]?.some(isLonger)) return mark.is !== 'place' && mark.is !== 'area' && mark.is !== 'city';
  return false;
}

/** What words may mean, at each token: the longest phrase of each meaning. */
export function marksOf(tokens: readonly Token[], sheet: NameSheet): Mark[][] {
  const names = namesOf(sheet);
  const forms = tokens.map((token) => formsOf(token, names));
  const all = tokens.map((token, from) => {
    const everyday = phrasesAt(lexicon, forms, from);
    const named = longestOf(phrasesAt(names.tree, forms, from), from).filter((mark) =>
      isName(
        mark,
        token,
        everyday.filter(({ to }) => to === mark.to),
      ),
    );
    return [...named.map((mark) => whole(mark, tokens, names.words)), ...longestOf(everyday, from)];
  });
  return all.map((marks) => marks.filter((mark) => !isInsideName(mark, all)));
}
