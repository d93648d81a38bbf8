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
  /** Airports, stations and ports that are suggested by their names. */
  readonly terminals?: readonly string[];
  readonly onChange: (spot: SpotDraft) => void;
}

interface PlaceOption {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** Absent: known by its name alone. */
  readonly activity?: Activity;
}

/** Some letters of a name, but not yet all of it. */
const isBegun = (name: string, wanted: string) => plainText(name).includes(wanted) && plainText(name) !== wanted;

function terminalsNamed(terminals: readonly string[], typed: string): PlaceOption[] {
  const wanted = plainText(typed.trim());
  if (wanted === '') return [];
  return terminals.filter((name) => isBegun(name, wanted)).map((name) => ({ id: name, title: name, detail: '' }));
}

function stopsNamed(trip: Trip, typed: string): PlaceOption[] {
  const wanted = plainText(typed.trim());
  if (wanted === '') return [];
  const stops = trip.days.flatMap(({ activities }) => activities).filter(({ placeId }) => placeId !== null);
  return stops
    .filter(({ name }) => isBegun(name, wanted))
    .map((activity) => ({ id: activity.id, title: activity.name, detail: activity.location, activity }));
}

/** Where something is: a name of its own, a terminal, or a stop of the plan, which is then known to be the same place. */
export function PlaceField({ label, value, trip, terminals = [], onChange }: PlaceFieldProps) {
  const { t } = useTranslation();
  const named = (name: string) =>
    onChange({ ...value, name, known: { latitude: null, longitude: null, placeId: null } });
  function pick({ title, activity }: PlaceOption) {
    if (!activity) return named(title);
    const { name, location, latitude, longitude, placeId } = activity;
    onChange({ name, address: location, known: { latitude, longitude, placeId } });
  }
  return (
    <Combobox
      label={label}
      value={value.name}
      maxLength={160}
      options={[...terminalsNamed(terminals, value.name), ...stopsNamed(trip, value.name)].slice(0, MOST_SHOWN)}
      // Another name is another place.
      onChange={named}
      onPick={pick}
      texts={{ loading: '', none: '', found: (count) => t('booking.stopsFound', { count }) }}
    />
  );
}
