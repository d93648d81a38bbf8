import { type ComponentType, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PREFERENCES_LENGTH } from '#domain/trip/longest.ts';

import { loadScreenTexts } from '../../i18n/i18n.ts';
import { TextArea } from '../../ui/Field.tsx';
import { type FormValues, hasWishes } from './form-values.ts';
import type { WishChipsProps } from './wishes/WishChips.tsx';

interface LoadedChips {
  readonly default: ComponentType<WishChipsProps>;
}

/** Without its code, or its texts, the form goes on as it is: the server reads what was typed. */
const WishChips = lazy(() =>
  Promise.all([import('./wishes/WishChips.tsx'), loadScreenTexts('wishes')])
    .then(([module]): LoadedChips => ({ default: module.WishChips }))
    .catch((): LoadedChips => ({ default: () => null })),
);

interface PreferencesFieldProps {
  readonly values: FormValues;
  readonly change: (part: Partial<FormValues>) => void;
}

/** Whatever else the traveller wants, in their own words, and what was understood of them. */
export function PreferencesField({ values, change }: PreferencesFieldProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextArea
        label={t('planForm.preferences')}
        hint={t('planForm.preferencesHint')}
        maxLength={MAX_PREFERENCES_LENGTH}
        value={values.preferences}
        onChange={(event) => change({ preferences: event.target.value })}
      />
      <Suspense>{hasWishes(values) && <WishChips values={values} onEdit={(wishes) => change({ wishes })} />}</Suspense>
    </>
  );
}
