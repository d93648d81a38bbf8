import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/Field.tsx';
import type { TripFilter } from './filter.ts';

const statuses = ['all', 'upcoming', 'ongoing', 'past'] as const;

interface TripFiltersProps {
  readonly filter: TripFilter;
  readonly onChange: (filter: TripFilter) => void;
  /** How many trips match, for the live region. */
  readonly found: number;
}

export function TripFilters({ filter, onChange, found }: TripFiltersProps) {
  const { t } = useTranslation();
  return (
    <search className="flex flex-col gap-4 pb-6 md:flex-row md:items-end">
      <div className="grow">
        <TextField
          label={t('myTrips.search')}
          type="search"
          value={filter.text}
          maxLength={80}
          onChange={(event) => onChange({ ...filter, text: event.target.value })}
        />
      </div>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t('myTrips.status')}</legend>
        {statuses.map((status) => (
          <button
            key={status}
            type="button"
            aria-pressed={filter.status === status}
            onClick={() => onChange({ ...filter, status })}
            className="min-h-11 rounded-full border border-line bg-card px-4 aria-pressed:border-sea aria-pressed:bg-sea aria-pressed:text-on-sea"
          >
            {t(`myTrips.${status}`)}
          </button>
        ))}
      </fieldset>
      <p role="status" className="sr-only">
        {t('myTrips.found', { count: found })}
      </p>
    </search>
  );
}
