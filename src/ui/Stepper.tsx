import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { Field } from './Field.tsx';
import { IconButton } from './IconButton.tsx';

interface StepperProps {
  readonly label: ReactNode;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onChange: (value: number) => void;
  readonly decreaseLabel: string;
  readonly increaseLabel: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
  readonly disabled?: boolean;
}

interface StepperState {
  /** What the field shows. */
  readonly text: string;
  readonly spoken: string;
  readonly type: (text: string) => void;
  readonly commit: () => void;
  readonly step: (by: number) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}

/** Typed text is left alone until the field is left; only then it becomes a whole number within the limits. */
function useStepper({ value, min, max, onChange }: StepperProps): StepperState {
  const [draft, setDraft] = useState<string | null>(null);
  const [spoken, setSpoken] = useState('');
  const clamp = (number: number) => Math.min(max, Math.max(min, Number.isNaN(number) ? min : number));
  const current = draft === null ? value : clamp(Number.parseInt(draft, 10));

  function set(next: number) {
    setDraft(null);
    if (next !== value) onChange(next);
  }
  const keys: Readonly<Record<string, () => number>> = {
    ArrowUp: () => clamp(current + 1),
    ArrowDown: () => clamp(current - 1),
    Home: () => min,
    End: () => max,
  };
  return {
    text: draft ?? String(value),
    spoken,
    type: setDraft,
    commit: () => set(current),
    step: (by) => {
      set(clamp(current + by));
      setSpoken(String(clamp(current + by)));
    },
    onKeyDown: (event) => {
      const next = keys[event.key];
      if (next) event.preventDefault();
      if (next || event.key === 'Enter') set(next ? next() : current);
    },
  };
}

/** A small number: minus, the number (it can be typed), plus. The buttons stay focusable at the limits. */
export function Stepper(props: StepperProps) {
  const { label, value, min, max, decreaseLabel, increaseLabel, hint, error, disabled } = props;
  const { text, spoken, type, commit, step, onKeyDown } = useStepper(props);
  const lowest = value <= min;
  const highest = value >= max;
  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, describedBy, invalid }) => (
        <div className="flex min-h-12 w-full max-w-48 items-center rounded-card border border-ink-soft/75 bg-card has-disabled:opacity-60 has-aria-invalid:border-coral has-aria-invalid:ring-1 has-aria-invalid:ring-coral">
          <IconButton label={decreaseLabel} aria-disabled={lowest} disabled={disabled} onClick={() => step(-1)}>
            <Minus aria-hidden className="size-5" />
          </IconButton>
          <input
            id={id}
            role="spinbutton"
            inputMode="numeric"
            autoComplete="off"
            value={text}
            disabled={disabled}
            aria-valuenow={value}
            aria-valuemin={min}
            aria-valuemax={max}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            onChange={(event) => type(event.target.value)}
            onBlur={commit}
            onKeyDown={onKeyDown}
            className="h-11 min-w-0 grow rounded-lg bg-transparent text-center text-lg font-semibold tabular-nums"
          />
          <IconButton label={increaseLabel} aria-disabled={highest} disabled={disabled} onClick={() => step(1)}>
            <Plus aria-hidden className="size-5" />
          </IconButton>
          <span aria-live="polite" className="sr-only">
            {spoken}
          </span>
        </div>
      )}
    </Field>
  );
}
