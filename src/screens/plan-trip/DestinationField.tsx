import { useTranslation } from 'react-i18next';
import { MAX_DESTINATION_LENGTH } from '#domain/trip/trip-request.ts';
import { useDestinationSuggestions } from '../../data/destinations.ts';
import { Combobox } from '../../ui/Combobox.tsx';

interface DestinationFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (destination: string) => void;
}

/** Suggests what is covered first, and says what lies near a city that is not. */
export function DestinationField({ value, error, onChange }: DestinationFieldProps) {
  const { t } = useTranslation();
  const { suggestions, loading } = useDestinationSuggestions(value);
  const options = suggestions.map(({ id, name, country, near }) => ({
    id: id ?? `${name} ${country}`,
    title: name,
    detail: near ? t('planForm.near', { name: near.name, kilometres: near.kilometres, country }) : country,
    ...(id === null && !near && { badge: t('planForm.notCovered') }),
    picked: id ? name : (near?.name ?? `${name}, ${country}`),
  }));
  return (
    <Combobox
      label={t('planForm.destination')}
      hint={t('planForm.destinationHint')}
      error={error}
      value={value}
      maxLength={MAX_DESTINATION_LENGTH}
      options={options}
      loading={loading}
      onChange={onChange}
      onPick={({ picked }) => onChange(picked)}
      texts={{
        loading: t('planForm.searching'),
        none: t('planForm.noneFound'),
        found: (count) => t('planForm.found', { count }),
      }}
    />
  );
}
