import { Check } from 'lucide-react';
import { type ComponentProps, type ReactNode, useId } from 'react';
import { describedBy, FieldNotes } from './FieldNotes.tsx';

interface CheckboxProps extends Omit<ComponentProps<'input'>, 'id' | 'type' | 'checked' | 'onChange' | 'className'> {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** The whole line can be pressed. Links inside the label keep working as links. */
export function Checkbox({ label, checked, onChange, hint, error, ...input }: CheckboxProps) {
  const id = useId();
  return (
    <div className="flex flex-col">
      <label
        htmlFor={id}
        className="flex min-h-11 items-start gap-3 py-2.5 has-disabled:cursor-not-allowed has-disabled:opacity-60"
      >
        <span className="relative grid size-6 shrink-0 place-items-center">
          <input
            id={id}
            type="checkbox"
            checked={checked}
            aria-describedby={describedBy({ id, hint, error })}
            aria-invalid={error === undefined ? undefined : true}
            onChange={(event) => onChange(event.target.checked)}
            className="peer col-start-1 row-start-1 size-6 cursor-[inherit] appearance-none rounded-md border border-ink-soft/75 bg-card checked:border-sea checked:bg-sea aria-invalid:border-coral aria-invalid:ring-1 aria-invalid:ring-coral"
            {...input}
          />
          <Check
            aria-hidden
            strokeWidth={3}
            className="pointer-events-none invisible col-start-1 row-start-1 size-4 text-on-sea peer-checked:visible"
          />
        </span>
        <span className="min-w-0">{label}</span>
      </label>
      <div className="pl-9 empty:hidden">
        <FieldNotes id={id} hint={hint} error={error} />
      </div>
    </div>
  );
}
