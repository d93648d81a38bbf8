const KEY = 'planFormDraft';

/** The half-filled plan form: kept through reloads and the way to the login and back (D2). */
export function readFormDraft(): unknown {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return null;
  }
}

export function keepFormDraft(draft: unknown): void {
  localStorage.setItem(KEY, JSON.stringify(draft));
}

export function forgetFormDraft(): void {
  localStorage.removeItem(KEY);
}
