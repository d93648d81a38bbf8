import { Check } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { FieldNotes } from './FieldNotes.tsx';

export interface Chip<T extends string> {
  readonly id: T;
  readonly label: ReactNode;
  readonly icon?: ReactNode;
  readonly disabled?: boolean;
}

interface ChipsProps<T extends string> {
  readonly label: ReactNode;
  readonly chips: readonly Chip<T>[];
  readonly chosen: readonly T[];
  readonly onChange: (chosen: readonly T[]) => void;
  /** With so many chosen the rest is disabled. */
  readonly max?: number;
  /** At most one: another takes its place, the same again clears it. */
  readonly single?: boolean;
  readonly hint?: string | undefined;
  /** Takes the place of the hint when the maximum is reached. */
  readonly fullHint?: string | undefined;
  readonly error?: string | undefined;
}

function toggled<T extends string>(chosen: readonly T[], id: T, single: boolean): readonly T[] {
  if (chosen.includes(id)) return chosen.filter((other) => other !== id);
  return single ? [id] : [...chosen, id];
}

interface ChipButtonProps {
  readonly chip: Chip<string>;
  readonly selected: boolean;
  /** No more can be chosen. */
  readonly full: boolean;
  readonly onClick: () => void;
}

function ChipButton({ chip, selected, full, onClick }: ChipButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={selected}
      disabled={chip.disabled || (full && !selected)}
      onClick={onClick}
      className={classNames(
        'relative inline-flex min-h-11 items-center gap-2 rounded-full border px-4 transition disabled:cursor-not-allowed disabled:opacity-50',
        selected ? 'border-sea bg-sea text-on-sea' : 'border-ink-soft/75 bg-card enabled:hover:border-sea',
      )}
    >
      {chip.icon}
      {chip.label}
      {selected && (
        <span className="absolute -top-1 -right-1 grid size-5 place-items-center rounded-full border border-sea bg-card text-sea">
          <Check aria-hidden strokeWidth={3} className="size-3" />
        </span>
      )}
    </button>
  );
}

/** Toggle buttons in a row that wraps. */
export function Chips<T extends string>(props: ChipsProps<T>) {
  const {
    label,
    chips,
    chosen,
    onChange,
    max = Number.POSITIVE_INFINITY,
    single = false,
    hint,
    fullHint,
    error,
  } = props;
  const id = useId();
  const full = !single && chosen.length >= max;
  const advice = (full && fullHint) || hint;
  return (
    <fieldset aria-describedby={error && `${id}-error`} className="flex min-w-0 flex-col gap-2">
      <legend className="pb-1 font-semibold">{label}</legend>
      {advice && (
        <p aria-live="polite" className="text-sm text-ink-soft">
          {advice}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        {chips.map((chip) => (
          <ChipButton
            key={chip.id}
            chip={chip}
            selected={chosen.includes(chip.id)}
            full={full}
            onClick={() => onChange(toggled(chosen, chip.id, single))}
          />
        ))}
      </div>
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}
