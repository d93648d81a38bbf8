const KEY = 'planFormDraft';

/** The half-filled plan form: kept through reloads and the way to the login and back (D2). */
export function readFormDraft(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

/** A full or forbidden storage keeps none, and the form goes on without. */
export function keepFormDraft(draft: unknown): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(draft));
  } catch {
    // What is typed is still in the form.
  }
}

export function forgetFormDraft(): void {
  localStorage.removeItem(KEY);
}
