import type { Quote } from '#domain/wishes/item.ts';
import type { Concept } from './lexicon.ts';
import type { Mark, MarkOf } from './marks.ts';
import type { Token } from './tokens.ts';

/** Tokens `from`..`to`, the end excluded. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

type Is = Mark['is'];

/** A text with its meanings. What an item was made of is taken, and later rules pass over it. */
export class MarkedText {
  private readonly taken: boolean[];

  constructor(
    readonly tokens: readonly Token[],
    readonly at: readonly (readonly Mark[])[],
  ) {
    this.taken = tokens.map(() => false);
  }

  isFree({ from, to }: Span): boolean {
    for (let i = from; i < to; i++) if (this.taken[i]) return false;
    return true;
  }

  take(...spans: readonly Span[]): void {
    for (const { from, to } of spans) for (let i = from; i < to; i++) this.taken[i] = true;
  }

  /** Marks of any of these meanings that lie whole in a span and are not taken, in order; of one place the longest. */
  all<K extends Is>({ from, to }: Span, ...kinds: readonly K[]): MarkOf<K>[] {
    const found: MarkOf<K>[] = [];
    for (let i = from; i < to; i++) {
      const here = (this.at[i] ?? []).filter(
        (mark): mark is Mark & MarkOf<K> =>
          (kinds as readonly Is[]).includes(mark.is) && mark.to <= to && this.isFree(mark),
      );
      const longest = here.sort((a, b) => b.to - a.to)[0];
      if (!longest) continue;
      found.push(longest);
      i = longest.to - 1;
    }
    return found;
  }

  first<K extends Is>(span: Span, ...kinds: readonly K[]): MarkOf<K> | undefined {
    return this.all(span, ...kinds)[0];
  }

  has(span: Span, ...kinds: readonly Is[]): boolean {
    return this.first(span, ...kinds) !== undefined;
  }

  /** What begins at this token, also when it was taken. */
  beginsAt(index: number, is: Is): Mark | undefined {
    return this.at[index]?.find((mark) => mark.is === is);
  }

  /** Whether a meaning ends just before this token; the fillers between are passed over. */
  endsBefore(index: number, ...kinds: readonly Is[]): Mark | undefined {
    for (let from = index - 1; from >= Math.max(0, index - 6); from--)
      for (const mark of this.at[from] ?? []) if (mark.to === index && kinds.includes(mark.is)) return mark;
    return undefined;
  }

  quote({ from, to }: Span): Quote {
    return { from: this.tokens[from]?.from ?? 0, to: this.tokens[Math.max(from, to - 1)]?.to ?? 0 };
  }

  is(index: number, ...concepts: readonly Concept[]): boolean {
    return (this.at[index] ?? []).some((mark) => (concepts as readonly Is[]).includes(mark.is));
  }
}
