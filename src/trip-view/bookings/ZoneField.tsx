import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { plainText } from '#domain/plain-text.ts';
import { Combobox } from '../../ui/Combobox.tsx';
import type { Suggestion } from '../../ui/SuggestionList.tsx';

const MOST_SHOWN = 8;

/** Every zone that the browser knows; none in an old one, where the name is typed. */
const allZones = (): readonly string[] => ('supportedValuesOf' in Intl ? Intl.supportedValuesOf('timeZone') : []);

const asRead = (zone: string) => plainText(zone).replace(/[_/]/g, ' ');

function matching(typed: string): Suggestion[] {
  const words = asRead(typed).trim();
  const zones = words === '' ? [] : allZones().filter((zone) => asRead(zone).includes(words));
  return zones.slice(0, MOST_SHOWN).map((zone) => ({ id: zone, title: zone.replaceAll('_', ' ') }));
}

interface ZoneFieldProps {
  readonly label: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (zone: string) => void;
}

/** Whose clocks a time is read on. */
export function ZoneField({ label, value, error, onChange }: ZoneFieldProps) {
  const { t } = useTranslation();
  const options = useMemo(() => matching(value), [value]);
  return (
    <Combobox
      label={label}
      placeholder="Europe/London"
      value={value}
      error={error}
      maxLength={60}
      options={options}
      onChange={onChange}
      onPick={({ id }) => onChange(id)}
      onFocus={(event) => event.target.select()}
      texts={{
        loading: t('booking.zonesLoading'),
        none: t('booking.zonesNone'),
        found: (count) => t('booking.zonesFound', { count }),
      }}
    />
  );
}
