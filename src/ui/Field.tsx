import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle } from './control-style.ts';
import { describedBy, FieldNotes } from './FieldNotes.tsx';

interface FieldControl {
  readonly id: string;
  readonly labelId: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
}

interface FieldProps {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly children: (control: FieldControl) => ReactNode;
}

/** Label above, hint and error under the control, tied together for screen readers. */
export function Field({ label, error, hint, children }: FieldProps) {
  const id = useId();
  const labelId = `${id}-label`;
  return (
    <div className="flex min-w-0 flex-col gap-1">
      <label id={labelId} htmlFor={id} className="font-semibold">
        {label}
      </label>
      {children({ id, labelId, describedBy: describedBy({ id, hint, error }), invalid: error !== undefined })}
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}

export interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

export function TextField({ label, error, hint, className, ...input }: TextFieldProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {({ id, describedBy: notes, invalid }) => (
        <input
          id={id}
          aria-describedby={notes}
          aria-invalid={invalid || undefined}
          className={classNames(controlStyle, 'read-only:bg-transparent', className)}
          {...input}
        />
      )}
    </Field>
  );
}

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  readonly label: ReactNode;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
}

export function TextArea({ label, error, hint, className, ...area }: TextAreaProps) {
  return (
    <Field label={label} error={error} hint={hint}>
      {({ id, describedBy: notes, invalid }) => (
        <textarea
          id={id}
          aria-describedby={notes}
          aria-invalid={invalid || undefined}
          rows={4}
          className={classNames(controlStyle, className)}
          {...area}
        />
      )}
    </Field>
  );
}
