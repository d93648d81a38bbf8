import { useTranslation } from 'react-i18next';
import { type CategoryId, categoryIds, MAX_CATEGORIES } from '#domain/trip/category.ts';
import { CategoryIcon } from '../../ui/CategoryIcon.tsx';
import { Chips } from '../../ui/Chips.tsx';

interface CategoryChoiceProps {
  readonly chosen: readonly CategoryId[];
  readonly onChoose: (chosen: readonly CategoryId[]) => void;
}

/** At most three; then the rest is disabled (S5). */
export function CategoryChoice({ chosen, onChoose }: CategoryChoiceProps) {
  const { t } = useTranslation();
  return (
    <Chips
      label={t('planForm.categories')}
      hint={t('planForm.categoriesHint')}
      fullHint={t('planForm.categoriesFull')}
      max={MAX_CATEGORIES}
      chips={categoryIds.map((id) => ({ id, label: t(`categories.${id}`), icon: <CategoryIcon id={id} /> }))}
      chosen={chosen}
      onChange={onChoose}
    />
  );
}
