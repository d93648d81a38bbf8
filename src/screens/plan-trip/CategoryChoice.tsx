import { useTranslation } from 'react-i18next';
import { type CategoryId, categoryIds, MAX_CATEGORIES } from '#domain/trip/category.ts';
import { CategoryIcon } from '../../ui/CategoryIcon.tsx';
import { classNames } from '../../ui/class-names.ts';

interface CategoryChoiceProps {
  readonly chosen: readonly CategoryId[];
  readonly onToggle: (id: CategoryId) => void;
}

export function CategoryChoice({ chosen, onToggle }: CategoryChoiceProps) {
  const { t } = useTranslation();
  const full = chosen.length >= MAX_CATEGORIES;
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-semibold">{t('planForm.categories')}</legend>
      <p aria-live="polite" className="text-sm text-ink-soft">
        {full ? t('planForm.categoriesFull') : t('planForm.categoriesHint')}
      </p>
      <div className="flex flex-wrap gap-2">
        {categoryIds.map((id) => {
          const selected = chosen.includes(id);
          return (
            <button
              key={id}
              type="button"
              aria-pressed={selected}
              disabled={full && !selected}
              onClick={() => onToggle(id)}
              className={classNames(
                'inline-flex min-h-11 items-center gap-2 rounded-full border px-4 disabled:opacity-50',
                selected ? 'border-sea bg-sea text-on-sea' : 'border-ink-soft/60 bg-card',
              )}
            >
              <CategoryIcon id={id} />
              {t(`categories.${id}`)}
            </button>
          );
        })}
      </div>
    </fieldset>
  );
}
