import { LoaderCircle } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { controlStyle } from './control-style.ts';
import { Field } from './Field.tsx';
import { type Suggestion, SuggestionList, suggestionId } from './SuggestionList.tsx';
import { useSuggestions } from './suggestions.ts';

export interface ComboboxTexts {
  readonly loading: string;
  readonly none: string;
  /** Read to screen readers: "4 places found". */
  readonly found: (count: number) => string;
}

interface ComboboxProps<T extends Suggestion> extends Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> {
  readonly label: ReactNode;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly options: readonly T[];
  readonly loading?: boolean;
  /** The caller decides what the field then says. */
  readonly onPick: (option: T) => void;
  readonly texts: ComboboxTexts;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

function statusOf(texts: ComboboxTexts, loading: boolean, count: number, text: string): string {
  if (loading) return texts.loading;
  if (count > 0) return texts.found(count);
  return text.trim() === '' ? '' : texts.none;
}

/** What is suggested, or why nothing is; the status is read out too. */
function Below({ status, children }: { readonly status: string; readonly children: ReactNode }) {
  return (
    <>
      {status && (
        <div className="absolute inset-x-0 top-full z-30 mt-1 overflow-hidden rounded-card border border-line bg-card shadow-lg">
          {children || (
            <p aria-hidden className="px-4 py-3 text-ink-soft">
              {status}
            </p>
          )}
        </div>
      )}
      <span role="status" className="sr-only">
        {status}
      </span>
    </>
  );
}

/** A text field that suggests. Whatever was typed stays allowed. */
export function Combobox<T extends Suggestion>(props: ComboboxProps<T>) {
  const { label, value, onChange, options, loading = false, onPick, texts, hint, error, className, ...input } = props;
  const { open, active, show, close, pick, onKeyDown } = useSuggestions(options, onPick);
  const status = open ? statusOf(texts, loading, options.length, value) : '';
  const listed = open && options.length > 0;

  return (
    <Field label={label} hint={hint} error={error}>
      {({ id, labelId, describedBy, invalid }) => (
        <div className="relative">
          <input
            autoComplete="off"
            spellCheck={false}
            {...input}
            id={id}
            role="combobox"
            value={value}
            aria-autocomplete="list"
            aria-expanded={listed}
            aria-controls={listed ? `${id}-list` : undefined}
            aria-activedescendant={active && suggestionId(`${id}-list`, active)}
            aria-describedby={describedBy}
            aria-invalid={invalid || undefined}
            onChange={(event) => {
              show();
              onChange(event.target.value);
            }}
            onClick={show}
            onBlur={close}
            onKeyDown={onKeyDown}
            className={classNames(controlStyle, 'pr-11', className)}
          />
          {loading && (
            <LoaderCircle
              aria-hidden
              className="pointer-events-none absolute top-3.5 right-4 size-5 animate-spin text-ink-soft"
            />
          )}
          <Below status={status}>
            {listed && (
              <SuggestionList id={`${id}-list`} labelId={labelId} options={options} active={active} onPick={pick} />
            )}
          </Below>
        </div>
      )}
    </Field>
  );
}
