import { useTranslation } from 'react-i18next';
import type { Binding } from '#domain/wishes/held.ts';
import { bindings } from '#domain/wishes/held.ts';
import { Button } from '../../../ui/Button.tsx';
import { Chips } from '../../../ui/Chips.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { PlacePicker } from './PlacePicker.tsx';
import { isHopeless, prospectText } from './prospect-text.ts';
import { mayBe, ofPlace, placeOf } from './right-place.ts';
import type { WishBoard } from './wish-board.ts';
import type { WishChip } from './wish-chips.ts';
import { bind, correct } from './wish-edits.ts';

interface WishSheetProps {
  readonly chip: WishChip;
  readonly board: WishBoard;
  readonly onRemove: () => void;
  /** To another day, hour or place of what is fixed; null for other wishes. */
  readonly onChange: (() => void) | null;
  readonly onClose: () => void;
}

interface PartProps {
  readonly chip: WishChip;
  readonly board: WishBoard;
}

function Weight({ chip, board }: PartProps) {
  const { t } = useTranslation();
  const choose = ([chosen]: readonly Binding[]) => chosen && board.edit((edits) => bind(edits, chip.target, chosen));
  return (
    <Chips
      label={t('wishes.sheet.weight')}
      single
      chips={bindings.map((id) => ({ id, label: t(`wishes.${id}`) }))}
      chosen={[chip.binds]}
      onChange={choose}
    />
  );
}

function RightPlace({ chip, board, onDone }: PartProps & { readonly onDone: () => void }) {
  const { t } = useTranslation();
  if (!board.sheet || placeOf(chip.item) === null) return null;
  const isOther = mayBe(chip.item);
  return (
    <section className="flex flex-col gap-2 border-t border-line pt-4">
      <h3 className="text-base">{t('wishes.sheet.rightPlace')}</h3>
      <PlacePicker
        sheet={board.sheet}
        destination={board.destination}
        like={chip.words ?? ''}
        isWanted={(match) => isOther(match) && match.id !== placeOf(chip.item)}
        onPick={(match) => {
          board.edit((edits) => correct(edits, chip.target, ofPlace(chip.item, match)));
          onDone();
        }}
      />
    </section>
  );
}

/** One wish in full: the words it comes from, how it may fare, whether it binds, which place it means; or away with it. */
export function WishSheet({ chip, board, onRemove, onChange, onClose }: WishSheetProps) {
  const { t } = useTranslation();
  const note = prospectText(chip, board.destination, t);
  const words = chip.words === null ? t('wishes.sheet.youAdded') : t('wishes.sheet.youWrote', { words: chip.words });
  const confirm = () => {
    board.edit((edits) => correct(edits, chip.target, chip.item));
    onClose();
  };
  return (
    <Sheet
      open
      onClose={onClose}
      title={board.labelOf(chip.item)}
      description={words}
      closeLabel={t('common.close')}
      actions={
        <>
          <Button onClick={chip.isGuess ? confirm : onClose}>
            {chip.isGuess ? t('wishes.sheet.right') : t('wishes.sheet.done')}
          </Button>
          <Button kind="danger" onClick={onRemove}>
            {t('wishes.sheet.remove')}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-5">
        {note && (
          <p
            className={isHopeless(chip) ? 'font-semibold text-coral first-letter:uppercase' : 'first-letter:uppercase'}
          >
            {note}.
          </p>
        )}
        {onChange && (
          <Button kind="secondary" aria-haspopup="dialog" onClick={onChange} className="self-start">
            {t(`wishes.sheet.change.${chip.item.kind === 'lodging' ? 'place' : 'moment'}`)}
          </Button>
        )}
        <Weight chip={chip} board={board} />
        <RightPlace chip={chip} board={board} onDone={onClose} />
      </div>
    </Sheet>
  );
}
