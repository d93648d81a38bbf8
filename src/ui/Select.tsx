import { ChevronDown } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle } from './control-style.ts';
import { Field } from './Field.tsx';

export interface SelectOption<T extends string> {
  readonly value: T;
  readonly label: string;
  readonly disabled?: boolean;
}

interface SelectProps<T extends string> extends Omit<ComponentProps<'select'>, 'id' | 'value' | 'onChange'> {
  readonly label: ReactNode;
  readonly options: readonly SelectOption<T>[];
  readonly value: T;
  readonly onChange: (value: T) => void;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

/** The native select: on a phone nothing beats the wheel or list that people know. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { label, options, value, onChange, error, hint, className, ...select } = props;
  return (
    <Field label={label} error={error} hint={hint}>
      {({ id, describedBy, invalid }) => (
        <div className="relative">
          <select
            id={id}
            value={value}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            onChange={(event) => onChange(event.target.value as T)}
            className={classNames(controlStyle, 'cursor-pointer appearance-none truncate pr-11', className)}
            {...select}
          >
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled} className="bg-card text-ink">
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden
            className="pointer-events-none absolute inset-y-0 right-4 my-auto size-5 text-ink-soft"
          />
        </div>
      )}
    </Field>
  );
}
