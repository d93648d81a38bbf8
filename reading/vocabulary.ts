import { byLanguage } from '#domain/by-language.ts';
import type { Tag } from '#domain/place/tag.ts';
import { plainText } from '#domain/plain-text.ts';
import type { Concept, TagWords, Words } from './lexicon.ts';
import { addPhrase, expanded, noPhrases, type Phrases } from './phrases.ts';
import { vocabularyOf } from './typos.ts';

/** What words may mean besides names: a concept of the grammar, or a sort of places. `value` is which one of a list (weekdays). */
export type Everyday =
  | { readonly is: Concept; readonly value: number; readonly tag?: undefined }
  | { readonly is: 'tag'; readonly value: number; readonly tag: Tag };

type Bent = (verb: string) => string[];

const tagWords = byLanguage(import.meta.glob<TagWords>('./languages/*/tags.ts', { eager: true, import: 'tagWords' }));
const words = byLanguage(import.meta.glob<Words>('./languages/*/words.ts', { eager: true, import: 'words' }));
const sets = byLanguage(
  import.meta.glob<Readonly<Record<string, string>>>('./languages/*/words.ts', { eager: true, import: 'sets' }),
);
const passedOver = byLanguage(
  import.meta.glob<string>('./languages/*/words.ts', { eager: true, import: 'passedOver' }),
);
const bends = byLanguage(import.meta.glob<Bent>('./languages/*/bend.ts', { eager: true, import: 'bent' }));
const languages = Object.keys(words) as (keyof typeof words)[];

/** Phrases of all languages. */
export const lexicon: Phrases<Everyday> = noPhrases();

/** Words that stand for keys of the lexicon: forms of its verbs, members of its sets. */
export const keysOf = new Map<string, string[]>();

/** Every word that a phrase is written with. */
export const lexiconWords = new Set<string>();

export const isPassedOver: ReadonlySet<string> = new Set(Object.values(passedOver).flatMap((list) => list.split(' ')));

/** They are passed over inside of phrases, so that phrases are kept without them. */
const articles = new Set('the a an el la los las un una'.split(' '));

function addKey(form: string, key: string): void {
  const keys = keysOf.get(form);
  if (!keys) keysOf.set(form, [key]);
  else if (!keys.includes(key)) keys.push(key);
}

/** A verb stands for its forms, by a name that both its phrases and its forms lead to. */
function keyOf(word: string, bent: Bent): string {
  if (word.endsWith('~')) {
    for (const form of bent(word.slice(0, -1))) addKey(form, word);
    lexiconWords.add(word.slice(0, -1));
  } else if (/^[a-z]+$/.test(word)) lexiconWords.add(word);
  return word;
}

function addAll(phrases: string, bent: Bent, meaning: (index: number) => Everyday): void {
  plainText(phrases)
    .split(', ')
    .forEach((phrase, index) => {
      const end = meaning(index);
      for (const list of expanded(phrase)) {
        const needed = list.filter((word, i) => i === 0 || i === list.length - 1 || !articles.has(word));
        const keys = needed.map((word) => keyOf(word, bent));
        addPhrase(lexicon, keys, end);
      }
    });
}

for (const language of languages) {
  const bent = bends[language];
  for (const [name, members] of Object.entries(sets[language]))
    for (const word of plainText(members).split(' ')) addKey(word, `@${name}`);
  for (const [tag, phrases] of Object.entries(tagWords[language]))
    addAll(phrases, bent, () => ({ is: 'tag', value: 0, tag: tag as Tag }));
  for (const [is, phrases] of Object.entries(words[language]))
    addAll(phrases, bent, (value) => ({ is: is as Concept, value }));
}

/** What misspelt words may be: all that phrases are written with, forms of their verbs, members of their sets. */
export const everydayWords = vocabularyOf(
  [...lexiconWords, ...keysOf.keys()].map((word) => [word, keysOf.get(word)?.join() ?? word]),
  false,
);
