/** How a name begins with what was typed. */
export const beginnings = { name: 0, beginning: 1, word: 2 } as const;
export type Beginning = (typeof beginnings)[keyof typeof beginnings];

interface Entry<T> {
  readonly text: string;
  readonly isName: boolean;
  readonly item: T;
}

const compare = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/** The words of normalised names in their order, so that a beginning finds its names without a look at the others. */
export class NameIndex<T> {
  readonly #entries: readonly Entry<T>[];

  constructor(items: readonly T[], spellingsOf: (item: T) => readonly string[]) {
    const entries = items.flatMap((item) =>
      spellingsOf(item).flatMap((spelling) => {
        const words = spelling.split(' ');
        return words.map((_, at) => ({ text: words.slice(at).join(' '), isName: at === 0, item }));
      }),
    );
    this.#entries = entries.sort((a, b) => compare(a.text, b.text));
  }

  /** The items of which a name or a word within it begins so, each with the best of its ways to. */
  find(typed: string): ReadonlyMap<T, Beginning> {
    const found = new Map<T, Beginning>();
    for (let at = this.#first(typed); this.#entries[at]?.text.startsWith(typed); at++) {
      const { text, isName, item } = this.#entries[at] as Entry<T>;
      const now = !isName ? beginnings.word : text === typed ? beginnings.name : beginnings.beginning;
      const before = found.get(item);
      if (before === undefined || now < before) found.set(item, now);
    }
    return found;
  }

  /** The place of the first entry that is not before a text. */
  #first(text: string): number {
    let [from, to] = [0, this.#entries.length];
    while (from < to) {
      const middle = (from + to) >> 1;
      if (compare(this.#entries[middle]?.text ?? '', text) < 0) from = middle + 1;
      else to = middle;
    }
    return from;
  }
}
