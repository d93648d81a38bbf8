interface FieldNotesProps {
  /** The id of the control; hint and error are named after it. */
  readonly id: string;
  readonly hint?: string | undefined;
  readonly error?: string | undefined;
}

/** What `aria-describedby` of the control says, as long as there is something to say. */
export function describedBy({ id, hint, error }: FieldNotesProps): string | undefined {
  return [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
}

/** Hint and error under a control. */
export function FieldNotes({ id, hint, error }: FieldNotesProps) {
  return (
    <>
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && (
        <p id={`${id}-error`} className="text-sm font-semibold text-coral">
          {error}
        </p>
      )}
    </>
  );
}
