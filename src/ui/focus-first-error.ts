/** Moves the focus to the first control marked invalid, once the marks are on the page. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => form?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]')?.focus());
}
