import { useTranslation } from 'react-i18next';
import { plainText } from '#domain/plain-text.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Trip } from '#domain/trip/trip.ts';
import { Combobox } from '../../ui/Combobox.tsx';
import type { SpotDraft } from './booking-draft.ts';

const MOST_SHOWN = 6;

interface PlaceFieldProps {
  readonly label: string;
  readonly value: SpotDraft;
  readonly trip: Trip;
  readonly onChange: (spot: SpotDraft) => void;
}

interface StopOption {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly activity: Activity;
}

function stopsNamed(trip: Trip, typed: string): StopOption[] {
  const wanted = plainText(typed.trim());
  if (wanted === '') return [];
  const stops = trip.days.flatMap(({ activities }) => activities).filter(({ placeId }) => placeId !== null);
  return stops
    .filter(({ name }) => plainText(name).includes(wanted) && plainText(name) !== wanted)
    .slice(0, MOST_SHOWN)
    .map((activity) => ({ id: activity.id, title: activity.name, detail: activity.location, activity }));
}

/** Where something is: a name of its own, or a stop of the plan, which is then known to be the same place. */
export function PlaceField({ label, value, trip, onChange }: PlaceFieldProps) {
  const { t } = useTranslation();
  const pick = ({ activity: { name, location, latitude, longitude, placeId } }: StopOption) =>
    onChange({ name, address: location, known: { latitude, longitude, placeId } });
  return (
    <Combobox
      label={label}
      value={value.name}
      maxLength={160}
      options={stopsNamed(trip, value.name)}
      // Another name is another place.
      onChange={(name) => onChange({ ...value, name, known: { latitude: null, longitude: null, placeId: null } })}
      onPick={pick}
      texts={{ loading: '', none: '', found: (count) => t('booking.stopsFound', { count }) }}
    />
  );
}
