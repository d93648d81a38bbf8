import type { TFunction } from 'i18next';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_DESTINATION_LENGTH } from '#domain/trip/trip-request.ts';
import { useDestinationSuggestions } from '../../data/destinations.ts';
import { lazyWithTexts } from '../../i18n/lazy-with-texts.ts';
import { Combobox } from '../../ui/Combobox.tsx';

const OpenTown = lazyWithTexts(async () => (await import('./OpenTown.tsx')).OpenTown, 'openTown');

interface DestinationFieldProps {
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (destination: string) => void;
}

type Line = Pick<ReturnType<typeof useDestinationSuggestions>['suggestions'][number], 'country' | 'near' | 'open'>;

function detailOf({ country, near, open }: Line, t: TFunction): string {
  if (open) return t('planForm.openData', { country });
  return near ? t('planForm.near', { name: near.name, kilometres: near.kilometres, country }) : country;
}

/** Suggests what is covered first, and says what lies near a city that is not. */
export function DestinationField({ value, error, onChange }: DestinationFieldProps) {
  const { t } = useTranslation();
  const { suggestions, loading } = useDestinationSuggestions(value);
  const [town, setTown] = useState<string | null>(null);
  const options = suggestions.map(({ id, name, country, near, open }) => ({
    id: id ?? `${name} ${country}`,
    title: name,
    detail: detailOf({ country, near, open }, t),
    ...(id === null && !near && !open && { badge: t('planForm.notCovered') }),
    isOpen: open ?? false,
    picked: id ? name : (!open && near?.name) || `${name}, ${country}`,
  }));
  return (
    <>
      <Combobox
        label={t('planForm.destination')}
        hint={t('planForm.destinationHint')}
        error={error}
        value={value}
        maxLength={MAX_DESTINATION_LENGTH}
        options={options}
        loading={loading}
        onChange={onChange}
        onPick={({ picked, isOpen }) => {
          setTown(isOpen ? picked : null);
          onChange(picked);
        }}
        texts={{
          loading: t('planForm.searching'),
          none: t('planForm.noneFound'),
          found: (count) => t('planForm.found', { count }),
        }}
      />
      {town !== null && town === value && (
        <Suspense>
          <OpenTown name={town} />
        </Suspense>
      )}
    </>
  );
}
