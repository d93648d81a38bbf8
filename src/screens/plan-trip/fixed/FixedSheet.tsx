import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addDays } from '#domain/trip/dates.ts';
import { MAX_DAYS } from '#domain/trip/longest.ts';
import { bookable, vehicles } from '#domain/wishes/words.ts';
import { wishWords } from '#rendering/wishes/wish-words.ts';
import { formatLongDay } from '../../../i18n/format.ts';
import { currentLanguage } from '../../../i18n/i18n.ts';
import { Button } from '../../../ui/Button.tsx';
import { TextField } from '../../../ui/Field.tsx';
import { focusFirstError } from '../../../ui/focus-first-error.ts';
import { Select } from '../../../ui/Select.tsx';
import { Sheet } from '../../../ui/Sheet.tsx';
import { daysOf, type FormValues } from '../form-values.ts';
import { addTo } from '../wishes/add-wishes.ts';
import { PlacePicker } from '../wishes/PlacePicker.tsx';
import type { WishBoard } from '../wishes/wish-board.ts';
import type { WishChip } from '../wishes/wish-chips.ts';
import { correct } from '../wishes/wish-edits.ts';
import {
  draftOf,
  emptyDraft,
  errorsOf,
  type FixedDraft,
  type FixedError,
  type FixedKind,
  isFixed,
  itemOf,
} from './fixed-draft.ts';
import { TerminalField } from './TerminalField.tsx';

interface FixedSheetProps {
  readonly kind: FixedKind;
  readonly values: FormValues;
  readonly board: WishBoard;
  /** What is corrected; null: something is added. */
  readonly chip: WishChip | null;
  readonly onClose: () => void;
}

const isJourney = (kind: FixedKind) => kind === 'arrival' || kind === 'departure';

interface FieldProps {
  readonly kind: FixedKind;
  readonly draft: FixedDraft;
  readonly set: (part: Partial<FixedDraft>) => void;
  readonly errors: readonly FixedError[];
}

/** Until there are dates the days are numbers. */
function DayField({ draft, set, values }: Pick<FieldProps, 'draft' | 'set'> & { readonly values: FormValues }) {
  const { t } = useTranslation();
  const days = daysOf(values);
  const options = Array.from({ length: days ?? MAX_DAYS }, (_, index) => ({
    value: String(index + 1),
    label: days === null ? t('wishes.fixed.day', { number: index + 1 }) : formatLongDay(addDays(values.start, index)),
  }));
  return <Select label={t('wishes.fixed.on')} options={options} value={draft.day} onChange={(day) => set({ day })} />;
}

function TimeFields({ kind, draft, set, errors }: FieldProps) {
  const { t } = useTranslation();
  const label = isJourney(kind) ? kind : kind === 'busy' ? 'from' : 'at';
  const untilError = errors.find((error) => error === 'until' || error === 'untilBefore');
  return (
    <div className={kind === 'busy' ? 'grid grid-cols-2 gap-4' : undefined}>
      <TextField
        type="time"
        label={t(`wishes.fixed.${label}`)}
        hint={isJourney(kind) ? t(`wishes.fixed.local.${kind}`) : undefined}
        error={errors.includes('time') ? t('wishes.fixed.errors.time') : undefined}
        value={draft.time}
        onChange={(event) => set({ time: event.target.value })}
      />
      {kind === 'busy' && (
        <TextField
          type="time"
          label={t('wishes.fixed.until')}
          error={untilError && t(`wishes.fixed.errors.${untilError}`)}
          value={draft.until}
          onChange={(event) => set({ until: event.target.value })}
        />
      )}
    </div>
  );
}

function WordField({ kind, draft, set }: Pick<FieldProps, 'kind' | 'draft' | 'set'>) {
  const { t } = useTranslation();
  const words = wishWords[currentLanguage()];
  // A place says itself what it is.
  if (kind === 'booked' && draft.place && !draft.place.isArea) return null;
  if (kind === 'booked')
    return (
      <Select
        label={t('wishes.fixed.what')}
        options={bookable.map((value) => ({ value, label: words.bookable[value] }))}
        value={draft.what}
        onChange={(what) => set({ what })}
      />
    );
  if (!isJourney(kind)) return null;
  return (
    <Select
      label={t('wishes.fixed.by')}
      options={[
        { value: '', label: t('wishes.fixed.anyhow') },
        ...vehicles.map((value) => ({ value, label: words.vehicles[value] })),
      ]}
      value={draft.by}
      // Another vehicle ends elsewhere.
      onChange={(by) => set({ by, at: '' })}
    />
  );
}

/** Where one stays, or where what is booked is. */
function WhereField({ kind, draft, set, errors, board }: FieldProps & { readonly board: WishBoard }) {
  const { t } = useTranslation();
  const { sheet, destination } = board;
  if (kind !== 'lodging' && kind !== 'booked') return null;
  if (!sheet) return <p>{destination === '' ? t('wishes.namesWhere') : t('wishes.namesMissing', { destination })}</p>;
  if (draft.place)
    return (
      <p className="flex flex-wrap items-center justify-between gap-2">
        {t(kind === 'lodging' && !draft.place.isArea ? 'wishes.fixed.near' : 'wishes.fixed.chosen', {
          name: draft.place.name,
        })}
        <Button kind="quiet" onClick={() => set({ place: null })}>
          {t('wishes.fixed.change')}
        </Button>
      </p>
    );
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="mb-2 text-sm text-ink-soft">{t(`wishes.fixed.where.${kind}`)}</legend>
      {errors.includes('place') && (
        <p role="alert" className="text-coral">
          {t('wishes.fixed.errors.place')}
        </p>
      )}
      <PlacePicker
        sheet={sheet}
        destination={destination}
        like=""
        isWanted={({ isArea }) => kind === 'booked' || isArea}
        onPick={(place) => set({ place })}
      />
    </fieldset>
  );
}

/** What is typed, what is wrong with it, and how it becomes a wish. */
function useDraft({ kind, values, board, chip, onClose }: FixedSheetProps) {
  const days = daysOf(values);
  const [draft, setDraft] = useState(() =>
    chip && isFixed(chip.item) ? draftOf(chip.item, days, board.nameOf) : emptyDraft(kind, days),
  );
  const [tried, setTried] = useState(false);
  const fields = useRef<HTMLDivElement>(null);
  function save() {
    // A time that is half filled in has no value, as an empty one; only the browser knows, and says what is missing.
    const half = fields.current?.querySelector<HTMLInputElement>('input:invalid');
    if (half) return void half.reportValidity();
    setTried(true);
    const item = itemOf(kind, draft);
    if (!item) return focusFirstError(fields.current);
    if (chip) board.edit((edits) => correct(edits, chip.target, item, chip.item));
    else addTo(board, item, null);
    onClose();
  }
  const set = (part: Partial<FixedDraft>) => setDraft((own) => ({ ...own, ...part }));
  return { draft, set, errors: tried ? errorsOf(kind, draft) : [], fields, save };
}

/** One thing that is fixed, said in a few fields. */
export function FixedSheet(props: FixedSheetProps) {
  const { kind, values, board, chip, onClose } = props;
  const { t } = useTranslation();
  const { draft, set, errors, fields, save } = useDraft(props);
  const field = { kind, draft, set, errors };
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(`wishes.fixed.kinds.${kind}`)}
      closeLabel={t('common.close')}
      actions={<Button onClick={save}>{t(chip ? 'wishes.fixed.save' : 'wishes.fixed.add')}</Button>}
    >
      <div ref={fields as RefObject<HTMLDivElement>} className="flex flex-col gap-5">
        {kind !== 'lodging' && <DayField draft={draft} set={set} values={values} />}
        {kind === 'busy' && <p className="text-ink-soft">{t('wishes.fixed.wholeDay')}</p>}
        {kind !== 'lodging' && <TimeFields {...field} />}
        <WordField {...field} />
        {isJourney(kind) && <TerminalField kind={kind} draft={draft} set={set} sheet={board.sheet} />}
        <WhereField {...field} board={board} />
      </div>
    </Sheet>
  );
}
