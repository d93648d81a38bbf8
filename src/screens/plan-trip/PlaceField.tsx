import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { MAX_DESTINATION_LENGTH } from '#domain/trip/longest.ts';

import { type Suggested, useDestinationSuggestions } from '../../data/destinations.ts';
import { Combobox } from '../../ui/Combobox.tsx';

type Line = Pick<Suggested, 'country' | 'near' | 'open'>;

function detailOf({ country, near, open }: Line, t: TFunction): string {
  if (open) return t('planForm.openData', { country });
  return near ? t('planForm.near', { name: near.name, kilometres: near.kilometres, country }) : country;
}

/** What stands in the field once a line is picked: a name that finds that place again. */
const pickedOf = ({ id, name, country, near, open, bases }: Suggested): string =>
  id || bases ? name : (!open && near?.name) || `${name}, ${country}`;

interface PlaceFieldProps {
  readonly label: string;
  readonly hint?: string | undefined;
  readonly value: string;
  readonly error: string | undefined;
  /** Whether journeys over several places are offered too. */
  readonly offersJourneys?: boolean;
  readonly onChange: (destination: string) => void;
  readonly onPick: (picked: string, suggestion: Suggested) => void;
}

/** Where one goes: suggests what is covered first, and says what lies near a city that is not. */
export function PlaceField({ label, hint, value, error, offersJourneys = false, onChange, onPick }: PlaceFieldProps) {
  const { t } = useTranslation();
  const { suggestions, loading } = useDestinationSuggestions(value);
  const offered = suggestions.filter(({ bases }) => offersJourneys || !bases);
  const options = offered.map((suggestion) => ({
    id: suggestion.id ?? `${suggestion.name} ${suggestion.country}`,
    title: suggestion.name,
    detail: detailOf(suggestion, t),
    ...(suggestion.id === null &&
      !suggestion.near &&
      !suggestion.open &&
      !suggestion.bases && { badge: t('planForm.notCovered') }),
    ...(suggestion.bases && { badge: t('planForm.journey') }),
    suggestion,
  }));
  return (
    <Combobox
      label={label}
      hint={hint}
      error={error}
      value={value}
      maxLength={MAX_DESTINATION_LENGTH}
      options={options}
      loading={loading}
      onChange={onChange}
      onPick={({ suggestion }) => onPick(pickedOf(suggestion), suggestion)}
      texts={{
        loading: t('planForm.searching'),
        none: t('planForm.noneFound'),
        found: (count) => t('planForm.found', { count }),
      }}
    />
  );
}
