import { type DateRangeProps, latestEnd } from './date-range.ts';
import { TextField } from './Field.tsx';

/** The two date inputs of the platform: on a phone nothing beats them. */
export function DateInputs({ start, end, min, maxNights, labels, hint, errors, onChange }: DateRangeProps) {
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <TextField
        label={labels.start}
        type="date"
        min={min}
        value={start}
        error={errors?.start}
        onChange={(event) => onChange({ start: event.target.value, end: '' })}
      />
      <TextField
        label={labels.end}
        type="date"
        min={start || min}
        max={latestEnd(start, maxNights)}
        value={end}
        hint={hint}
        error={errors?.end}
        onChange={(event) => onChange({ start, end: event.target.value })}
      />
    </div>
  );
}
