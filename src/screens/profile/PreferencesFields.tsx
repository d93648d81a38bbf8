import { useTranslation } from 'react-i18next';
import { MAX_NOTES_LENGTH, type TravelPreferences } from '#domain/account/profile.ts';
import { budgetLevels } from '#domain/trip/budget.ts';
import { categoryIds, MAX_CATEGORIES } from '#domain/trip/category.ts';
import { defaultTravellers, MAX_TRAVELLERS_OF_A_KIND, MIN_ADULTS, type Travellers } from '#domain/trip/travellers.ts';
import { Card } from '../../ui/Card.tsx';
import { CategoryIcon } from '../../ui/CategoryIcon.tsx';
import { Chips } from '../../ui/Chips.tsx';
import { TextArea } from '../../ui/Field.tsx';
import { MoneyBags } from '../../ui/MoneyBags.tsx';
import { Stepper } from '../../ui/Stepper.tsx';

interface PreferencesFieldsProps {
  readonly preferences: TravelPreferences;
  readonly onChange: (preferences: TravelPreferences) => void;
}

interface TravellersFieldsProps {
  readonly travellers: Travellers;
  readonly onChange: (travellers: Travellers) => void;
}

function TravellersFields({ travellers, onChange }: TravellersFieldsProps) {
  const { t } = useTranslation();
  const steps = { decreaseLabel: t('profile.fewer'), increaseLabel: t('profile.more'), max: MAX_TRAVELLERS_OF_A_KIND };
  return (
    <fieldset className="grid grid-cols-2 gap-4">
      <legend className="pb-2 font-semibold">{t('profile.travellers')}</legend>
      <Stepper
        {...steps}
        label={t('profile.adults')}
        min={MIN_ADULTS}
        value={travellers.adults}
        onChange={(adults) => onChange({ ...travellers, adults })}
      />
      <Stepper
        {...steps}
        label={t('profile.children')}
        min={0}
        value={travellers.children}
        onChange={(children) => onChange({ ...travellers, children })}
      />
    </fieldset>
  );
}

export function PreferencesFields({ preferences, onChange }: PreferencesFieldsProps) {
  const { t } = useTranslation();
  const change = (part: Partial<TravelPreferences>) => onChange({ ...preferences, ...part });
  const travellers = preferences.travellers ?? defaultTravellers;
  return (
    <Card as="section" className="flex flex-col gap-5">
      <h2 className="text-xl">{t('profile.preferences')}</h2>
      <Chips
        label={t('profile.categories')}
        hint={t('profile.categoriesHint')}
        fullHint={t('profile.categoriesFull')}
        max={MAX_CATEGORIES}
        chips={categoryIds.map((id) => ({ id, label: t(`categories.${id}`), icon: <CategoryIcon id={id} /> }))}
        chosen={preferences.categories}
        onChange={(categories) => change({ categories: [...categories] })}
      />
      <Chips
        label={t('profile.budget')}
        hint={t('profile.budgetHint')}
        single
        chips={budgetLevels.map((id, index) => ({
          id,
          label: t(`profile.${id}`),
          icon: <MoneyBags count={index + 1} />,
        }))}
        chosen={preferences.budget ? [preferences.budget] : []}
        onChange={([budget = null]) => change({ budget })}
      />
      <TravellersFields travellers={travellers} onChange={(own) => change({ travellers: own })} />
      <TextArea
        label={t('profile.notes')}
        hint={t('profile.notesHint')}
        maxLength={MAX_NOTES_LENGTH}
        value={preferences.notes}
        onChange={(event) => change({ notes: event.target.value })}
      />
    </Card>
  );
}
