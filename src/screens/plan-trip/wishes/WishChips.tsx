import { Plus, RotateCcw } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { withChildren } from '#domain/wishes/children-counted.ts';
import { collidingItems } from '#domain/wishes/colliding.ts';
import type { WishItem } from '#domain/wishes/item.ts';
import { Button } from '../../../ui/Button.tsx';
import { daysOf, type FormValues, placesOf } from '../form-values.ts';
import { WishChipButton } from './WishChipButton.tsx';
import { type OpenSheet, useSheetsEarly, WishSheets } from './WishSheets.tsx';
import { useWishBoard, type WishBoard } from './wish-board.ts';
import type { WishChip } from './wish-chips.ts';
import { bringBack, remove, type WishEdits } from './wish-edits.ts';

export interface WishChipsProps {
  readonly values: FormValues;
  readonly onEdit: (edits: WishEdits) => void;
}

const quiet = 'min-h-11 px-1 text-ink underline decoration-ink-soft/60 underline-offset-4 [overflow-wrap:anywhere]';

interface UnknownProps {
  readonly words: readonly string[];
  readonly onPick: (words: string) => void;
}

function NotUnderstood({ words, onPick }: UnknownProps) {
  const { t } = useTranslation();
  if (words.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      {t('wishes.unknown')}
      {[...new Set(words)].map((piece) => (
        <button
          key={piece}
          type="button"
          aria-haspopup="dialog"
          aria-label={t('wishes.unknownPiece', { words: piece })}
          onClick={() => onPick(piece)}
          className={quiet}
        >
          {piece}
        </button>
      ))}
    </p>
  );
}

interface LeftOutProps {
  readonly board: WishBoard;
  readonly onBringBack: (chip: WishChip) => void;
}

function LeftOut({ board, onBringBack }: LeftOutProps) {
  const { t } = useTranslation();
  const { removed } = board.shown;
  if (removed.length === 0) return null;
  return (
    <p className="flex flex-wrap items-center gap-x-2 text-sm text-ink-soft">
      {t('wishes.leftOut')}
      {removed.map((chip) => {
        const label = board.labelOf(chip.item);
        return (
          <button
            key={chip.id}
            type="button"
            aria-label={t('wishes.bringBack', { label })}
            onClick={() => onBringBack(chip)}
            className={`${quiet} inline-flex items-center gap-1.5`}
          >
            <RotateCcw aria-hidden className="size-4 shrink-0" />
            <s>{label}</s>
          </button>
        );
      })}
    </p>
  );
}

/** What is missing for understanding more, in one quiet line. */
function useMissing(values: FormValues, names: { readonly missing: boolean }): string | null {
  const { t } = useTranslation();
  const destination = placesOf(values)
    .filter((place) => place !== '')
    .join(', ');
  if (destination === '') return t('wishes.namesWhere');
  if (names.missing) return t('wishes.namesMissing', { destination });
  return values.start === '' || values.end === '' ? t('wishes.undated') : null;
}

/** What is told to those who do not see the chips, once for every pause. */
function useAnnouncement({ shown, labelOf }: WishBoard, isRead: boolean): string {
  const { t } = useTranslation();
  if (!isRead) return '';
  const items = shown.chips.map(({ item }) => labelOf(item)).join('; ');
  const words = shown.unknown.join('; ');
  return [
    items === '' ? t('wishes.announcedNothing') : t('wishes.announced', { items }),
    words !== '' && t('wishes.announcedUnknown', { words }),
  ]
    .filter(Boolean)
    .join(' ');
}

interface ChipListProps {
  readonly board: WishBoard;
  readonly onOpen: (chip: WishChip) => void;
  readonly onRemove: (chip: WishChip) => void;
}

function ChipList({ board, onOpen, onRemove }: ChipListProps) {
  const { chips } = board.shown;
  if (chips.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-2">
      {chips.map((chip) => (
        <WishChipButton
          key={chip.id}
          chip={chip}
          board={board}
          onOpen={() => onOpen(chip)}
          onRemove={() => onRemove(chip)}
        />
      ))}
    </ul>
  );
}

/** Fixed things of which no plan can keep both, while they can still be changed. */
function Collisions({ board, values }: { readonly board: WishBoard; readonly values: FormValues }) {
  const { t } = useTranslation();
  const { chips } = board.shown;
  if (daysOf(values) === null) return null;
  const items = chips.map(({ item }) => item);
  const nameOf = (index: number) => board.labelOf(items[index] as WishItem);
  const found = collidingItems(items, { start: values.start, end: values.end });
  return found.map(({ index, other }) => (
    <p key={`${index} ${other}`} role="alert" className="text-sm text-coral">
      {t('wishes.fixed.collide', { first: nameOf(other), second: nameOf(index) })}
    </p>
  ));
}

/** Children who were written of and are not among the travellers above. */
function ChildrenNote({ board, values }: { readonly board: WishBoard; readonly values: FormValues }) {
  const { t } = useTranslation();
  const items = board.shown.chips.map(({ item }) => item);
  const { children } = withChildren({ adults: values.adults, children: values.children }, items);
  if (children > values.children)
    return <p className="text-sm text-ink-soft">{t('wishes.childrenCounted', { count: children })}</p>;
  const isUncounted = values.children === 0 && items.some(({ kind }) => kind === 'children');
  return isUncounted && <p className="text-sm text-ink-soft">{t('wishes.childrenUncounted')}</p>;
}

/** What was understood of the preferences, while they are typed: to be looked at, changed and added to. */
export function WishChips({ values, onEdit }: WishChipsProps) {
  const { t } = useTranslation();
  const { board, names, isRead } = useWishBoard(values, onEdit);
  const [open, setOpen] = useState<OpenSheet>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const missing = useMissing(values, names);
  const announcement = useAnnouncement(board, isRead);
  useSheetsEarly();
  // What was pressed is gone: the keyboard goes on from the head of the list.
  const focusHead = () => window.setTimeout(() => heading.current?.focus());
  const change = (edit: (edits: WishEdits, target: WishChip['target']) => WishEdits) => (chip: WishChip) => {
    setOpen(null);
    board.edit((edits) => edit(edits, chip.target));
    focusHead();
  };
  function close() {
    if (open && 'isChanged' in open) focusHead();
    setOpen(null);
  }
  const takeAway = change(remove);
  return (
    <section aria-labelledby="wishes" className="-mt-3 flex flex-col gap-2">
      <h2 id="wishes" ref={heading} tabIndex={-1} className="font-sans text-base outline-none">
        {t('wishes.title')}
      </h2>
      <p role="status" className="sr-only">
        {announcement}
      </p>
      <ChipList board={board} onOpen={({ id }) => setOpen({ chip: id })} onRemove={takeAway} />
      <Collisions board={board} values={values} />
      <ChildrenNote board={board} values={values} />
      <NotUnderstood words={board.shown.unknown} onPick={(about) => setOpen({ about })} />
      <LeftOut board={board} onBringBack={change(bringBack)} />
      {missing && <p className="text-sm text-ink-soft">{missing}</p>}
      <Button kind="quiet" aria-haspopup="dialog" onClick={() => setOpen({ about: null })} className="-ml-3 self-start">
        <Plus aria-hidden className="size-5" />
        {t('wishes.add')}
      </Button>
      <WishSheets
        open={open}
        board={board}
        values={values}
        onRemove={takeAway}
        onChange={({ id }) => setOpen({ chip: id, isChanged: true })}
        onClose={close}
      />
    </section>
  );
}
