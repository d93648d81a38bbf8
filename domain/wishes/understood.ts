import type { Binding } from './held.ts';
import type { Quote, WishItem } from './item.ts';
import { MAX_WISHES } from './longest.ts';
import { type Prospect, prospectOf } from './prospect.ts';
import type { DestinationSheet } from './sheet.ts';

/** What a reader makes of a text. */
interface Read {
  readonly items: readonly {
    readonly item: WishItem;
    readonly quote: Quote;
    readonly binds: Binding;
    readonly confidence: 'sure' | 'guess';
  }[];
  readonly unknown: readonly Quote[];
}

export interface UnderstoodWish {
  readonly item: WishItem;
  readonly quote: Quote;
  readonly binds: Binding;
  readonly confidence: 'sure' | 'guess';
  readonly prospect: Prospect | null;
}

/** What a text was understood to say, as the form shows it and `POST /trips/understand` answers it. */
export interface Understood {
  readonly wishes: readonly UnderstoodWish[];
  readonly unknown: readonly Quote[];
}

/** What a reader goes by that knows no destination: then no place is recognised. */
export const noNames = { id: '', names: [], places: [], areas: [] } as const;

/** A reading with how each wish may fare, no more of them than a request may hold. */
export function understood({ items, unknown }: Read, sheet: DestinationSheet | null): Understood {
  const wishes = items.slice(0, MAX_WISHES).map((read) => ({ ...read, prospect: prospectOf(read.item, sheet) }));
  return { wishes, unknown };
}
