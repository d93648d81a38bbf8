import { useMemo } from 'react';
import { inLanguage } from '#domain/bilingual.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import type { DestinationSheet } from '#domain/wishes/sheet.ts';
import { wishLabel } from '#rendering/wishes/wish-label.ts';
import { useDestinationIds } from '../../../data/destinations.ts';
import { type KnownNames, useSheet } from '../../../data/sheets.ts';
import { useReading } from '../../../data/understanding.ts';
import { currentLanguage } from '../../../i18n/i18n.ts';
import { type FormValues, placesOf } from '../form-values.ts';
import { nameable, type ShownWishes, wishesShown } from './wish-chips.ts';
import { readEdits, type WishEdits } from './wish-edits.ts';

/** What everything that shows or changes the wishes of the form has in common. */
export interface WishBoard {
  readonly shown: ShownWishes;
  /** null where it is not known what the places of the destination are called. */
  readonly sheet: DestinationSheet | null;
  /** As typed. */
  readonly destination: string;
  readonly labelOf: (item: WishItem) => string;
  /** What a place, an area or a terminal of the destination is called; '' for another. */
  readonly nameOf: (id: string) => string;
  readonly edit: (change: (edits: WishEdits) => WishEdits) => void;
}

function labeller(sheet: DestinationSheet | null): Pick<WishBoard, 'labelOf' | 'nameOf'> {
  const language = currentLanguage();
  const nameIn = (id: string) => {
    const all = [...(sheet?.places ?? []), ...(sheet?.areas ?? []), ...(sheet?.terminals ?? [])];
    const found = all.find((own) => own.id === id);
    return found && inLanguage(found.name, language);
  };
  return { labelOf: (item) => wishLabel(item, language, nameIn), nameOf: (id) => nameIn(id) ?? '' };
}

const nothing = { text: '', wishes: [], unknown: [] };

/** The wishes of the form: what was read, what was changed, and what of it can be said now. */
export function useWishBoard(
  { preferences, destination, journey, start, end, wishes: kept }: FormValues,
  onEdit: (edits: WishEdits) => void,
): {
  readonly board: WishBoard;
  readonly names: KnownNames;
  readonly isRead: boolean;
} {
  const wishes = useMemo(() => readEdits(kept), [kept]);
  const ids = useDestinationIds(placesOf({ destination, journey }));
  const names = useSheet(ids);
  const { sheet } = names;
  const reading = useReading(preferences, sheet, { start, end });
  const understood = reading ?? nothing;
  const board = {
    shown: nameable(wishesShown({ text: understood.text, understood, edits: wishes, sheet }), sheet),
    sheet,
    destination: placesOf({ destination, journey }).join(', '),
    ...labeller(sheet),
    edit: (change: (edits: WishEdits) => WishEdits) => onEdit(change(wishes)),
  };
  return { board, names, isRead: reading !== null };
}
