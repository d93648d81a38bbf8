import { Plus } from 'lucide-react';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadScreenTexts } from '../../i18n/i18n.ts';
import { Button } from '../../ui/Button.tsx';
import type { FixedSheetProps } from './fixed/FixedSheet.tsx';
import type { FixedKind } from './fixed/fixed-draft.ts';
import type { FormValues } from './form-values.ts';

interface LoadedSheet {
  readonly default: ComponentType<FixedSheetProps>;
}

/** Without its code, or its texts, nothing opens: what is fixed can be typed as well. */
const FixedSheet = lazy(() =>
  Promise.all([import('./fixed/FixedSheet.tsx'), loadScreenTexts('wishes')])
    .then(([module]): LoadedSheet => ({ default: module.FixedSheet }))
    .catch((): LoadedSheet => ({ default: () => null })),
);

const kinds: readonly FixedKind[] = ['arrival', 'departure', 'lodging', 'booked', 'busy'];

interface FixedFieldProps {
  readonly values: FormValues;
  readonly change: (part: Partial<FormValues>) => void;
}

/** What is fixed before anything is planned, in quick rows; what is said shows among what was understood. */
export function FixedField({ values, change }: FixedFieldProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState<FixedKind | null>(null);
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-semibold">{t('planForm.fixed.title')}</legend>
      <p className="text-sm text-ink-soft">{t('planForm.fixed.hint')}</p>
      <div className="flex flex-wrap gap-2">
        {kinds.map((kind) => (
          <Button key={kind} kind="secondary" aria-haspopup="dialog" onClick={() => setOpen(kind)}>
            <Plus aria-hidden className="size-4" />
            {t(`planForm.fixed.${kind}`)}
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
