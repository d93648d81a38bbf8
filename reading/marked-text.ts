import type { Quote } from '#domain/wishes/item.ts';
import type { Mark, MarkOf } from './marks.ts';
import type { Token } from './tokens.ts';

/** Tokens `from`..`to`, the end excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

type Is = Mark['is'];

const none: readonly Mark[] = [];

/** The first of what is in order that begins at a token or behind it. */
export function indexFrom(ordered: readonly Span[], from: number): number {
  let low = 0;
  let high = ordered.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle]?.from ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** A text with its meanings. What an item was made of is taken, and later rules pass over it. */
export class MarkedText {
  private readonly taken: Uint8Array;
  private readonly byKind = new Map<Is, Mark[]>();

  constructor(
    readonly tokens: readonly Token[],
    readonly at: readonly (readonly Mark[])[],
  ) {
    this.taken = new Uint8Array(tokens.length);
    for (const marks of at)
      for (const mark of marks) {
        const same = this.byKind.get(mark.is);
        if (same) same.push(mark);
        else this.byKind.set(mark.is, [mark]);
      }
  }

  /** Words that are a date are no name: "dos de mayo". */
  dropNames({ from, to }: Span): void {
    const named = this.byKind.get('place') ?? none;
    this.byKind.set(
      'place',
      named.filter((mark) => mark.from < from || mark.to > to),
    );
  }

  word(index: number): string {
    return this.tokens[index]?.text ?? '';
  }

  isFree({ from, to }: Span): boolean {
    for (let i = from; i < to; i++) if (this.taken[i]) return false;
    return true;
  }

  take(...spans: readonly Span[]): void {
    for (const { from, to } of spans) this.taken.fill(1, Math.max(0, from), to);
  }

  /** Marks of any of these meanings that lie whole in a span and are not taken, in order; of one place the longest. */
  all<K extends Is>({ from, to }: Span, ...kinds: readonly K[]): MarkOf<K>[] {
    const inside: Mark[] = [];
    for (const kind of kinds) {
      const marks = this.byKind.get(kind) ?? none;
      for (let i = indexFrom(marks, from); i < marks.length; i++) {
        const mark = marks[i];
        if (!mark || mark.from >= to) break;
        if (mark.to <= to && this.isFree(mark)) inside.push(mark);
      }
    }
    if (inside.length < 2) return inside as unknown as MarkOf<K>[];
    inside.sort((a, b) => a.from - b.from || b.to - a.to);
    let end = from;
    return inside.filter((mark) => {
      if (mark.from < end) return false;
      end = mark.to;
      return true;
    }) as unknown as MarkOf<K>[];
  }

  first<K extends Is>(span: Span, ...kinds: readonly K[]): MarkOf<K> | undefined {
    return this.all(span, ...kinds)[0];
  }

  has(span: Span, ...kinds: readonly Is[]): boolean {
    return this.first(span, ...kinds) !== undefined;
  }

  /** The rows of a table whose meanings are said anywhere. */
  said<T extends readonly [Is, ...unknown[]]>(table: readonly T[]): readonly T[] {
    return table.filter(([is]) => this.byKind.has(is));
  }

  /** What begins at this token, also when it was taken. */
  beginsAt(index: number, is: Is): Mark | undefined {
    for (const mark of this.at[index] ?? none) if (mark.is === is) return mark;
    return undefined;
  }

  /** Whether something of this meaning begins within, also when it was taken. */
  beginsAnywhere({ from, to }: Span, is: Is): boolean {
    for (let i = from; i < to; i++) if (this.is(i, is)) return true;
    return false;
  }

  /** The first of this meaning in the whole text, also when it was taken. */
  anywhere(is: Is): Mark | undefined {
    return this.byKind.get(is)?.[0];
  }

  /** Whether a meaning ends just before this token. */
  endsBefore(index: number, ...kinds: readonly Is[]): Mark | undefined {
    for (let from = index - 1; from >= Math.max(0, index - 6); from--)
      for (const mark of this.at[from] ?? none) if (mark.to === index && kinds.includes(mark.is)) return mark;
    return undefined;
  }

  quote({ from, to }: Span): Quote {
    return { from: this.tokens[from]?.from ?? 0, to: this.tokens[Math.max(from, to - 1)]?.to ?? 0 };
  }

  /** Whether every word from one to before another means one of these; true of none. */
  areAll(from: number, to: number, ...kinds: readonly Is[]): boolean {
    for (let i = from; i < to; i++) if (!this.is(i, ...kinds)) return false;
    return true;
  }

  is(index: number, ...kinds: readonly Is[]): boolean {
    for (const mark of this.at[index] ?? none) if (kinds.includes(mark.is)) return true;
    return false;
  }
}
