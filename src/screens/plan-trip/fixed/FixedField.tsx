import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/Button.tsx';
import type { FormValues } from '../form-values.ts';
import type { FixedKind } from './fixed-draft.ts';

const FixedSheet = lazy(() => import('./FixedSheet.tsx').then((module) => ({ default: module.FixedSheet })));

const kinds: readonly FixedKind[] = ['arrival', 'departure', 'lodging', 'booked', 'busy'];

export interface FixedFieldProps {
  readonly values: FormValues;
  readonly change: (part: Partial<FormValues>) => void;
}

/** What is fixed before anything is planned, in quick rows; what is said shows among what was understood. */
export function FixedField({ values, change }: FixedFieldProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<FixedKind | null>(null);
  return (
    <fieldset>
      <legend className="mb-2 font-semibold">{t('wishes.fixed.title')}</legend>
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Button key={kind} kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(kind)}>
            {t(`wishes.fixed.kinds.${kind}`)}
          </Button>
        ))}
      </div>
      <Suspense>
        {open && (
          <FixedSheet
            kind={open}
            values={values}
            onEdit={(wishes) => change({ wishes })}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </fieldset>
  );
}
