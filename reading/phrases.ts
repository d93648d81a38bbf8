/** A tree of phrases, word by word; an end holds what the phrase means. */
export interface Phrases<T> {
  readonly words: Map<string, Phrases<T>>;
  /** Beginnings of words. */
  readonly begins: Map<string, Phrases<T>>;
  /** Any word. */
  any: Phrases<T> | null;
  readonly ends: T[];
}

export const noPhrases = <T>(): Phrases<T> => ({ words: new Map(), begins: new Map(), any: null, ends: [] });

function childOf<T>(node: Phrases<T>, word: string): Phrases<T> {
  if (word === '*') {
    node.any ??= noPhrases();
    return node.any;
  }
  const [map, key] = word.endsWith('*') ? [node.begins, word.slice(0, -1)] : [node.words, word];
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
  const parts = phrase.match(/\([^)]*\)|\S+/g) ?? [];
  return parts.reduce<string[][]>(
    (sofar, part) => {
      const isOptional = part.startsWith('(');
      const inner = isOptional ? part.slice(1, -1).split(' ') : [part];
      const longer = inner.reduce<string[][]>(
        (lists, word) => lists.flatMap((list) => word.split('|').map((one) => [...list, one])),
        sofar,
      );
      return isOptional ? [...sofar, ...longer] : longer;
    },
    [[]],
  );
}

const SHORTEST_BEGINNING = 2;

function nextOf<T>(node: Phrases<T>, forms: readonly string[]): Phrases<T>[] {
  const found: Phrases<T>[] = [];
  for (const form of forms) {
    const child = node.words.get(form);
    if (child) found.push(child);
  }
  const [word = ''] = forms;
  if (node.begins.size > 0)
    for (let length = SHORTEST_BEGINNING; length <= word.length; length++) {
      const child = node.begins.get(word.slice(0, length));
      if (child) found.push(child);
    }
  if (node.any) found.push(node.any);
  return found;
}

/** Every phrase that begins at a token: what it means and the token after it. */
export function phrasesAt<T>(
  root: Phrases<T>,
  forms: readonly (readonly string[])[],
  from: number,
): { end: T; to: number }[] {
  const found: { end: T; to: number }[] = [];
  let nodes: Phrases<T>[] = [root];
  for (let i = from; i < forms.length && nodes.length > 0; i++) {
    nodes = nodes.flatMap((node) => nextOf(node, forms[i] ?? []));
    for (const node of nodes) for (const end of node.ends) found.push({ end, to: i + 1 });
  }
  return found;
}
