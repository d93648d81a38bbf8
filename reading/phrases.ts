/** A tree of phrases, word by word; an end holds what the phrase means. */
export interface Phrases<T> {
  readonly words: Map<string, Phrases<T>>;
  /** Beginnings of words. */
  begins: Map<string, Phrases<T>> | null;
  /** Any word. */
  any: Phrases<T> | null;
  readonly ends: T[];
}

/** What a token may be looked up by: what it is and, where that leads nowhere, what it is bent from. */
export interface Keys {
  readonly text: string;
  readonly own: readonly string[];
  /** Its singular. */
  readonly singular: readonly string[];
  /** Its masculine, for a feminine that is not written down itself: "sola" is not "solo". */
  readonly masculine: readonly string[];
  /** Articles and words such as "really" may stand inside of any phrase. */
  readonly isPassedOver: boolean;
}

export const noPhrases = <T>(): Phrases<T> => ({ words: new Map(), begins: null, any: null, ends: [] });

function childOf<T>(node: Phrases<T>, word: string): Phrases<T> {
  if (word === '*') {
    node.any ??= noPhrases();
    return node.any;
  }
  const isBeginning = word.endsWith('*');
  if (isBeginning) node.begins ??= new Map();
  const map = (isBeginning && node.begins) || node.words;
  const key = isBeginning ? word.slice(0, -1) : word;
  const child = map.get(key) ?? noPhrases<T>();
  map.set(key, child);
  return child;
}

export function addPhrase<T>(root: Phrases<T>, words: readonly string[], end: T): void {
  let node = root;
  for (const word of words) node = childOf(node, word);
  node.ends.push(end);
}

/** "a|b (c) d" -> ["a d", "b d", "a c d", "b c d"], as lists of words. What stands in brackets may hold several words. */
export function expanded(phrase: string): string[][] {
  let lists: string[][] = [[]];
  for (const part of phrase.match(/\([^)]*\)|\S+/g) ?? []) {
    const isOptional = part.startsWith('(');
    const inner = isOptional ? part.slice(1, -1).split(' ') : [part];
    const longer = inner.reduce(
      (sofar, word) => sofar.flatMap((list) => word.split('|').map((one) => [...list, one])),
      lists,
    );
    lists = isOptional ? [...lists, ...longer] : longer;
  }
  return lists;
}

const SHORTEST_BEGINNING = 3;

const isWord = /^[a-z]+$/;

function childrenAt<T>(node: Phrases<T>, keys: Keys, isBent: boolean): Phrases<T>[] {
  const { text, own, singular, masculine } = keys;
  const found: Phrases<T>[] = [];
  let isWritten = false;
  const add = (key: string) => {
    const child = node.words.get(key);
    if (!child) return;
    found.push(child);
    isWritten ||= child.ends.length > 0 && isWord.test(key);
  };
  for (const key of own) add(key);
  if (isBent) {
    for (const key of singular) add(key);
    if (!isWritten) for (const key of masculine) add(key);
  }
  if (node.begins)
    for (let length = SHORTEST_BEGINNING; length <= text.length; length++) {
      const child = node.begins.get(text.slice(0, length));
      if (child) found.push(child);
    }
  if (node.any) found.push(node.any);
  return found;
}

/** Tells every phrase that begins at a token: what it means and the token after it. Where words are bent, plurals are found too. */
export function phrasesAt<T>(
  root: Phrases<T>,
  keys: readonly Keys[],
  at: { readonly from: number; readonly isBent: boolean },
  tell: (end: T, to: number) => void,
): void {
  const { from, isBent } = at;
  const walk = (node: Phrases<T>, i: number): void => {
    const here = keys[i];
    if (!here) return;
    for (const child of childrenAt(node, here, isBent)) {
      for (const end of child.ends) tell(end, i + 1);
      if (child.words.size > 0 || child.begins || child.any) walk(child, i + 1);
    }
    if (here.isPassedOver && i > from) walk(node, i + 1);
  };
  walk(root, from);
}
