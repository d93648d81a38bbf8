import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import { type FormValues, placesOf } from '../form-values.ts';
import { useWishBoard } from '../wishes/wish-board.ts';
import type { WishChip } from '../wishes/wish-chips.ts';
import { type FixedKind, fixedKinds } from './fixed-draft.ts';

const FixedSheet = lazy(() => import('./FixedSheet.tsx').then((module) => ({ default: module.FixedSheet })));

/** Of these a trip has one; where there are several places, of lodgings one in each. */
const isLone = (kind: FixedKind, values: FormValues) =>
  kind === 'arrival' || kind === 'departure' || (kind === 'lodging' && placesOf(values).length === 1);

export interface FixedFieldProps {
  readonly values: FormValues;
  readonly change: (part: Partial<FormValues>) => void;
}

/** What is fixed before anything is planned, in quick rows; what is said shows among what was understood. */
export function FixedField({ values, change }: FixedFieldProps) {
  const { t } = useTranslation();
  const { board } = useWishBoard(values, (wishes) => change({ wishes }));
  const [open, setOpen] = useState<{ readonly kind: FixedKind; readonly chip: WishChip | null } | null>(null);
  function press(kind: FixedKind) {
    const said = board.shown.chips.filter(({ item }) => item.kind === kind);
    setOpen({ kind, chip: isLone(kind, values) && said.length === 1 ? (said[0] ?? null) : null });
  }
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('wishes.fixed.title')}</legend>
      <div className="flex flex-wrap gap-2">
        {fixedKinds.map((kind) => (
          <Button key={kind} kind="secondary" aria-haspopup="dialog" onClick={() => press(kind)}>
            {t(`wishes.fixed.kinds.${kind}`)}
          </Button>
        ))}
      </div>
      <Suspense>
        {open && <FixedSheet {...open} values={values} board={board} onClose={() => setOpen(null)} />}
      </Suspense>
    </fieldset>
  );
}
