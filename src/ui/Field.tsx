import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';

interface FieldProps {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly children: (ids: { id: string; describedBy: string | undefined; invalid: boolean }) => ReactNode;
}

/** Label above, hint and error under the control, tied together for screen readers. */
export function Field({ label, error, hint, children }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [hint && hintId, error && errorId].filter(Boolean).join(' ') || undefined;
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, describedBy, invalid: error !== undefined })}
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="text-sm font-semibold text-coral">
          {error}
        </p>
      )}
    </div>
  );
}

const controlStyle =
  'min-h-12 w-full rounded-card border border-ink-soft/60 bg-card px-4 py-2 text-base text-ink placeholder:text-ink-soft aria-invalid:border-coral';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

export function TextField({ label, error, hint, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {({ id, describedBy, invalid }) => (
        <input
          id={id}
          aria-describedby={describedBy}
          aria-invalid={invalid || undefined}
          className={classNames(controlStyle, className)}
          {...input}
        />
      )}
    </Field>
  );
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  readonly label: ReactNode;
  readonly hint?: string | undefined;
}

export function TextArea({ label, hint, ...area }: TextAreaProps) {
  return (
    <Field label={label} hint={hint}>
      {({ id, describedBy }) => (
        <textarea id={id} aria-describedby={describedBy} rows={4} className={controlStyle} {...area} />
      )}
    </Field>
  );
}
