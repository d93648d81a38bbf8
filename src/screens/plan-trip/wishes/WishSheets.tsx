import { lazy, Suspense, useEffect } from 'react';
import { isFixed } from '../fixed/fixed-draft.ts';
import { daysOf, type FormValues } from '../form-values.ts';
import type { WishBoard } from './wish-board.ts';
import { isAlone, type WishChip } from './wish-chips.ts';

const loadWishSheet = () => import('./WishSheet.tsx').then((module) => ({ default: module.WishSheet }));
const WishSheet = lazy(loadWishSheet);
const loadAddSheet = () => import('./AddSheet.tsx').then((module) => ({ default: module.AddSheet }));
const AddSheet = lazy(loadAddSheet);
const loadFixedSheet = () => import('../fixed/FixedSheet.tsx').then((module) => ({ default: module.FixedSheet }));
const FixedSheet = lazy(loadFixedSheet);

/** Which sheet lies over the form. */
export type OpenSheet =
  | { readonly chip: string; readonly isChanged?: boolean }
  | { readonly about: string | null }
  | null;

/** Pressed too early for the network to be gone: a sheet that was never here could not open then. */
const SHEETS_AFTER_MS = 2000;

export function useSheetsEarly(): void {
  useEffect(() => {
    const timer = window.setTimeout(
      () => void Promise.all([loadWishSheet(), loadAddSheet(), loadFixedSheet()]).catch(() => undefined),
      SHEETS_AFTER_MS,
    );
    return () => window.clearTimeout(timer);
  }, []);
}

interface SheetsProps {
  readonly open: OpenSheet;
  readonly board: WishBoard;
  readonly values: FormValues;
  readonly onRemove: (chip: WishChip) => void;
  readonly onChange: (chip: WishChip) => void;
  readonly onClose: () => void;
}

/** Of what is fixed, once its change was asked for, the fields; else the wish in full. */
function ChipSheet({ open, chip, ...props }: SheetsProps & { readonly chip: WishChip }) {
  const { board, values, onRemove, onChange, onClose } = props;
  const fixed = isFixed(chip.item) && isAlone(chip, board.shown) ? chip.item.kind : null;
  if (fixed && open && 'isChanged' in open)
    return <FixedSheet kind={fixed} values={values} board={board} chip={chip} onClose={onClose} />;
  return (
    <WishSheet
      chip={chip}
      board={board}
      onRemove={() => onRemove(chip)}
      onChange={fixed && (() => onChange(chip))}
      onClose={onClose}
    />
  );
}

/** The sheet that lies over the form, if one does. */
export function WishSheets(props: SheetsProps) {
  const { open, board, values, onClose } = props;
  const chip = open && 'chip' in open ? board.shown.chips.find(({ id }) => id === open.chip) : undefined;
  return (
    <Suspense>
      {chip && <ChipSheet {...props} chip={chip} />}
      {open && 'about' in open && <AddSheet board={board} about={open.about} days={daysOf(values)} onClose={onClose} />}
    </Suspense>
  );
}
