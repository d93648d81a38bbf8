import { useId } from 'react';
import { Trans } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../../navigation/paths.ts';

interface TermsCheckboxProps {
  readonly checked: boolean;
  readonly error: string | undefined;
  readonly onChange: (checked: boolean) => void;
}

/** The documents open beside the form, so that nothing typed is lost. */
export function TermsCheckbox({ checked, error, onChange }: TermsCheckboxProps) {
  const id = useId();
  const errorId = `${id}-error`;
  const link = 'font-semibold text-sea underline';
  return (
    <div className="flex flex-col gap-1">
      <div className="flex items-start gap-3">
        <input
          id={id}
          type="checkbox"
          checked={checked}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? errorId : undefined}
          onChange={(event) => onChange(event.target.checked)}
          className="mt-1 size-6 shrink-0 accent-sea"
        />
        <label htmlFor={id}>
          <Trans
            i18nKey="auth.register.terms"
            components={{
              terms: <Link to={paths.terms} target="_blank" className={link} />,
              privacy: <Link to={paths.privacy} target="_blank" className={link} />,
            }}
          />
        </label>
      </div>
      {error && (
        <p id={errorId} className="text-sm font-semibold text-coral">
          {error}
        </p>
      )}
    </div>
  );
}
