import { useTranslation } from 'react-i18next';
import { budgetLevels } from '#domain/trip/budget.ts';
import { categoryIds } from '#domain/trip/category.ts';
import { TextField } from '../../ui/Field.tsx';
import { Select } from '../../ui/Select.tsx';
import { type InspirationFilter, lengths, quarters } from './filter.ts';

interface InspirationFiltersProps {
  readonly filter: InspirationFilter;
  readonly onChange: (filter: InspirationFilter) => void;
  /** How many trips match, for the live region. */
  readonly found: number;
}

export function InspirationFilters({ filter, onChange, found }: InspirationFiltersProps) {
  const { t } = useTranslation();
  const change = (part: Partial<InspirationFilter>) => onChange({ ...filter, ...part });
  const any = { value: 'any', label: t('inspiration.any') } as const;
  return (
    <search className="grid grid-cols-2 gap-x-3 gap-y-4 lg:grid-cols-[1.6fr_1fr_1fr_1fr_1fr]">
      <div className="col-span-2 lg:col-span-1">
        <TextField
          label={t('inspiration.search')}
          placeholder={t('inspiration.searchHint')}
          type="search"
          maxLength={80}
          value={filter.text}
          onChange={(event) => change({ text: event.target.value })}
        />
      </div>
      <Select
        label={t('inspiration.category')}
        value={filter.category}
        options={[any, ...categoryIds.map((id) => ({ value: id, label: t(`categories.${id}`) }))]}
        onChange={(category) => change({ category })}
      />
      <Select
        label={t('inspiration.length')}
        value={filter.length}
        options={[any, ...lengths.map((length) => ({ value: length, label: t(`inspiration.lengths.${length}`) }))]}
        onChange={(length) => change({ length })}
      />
      <Select
        label={t('inspiration.budget')}
        value={filter.budget}
        options={[any, ...budgetLevels.map((level) => ({ value: level, label: t(`inspiration.budgets.${level}`) }))]}
        onChange={(budget) => change({ budget })}
      />
      <Select
        label={t('inspiration.season')}
        value={filter.quarter}
        options={[any, ...quarters.map((part) => ({ value: part, label: t(`inspiration.seasons.${part}`) }))]}
        onChange={(quarter) => change({ quarter })}
      />
      <p role="status" className="col-span-full text-sm text-ink-soft">
        {t('inspiration.found', { count: found })}
      </p>
    </search>
  );
}
