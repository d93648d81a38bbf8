/** What every field looks like where something is typed or chosen. */
export const controlStyle =
  'min-h-12 w-full rounded-card border border-ink-soft/75 bg-card px-4 py-2 text-base text-ink placeholder:text-ink-soft aria-invalid:border-coral aria-invalid:ring-1 aria-invalid:ring-coral data-invalid:border-coral data-invalid:ring-1 data-invalid:ring-coral disabled:cursor-not-allowed disabled:opacity-60';
