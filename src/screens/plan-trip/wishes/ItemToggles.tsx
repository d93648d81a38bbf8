import type { WishItem } from '#domain/wishes/item.ts';
import { written } from '#domain/wishes/written.ts';
import { Chips } from '../../../ui/Chips.tsx';
import { type Adding, isShown, takeOut } from './add-wishes.ts';

interface ItemTogglesProps {
  readonly label: string;
  readonly items: readonly WishItem[];
  readonly adding: Adding;
}

/** Usual wishes of a kind; those that are on the form already are pressed, and can be taken out here too. */
export function ItemToggles({ label, items, adding: { board, onAdd } }: ItemTogglesProps) {
  const chosen = items.filter((item) => isShown(board, item)).map(written);
  function toggle(next: readonly string[]) {
    const changed = items.find((item) => next.includes(written(item)) !== chosen.includes(written(item)));
    if (!changed) return;
    if (chosen.includes(written(changed))) takeOut(board, changed);
    else onAdd(changed);
  }
  return (
    <Chips
      label={label}
      chips={items.map((item) => ({ id: written(item), label: board.labelOf(item) }))}
      chosen={chosen}
      onChange={toggle}
    />
  );
}
