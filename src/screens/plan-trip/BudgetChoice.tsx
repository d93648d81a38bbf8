import { useTranslation } from 'react-i18next';
import { type BudgetLevel, budgetLevels } from '#domain/trip/budget.ts';
import { classNames } from '../../ui/class-names.ts';

interface BudgetChoiceProps {
  readonly chosen: BudgetLevel | null;
  readonly onChoose: (level: BudgetLevel | null) => void;
}

/** A toggle: pressing the chosen level clears it (spec section 5). */
export function BudgetChoice({ chosen, onChoose }: BudgetChoiceProps) {
  const { t } = useTranslation();
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="font-semibold">{t('planForm.budget')}</legend>
      <p className="text-sm text-ink-soft">{t('planForm.budgetHint')}</p>
      <div className="flex flex-wrap gap-2">
        {budgetLevels.map((level, index) => (
          <button
            key={level}
            type="button"
            aria-pressed={chosen === level}
            onClick={() => onChoose(chosen === level ? null : level)}
            className={classNames(
              'inline-flex min-h-11 items-center gap-2 rounded-full border px-4',
              chosen === level ? 'border-sea bg-sea text-on-sea' : 'border-ink-soft/60 bg-card',
            )}
          >
            <span aria-hidden>{'💰'.repeat(index + 1)}</span>
            {t(`planForm.${level}`)}
          </button>
        ))}
      </div>
    </fieldset>
  );
}
