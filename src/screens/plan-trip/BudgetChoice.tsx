import { useTranslation } from 'react-i18next';
import { type BudgetLevel, budgetLevels } from '#domain/trip/budget.ts';
import { Chips } from '../../ui/Chips.tsx';
import { MoneyBags } from '../../ui/MoneyBags.tsx';

interface BudgetChoiceProps {
  readonly chosen: BudgetLevel | null;
  readonly onChoose: (level: BudgetLevel | null) => void;
}

/** A toggle: pressing the chosen level clears it (S5). */
export function BudgetChoice({ chosen, onChoose }: BudgetChoiceProps) {
  const { t } = useTranslation();
  return (
    <Chips
      label={t('planForm.budget')}
      hint={t('planForm.budgetHint')}
      single
      chips={budgetLevels.map((id, index) => ({
        id,
        label: t(`planForm.${id}`),
        icon: <MoneyBags count={index + 1} />,
      }))}
      chosen={chosen ? [chosen] : []}
      onChange={([level = null]) => onChoose(level)}
    />
  );
}
