import { useTranslation } from 'react-i18next';
import { TextField } from '../ui/Field.tsx';
import { readMinutes } from './figures.ts';

interface Times {
  /** HH:MM, or empty. */
  readonly time: string;
  /** Minutes as typed. */
  readonly duration: string;
}

interface TimeFieldsProps extends Times {
  readonly onChange: (part: Partial<Times>) => void;
}

/** When a stop begins and how long it lasts. */
export function TimeFields({ time, duration, onChange }: TimeFieldsProps) {
  const { t } = useTranslation();
  return (
    <div className="grid grid-cols-2 gap-4">
      <TextField
        label={t('trip.time')}
        type="time"
        value={time}
        error={time === '' ? t('tripEdit.timeNeeded') : undefined}
        onChange={(event) => onChange({ time: event.target.value })}
      />
      <TextField
        label={t('trip.durationMinutes')}
        inputMode="numeric"
        value={duration}
        error={readMinutes(duration) === null ? t('tripEdit.durationRange') : undefined}
        onChange={(event) => onChange({ duration: event.target.value })}
      />
    </div>
  );
}
