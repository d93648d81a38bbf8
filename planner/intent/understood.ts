import type { TripRequest } from '#domain/trip/trip-request.ts';
import type { ItemOf, Quote, WishKind } from '#domain/wishes/item.ts';
import type { Wish } from '#domain/wishes/wish.ts';
import { type ReadWishes, readWishes } from '#reading/read.ts';
import type { NameSheet } from '#reading/sheet.ts';
import type { CompiledDestination } from '../catalogue/compiled.ts';
import { nameSheetOf } from '../catalogue/name-sheet.ts';

/** What was understood of a request, and the words that were not. */
export interface Understood {
  readonly wishes: readonly Wish[];
  /** Where wishes were confirmed the words are not read again until this is asked: only answers are. */
  readonly unknown: () => readonly Quote[];
}

const sheets = new WeakMap<CompiledDestination, NameSheet>();

/** What the places of a destination are called, worked out when its first wish is read. */
function sheetOf(destination: CompiledDestination): NameSheet {
  const known = sheets.get(destination) ?? nameSheetOf(destination);
  sheets.set(destination, known);
  return known;
}

type Asked = Pick<TripRequest, 'preferences' | 'dates' | 'wishes'>;

/**
 * What the travellers confirmed, else what the reader makes of their words. The words outside any item are the reader's to say in
 * both cases: a wish that was taken away is no word that was not understood.
 */
export function understand({ preferences, dates, wishes }: Asked, destination: CompiledDestination): Understood {
  if (preferences.trim() === '') return { wishes: wishes ?? [], unknown: () => [] };
  let known: ReadWishes | undefined;
  const read = () => {
    known ??= readWishes(preferences, sheetOf(destination), dates);
    return known;
  };
  return {
    wishes: wishes ?? read().items.map(({ item, quote, binds }) => ({ item, quote, binds })),
    unknown: () => read().unknown,
  };
}

/** The items of some kinds, in the order in which they were said. */
export const itemsOf = <K extends WishKind>(wishes: readonly Wish[], ...kinds: K[]): ItemOf<K>[] =>
  wishes.flatMap(({ item }) => (kinds.some((kind) => kind === item.kind) ? [item as ItemOf<K>] : []));
