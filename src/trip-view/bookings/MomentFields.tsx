import { useTranslation } from 'react-i18next';
import { TextField } from '../../ui/Field.tsx';
import type { MomentDraft } from './booking-draft.ts';
import { ZoneField } from './ZoneField.tsx';

interface MomentFieldsProps {
  /** What happens then. */
  readonly what: string;
  readonly value: MomentDraft;
  readonly error: string | undefined;
  readonly zoneError: string | undefined;
  /** The choice of clocks is shown. */
  readonly zoned: boolean;
  /** Only the time is asked for: it is on the day of the start. */
  readonly timeOnly?: boolean;
  readonly min?: string;
  readonly onChange: (part: Partial<MomentDraft>) => void;
}

/** A date and a time, and whose clocks show it. */
export function MomentFields(props: MomentFieldsProps) {
  const { what, value, error, zoneError, zoned, timeOnly = false, min, onChange } = props;
  const { t } = useTranslation();
  return (
    <fieldset className="flex min-w-0 flex-col gap-3">
      <legend className="sr-only">{what}</legend>
      <div
        className={
          timeOnly ? '' : 'grid grid-cols-1 items-end gap-3 min-[22rem]:grid-cols-[minmax(0,11fr)_minmax(0,9fr)]'
        }
      >
        {!timeOnly && (
          <TextField
            label={t('booking.dateOf', { what })}
            type="date"
            value={value.date}
            min={min}
            error={error}
            className="px-3"
            onChange={(event) => onChange({ date: event.target.value })}
          />
        )}
        <TextField
          label={t('booking.timeOf', { what })}
          type="time"
          value={value.time}
          error={timeOnly ? error : undefined}
          className="px-3"
          onChange={(event) => onChange({ time: event.target.value })}
        />
      </div>
      {zoned && (
        <ZoneField
          label={t('booking.zoneOf', { what })}
          value={value.zone}
          error={zoneError}
          onChange={(zone) => onChange({ zone })}
        />
      )}
    </fieldset>
  );
}
