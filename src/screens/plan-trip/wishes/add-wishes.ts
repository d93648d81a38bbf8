import type { WishItem } from '#domain/wishes/item.ts';
import { usualBinding } from '#domain/wishes/usual-binding.ts';
import { written } from '#domain/wishes/written.ts';
import type { WishBoard } from './wish-board.ts';
import { add, remove } from './wish-edits.ts';

/** What the list of wishes adds to: the form, maybe for words of the text that were not understood. */
export interface Adding {
  readonly board: WishBoard;
  /** Days of the trip; null before its dates are known. */
  readonly days: number | null;
  readonly onAdd: (item: WishItem) => void;
}

export const addTo = ({ edit }: WishBoard, item: WishItem, words: string | null): void =>
  edit((edits) => add(edits, { item, binds: usualBinding(item), words }));

export const isShown = ({ shown }: WishBoard, item: WishItem): boolean =>
  shown.chips.some((chip) => written(chip.item) === written(item));

/** Takes an item back out, wherever it came from. */
export function takeOut({ shown, edit }: WishBoard, item: WishItem): void {
  const chip = shown.chips.find((own) => written(own.item) === written(item));
  if (chip) edit((edits) => remove(edits, chip.target));
}
