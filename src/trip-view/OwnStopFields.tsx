import { useTranslation } from 'react-i18next';
import type { Cost } from '#domain/trip/cost.ts';
import type { Activity } from '#domain/trip/itinerary.ts';
import type { Change } from '#domain/trip/patch.ts';
import { TextField } from '../ui/Field.tsx';
import { AmountField } from './AmountField.tsx';
import { readCents } from './figures.ts';

/** What only an own stop lets its owner change: a stop of the catalogue is what it is. */
export interface OwnStop {
  readonly name: string;
  readonly location: string;
  /** Euros a person as typed; empty: not known. */
  readonly cost: string;
}

export const ownStopOf = ({ name, location, cost }: Activity): OwnStop => ({
  name,
  location,
  cost: cost.kind === 'amount' ? String(cost.adult / 100) : '',
});

export const isOwnStopValid = ({ name, cost }: OwnStop): boolean => name.trim() !== '' && readCents(cost) !== null;

function costOf(text: string): Cost | null {
  const cents = readCents(text);
  if (cents === null) return null;
  return cents === 'none' ? { kind: 'unknown' } : { kind: 'amount', adult: cents, child: cents };
}

/** Each as an intent of its own. A stop with another address is somewhere else: its place is looked for anew. */
export function ownStopChanges(before: OwnStop, { name, location, cost }: OwnStop, activityId: string): Change[] {
  const price = costOf(cost);
  const where = location.trim() || name.trim();
  const changes: (Change | false)[] = [
    name.trim() !== before.name && { kind: 'activity.name', activityId, name: name.trim() },
    where !== before.location && { kind: 'activity.location', activityId, location: where },
    where !== before.location && { kind: 'activity.place', activityId, place: null },
    cost !== before.cost && price !== null && { kind: 'activity.cost', activityId, cost: price },
  ];
  return changes.filter((change) => change !== false);
}

interface OwnStopFieldsProps {
  readonly value: OwnStop;
  readonly onChange: (part: Partial<OwnStop>) => void;
}

/** Name, address and price of an own stop. */
export function OwnStopFields({ value, onChange }: OwnStopFieldsProps) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t('tripEdit.name')}
        maxLength={160}
        value={value.name}
        error={value.name.trim() === '' ? t('tripEdit.nameNeeded') : undefined}
        onChange={(event) => onChange({ name: event.target.value })}
      />
      <TextField
        label={t('tripEdit.where')}
        hint={t('tripEdit.whereHint')}
        maxLength={200}
        value={value.location}
        onChange={(event) => onChange({ location: event.target.value })}
      />
      <AmountField
        label={t('tripEdit.cost')}
        hint={t('tripEdit.costHint')}
        value={value.cost}
        onChange={(cost) => onChange({ cost })}
      />
    </>
  );
}
