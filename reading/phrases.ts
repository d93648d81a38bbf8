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

/** Names of verbs and of sets are no words that are written down themselves. */
const isWord = (key: string) => key.charAt(0) !== '@' && !key.endsWith('~');

interface Run<T> {
  readonly keys: readonly Keys[];
  readonly isBent: boolean;
  readonly tell: (end: T, to: number) => void;
}

function enter<T>(run: Run<T>, child: Phrases<T>, to: number): void {
  for (const end of child.ends) run.tell(end, to);
  if (child.words.size > 0 || child.begins || child.any) walk(run, child, to);
}

/** Adds where words lead to from here, and says whether one that is written down itself ends a phrase. */
function follow<T>(node: Phrases<T>, words: readonly string[], found: Phrases<T>[]): boolean {
  let isWritten = false;
  for (const key of words) {
    const child = node.words.get(key);
    if (!child) continue;
    found.push(child);
    isWritten ||= child.ends.length > 0 && isWord(key);
  }
  return isWritten;
}

/** Where a token leads to from here. Where words are bent, plurals lead on too. */
export function stepsOf<T>(node: Phrases<T>, here: Keys, isBent: boolean): Phrases<T>[] {
  const found: Phrases<T>[] = [];
  const isOwn = follow(node, here.own, found);
  const isSingular = isBent && follow(node, here.singular, found);
  if (isBent && !isOwn && !isSingular) follow(node, here.masculine, found);
  if (node.begins)
    for (let length = SHORTEST_BEGINNING; length <= here.text.length; length++) {
      const child = node.begins.get(here.text.slice(0, length));
      if (child) found.push(child);
    }
  if (node.any) found.push(node.any);
  return found;
}

function walk<T>(run: Run<T>, node: Phrases<T>, i: number): void {
  const here = run.keys[i];
  if (!here) return;
  for (const child of stepsOf(node, here, run.isBent)) enter(run, child, i + 1);
  if (here.isPassedOver) walk(run, node, i + 1);
}

/** Tells every phrase that a token opens: what it means and the token after it. */
export function phrasesAt<T>(
  starts: readonly Phrases<T>[],
  keys: readonly Keys[],
  at: { readonly from: number; readonly isBent: boolean },
  tell: (end: T, to: number) => void,
): void {
  if (starts.length === 0) return;
  const run = { keys, isBent: at.isBent, tell };
  for (const start of starts) enter(run, start, at.from + 1);
}
