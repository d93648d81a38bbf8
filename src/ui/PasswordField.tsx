import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle } from './control-style.ts';
import { Field, type TextFieldProps } from './Field.tsx';

interface PasswordFieldProps extends Omit<TextFieldProps, 'type'> {
  readonly showLabel: string;
  readonly hideLabel: string;
}

/** A password that can be looked at: typing blind on a phone is where most of them go wrong. */
export function PasswordField({ label, error, hint, showLabel, hideLabel, className, ...input }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} error={error} hint={hint}>
      {({ id, describedBy, invalid }) => (
        <div className="relative">
          <input
            id={id}
            type={shown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            className={classNames(controlStyle, 'pr-13', className)}
            {...input}
          />
          <button
            type="button"
            aria-label={shown ? hideLabel : showLabel}
            aria-controls={id}
            disabled={input.disabled}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0 right-0.5 my-auto grid size-11 place-items-center rounded-full text-ink-soft hover:text-ink disabled:opacity-60"
          >
            <Icon aria-hidden className="size-5" />
          </button>
        </div>
      )}
    </Field>
  );
}
