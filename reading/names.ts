import type { Tag } from '#domain/place/tag.ts';
import { addPhrase, noPhrases, type Phrases } from './phrases.ts';
import type { NameSheet } from './sheet.ts';
import { type Vocabulary, vocabularyOf } from './typos.ts';

/** How a name says its place: in full, by what people also call it, by one word of it, or by the sort it is. */
type By = 'name' | 'alias' | 'part' | 'sort';

export interface Called {
  readonly is: 'place' | 'area' | 'city';
  readonly id: string;
  readonly by: By;
}

export interface Names {
  readonly tree: Phrases<Called>;
  /** The words of each place's names, and of all of them. */
  readonly words: ReadonlyMap<string, ReadonlySet<string>>;
  readonly all: ReadonlySet<string>;
  readonly tags: ReadonlyMap<string, readonly Tag[]>;
  readonly tables: ReadonlySet<string>;
  /** Words of what is visited: a table that has one of them in its name is not called by it. */
  readonly visited: ReadonlySet<string>;
  readonly vocabulary: Vocabulary;
}

const SHORTEST_START = 5;
const small = new Set('de del la el los las of the di da do'.split(' '));

const wordsOf = (names: readonly string[]) => names.flatMap((name) => name.split(' '));

function namesIn({ names, places, areas }: NameSheet): Names {
  const tree = noPhrases<Called>();
  const all = new Set<string>();
  const add = (phrases: readonly string[], called: Called) => {
    for (const phrase of phrases) {
      const words = phrase.split(' ');
      addPhrase(tree, words, called);
      // "MoMA, Met, Whitney".
      if (words[0] === 'the' && words.length === 2) addPhrase(tree, words.slice(1), called);
      const content = words.filter((word) => !small.has(word));
      // "Museo historia natural".
      if (content.length > 1 && content.length < words.length && words.length > 2) addPhrase(tree, content, called);
      for (const word of words) all.add(word);
    }
  };
  add(names, { is: 'city', id: '', by: 'name' });
  for (const { id, names: own, aliases } of areas) {
    add(own, { is: 'area', id, by: 'name' });
    add(aliases, { is: 'area', id, by: 'alias' });
  }
  for (const { id, names: own, aliases, parts, sorts } of places) {
    add(own, { is: 'place', id, by: 'name' });
    add(aliases, { is: 'place', id, by: 'alias' });
    add(parts, { is: 'place', id, by: 'part' });
    add(sorts, { is: 'place', id, by: 'sort' });
  }
  // "The Rijks" is the museum, though a table is called so too.
  const visits = places.filter(({ isTable }) => !isTable);
  for (const { names: own, isTable } of places)
    for (const name of isTable ? own.filter((one) => one.length >= SHORTEST_START && !one.includes(' ')) : []) {
      const visit = visits.find((place) =>
        place.names.some((one) => one.startsWith(name) && one !== name && !one.includes(' ')),
      );
      if (visit) addPhrase(tree, [name], { is: 'place', id: visit.id, by: 'alias' });
    }
  return {
    tree,
    all,
    words: new Map(places.map((place) => [place.id, new Set(wordsOf(place.names))])),
    tables: new Set(places.filter(({ isTable }) => isTable).map(({ id }) => id)),
    tags: new Map(places.map(({ id, tags }) => [id, tags])),
    visited: new Set(visits.flatMap(({ names: own, aliases }) => wordsOf([...own, ...aliases]))),
    vocabulary: vocabularyOf(
      [...all].map((word) => [word, word]),
      true,
    ),
  };
}

const known = new WeakMap<NameSheet, Names>();

export function namesOf(sheet: NameSheet): Names {
  const names = known.get(sheet) ?? namesIn(sheet);
  known.set(sheet, names);
  return names;
}
